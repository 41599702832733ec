"""A turn: its beginning, the actions of the main phase, the end phase and what follows it (RULES 4, 5, 12)."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.board import BIT
from frostglass.arena.cards import EFFECTS
from frostglass.arena.flares import invocations, invoke
from frostglass.arena.forms import Result
from frostglass.arena.keywords.keyword import SUMMONING, TURN, lapse
from frostglass.arena.options import (
    DISCARDS,
    END,
    PASS,
    RETURNS,
    STOP,
    Claim,
    Colour,
    Discard,
    Invoke,
    Lift,
    Place,
    Return,
    Summon,
    Use,
    lifts,
    places,
)
from frostglass.arena.patterns import CARDS, COMMON, LEGENDARY
from frostglass.arena.piles import discard, draw_being, draw_flare, draw_legend, give_up, return_card
from frostglass.arena.scene import Scene, pass_control
from frostglass.arena.scoring import add_points, goal_reached, kill_points, lost_at_end, score_point, winners
from frostglass.arena.state import EMPTY, State, piece, rank_of, replaced
from frostglass.arena.summoning import Resolve, hand, summon, summonings
from frostglass.arena.tasks import claim, fulfilled
from frostglass.engine.decision import Decision, Option, Script

SIDEWAYS = 6
"""Cards at the bottom of a team player's deck that do not keep the game going (RULES 13.3)."""


def main_options(p: State) -> list[Option]:
    """All that the deciding seat can do in the main phase (RULES 4.2)."""
    if p.has_left(p.turn):
        return [END]  # RULES 4.10
    found: list[Option] = []
    passed = p.control != p.turn
    if p.actions > 0:
        me = p.colour(p.turn)
        if p.dual_free(me) > 0:
            found += places(p.by[EMPTY])
        else:
            found += lifts(p.by[piece(me, 0)] | p.by[piece(me, 1)])
        if passed:  # RULES 13.6: the teammate only places
            return found
        found += summonings(p, hand(p, p.turn) + p.legends[p.turn - 1])
        if not p.discard_used:
            found += [DISCARDS[card] for card in p.hands[p.turn - 1]]
        if p.form.teams:
            found.append(PASS)
    else:
        found.append(END)
    if p.flares[p.turn - 1]:
        found += invocations(p)
    for more in p.hooks.options:
        found += more(p)
    return found


def place_and_go_on(p: State, square: int) -> bool:
    """The Place action of one who surely goes on with the turn after it; False for everybody else."""
    if p.left or p.control != p.turn:
        return False
    p.actions -= 1
    _place(p, square)
    return True


def act(p: State, choice: Option) -> Script[None]:
    """Carry out a choice of the main phase."""
    match choice:
        case Place(square):
            p.actions -= 1
            _place(p, square)
        case Lift(square):
            yield from _lift_and_place(p, square)
        case Summon():
            yield from summon(p, choice)
        case Discard(card):
            yield from _discard(p, card)
        case Invoke():
            yield from invoke(p, choice)
        case Use(card, verb):
            (keyword,) = (keyword for keyword in p.hooks.keywords if keyword.verb == verb)
            yield from keyword.use(p, card)
        case _ if choice == PASS:
            pass_control(p)
        case _ if choice == END:
            yield from end_turn(p)
            return
        case _:
            raise TypeError(choice)
    if _is_over(p):
        yield from end_turn(p)


def resolve(p: State, choice: Resolve) -> Script[None]:
    """The rest of a Summon: the being's effect, and where its card goes (RULES 6.5, steps 6 and 7)."""
    card = CARDS[choice.card]
    orientation = card.orientation(choice.orientation)
    s = Scene(p, orientation, choice.target, choice.destroyed)
    if card.uses_pattern:
        s.used = s.follow_all(orientation.used[choice.lies_at] & ~BIT[choice.target] & ~p.by[EMPTY])
    yield from EFFECTS[card.id](s)
    if card.rank == LEGENDARY:
        p.legend_discard += (card.id,)
    else:
        yield from _put_away(p, card.id)
    if _is_over(p):
        yield from end_turn(p)


def _put_away(p: State, card: str) -> Script[None]:
    """A being's card goes to the discard pile, unless a keyword has another place for it."""
    for resolved in p.hooks.resolved:
        if (yield from resolved(p, card)):
            return
    discard(p, p.turn, card)


def _is_over(p: State) -> bool:
    """Is nothing asked any more on this turn (RULES 4.10, 13.6)?"""
    return bool(p.left and p.has_left(p.turn)) or (p.control != p.turn and not p.actions)


def _place(p: State, square: int) -> None:
    p.put(square, piece(p.colour(p.turn), COMMON))
    p.events.append(ev.placed(square, p.colour(p.turn), COMMON))


def _lift_and_place(p: State, square: int) -> Script[None]:
    """The Place action without a free piece (RULES 5.2)."""
    p.actions -= 1
    p.events.append(ev.Lifted(square, p.colour(p.turn), rank_of(p.cells[square])))
    p.take_off(square)
    answer = yield Decision.must(p.or_chance(p.control), "place_lifted", places, (p.by[EMPTY],))
    assert isinstance(answer, Place)
    _place(p, answer.square)


def _discard(p: State, card: str) -> Script[None]:
    """The Discard action, with any number of other cards returned (RULES 5.4)."""
    seat = p.turn
    p.actions -= 1
    p.discard_used = True
    give_up(p, seat, card)
    while not p.has_left(seat):
        held = p.hands[seat - 1] + p.legends[seat - 1] + p.flares[seat - 1]
        answer = yield Decision.of(seat, "return", [*[RETURNS[card] for card in held], STOP])
        if not isinstance(answer, Return):
            return
        return_card(p, seat, answer.card)


