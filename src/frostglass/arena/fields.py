"""The arena's state, described once: a row for each field.

Class, copy, view, guess, search key and outcome stand in plain.py, which `python -m frostglass.arena.plain_source`
writes from the rows; documents are read and written by them, in their order. To add a field is to add a row and to run
the command.
"""

from __future__ import annotations

from typing import Final

from frostglass.arena import told, written
from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import LEGENDS
from frostglass.arena.tasks import TASKS
from frostglass.engine.fields import BITS, COLOUR, NOBODY, OWNER, SEAT, SIZE, Field

NUMBERS: Final = "tuple[int, ...]"
CARDS: Final = "tuple[str, ...]"
CARDS_EACH: Final = "tuple[tuple[str, ...], ...]"
NONE_EACH: Final = "((),) * seats"

TABLE: Final = (
    Field("form", "Form", "form", seen=NOBODY, sought=False),
    Field("schools", CARDS, "schools", by=SEAT, said="school", sought=False),
    Field("colours", "int", "colours", seen=NOBODY, sought=False),
    Field("start", "int", "start", sought=False, note="The starting seat, 0 to leave it to chance."),
    Field("turn_limit", "int", "turn_limit", sought=False),
    Field("draft", "bool", "False", sought=False,
        note="The schools hold the seats only: they are still to be banned and picked."),
    Field("duals", "int", "17 - form.markers(seats)", seen=NOBODY, sought=False,
        note="Dual pieces each colour has in this form (RULES 1.4)."),
    Field("hooks", "Hooks", "NO_HOOKS", seen=NOBODY, sought=False,
        note="Where the keywords of the schools at the table change the game."),
)  # fmt: skip

BOARD: Final = (
    Field("cells", "list[int]", "[0] * 81", seen=NOBODY, sought=False, copied="[:]"),
    Field("by", "list[int]", "[ON_BOARD] + [0] * 12", seen=NOBODY, copied="[:]",
        note="Bitboards by cell value: by[0] the empty squares, by[piece(c, r)] the pieces of a colour and rank."),
)  # fmt: skip

TURN: Final = (
    Field("turn", "int", "start or 1", written=written.a_seat(1)),
    Field("kills", NUMBERS, "(0,) * 12", written=written.numbers(12), told=told.KILLS,
        note="The turn's kills, by cell value less one."),
    Field("actions", "int", "0", written=written.number(2), told=told.as_it_is("actions")),
    Field("borrow", "bool", "False", written=written.FLAG, told=told.as_it_is("borrow")),
    Field("control", "int", "start or 1", written=written.CONTROL,
        note="The seat that decides: the turn player, or the teammate after passing control (RULES 13.6)."),
    Field("discard_used", "bool", "False", written=written.FLAG),
    Field("summoned", "tuple[int, int, int, int]", "(0, 0, 0, 0)", written=written.numbers(4),
        note="The turn's summonings: beings, legends, on red, on green (RULES 6.8)."),
    Field("extra_beings", "int", "0", written=written.part("extra_draws", 0), told=told.EXTRA_BEINGS),
    Field("extra_legends", "int", "0", written=written.part("extra_draws", 1), told=told.EXTRA_LEGENDS),
    Field("extra_turn", "bool", "False", written=written.FLAG, told=told.EXTRA_TURN),
    Field("improvised", NUMBERS, "(0,) * seats", by=SEAT, only="colours", written=written.IMPROVISED,
        told=told.IMPROVISED,
        note="By seat, a bit for each colour whose improvisation marker is spent (RULES 6.9)."),
)  # fmt: skip

