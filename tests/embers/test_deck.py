"""The memory deck (RULES 1, deck.yaml) and the checks when it is loaded."""

from collections import Counter

import pytest

from frostglass.embers import deck
from frostglass.embers.deck import COLOUR, COLOURS, DEMONS, MASK, MEMORIES, STRENGTH

MASKS = {a + b + c + d for a in "#." for b in "#." for c in "#." for d in "#."} - {"####", "...."}


def test_1_2_five_colours_with_seven_strengths_each():
    assert COLOURS == ("chains", "daggers", "flames", "glass", "antlers")
    assert len(MEMORIES) == len(set(MEMORIES)) == 35
    for colour in COLOURS:
        strengths = sorted(STRENGTH[card] for card in MEMORIES if COLOUR[card] == colour)
        assert strengths == [1, 1, 2, 2, 3, 4, 5]
        assert sum(strengths) == 18


def test_1_3_r5_every_mask_has_one_to_three_covered_areas():
    assert all(1 <= mask.count("#") <= 3 for mask in MASK.values())


def test_1_4_one_demon_per_colour():
    assert tuple(f"demon-{colour}" for colour in COLOURS) == DEMONS


def test_every_mask_is_in_the_deck_two_or_three_times_and_never_twice_in_a_colour():
    counts = Counter(MASK.values())
    assert set(counts) == MASKS
    assert set(counts.values()) == {2, 3}
    for colour in COLOURS:
        assert len({MASK[card] for card in MEMORIES if COLOUR[card] == colour}) == 7


def test_every_colour_has_14_covered_areas_and_every_strength_half():
    for colour in COLOURS:
        assert sum(MASK[card].count("#") for card in MEMORIES if COLOUR[card] == colour) == 14
    for strength in range(1, 6):
        masks = [MASK[card] for card in MEMORIES if STRENGTH[card] == strength]
        assert sum(mask.count("#") for mask in masks) * 2 == 4 * len(masks)
    assert [sum(MASK[card][i] == "#" for card in MEMORIES) for i in range(4)] == [18, 17, 17, 18]


def test_pairs_of_ones_and_of_twos_are_complementary():
    swap = str.maketrans("#.", ".#")
    for colour in COLOURS:
        for strength in (1, 2):
            assert MASK[f"{colour}-{strength}a"].translate(swap) == MASK[f"{colour}-{strength}b"]


GOOD = deck.resources.files("frostglass.embers").joinpath("data", "memories.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('strength = 5, mask = "#..#" }', 'strength = 4, mask = "#..#" }'),
        ('id = "chains-5", colour = "chains"', 'id = "chains-4", colour = "chains"'),
        ('mask = "##.."', 'mask = "####"'),
        ('mask = "##.."', 'mask = "##."'),
        ('{ id = "demon-glass", colour = "glass" }', '{ id = "demon-glass", colour = "flames" }'),
    ],
)
def test_a_damaged_data_file_is_not_loaded(old: str, new: str):
    assert old in GOOD
    with pytest.raises(ValueError):
        deck.load(GOOD.replace(old, new, 1))
