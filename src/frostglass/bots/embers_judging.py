"""What a table of embers is worth to the pair, in Aelin's turns: the fewer it seems to need, the better.

A `Scene` is the part of the table that a plan changes. Nothing here is hidden: what a seat does not know enters as
chances (embers_belief.py).
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp
from typing import Final, NamedTuple

from frostglass.bots.embers_belief import needs, unseen_memories
from frostglass.bots.embers_days import days_of
from frostglass.bots.embers_rows import Need, expected_turns, hand_of, turns, usual_turns
from frostglass.embers.captivity.rule_cards import QUEEN
from frostglass.embers.deck import COLOUR, COLOURS, MEMORIES, STRENGTH
from frostglass.embers.in_force import InForce, prologue_rules, rules_of
from frostglass.embers.mind import RELIVED, Mind
from frostglass.embers.table import CHAPTER, PROLOGUE_1
from frostglass.embers.view import PileView, View


class Weights(NamedTuple):
    """What counts how much, in turns."""

    later: tuple[float, ...] = (0.8, 0.65, 0.5, 0.4)
    """How much the present Mind says about the rows after the current one."""
    small: tuple[float, ...] = (5.0, 2.0, 1.0, 0.4, 0.15)
    """A Mind of so few visible cards."""
    dense: float = 0.8
    """A Mind with two overlaps for each card, of which it would need one to hang together."""
    hidden: float = 0.05
    """A hidden card of the Mind."""
    lost: float = 20.0
    """A lost game."""
    relive: float = 0.3
    """A relived memory for its own sake: Aelin may turn a card."""
    promise: float = 5.0
    """A relived memory that a promise waits for."""
    chance: float = 2.0
    """How much of that counts for a set one card short, times the share of the unseen cards that complete it."""
    scarce: float = 2.5
    """A deck that will not last."""
    draws_per_turn: float = 1.0
    """How many cards of the deck a turn is reckoned to need."""
    endangered_by_turn: float = 1.0
    """How many memories a turn more endangers: it brings demons, and cards for those that are there."""
    hurry: float = 3.0
    """What a turn of the last day costs besides when the deck has no more cards than turns are needed."""
    draw: float = 0.9
    """A card drawn while days are still to come: most of what is drawn is in danger sooner or later."""


WEIGHTS: Final = Weights()
HELD_BACK: Final = 0.5
"""A card thrown away because a promise is open (CAPTIVITY 31, 44)."""
AT_HAND: Final = 5
"""How many unseen cards a card of the memory row is worth that the partner can use next."""
_LENGTH: Final = 2 * len(MEMORIES)
_NO_DANGER: Final = (0.0,) * _LENGTH
DAY_OVER: Final = 2.0
"""The relief at the end of a day."""
LOST: Final = 50.0
"""The cost of a scene in which the game is lost."""


class Scene(NamedTuple):
    """Mind, demon row, colours relived so far, and the colours of the cards in the strengthening rows."""

    mind: Mind
    demons: tuple[PileView, ...]
    relived: tuple[str, ...]
    in_rows: tuple[str, ...]


class Judge:
    """Judges scenes for one seat at one moment."""

    def __init__(self, v: View, weights: Weights = WEIGHTS) -> None:
        self.v = v
        self.w = weights
        self.rules: InForce = rules_of(v.chapter) if v.mode == CHAPTER else prologue_rules(v.mode)
        self.unseen = unseen_memories(v)
        self.gathers = v.mode == PROLOGUE_1
        """Is this part one of the prologue: no rows yet, no splits, and every relived memory counts (RULES 4.6)?"""
        self.needs = () if self.gathers else needs(v, self.unseen)
        self.distorts = v.mode == CHAPTER and v.day < 3
        self.danger = _danger(weights.lost, v.chapter, v.day) if self.distorts else _NO_DANGER
        """What it costs that so many memories are distorted when the day ends."""
        self.wanted = _promises(v)
        self._lacking: dict[tuple[str, int], int] = {}
        for card in self.unseen:
            key = COLOUR[card], STRENGTH[card]
            self._lacking[key] = self._lacking.get(key, 0) + 1
        for card in v.row if self.gathers else ():
            key = COLOUR[card], STRENGTH[card]
            self._lacking[key] = self._lacking.get(key, 0) + AT_HAND
        self._later: dict[tuple[int, int], float] = {}
        self._worth: dict[tuple[tuple[PileView, ...], tuple[str, ...]], dict[str, float]] = {}
        self.scene = Scene(v.mind, v.demons, v.relived, _colours_in_rows(v))
        self.turn = 1.0
        """What one of Aelin's turns costs, with all that comes before the next one."""
        self._to_come = 0
        """The memories that are likely to be endangered besides, before the day ends."""
        self._weigh_turns()

    def _weigh_turns(self) -> None:
        left = self.rows_cost(hand_of(self.scene.mind), self.needs)
        if self.distorts:
            rate = self.w.endangered_by_turn
            now = self.endangered(self.scene)
            self._to_come = min(round(rate * left), len(MEMORIES) - now)
            at = now + self._to_come
            self.turn += rate * (self.danger[at + 1] - self.danger[at])
        elif self.v.mode == CHAPTER:
            self.turn += self.w.hurry * 2.0 ** (-(self.v.deck - left) / 3)

    # -- what a choice makes of a scene -----------------------------------------------------------------------------

    def added(self, scene: Scene, card: str, x: int, y: int) -> tuple[Scene, float]:
        """The scene after an addition, its split resolved as well as can be, and what a relived memory is worth."""
        mind = scene.mind.add(card, x, y)
        gain = 0.0
        if mind.relived_set():
            gain = self.w.relive
            colour = COLOUR[card]
            if self._is_wanted(scene, colour):
                gain += self.w.promise
            demons = _banished(scene.demons, colour)
            relived = tuple(sorted({*scene.relived, colour}))
            scene = Scene(mind, demons, relived, scene.in_rows)
        else:
            scene = Scene(mind, scene.demons, scene.relived, scene.in_rows)
        return (self.whole(scene) if mind.is_split and not self.gathers else scene), gain

    def discarded(self, scene: Scene, card: str) -> Scene:
        """The scene after a memory was discarded, or tainted (RULES 6.4)."""
        i = _demon_for(scene.demons, COLOUR[card])
        if i < 0:
            return scene
        pile = scene.demons[i]
        pile = pile._replace(tainted=pile.tainted + 1)
        return scene._replace(demons=(*scene.demons[:i], pile, *scene.demons[i + 1 :]))

    def whole(self, scene: Scene) -> Scene:
        """The scene after Aelin has kept the best part of a split Mind (RULES 2.8)."""
        while scene.mind.is_split:
            parts = scene.mind.parts()
            scene = self.kept(scene, max(parts, key=_richness))
        return scene

    def kept(self, scene: Scene, part: tuple[str, ...]) -> Scene:
        """The scene after this part was kept."""
        lost = [card for card in scene.mind.visible if card not in part]
        if scene.demons:
            for card in lost:
                scene = self.discarded(scene, card)
        return scene._replace(mind=scene.mind.take_all(lost))

    def taken(self, scene: Scene, card: str) -> Scene:
        """The scene after a card was taken out of the Mind and put into a row."""
        mind, in_rows = scene.mind.take(card), (*scene.in_rows, COLOUR[card])
        scene = Scene(mind, scene.demons, scene.relived, in_rows)
        return self.whole(scene) if mind.is_split else scene

    # -- what a scene costs -----------------------------------------------------------------------------------------

    def cost(self, scene: Scene) -> float:
        """Between the turns: rows and all else."""
        return self.rows_cost(hand_of(scene.mind), self.needs) + self.table_cost(scene)

    def rows_cost(self, hand: int, lacks: tuple[Need, ...]) -> float:
        """The turns that the rows still need."""
        if not lacks:
            return 0.0
        return self.turn * (expected_turns(hand, lacks[0]) + self._later_cost(hand, lacks[1:]))

    def _later_cost(self, hand: int, lacks: tuple[Need, ...]) -> float:
        key = hand, len(lacks)
        cost = self._later.get(key)
        if cost is None:
            cost = 0.0
            for need, share in zip(lacks, self.w.later, strict=False):
                cost += share * expected_turns(hand, need) + (1 - share) * usual_turns(need)
            self._later[key] = cost
        return cost

    def table_cost(self, scene: Scene) -> float:
        """What is wrong with the table besides the rows: a Mind hard to add to, memories in danger, promises open."""
        w, mind = self.w, scene.mind
        board = mind.board
        showing = board.bit_count()
        line = mind.frame.stride
        overlaps = (
            (board & board >> 1).bit_count()
            + (board & board >> line).bit_count()
            + (board & board >> line - 1).bit_count()
            + (board & board >> line + 1).bit_count()
        )
        cost = -w.hidden * (len(mind.cards) - showing)
        if showing:
            cost -= w.dense * min(1.0, (overlaps - showing + 1) / showing)
        if showing < len(w.small):
            cost += w.small[showing]
        if self.distorts and scene.demons:
            cost += self.danger[self.endangered(scene) + self._to_come]
        worth = self._worth_of(scene)
        return cost - self._outlook(mind, worth) if worth else cost

    def endangered(self, scene: Scene) -> int:
        """How many memories are lost for the game if the day ends like this (RULES 8.1, 8.2)."""
        if not scene.demons:
            return self.v.box
        colours, tainted = _reach_of(scene.demons)
        lost = self.v.box + tainted
        for card in scene.mind.cards:
            if COLOUR[card] in colours:
                lost += 1
        for colour in scene.in_rows:
            if colour in colours:
                lost += 1
        return lost

    def _worth_of(self, scene: Scene) -> dict[str, float]:
        """What a relived memory of each colour would be worth, besides the cards it shows."""
        key = scene.demons, scene.relived
        worth = self._worth.get(key)
        if worth is None:
            self._worth[key] = worth = {}
            now = self.endangered(scene)
            for colour in COLOURS if self.unseen else ():
                value = 0.0
                if self._is_wanted(scene, colour):
                    value += self.w.promise
                if self.distorts and _demon_for(scene.demons, colour) >= 0:
                    after = self.endangered(scene._replace(demons=_banished(scene.demons, colour)))
                    value += self.danger[now + self._to_come] - self.danger[after + self._to_come]
                if value:
                    worth[colour] = value
        return worth

    def _is_wanted(self, scene: Scene, colour: str) -> bool:
        """Does a promise wait for a relived memory of this colour, or part one of the prologue for any?"""
        return self.gathers or (colour not in scene.relived and len(scene.relived) < self.wanted)

    def _outlook(self, mind: Mind, worth: dict[str, float]) -> float:
        """What sets one card short of a relived memory are worth."""
        lacking, share = self._lacking, self.w.chance / len(self.unseen)
        total = 0.0
        for colour, strength in _sets(mind, worth):
            hits = lacking.get((colour, RELIVED - strength), 0)
            if hits:
                total += worth[colour] * min(1.0, share * hits)
        return total

    def demons_to_come(self) -> int:
        """The demons that are still in the deck (or aside)."""
        v = self.v
        return len(self.rules.demons) - len(v.demons) - len(v.drawn) - sum([1 for c in v.discard if c not in COLOUR])

    def draw_cost(self, scene: Scene) -> float:
        """What one more draw costs: a card less in the deck, and the demons it may bring."""
        v, w = self.v, self.w
        turns_left = self.rows_cost(hand_of(scene.mind), self.needs) / self.turn
        spare = v.deck - w.draws_per_turn * turns_left
        cost: float = w.scarce * 2.0 ** (-spare / 1.5)
        if self.distorts:
            share = self.demons_to_come() / max(v.deck + v.aside, 1)
            now = self.endangered(scene) + self._to_come
            cost += w.draw + share * (self.danger[now + 3] - self.danger[now])
        return cost

    @property
    def promise_open(self) -> bool:
        """Is the last row of this day held back by a promise (CAPTIVITY 31, 44)?"""
        day = {5: 2, 7: 3}.get(self.v.chapter)
        return self.v.day == day and len(self.scene.relived) < self.wanted

    # -- Aelin's turn to come ---------------------------------------------------------------------------------------

    def before_aelin(self, scene: Scene) -> float:
        """The cost of a scene that Aelin's turn follows: for each thing the row may lack she takes the best card."""
        if not self.needs:
            return self.cost(scene)
        after = []
        last = len(self.needs) == 1 and not self.promise_open
        for card in scene.mind.visible:
            at = self.taken(scene, card)
            if at.mind.cards:
                ended = self.day_over_cost(at) if last else 0.0
                after.append((STRENGTH[card], hand_of(at.mind), self.table_cost(at), ended))
        if not after:
            return LOST
        cost = self.turn
        for lack, chance in self.needs[0]:
            cost += chance * min(
                [
                    ended if last and strength == lack else table + self.after_take(hand, lack, strength)
                    for strength, hand, table, ended in after
                ]
            )
        return cost

    def day_over_cost(self, scene: Scene) -> float:
        """What is left of all cares when the last row is complete: the memories that go (RULES 8.2)."""
        return self.danger[self.endangered(scene)] - DAY_OVER

    def after_take(self, hand: int, lack: int, strength: int) -> float:
        """What the rows cost when a card of this strength came to the current row, which lacked so much."""
        if strength == lack:
            held = len(self.needs) == 1 and self.promise_open
            return self.turn * (turns(hand, lack) + HELD_BACK) if held else self.rows_cost(hand, self.needs[1:])
        rest = lack - strength if strength < lack else lack
        return self.turn * (turns(hand, rest) + self._later_cost(hand, self.needs[1:]))