CARDS_HELD: Final = (
    Field("hands", CARDS_EACH, NONE_EACH, by=SEAT, seen=OWNER, said="hand", written=written.OF_SCHOOL),
    Field("discards", CARDS_EACH, NONE_EACH, by=SEAT, seen=OWNER, said="discard", written=written.OF_SCHOOL,
        told=told.own("discard")),
    Field("shown", CARDS_EACH, NONE_EACH, by=SEAT, written=written.SHOWN,
        note="The cards of each discard pile that everybody saw going there and has not seen elsewhere since "
        "(RULES 15.4)."),
    Field("legends", CARDS_EACH, NONE_EACH, by=SEAT, seen=OWNER, written=written.shared(LEGENDS)),
    Field("flares", CARDS_EACH, NONE_EACH, by=SEAT, seen=OWNER, written=written.shared(FLARES),
        told=told.own("flares")),
    Field("kept", "tuple[Any, ...]", "()", written=written.KEPT,
        note="What the keywords keep beside the board, by `Kept.index`: everybody sees it."),
)  # fmt: skip

PILES: Final = (
    Field("decks", "tuple[Deck, ...]", "tuple(Deck.shuffled(deck_of(school)) for school in schools)", by=SEAT,
        seen=SIZE, said="deck", sought=False, written=written.SCHOOL_DECK),
    Field("legend_discard", CARDS, "()", written=written.shared(LEGENDS)),
    Field("flare_discard", CARDS, "()", written=written.shared(FLARES)),
    Field("legend_deck", "Deck", "Deck()", seen=SIZE, sought=False, written=written.shared_deck(LEGENDS)),
    Field("flare_deck", "Deck", "Deck()", seen=SIZE, sought=False, written=written.shared_deck(FLARES)),
    Field("tasks", CARDS, "()", only="tasks", written=written.shared(TASKS)),
    Field("claimed", CARDS_EACH, "((),) * colours", by=COLOUR, only="tasks", written=written.shared(TASKS),
        note="Claimed tasks of each colour."),
    Field("next_task", "str | None", "None", only="tasks", written=written.shared_one(TASKS)),
    Field("tasks_under", CARDS, "()", only="tasks", written=written.NAMES,
        note="Tasks that were turned up and went under the deck, seen by all (RULES 15.1)."),
    Field("task_deck", "Deck", "Deck()", seen=SIZE, only="tasks", sought=False,
        written=written.shared_deck(TASKS)),
)  # fmt: skip

SUPPLY: Final = (
    Field("removed", NUMBERS, "(0,) * (2 * colours)", written=written.REMOVED, told=told.REMOVED,
        note="Pieces removed from the game: dual and legendary of each colour in turn."),
    Field("gone", NUMBERS, "(0,) * (2 * colours)", sought=False, written=written.GONE,
        note="The same with those that lie on a card: all that is neither on the board nor in the supply."),
)  # fmt: skip

GAME: Final = (
    Field("scores", NUMBERS, '(0,) * (seats * seats if form.scoring == "colours" else colours)',
        written=written.SCORES,
        note="Deathmatch points: by colour, in a melee by seat and enemy colour (seat index * colours + colour)."),
    Field("penalties", NUMBERS, "(0,) * seats", by=SEAT, said="penalty", written=written.number(),
        told=told.PENALTIES),
    Field("left", "int", "0", by=BITS, written=written.FLAG, note="A bit for each seat that has left (RULES 4.9)."),
    Field("first_turn", "bool", "True", written=written.FLAG),
    Field("turns", "int", "0", written=written.number(1, 10**9)),
    Field("trigger", "int", "0", written=written.a_seat(0),
        note="The seat whose turn triggered the end, 0 while nobody's did."),
    Field("trigger_reason", "str", '""', written=written.WORD),
    Field("last_turns", "int", "0", written=written.a_seat(0)),
    Field("result", "Result | None", "None", written=written.RESULT),
)  # fmt: skip

FIELDS: Final = (*TABLE, *BOARD, *TURN, *CARDS_HELD, *PILES, *SUPPLY, *GAME)
TOLD: Final = tuple(field for field in FIELDS if field.told is not None)
"""In the order of `Plain.outcome`."""
