"""The campaign as its players live it (RULES 4.12, 11; CAPTIVITY 1, K25): whole, with pauses and a new beginning."""

from __future__ import annotations

import json
from typing import Any

import pytest

from frostglass.embers.captivity.cards import CARDS, LAST_CHAPTER, CaptivityCard, in_force
from frostglass.embers.position import Position
from frostglass.embers.rules import EMBERS
from frostglass.embers.story import STORIES, Story
from frostglass.engine.errors import Refused
from frostglass.engine.game import Match
from frostglass.engine.message import worded
from frostglass.text import LANGUAGES, Words
from tests.embers.campaigners import PARTS, played

WON = {"outcome": "won", "turns": 30, "day": 3}
LOST = {"outcome": "L2", "turns": 12, "day": 2}


def story_at(chapter: int) -> Story:
    """A campaign in which this chapter is open and its card turned over; 8 is its end."""
    story = Story()
    for part in PARTS[:chapter]:
        story = story.finished(part, WON)
        story = story.act("turn_over") if "turn_over" in story.show()["acts"] else story
    return story


def kept(story: Story) -> Story:
    """The same story after it was put away and taken out again."""
    return STORIES.read(json.loads(json.dumps(story.write())))


def note_of(match: Match) -> dict[str, Any]:
    return STORIES.note(match.position)


# -- a whole campaign -------------------------------------------------------------------------------------------------


def test_two_partners_play_it_from_the_prologue_to_the_epilogue() -> None:
    story = Story()
    begun_anew = False
    tried = [0] * len(PARTS)
    while not story.show()["complete"]:
        part = PARTS[story.campaign.open]
        if story.campaign.open:
            story = kept(story.act("turn_over"))
            story = kept(story.act("suspend"))
            assert part not in story.playable()
            story = kept(story.act("resume"))
        assert story.playable()[-1] == part
        open_before = story.campaign.open
        for seed in range(1, 60):
            match, _ = played(part, seed)
            tried[open_before] += 1
            story = kept(story.finished(part, note_of(match)))
            if story.campaign.open > open_before:
                break
        assert story.campaign.open == open_before + 1
        if open_before == 2 and not begun_anew:
            story, begun_anew, tried = story.act("reset"), True, [0] * len(PARTS)
            assert story.campaign.open == 0
    shown = story.show()
    assert [part["attempts"] for part in shown["parts"]] == tried
    assert [part["wins"] for part in shown["parts"]] == [1] * len(PARTS)
    assert story.telling == 1
    assert shown["card"]["id"] == "epilogue"
    assert story.playable() == PARTS


# -- what may be played and done --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", range(LAST_CHAPTER + 1))
def test_1_2_only_what_is_won_and_the_turned_card_may_be_played(chapter: int) -> None:
    story = story_at(chapter)
    assert story.playable() == PARTS[: chapter + 1]
    for later in PARTS[chapter + 1 :]:
        assert story.finished(later, WON) == story


def test_1_2_a_drawn_card_is_turned_before_it_is_played() -> None:
    story = story_at(2).finished(PARTS[2], WON)
    assert story.playable() == PARTS[:3]
    assert story.show()["acts"] == ["turn_over", "suspend", "reset"]


def test_what_cannot_be_done_is_refused() -> None:
    for name in ("turn_over", "suspend", "resume", "dance"):
        with pytest.raises(Refused):
            Story().act(name)


def test_only_the_open_settings_count_and_a_position_of_ones_own_does_not() -> None:
    story = story_at(1)
    assert story.finished({**PARTS[1], "position": {}}, WON) == story


def test_11_7_a_new_beginning_is_another_telling() -> None:
    assert story_at(5).act("reset") == Story(telling=1)


def test_prologue_and_chapter_one_are_free_for_everybody_and_no_other_chapter_is() -> None:
    assert STORIES.is_free(Position.new("prologue"))
    assert [n for n in range(1, 8) if STORIES.is_free(Position.new("chapter", n))] == [1]


# -- statistics -------------------------------------------------------------------------------------------------------


def test_games_are_counted_with_their_ends() -> None:
    story = story_at(1).finished(PARTS[1], LOST).finished(PARTS[1], LOST).finished(PARTS[1], WON)
    story = story.finished(PARTS[1], {"outcome": "won", "turns": 22, "day": 3}).finished(PARTS[1], LOST)
    part = worded(kept(story).show()["parts"][1], Words("en").say)
    assert (part["attempts"], part["wins"], part["fewest"], part["day"]) == (5, 2, 22, 3)
    assert part["losses"] == [{"reason": "The game is lost: Fenrys cannot add a card to the Mind", "number": 3}]


# -- nothing of what is to come ---------------------------------------------------------------------------------------


def assert_untold(story: Story, language: str, *cards: CaptivityCard) -> None:
    words = Words(language)
    said = json.dumps(worded(story.show(), words.say), ensure_ascii=False)
    for card in cards:
        assert f'"{card.id}"' not in said
        assert f'"{words(f"captivity-{card.number:02}")}"' not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", range(LAST_CHAPTER + 1))
def test_k25_the_story_tells_no_title_or_id_of_a_later_chapter(chapter: int, language: str) -> None:
    later = [card for card in CARDS[:-1] if card.chapter > chapter]
    story = story_at(chapter)
    assert_untold(story, language, *later)
    drawn = story.finished(PARTS[chapter], WON)
    face, *others = later
    assert_untold(drawn, language, *others)
    assert drawn.show()["card"]["id"] == face.id
    if chapter < LAST_CHAPTER:
        assert "back" not in drawn.show()["card"]
        assert_untold(drawn.act("suspend"), language, *later)


def test_11_2_a_table_shows_the_chapter_card_all_cards_in_force_and_the_archive() -> None:
    for chapter in range(1, 8):
        cards = EMBERS.in_force(Position.new("chapter", chapter))
        here = [card["id"] for card in cards if not card.get("archived")]
        assert here == [f"chapter_{chapter}", *(card.id for card in in_force(chapter))]
        assert [card["id"] for card in cards if card.get("archived")] == list(story_at(chapter).campaign.archive)
        assert all(worded(cards, Words(language).say) for language in LANGUAGES)


def test_4_12_the_prologue_shows_the_rules_of_its_part_alone() -> None:
    first = Position.new("prologue")
    assert [rule["number"] for rule in EMBERS.in_force(first)] == [f"4.{n}" for n in range(1, 8)]
    first.mode = "prologue_2"
    assert [rule["number"] for rule in EMBERS.in_force(first)] == ["4.8", "4.9", "4.10", "4.11"]


def test_4_12_later_rules_open_when_the_prologue_is_won() -> None:
    assert {"4-8", "5", "11", "R12"} <= set(Story().show()["later_rules"])
    assert {"4-7", "4-12", "2", "10-1", "R1"} & set(Story().show()["later_rules"]) == set()
    assert story_at(1).show()["later_rules"] == []
