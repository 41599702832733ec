"""`frostglass cards` and `frostglass rules`."""

import pytest

from frostglass.arena.flares import FLARES
from frostglass.arena.patterns import CARDS, SCHOOLS
from frostglass.arena.tasks import TASKS
from frostglass.embers.deck import MEMORIES
from tests.terminal.run import output


def test_the_decks_are_listed() -> None:
    told = output("cards").splitlines()
    assert "everfrost  Everfrost (18)" in told
    assert "legends    Legends (12)" in told
    assert "memories   Memories of Embers (35)" in told
    assert len(told) == len(SCHOOLS) + 5 + 1


def test_a_being_has_its_pattern_its_effect_and_its_frozen_effect() -> None:
    told = output("cards", "ice_queen").splitlines()
    assert told[:5] == [
        "Ice Queen (heroic, ice_queen)",
        "  ·   Tc  ·",
        "  ·   c   ·",
        "  c   ·   c",
        "  One of your heroic pieces other than the Ice Queen may make one combat move.",
    ]
    assert told[5].startswith("  Frozen effect: One of your heroic pieces must")


def test_marked_squares_and_arrows_are_drawn() -> None:
    mirror = output("cards", "crystal_mirror").splitlines()
    assert mirror[1:4] == ["  /   /   c   :   :", "  /   /   T   :   :", "  /   /   c   :   :"]
    giant = output("cards", "glacier_giant").splitlines()
    assert giant[4] == "  T ↘ ↙"


def test_a_flare_has_its_criteria_and_a_task_its_points() -> None:
    flare = output("cards", "flare_03")
    assert "An opponent has at least 3 more upgraded pieces: You may make" in flare
    assert "An opponent has at least 5 more pieces in all: Gain one action." in flare
    assert output("cards", "destruction").splitlines()[0] == "Destruction (Destruction, 1 point, destruction)"


def test_a_memory_has_its_areas() -> None:
    assert output("cards", "glass-1a").splitlines()[1:3] == ["  . .", "  . #"]


def test_cards_are_found_by_a_part_of_their_name_in_the_language() -> None:
    assert "snow_fox" in output("cards", "Snow F")
    assert "snow_fox" in output("cards", "lis", "--lang", "pl")
    assert "snow_fox" in output("cards", "LIŠKA", "--lang", "cs")


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_card_can_be_shown(language: str) -> None:
    told = "".join(
        output("cards", deck, "--lang", language) for deck in (*SCHOOLS, "legends", "flares", "tasks", "memories")
    )
    assert [card for card in (*CARDS, *FLARES, *TASKS, *MEMORIES) if card not in told] == []


def test_the_sections_of_the_rules_are_listed() -> None:
    told = output("rules").splitlines()
    assert told[0] == "Rules of the arena"
    assert "   6  Summoning" in told
    assert "Rules of Embers" in told
    assert "   2  The Mind" in told
    assert "Rules of Embers" not in output("rules", "--game", "arena")


def test_a_rule_is_shown_by_its_number() -> None:
    told = output("rules", "6.3", "--game", "arena").splitlines()
    assert told[0] == "Rules of the arena"
    assert told[1].startswith("  6.3  The target square must be empty")
    both = output("rules", "6.3", "--spoilers")
    assert both.index("Rules of the arena") < both.index("Rules of Embers")


def test_a_section_has_all_its_rules_and_no_others() -> None:
    told = output("rules", "1", "--game", "arena")
    numbers = [line.split()[0] for line in told.splitlines() if line[2:3].isdigit()]
    assert numbers == ["1", *(f"1.{n}" for n in range(1, 9))]


def test_questions_have_letters_and_words_are_looked_for() -> None:
    assert "F12" in output("rules", "f12")
    assert "8.1" in output("rules", "flare", "--game", "arena")
    assert "Mysl" in output("rules", "mysl", "--lang", "cs")


def test_a_phrase_is_found_across_a_space_that_does_not_break() -> None:
    told = output("rules", "usunięty z gry", "--lang", "pl", "--game", "arena")
    assert "1.8" in told
    assert "\u00a0" not in told
