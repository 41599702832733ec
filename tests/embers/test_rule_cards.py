"""The rule cards 14, 19, 24, 25, 30, 31, 36, 38, 43, 44: the "T" lines of CAPTIVITY 3, rulings K1 to K9, K16 to K21,
vectors V20, V21, V22."""

import pytest

from frostglass.embers import events as ev
from frostglass.embers.deck import DEMONS, MEMORIES
from frostglass.embers.in_force import rules_of
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.engine.decision import CHANCE

from .tables import asks, choices, deal, kinds, play, table, told

CHAINS_5 = "chains-5@0,0"
V4 = "chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1"
FULL = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 ="]


# -- 14 Narrow Breath ---------------------------------------------------------------------------------------------


def test_14_after_four_draws_draw_is_not_legal():
    p = table(CHAINS_5, chapter=2, deck="flames-4 demon-glass glass-4 daggers-1a flames-1a", todo="fenrys_turn")
    assert choices(p) == {"draw", "stop"}
    play(p, "draw", "draw")
    assert choices(p) == {"draw", "stop"}
    events = play(p, "draw")
    assert told(events, ev.DemonsArrived(("demon-glass",)))  # he has to stop, which happens by itself
    assert asks(p) == (FENRYS, "blink")
    assert p.draws == 4


def test_14_four_cards_that_cannot_be_added_lose():
    dead = "chains-1a flames-2a glass-5 antlers-5"
    p = table("glass-1a@0,0 daggers-1a@1,1", chapter=2, deck=dead + " glass-4", todo="fenrys_turn")
    play(p, "draw", "draw", "draw")
    assert p.outcome == "L2"


def test_14_chapter_one_has_no_limit():
    p = table(CHAINS_5, deck="flames-4 demon-glass glass-4 daggers-1a flames-1a", todo="fenrys_turn")
    play(p, "draw", "draw", "draw")
    assert choices(p) == {"draw", "stop"}


# -- 19 Claws -----------------------------------------------------------------------------------------------------


def claws(mind: str, drawn: list[str], **more: object) -> Position:
    return table(mind, **{"chapter": 3, "row": "flames-4 glass-4", "drawn": drawn, "todo": "demons_enter", **more})  # type: ignore[arg-type]


def test_19_aelin_chooses_a_visible_card_of_the_demons_colour_and_it_lies_tainted_under_it():
    p = claws(V4, ["daggers"])
    assert asks(p) == (AELIN, "strike")
    assert choices(p) == {"strike daggers-1a", "strike daggers-4"}
    events = play(p, "strike daggers-1a")
    assert events[0] == ev.Struck("demon-daggers", "daggers-1a")
    assert p.demons[0].tainted == ("daggers-1a",)
    assert p.mind.cards == ("chains-5", "daggers-4")
    assert asks(p) == (FENRYS, "blink")


def test_19_no_visible_card_of_the_colour_no_strike():
    assert asks(claws(V4, ["glass"])) == (FENRYS, "blink")
    hidden = claws("chains-5@0,0 antlers-3@0,0 glass-2a@1,1", ["chains"])
    assert asks(hidden) == (FENRYS, "blink")
    assert len(hidden.mind) == 3


def test_19_k3_a_single_card_is_not_struck():
    p = claws(CHAINS_5, ["chains"])
    assert p.mind.cards == ("chains-5",)


def test_19_k17_with_a_single_card_of_the_colour_nothing_is_asked_and_hidden_cards_may_show_afterwards():
    p = claws("chains-5@0,0 antlers-3@0,0", ["antlers"])
    assert told(p.events, ev.Struck("demon-antlers", "antlers-3"))
    assert p.mind.visible == ("chains-5",)


def test_19_k1_k2_v20_each_strike_has_its_own_split_and_the_order_is_that_of_drawing():
    p = claws(V4, ["chains", "daggers"])
    assert told(p.events, ev.Struck("demon-chains", "chains-5"))
    assert asks(p) == (AELIN, "split")
    play(p, "keep daggers-1a")
    assert p.demons == (("demon-chains", ("chains-5",)), ("demon-daggers", ("daggers-4",)))
    assert p.mind.cards == ("daggers-1a",)

    p = claws(V4, ["daggers", "chains"])
    play(p, "strike daggers-4")
    assert p.demons == (("demon-daggers", ("daggers-4",)), ("demon-chains", ("chains-5",)))
    assert p.mind.cards == ("daggers-1a",)


