"""Luck: a pure function of seed and number."""

import hashlib
import hmac
from collections import Counter

import pytest

from frostglass.engine.chance import KEYED, MIXED, Luck, mix, pick


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


@pytest.mark.parametrize("seed", [0, 7, -3, 2**128 - 1, 10**90])
def test_what_chance_deals_is_hmac_sha256_of_its_number_with_the_seed_as_key(seed: int) -> None:
    luck, options = Luck(seed), range(10**12)
    for number in (0, 1, 40, 12345):
        digest = hmac.new(str(seed).encode(), str(number).encode(), hashlib.sha256).digest()
        assert luck.deal(options, number) == int.from_bytes(digest[:16], "big") % len(options)


def test_the_first_luck_deals_as_it_did() -> None:
    luck = Luck(7, MIXED)
    assert [luck.deal("abcde", n) for n in range(40)] == [pick("abcde", 7, n) for n in range(40)]
    assert luck.of_bot(3) == mix(7, -4)


@pytest.mark.parametrize("version", [MIXED, KEYED])
def test_every_deal_is_about_equally_likely(version: int) -> None:
    counts = Counter(Luck(seed, version).deal("abcde", number) for seed in range(50) for number in range(200))
    assert set(counts) == set("abcde")
    assert all(1800 < count < 2200 for count in counts.values())


def test_the_luck_of_bots_is_a_stream_of_its_own() -> None:
    luck = Luck(7)
    assert len({luck.of_bot(number) for number in range(1000)}) == 1000
    same = sum(luck.of_bot(n) % 2 == luck.deal(range(2), n) for n in range(2000))
    assert 900 < same < 1100
    assert Luck(8).of_bot(0) != luck.of_bot(0)
