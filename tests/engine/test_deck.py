"""Decks: what nobody has seen is shuffled as it is drawn."""

from hypothesis import given
from hypothesis import strategies as st

from frostglass.engine.decision import CHANCE, Dealt
from frostglass.engine.deck import Deck


def drawn(deck: Deck, *luck: str) -> tuple[list[str], Deck]:
    """Draw until the luck is used up, or the deck is empty."""
    cards: list[str] = []
    fortunes = list(luck)
    while deck.size:
        script = deck.draw()
        try:
            decision = next(script)
            if not fortunes:
                return cards, deck
            assert (decision.seat, decision.kind) == (CHANCE, "deal")
            script.send(Dealt(fortunes.pop(0)))
        except StopIteration as end:
            card, deck = end.value
            cards.append(card)
    return cards, deck


def test_known_cards_come_first_and_last_what_is_unseen_between_them_by_chance() -> None:
    deck = Deck(("first",), ("x", "y"), ("last", "lowest"))
    assert drawn(deck, "y", "x") == (["first", "y", "x", "last", "lowest"], Deck())


def test_chance_is_offered_every_unseen_card() -> None:
    decision = next(Deck.shuffled(["c", "a", "b"]).draw())
    assert list(decision.options) == [Dealt("a"), Dealt("b"), Dealt("c")]


def test_a_deck_never_changes() -> None:
    deck = Deck.shuffled(["a", "b"])
    assert deck.over("z") == Deck(("z",), ("a", "b"), ())
    assert deck.under("z").under("w") == Deck((), ("a", "b"), ("z", "w"))
    assert drawn(deck, "a", "b")[1].size == 0
    assert deck == Deck((), ("a", "b"), ())


def test_the_cards_of_a_deck_tell_no_order() -> None:
    deck = Deck(("m",), ("a", "z"), ("c",))
    assert deck.cards == ("a", "c", "m", "z")
    assert deck.size == 4


@given(st.lists(st.sampled_from("abcdefgh"), unique=True), st.randoms(use_true_random=False))
def test_every_card_is_drawn_once(cards, rng) -> None:  # type: ignore[no-untyped-def]
    luck = cards[:]
    rng.shuffle(luck)
    assert drawn(Deck.shuffled(cards), *luck) == (luck, Deck())
