### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = Hra v terminálu potřebuje terminál: vstup nebo výstup je roura či soubor. Bez --terminal se hraje v prohlížeči.
error-no-room = Výstup nelze zapsat: tam, kam směřuje, není místo.
error-no-such-folder = Složka „{ $folder }“, do které se má zapisovat, neexistuje.
error-kept-file = Soubor „{ $file }“ nelze přečíst nebo zapsat.
kept-aside = Obsah souboru „{ $file }“ nelze přečíst. Soubor zůstává jako „{ $aside }“ a začíná nový.

player-resume = Máš uloženou hru: { $game }, počet voleb: { $number }. Pokračovat? Esc ji nechá být; nová hra zabere její místo.
player-none-kept = Žádná hra není uložená.
player-stop = Okamžik { $number }/{ $all }  ← → Home End
player-saved = Záznam je uložen: { $file }
player-key-kept = před hrou: naposledy uložená hra
player-key-replay = po hře: procházet ji, uložit záznam
error-record-not-over = Záznam prozrazuje, co kdo drží; zapíše se, až hra skončí.
error-no-kept-game = Žádná hra z terminálu není uložená.
help-record-last = Vypíše záznam poslední hry z terminálu, jakmile skončí.
player-keys-small = c volby  b { $game ->
    [arena] plán
   *[embers] Mysl
}  ? proč ne  F1  ^Q

did-you-mean = Nejde o „{ $close }“?
help-completion =
    Vypíše to, díky čemu klávesa Tab v shellu doplňuje příkazy, boty, školy, varianty a karty.

    Natrvalo: eval "$(frostglass completion bash)" v ~/.bashrc, stejně se zsh v ~/.zshrc po compinit, nebo frostglass completion fish | source v ~/.config/fish/config.fish.
help-completion-shell = tvůj shell
error-unknown-shell = Pro shell „{ $shell }“ doplňování není; je pro { $known }.
