"""The learned value: its inputs, its arithmetic, its file."""

import random
from collections.abc import Iterable, Sequence

import pytest

from frostglass.arena.forms import FORMS
from frostglass.arena.view import determinize, view
from frostglass.bots.evaluation import Judge, weights_for
from frostglass.bots.learned.inputs import POINT, Inputs, _own_numbers, _rival_numbers, lead
from frostglass.bots.learned.layout import ONE, OWN, RIVAL, Layout, present
from frostglass.bots.learned.net import FIRST, OUT, SECOND, UNIT, Layers, Net, net_for, read, write
from frostglass.bots.learned.value import Learned
from frostglass.engine.errors import Refused
from tests.bots.positions import IDS, TABLES, decisions

UNITS, INNER = 5, 3


def any_net(layout: Layout, seed: int = 1) -> Net:
    rng = random.Random(seed)

    def rows(number: int, length: int, most: int) -> list[list[int]]:
        return [[rng.randint(-most, most) for _ in range(length)] for _ in range(number)]

    biases = rows(1, UNITS, 9000)[0], rows(1, INNER, 10**6)[0], rows(1, 2, 10**6)[0]
    layers = Layers(
        rows(layout.size, UNITS, 127), biases[0], rows(UNITS, INNER, 9000), biases[1], rows(INNER, 2, 9000), biases[2]
    )
    return Net(layout, layers, {"games": 3})


def by_hand(net: Net, at: list[int], values: list[int]) -> tuple[int, ...]:
    """The same arithmetic, unit by unit."""
    layers = net.layers
    first = added(layers.first, layers.first_bias, zip(at, values, strict=True))
    units = [max(0, x) // (FIRST * ONE // UNIT) for x in first]
    inner = [max(0, x) // SECOND for x in added(layers.second, layers.second_bias, enumerate(units))]
    last = added(layers.last, layers.last_bias, enumerate(inner))
    return tuple(x * OUT // (SECOND * UNIT) for x in last)


def added(rows: Sequence[Sequence[int]], bias: Sequence[int], what: Iterable[tuple[int, int]]) -> list[int]:
    total = list(bias)
    for number, value in what:
        for k, weight in enumerate(rows[number]):
            total[k] += weight * value
    return total


@pytest.mark.parametrize("seed", range(20))
def test_lanes_side_by_side_do_not_mix(seed: int) -> None:
    net = any_net(present(), seed)
    rng = random.Random(seed)
    means = {block + place for block in net.layout.by_card for place in net.layout.means}
    known = [i for i in rng.sample(range(net.layout.size - 1), 150) if i not in means]
    values = [rng.randint(-192, 192) for _ in known]
    assert net.judge(known, values) == by_hand(net, known, values)


def test_a_net_reads_back_from_its_file() -> None:
    net = any_net(present())
    again = read(write(net))
    assert again.record == {"games": 3}
    at, values = [0, 7, 300], [64, -12, 20]
    assert again.judge(at, values) == net.judge(at, values)


def test_a_net_with_other_inputs_is_refused() -> None:
    names = present().document()
    with pytest.raises(ValueError):
        Layout(names | {"own": names["own"][1:]})


def test_a_card_that_the_net_never_met_is_like_the_mean_of_its_rank() -> None:
    names = present().document()
    known = [card for card in names["cards"] if card in ("wolf_rider", *names["cards"][-12:])]
    old = Layout(names | {"cards": known})
    net = any_net(old)
    legends = [net.layers.first[old.by_card[0] + old.cards[card]] for card in known[-12:]]
    mean = [sum(weights) // 12 for weights in zip(*legends, strict=True)]
    net_of_mean = Net(old, net.layers._replace(first=[*net.layers.first[:-1], mean]), {})
    stranger = old.by_card[0] + old.means[2]
    assert net.judge([stranger], [ONE]) == net_of_mean.judge([old.size - 1], [ONE])


@pytest.mark.parametrize(("mode", "schools"), TABLES, ids=IDS)
def test_hidden_cards_are_no_inputs(mode: str, schools: tuple[str, ...]) -> None:
    rng = random.Random(4)
    layout = present()
    compared = 0
    for p in decisions(mode, schools, seed=6, number=8):
        assert p.decision is not None
        seat = p.decision.seat
        seen = view(p, seat)
        try:
            q = determinize(seen, rng)
        except Refused:
            continue
        if view(q, seat) != seen:
            continue
        worth = Judge(seen, weights_for(FORMS[mode].scoring)).value(p)
        here, there = Inputs(p, seat, worth, layout), Inputs(q, seat, worth, layout)
        assert (here.at, here.values) == (there.at, there.values)
        assert lead(p, seat) == lead(q, seat)
        assert len(here.at) == len(set(here.at)) or mode in ("melee", "team_duel", "team_high_form")
        compared += 1
    assert compared >= 4


@pytest.mark.parametrize("mode", ["duel", "high_form"])
def test_a_share_of_the_value_is_the_nets_and_the_rest_by_hand(mode: str) -> None:
    net = any_net(present())
    for p in decisions(mode, ("everfrost", "sylvan"), seed=6, number=4):
        assert p.decision is not None
        judge = Judge(view(p, p.decision.seat), weights_for(FORMS[mode].scoring))
        worth = judge.value(p)
        nets, blend, by_hand = (
            Learned(given, judge, share=share).value(p, worth) for given, share in ((net, 100), (net, 25), (None, 0))
        )
        assert by_hand == int(POINT * (worth - judge.threat(p)))
        assert blend == (nets + 3 * by_hand) // 4


def test_the_file_of_a_net_says_its_share() -> None:
    layout = present()
    layers = any_net(layout).layers
    assert Net(layout, layers, {}).share == 100
    assert read(write(Net(layout, layers, {"share": 40}))).share == 40


def test_a_net_leads_only_in_the_forms_that_its_record_names() -> None:
    for form in FORMS:
        net = net_for(form)
        assert net is None or form in net.record["forms"]
        assert (net is not None) == (form in ("duel", "team_duel", "high_form"))


@pytest.mark.parametrize(("mode", "schools"), TABLES, ids=IDS)
def test_each_number_has_a_name(mode: str, schools: tuple[str, ...]) -> None:
    p = next(decisions(mode, schools, seed=6, number=1))
    own = _own_numbers(p, 1, 0.0, p.of_colour(0))
    assert len(own) == len(OWN) - (0 if p.form.teams else 6)
    assert len(_rival_numbers(p, 1, 1)) == len(RIVAL)


def test_points_of_this_turns_kills_count_in_the_lead() -> None:
    p = next(decisions("duel", ("everfrost", "sylvan"), seed=6, number=1))
    foe = 3 * p.colour(3 - p.turn)
    p.kills = tuple(3 if i == foe else 1 if i == foe + 1 else 0 for i in range(12))  # a pair of commons and a heroic
    p.scores = (0, 0)
    assert lead(p, p.turn) == 2 * POINT
    assert lead(p, 3 - p.turn) == -2 * POINT
