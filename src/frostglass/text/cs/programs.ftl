### Hry, které hrají programy: simulace a protokol enginu.

help-simulate-records = zapíše do této složky také záznam každé hry, pro record check
error-chance-not-me = Za náhodu může hrát „me“, nebo nikdo, ne „{ $chance }“.
