"""Fits a net to rows of games with torch, on a GPU where there is one, and turns it into whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from frostglass.bots.learned.layout import ONE, present
from frostglass.bots.learned.net import FIRST, SECOND, UNIT, Layers, Net
from frostglass.bots.learned.value import BONUS, SPAN
from frostglass.lab.learning.rows import Data

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]


class Plan(NamedTuple):
    """How a net is fitted."""

    nets: int = 2
    """So many are fitted, and their mean is taken."""
    units: int = 96
    inner: int = 32
    epochs: int = 8
    rate: float = 1e-3
    decay: float = 0.05
    dropout: float = 0.2
    batch: int = 1024
    fading: float = 0.85
    """Points count so much less for every turn that they are away in a duel; a round of more players counts as much."""
    trace: float = 0.7
    """How much of a later judgement of points is what really came (lambda), by turn."""
    odds_trace: float = 0.9
    """The same for the odds to win."""
    odds: float = 0.3
    """How much the odds to win count in the loss, against the points."""


_HIGHEST: Final = 127 / FIRST


class Targets(NamedTuple):
    """What each row should have said: points to come, and the odds to win."""

    points: Floats
    won: Floats


def targets(data: Data, points: Floats, won: Floats, plan: Plan) -> Targets:
    """Lambda returns along the rows of each side of each game; `points` and `won` are what a net says of the rows."""
    found = Targets(np.zeros(len(data.game), np.float32), np.zeros(len(data.game), np.float32))
    chains: dict[tuple[int, int], list[int]] = {}
    for i, chain in enumerate(zip(data.game.tolist(), data.colour.tolist(), strict=True)):
        chains.setdefault(chain, []).append(i)
    for (number, colour), rows in chains.items():
        game = data.games[number]
        last = game.outcomes[colour]
        returned = judged = float(BONUS * last)
        odds = judged_odds = (last + 1) / 2
        ahead, turn = game.leads[colour], game.turns + 1
        for i in reversed(rows):
            time = (turn - int(data.turns[i])) * 2 / game.colours
            trace, odds_trace = plan.trace**time, plan.odds_trace**time
            swing = ahead - float(data.lead[i]) + (1 - trace) * judged + trace * returned
            returned = found.points[i] = plan.fading**time * swing
            odds = found.won[i] = (1 - odds_trace) * judged_odds + odds_trace * odds
            judged, judged_odds = float(points[i]), float(won[i])
            ahead, turn = float(data.lead[i]), int(data.turns[i])
    return found


Rows = tuple[torch.Tensor, torch.Tensor]
"""The numbers of some rows' inputs, and how much there is of each."""


class Model(nn.Module):  # type: ignore[misc]  # torch is no part of what mypy sees
    def __init__(self, inputs: int, plan: Plan) -> None:
        super().__init__()
        # The last row is for the places that a row with few inputs leaves over.
        self.first = nn.EmbeddingBag(inputs + 1, plan.units, mode="sum")
        nn.init.uniform_(self.first.weight, -(inputs**-0.5), inputs**-0.5)
        self.bias = nn.Parameter(torch.zeros(plan.units))
        self.second = nn.Linear(plan.units, plan.inner)
        self.last = nn.Linear(plan.inner, 2)
        self.dropout = nn.Dropout(plan.dropout)

    def forward(self, rows: Rows) -> torch.Tensor:
        at, values = rows
        hidden = self.dropout(functional.relu(self.first(at, per_sample_weights=values) + self.bias))
        found: torch.Tensor = self.last(functional.relu(self.second(hidden)))
        return found


class Table:
    """The rows where the fitting happens."""

    def __init__(self, data: Data) -> None:
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.at = torch.from_numpy(data.at).to(self.device)
        self.values = torch.from_numpy(data.values).to(self.device)
        self.size = present().size
        self.weights = torch.from_numpy(np.where(data.ends, 1.5, 0.7).astype(np.float32)).to(self.device)

    def rows(self, numbers: torch.Tensor) -> Rows:
        return self.at[numbers].int(), self.values[numbers].float() / ONE

    def numbers(self, mask: NDArray[np.bool_]) -> torch.Tensor:
        return torch.from_numpy(np.flatnonzero(mask)).to(self.device)