def test_19_k1_demons_of_earlier_turns_do_not_strike_again():
    p = claws(V4, ["glass"], demons={"chains": ""})
    assert asks(p) == (FENRYS, "blink")
    assert len(p.mind) == 3


def test_19_6_8_is_checked_after_the_last_strike():
    # The strike takes the only card on which the row fits.
    p = claws("glass-1a@0,0 daggers-1a@1,1 antlers-3@5,5", ["antlers"], row="chains-1a")
    assert p.outcome == "L2"


# -- 24 Stolen Hours ----------------------------------------------------------------------------------------------


def test_24_k5_five_cards_lie_aside_before_aelin_is_asked():
    p = Position.new("chapter", 4)
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4")
    assert asks(p) == (CHANCE, "deal")
    assert "= demon-glass" in choices(p)  # demons may be among them
    deal(p, "demon-glass", "flames-1a", "flames-2a", "flames-3")
    assert asks(p) == (CHANCE, "deal")
    deal(p, "glass-4")
    assert asks(p) == (AELIN, "arrange")
    assert p.deck.size == 30
    assert p.events == [ev.PutAside(5)]
    for seat in (AELIN, FENRYS):
        assert view(p, seat).aside == 5


def test_24_the_cards_come_back_on_the_next_day():
    aside = ["demon-glass", "flames-1a", "flames-2a", "flames-3", "glass-4"]
    rows = [*FULL, "flames-4! chains-2a chains-1a ="]
    p = table("chains-5@0,0", chapter=4, rows=rows, aside=aside, todo="end_day")
    assert p.aside == ()
    assert set(aside) - set(DEMONS) <= set(p.deck.cards)
    for _ in range(5):
        play(p, sorted(choices(p))[0])
    assert sorted(DEMONS) == sorted(card for card in p.deck.cards if card in DEMONS)


def test_24_with_five_cards_left_all_are_put_aside_and_6_1_loses():
    five = ["glass-1a", "glass-2a", "glass-3", "glass-4", "flames-1a"]
    p = table(
        "",
        chapter=4,
        rows=[],
        box=[card for card in MEMORIES if card not in five],
        whole_deck=" ".join(five),
        todo="day",
        day=1,
    )
    while p.decision is not None:
        play(p, sorted(choices(p))[0])
    assert len(p.aside) == 5
    assert p.outcome == "L1"


# -- 25 Unlit Row -------------------------------------------------------------------------------------------------


def unlit(rows: list[str], **more: object) -> Position:
    return table("flames-5@0,0 glass-2a@5,5", **{"chapter": 4, "rows": rows, "row": "flames-2a glass-4", **more})  # type: ignore[arg-type]


def test_25_arrange_has_six_orders_and_the_last_card_stays_at_the_bottom():
    p = Position.new("chapter", 4)
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4")
    for _ in range(5):
        play(p, sorted(choices(p))[0])
    assert len(choices(p)) == 6
    assert not any("flames-4" in choice for choice in choices(p))
    assert view(p, AELIN).rows[3].determination is None
    play(p, "arrange glass-3 glass-1a glass-2a")
    assert [row.determination for row in p.rows] == ["glass-3", "glass-1a", "glass-2a", "flames-4"]


def test_25_k6_her_view_hides_the_fourth_card_until_row_three_is_complete():
    p = unlit(["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-3!", "flames-4"])
    seen = view(p, AELIN).rows
    assert (seen[3].determination, seen[3].sum) == (None, None)
    p = unlit([*FULL, "flames-4"])
    assert view(p, AELIN).rows[3].determination == "flames-4"
    assert view(p, FENRYS).rows[3].determination is None


def test_25_k18_the_unlit_card_is_not_offered_and_does_not_count_for_10_4():
    p = unlit(["chains-4! chains-3 =", "daggers-4! daggers-3 =", "flames-3", "flames-4"])
    play(p, "flames-2a@-1,1")
    assert choices(p) == {"reveal 3", "no"}
    p = unlit(["chains-4! chains-3 =", "daggers-4! daggers-3 =", "flames-3!", "flames-4"])
    play(p, "flames-2a@-1,1")
    assert asks(p) != (AELIN, "reveal")
    p = unlit([*FULL, "flames-4"])
    play(p, "flames-2a@-1,1")
    assert choices(p) == {"reveal 4", "no"}


