### Gry, w które grają programy: symulacje i protokół silnika.

help-simulate-records = zapisuje też w tym folderze zapis każdej partii, dla record check
