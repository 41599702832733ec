### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = Gra w terminalu wymaga terminala: wejście albo wyjście jest potokiem lub plikiem. Bez --terminal gra się w przeglądarce.
error-no-room = Nie można zapisać wyjścia: tam, dokąd trafia, nie ma miejsca.
error-no-such-folder = Nie ma folderu „{ $folder }”, w którym można by zapisać plik.
error-kept-file = Nie można odczytać lub zapisać pliku „{ $file }”.
kept-aside = Plik „{ $file }” był uszkodzony. Jest zachowany jako „{ $aside }”, a zaczyna się nowy.
