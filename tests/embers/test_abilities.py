"""The ability cards 15, 20, 26, 32, 39, 45, 46: the "T" lines of CAPTIVITY 3, rulings K4, K10 to K16, K19, K22 to K24,
vectors V18, V19, V22."""

import pytest

from frostglass.embers import events as ev
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS

from .tables import asks, choices, kinds, play, table, told

CHAINS_5 = "chains-5@0,0"
FULL = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 ="]
LINE = "chains-5@0,0 flames-4@1,1 antlers-3@2,2"


def of(kind: str, p: Position) -> set[str]:
    return {choice for choice in choices(p) if choice.startswith(kind)}


# -- 15 Let Go ----------------------------------------------------------------------------------------------------


def let_go(**more: object) -> Position:
    return table(CHAINS_5, **{"chapter": 2, "row": "flames-4 glass-1a daggers-2a", **more})  # type: ignore[arg-type]


def test_15_only_after_a_card_was_added_in_this_turn():
    p = let_go()
    assert of("let go", p) == set()
    play(p, "flames-4@0,0")
    assert of("let go", p) == {"let go glass-1a", "let go daggers-2a"}


def test_15_the_card_is_the_last_of_the_deck_and_no_demon_gets_it():
    p = let_go(demons={"glass": ""})
    play(p, "flames-4@0,0")
    size = p.deck.size
    events = play(p, "let go glass-1a")
    assert p.deck.bottom == ("glass-1a",)
    assert p.deck.size == size + 1
    assert p.demons[0].tainted == ()
    assert events[0] == ev.AbilityUsed("let_go", "glass-1a")
    assert asks(p) == (FENRYS, "blink")
    assert of("let go", p) == set()  # once per day


def test_15_the_deck_is_not_empty_at_his_next_turn_because_of_it():
    p = let_go(whole_deck="", rows=["glass-2a!", "glass-3!", "glass-4!", "glass-5!"])
    play(p, "flames-4@1,1", "let go glass-1a", "discard daggers-2a", "take flames-4")
    assert p.outcome is None
    assert p.mind.cards == ("chains-5", "glass-1a")  # drawn, and its only place taken, by themselves


def test_15_k24_it_may_take_the_last_card_of_the_row():
    p = let_go(row="flames-4 glass-1a")
    play(p, "flames-4@1,1", "let go glass-1a")
    assert asks(p) == (AELIN, "glimpse")


# -- 20 Bare Truth ------------------------------------------------------------------------------------------------


def test_20_any_row_no_matching_colour_needed_at_most_one():
    p = table(LINE, chapter=3, turn=AELIN, rows=["glass-1a", "glass-2a!", "daggers-4 daggers-3 =", "glass-5"])
    assert of("bare", p) == {"bare 1", "bare 3", "bare 4"}
    events = play(p, "bare 3")
    assert events == [ev.AbilityUsed("bare_truth", 2), ev.Revealed(2, "daggers-4")]
    assert asks(p) == (AELIN, "glimpse")
    assert of("bare", p) == set()
    assert of("take", p)


def test_20_25_k18_not_the_unlit_card():
    p = table(LINE, chapter=4, turn=AELIN, rows=["glass-1a", "glass-2a!", "glass-3!", "glass-5"])
    assert of("bare", p) == {"bare 1"}


def test_20_it_is_refreshed_each_day():
    p = table(LINE, chapter=3, rows=[*FULL[:2], "antlers-4! daggers-1a daggers-2a =", "flames-5! flames-2a ="],
              spent=["bare_truth", "let_go"], todo="end_day")  # fmt: skip
    assert p.spent == ()


def test_1_5_once_per_game_is_not_refreshed():
    p = table(LINE, chapter=7, rows=[*FULL[:2], "antlers-4! daggers-1a daggers-2a =", "flames-5! flames-2a ="],
              spent=["bare_truth", "snarl", "oath_broken"], todo="end_day")  # fmt: skip
    assert p.spent == ("oath_broken", "snarl")


# -- 26 Second Glimpse --------------------------------------------------------------------------------------------


def second(mind: str = LINE, rows: list[str] | None = None, **more: object) -> Position:
    rows = rows or ["glass-1a!", "glass-2a!", "glass-3!", "glass-5!"]
    return table(mind, rows=rows, **{"chapter": 4, "turn": AELIN, "spent": ["bare_truth"], "deck": "flames-1a", **more})  # type: ignore[arg-type]


