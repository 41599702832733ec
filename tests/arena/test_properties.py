"""Laws that hold in every random game: records, documents, copies, conservation, an end. Those of symmetry and of
hidden information are in test_properties_symmetry and test_properties_views."""

from collections import Counter
from typing import Any

import pytest

from frostglass.arena.document import read, write
from frostglass.arena.flares import FLARES
from frostglass.arena.forms import FORMS
from frostglass.arena.keywords.keyword import kept_cards
from frostglass.arena.keywords.merchant import MERCHANT
from frostglass.arena.notation import parse, text
from frostglass.arena.options import Invoke, Place, Summon
from frostglass.arena.patterns import LEGENDARY, LEGENDS, deck_of
from frostglass.arena.position import Position
from frostglass.arena.rules import ARENA
from frostglass.arena.state import State, colour_of, piece, rank_of
from frostglass.arena.tasks import TASKS
from frostglass.engine.chance import pick
from frostglass.engine.decision import CHANCE, Leave
from frostglass.engine.game import Match
from frostglass.engine.position import Begin
from tests.arena.build import TABLE_IDS, TABLES, asked, choices, random_game

Table = tuple[str, tuple[str, ...]]
every_table = pytest.mark.parametrize("table", TABLES, ids=TABLE_IDS)


def state(p: Position) -> dict[str, Any]:
    """All plain data of a position, as it is now."""
    found = {name: getattr(p, name) for name in State.__slots__}
    return {name: value[:] if isinstance(value, list) else value for name, value in found.items()}


def offered(p: Position) -> Any:
    """The decision that a position offers, with all its options in order."""
    return None if p.decision is None else (*asked(p), list(p.decision.options))


def in_setup(p: Position) -> bool:
    return p.in_progress is not None and isinstance(p.in_progress[1], Begin)


@every_table
def test_every_random_game_ends(table: Table) -> None:
    mode, schools = table
    for seed in range(60):
        *_, p = random_game(mode, schools, seed)
        assert p.result is not None
        assert p.result.reason in ("points", "deck")
        assert p.result.winners


