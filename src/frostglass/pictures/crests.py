"""Crests: no card has a painted picture, each has a figure grown from its id by the rule of its school.

Every rule draws strokes into a box from -50 to 50. The same id always grows the same crest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final, TypeVar

T = TypeVar("T")


class Seed:
    """Numbers that follow from a name; the same on every machine and in every version of Python."""

    def __init__(self, name: str) -> None:
        self._numbers = self._grow(name)

    @staticmethod
    def _grow(name: str) -> Iterator[float]:
        count = 0
        while True:
            digest = sha256(f"{name} {count}".encode()).digest()
            yield from (int.from_bytes(digest[k : k + 4], "big") / 2**32 for k in range(0, 32, 4))
            count += 1

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * next(self._numbers)

    def pick(self, choices: Sequence[T]) -> T:
        return choices[int(next(self._numbers) * len(choices))]


Point = tuple[float, float]


def polar(radius: float, turn: float) -> Point:
    """A point at a distance from the middle; turn 0 is up, 1 a whole turn clockwise."""
    return radius * math.sin(turn * math.tau), -radius * math.cos(turn * math.tau)


def line(*points: Point) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def ring(radius: float) -> str:
    r, across = f"{radius:.1f}", f"{2 * radius:.1f}"
    return f"M-{r} 0a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0"


def arc(radius: float, start: float, end: float) -> str:
    """A part of a ring, clockwise from one turn to another."""
    (x0, y0), (x1, y1) = polar(radius, start), polar(radius, end)
    return f"M{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 {int(end - start > 0.5)} 1 {x1:.1f} {y1:.1f}"


def star(points: int, outer: float, inner: float, offset: float = 0) -> str:
    turns = ((outer if k % 2 == 0 else inner, offset + k / (2 * points)) for k in range(2 * points))
    return line(*(polar(radius, turn) for radius, turn in turns)) + "Z"


def crystal(seed: Seed) -> str:
    """Everfrost: a snow crystal of six equal arms."""
    twigs = [((0.0, 0.0), (0.0, -46.0))]
    count = seed.pick((3, 4, 4, 5))
    y, gap = -seed.between(12, 17), 34 / count
    for k in range(count):
        length = seed.between(7, 16) * (1.25 - abs(k - count * 0.45) / count)
        rise = length * seed.pick((0.45, 0.6, 0.75))
        twigs += [((0, y), (side * length, y - rise)) for side in (1, -1)]
        if seed.between(0, 1) < 0.55:
            half = 0.55 * length, y - 0.55 * rise
            twigs += [((side * half[0], half[1]), (side * half[0], half[1] - 0.55 * gap)) for side in (1, -1)]
        y -= gap
    radius = seed.between(8, 14)
    rings = line(*(polar(radius, k / 6 + 1 / 12) for k in range(6))) + "Z"
    rings += line(*(polar(0.55 * radius, k / 6) for k in range(6))) + "Z"
    return rings + "".join(line(*(_turned(p, k / 6) for p in twig)) for k in range(6) for twig in twigs)


def _turned(point: Point, turn: float) -> Point:
    sin, cos = math.sin(turn * math.tau), math.cos(turn * math.tau)
    return point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos


def ridges(seed: Seed) -> str:
    """Highland: ridge lines one behind the other, shaded on one side."""
    drawn = []
    for base in (-16, 6, 28, 50):
        peaks = [(-56.0, base + seed.between(0, 3))]
        while peaks[-1][0] < 52:
            x = peaks[-1][0] + seed.between(9, 17)
            high = len(peaks) % 2
            peaks.append((x, base - seed.between(9, 20) if high else base + seed.between(-2, 3)))
        drawn.append(line(*peaks))
        for (x0, y0), (x1, y1) in pairwise(peaks):
            if y1 - y0 > 6:
                for share in (0.2, 0.42, 0.64):
                    x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
                    drawn.append(line((x, y), (x - 1.6, y + (y1 - y0) * 0.5 * (1 - share))))
    return "".join(drawn)


def veins(seed: Seed) -> str:
    """Sylvan: a leaf with its branching veins."""
    wide, pairs, bend = seed.between(30, 40), seed.pick((6, 7, 8)), seed.between(0.55, 0.8)
    outline = [
        (wide * math.sin(math.pi * share**bend) * (1 + 0.07 * math.sin(share * pairs * math.tau)), 44 - 92 * share)
        for share in (k / 40 for k in range(41))
    ]
    drawn = [line((0, 50), (0, -48)), line(*outline), line(*((-x, y) for x, y in outline))]
    for k in range(pairs):
        share = 0.08 + 0.6 * k / (pairs - 1)
        y = 44 - 92 * share
        reach = wide * math.sin(math.pi * min(share + 0.12, 1) ** bend) * seed.between(0.78, 0.9)
        rise = seed.between(11, 17)
        twig = reach * seed.between(0.45, 0.65)
        for side in (1, -1):
            drawn.append(f"M0 {y:.1f}Q{side * reach * 0.6:.1f} {y - rise * 0.35:.1f} {side * reach:.1f} {y - rise:.1f}")
            bow = y - rise * (0.23 + 0.28 * twig / reach) * twig / reach * 1.6
            drawn.append(line((side * twig, bow), (side * twig * 1.12, bow - 0.5 * rise)))
            drawn.append(line((side * twig, bow), (side * twig * 1.3, bow + 0.12 * rise)))
    return "".join(drawn)


def star_lattice(seed: Seed) -> str:
    """Northern Empire: stars in stars, joined at their points."""
    points = seed.pick((6, 8, 8, 10))
    drawn, radius, offset = [], 47.0, 0.0
    while radius > 11:
        inner = radius * seed.between(0.5, 0.66)
        drawn.append(star(points, radius, inner, offset))
        drawn += [
            line(polar(radius, offset + k / points), polar(inner * 0.72, offset + k / points)) for k in range(points)
        ]
        offset += 0.5 / points
        radius = inner
    return "".join(drawn) + ring(48.5)


def sun_lattice(seed: Seed) -> str:
    """Southern Empire: a sun, its rays and the haloes around it."""
    rays, core = seed.pick((12, 14, 16, 18)), seed.between(11, 16)
    drawn = [ring(core), ring(core * 0.62)]
    long, short = seed.between(42, 48), seed.between(28, 36)
    for k in range(rays):
        tip = long if k % 2 == 0 else short
        left, right = polar(core + 3, (k - 0.3) / rays), polar(core + 3, (k + 0.3) / rays)
        drawn.append(line(left, polar(tip, k / rays), right) + "Z")
        if k % 2 == 0:
            drawn.append(line(polar(core + 6, k / rays), polar(tip - 8, k / rays)))
    halo = seed.between(0.5, 0.8)
    drawn += [ring(core + 3 + (long - core) * halo), ring(core + 6 + (long - core) * halo)]
    return "".join(drawn)


def rings(seed: Seed) -> str:
    """Nethervoid: broken rings in one another around a slit, with a short spoke here and there."""
    count = seed.pick((4, 5, 5, 6))
    pitch = 36 / count
    drawn = []
    for k in range(count):
        radius = 47 - k * pitch
        pieces, start = seed.pick((2, 3, 3, 4, 5)), seed.between(0, 1)
        gap = seed.pick((0.05, 0.07, 0.09)) * (1 + k / count)
        for i in range(pieces):
            end = start + (i + 1) / pieces - gap / 2
            drawn.append(arc(radius, start + i / pieces + gap / 2, end))
            if seed.between(0, 1) < 0.4:
                drawn.append(line(polar(radius, end), polar(radius - 0.8 * pitch, end)))
    return "".join(drawn) + "M0-9C4-4 4 4 0 9-4 4-4-4 0-9Z"


def knot(seed: Seed) -> str:
    """Etherweave: one closed double strand that winds through itself."""
    winds, loops = seed.pick(((2, 5), (2, 7), (3, 5), (3, 7), (3, 8), (4, 7)))
    depth, lean = seed.between(0.28, 0.46), seed.between(0, 1)
    steps = 60 * winds
    strands = []
    for aside in (-1.7, 1.7):
        shares = (k / steps for k in range(steps))
        radii = ((30 * (1 + depth * math.cos(loops * share * math.tau)) + aside, share) for share in shares)
        strands.append(line(*(polar(radius, lean + winds * share) for radius, share in radii)) + "Z")
    return "".join(strands)


def rose(seed: Seed) -> str:
    """Legends: a compass rose."""
    points, outer = seed.pick((4, 6, 8)), seed.between(44, 48)
    inner, back = seed.between(8, 14), seed.between(28, 36)
    drawn = [star(points, outer, inner), star(points, back, inner * 1.25, 0.5 / points)]
    drawn += [line((0, 0), polar(outer, k / points)) for k in range(points)]
    drawn += [line((0, 0), polar(inner, (k + 0.5) / points)) for k in range(points)]
    rim = seed.between(36, 42)
    ticks = points * seed.pick((6, 8, 9))
    drawn += [ring(rim), ring(rim - 4)]
    drawn += [line(polar(rim - 4, k / ticks), polar(rim, k / ticks)) for k in range(ticks)]
    return "".join(drawn)


def rays(seed: Seed) -> str:
    """Flares: a spark that trails its rays."""
    x, y = seed.between(10, 18), -seed.between(8, 16)
    spark = [(x + dx, y + dy) for dx, dy in (polar(20 if k % 2 == 0 else 5, k / 8) for k in range(8))]
    drawn = [line(*spark) + "Z"]
    count = seed.pick((9, 11, 13))
    for k in range(count):
        turn = 0.625 + (k - (count - 1) / 2) * 0.27 / count
        near, far = seed.between(16, 24), seed.between(44, 84)
        (x0, y0), (x1, y1) = polar(near, turn), polar(far, turn)
        drawn.append(line((x + x0, y + y0), (x + x1, y + y1)))
    for _ in range(7):
        dx, dy = polar(seed.between(26, 44), seed.between(-0.2, 0.45))
        size = seed.between(1, 2.6)
        drawn += [
            line((x + dx - size, y + dy), (x + dx + size, y + dy)),
            line((x + dx, y + dy - size), (x + dx, y + dy + size)),
        ]
    return "".join(drawn)


def banner(seed: Seed) -> str:
    """Tasks: shields in a shield, and rays on both sides of it."""
    drawn = []
    low, high = seed.between(44, 48), seed.between(40, 46)
    for scale in (1, 0.86, seed.between(0.5, 0.68)):
        w, t, b = 36 * scale, -high * scale, low * scale
        drawn.append(line((-w, t), (w, t), (w, b * 0.45), (0, b), (-w, b * 0.45)) + "Z")
    count = seed.pick((5, 7, 9))
    for k in range(count):
        turn = 0.25 + (k - (count - 1) / 2) * 0.2 / count
        near = 42 + 3 * (k % 2)
        drawn += [line(polar(near, side * turn), polar(50, side * turn)) for side in (1, -1)]
    return "".join(drawn)


RULES: Final[dict[str, Callable[[Seed], str]]] = {
    "northern": star_lattice,
    "southern": sun_lattice,
    "highland": ridges,
    "sylvan": veins,
    "everfrost": crystal,
    "nethervoid": rings,
    "etherweave": knot,
    "legends": rose,
    "flares": rays,
    "tasks": banner,
}


def strokes(school: str, name: str) -> str:
    """The crest of a card as the data of a path."""
    return RULES[school](Seed(f"{school} {name}"))


def crest(school: str, name: str, x: float, y: float, size: float) -> str:
    """The crest of a card around a point, in frost and faint, to lie behind its diagram."""
    return (
        f'<path class="crest" d="{strokes(school, name)}" '
        f'transform="translate({x:g} {y:g}) scale({size / 100:g})" fill="none" stroke="var(--frost)" '
        'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" opacity=".2"/>'
    )