@cache
def _danger(cost: float, chapter: int, day: int) -> tuple[float, ...]:
    """What a lost game costs, times the share of games lost when a day ends with so many memories distorted."""
    next_day = days_of(chapter)[day - 1]
    return tuple([cost / (1 + exp((next_day.middle - lost) / next_day.vague)) for lost in range(_LENGTH)])


def _richness(part: tuple[str, ...]) -> float:
    """How much a part of a Mind offers: cards, and different strengths."""
    return len(part) + len({STRENGTH[card] for card in part})


def _promises(v: View) -> int:
    """How many different relived colours the rest of the game asks for (CAPTIVITY 31, 44)."""
    if v.chapter == 7:
        return 2
    if v.chapter == 5 and v.day <= 2:
        return 1
    return 0


def _colours_in_rows(v: View) -> tuple[str, ...]:
    cards = [card for row in v.rows for card in (*row.added, *([row.determination] if row.determination else []))]
    return tuple([COLOUR[card] for card in cards])


def _demon_for(demons: tuple[PileView, ...], colour: str) -> int:
    """The place of the demon that stands for a colour, or -1 (CAPTIVITY K8)."""
    own = f"demon-{colour}"
    queen = -1
    for i, pile in enumerate(demons):
        if pile.demon == own:
            return i
        if pile.demon == QUEEN:
            queen = i
    return queen


