# Choices as words and views as bytes: every one can be told from every other, and nothing hidden is in them.
import random

import pytest

import frostglass
from frostglass.adapters.arena_sight import ArenaSight
from frostglass.adapters.coding import Layout, Vocabulary
from frostglass.adapters.playing import Playing, Saying, sight_of, words_of
from frostglass.arena import view as arena_view
from frostglass.arena.patterns import CARDS, DECKS, SCHOOLS
from frostglass.embers import view as embers_view
from frostglass.embers.deck import MEMORIES
from frostglass.engine.decision import CHANCE
from frostglass.engine.errors import Refused
from frostglass.games import GAMES
from tests.adapters.tables import FORMS_AND_CHAPTERS, NAMES

GUESS = {"arena": arena_view.determinize, "embers": embers_view.determinize}
every_table = pytest.mark.parametrize(("game", "settings"), FORMS_AND_CHAPTERS, ids=NAMES)


@every_table
def test_saying_the_words_of_an_option_leads_to_this_option(game: str, settings: dict[str, object]) -> None:
    """The vocabulary is invertible: option to words and back, at every decision of a random game."""
    rules, words, rng = GAMES[game], words_of(game), random.Random(4)
    position = rules.new({"turn_limit": 60, **settings})
    while (decision := position.decision) is not None:
        if decision.seat == CHANCE:
            deals = words.deals(decision.options)
            assert len(set(deals)) == len(deals)
            assert all(words.chances.word(words.chances.name(word)) == word for word in deals)
        else:
            saying = Saying(words)
            for option in rng.sample(list(decision.options), min(6, len(decision.options))):
                saying.ask(decision, position)
                firsts = words.firsts(decision.options)
                said = [firsts[list(decision.options).index(option)], *words.rest(option)]
                found = None
                while found is None:
                    # Words that go without saying are left out, so the next one is the first of ours that can come.
                    word = next(word for word in said if word in saying.legal)
                    said = said[said.index(word) + 1 :]
                    assert words.vocabulary.word(words.vocabulary.name(word)) == word
                    found = saying.say(word)
                assert found is option
        position.take(decision.options[rng.randrange(len(decision.options))])


@every_table
def test_what_a_seat_cannot_know_changes_no_byte(game: str, settings: dict[str, object]) -> None:
    """Two positions that differ only in what a seat cannot see give it equal bytes, words and masks."""
    rng = random.Random(9)
    playing = Playing(game, {"turn_limit": 40, **settings})
    playing.begin(11)
    while seat := playing.seat:
        position = playing.match.position
        if rng.random() < 0.3:
            guess = GUESS[game](playing.rules.look(position, seat), rng)
            told, other = bytearray(playing.size), bytearray(playing.size)
            playing.sight.see(position, seat, told)
            playing.sight.see(guess, seat, other)
            assert told == other
            saying = Saying(playing.words)
            assert guess.decision is not None
            saying.ask(guess.decision, guess)
            own = Saying(playing.words)
            assert position.decision is not None
            own.ask(position.decision, position)
            assert saying.legal == own.legal
        decision = position.decision
        assert decision is not None
        playing.choose(rng.choice(decision.options))


@every_table
def test_every_seat_and_a_spectator_are_seen_without_what_is_theirs_alone(
    game: str, settings: dict[str, object]
) -> None:
    """What is written follows from the view and from nothing else."""
    rng = random.Random(2)
    playing = Playing(game, {"turn_limit": 30, **settings})
    playing.begin(3)
    sight = sight_of(game)
    while playing.seat:
        if rng.random() < 0.1:
            for seat in range(playing.seats + 1):
                direct, by_view = bytearray(playing.seen), bytearray(playing.seen)
                sight.see(playing.match.position, seat, direct)
                sight.write(playing.rules.look(playing.match.position, seat), by_view)
                assert direct == by_view
        decision = playing.match.position.decision
        assert decision is not None
        playing.choose(rng.choice(decision.options))


@every_table
def test_what_was_seen_before_changes_no_byte(game: str, settings: dict[str, object]) -> None:
    """A sight that has followed whole games, from all seats, writes what a fresh one writes from the view alone."""
    rng = random.Random(6)
    playing = Playing(game, {"turn_limit": 30, **settings})
    for seed in (5, 6):
        playing.begin(seed)
        while playing.seat:
            for seat in rng.sample(range(playing.seats + 1), 2):
                followed, fresh = bytearray(playing.size), bytearray(playing.size)
                playing.look(seat, followed)
                sight_of(game).write(playing.rules.look(playing.match.position, seat), fresh)
                assert followed[: playing.seen] == fresh[: playing.seen]
            for _ in range(rng.randrange(1, 4)):  # other steps than every one: what is kept may be older
                if playing.seat:
                    playing.say(rng.choice(playing.saying.legal))


