"""Position documents in, results of an exploration out, in the shapes of the contract (CONTRACT 1.1 to 1.3, 1.5)."""

from functools import cache
from typing import Any

from .geometry import INDEX, ROW_FILES
from .state import Piece, Setting, State

RANK_LETTERS = "chl"
FIRST_SQUARES = [INDEX[f"{ROW_FILES[row][0]}{row}"] for row in range(9, 0, -1)]
ROW_LENGTHS = [len(ROW_FILES[row]) for row in range(9, 0, -1)]


def colour_of(mode: str, seat: int) -> int:
    """In team play seats 1 and 3 share colour 1, seats 2 and 4 colour 2."""
    return (seat - 1) % 2 + 1 if mode.startswith("team") else seat


def given_up(mode: str, seats: int) -> int:
    """RULES 1.4: dual pieces of a colour that mark scores."""
    if mode == "melee":
        return seats - 1
    return 1 if mode in ("duel", "team_duel") else 0


def read_board(rows: list[str]) -> tuple[Piece | None, ...]:
    tokens = [token for row in rows for token in row.split()]
    return tuple(None if token == "--" else read_piece(token) for token in tokens)


def read_piece(token: str) -> Piece:
    return Piece(int(token[1]), RANK_LETTERS.index(token[0]))


def write_piece(piece: Piece) -> str:
    return f"{RANK_LETTERS[piece.rank]}{piece.colour}"


def write_board(board: tuple[Piece | None, ...]) -> list[str]:
    return [_row(board[first : first + length]) for first, length in zip(FIRST_SQUARES, ROW_LENGTHS, strict=True)]


@cache
def _row(pieces: tuple[Piece | None, ...]) -> str:
    return " ".join("--" if piece is None else write_piece(piece) for piece in pieces)


def read(document: dict[str, Any]) -> State:
    mode, seats, seat = document["mode"], document["seats"], document.get("turn", 1)
    colours = tuple(range(1, (len(seats) if mode == "melee" else 2) + 1))
    own = seats[seat - 1]
    removed = {colour: tuple(seats[colour - 1].get("removed", [0, 0])) for colour in colours}
    setting = Setting(
        mode=mode,
        seat=seat,
        seats=len(seats),
        you=colour_of(mode, seat),
        colours=colours,
        schools=tuple(one["school"] for one in seats),
        given_up=given_up(mode, len(seats)),
        removed_before=removed,
    )
    weaver: dict[str, Any] = next((one for one in seats if one["school"] == "etherweave"), {})
    on_merchant = weaver.get("merchant")
    return State(
        setting=setting,
        board=read_board(document["board"]),
        actions=document.get("actions", 2),
        kills=tuple((0, 0, 0) for _ in colours),
        removed=tuple((0, 0) for _ in colours),
        frozen=own.get("frozen"),
        discard=tuple(own.get("discard", [])),
        flares=frozenset(own.get("flares", [])),
        borrow=document.get("borrow", False),
        improvised=frozenset(own.get("improvised", [])) if mode == "melee" else frozenset(),
        hand=frozenset(own.get("hand", [])),
        legends=frozenset(own.get("legends", [])),
        gateway=document.get("gateway"),
        possessed=document.get("possessed"),
        void=document.get("void", False),
        oblivion=document.get("oblivion", 0),
        emperor=document.get("emperor", False),
        pending=weaver.get("pending"),
        merchant=None if on_merchant is None else read_piece(on_merchant),
    )


def write_outcome(s: State) -> dict[str, Any]:
    outcome: dict[str, Any] = {
        "board": write_board(s.board),
        "actions": s.actions,
        "kills": {str(colour): list(counts) for colour, counts in zip(s.colours, s.kills, strict=True) if any(counts)},
        "frozen": s.frozen,
        "discard": list(s.discard),
        "flares": sorted(s.flares),
        "removed": {
            str(colour): list(counts) for colour, counts in zip(s.colours, s.removed, strict=True) if any(counts)
        },
        "borrow": s.borrow,
        "extra_turn": s.extra_turn,
        "draws": list(s.draws),
        "penalty": sorted(s.penalty),
    }
    if s.setting.mode == "melee":
        outcome["improvised"] = sorted(s.improvised)
    return outcome | _written_for_new_schools(s)


def _written_for_new_schools(s: State) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if "nethervoid" in s.setting.schools:
        fields |= {"gateway": s.gateway, "possessed": s.possessed, "as_legend": s.as_legend}
    if "etherweave" in s.setting.schools:
        fields |= {
            "pending": s.pending,
            "merchant": None if s.merchant is None else write_piece(s.merchant),
            "hand": sorted(s.hand),
            "legends": sorted(s.legends),
            "void": s.void,
            "oblivion": s.oblivion,
            "emperor": s.emperor,
            "as_legend": s.as_legend,
        }
    return fields


def canonical_outcome(outcome: dict[str, Any]) -> frozenset[tuple[str, Any]]:
    """One outcome as a hashable value; what the contract calls a set is one."""
    plain: dict[str, Any] = {}
    for name, value in outcome.items():
        if name in ("flares", "penalty", "improvised", "hand", "legends"):
            plain[name] = _as_set(value)
        elif name in ("kills", "removed"):
            plain[name] = frozenset((colour, tuple(counts)) for colour, counts in value.items())
        elif isinstance(value, list):
            plain[name] = tuple(value)
        else:
            plain[name] = value
    return frozenset(plain.items())


def canonical(result: dict[str, Any]) -> frozenset[tuple[Any, ...]]:
    """A whole result as nested frozensets; an entry or outcome that is there twice is an error."""
    entries: list[tuple[Any, ...]] = [
        ("summon", entry["card"], entry["at"], _outcomes(entry)) for entry in result["summons"]
    ]
    entries += [("flare", entry["flare"], entry["versus"], _outcomes(entry)) for entry in result["flares"]]
    entries += [("warp", entry["card"], _outcomes(entry)) for entry in result.get("warps", [])]
    if result["thaw"] is not None:
        entries.append(("thaw", result["thaw"]["card"], _outcomes(result["thaw"])))
    _as_set([entry[:-1] for entry in entries])
    return frozenset(entries)


def _outcomes(entry: dict[str, Any]) -> frozenset[frozenset[tuple[str, Any]]]:
    return _as_set([canonical_outcome(outcome) for outcome in entry["outcomes"]])


def _as_set(values: list[Any]) -> frozenset[Any]:
    result = frozenset(values)
    if len(result) < len(values):
        raise ValueError("something is listed twice")
    return result
