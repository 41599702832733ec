"""Chapter one from day to day: RULES 5, 8 and 9, rulings R17, R22 to R25, R32, R39, R40, R44, R48, R49, vectors V13,
V14, V17."""

import random

from frostglass.embers import events as ev
from frostglass.embers.deck import DEMONS, MEMORIES
from frostglass.embers.document import read, write
from frostglass.embers.position import Position
from frostglass.embers.table import AELIN, FENRYS
from frostglass.embers.view import view
from frostglass.engine.decision import CHANCE

from .players import careful, play_out
from .tables import asks, choices, deal, kinds, play, table, told

FULL = ["chains-4! chains-3 =", "daggers-4! daggers-3 =", "antlers-4! antlers-3 ="]
"""Three complete rows."""


def last_take(mind: str, last_row: str, **more: object) -> Position:
    """Aelin's turn; the last row lacks one card."""
    return table(mind, rows=[*FULL, last_row], turn=AELIN, **more)  # type: ignore[arg-type]


def test_5_3_v13_setup_of_the_first_day():
    p = Position.new("chapter", 1)
    assert asks(p) == (CHANCE, "deal")
    assert p.day == 1
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4")
    assert str(p.mind) == "chains-5@0,0"
    assert asks(p) == (AELIN, "arrange")
    assert p.deck.size == 35
    assert sorted(p.deck.cards) == sorted(
        {*MEMORIES, *DEMONS} - {"chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4"}
    )


def test_5_3_7_r24_no_demon_is_dealt_as_mind_or_determination():
    p = Position.new("chapter", 1)
    for _ in range(5):
        assert not choices(p) & {f"= {demon}" for demon in DEMONS}
        play(p, sorted(choices(p))[0])


def test_5_3_6_r22_aelin_chooses_the_order_of_the_determination():
    p = Position.new("chapter", 1)
    deal(p, "chains-5", "glass-1a", "glass-2a", "glass-3", "flames-4")
    assert len(choices(p)) == 24
    events = play(p, "arrange flames-4 glass-3 glass-1a glass-2a")
    assert [row.determination for row in p.rows] == ["flames-4", "glass-3", "glass-1a", "glass-2a"]
    assert events[0] == ev.Arranged()


def test_5_4_8_5_r23_fenrys_begins_every_day():
    p = Position.new("chapter", 1)
    beginners = []
    rng = random.Random(5)
    while p.decision is not None:
        p.play(careful(p, rng))
        for before, after in zip(p.events, p.events[1:], strict=False):
            if isinstance(before, ev.Arranged):
                assert isinstance(after, ev.TurnBegan)
                beginners.append(after.seat)
    assert set(beginners) == {FENRYS}
    assert len(beginners) == p.day


def test_5_1_8_0_9_1_the_end_of_the_third_day_wins_at_once():
    p = last_take("chains-5@0,0 flames-4@1,1", "glass-3!", day=3)
    events = play(p, "take flames-4")
    assert p.outcome == "won"
    assert kinds(events)[-4:] == ["Said", "Said", "DayEnded", "GameEnded"]
    assert events[-1] == ev.GameEnded("won", "won")


def test_8_1_r39_v14_what_is_lost_at_the_end_of_a_day():
    p = table(
        "flames-1a@0,0 glass-3@5,5",
        rows=[*FULL, "flames-4 chains-2a chains-1a ="],
        demons={"flames": "flames-2a flames-2b"},
        todo="end_day",
        turn=AELIN,
    )
    assert sorted(p.box) == ["flames-1a", "flames-2a", "flames-2b", "flames-4"]
    distorted = next(event for event in p.events if isinstance(event, ev.Distorted))
    assert distorted.number == 4
    discarded = [event.card for event in p.events if isinstance(event, ev.Discarded)]
    assert discarded == [
        "glass-3", "chains-4", "chains-3", "daggers-4", "daggers-3", "antlers-4", "antlers-3", "chains-2a", "chains-1a",
    ]  # fmt: skip
    assert (p.discard, p.demons) == ((), ())
    assert p.day == 2
    assert p.deck.size == 35 - 4
    for _ in range(5):
        play(p, sorted(choices(p))[0])
    assert set(DEMONS) <= set(p.deck.cards)
    assert p.deck.size == 35 - 4 - 5 + 5