def test_the_arena_is_seen_from_the_viewer() -> None:
    p = GAMES["arena"].read(
        {"game": "arena", "mode": "duel", "turn": 2, "actions": 1,
         "board": ["c1 -- -- -- --", "-- -- -- -- -- -- --", *["-- -- -- -- -- -- -- -- --"] * 5,
                   "-- -- -- -- -- -- --", "-- -- -- -- h2"],
         "seats": [{"school": "everfrost", "hand": ["snow_monster"]}, {"school": "highland", "hand": ["warlord"]}]}
    )  # fmt: skip
    sight = ArenaSight()
    memory = bytearray(sight.layout.size)
    sight.see(p, 2, memory)
    seen = sight.layout.read(memory)
    assert (seen["board"][8 * 9 + 2], seen["board"][6]) == (4, 2)  # c9: the other's common, g1: an own heroic piece
    warlord = CARDS["warlord"].number - 1
    assert seen["cards"][warlord] == 1  # in the own hand
    assert sum(seen["cards"]) == 1  # and nothing of the other's hand
    assert seen["schools"][:2] == [list(SCHOOLS).index("highland") + 1, list(SCHOOLS).index("everfrost") + 1]
    assert seen["sizes"][:1] + seen["sizes"][5:6] == [1, 1]
    assert seen["turn"][:3] == [0, 0, 1]
    assert seen["points"][:2] == [0, 0]


def test_embers_is_seen_from_the_corner_of_the_mind() -> None:
    mind = [{"card": "glass-1a", "x": 7, "y": -2}, {"card": "glass-2a", "x": 8, "y": -1}]
    p = GAMES["embers"].read({"game": "embers", "mode": "chapter", "mind": mind, "row": ["flames-3"]})
    sight = sight_of("embers")
    memory = bytearray(sight.layout.size)
    sight.see(p, 2, memory)
    seen = sight.layout.read(memory)
    at = {card: i for i, card in enumerate(MEMORIES)}
    assert [seen["columns"][at[c]] for c in ("glass-1a", "glass-2a")] == [1, 2]
    assert [seen["lines"][at[c]] for c in ("glass-1a", "glass-2a")] == [1, 2]
    assert [seen["heights"][at[c]] for c in ("glass-1a", "glass-2a")] == [1, 2]
    assert seen["memories"][at["flames-3"]] == 3


def test_the_kinds_of_questions_have_different_numbers() -> None:
    kinds: dict[bytes, str] = {}
    for game, settings in FORMS_AND_CHAPTERS:
        playing = Playing(game, {"turn_limit": 60, **settings})
        at = playing.sight.layout.parts["asked"]
        place = at.start + (1 if game == "arena" else 2)
        playing.begin(1)
        rng = random.Random(1)
        while playing.seat:
            decision = playing.match.position.decision
            assert decision is not None
            memory = bytearray(playing.size)
            playing.look(playing.seat, memory)
            assert kinds.setdefault(bytes(memory[place : place + 2]), decision.kind) == decision.kind
            playing.choose(rng.choice(decision.options))


def test_a_word_that_cannot_come_next_changes_nothing() -> None:
    playing = Playing("arena", {"mode": "duel", "schools": ["everfrost", "highland"]})
    playing.begin(1)
    before = playing.rules.write(playing.match.position)
    with pytest.raises(Refused):
        playing.say(playing.words.vocabulary.word("summon snow_monster"))
    assert playing.rules.write(playing.match.position) == before


def test_a_coded_game_is_the_game_of_its_seed() -> None:
    """What is played in words is a game like any other: its choices, entered at a table, are the same game."""
    playing = Playing("embers", {"mode": "chapter", "chapter": 2})
    playing.begin(8)
    rng = random.Random(5)
    while playing.seat:
        playing.say(rng.choice(playing.saying.legal))
    game = frostglass.new("embers", chapter=2, seed=8)
    for entry in playing.match.entries:
        if not game.is_over and entry in game.choices:
            game.play(entry)
    assert game.entries == playing.match.entries


def test_numbers_and_their_description_come_from_the_tables() -> None:
    words, layout = words_of("arena").vocabulary, sight_of("arena").layout
    assert {card.id for cards in DECKS.values() for card in cards} <= set(words.families["summon"].values)
    described = words.described()
    assert Vocabulary("arena", [(f["name"], f["values"]) for f in described["families"]]).version == words.version
    parts = [(p["name"], p["size"], p["zero"], p["meaning"]) for p in layout.described()["parts"]]
    assert Layout("arena", parts).version == layout.version
    assert Vocabulary("arena", [("more", ["words"])]).version != words.version
