### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = Gra w terminalu wymaga terminala: wejście albo wyjście jest potokiem lub plikiem. Bez --terminal gra się w przeglądarce.
error-no-room = Nie można zapisać wyjścia: tam, dokąd trafia, nie ma miejsca.
error-no-such-folder = Nie ma folderu „{ $folder }”, w którym można by zapisać plik.
error-kept-file = Nie można odczytać lub zapisać pliku „{ $file }”.
kept-aside = Zawartości pliku „{ $file }” nie da się odczytać. Plik zachowano jako „{ $aside }”, a zaczyna się nowy.

player-resume = Masz zachowaną grę: { $game }, dokonane wybory: { $number }. Kontynuować? Esc ją zostawia; nowa gra zajmie jej miejsce.
player-none-kept = Nie ma zachowanej gry.
player-stop = Chwila { $number } z { $all }  ← → Home End
player-saved = Zapis gry jest w pliku: { $file }
player-key-kept = przed grą: ostatnio zachowana gra
player-key-replay = po grze: przechodzenie przez nią, zapis do pliku
error-record-not-over = Zapis zdradza, co kto ma na ręce; powstaje, gdy gra jest skończona.
error-no-kept-game = Nie ma zachowanej gry z terminala.
help-record-last = Wypisuje zapis ostatniej gry z terminala, gdy jest skończona.
player-keys-small = c wybory  b { $game ->
    [arena] plansza
   *[embers] Umysł
}  ? czemu  F1  ^Q

did-you-mean = Może chodzi o „{ $close }”?
help-completion =
    Wypisuje to, dzięki czemu klawisz Tab uzupełnia w powłoce polecenia, boty, szkoły, tryby i karty.

    Na stałe: eval "$(frostglass completion bash)" w ~/.bashrc, tak samo z zsh w ~/.zshrc po compinit albo frostglass completion fish | source w ~/.config/fish/config.fish.
help-completion-shell = twoja powłoka
error-unknown-shell = Nie ma uzupełniania dla powłoki „{ $shell }”; jest dla { $known }.
