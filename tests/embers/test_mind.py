"""The geometry of the Mind: RULES 2 and 3, rulings R1 to R11, vectors V1 to V11, V18, V19."""

from frostglass.embers.in_force import rules_of
from frostglass.embers.mind import Mind, Placed


def mind(text: str) -> Mind:
    """A Mind as RULES 13 writes it: `card@x,y` from bottom to top."""
    placed = []
    for word in text.split():
        card, _, at = word.partition("@")
        x, y = at.split(",")
        placed.append((card, int(x), int(y)))
    return Mind.of(placed)


def parts(m: Mind) -> set[frozenset[str]]:
    return {frozenset(part) for part in m.parts()}


def split(*groups: set[str]) -> set[frozenset[str]]:
    return {frozenset(group) for group in groups}


CHAINS_5 = mind("chains-5@0,0")


def test_2_1_the_first_card_lies_at_the_origin_and_the_grid_has_no_edge():
    diagonal = ("chains-5", "flames-4", "antlers-3")
    m = Mind().add(diagonal[0], 0, 0)
    for step in range(1, 40):
        if len(m) == 3:
            m = m.take(m.cards[0])
        card = diagonal[step % 3]
        assert (step, step) in m.places(card)
        m = m.add(card, step, step)
    assert str(m) == "flames-4@37,37 antlers-3@38,38 chains-5@39,39"


def test_2_2_taking_a_card_changes_neither_place_nor_order_of_the_others():
    m = mind("chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1")
    assert m.take("daggers-1a").placed == (Placed("chains-5", 0, 0), Placed("daggers-4", -1, -1))
    assert str(m.take("chains-5")) == "daggers-1a@1,1 daggers-4@-1,-1"


def test_2_4_v1_legal_places_on_a_single_card():
    assert set(CHAINS_5.places("flames-4")) == {(-1, -1), (0, 0), (1, 1)}
    assert set(CHAINS_5.places("glass-4")) == {(-1, 0), (0, -1), (0, 1), (1, 0)}
    assert set(CHAINS_5.places("daggers-1a")) == {(1, 1)}
    assert set(CHAINS_5.places("antlers-1b")) == {(-1, -1), (1, 1)}
    assert set(CHAINS_5.places("chains-1a")) == {(-1, 0), (1, 1)}


def test_2_4_1_an_empty_mind_takes_no_card_beside_it():
    assert Mind().places("chains-5") == []
    assert Mind().leaps("chains-5") == []
    assert not Mind().takes("chains-5")


def test_2_4_takes_says_whether_there_is_a_place():
    assert CHAINS_5.takes("daggers-1a")
    # One covered area with clear ones on its four sides: nothing with two covered areas side by side fits.
    ringed = mind("glass-1a@0,0 daggers-1a@1,1")
    assert not ringed.takes("chains-1a")
    assert ringed.takes("glass-4")


def test_2_5_r2_r6_v2_a_card_of_the_same_mask_hides_the_one_below_until_it_is_taken():
    m = mind("chains-5@0,0 flames-4@0,0")
    assert m.visible == ("flames-4",)
    assert m.take("flames-4").visible == ("chains-5",)


def test_2_6_r4_cards_overlap_by_their_places_even_with_a_card_between_them():
    m = mind("chains-1a@0,0 antlers-2a@-1,0 glass-2a@1,0")
    assert parts(m) == split({"antlers-2a"}, {"glass-2a"})
    assert not mind("chains-5@0,0 flames-4@1,1").is_split


def test_2_6_cards_that_only_touch_are_not_connected():
    beside = mind("chains-5@0,0 flames-4@2,0")
    corner = mind("chains-5@0,0 flames-4@2,2")
    assert beside.is_split
    assert corner.is_split


def test_2_8_v3_a_hidden_card_does_not_connect_and_shows_again():
    m = mind("chains-1a@0,0 antlers-2a@-1,0")
    assert m.places("glass-2a") == [(1, 0)]
    m = m.add("glass-2a", 1, 0)
    assert m.visible == ("antlers-2a", "glass-2a")
    assert parts(m) == split({"antlers-2a"}, {"glass-2a"})
    for gone, kept in (("antlers-2a", "glass-2a"), ("glass-2a", "antlers-2a")):
        rest = m.take(gone)
        assert rest.visible == ("chains-1a", kept)
        assert not rest.is_split


def test_2_8_v4_taking_the_card_in_the_middle_splits():
    m = mind("chains-5@0,0 daggers-1a@1,1 daggers-4@-1,-1").take("chains-5")
    assert parts(m) == split({"daggers-1a"}, {"daggers-4"})


