"""Random Minds and random positions for the property tests."""

import random

from hypothesis import strategies as st

from frostglass.embers.deck import MEMORIES
from frostglass.embers.mind import Mind
from frostglass.embers.position import Position

from . import naive

seeds = st.integers(0, 2**32 - 1)


def random_stack(rng: random.Random, size: int) -> naive.Stack:
    """A Mind grown by legal additions, leaps and takes, found by brute force; its first card lies anywhere."""
    deck = list(MEMORIES)
    rng.shuffle(deck)
    stack: naive.Stack = [(deck.pop(), rng.randint(-3, 3), rng.randint(-3, 3))]
    while len(stack) < size and deck:
        card = deck.pop()
        found = naive.places(stack, card) or naive.leaps(stack, card)
        if found:
            stack.append((card, *rng.choice(sorted(found))))
        if len(stack) > 2 and rng.random() < 0.2:
            taken = rng.choice(sorted(naive.visible(stack)))
            stack = [placed for placed in stack if placed[0] != taken]
    return stack


@st.composite
def stacks(draw: st.DrawFn) -> naive.Stack:
    return random_stack(random.Random(draw(seeds)), draw(st.integers(1, 16)))


@st.composite
def far_stacks(draw: st.DrawFn) -> naive.Stack:
    """Two or three Minds on one table, any distance apart (areas of one kind where they meet)."""
    rng = random.Random(draw(seeds))
    distances = draw(st.lists(st.tuples(st.integers(-(10**9), 10**9), st.integers(-60, 60)), min_size=2, max_size=3))
    placed = random_stack(rng, 12)
    stack: naive.Stack = []
    for i, (card, x, y) in enumerate(placed):
        dx, dy = distances[i % len(distances)]
        added = [*stack, (card, x + dx, y + dy)]
        if all(len({kind for _, kind in pile}) == 1 for pile in naive.layers(added).values()):
            stack = added
    return stack


def mind_of(stack: naive.Stack) -> Mind:
    return Mind.of(stack)


def random_position(rng: random.Random, mode: str, chapter: int, steps: int) -> Position:
    """A position after some random choices, before the end of the game."""
    p = Position.new(mode, chapter)
    for _ in range(steps):
        assert p.decision is not None
        after = p.copy()
        after.play(rng.choice(p.decision.options))
        if after.decision is None:
            return p
        p = after
    return p
