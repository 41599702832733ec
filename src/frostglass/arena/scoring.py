"""Points: deathmatch scores, the High Form's score, who is ahead at the end (RULES 11, 12.6)."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.patterns import LEGENDARY
from frostglass.arena.state import State, piece, replaced
from frostglass.arena.tasks import TASKS


def score_point(p: State, seat: int, colour: int) -> None:
    """One point for a seat's side; in a melee in an enemy colour."""
    add_points(p, seat, 1, colour)


def add_points(p: State, seat: int, points: int, colour: int = -1) -> None:
    i = (seat - 1) * p.colours + colour if p.form.scoring == "colours" else p.colour(seat)
    p.scores = replaced(p.scores, i, p.scores[i] + points)
    p.events.append(ev.Scored(seat, points, colour))


def kill_points(p: State, colour: int) -> int:
    """Points of the turn's kills in one enemy colour: 2 a legendary, 1 a heroic, 1 a pair of commons (RULES 11.3)."""
    common, heroic, legendary = p.killed(colour)
    return 2 * legendary + heroic + common // 2


def side_score(p: State, colour: int) -> int:
    """The score of a side in the High Form and the duel (RULES 11.2, 11.3), that of the end once the game is over."""
    return _side_points(p, colour) + (points_of_kept(p, colour + 1) if _is_settled(p) else 0)


def melee_scores(p: State, seat: int) -> dict[int, int]:
    """A melee player's score in each enemy colour, that of the end once the game is over."""
    return _melee_points(p, seat, points_of_kept(p, seat) if _is_settled(p) else 0)


def points_of_kept(p: State, seat: int) -> int:
    """The points that follow for a seat's side from what keywords keep: once a side, in a melee in each colour (E3.4).

    They count when the end is checked and when the game is over, not before.
    """
    found = 0
    for points in p.hooks.points:
        for one in p.side(seat) if p.form.teams else (seat,):
            found += points(p, one)
    return found


def lost_at_end(p: State) -> list[tuple[int, int]]:
    """The seats that have lost points by what they still keep, with how many, now that the game is over."""
    if not _is_settled(p):
        return []
    kept = [(seat, sum(points(p, seat) for points in p.hooks.points)) for seat in range(1, p.seats + 1)]
    return [(seat, -points) for seat, points in kept if points < 0]


def _is_settled(p: State) -> bool:
    """Is the game over, and not by resigning (X34)?"""
    return p.result is not None and p.result.reason != "resigned"


def _side_points(p: State, colour: int) -> int:
    if p.form.scoring == "tasks":
        claimed = sum(TASKS[task].points for task in p.claimed[colour])
        return claimed + p.by[piece(colour, LEGENDARY)].bit_count()
    return p.scores[colour]


def _melee_points(p: State, seat: int, more: int) -> dict[int, int]:
    row, me = (seat - 1) * p.colours, p.colour(seat)
    return {c: p.scores[row + c] + more for c in range(p.colours) if c != me}


def points_at_end(p: State, seat: int) -> tuple[int, ...]:
    """What a seat would have if the game ended now: its side's score, or in a melee those of all colours, ascending."""
    kept = points_of_kept(p, seat)
    if p.form.scoring == "colours":
        return tuple(sorted(_melee_points(p, seat, kept).values()))
    return (_side_points(p, p.colour(seat)) + kept,)


def goal_reached(p: State) -> bool:
    """Has any side the points that trigger the end (RULES 12.1, X35)?"""
    goal = p.form.goal(p.seats)
    return any(points_at_end(p, seat)[-1] >= goal for seat in range(1, p.colours + 1))


def standing(p: State, seat: int) -> tuple[object, ...]:
    """What places are decided by, best first when sorted in descending order (RULES 12.6, 4.9)."""
    colour = p.colour(seat)
    stayed = not p.has_left(seat)
    return stayed, points_at_end(p, seat), p.upgraded_of(colour).bit_count(), p.of_colour(colour).bit_count()


def winners(p: State) -> tuple[int, ...]:
    """The seats that share the first place."""
    standings = {seat: standing(p, seat) for seat in range(1, p.seats + 1)}
    best = max(standings.values())
    return tuple(seat for seat, place in standings.items() if place == best)
