# Hints between people: agreeing on them, and who asked for one.

agree-hints = Hints at this table
agree-note = Only while all players agree. Everybody sees who asks for one.
agree-wishes = { $name } would like hints.
agree-too = Agree
agree-all = All agree: hints are on.
agree-ended = Hints are off again.
agree-asked = { $name } asks for a hint.
