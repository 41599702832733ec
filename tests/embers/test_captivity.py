"""The captivity deck as data (RULES 11, CAPTIVITY 1 and 4), and the campaign."""

import json

import pytest

from frostglass.embers.campaign import COMPLETE, Campaign
from frostglass.embers.captivity import cards
from frostglass.embers.captivity.abilities import ABILITIES
from frostglass.embers.captivity.cards import CARD, CARDS, CHAPTER_CARDS, in_force, in_force_of_kind
from frostglass.embers.captivity.rule_cards import RULE_CARDS
from frostglass.embers.in_force import InForce, rules_of
from frostglass.engine.errors import Refused

IN_FORCE = {
    1: ([2], [], [5, 6, 7, 8, 9], [10, 11, 12]),
    2: ([2, 14], [15], [5, 6, 7, 8, 9], [16, 11, 17]),
    3: ([2, 14, 19], [15, 20], [5, 6, 7, 8, 9], [21, 22, 17]),
    4: ([2, 19, 24, 25], [15, 20, 26], [5, 6, 7, 8, 9], [27, 28, 17]),
    5: ([2, 19, 30, 31], [15, 20, 26, 32], [5, 6, 7, 8, 9], [33, 28, 34]),
    6: ([2, 19, 36, 38], [15, 20, 26, 32, 39], [5, 6, 7, 8, 9, 37], [40, 28, 41]),
    7: ([2, 36, 43, 44], [15, 20, 26, 32, 39, 45, 46], [5, 6, 7, 8, 9, 37], [47, 48, 49]),
}


def numbers(chapter: int, kind: str) -> list[int]:
    return [card.number for card in in_force(chapter) if card.kind == kind]


@pytest.mark.parametrize("chapter", IN_FORCE)
def test_section_4_which_cards_are_in_force(chapter: int):
    rules, abilities, demons, helps = IN_FORCE[chapter]
    assert numbers(chapter, "rule") == rules
    assert numbers(chapter, "ability") == abilities
    assert numbers(chapter, "demon") == demons
    assert numbers(chapter, "help") == sorted(helps)
    owners = [CARDS[number - 1].owner for number in helps]
    assert owners == ["common", "aelin", "fenrys"]


def test_11_1_51_cards_in_ascending_order_the_archive_last():
    assert [card.number for card in CARDS] == list(range(1, 52))
    assert CARDS[-1].id == "archive"
    assert CARD["epilogue"].number == 50
    assert [card.number for card in CHAPTER_CARDS.values()] == [1, 13, 18, 23, 29, 35, 42]


def test_owners_and_uses_of_the_abilities():
    said = {card.number: (card.owner, card.uses) for card in CARDS if card.kind == "ability"}
    assert said == {
        15: ("fenrys", "day"),
        20: ("aelin", "day"),
        26: ("aelin", "day"),
        32: ("fenrys", "day"),
        39: ("fenrys", "game"),
        45: ("aelin", "game"),
        46: ("fenrys", "game"),
    }


def test_every_rule_and_ability_card_has_its_object_and_none_is_left_over():
    assert set(RULE_CARDS) == {card.id for card in CARDS if card.kind == "rule"}
    assert set(ABILITIES) == {card.id for card in CARDS if card.kind == "ability"}
    for chapter in range(1, 8):
        rules = rules_of(chapter)
        assert tuple(card.id for card in rules.cards) == in_force_of_kind(chapter, "rule")
        assert tuple(rules.abilities) == in_force_of_kind(chapter, "ability")


def test_2_the_defaults_give_chapter_one():
    rules = rules_of(1)
    assert rules.draw_limit is None
    assert [rules.rows_of_day(day) for day in (1, 2, 3)] == [4, 4, 4]
    assert [rules.row_target(i) for i in range(4)] == [7, 7, 7, 7]
    assert rules.abilities == {}


GOOD = cards.resources.files("frostglass.embers.captivity").joinpath("cards.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("number = 7\n", "number = 8\n"),
        ('id = "claws"', 'id = "let_go"'),
        ('kind = "rule"\nid = "stairs"', 'kind = "ruin"\nid = "stairs"'),
        ("take = [14, 15, 16, 17]", "take = [14, 15, 16]"),
        ("archive = [10, 12]", "archive = [15]"),
        ('uses = "game"', 'uses = "turn"'),
    ],
)
def test_a_damaged_data_file_is_not_loaded(old: str, new: str):
    assert old in GOOD
    with pytest.raises(ValueError):
        cards.load(GOOD.replace(old, new, 1))


# -- the campaign -------------------------------------------------------------------------------------------------


def up_to(chapter: int) -> Campaign:
    """A campaign in which this chapter is open and its card turned over."""
    campaign = Campaign()
    for n in range(chapter):
        campaign = campaign.finished(n, "won")
        if n + 1 <= 7:
            campaign = campaign.turn_over()
    return campaign