def test_26_another_complete_turn_without_fenrys_in_between():
    p = second()
    play(p, "take antlers-3")
    assert asks(p) == (AELIN, "turn_end")
    assert choices(p) == {"again", "no"}
    events = play(p, "again")
    assert told(events, ev.TurnBegan(AELIN, "aelin"))
    assert asks(p) == (AELIN, "glimpse")
    play(p, "take flames-4")
    assert asks(p) == (FENRYS, "observe")  # not usable twice on a day
    assert p.rows[0].added == ("antlers-3",)  # 1 + 3, and 4 more would be too much
    assert p.discard == ("flames-4",)


def test_26_k15_no_goes_on_with_fenrys():
    p = second()
    play(p, "take antlers-3", "no")
    assert asks(p) == (FENRYS, "observe")
    assert p.spent == ("bare_truth",)


def test_26_k10_not_on_the_turn_that_ends_the_day():
    p = second("chains-5@0,0 flames-4@1,1", [*FULL, "glass-3!"], day=3)
    play(p, "take flames-4")
    assert p.outcome == "won"


def test_26_k19_the_empty_deck_is_not_looked_at_before_it_and_one_card_is_legal_but_loses():
    p = second(whole_deck="", deck="")
    play(p, "take antlers-3", "again")
    assert asks(p) == (AELIN, "glimpse")
    p = second("chains-5@0,0 flames-4@1,1")
    play(p, "take flames-4")
    assert choices(p) == {"again", "no"}
    play(p, "again")
    assert p.outcome == "L3"


def test_26_k19_the_extra_turn_has_its_own_turn_start():
    p = second(rows=["glass-1a", "glass-2a!", "glass-3!", "glass-5!"], spent=[])
    play(p, "take antlers-3", "no", "again")
    assert of("bare", p) == {"bare 1"}


# -- 32 Wolf's Leap -----------------------------------------------------------------------------------------------


def leap(mind: str, row: str, **more: object) -> Position:
    return table(mind, row=row, **{"chapter": 5, **more})  # type: ignore[arg-type]


def test_32_k11_v18_leaps_are_offered_beside_the_ordinary_places():
    p = leap(CHAINS_5, "daggers-1a flames-4")
    assert of("leap", p) == {"leap daggers-1a@-1,1", "leap daggers-1a@1,-1", "leap flames-4@-1,1", "leap flames-4@1,-1"}
    assert {"daggers-1a@1,1", "flames-4@0,0"} <= choices(p)
    play(p, "daggers-1a@1,1")
    assert p.spent == ()  # a place that is legal anyway never spends it (K16)
    play(p, sorted(of("leap", p))[0])
    assert p.spent == ("wolfs_leap",)


def test_32_k12_v19_iron_walls_still_hold_and_leaps_count_for_6_8():
    p = leap("chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3", "daggers-1a")
    assert p.outcome is None
    assert choices(p) == {f"leap daggers-1a@{at}" for at in ("0,2", "1,3", "2,0", "3,1")}  # K16
    p = leap("chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3", "daggers-1a", spent=["wolfs_leap"])
    assert p.outcome == "L2"


def test_32_the_card_can_relive_a_set():
    found = 0
    for mind, card in (("flames-5@0,0", "flames-2b"), ("chains-5@0,0", "chains-2a"), ("glass-5@0,0", "glass-2a")):
        p = leap(mind, f"{card} daggers-3 antlers-1b", rows=["glass-3!", "chains-1a!", "chains-3!", "flames-1a!"])
        for choice in sorted(of(f"leap {card}", p)):
            q = p.copy()
            found += kinds(play(q, choice))[:3] == ["AbilityUsed", "Added", "Relived"]
    assert found


# -- 39 Snarl -----------------------------------------------------------------------------------------------------


def test_39_banishes_any_demon_with_everything_under_it_and_relives_nothing():
    p = table(CHAINS_5, chapter=6, row="flames-4 glass-4", demons={"queen": "flames-1a", "glass": "glass-1a"})
    assert of("snarl", p) == {"snarl queen", "snarl glass"}  # before the first addition too (K14)
    events = play(p, "snarl queen")
    assert kinds(events) == ["AbilityUsed", "Banished"]
    assert p.discard == ("demon-queen", "flames-1a")
    assert p.relived == ()
    assert asks(p) == (FENRYS, "blink")
    assert not of("discard", p)  # it is no addition (K13)
    assert of("snarl", p) == set()


def test_39_k15_without_a_demon_it_is_not_offered():
    p = table(CHAINS_5, chapter=6, row="flames-4 glass-4")
    assert of("snarl", p) == set()


# -- 45 Gathered Fire ---------------------------------------------------------------------------------------------


def gather(rows: list[str], mind: str = LINE, **more: object) -> Position:
    return table(mind, rows=rows, **{"chapter": 7, "turn": AELIN, "deck": "flames-1a", "day": 1, **more})  # type: ignore[arg-type]


