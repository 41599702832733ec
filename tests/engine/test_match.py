"""A match: choices with their record, luck from the seed, undo up to the last information barrier."""

import pickle

import pytest

from frostglass.engine.decision import CHANCE, Dealt, Leave, Option, Resign
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from tests.engine.tiny import TINY, Gamble, Heap, Hide, Take


def new(stones: int = 10, seed: int = 1) -> Match:
    return Match(TINY, {"stones": stones}, seed)


def heap(match: Match) -> Heap:
    assert isinstance(match.position, Heap)
    return match.position


def test_chance_deals_by_itself_and_is_recorded() -> None:
    match = new()
    assert match.decision is not None
    assert match.decision.seat == 1
    assert len(match.entries) == 2
    assert all(entry.startswith("= ") for entry in match.entries)


def test_the_same_seed_gives_the_same_match() -> None:
    assert new(seed=5).entries == new(seed=5).entries
    assert len({tuple(new(seed=seed).entries) for seed in range(30)}) > 5


def test_only_the_seat_that_is_asked_decides() -> None:
    match = new()
    before = heap(match).facts
    with pytest.raises(Refused, match="not-your-decision"):
        match.play(Take(1), 2)
    with pytest.raises(Refused, match="not-an-option"):
        match.play(Hide(), 1)
    assert heap(match).facts == before
    assert len(match.entries) == 2


def test_a_match_comes_back_from_its_entries() -> None:
    match = new()
    match.play(Gamble(), 1)
    match.play(Hide(), 1)
    match.play(Take(3), 1)
    match.play(Leave(1), 1)
    again = Match(TINY, {"stones": 10}, 1, match.entries)
    assert heap(again).facts == heap(match).facts
    assert again.entries == match.entries


def test_an_entry_that_cannot_be_is_refused_with_its_number() -> None:
    entries = new().entries
    for wrong in (["take 4"], ["take 1", "take 1", "hide"], ["resign 9"]):
        with pytest.raises(Refused) as refused:
            Match(TINY, {"stones": 10}, 1, entries + wrong)
        assert refused.value.code == "bad-entry"
        assert refused.value.details["number"] == 2 + len(wrong)
        assert isinstance(refused.value.__cause__, Refused)
    with pytest.raises(Refused) as refused:
        Match(TINY, {"stones": 1}, 1, [*entries, "take 1", "take 1"])
    assert isinstance(refused.value.__cause__, Refused)
    assert (refused.value.details["number"], refused.value.__cause__.code) == (4, "game-over")


def test_chance_is_asked_where_somebody_else_deals() -> None:
    match = Match(TINY, {"stones": 4}, 1, asks_chance=True)
    for card in ("star-3", "moon"):
        assert match.decision is not None
        assert match.decision.seat == CHANCE
        with pytest.raises(Refused, match="not-your-decision"):
            match.play(Dealt(card), 1)
        match.play(Dealt(card), CHANCE)
    assert match.deals == 2
    match.choose("take 3", 1)
    match.undo(1)
    match.choose("take 1", 1)
    assert match.entries == ["= star-3", "= moon", "take 1"]
    assert not match.may_undo(2)


def test_a_choice_by_its_text_is_an_option_and_never_another_seats_resignation() -> None:
    match = new()
    with pytest.raises(Refused, match="unknown-choice"):
        match.choose("resign 2", 1)
    with pytest.raises(Refused, match="not-your-decision"):
        match.choose("take 1", 2)
    match.choose("take 1", 1)
    assert match.entries[-1] == "take 1"


class Diary:
    """Writes down what a watcher is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def before(self, match: Match) -> None:
        self.told.append(f"before {match.number}")

    def step(self, match: Match, option: Option) -> None:
        assert match.decision is not None
        assert match.decision.own(option) is option
        self.told.append(f"{match.number} seat {match.decision.seat}: {TINY.text(option)}")

    def after(self, match: Match) -> None:
        self.told.append(f"after {match.number}")


def test_a_watcher_sees_every_choice_before_it_is_made_and_the_end_once() -> None:
    diary = Diary()
    match = Match(TINY, {"stones": 4}, 1, watchers=[diary])
    dealt = [f"{number} seat 0: {entry}" for number, entry in enumerate(match.entries)]
    assert diary.told == ["before 0", *dealt]
    with pytest.raises(Refused):
        match.play(Take(9), 1)
    match.play(Take(3), 1)
    match.play(Take(1), 2)
    assert diary.told == ["before 0", *dealt, "2 seat 1: take 3", "3 seat 2: take 1", "after 4"]


def test_a_watcher_learns_of_the_end_by_resigning() -> None:
    diary = Diary()
    Match(TINY, {"stones": 4}, 1, watchers=[diary]).play(Resign(2), 2)
    assert diary.told[-1] == "after 3"


def test_a_choice_is_taken_back_by_its_seat_only() -> None:
    match = new()
    before = heap(match).facts
    assert not match.may_undo(1)
    match.play(Take(2), 1)
    assert match.may_undo(1)
    assert not match.may_undo(2)
    match.undo(1)
    assert heap(match).facts == before
    assert len(match.entries) == 2
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.undo(1)


def test_nothing_is_taken_back_once_a_card_was_drawn_or_the_other_seat_decided() -> None:
    match = new()
    match.play(Gamble(), 1)
    assert not match.may_undo(1)
    match.play(Hide(), 1)
    assert match.may_undo(1)
    match.play(Take(1), 1)
    match.play(Take(1), 2)
    assert match.may_undo(2)
    assert not match.may_undo(1)


def test_resigning_is_nobodys_turn_and_final() -> None:
    match = new()
    match.play(Take(1), 1)
    match.play(Resign(1), 1)
    assert match.decision is None
    assert match.entries[-1] == "resign 1"
    assert not match.may_undo(1)
    with pytest.raises(Refused, match="game-over"):
        match.play(Take(1), 2)


def test_events_hold_the_choice_and_the_chance_after_it() -> None:
    match = new()
    match.play(Gamble(), 1)
    (drew,) = match.events
    assert TINY.see(drew, 1) == drew
    assert TINY.see(drew, 2)[1] is None


def test_a_refusal_comes_whole_from_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(Refused("not-your-decision", seat=2)))
    assert (refusal.code, refusal.details) == ("not-your-decision", {"seat": 2})


def test_a_match_plays_itself_again_choice_by_choice() -> None:
    match = new()
    for _ in range(2):
        assert match.decision is not None
        match.play(match.decision.options[0], match.decision.seat)
    told = [(played.number, played.seat, played.position.copy()) for played in match.again()]
    assert [number for number, _, _ in told] == list(range(match.number + 1))
    assert [seat for _, seat, _ in told][:4] == [CHANCE, CHANCE, CHANCE, 1]
    last = told[-1][2]
    assert isinstance(last, Heap)
    assert (last.stones, last.decision is None) == (heap(match).stones, match.is_over)