# -- 30 Iron Walls ------------------------------------------------------------------------------------------------


def test_30_additions_stay_within_five_by_five():
    p = table(
        "chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3",
        chapter=5,
        row="daggers-1a flames-1b",
        spent=["wolfs_leap"],
    )
    assert told(p.events, ev.Added("flames-1b", 3, 3))  # the only addition


def test_30_6_8_a_card_that_only_fits_outside_the_walls_cannot_be_added():
    wide = "chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3"
    assert table(wide, chapter=5, row="daggers-1a", spent=["wolfs_leap"]).outcome == "L2"


# -- 31 First Promise, 44 Two Promises ------------------------------------------------------------------------------


def promise(chapter: int, day: int, last: str, rows: list[str] = FULL, **more: object) -> Position:
    mind = "chains-5@0,0 flames-4@1,1"
    return table(
        mind, **{"chapter": chapter, "day": day, "rows": [*rows, last], "turn": AELIN, "deck": "demon-glass", **more}
    )  # type: ignore[arg-type]


def test_31_k7_k20_the_card_that_would_complete_the_last_row_is_discarded_like_one_that_is_too_strong():
    p = promise(5, 2, "glass-3")
    events = play(p, "take flames-4")
    assert kinds(events)[:2] == ["Taken", "Discarded"]
    assert asks(p) == (AELIN, "turn_end")  # no reveal follows
    too_strong = promise(
        5, 2, "antlers-5", rows=["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 ="]
    )
    assert kinds(play(too_strong, "take flames-4")) == kinds(events)


def test_31_the_discarded_card_may_be_tainted_and_weaker_cards_may_be_added():
    p = promise(5, 2, "glass-3", demons={"flames": ""})
    assert told(play(p, "take flames-4"), ev.Tainted("flames-4", "demon-flames"))
    p = promise(5, 2, "glass-1a")
    assert told(play(p, "take flames-4"), ev.Strengthened("flames-4", 3))


def test_31_a_set_relived_on_any_day_fulfils_it_and_days_one_and_three_are_free():
    assert told(play(promise(5, 2, "glass-3", relived=["chains"]), "take flames-4"), ev.Strengthened("flames-4", 3))
    assert told(play(promise(5, 1, "glass-3"), "take flames-4"), ev.Strengthened("flames-4", 3))
    assert told(play(promise(5, 3, "glass-3"), "take flames-4"), ev.Strengthened("flames-4", 3))


def test_31_only_the_last_row_waits():
    p = promise(5, 2, "glass-5", rows=["chains-4! chains-3 =", "daggers-4! daggers-3 =", "glass-3!"])
    assert told(play(p, "take flames-4"), ev.RowCompleted(2))


FOUR = [*FULL, "daggers-5! daggers-2a ="]


@pytest.mark.parametrize(("relived", "goes_in"), [([], False), (["flames"], False), (["flames", "glass"], True)])
def test_44_the_last_row_of_the_third_day_waits_for_two_colours(relived: list[str], goes_in: bool):
    p = promise(7, 3, "glass-3", rows=FOUR, relived=relived, spent=["gathered_fire"])
    events = play(p, "take flames-4")
    assert told(events, ev.Strengthened("flames-4", 4)) is goes_in
    assert told(events, ev.Discarded("flames-4")) is not goes_in


def test_44_two_sets_of_one_colour_are_one_colour():
    p = table("flames-5@0,0", row="flames-2a glass-4", chapter=7, relived=["flames"])
    play(p, "flames-2a@-1,1")
    assert p.relived == ("flames",)


def test_44_rows_one_to_four_and_earlier_days_are_free():
    p = promise(7, 3, "glass-5", rows=[*FULL, "glass-3!"], spent=["gathered_fire"])
    assert told(play(p, "take flames-4"), ev.RowCompleted(3))
    p = promise(7, 2, "glass-3", spent=["gathered_fire"])
    assert told(play(p, "take flames-4"), ev.Strengthened("flames-4", 3))


# -- 36 The Dark Queen --------------------------------------------------------------------------------------------


def test_36_six_demons_are_in_the_deck():
    p = Position.new("chapter", 6)
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4")
    assert p.deck.size == 36
    assert "demon-queen" in p.deck.cards


