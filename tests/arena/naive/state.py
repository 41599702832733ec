"""One moment inside a naive summoning, flare or thaw, and the plain verbs that lead to the next one.

How to write a card
-------------------
A card is a function from a State to the list of all States it can lead to. States never change: every verb below gives
a new one, or None when the rules do not allow it. Enter the function with `@being("id")` or `@frozen("id")` from
`registry`. An effect that does nothing returns `[s]`; an optional effect has `s` itself among its results.

    @being("dire_wolf")
    def dire_wolf(s: State) -> list[State]:
        once = [s] + [step.state for step in steps(s, s.being, COMBAT)]
        ...

The caller has already summoned the being (piece placed, action spent, permission of RULES 6.10 used up) and afterwards
puts the card on its pile or into play; the effect touches `discard`, `frozen`, `flares` only if its text says so.
While a frozen effect is resolved, `s.frozen` still holds its card and `s.being` is None. Squares are in `geometry`.

What a State knows
------------------
board, by `s.at(square)` -> Piece(colour, rank) or None. Squares are text like "e5", ranks are
              COMMON, HEROIC, LEGENDARY (0, 1, 2).
s.you, s.enemies (colours, ascending), s.colours (all in the game).
s.being       square of the being's piece, followed through moves; None when it left the board or changed colour (7.7)
s.used        squares of the pieces used to summon, followed likewise; never the target square's (7.18)
s.tags        pairs (name, square) for pieces a card wants to follow: tag(), tagged()
s.target      square of the summoning; s.destroyed_by_summoning: the Piece that stood there, or None (6.6, 6.7 a)
s.marks       {square: "y" or "b"}, only squares on the board; s.mirror: pairs (yellow square, its blue
              square or None if that is off the board)
s.arrows      the indicated directions ("n", "ne", ...), turned with the embedding, on or off the board
s.kills, s.removed (of this resolution), s.actions, s.frozen, s.discard, s.flares, s.borrow, s.improvised, s.extra_turn,
s.draws (beings, legends), s.penalty (seats). Plain fields change by `s._replace(actions=...)`.
s.hand, s.legends of the seat to move; s.pending, s.merchant (a Piece) of the etherweave seat, whoever moves;
s.gateway (square, ON_MERCHANT or None), s.possessed, s.void, s.oblivion, s.emperor, s.as_legend, s.under_deck.

Verbs
-----
free(s, colour, rank)             number of pieces in that supply (1.5)
mine(s, *ranks), enemy(s, *ranks), everyone(s, *ranks), of_colour(s, colour, *ranks)
                                  squares of such pieces; no rank named means every rank
taken_off(s, square)              no longer on the board, and nobody counts it
destroy(s, square, times=1)       take off the board; `times` (0, 1, 2): how often an enemy piece counts (7.20)
remove_from_game(s, square, times=1)    destroy, and the owner's supply shrinks (1.8); destroy_all(s, squares, times=1)
swap(s, one, other)
move(s, start, end)               put the piece there whatever stands there, which is destroyed; asks no rank
steps(s, square, rule)            every single move of that piece: list of Step(state, start, end, direction, destroyed)
step(s, square, direction, rule)  that one move as a Step, or None
leaps(s, square, rule, squares=SQUARES)   the same for leaps (direction is ""); never to its own square
                                  rule: STANDARD, COMBAT, ONTO_EMPTY, or a function (mover, occupant or None) -> bool
place(s, square, colour, rank)    from the supply on an empty square, else None (7.14, 1.7)
upgrade(s, square), downgrade(s, square)  State or None (7.15, 1.7)
convert(s, square, colour, rank=None)     State or None (7.16); an enemy piece converted is a kill; rank None keeps it
gain_action(s, number=1)
penalise(s)                       one action less for those whom RULES 10.9 hits
tag(s, name, square), tagged(s, name)     follow a piece; squares of the pieces followed under that name
merge(states)                     the same states without repetition; `steps` and friends never repeat
then(states, effect)              effect applied to each of the states, merged
up_to(s, times, effect)           the effect done 0, 1, ... or so many times, each on the result of the one before
walk(s, square, rules)            one piece makes 0 to len(rules) moves, the first by the first rule, and so on
                                  (drop what a card does not ask for, `s._replace(used=frozenset())`, to merge more)
A verb given `None` as square (a being that is gone) fails loudly; `steps` and `leaps` alone take None and give [].
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .geometry import DIRECTIONS, INDEX, SQUARES, towards

COMMON, HEROIC, LEGENDARY = 0, 1, 2
ON_MERCHANT = "merchant"  # where the Gateway is while its piece lies on Merchant of Time


class Piece(NamedTuple):
    colour: int
    rank: int


@dataclass(frozen=True, eq=False)
class Setting:
    """What does not change while one effect is resolved. Two settings are never equal: states merge inside one."""

    mode: str
    seat: int
    seats: int
    you: int
    colours: tuple[int, ...]
    schools: tuple[str, ...]  # of all seats
    given_up: int  # dual pieces of each colour that mark scores (RULES 1.4)
    removed_before: dict[int, tuple[int, int]]  # colour -> dual, legendary
    target: str = ""
    destroyed_by_summoning: Piece | None = None
    marks: dict[str, str] = field(default_factory=dict)
    mirror: tuple[tuple[str, str | None], ...] = ()
    arrows: frozenset[str] = frozenset()


class State(NamedTuple):
    setting: Setting
    board: tuple[Piece | None, ...]  # in the order of SQUARES
    actions: int
    kills: tuple[tuple[int, int, int], ...]  # in the order of setting.colours: common, heroic, legendary
    removed: tuple[tuple[int, int], ...]  # in the order of setting.colours: dual, legendary
    frozen: str | None
    discard: tuple[str, ...]
    flares: frozenset[str]
    borrow: bool
    improvised: frozenset[int]
    extra_turn: bool = False
    draws: tuple[int, int] = (0, 0)
    penalty: frozenset[int] = frozenset()
    being: str | None = None
    used: frozenset[str] = frozenset()
    tags: frozenset[tuple[str, str]] = frozenset()
    hand: frozenset[str] = frozenset()
    legends: frozenset[str] = frozenset()
    gateway: str | None = None
    possessed: int | None = None
    void: bool = False
    oblivion: int = 0
    emperor: bool = False
    pending: str | None = None
    merchant: Piece | None = None
    as_legend: bool = False
    under_deck: bool = False  # the summoned card goes there instead of to the discard pile (Hell Hound)

    def at(self, square: str) -> Piece | None:
        return self.board[INDEX[square]]

    @property
    def you(self) -> int:
        return self.setting.you

    @property
    def colours(self) -> tuple[int, ...]:
        return self.setting.colours

    @property
    def enemies(self) -> list[int]:
        return [colour for colour in self.setting.colours if colour != self.setting.you]

    @property
    def target(self) -> str:
        return self.setting.target

    @property
    def destroyed_by_summoning(self) -> Piece | None:
        return self.setting.destroyed_by_summoning

    @property
    def marks(self) -> dict[str, str]:
        return self.setting.marks

    @property
    def mirror(self) -> tuple[tuple[str, str | None], ...]:
        return self.setting.mirror

    @property
    def arrows(self) -> frozenset[str]:
        return self.setting.arrows


class Step(NamedTuple):
    state: State
    start: str
    end: str
    direction: str
    destroyed: Piece | None


Rule = Callable[[Piece, Piece | None], bool]


def STANDARD(mover: Piece, occupant: Piece | None) -> bool:
    return occupant is None or occupant.rank < mover.rank


def COMBAT(mover: Piece, occupant: Piece | None) -> bool:
    return occupant is None or occupant.rank <= mover.rank


def ONTO_EMPTY(_mover: Piece, occupant: Piece | None) -> bool:
    return occupant is None


# Looking


def of_colour(s: State, colour: int, *ranks: int) -> list[str]:
    return [
        square
        for square, piece in zip(SQUARES, s.board, strict=True)
        if piece is not None and piece.colour == colour and (not ranks or piece.rank in ranks)
    ]


def mine(s: State, *ranks: int) -> list[str]:
    return of_colour(s, s.you, *ranks)


def enemy(s: State, *ranks: int) -> list[str]:
    return [square for colour in s.enemies for square in of_colour(s, colour, *ranks)]


def everyone(s: State, *ranks: int) -> list[str]:
    return [square for colour in s.colours for square in of_colour(s, colour, *ranks)]


def free(s: State, colour: int, rank: int) -> int:
    """RULES 1.5: dual pieces for common and heroic, else legendary ones. X3: one on Merchant of Time is missing."""
    dual_before, legendary_before = s.setting.removed_before.get(colour, (0, 0))
    dual_now, legendary_now = s.removed[s.colours.index(colour)]
    away = [s.merchant.rank == LEGENDARY] if s.merchant is not None and s.merchant.colour == colour else []
    if rank == LEGENDARY:
        return 3 - legendary_before - legendary_now - len(of_colour(s, colour, LEGENDARY)) - away.count(True)
    on_board = len(of_colour(s, colour, COMMON, HEROIC))
    return 17 - s.setting.given_up - dual_before - dual_now - on_board - away.count(False)


def tagged(s: State, name: str) -> list[str]:
    return sorted(square for label, square in s.tags if label == name)


# Changing


def _piece_at(s: State, square: str) -> Piece:
    piece = s.at(square)
    if piece is None:
        raise ValueError(f"no piece on {square}")
    return piece


def _with_piece(s: State, square: str, piece: Piece | None) -> State:
    number = INDEX[square]
    return s._replace(board=(*s.board[:number], piece, *s.board[number + 1 :]))


def _forget(s: State, square: str) -> State:
    """The piece on the square is followed no longer (RULES 7.7, 7.18), and a marker on it comes off (E2.4)."""
    return s._replace(
        gateway=None if s.gateway == square else s.gateway,
        being=None if s.being == square else s.being,
        used=s.used - {square},
        tags=frozenset(pair for pair in s.tags if pair[1] != square),
    )


def _follow(s: State, ends: dict[str, str]) -> State:
    """Pieces have gone from the first squares to the second ones, all at once."""
    if s.being not in ends and s.gateway not in ends and not s.used & ends.keys() and not s.tags:
        return s
    return s._replace(
        being=s.being and ends.get(s.being, s.being),
        gateway=s.gateway and ends.get(s.gateway, s.gateway),
        used=frozenset(ends.get(square, square) for square in s.used),
        tags=frozenset((name, ends.get(square, square)) for name, square in s.tags),
    )


def _count_kill(s: State, victim: Piece, times: int) -> State:
    if victim.colour == s.you:
        return s
    kills = [list(counts) for counts in s.kills]
    kills[s.colours.index(victim.colour)][victim.rank] += times * (1 + s.oblivion)
    return s._replace(kills=tuple((common, heroic, legendary) for common, heroic, legendary in kills))


def tag(s: State, name: str, square: str) -> State:
    return s._replace(tags=s.tags | {(name, square)})


def taken_off(s: State, square: str) -> State:
    return _forget(_with_piece(s, square, None), square)


def destroy(s: State, square: str, times: int = 1) -> State:
    return _count_kill(taken_off(s, square), _piece_at(s, square), times)


def destroy_all(s: State, squares: Iterable[str], times: int = 1) -> State:
    for square in squares:
        s = destroy(s, square, times)
    return s


def remove_from_game(s: State, square: str, times: int = 1) -> State:
    victim = _piece_at(s, square)
    removed = [list(counts) for counts in s.removed]
    removed[s.colours.index(victim.colour)][1 if victim.rank == LEGENDARY else 0] += 1
    s = destroy(s, square, times)
    return s._replace(removed=tuple((dual, legendary) for dual, legendary in removed))


def move(s: State, start: str, end: str) -> State:
    if start == end:
        raise ValueError(f"a piece on {start} cannot move there")
    mover = _piece_at(s, start)
    if s.at(end) is not None:
        s = destroy(s, end)
    board = list(s.board)
    board[INDEX[start]], board[INDEX[end]] = None, mover
    return _follow(s._replace(board=tuple(board)), {start: end})


def swap(s: State, one: str, other: str) -> State:
    board = list(s.board)
    board[INDEX[one]], board[INDEX[other]] = _piece_at(s, other), _piece_at(s, one)
    return _follow(s._replace(board=tuple(board)), {one: other, other: one})


def step(s: State, square: str, direction: str, rule: Rule) -> Step | None:
    end = towards(square, direction)
    if end is None or not rule(_piece_at(s, square), s.at(end)):
        return None
    return Step(move(s, square, end), square, end, direction, s.at(end))


def steps(s: State, square: str | None, rule: Rule) -> list[Step]:
    if square is None:
        return []
    found = [step(s, square, direction, rule) for direction in DIRECTIONS]
    return [one for one in found if one is not None]


def leaps(s: State, square: str | None, rule: Rule, squares: Iterable[str] = SQUARES) -> list[Step]:
    if square is None:
        return []
    leaper = _piece_at(s, square)
    return [
        Step(move(s, square, end), square, end, "", s.at(end))
        for end in squares
        if end != square and rule(leaper, s.at(end))
    ]


def place(s: State, square: str, colour: int, rank: int) -> State | None:
    if s.at(square) is not None or free(s, colour, rank) <= 0:
        return None
    return _with_piece(s, square, Piece(colour, rank))


def upgrade(s: State, square: str) -> State | None:
    piece = _piece_at(s, square)
    if piece.rank == LEGENDARY or (piece.rank == HEROIC and free(s, piece.colour, LEGENDARY) <= 0):
        return None
    raised = _with_piece(s, square, Piece(piece.colour, piece.rank + 1))
    # E2.4: a legendary piece is never the Gateway.
    return raised._replace(gateway=None) if piece.rank == HEROIC and s.gateway == square else raised


def downgrade(s: State, square: str) -> State | None:
    piece = _piece_at(s, square)
    if piece.rank == COMMON or (piece.rank == LEGENDARY and free(s, piece.colour, HEROIC) <= 0):
        return None
    return _with_piece(s, square, Piece(piece.colour, piece.rank - 1))


def convert(s: State, square: str, colour: int, rank: int | None = None) -> State | None:
    old = _piece_at(s, square)
    new = Piece(colour, old.rank if rank is None else rank)
    if old.colour == colour or free(s, colour, new.rank) <= 0:
        return None
    return _count_kill(_forget(_with_piece(s, square, new), square), old, 1)


def gain_action(s: State, number: int = 1) -> State:
    return s._replace(actions=s.actions + number)


def penalise(s: State) -> State:
    """RULES 10.9: every other player, or the opposing player who acts first after this."""
    if s.setting.mode.startswith("team"):
        return s._replace(penalty=s.penalty | {s.setting.seat % 4 + 1})
    return s._replace(penalty=s.penalty | {seat for seat in range(1, s.setting.seats + 1) if seat != s.setting.seat})


# Many states


def merge(states: Iterable[State]) -> list[State]:
    return list(dict.fromkeys(states))


def then(states: Iterable[State], effect: Callable[[State], Iterable[State]]) -> list[State]:
    return merge(result for s in states for result in effect(s))


def up_to(s: State, times: int, effect: Callable[[State], Iterable[State]]) -> list[State]:
    found, latest = [s], [s]
    for _ in range(times):
        latest = then(latest, effect)
        found += latest
    return merge(found)


def walk(s: State, square: str, rules: Sequence[Rule]) -> list[State]:
    if not rules:
        return [s]
    further = [result for one in steps(s, square, rules[0]) for result in walk(one.state, one.end, rules[1:])]
    return merge([s, *further])
