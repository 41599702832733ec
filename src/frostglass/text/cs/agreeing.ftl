# Rady mezi lidmi: souhlas s nimi a kdo si o ně řekl.

agree-hints = Rady u tohoto stolu
agree-note = Jen když souhlasí všichni hráči. Každý vidí, kdo si o radu řekne.
agree-wishes = { $name } chce hrát s radami.
agree-too = Souhlasím
agree-all = Všichni souhlasí: rady jsou zapnuté.
agree-ended = Rady jsou zase vypnuté.
agree-asked = { $name } žádá o radu.
