"""Setting a game up: who starts, first hands, tasks, the pieces on the setup squares (RULES 3)."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.board import BIT, DUEL_SETUP, MELEE_SETUP
from frostglass.arena.draft import draft
from frostglass.arena.flares import FLARES
from frostglass.arena.options import Pick, Starts, picks
from frostglass.arena.patterns import COMMON, LEGENDS
from frostglass.arena.piles import draw_being, draw_flare, draw_legend
from frostglass.arena.state import State, piece
from frostglass.arena.tasks import set_up_tasks
from frostglass.arena.turn import begin_turn, end_turn
from frostglass.engine.decision import CHANCE, Decision, Script
from frostglass.engine.deck import Deck


def set_up(p: State) -> Script[None]:
    """From a bare table to the first turn."""
    if not p.start:
        answer = yield Decision.of(CHANCE, "start", [Starts(seat) for seat in range(1, p.seats + 1)])
        assert isinstance(answer, Starts)
        p.start = answer.seat
    p.turn = p.control = p.start
    order = [(p.start - 1 + i) % p.seats + 1 for i in range(p.seats)]
    if p.draft:
        yield from draft(p, order)
    p.legend_deck = Deck.shuffled(LEGENDS)
    p.flare_deck = Deck.shuffled(FLARES)
    for number, seat in enumerate(order):
        for _ in range(3):
            yield from draw_being(p, seat)
        if not p.form.teams or number < 2:  # RULES 3.6: the first of each team to act holds the legends
            for _ in range(2):
                yield from draw_legend(p, seat)
        yield from draw_flare(p, seat)
    if p.form.scoring == "tasks":
        yield from set_up_tasks(p)
    elif p.form.scoring == "kills":
        yield from _place_pieces(p, order[-1], [p.colour(order[-1]), p.colour(order[0])], list(DUEL_SETUP))
    else:
        colours = [p.colour(seat) for seat in (order[2:] + order[:2])[:3]]  # four players: not the one who plays second
        yield from _place_pieces(p, order[-1], colours, list(MELEE_SETUP))
    begin_turn(p, p.start)
    if p.has_left(p.start):
        yield from end_turn(p)  # RULES 4.9: the turn is passed


def _place_pieces(p: State, seat: int, colours: list[int], symbols: list[int]) -> Script[None]:
    """The last player in turn order puts a common piece of each colour at a symbol of choice (RULES 3.4, 3.5)."""
    for colour in colours:
        where = sum(symbols)
        answer = yield Decision.of(p.or_chance(seat), "setup", picks(where), about=colour)
        assert isinstance(answer, Pick)
        p.put(answer.square, piece(colour, COMMON))
        p.events.append(ev.placed(answer.square, colour, COMMON))
        symbols = [symbol for symbol in symbols if not symbol & BIT[answer.square]]