def test_36_with_the_queen_in_the_row_every_discarded_memory_is_tainted():
    p = table(CHAINS_5, chapter=6, row="flames-4 daggers-2a glass-1a glass-4", demons={"queen": "", "glass": ""})
    play(p, "flames-4@0,0", "discard daggers-2a", "discard glass-1a")
    assert p.demons == (("demon-queen", ("daggers-2a",)), ("demon-glass", ("glass-1a",)))


def v21(mind: str, row: str) -> Position:
    return table(
        mind,
        chapter=6,
        row=row,
        demons={"queen": "flames-1a"},
        drawn=["flames"],
        todo="demons_enter",
        rows=["glass-1a!", "chains-1a!", "chains-2a!", "chains-3!"],
        spent=["wolfs_leap", "let_go", "snarl"],
    )


def test_36_k8_k21_v21_a_relived_set_without_a_demon_of_its_own_banishes_the_queen():
    p = v21("glass-5@0,0", "antlers-1a glass-2b flames-2a chains-5")
    play(p, "antlers-1a@1,-1", "discard flames-2a")
    assert p.demons == (("demon-queen", ("flames-1a",)), ("demon-flames", ("flames-2a",)))
    events = play(p, "glass-2b@0,1")
    assert told(events, ev.Banished("demon-queen", ("flames-1a",)))
    assert p.discard == ("demon-queen", "flames-1a")
    assert p.demons == (("demon-flames", ("flames-2a",)),)


def test_36_k8_v21_one_relived_set_never_banishes_two_demons():
    p = v21("flames-5@0,0", "antlers-2b flames-2a flames-2b chains-4")
    play(p, "antlers-2b@0,1", "discard flames-2a")
    events = play(p, "flames-2b@-1,0")
    assert kinds(events).count("Banished") == 1
    assert p.discard == ("demon-flames", "flames-2a")
    assert p.demons == (("demon-queen", ("flames-1a",)),)


def test_36_she_has_no_colour_so_claws_never_strike_for_her():
    p = table(V4, chapter=6, row="flames-4 glass-4", drawn=["queen"], todo="demons_enter")
    assert asks(p) == (FENRYS, "blink")
    assert len(p.mind) == 3


def test_36_k21_at_the_days_end_she_taints_what_has_no_demon():
    rows = ["chains-5! chains-1a =", "chains-4! daggers-3 =", "antlers-5! antlers-3 =", "flames-5! flames-4 ="]
    p = table("glass-3@0,0", chapter=6, rows=rows, demons={"queen": "", "flames": ""}, todo="end_day")
    assert len(p.box) == 9
    assert p.deck.size == 35 - 9


# -- 38 Stairs ----------------------------------------------------------------------------------------------------


def test_38_the_targets_are_six_seven_eight_nine():
    assert [rules_of(6).row_target(i) for i in range(4)] == [6, 7, 8, 9]
    assert [rules_of(7).row_target(i) for i in range(5)] == [7] * 5


def test_38_they_replace_the_seven_of_aelins_turn_but_not_of_reliving():
    p = promise(6, 1, "glass-5", rows=["antlers-2a!", "chains-1a!", "chains-2a!"])
    events = play(p, "take flames-4")
    assert told(events, ev.RowCompleted(0))
    p = promise(6, 1, "glass-5", rows=["antlers-3!", "chains-1a!", "chains-2a!"])
    assert told(play(p, "take flames-4"), ev.Discarded("flames-4"))


# -- 43 The Fifth Row ---------------------------------------------------------------------------------------------


def third_day(memories: list[str]) -> Position:
    return table(
        "",
        chapter=7,
        rows=[],
        box=[card for card in MEMORIES if card not in memories],
        whole_deck=" ".join(memories),
        day=2,
        todo="day",
    )


def test_43_the_third_day_has_five_rows_and_120_orders():
    p = third_day(list(MEMORIES[:10]))
    while asks(p)[0] == CHANCE:
        play(p, sorted(choices(p))[0])
    assert len(p.rows) == 5
    assert len(choices(p)) == 120


def test_43_it_needs_six_memories_to_begin():
    assert third_day(list(MEMORIES[:5])).outcome == "L4"
    assert third_day(list(MEMORIES[:6])).outcome is None


def test_43_other_days_have_four_rows():
    assert [rules_of(7).rows_of_day(day) for day in (1, 2, 3)] == [4, 4, 5]
    assert [rules_of(6).rows_of_day(day) for day in (1, 2, 3)] == [4, 4, 4]