# -- the end phase ----------------------------------------------------------------------------------------------------


def end_turn(p: State) -> Script[None]:
    """Claim or score, draw, check the end, go on to the next turn (RULES 4.5)."""
    if p.form.scoring == "tasks":
        yield from _claim(p)
    elif p.form.scoring == "kills":
        yield from _score_kills(p)
    else:
        yield from _score_colours(p)
    p.kills = (0,) * 12
    deck_drawn = False
    if not p.has_left(p.turn):
        deck_drawn = yield from _draw(p)
    _check_end(p, deck_drawn)
    _go_on(p)


def _claim(p: State) -> Script[None]:
    tasks = fulfilled(p)
    answer = yield Decision.of(p.turn, "claim", [*(Claim(task) for task in tasks), STOP])
    if isinstance(answer, Claim):
        yield from claim(p, answer.task)


def _score_kills(p: State) -> Script[None]:
    points = kill_points(p, 1 - p.colour(p.turn))
    if points:
        add_points(p, p.turn, points)
    yield from ()


def _score_colours(p: State) -> Script[None]:
    """Points in each enemy colour, and one more if two or three colours have an odd common left (RULES 11.4)."""
    odd = []
    for colour in range(p.colours):
        points = kill_points(p, colour)
        if points:
            add_points(p, p.turn, points, colour)
        if p.killed(colour)[COMMON] % 2:
            odd.append(colour)
    if len(odd) >= 2:
        answer = yield Decision.of(p.or_chance(p.turn), "odd_colour", [Colour(c) for c in odd])
        assert isinstance(answer, Colour)
        score_point(p, p.turn, answer.colour)


def _draw(p: State) -> Script[bool]:
    """Fill up to three beings, two legends, one flare, then the extra cards (RULES 4.6, 13.4).

    True when a draw took the last card of the deck, in team play the last upright one (12.1, 13.3).
    """
    seat = p.turn
    before = p.decks[seat - 1].size
    holder = seat
    while len(hand(p, seat)) < 3 and (yield from draw_being(p, seat)):
        pass
    if p.form.teams:
        holder = seat if p.extra_turn else p.partner(seat)
        _hand_over(p, p.partner(holder), holder)
    while len(p.legends[holder - 1]) < 2 and (yield from draw_legend(p, holder)):
        pass
    while len(p.flares[seat - 1]) < 1 and (yield from draw_flare(p, seat)):
        pass
    for _ in range(p.extra_beings):
        yield from draw_being(p, seat)
    for _ in range(p.extra_legends):
        yield from draw_legend(p, holder)
    left = p.decks[seat - 1].size
    return left < before and left <= (SIDEWAYS if p.form.teams else 0)


def _hand_over(p: State, seat: int, to: int) -> None:
    if p.legends[seat - 1]:
        p.events.append(ev.LegendsHandedOver(seat, to, len(p.legends[seat - 1])))
        p.legends = replaced(p.legends, to - 1, p.legends[to - 1] + p.legends[seat - 1])
        p.legends = replaced(p.legends, seat - 1, ())


# -- from turn to turn ------------------------------------------------------------------------------------------------


def _check_end(p: State, deck_drawn: bool) -> None:
    """Set off the last turns, once and for good (RULES 12.1, 12.2)."""
    points = goal_reached(p)
    if not p.trigger and (points or deck_drawn):
        p.trigger = p.turn
        p.trigger_reason = "points" if points else "deck"
        p.last_turns = p.seats
        p.events.append(ev.EndTriggered(p.turn, p.trigger_reason))


def _go_on(p: State) -> None:
    """The next turn, or the end of the game (RULES 4.7, 12.3, 12.4, 12.7)."""
    again = p.extra_turn and not p.has_left(p.turn)
    seat = p.turn if again else p.after(p.turn)
    while True:
        if not again and _is_last(p):
            finish(p, p.trigger_reason)
            return
        if p.turn_limit and p.turns >= p.turn_limit:
            finish(p, "limit")
            return
        if again:
            break
        p.last_turns -= bool(p.trigger)
        if not p.has_left(seat):
            break
        p.turns += 1  # a turn that is passed counts (RULES 4.10)
        seat = p.after(seat)
    begin_turn(p, seat)


def _is_last(p: State) -> bool:
    return bool(p.trigger) and not p.last_turns


def begin_turn(p: State, seat: int) -> None:
    """A fresh turn with its actions (RULES 4.1)."""
    p.turn = p.control = seat
    p.turns += 1
    p.actions = max(0, (1 if p.first_turn else 2) - p.penalties[seat - 1])
    p.penalties = replaced(p.penalties, seat - 1, 0)
    p.first_turn = False
    p.discard_used = False
    p.kills = (0,) * 12
    p.summoned = (0, 0, 0, 0)
    p.borrow = False
    p.extra_beings = p.extra_legends = 0
    p.extra_turn = False
    if p.hooks.keywords:
        lapse(p, TURN, SUMMONING)
    for began in p.hooks.turn_began:
        began(p, seat)
    p.events.append(ev.turn_began(seat, p.actions))


def finish(p: State, reason: str) -> None:
    """The game is over; points decide (RULES 12.6)."""
    finish_for(p, reason, winners(p))


def finish_for(p: State, reason: str, seats: tuple[int, ...]) -> None:
    """The game is over and these seats have won."""
    p.result = Result(reason, seats)
    p.events += [ev.PointsLost(seat, lost) for seat, lost in lost_at_end(p)]
    p.events.append(ev.GameEnded(reason, seats))