def test_8_1_r32_r44_cards_leave_in_order_and_are_shown_also_when_tainted():
    p = table(
        "flames-1a@0,0 glass-3@5,5",
        rows=[*FULL, "flames-4 chains-2a chains-1a ="],
        demons={"flames": "", "daggers": ""},
        todo="end_day",
    )
    shown = [event for event in p.events if isinstance(event, ev.Discarded | ev.Tainted)]
    assert [event.card for event in shown] == [
        "flames-1a", "glass-3", "chains-4", "chains-3", "daggers-4", "daggers-3", "antlers-4", "antlers-3", "flames-4",
        "chains-2a", "chains-1a",
    ]  # fmt: skip
    assert told(shown, ev.Tainted("flames-4", "demon-flames"))
    assert told(shown, ev.Tainted("daggers-3", "demon-daggers"))


def test_8_3_r17_undrawn_cards_and_the_discard_pile_are_shuffled_together():
    p = table(
        "flames-1a@0,0",
        rows=[*FULL, "flames-4 chains-2a chains-1a ="],
        discard=["glass-1a", "demon-glass"],
        whole_deck="glass-2a demon-flames",
        todo="end_day",
    )
    assert {"glass-1a", "glass-2a", "flames-1a"} <= set(p.deck.cards)
    assert not any(card in DEMONS for card in p.deck.cards)  # they come in after the deal
    for _ in range(5):
        play(p, sorted(choices(p))[0])
    assert {card for card in p.deck.cards if card in DEMONS} == set(DEMONS)


def test_8_4_l4_v17_with_four_memories_the_new_day_cannot_begin():
    boxed = [card for card in MEMORIES if card not in ("glass-1a", "glass-2a", "glass-3", "glass-4", "flames-1a")]
    rows = [*FULL, "flames-4 chains-2a chains-1a ="]
    used = " ".join(rows).replace("!", "").replace("=", "").split()
    # All cards of the rows are tainted by the demons of their colours.
    p = table(
        "flames-1a@0,0",
        rows=rows,
        demons={"chains": "", "daggers": "", "antlers": "", "flames": ""},
        box=[card for card in boxed if card not in used],
        whole_deck="glass-1a glass-2a glass-3 glass-4 demon-glass",
        todo="end_day",
    )
    assert p.outcome == "L4"
    assert p.events[-1] == ev.GameEnded("lost", "L4")
    # 8.2, 8.3: the discard pile is shuffled into the deck, the demons of the demon row with it.
    assert p.deck.cards == tuple(sorted(["glass-1a", "glass-2a", "glass-3", "glass-4", *DEMONS]))
    assert (p.discard, p.demons) == ((), ())
    assert view(p, FENRYS).deck == 9
    assert read(write(p)).facts == p.facts


def test_8_4_r49_v17_with_five_memories_the_day_begins_and_fenrys_loses_when_he_stops():
    five = ["glass-1a", "glass-2a", "glass-3", "glass-4", "flames-1a"]
    rows = [*FULL, "flames-4 chains-2a chains-1a ="]
    used = " ".join(rows).replace("!", "").replace("=", "").split()
    p = table(
        "",
        rows=rows,
        demons={"chains": "", "daggers": "", "antlers": "", "flames": ""},
        box=[card for card in MEMORIES if card not in (*five, *used)],
        whole_deck=" ".join([*five, "demon-glass"]),
        todo="end_day",
    )
    assert p.day == 2
    while asks(p)[0] == CHANCE:
        play(p, sorted(choices(p))[0])
    play(p, sorted(choices(p))[0])
    assert sorted(p.deck.cards) == sorted(DEMONS)
    play(p, "= demon-glass")
    play(p, "stop")
    assert p.outcome == "L2"


def test_9_3_r25_a_new_game_has_all_35_memories():
    p = Position.new("chapter", 1)
    play_out(p, careful, random.Random(3))
    assert len(Position.new("chapter", 1).deck.cards) == 35


def test_8_2_distorted_memories_stay_out_for_the_rest_of_the_game():
    for seed in range(12):
        p = Position.new("chapter", 1)
        rng = random.Random(seed)
        boxed: set[str] = set()
        while p.decision is not None:
            p.play(careful(p, rng))
            assert boxed <= set(p.box)
            boxed = set(p.box)


def test_9_2_every_way_to_end_happens_and_has_its_name():
    outcomes = set()
    for seed in range(120):
        p = Position.new("chapter", 1 + seed % 7)
        events = play_out(p, careful, random.Random(seed))
        assert p.outcome is not None
        outcomes.add(p.outcome)
        assert events[-1] == ev.GameEnded("won" if p.outcome == "won" else "lost", p.outcome)
    assert outcomes == {"won", "L1", "L2", "L3", "L4"}
