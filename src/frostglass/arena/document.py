"""Position documents (CONTRACT 1.2): a position as plain JSON values. Impossible ones are refused; what is written is
read back equal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.fields import FIELDS
from frostglass.arena.forms import FORMS, Form
from frostglass.arena.notation import parse, text
from frostglass.arena.position import Position, check_table
from frostglass.arena.reading import Reading
from frostglass.arena.state import TOKENS, State
from frostglass.engine.decision import Leave
from frostglass.engine.document import Fields
from frostglass.engine.errors import Refused
from frostglass.engine.position import Begin

SETUP: Final = "setup"
"""How a document names the action that sets the game up."""
WRITTEN: Final = [field for field in FIELDS if field.written is not None]


def board_rows(p: State) -> list[str]:
    """The board diagram: nine rows, top row first (CONTRACT 1.1)."""
    return [" ".join(TOKENS[p.cells[s]] for s in row) for row in DIAGRAM]


def read(document: object) -> Position:
    """The position of a document; Refused names the field and the reason."""
    doc = Fields(document)
    if doc.text("game") != "arena":
        raise Refused("not-this-game", field="game", game="arena")
    form = form_of(doc.text("mode"))
    seats = doc.objects("seats")
    schools = tuple(seat.text("school") for seat in seats)
    check_table(form, schools, "seats[{}].school")
    turn_limit = doc.number("turn_limit", 0, 0, 10**9)
    progress = doc.object("resolving", None)
    if progress is not None and progress.text("action") == SETUP:
        start = doc.number("start", 0, 0, len(schools))
        p = Position.new(form, schools, start=start, turn_limit=turn_limit, draft=doc.flag("draft", False))
        _play_on(p, progress.texts("answers", []), 1)
        return p
    p = Position.bare(form, schools, doc.number("start", 1, 1, len(schools)), turn_limit)
    _read_board(p, doc)
    reading = Reading(p, doc, seats)
    scorings = ("", form.scoring if form.scoring != "tasks" or "tasks" in doc else "")
    for field in WRITTEN:
        if field.only in scorings:
            setattr(p, field.name, field.written.read(reading, field))
    p._settle()
    if progress is not None:
        _play_on(p, [progress.text("action"), *progress.texts("answers", [])], 0)
    return p


def _read_board(p: Position, doc: Fields) -> None:
    rows = doc.texts("board")
    if len(rows) != 9:
        raise Refused("wrong-length", field="board", wanted=9, found=len(rows))
    for number, (row, squares) in enumerate(zip(rows, DIAGRAM, strict=True)):
        field = f"board[{number}]"
        tokens = row.split()
        if len(tokens) != len(squares):
            raise Refused("wrong-length", field=field, wanted=len(squares), found=len(tokens))
        for token, square in zip(tokens, squares, strict=True):
            if token not in TOKENS[: 1 + 3 * p.colours]:
                raise Refused("unknown-piece", field=field, piece=token, square=NAMES[square])
            p.put(square, TOKENS.index(token))


def _play_on(p: Position, choices: Sequence[str], first: int) -> None:
    """Play on to where an action was left: the action itself and the answers so far."""
    for number, words in enumerate(choices, first):
        if p.decision is None:
            raise Refused("game-over")
        leaving = words.split()
        try:
            if len(leaving) == 2 and leaving[0] == "leave" and leaving[1].isdigit():
                p.play(Leave(int(leaving[1])))
            else:
                p.play(parse(words, p.decision))
        except Refused:
            raise Refused("unknown-choice", field=f"resolving[{number}]", choice=words) from None


def write(position: Position) -> dict[str, Any]:
    """The document of a position; inside an effect, of its start with the choices made since."""
    progress = position.in_progress
    if progress is None:
        return _write(position)
    checkpoint, action, answers = progress
    setting_up = isinstance(action, Begin)
    document = _bare_table(checkpoint) if setting_up else _write(checkpoint)
    given = [text(answer) for answer in answers]
    document["resolving"] = {"action": SETUP if setting_up else text(action), "answers": given}
    return document


def _bare_table(p: Position) -> dict[str, Any]:
    """Before the setup: nothing but what was agreed upon."""
    draft = {"draft": True} if p.draft else {}
    return {
        "game": "arena",
        "mode": p.form.id,
        "board": board_rows(p),
        "seats": [{"school": school} for school in p.schools],
        "start": p.start,
        "turn_limit": p.turn_limit,
        **draft,
    }


def _write(p: Position) -> dict[str, Any]:
    document = _bare_table(p)
    for field in WRITTEN:
        if not field.only or field.only == p.form.scoring:
            field.written.write(p, field, document)
    return document


def form_of(mode: str) -> Form:
    """The form of a name; Refused if there is none."""
    if mode not in FORMS:
        raise Refused("unknown-mode", field="mode", mode=mode)
    return FORMS[mode]