def test_1_5_4_12_the_deck_is_closed_until_the_prologue_is_won():
    campaign = Campaign()
    assert campaign.playable == (0,)
    assert campaign.in_force == ()
    assert campaign.deck == tuple(range(1, 52))
    assert [card.id for card in campaign.known] == ["archive"]
    with pytest.raises(Refused):
        campaign.turn_over()


def test_5_2_11_3_11_6_winning_draws_the_next_chapter_card_and_its_back_takes_and_archives():
    campaign = Campaign().finished(0, "won")
    assert campaign.chapter_card == CHAPTER_CARDS[1]
    assert campaign.playable == (0,)
    campaign = campaign.turn_over()
    assert campaign.playable == (0, 1)
    assert [card.number for card in campaign.in_force] == list(range(2, 13))
    assert campaign.archive == ("prologue_aelin", "prologue_rowan")  # 11.6
    assert campaign.deck[0] == 13


def test_1_2_losing_changes_nothing_but_the_attempts():
    campaign = up_to(1)
    lost = campaign.finished(1, "L2")
    assert lost._replace(attempts=campaign.attempts, losses=campaign.losses) == campaign
    assert lost.attempts[1] == campaign.attempts[1] + 1
    assert lost.wins == campaign.wins


def test_1_2_what_was_won_may_be_replayed_and_changes_nothing():
    campaign = up_to(3)
    again = campaign.finished(1, "won")
    assert (again.open, again.archive, again.in_force) == (3, campaign.archive, campaign.in_force)
    with pytest.raises(Refused):
        campaign.finished(4, "won")


def test_11_2_11_5_1_3_help_cards_and_the_chapter_card_are_archived_by_their_successors():
    assert up_to(2).archive[-3:] == ("chapter_1", "help_common_1", "help_fenrys_1")
    assert "narrow_breath" in up_to(4).archive
    drawn = up_to(3).finished(3, "won")
    assert drawn.archive[-1] == "chapter_3"
    assert "narrow_breath" not in drawn.archive  # card 23 lies with its front up


def test_11_4_suspend_and_resume():
    campaign = up_to(2)
    stopped = campaign.suspend()
    assert stopped.chapter_card is None
    assert stopped.deck[0] == 13
    assert stopped.playable == (0, 1)
    with pytest.raises(Refused):
        stopped.turn_over()
    assert stopped.resume() == campaign


def test_11_7_reset_sorts_everything_and_clears_the_archive():
    fresh = up_to(5).reset()
    assert fresh == Campaign()
    assert fresh.archive == ()


def test_50_the_epilogue_after_chapter_seven_and_any_chapter_may_be_replayed():
    campaign = up_to(8)
    assert campaign.open == COMPLETE
    assert campaign.chapter_card == CARD["epilogue"]
    assert campaign.playable == tuple(range(8))
    assert campaign.finished(4, "won").open == COMPLETE
    assert campaign.deck == (51,)


@pytest.mark.parametrize("chapter", range(0, 9))
def test_every_card_is_in_one_place(chapter: int):
    campaign = up_to(chapter)
    archived = [CARD[card].number for card in campaign.archive if card in CARD]
    table = [card.number for card in campaign.in_force]
    face = [] if campaign.chapter_card is None else [campaign.chapter_card.number]
    assert sorted([*campaign.deck, *archived, *table, *face]) == list(range(1, 52))


@pytest.mark.parametrize("chapter", range(0, 8))
def test_k25_no_card_of_a_later_chapter_is_known(chapter: int):
    campaign = up_to(chapter)
    assert all(card.chapter <= chapter for card in campaign.known)
    drawn = campaign.finished(chapter, "won")
    later = [card.id for card in drawn.known if card.chapter == chapter + 1]
    assert later == ([f"chapter_{chapter + 1}"] if chapter < 7 else ["epilogue"])


@pytest.mark.parametrize("chapter", range(0, 9))
def test_a_campaign_reads_back_equal(chapter: int):
    campaign = up_to(chapter)
    assert Campaign.read(json.loads(json.dumps(campaign.write()))) == campaign


@pytest.mark.parametrize(
    ("field", "value"),
    [("open", 9), ("open", "1"), ("turned", 1), ("attempts", [0]), ("wins", None), ("campaign", "x")],
)
def test_a_campaign_that_cannot_be_is_refused(field: str, value: object):
    with pytest.raises(Refused) as caught:
        Campaign.read(up_to(2).write() | {field: value})
    assert caught.value.details["field"] == field


def test_1_4_1_7_of_cards_that_give_a_value_the_later_one_wins():
    cards_of = [RULE_CARDS["stairs"], RULE_CARDS["fifth_row"], RULE_CARDS["narrow_breath"]]
    both = InForce("chapter", 7, {}, (), cards_of)
    assert both.row_target(0) == 6
    assert both.rows_of_day(3) == 5
    assert both.draw_limit == 4
