### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = The terminal player needs a terminal: its input or output is a pipe or a file. Without --terminal the game is played in the browser.
error-no-room = The output cannot be written: there is no room where it goes.
error-no-such-folder = There is no folder “{ $folder }” to write to.
error-kept-file = The file “{ $file }” cannot be read or written.
kept-aside = The file “{ $file }” cannot be understood. It is kept as “{ $aside }”, and a new one begins.

player-resume = A game of yours is kept: { $game }, choices made: { $number }. Go on with it? Esc leaves it; a new game takes its place.
player-none-kept = No game is kept.
player-stop = Stop { $number } of { $all }  ← → Home End
player-saved = The record is saved: { $file }
player-key-kept = before a game: the one that was kept last
player-key-replay = after a game: go through it, save its record
error-record-not-over = The record tells what everybody holds; it is written when the game is over.
error-no-kept-game = No game of the terminal player is kept.
help-record-last = Print the record of the last game in the terminal player, when it is over.
player-keys-small = c choices  b { $game ->
    [arena] board
   *[embers] Mind
}  ? why  F1 help  ^Q

did-you-mean = Did you mean “{ $close }”?
help-completion =
    Print what makes Tab complete commands, bots, schools, modes and cards in your shell.

    For good: eval "$(frostglass completion bash)" in ~/.bashrc, the same with zsh in ~/.zshrc after compinit, or frostglass completion fish | source in ~/.config/fish/config.fish.
help-completion-shell = your shell
error-unknown-shell = There is no completion for the shell “{ $shell }”; there is one for { $known }.
