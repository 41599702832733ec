### Games that are played by programs: simulations and the engine protocol.

help-simulate-records = also write a record of each game into this folder, for record check
error-chance-not-me = Chance can be played by “me” or by nobody, not by “{ $chance }”.
