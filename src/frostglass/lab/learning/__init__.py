"""The training line of the arena's learned value: self-play, replay for inputs, fit, match, keep or drop.

Self-play, fitting and matches run from here with the standard library, numpy and torch alone, as
`python -m frostglass.lab.learning`; `frostglass train` is the same with progress and words.
"""
