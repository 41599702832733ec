"""Partners that plan more carefully, compared on the same deals."""

from frostglass.bots.embers_fenrys import USUAL, Care
from frostglass.embers.position import Position
from frostglass.embers.table import CHAPTER
from frostglass.engine.decision import CHANCE, Dealt
from frostglass.lab.care import dealt, read_care, won


def test_a_care_is_read_as_it_is_written() -> None:
    assert read_care("6-4-20") == Care(width=6, close=4, samples=20)


def test_the_order_of_a_deck_hangs_on_the_seed_and_the_day_alone() -> None:
    p = Position.new(CHAPTER, 1)
    assert p.decision is not None
    assert p.decision.seat == CHANCE
    first = dealt(p, 5)
    assert first == dealt(p, 5)
    assert len({dealt(p, seed) for seed in range(20)}) > 5
    assert isinstance(first, Dealt)
    other = next(card for card in p.deck.pool if card != first.card)
    p.deck = p.deck._replace(pool=tuple(card for card in p.deck.pool if card != other))
    assert dealt(p, 5) == first


def test_the_same_care_wins_the_same_deals() -> None:
    one, two = won(1, [USUAL, USUAL], 3)
    assert one == two
