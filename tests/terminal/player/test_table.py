# The table and the wishes behind the screens, without a screen.
import pytest

from frostglass.arena.options import Discard, Place
from frostglass.engine.errors import Refused
from frostglass.terminal import player
from frostglass.terminal.player.bots import levels
from frostglass.terminal.player.table import Table
from frostglass.terminal.player.why import answers
from frostglass.terminal.player.wishes import PERSON, Wishes
from frostglass.text import LANGUAGES, Words
from tests.terminal.player.seats import DUEL, PROLOGUE, table


def main_decision() -> Table:
    seated = table("arena", {**DUEL, "start": 1}, "me", "random")
    while seated.match.decision is not None and seated.match.decision.kind == "setup":
        seated.play(seated.match.decision.options[0])
    return seated


def test_to_give_up_a_card_is_offered_last() -> None:
    kinds = [type(choice.option) for choice in main_decision().choices()]
    assert kinds[0] is Place
    assert kinds[-3:] == [Discard] * 3


def test_a_place_can_be_taken_back_and_the_end_of_a_turn_cannot() -> None:
    seated = main_decision()
    place = seated.choices()[0].option
    assert not seated.is_final(place)
    lines = len(seated.lines())
    seated.play(place)
    assert len(seated.lines()) == lines + 1
    (end,) = [choice.option for choice in seated.choices() if choice.text == "end"]
    assert seated.is_final(end)
    seated.undo()
    assert len(seated.lines()) == lines


def test_others_draw_hidden_cards_in_the_log() -> None:
    seated = main_decision()
    drawn = [line for _, line in seated.lines() if line.id.startswith("log-drew")]
    assert {line.id for line in drawn if line.args["seat"] == "B"} == {"log-drew-hidden"}
    assert {line.id for line in drawn if line.args["seat"] == "A"} == {"log-drew"}


def test_reasons_speak_of_the_own_hand_only() -> None:
    seated = main_decision()
    mine = seated.view()["seats"][0]
    about = {answer.about.id for answer in answers(seated) if answer.about.id.startswith("card-")}
    assert about == {f"card-{card}" for card in (*mine["hand"], *mine["legends"], *mine["flares"])}
    assert all(seated.view()["short"][card] > 0 for card in mine["hand"])
    assert [answer.marks for answer in answers(seated, "e5") if not answer.reasons] == [
        {"action": "place", "square": "e5"}
    ]


def test_nothing_is_taken_back_in_embers() -> None:
    seated = table("embers", PROLOGUE, "random", "me")
    assert all(seated.is_final(choice.option) for choice in seated.choices())
    (undo,) = [answer for answer in answers(seated) if answer.about.id == "why-about-undo"]
    assert [reason.id for reason in undo.reasons] == ["why-undo-never"]


# -- wishes -----------------------------------------------------------------------------------------------------------


def test_two_seats_never_wish_for_one_school() -> None:
    wishes = Wishes("arena")
    first, second = wishes.schools[:2]
    wishes.set("school-1", second)
    assert wishes.schools[:2] == [second, first]
    wishes.set("school-1", "everfrost")
    assert wishes.schools[:2] == ["everfrost", first]


def test_a_melee_asks_for_the_number_of_seats() -> None:
    wishes = Wishes("arena")
    assert "number" not in [wish.id for wish in wishes.listed()]
    wishes.set("mode", "melee")
    wishes.set("number", "4")
    assert len(wishes.settings()["schools"]) == len(wishes.players()) == 4


def test_a_person_sits_first_and_bots_sit_at_the_other_seats() -> None:
    for game in ("arena", "embers"):
        wishes = Wishes(game)
        first, second = wishes.players()
        assert first is None
        assert second is not None
        assert second.level in levels(game)
        wishes.set("player-2", PERSON)
        assert wishes.players() == [None, None]


def test_chapters_are_chosen_by_number() -> None:
    wishes = Wishes("embers")
    assert wishes.settings() == {"mode": "prologue"}
    wishes.set("part", "3")
    assert wishes.settings() == {"mode": "chapter", "chapter": 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_has_its_words(language: str) -> None:
    words = Words(language)
    for game in ("arena", "embers"):
        wishes = Wishes(game)
        for mode in ("duel", "melee"):
            wishes.set("mode", mode)
            for wish in wishes.listed():
                names = [wishes.value_name(wish, value, words) for value in wish.values]
                assert len(set(names)) == len(names)


# -- without Textual --------------------------------------------------------------------------------------------------


def test_without_textual_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="no-textual"):
        player.play_in_terminal("arena", "en")
    for language in LANGUAGES:
        said = Words(language)("error-no-textual")
        assert "\n" not in said
        assert 'pip install "frostglass[tui]"' in said
