### Hry, které hrají programy: simulace a protokol enginu.

help-simulate-records = zapíše do této složky také záznam každé hry, pro record check
