### Gry, w które grają programy: symulacje i protokół silnika.

help-simulate-records = zapisuje też w tym folderze zapis każdej partii, dla record check
error-chance-not-me = Za los może grać „me” albo nikt, a nie „{ $chance }”.
