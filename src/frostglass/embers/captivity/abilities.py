"""The ability cards of the captivity deck in ascending order: what they offer and what they do (CAPTIVITY 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from frostglass.embers import verbs
from frostglass.embers.captivity.hooks import Ability
from frostglass.embers.chapter import into_row
from frostglass.embers.deck import COLOUR
from frostglass.embers.options import AGAIN, Again, Bare, Gather, Leap, LetGo, Recall, Snarl
from frostglass.engine.decision import Option

if TYPE_CHECKING:
    from frostglass.embers.position import Position


class LetGoAbility(Ability):
    """15: a card of the memory row goes under the deck; it is not discarded."""

    id = "let_go"
    window = "blink"

    def options(self, p: Position) -> list[LetGo]:
        return [LetGo(card) for card in p.row] if p.added else []

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, LetGo)
        p.row = verbs.without(p.row, option.card)
        p.deck = p.deck.under(option.card)
        p.then(("blink",))


class BareTruth(Ability):
    """20: a face-down Determination card is turned face up, whatever its colour."""

    id = "bare_truth"
    window = "turn_start"

    def options(self, p: Position) -> list[Bare]:
        return [Bare(row) for row in p.face_down]

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, Bare)
        verbs.reveal(p, option.row)
        p.then(("glimpse",))


class SecondGlimpse(Ability):
    """26: another complete turn of Aelin at once."""

    id = "second_glimpse"
    window = "turn_end"

    def options(self, p: Position) -> list[Again]:
        return [AGAIN]

    def use(self, p: Position, option: Option) -> None:
        p.then(("aelin_turn",))


class WolfsLeap(Ability):
    """32: one card may be added clear on clear only (K11, K16)."""

    id = "wolfs_leap"
    window = "blink"
    adds = True

    def options(self, p: Position) -> list[Leap]:
        mind, rules = p.mind, p.rules
        return [Leap(card, x, y) for card in p.row for x, y in rules.allowed(mind, card, mind.leaps(card))]

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, Leap)
        verbs.add(p, option.card, option.x, option.y)
        p.then(("relive",), ("split",), ("blink",))


class SnarlAbility(Ability):
    """39: one demon is banished with everything under it; no memory is relived."""

    id = "snarl"
    window = "blink"

    def options(self, p: Position) -> list[Snarl]:
        return [Snarl(pile.demon) for pile in p.demons]

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, Snarl)
        verbs.banish(p, [pile.demon for pile in p.demons].index(option.demon))
        p.then(("blink",))


class GatheredFire(Ability):
    """45: the taken card goes into an incomplete row other than the current one (K22)."""

    id = "gathered_fire"
    window = "take"

    def options(self, p: Position) -> list[Gather]:
        others = self._other_rows(p)
        return [Gather(card, i) for card in p.mind.visible for i in others if verbs.fits_row(p, card, i)]

    def is_secret(self, p: Position) -> bool:
        return bool(self._other_rows(p))

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, Gather)
        verbs.take(p, option.card)
        into_row(p, option.card, option.row)

    def _other_rows(self, p: Position) -> list[int]:
        return [i for i, row in enumerate(p.rows) if not row.complete and i != p.current]


class OathBroken(Ability):
    """46: a memory of the discard pile comes into the memory row in place of a draw (K23)."""

    id = "oath_broken"
    window = "observe"

    def options(self, p: Position) -> list[Recall]:
        return [Recall(card) for card in sorted(p.discard) if card in COLOUR] if p.can_draw else []

    def use(self, p: Position, option: Option) -> None:
        assert isinstance(option, Recall)
        p.discard = verbs.without(p.discard, option.card)
        p.row = (*p.row, option.card)
        p.draws += 1
        p.then(("observe",))


ABILITIES: Final[dict[str, Ability]] = {
    ability.id: ability
    for ability in (
        LetGoAbility(), BareTruth(), SecondGlimpse(), WolfsLeap(), SnarlAbility(), GatheredFire(), OathBroken(),
    )
}  # fmt: skip
