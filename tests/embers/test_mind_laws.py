"""Laws of the geometry: equal to brute force on random Minds, near and far apart."""

import random

from hypothesis import given
from hypothesis import strategies as st

from frostglass.embers.deck import MEMORIES
from frostglass.embers.in_force import rules_of

from . import naive
from .strategies import far_stacks, mind_of, random_stack, seeds, stacks

any_stack = st.one_of(stacks(), far_stacks())


def rest(stack: naive.Stack) -> list[str]:
    return sorted(set(MEMORIES) - {card for card, _, _ in stack})


@given(any_stack)
def test_2_4_places_equal_brute_force(stack: naive.Stack):
    mind = mind_of(stack)
    for card in rest(stack):
        assert sorted(mind.places(card)) == sorted(naive.places(stack, card))
        assert mind.takes(card) == bool(naive.places(stack, card))


@given(any_stack)
def test_captivity_32_leaps_equal_brute_force(stack: naive.Stack):
    mind = mind_of(stack)
    for card in rest(stack):
        assert sorted(mind.leaps(card)) == sorted(naive.leaps(stack, card))


@given(any_stack)
def test_2_5_visible_equals_brute_force(stack: naive.Stack):
    assert set(mind_of(stack).visible) == naive.visible(stack)


@given(any_stack)
def test_2_6_parts_equal_brute_force(stack: naive.Stack):
    mind = mind_of(stack)
    assert sorted(map(sorted, mind.parts())) == sorted(map(sorted, naive.parts(stack)))
    assert mind.is_split == (len(naive.parts(stack)) > 1)


@given(any_stack, seeds)
def test_3_2_sets_equal_brute_force_after_every_addition(stack: naive.Stack, seed: int):
    rng = random.Random(seed)
    mind = mind_of(stack)
    for card in rng.sample(rest(stack), 6):
        for x, y in naive.places(stack, card) | naive.leaps(stack, card):
            after, added = [*stack, (card, x, y)], mind.add(card, x, y)
            assert set(added.colour_set()) == naive.colour_set(after)
            assert set(added.relived_set()) == naive.relived(after)
            assert set(added.visible) == naive.visible(after)
            assert sorted(map(sorted, added.parts())) == sorted(map(sorted, naive.parts(after)))


@given(any_stack)
def test_2_7_taking_equals_never_having_been_there(stack: naive.Stack):
    mind = mind_of(stack)
    for card in mind.visible:
        others = [placed for placed in stack if placed[0] != card]
        taken = mind.take(card)
        assert taken == mind_of(others)
        assert set(taken.visible) == naive.visible(others)
        assert sorted(map(sorted, taken.parts())) == sorted(map(sorted, naive.parts(others)))
        for again in rest(stack)[:4]:
            assert sorted(taken.places(again)) == sorted(naive.places(others, again))


@given(any_stack)
def test_adding_and_taking_leave_the_original_alone(stack: naive.Stack):
    mind = mind_of(stack)
    before = str(mind), mind.visible, mind.parts()
    for card in rest(stack)[:3]:
        for place in mind.places(card):
            mind.add(card, *place).take(card)
    mind.take_all(mind.visible)
    assert (str(mind), mind.visible, mind.parts()) == before


@given(seeds, st.integers(2, 14))
def test_2_8_r11_every_round_of_a_split_takes_cards_and_never_the_last(seed: int, size: int):
    rng = random.Random(seed)
    mind = mind_of(random_stack(rng, size))
    mind = mind.take(rng.choice(mind.visible))
    rounds = 0
    while mind.is_split:
        part = rng.choice(mind.parts())
        before = len(mind)
        mind = mind.take_all(card for card in mind.visible if card not in part)
        assert 0 < len(mind) < before
        assert set(part) <= set(mind.visible)
        rounds += 1
    assert rounds <= size


@given(any_stack)
def test_captivity_30_walls_equal_brute_force(stack: naive.Stack):
    while not naive.fits_walls(stack):
        stack = stack[1:]
    mind, rules = mind_of(stack), rules_of(5)
    for card in rest(stack):
        wanted = {(x, y) for x, y in naive.places(stack, card) if naive.fits_walls([*stack, (card, x, y)])}
        assert set(rules.places(mind, card)) == wanted
