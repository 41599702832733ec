"""The naive board: squares as text, neighbours, distances, rays and coloured squares (RULES 2)."""

ROW_FILES: dict[int, str] = {
    9: "cdefg",
    8: "bcdefgh",
    7: "abcdefghi",
    6: "abcdefghi",
    5: "abcdefghi",
    4: "abcdefghi",
    3: "abcdefghi",
    2: "bcdefgh",
    1: "cdefg",
}
# Top row first, left to right: the order of a diagram.
SQUARES: list[str] = [f"{file}{row}" for row in range(9, 0, -1) for file in ROW_FILES[row]]
INDEX: dict[str, int] = {square: number for number, square in enumerate(SQUARES)}

RED: frozenset[str] = frozenset({"d8", "e5", "h4", "c2"})
GREEN: frozenset[str] = frozenset({"c7", "g7", "i6", "a5", "f2"})
CENTRE = "e5"

# (steps to the right, steps upwards)
DIRECTIONS: dict[str, tuple[int, int]] = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
CLOCKWISE: list[str] = list(DIRECTIONS)


def shifted(square: str, right: int, up: int) -> str | None:
    """The square so many steps away, or None off the board."""
    result = f"{chr(ord(square[0]) + right)}{int(square[1]) + up}"
    return result if result in INDEX else None


def towards(square: str, direction: str) -> str | None:
    """The next square in a direction, or None off the board."""
    return shifted(square, *DIRECTIONS[direction])


def distance(one: str, other: str) -> int:
    """RULES 2.5."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1]) - int(other[1])))


def within(square: str, nearest: int, farthest: int) -> list[str]:
    """The squares at a distance from nearest to farthest, both included."""
    return [other for other in SQUARES if nearest <= distance(square, other) <= farthest]


def at_distance(square: str, steps: int) -> list[str]:
    """The squares at exactly this distance."""
    return within(square, steps, steps)


def _neighbours(square: str, names: list[str]) -> list[str]:
    return [other for name in names if (other := towards(square, name)) is not None]


ADJACENT: dict[str, list[str]] = {square: _neighbours(square, CLOCKWISE) for square in SQUARES}
ORTHOGONAL: dict[str, list[str]] = {square: _neighbours(square, ["n", "e", "s", "w"]) for square in SQUARES}
DIAGONAL: dict[str, list[str]] = {square: _neighbours(square, ["ne", "se", "sw", "nw"]) for square in SQUARES}


def ray(square: str, direction: str) -> list[str]:
    """The squares from the next one to the edge, nearest first (RULES 2.6)."""
    squares: list[str] = []
    following = towards(square, direction)
    while following is not None:
        squares.append(following)
        following = towards(following, direction)
    return squares


def turned(direction: str, eighths: int) -> str:
    """The direction turned clockwise by so many times 45 degrees (negative: to the left)."""
    return CLOCKWISE[(CLOCKWISE.index(direction) + eighths) % 8]