@every_table
def test_a_replayed_record_equals_the_live_game(table: Table) -> None:
    settings = {"mode": table[0], "schools": list(table[1])}
    for seed in range(3):
        live = Match(ARENA, settings, seed)
        number = 0
        while live.decision is not None:
            live.play(pick(live.decision.options, seed, number), live.decision.seat)
            number += 1
        again = Match(ARENA, settings, seed + 1, live.entries)
        assert again.entries == live.entries
        assert state(again.position) == state(live.position)  # type: ignore[arg-type]
        half = Match(ARENA, settings, seed, live.entries[: len(live.entries) // 2])
        assert half.entries == live.entries[: len(half.entries)]


@every_table
def test_an_action_that_is_taken_at_once_does_what_its_script_does(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for p in random_game(*table, 2):
        placings = [] if p.in_progress or not p.decision else [o for o in p.decision.options if type(o) is Place]
        for option in placings[:1]:
            before = state(p)
            at_once = p.played(option)
            with monkeypatch.context() as patched:
                patched.setattr(Position, "_at_once", lambda self, action: False)
                scripted = p.played(option)
                copied = scripted.copy()
            assert state(at_once) == state(scripted) == state(copied)
            assert at_once.events == scripted.events
            assert (at_once.in_progress is None, offered(at_once)) == (scripted.in_progress is None, offered(scripted))
            assert state(p) == before
            compared += 1
    assert compared > 20


@every_table
def test_every_choice_has_a_text_that_names_it(table: Table) -> None:
    for seed in range(1):
        for p in random_game(*table, seed):
            if p.decision is not None:
                assert len(choices(p)) == len(p.decision.options)
                for option in p.decision.options[:: max(1, len(p.decision.options) // 5)]:
                    assert parse(text(option), p.decision) == option


@every_table
def test_a_document_reads_back_equal_at_every_decision(table: Table) -> None:
    for seed in range(2):
        for p in random_game(*table, seed):
            if not in_setup(p):
                document = write(p)
                q = read(document)
                assert write(q) == document
                assert offered(q) == offered(p)
                assert state(q) == state(p)


@every_table
def test_a_position_read_back_is_played_on_alike(table: Table) -> None:
    for seed in range(1):
        for p in random_game(*table, seed):
            if p.decision is not None and not in_setup(p):
                option = pick(p.decision.options, seed, p.turns)
                q, r = read(write(p)), p.copy()
                q.play(option)
                r.play(option)
                assert (state(q), offered(q)) == (state(r), offered(r))


@every_table
def test_a_copy_never_changes_the_original(table: Table) -> None:
    for seed in range(2):
        for p in random_game(*table, seed):
            if p.decision is None:
                continue
            before = state(p), offered(p), list(p.events)
            q = p.copy()
            for step in range(3):
                if q.decision is not None:
                    q.play(pick(q.decision.options, seed + 1, step))
            p.played(pick(p.decision.options, seed + 2, 0))
            assert (state(p), offered(p), list(p.events)) == before


@every_table
def test_a_copy_is_rebuilt_to_the_same_state_at_every_decision(table: Table) -> None:
    mode, schools = table
    for seed in range(2):
        p = Position.new(FORMS[mode], schools)
        number = 0
        while p.decision is not None:
            option = pick(p.decision.options, seed, number)
            twin = p.copy()
            assert (state(twin), offered(twin)) == (state(p), offered(p))
            played = p.played(option)
            p.play(option)
            twin.play(option)
            for q in (played, twin):
                assert (state(q), offered(q)) == (state(p), offered(p))
                assert q.events == p.events
            number += 1


def cards_of(p: Position) -> Counter[str]:
    """Every card of the table, wherever it is; those of a school are told apart by their seat."""
    found: Counter[str] = Counter()
    for i in range(p.seats):
        own = (*p.hands[i], *p.discards[i], *p.decks[i].cards, *kept_cards(p.kept, i + 1))
        found.update(f"{i} {card}" for card in own)
        found.update(p.legends[i])
        found.update(p.flares[i])
    found.update((*p.legend_deck.cards, *p.legend_discard, *p.flare_deck.cards, *p.flare_discard))
    if p.form.scoring == "tasks":
        found.update((*p.tasks, *p.task_deck.cards, *([p.next_task] if p.next_task else [])))
        found.update(task for claimed in p.claimed for task in claimed)
    return found


def in_the_air(p: Position) -> list[str]:
    """The card being resolved, which is in no pile (RULES 6.5)."""
    if p.in_progress is not None:
        match p.in_progress[1]:
            case Summon(card):
                return [card if card in LEGENDS else f"{p.turn - 1} {card}"]
            case Invoke(flare):
                return [flare]
    return []


@every_table
def test_no_card_is_lost_or_doubled(table: Table) -> None:
    mode, schools = table
    whole = Counter([*LEGENDS, *FLARES, *(TASKS if FORMS[mode].scoring == "tasks" else ())])
    whole.update(f"{i} {card}" for i, school in enumerate(schools) for card in deck_of(school))
    for seed in range(3):
        for p in random_game(mode, schools, seed):
            if not in_setup(p):
                found = cards_of(p)
                missing = whole - found
                assert not found - whole
                assert list(missing.elements()) in ([], in_the_air(p))


@every_table
def test_no_piece_is_lost_or_doubled(table: Table) -> None:
    markers = {"high_form": 0, "team_high_form": 0, "duel": 1, "team_duel": 1, "melee": len(table[1]) - 1}[table[0]]
    for seed in range(3):
        for p in random_game(*table, seed):
            for colour in range(p.colours):
                dual = (p.by[piece(colour, 0)] | p.by[piece(colour, 1)]).bit_count()
                legendary = p.by[piece(colour, LEGENDARY)].bit_count()
                assert p.dual_free(colour) >= 0
                assert p.legend_free(colour) >= 0
                aside = [rank_of(cell) for cell in p.kept[MERCHANT.index] if cell and colour_of(cell) == colour]  # E3.7
                aside_dual, aside_legendary = len(aside) - aside.count(LEGENDARY), aside.count(LEGENDARY)
                assert dual + p.dual_free(colour) + p.removed[2 * colour] + markers + aside_dual == 17
                assert legendary + p.legend_free(colour) + p.removed[2 * colour + 1] + aside_legendary == 3


@every_table
def test_bitboards_and_cells_tell_the_same(table: Table) -> None:
    for p in random_game(*table, seed=7):
        for value, mask in enumerate(p.by):
            squares = [s for s in range(81) if mask >> s & 1]
            assert all(p.cells[s] == value for s in squares)
        assert sum(mask.bit_count() for mask in p.by) == 69


@pytest.mark.parametrize("players", [3, 4])
def test_games_that_players_leave_end_and_read_back(players: int) -> None:
    schools = ("sylvan", "everfrost", "northern", "highland")[:players]
    for seed in range(8):
        leaving = {pick(range(40), seed, n) + 20 * n: n for n in (1, 2)}
        number = 0
        p = Position.new(FORMS["melee"], schools)
        while p.decision is not None:
            if number in leaving:
                p.play(Leave(leaving[number]))
            else:
                p.play(pick(p.decision.options, seed, number))
            number += 1
            assert number < 20_000
            if p.decision is None or in_setup(p):
                continue
            assert p.decision.seat == CHANCE or not p.has_left(p.decision.seat)
            q = read(write(p))
            assert (state(q), offered(q)) == (state(p), offered(p))
        assert p.result is not None
