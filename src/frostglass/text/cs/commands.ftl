### What only the command line says: terminals, files and folders, games that are kept, completion, near misses.

error-no-terminal = Hra v terminálu potřebuje terminál: vstup nebo výstup je roura či soubor. Bez --terminal se hraje v prohlížeči.
error-no-room = Výstup nelze zapsat: tam, kam směřuje, není místo.
error-no-such-folder = Složka „{ $folder }“, do které se má zapisovat, neexistuje.
error-kept-file = Soubor „{ $file }“ nelze přečíst nebo zapsat.
kept-aside = Soubor „{ $file }“ byl poškozený. Zůstává jako „{ $aside }“ a začíná nový.
