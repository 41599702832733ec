"""The Mind a second time, by brute force: a dict of grid points, every place tried; only the data is shared."""

from itertools import product

from frostglass.embers.deck import COLOUR, MASK, STRENGTH

Placed = tuple[str, int, int]
Stack = list[Placed]
Grid = dict[tuple[int, int], list[tuple[str, str]]]
"""For each grid point the cards lying there from bottom to top, with the kind of their area."""


def points(x: int, y: int) -> list[tuple[int, int]]:
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def layers(stack: Stack) -> Grid:
    grid: Grid = {}
    for card, x, y in stack:
        for point, kind in zip(points(x, y), MASK[card], strict=True):
            grid.setdefault(point, []).append((card, kind))
    return grid


def visible(stack: Stack) -> set[str]:
    return {cards[-1][0] for cards in layers(stack).values()}


def meetings(grid: Grid, card: str, x: int, y: int) -> list[tuple[str, str]]:
    """For each area of the card that lies on the Mind: its kind and the kind that shows there."""
    return [(kind, grid[at][-1][1]) for at, kind in zip(points(x, y), MASK[card], strict=True) if at in grid]


def may_add(grid: Grid, card: str, x: int, y: int) -> bool:
    """RULES 2.4, rule by rule."""
    pairs = meetings(grid, card, x, y)
    overlap = len(pairs) > 0
    match = all(mine == theirs for mine, theirs in pairs)
    covered_on_covered = any(mine == theirs == "#" for mine, theirs in pairs)
    return overlap and match and covered_on_covered


def may_leap(grid: Grid, card: str, x: int, y: int) -> bool:
    """CAPTIVITY 32: legal but for rule 3, and not legal anyway."""
    pairs = meetings(grid, card, x, y)
    return bool(pairs) and all(a == b for a, b in pairs) and not may_add(grid, card, x, y)


def around(stack: Stack) -> list[tuple[int, int]]:
    """Every place at which a card could touch the Mind."""
    return sorted({(x + dx, y + dy) for _, x, y in stack for dx, dy in product((-1, 0, 1), repeat=2)})


def places(stack: Stack, card: str) -> set[tuple[int, int]]:
    grid = layers(stack)
    return {(x, y) for x, y in around(stack) if may_add(grid, card, x, y)}


def leaps(stack: Stack, card: str) -> set[tuple[int, int]]:
    grid = layers(stack)
    return {(x, y) for x, y in around(stack) if may_leap(grid, card, x, y)}


def groups(stack: Stack, cards: set[str]) -> list[set[str]]:
    """Those cards grouped by shared grid points, by merging groups until nothing merges."""
    found = [({card}, set(points(x, y))) for card, x, y in stack if card in cards]
    merged = True
    while merged:
        merged = False
        for i in range(len(found)):
            for j in range(i):
                if found[i][1] & found[j][1]:
                    found[j] = (found[j][0] | found[i][0], found[j][1] | found[i][1])
                    del found[i]
                    merged = True
                    break
            if merged:
                break
    return [names for names, _ in found]


def parts(stack: Stack) -> list[set[str]]:
    return groups(stack, visible(stack))


def colour_set(stack: Stack) -> set[str]:
    """RULES 3.2 for the top card."""
    top = stack[-1][0]
    same = {card for card in visible(stack) if COLOUR[card] == COLOUR[top]}
    return next(group for group in groups(stack, same) if top in group)


def relived(stack: Stack) -> set[str]:
    found = colour_set(stack)
    return found if sum(STRENGTH[card] for card in found) == 7 else set()


def fits_walls(stack: Stack, size: int = 5) -> bool:
    """CAPTIVITY 30."""
    grid = list(layers(stack))
    xs, ys = [x for x, _ in grid], [y for _, y in grid]
    return max(xs) - min(xs) < size and max(ys) - min(ys) < size
