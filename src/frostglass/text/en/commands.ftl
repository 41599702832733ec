### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = The terminal player needs a terminal: its input or output is a pipe or a file. Without --terminal the game is played in the browser.
error-no-room = The output cannot be written: there is no room where it goes.
error-no-such-folder = There is no folder “{ $folder }” to write to.
error-kept-file = The file “{ $file }” cannot be read or written.
kept-aside = The file “{ $file }” was damaged. It is kept as “{ $aside }”, and a new one begins.
