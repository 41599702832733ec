"""Luck: a pure function of seed and number."""

from collections import Counter

from frostglass.engine.chance import mix, pick


def test_the_same_seed_and_number_give_the_same() -> None:
    assert mix(7, 3) == mix(7, 3)
    assert len({mix(seed, number) for seed in range(40) for number in range(40)}) == 1600


def test_any_whole_number_will_do_and_gives_64_bits() -> None:
    for seed in (-1, 0, 2**70, -(10**40)):
        for number in (-5, 0, 10**9):
            assert 0 <= mix(seed, number) < 2**64


def test_every_option_is_about_equally_likely() -> None:
    counts = Counter(pick("abcde", seed, number) for seed in range(50) for number in range(200))
    assert set(counts) == set("abcde")
    assert all(1800 < count < 2200 for count in counts.values())


def test_neighbouring_seeds_do_not_go_together() -> None:
    same = sum(pick(range(2), seed, 0) == pick(range(2), seed + 1, 0) for seed in range(2000))
    assert 900 < same < 1100