def trained(
    table: Table, goal: Targets, among: torch.Tensor, plan: Plan, seed: int = 1, start: Net | None = None
) -> Model:
    """A model fitted to these rows; it may go on from what another net has learned."""
    torch.manual_seed(seed)
    model = Model(table.size, plan)
    if start is not None:
        begin_as(model, start, seed)
    model.to(table.device)
    points = torch.from_numpy(goal.points / SPAN).to(table.device)
    won = torch.from_numpy(goal.won).to(table.device)
    weights = [p for p in model.parameters() if p.dim() > 1]
    biases = [p for p in model.parameters() if p.dim() == 1]
    groups = [{"params": weights, "weight_decay": plan.decay}, {"params": biases, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=plan.rate)
    batch = min(plan.batch, len(among))
    steps = plan.epochs * (len(among) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, plan.rate, total_steps=steps + 1, pct_start=0.1)
    for _ in range(plan.epochs):
        order = among[torch.randperm(len(among), device=table.device)]
        for i in range(len(among) // batch):
            numbers = order[i * batch : (i + 1) * batch]
            out = model(table.rows(numbers))
            by_points = functional.mse_loss(out[:, 0], points[numbers], reduction="none")
            by_odds = functional.binary_cross_entropy_with_logits(out[:, 1], won[numbers], reduction="none")
            loss = ((by_points + plan.odds * by_odds) * table.weights[numbers]).mean()
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            with torch.no_grad():
                model.first.weight.clamp_(-_HIGHEST, _HIGHEST)
    model.eval()
    return model


def begin_as(model: Model, net: Net, number: int) -> None:
    """Give a model the weights of one of the nets that stand side by side in a file."""
    units, inner = model.second.in_features, model.second.out_features
    layers, nets = net.layers, len(net.layers.first_bias) // units
    if net.layout.names != present().names or len(layers.first_bias) % units or len(layers.second_bias) != nets * inner:
        raise ValueError("a net with other inputs or units cannot be gone on with")
    of = number % nets
    outer, within = slice(of * units, (of + 1) * units), slice(of * inner, (of + 1) * inner)
    with torch.no_grad():
        model.first.weight[:-1] = torch.tensor(layers.first)[:, outer] / FIRST
        model.bias[:] = torch.tensor(layers.first_bias)[outer] / (FIRST * ONE)
        model.second.weight[:] = torch.tensor(layers.second)[outer, within].T / SECOND
        model.second.bias[:] = torch.tensor(layers.second_bias)[within] / (SECOND * UNIT)
        model.last.weight[:] = torch.tensor(layers.last)[within].T * nets / SECOND
        model.last.bias[:] = torch.tensor(layers.last_bias) / (SECOND * UNIT)


def said(model: Model, table: Table, numbers: torch.Tensor) -> tuple[Floats, Floats]:
    """What a model says of rows: points to come, and the odds to win."""
    with torch.no_grad():
        found = torch.cat([model(table.rows(part)) for part in numbers.split(16384)])
    return (SPAN * found[:, 0]).cpu().numpy(), torch.sigmoid(found[:, 1]).cpu().numpy()


def fit(data: Data, plan: Plan, say: Callable[[str], None], record: Mapping[str, Any], start: Net | None = None) -> Net:
    """A net for these games. Two halves of them judge each other first, so that no game is its own witness."""
    table = Table(data)
    nothing = np.zeros(len(data.game), np.float32)
    raw = targets(data, nothing, nothing, plan._replace(trace=1.0, odds_trace=1.0))
    points, won = nothing.copy(), nothing.copy()
    for half in (0, 1):
        mine, other = table.numbers(data.game % 2 == half), table.numbers(data.game % 2 != half)
        model = trained(table, raw, mine, plan._replace(epochs=max(2, plan.epochs - 1)), start=start)
        where = other.cpu().numpy()
        points[where], won[where] = said(model, table, other)
    goal = targets(data, points, won, plan)
    held_back = data.game % 10 == 0
    models = [trained(table, goal, table.numbers(~held_back), plan, seed, start) for seed in range(plan.nets)]
    quality = _quality(models, table, raw, held_back & data.ends)
    say(f"{len(data.games)} games, {len(data.game)} rows: {quality}")
    return whole(
        models, {**record, "games": len(data.games), "rows": len(data.game), **quality, "plan": plan._asdict()}
    )


def _quality(models: Sequence[Model], table: Table, raw: Targets, mask: NDArray[np.bool_]) -> dict[str, float]:
    """How well the mean of the models foresees games that they were not fitted to, at the ends of turns."""
    numbers = table.numbers(mask)
    if not len(numbers):
        return {}
    points, won = (sum(found) / len(models) for found in zip(*(said(m, table, numbers) for m in models), strict=True))
    came, ended = raw.points[mask], raw.won[mask]
    explained = 1 - float(np.square(came - points).mean()) / max(1e-9, float(came.var()))
    right = float(((won > 0.5) == (ended > 0.5)).mean())
    return {"explained": round(explained, 4), "winner_foreseen": round(right, 4)}


def whole(models: Sequence[Model], record: Mapping[str, Any]) -> Net:
    """The mean of the models as one net in whole numbers: their units stand side by side."""
    first = torch.cat([model.first.weight[:-1] for model in models], 1)
    second = torch.block_diag(*[model.second.weight for model in models]).T
    last = torch.cat([model.last.weight / len(models) for model in models], 1).T
    layers = Layers(
        first=_rounded(first, FIRST),
        first_bias=_rounded(torch.cat([model.bias for model in models]), FIRST * ONE),
        second=_rounded(second, SECOND),
        second_bias=_rounded(torch.cat([model.second.bias for model in models]), SECOND * UNIT),
        last=_rounded(last, SECOND),
        last_bias=_rounded(sum(model.last.bias for model in models) / len(models), SECOND * UNIT),
    )
    return Net(present(), layers, record)


def _rounded(weights: torch.Tensor, one: int) -> Any:
    return torch.round(weights.detach().double().cpu() * one).long().tolist()
