# Podpowiedzi między ludźmi: zgoda na nie i kto o nie prosi.

agree-hints = Podpowiedzi przy tym stole
agree-note = Tylko gdy zgadzają się wszyscy gracze. Każdy widzi, kto prosi o podpowiedź.
agree-wishes = { $name } chce gry z podpowiedziami.
agree-too = Zgadzam się
agree-all = Wszyscy się zgadzają: podpowiedzi są włączone.
agree-ended = Podpowiedzi są znowu wyłączone.
agree-asked = { $name } prosi o podpowiedź.
