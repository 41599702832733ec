"""Positions at the command line: from their documents, and as a screen to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from frostglass.engine.decision import CHANCE
from frostglass.engine.document import Fields
from frostglass.engine.game import AnyRules
from frostglass.engine.position import Position
from frostglass.games import game
from frostglass.terminal.speaking import words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from frostglass.arena.position import Position as Arena
    from frostglass.embers.position import Position as Embers


def read(document: object) -> tuple[AnyRules, Position]:
    """The position of a document of any game, with the rules of that game."""
    rules = game(Fields(document).text("game"))
    return rules, rules.read(document)


def drawn(rules: AnyRules, position: Any) -> Iterator[RenderableType]:
    """A position to read: what is played, the diagram, what everybody has. Nothing is hidden here."""
    yield from _DRAWN[rules.id](position)


# -- the arena --------------------------------------------------------------------------------------------------------


def _arena(p: Arena) -> Iterator[RenderableType]:
    from rich.text import Text

    from frostglass.arena.document import board_rows
    from frostglass.arena.events import GameEnded
    from frostglass.arena.schools import notes, told_of
    from frostglass.arena.words import line
    from frostglass.terminal.boards import board

    say = words()
    document: dict[str, Any] = {"seats": [{} for _ in p.schools]}
    for keyword in told_of(p):
        keyword.write(p, document)
    yield Text(_heading(p, say("terminal-mode", mode=p.form.id, chapter=0), p.turns))
    if p.result is not None:
        yield Text(say.say(line(GameEnded(*p.result))))
    if p.result is None and p.turns:
        yield Text(say("terminal-to-move", seat=p.control, actions=p.actions))
    yield board(board_rows(p), gateway=document.get("gateway"))
    for note in notes(document):
        yield Text(say.say(note))
    for i, school in enumerate(p.schools):
        yield Text(f"{i + 1} {say(f'school-{school}')}{_points(p, i)}", "bold")
        hand = [say(f"card-{card}") for card in (*p.hands[i], *p.legends[i], *p.flares[i])]
        yield Text("  " + say("terminal-hand", cards=", ".join(hand) or "–"))
        for note in notes(document["seats"][i]):
            yield Text("  " + say.say(note))
        yield Text("  " + say("terminal-piles", discard=len(p.discards[i]), deck=p.decks[i].size))
    if p.form.scoring == "tasks":
        tasks = [say(f"task-{task}") for task in p.tasks]
        yield Text(say("terminal-tasks", tasks=", ".join(tasks) or "–"))


def _points(p: Arena, i: int) -> str:
    from frostglass.arena.scoring import melee_scores, side_score

    say = words()
    if p.form.scoring == "colours":
        by_colour = [f"{colour + 1}: {points}" for colour, points in melee_scores(p, i + 1).items()]
        return f" ({', '.join(by_colour)})"
    return f" ({say('terminal-points', points=side_score(p, p.colour(i + 1)))})"


# -- embers -----------------------------------------------------------------------------------------------------------


def _embers(p: Embers) -> Iterator[RenderableType]:
    from rich.text import Text

    from frostglass.terminal.minds import mind

    say = words()
    yield Text(_heading(p, say("terminal-mode", mode=p.mode, chapter=p.chapter), p.turns))
    if p.outcome is not None:
        yield Text(say(f"embers-reason-{p.outcome}"))
    yield mind(p.mind)
    yield Text(say("terminal-row", cards=_list(p.row)))
    if p.demons or p.drawn:
        piles = [f"{pile.demon.removeprefix('demon-')} ({len(pile.tainted)})" for pile in p.demons]
        yield Text(say("terminal-demons", demons=_list([*piles, *p.drawn])))
    for i, row in enumerate(p.rows):
        cards = " + ".join([row.determination, *row.added])
        side = "up" if row.face_up else "down"
        target = p.rules.row_target(i)
        yield Text(say("terminal-strength", row=i + 1, cards=cards, side=side, sum=row.sum, target=target))
    yield Text(say("terminal-piles", discard=len(p.discard), deck=p.deck.size))


def _list(cards: Sequence[str]) -> str:
    return ", ".join(cards) or "–"


# -- both -------------------------------------------------------------------------------------------------------------


def _heading(p: Position, mode: str, turn: int) -> str:
    say = words()
    decision = p.decision
    if decision is None:
        return say("terminal-over", mode=mode, turn=turn)
    if decision.seat == CHANCE:
        return say("terminal-chance", mode=mode, turn=turn)
    return say("terminal-asked", mode=mode, turn=turn, seat=decision.seat, kind=decision.kind)


_DRAWN: Final[Mapping[str, Callable[[Any], Iterator[RenderableType]]]] = {"arena": _arena, "embers": _embers}