def test_45_the_card_goes_into_another_incomplete_row_and_that_row_is_announced():
    p = gather(["glass-1a!", "daggers-4! daggers-3 =", "glass-3!", "glass-5"], spent=["bare_truth", "second_glimpse"])
    assert of("take flames-4", p) == {"take flames-4", "take flames-4 > 3"}
    assert of("take antlers-3", p) == {"take antlers-3", "take antlers-3 > 3"}
    events = play(p, "take flames-4 > 3", "keep chains-5")
    assert told(events, ev.RowCompleted(2))
    assert told(events, ev.Said("here"))
    assert p.rows[2].complete
    assert p.current == 0
    assert p.spent == ("bare_truth", "gathered_fire", "second_glimpse")


def test_45_7_3_the_reveal_looks_at_the_row_that_got_the_card():
    p = gather(["glass-1a!", "daggers-4! daggers-3 =", "glass-3!", "antlers-2a"])
    play(p, "take antlers-3 > 4")
    assert asks(p) == (AELIN, "reveal")
    assert choices(p) == {"reveal 4", "no"}


def test_45_k22_it_may_save_a_card_that_is_too_strong_for_the_current_row():
    p = gather(["glass-4! daggers-2a", "glass-1a", "glass-3", "glass-2a"])
    play(p, "take chains-5 > 2")
    assert p.rows[1].added == ("chains-5",)


def test_45_k22_a_single_card_is_never_taken_by_itself_while_another_row_is_incomplete():
    single = "chains-5@0,0 flames-4@0,0"
    rows = ["glass-1a!", "glass-4! daggers-1a", "glass-5! daggers-2a =", "daggers-4! daggers-3 ="]
    p = gather(rows, single, spent=["bare_truth"])
    assert asks(p) == (AELIN, "glimpse")
    assert choices(p) == {"take flames-4"}  # no row would take it, but nobody can tell from the question
    p = gather(rows, single, spent=["bare_truth", "gathered_fire"])
    assert told(p.events, ev.Taken("flames-4"))
    alone = ["glass-1a!", "glass-4! antlers-3 =", "glass-5! daggers-2a =", "daggers-4! daggers-3 ="]
    p = gather(alone, single, spent=["bare_truth"])
    assert told(p.events, ev.Taken("flames-4"))


def v22(relived: list[str]) -> Position:
    rows = [*FULL, "glass-4!", "glass-3!"]
    return gather(rows, "chains-5@0,0 flames-4@1,1", day=3, relived=relived, spent=["bare_truth", "second_glimpse"])


def test_44_45_k22_v22_card_44_still_guards_the_last_row():
    p = v22(["flames"])
    assert of("take flames-4", p) == {"take flames-4"}
    assert told(play(p, "take flames-4"), ev.Discarded("flames-4"))
    p = v22(["flames", "glass"])
    events = play(p, "take flames-4 > 5")
    assert told(events, ev.Said("here"))
    assert not told(events, ev.Said("with_you"))
    assert p.current == 3


# -- 46 Oath Broken -----------------------------------------------------------------------------------------------


def oath(**more: object) -> Position:
    fields = {
        "chapter": 7,
        "discard": ["demon-glass", "glass-1a", "flames-3"],
        "deck": "flames-4",
        "todo": "fenrys_turn",
    }
    return table(CHAINS_5, **{**fields, **more})  # type: ignore[arg-type]


def test_46_k23_in_place_of_the_first_draw_and_no_demons():
    p = oath()
    assert asks(p) == (FENRYS, "observe")
    assert choices(p) == {"draw", "recall glass-1a", "recall flames-3"}
    play(p, "recall flames-3")
    assert p.row == ("flames-3",)
    assert p.discard == ("demon-glass", "glass-1a")
    assert choices(p) == {"draw", "stop"}  # it satisfies the duty to draw, and is spent


def test_46_k23_not_without_a_memory_in_the_discard_pile_or_a_card_in_the_deck():
    p = oath(discard=["demon-glass"])
    assert p.row == ("flames-4",)  # the first draw was the only option
    p = oath(whole_deck="flames-4", deck="")
    play(p, "draw")
    assert asks(p) == (FENRYS, "blink")


def test_46_an_empty_deck_still_loses():
    assert oath(whole_deck="", deck="").outcome == "L1"


@pytest.mark.parametrize("chapter", range(1, 8))
def test_k25_no_ability_of_a_later_chapter_is_offered(chapter: int):
    p = table("chains-5@0,0", chapter=chapter, row="flames-4 glass-1a", demons={"glass": ""})
    play(p, "flames-4@1,1")
    words = {choice.split()[0] for choice in choices(p)}
    assert ("let" in words) == (chapter >= 2)
    assert ("snarl" in words) == (chapter >= 6)
    assert ("leap" in words) == (chapter >= 5)
