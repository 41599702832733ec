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
    common, heroic, legendary = p.kills[3 * colour : 3 * colour + 3]
    return 2 * legendary + heroic + common // 2


def side_score(p: State, colour: int) -> int:
    """The score of a side in the High Form and the duel (RULES 11.2, 11.3)."""
    if p.form.scoring == "tasks":
        claimed = sum(TASKS[task].points for task in p.claimed[colour])
        return claimed + p.by[piece(colour, LEGENDARY)].bit_count()
    return p.scores[colour]


def melee_scores(p: State, seat: int) -> dict[int, int]:
    """A melee player's score in each enemy colour."""
    row = (seat - 1) * p.colours
    return {c: p.scores[row + c] for c in range(p.colours) if c != p.colour(seat)}


def goal_reached(p: State) -> bool:
    """Has any side the points that trigger the end (RULES 12.1)?"""
    goal = p.form.goal(p.seats)
    if p.form.scoring == "colours":
        return max(p.scores) >= goal
    return any(side_score(p, colour) >= goal for colour in range(p.colours))


def standing(p: State, seat: int) -> tuple[object, ...]:
    """What places are decided by, best first when sorted in descending order (RULES 12.6, 4.9)."""
    colour = p.colour(seat)
    if p.form.scoring == "colours":
        points: tuple[int, ...] = tuple(sorted(melee_scores(p, seat).values()))
    else:
        points = (side_score(p, colour),)
    stayed = not p.has_left(seat)
    return stayed, points, p.upgraded_of(colour).bit_count(), p.of_colour(colour).bit_count()


def winners(p: State) -> tuple[int, ...]:
    """The seats that share the first place."""
    standings = {seat: standing(p, seat) for seat in range(1, p.seats + 1)}
    best = max(standings.values())
    return tuple(seat for seat, place in standings.items() if place == best)
