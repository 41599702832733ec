"""`frostglass campaign`, and what `cards` and `rules` keep for later (RULES 4.12, CAPTIVITY K25)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from frostglass.embers.captivity.cards import CARDS
from frostglass.embers.position import Position
from frostglass.embers.story import Story
from frostglass.terminal.campaign import FILE, enter, opened
from frostglass.text import LANGUAGES, Words, loose
from tests.embers.campaigners import PARTS
from tests.embers.test_campaign import LOST, WON, story_at
from tests.terminal.run import output, run


def keep(folder: Path, story: Story) -> None:
    folder.mkdir(exist_ok=True)
    (folder / FILE).write_text(json.dumps(story.write()), encoding="utf-8")


def over(chapter: int, outcome: str) -> Position:
    p = Position.new("chapter", chapter) if chapter else Position.new("prologue")
    p.outcome, p.turns, p.day = outcome, 20, 3
    return p


# -- the file ---------------------------------------------------------------------------------------------------------


def test_without_a_file_the_story_begins_with_the_prologue(data_folder: Path) -> None:
    assert "The prologue comes first" in output("campaign")
    assert not data_folder.exists()


def test_games_that_count_are_entered(data_folder: Path) -> None:
    assert enter(PARTS[0], over(0, "won"))
    assert opened().campaign.open == 1
    assert not enter(PARTS[1], over(1, "won"))  # free to play, but the card is not turned over
    output("campaign", "turn-over")
    assert enter(PARTS[1], over(1, "L3"))
    assert opened().campaign.attempts[1] == 1
    assert [file.name for file in data_folder.iterdir()] == [FILE]


def test_the_way_through_a_chapter_card(data_folder: Path) -> None:
    keep(data_folder, story_at(1).finished(PARTS[1], LOST).finished(PARTS[1], WON))
    front = output("campaign")
    assert "Chapter two: Iron Air (card 13)" in front
    assert "Take cards 14–17" not in front
    assert "frostglass campaign turn-over" in front
    assert "2 games, 1 won, fewest turns 30, latest day 3" in front
    assert "1 ×: The game is lost: Fenrys cannot add a card to the Mind" in front
    back = output("campaign", "turn-over")
    assert "Take cards 14–17" in back
    assert "Let Go (Fenrys, once per day, card 15)" in back
    assert "The story is suspended" in output("campaign", "suspend")
    assert "Chapter two" not in output("campaign")
    assert "Chapter two: Iron Air (card 13)" in output("campaign", "resume")


def test_starting_over_is_asked_about(data_folder: Path) -> None:
    keep(data_folder, story_at(4))
    refused = run("campaign", "reset")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert opened() == story_at(4)
    output("campaign", "reset", "--yes")
    assert opened() == Story(telling=1)


@pytest.mark.parametrize("act", ["dance", "turn-over", "suspend", "resume"])
def test_what_cannot_be_done_changes_nothing(act: str, data_folder: Path) -> None:
    told = run("campaign", act)
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert not data_folder.exists()


@pytest.mark.parametrize("text", ["{", "[]", '{"campaign": "embers", "open": 9}', "\0"])
def test_a_damaged_file_is_put_aside_and_a_new_campaign_begins(text: str, data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / FILE).write_text(text, encoding="utf-8")
    told = run("campaign")
    aside = data_folder / "embers-campaign.damaged-1.json"
    assert (told.exit_code, told.stderr.count("\n")) == (0, 1)
    assert str(aside) in told.stderr
    assert "The prologue comes first" in told.stdout
    assert aside.read_text(encoding="utf-8") == text
    (data_folder / FILE).write_text(text, encoding="utf-8")
    assert run("campaign", "reset", "--yes").exit_code == 0
    assert opened() == Story(telling=1)
    assert len(list(data_folder.glob("*.damaged-*"))) == 2


def test_a_damaged_file_is_told_of_beside_a_refusal(data_folder: Path) -> None:
    data_folder.mkdir()
    (data_folder / FILE).write_bytes(b"\xff\xfe")
    told = run("campaign", "turn-over")
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 2)
    assert "damaged-1" in told.stderr
    assert enter(PARTS[0], over(0, "won"))


def test_a_file_that_may_not_be_read_stays_where_it_is(data_folder: Path) -> None:
    (data_folder / FILE).mkdir(parents=True)
    told = run("campaign")
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 1)
    assert FILE in told.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_in_every_language_that_later_chapters_are_our_own(language: str, data_folder: Path) -> None:
    keep(data_folder, story_at(7))
    told = " ".join(output("campaign", "--lang", language).split())
    assert loose(Words(language)("captivity-note")) in told
    assert loose(Words(language)("captivity-42.front")) in told


# -- cards and rules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", [0, 2, 5])
def test_k25_only_cards_of_open_chapters_are_shown(chapter: int, data_folder: Path) -> None:
    keep(data_folder, story_at(chapter))
    told = output("cards", "captivity")
    for card in CARDS[:-1]:
        shown = f"(card {card.number})" in told or f", card {card.number})" in told
        assert shown == (card.chapter <= chapter), card.id
        assert (run("cards", card.id).exit_code == 0) == (card.chapter <= chapter)
    assert "--spoilers" in told


def test_with_spoilers_every_card_is_shown() -> None:
    told = output("cards", "captivity", "--spoilers")
    assert [card.number for card in CARDS if f"card {card.number})" not in told] == []


def test_4_12_rules_for_later_wait_until_the_prologue_is_won(data_folder: Path) -> None:
    assert "4.7" in output("rules", "4", "--game", "embers")
    assert "4.8" not in output("rules", "4", "--game", "embers")
    refused = run("rules", "6.3", "--game", "embers")
    assert (refused.exit_code, "--spoilers" in refused.stderr) == (2, True)
    assert "6.3" in output("rules", "6.3", "--game", "embers", "--spoilers")
    assert "Fenrys' turn" not in output("rules", "--game", "embers")
    keep(data_folder, story_at(1))
    assert "6.3" in output("rules", "6.3", "--game", "embers")
    assert "--spoilers" not in output("rules", "--game", "embers")