def _banished(demons: tuple[PileView, ...], colour: str) -> tuple[PileView, ...]:
    i = _demon_for(demons, colour)
    return demons if i < 0 else demons[:i] + demons[i + 1 :]


@lru_cache(maxsize=4096)
def _reach_of(demons: tuple[PileView, ...]) -> tuple[frozenset[str], int]:
    """The colours that these demons taint, and how many cards lie under them."""
    colours = frozenset(colour for colour in COLOURS if _demon_for(demons, colour) >= 0)
    return colours, sum(pile.tainted for pile in demons)


def _sets(mind: Mind, wanted: dict[str, float]) -> list[tuple[str, int]]:
    """Colour and sum of the connected visible sets of these colours."""
    spots, line = mind.spots, mind.frame.stride
    by_colour: dict[str, list[int]] = {}
    for i, shown in enumerate(mind.shows):
        if shown:
            colour = COLOUR[mind.cards[i]]
            if colour in wanted:
                by_colour.setdefault(colour, []).append(i)
    found: list[tuple[str, int]] = []
    for colour, left in by_colour.items():
        while left:
            group = [left.pop()]
            if left:
                for i in group:
                    apart = []
                    for j in left:
                        # Neighbours on the grid lie one apart in a line, or one line and at most one apart.
                        if abs(spots[j] - spots[i]) in (1, line - 1, line, line + 1):
                            group.append(j)
                        else:
                            apart.append(j)
                    left = apart
            found.append((colour, sum([STRENGTH[mind.cards[i]] for i in group])))
    return found