def test_2_8_v5_a_split_can_cascade():
    m = mind("chains-1b@0,0 chains-2a@1,0 flames-5@1,0").add("flames-2b", -1, 0)
    assert parts(m) == split({"flames-2b"}, {"flames-5"})
    m = m.take("flames-5")
    assert parts(m) == split({"chains-2a"}, {"flames-2b"})
    m = m.take("chains-2a")
    assert m.visible == ("chains-1b", "flames-2b")
    assert not m.is_split


def test_3_v6_five_and_two_relive():
    m = mind("flames-5@0,0")
    assert m.places("flames-2a") == [(-1, 1)]
    assert set(m.add("flames-2a", -1, 1).relived_set()) == {"flames-5", "flames-2a"}


def test_3_r1_v7_a_hidden_card_does_not_count():
    m = mind("chains-1a@0,0 flames-2a@0,0 chains-2a@1,-1").add("chains-5", 1, 0)
    assert "chains-1a" not in m.visible
    assert set(m.relived_set()) == {"chains-2a", "chains-5"}


def test_3_r1_v8_a_card_hidden_by_the_added_one_does_not_link():
    m = mind("flames-4@0,0 flames-1a@-1,0").add("flames-2b", 1, 0)
    assert m.relived_set() == ()
    assert m.is_split


def test_3_1_r3_v9_the_set_has_to_contain_the_added_card():
    m = mind("flames-5@0,0 flames-4@0,1 flames-3@1,2").add("chains-2a", 0, 0)
    assert "flames-5" not in m.visible
    assert m.colour_set() == ("chains-2a",)
    assert m.relived_set() == ()


def test_3_r8_v10_relived_and_split_at_once():
    m = mind("antlers-3@0,0 flames-2a@-1,0 antlers-1b@1,1").add("flames-5", 0, -1)
    assert set(m.relived_set()) == {"flames-2a", "flames-5"}
    assert parts(m) == split({"flames-2a", "flames-5"}, {"antlers-1b"})


def test_3_3_r34_no_card_of_the_set_is_left_out_to_reach_seven():
    m = mind("flames-5@0,0 flames-2a@-1,1")
    assert sum((5, 2, 1)) == 8
    placed = m.places("flames-1b")
    sums = {place: set(m.add("flames-1b", *place).colour_set()) for place in placed}
    joined = [place for place, found in sums.items() if found == {"flames-5", "flames-2a", "flames-1b"}]
    assert joined
    assert all(m.add("flames-1b", *place).relived_set() == () for place in joined)


def test_2_8_v11_a_take_can_cascade():
    m = mind("glass-5@0,0 glass-1a@0,-1 antlers-2b@1,0 glass-2a@2,1 antlers-2a@0,1").take("antlers-2b")
    assert parts(m) == split({"glass-1a"}, {"glass-2a"}, {"antlers-2a"})
    m = m.take_all(["glass-1a", "antlers-2a"])
    assert parts(m) == split({"glass-5"}, {"glass-2a"})


def test_captivity_32_v18_leaps_on_a_single_card():
    assert set(CHAINS_5.leaps("daggers-1a")) == {(-1, 1), (1, -1)}
    assert set(CHAINS_5.leaps("flames-4")) == {(-1, 1), (1, -1)}
    assert set(CHAINS_5.leaps("chains-1a")) == {(1, -1)}
    assert set(CHAINS_5.leaps("antlers-1b")) == {(1, -1)}
    assert CHAINS_5.leaps("glass-4") == []


def test_captivity_30_v19_iron_walls():
    rules = rules_of(5)
    m = mind("chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3")
    assert m.extent == (0, 0, 4, 4)
    assert m.places("daggers-1a") == [(4, 4)]
    assert rules.places(m, "daggers-1a") == []
    assert set(rules.allowed(m, "daggers-1a", m.leaps("daggers-1a"))) == {(0, 2), (1, 3), (2, 0), (3, 1)}
    assert set(m.places("flames-1b")) == {(-1, -1), (3, 3), (4, 4)}
    assert rules.places(m, "flames-1b") == [(3, 3)]
    assert set(rules.allowed(m, "flames-1b", m.leaps("flames-1b"))) == {(0, 2), (1, 3)}


def test_captivity_30_taking_makes_room_again():
    m = mind("chains-5@0,0 flames-4@1,1 antlers-3@2,2 chains-4@3,3")
    assert (4, 4) in rules_of(5).places(m.take("chains-5"), "daggers-1a")


def test_equal_minds_are_equal_in_any_frame():
    far = mind("chains-5@0,0 flames-4@1,1 antlers-3@400,0").take("antlers-3")
    near = mind("chains-5@0,0 flames-4@1,1")
    assert far == near
    assert hash(far) == hash(near)
    assert near != mind("flames-4@1,1 chains-5@0,0")
