# Tables for the tests of the adapters: all forms and chapters, and positions near the end of a game.
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import LEGENDS, SCHOOLS, deck_of
from frostglass.embers.captivity.cards import FIRST_CHAPTER, LAST_CHAPTER

FORMS_AND_CHAPTERS: list[tuple[str, dict[str, object]]] = [
    *[
        ("arena", {"mode": form.id, "schools": (list(SCHOOLS) * 2)[i : i + seats]})
        for i, form in enumerate(FORMS.values())
        for seats in form.seat_counts
    ],
    ("embers", {"mode": "prologue"}),
    *[("embers", {"mode": "chapter", "chapter": chapter}) for chapter in range(FIRST_CHAPTER, LAST_CHAPTER + 1)],
]
NAMES = [f"{game}-{'-'.join(map(str, settings.values()))}" for game, settings in FORMS_AND_CHAPTERS]

LAST_DAY = {
    "game": "embers", "mode": "chapter", "chapter": 1, "mind": [{"card": "glass-1a", "x": 0, "y": 0}], "row": [],
    "rows": [
        {"determination": "antlers-3", "added": ["chains-1a", "glass-1b", "flames-1b", "daggers-1a"], "complete": True},
        {"determination": "chains-5", "added": ["antlers-1b", "daggers-1b"], "complete": True},
        {"determination": "chains-2a", "added": ["daggers-2a", "glass-2b"]},
        {"determination": "daggers-2b"},
    ],
    "discard": ["daggers-3", "antlers-2a", "daggers-5", "flames-5", "flames-3", "glass-4", "antlers-2b", "glass-5",
                "glass-2a", "glass-3"],
    "deck": {"pool": ["antlers-4", "flames-1a"]}, "turn": 2, "turns": 37, "relived": ["glass"],
    "todo": ["deal observe", "observe"], "demons": ["chains", "daggers", "flames", "antlers", "glass"],
    "tainted": {"chains": ["chains-3", "chains-4", "chains-1b", "chains-2b"], "daggers": ["daggers-4"],
                "flames": ["flames-4", "flames-2b", "flames-2a"], "antlers": ["antlers-1a", "antlers-5"]},
}  # fmt: skip
"""Two cards are left to be seen; what Fenrys does with them decides the day."""

LAST_TURNS = {
    "game": "arena", "mode": "duel", "turn": 1, "actions": 1, "turns": 7, "turn_limit": 8,
    "board": ["c1 c1 c1 c1 c1", "c1 c1 c1 c1 c1 c1 c1", "c1 c1 c1 l1 l1 l1 c2 c2 c2", "c2 c2 c2 c2 c2 c2 c2 c2 c2",
              "c2 c2 c2 l2 l2 l2 -- -- --", "-- -- -- -- -- -- -- -- --", "-- -- -- -- -- -- -- -- --",
              "-- -- -- -- -- -- --", "-- -- -- -- --"],
    "seats": [{"school": "everfrost", "discard": list(deck_of("everfrost")[2:])},
              {"school": "highland", "discard": list(deck_of("highland")[2:]), "penalty": 1}],
    "legend_discard": list(LEGENDS), "flare_discard": list(FLARES),
}  # fmt: skip
"""The last turns of a duel; each deck has two cards left."""
