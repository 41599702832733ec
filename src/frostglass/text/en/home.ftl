# The start page: settings of a new table, own tables, ways on.

home-hints = Hints
home-hints-off = Off
home-hints-on = On
home-finished = finished
home-ways = More to do here
home-learn-note = Your first moves at a real table, step by step.
home-cards-note = Every being, legend, flare and task, with its pattern.
home-editor-note = Set any position up, see what it allows, play on from it.
