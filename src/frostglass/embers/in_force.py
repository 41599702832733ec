"""What is in force in one game: its steps, and the hooks of all captivity cards put together (CAPTIVITY 1.4, 2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from frostglass.embers import chapter as chapter_steps
from frostglass.embers import prologue as prologue_steps
from frostglass.embers.captivity.abilities import ABILITIES
from frostglass.embers.captivity.cards import CARD, FIRST_CHAPTER, LAST_CHAPTER, in_force_of_kind
from frostglass.embers.captivity.hooks import Ability, RuleCard
from frostglass.embers.captivity.rule_cards import RULE_CARDS
from frostglass.embers.table import CHAPTER, PROLOGUE_1
from frostglass.engine.decision import Option
from frostglass.engine.steps import Stage, Step

if TYPE_CHECKING:
    from frostglass.embers.mind import Mind
    from frostglass.embers.position import Position


class InForce:
    """What a game asks where a captivity card may have a word in it. Without cards the answers are the rulebook's."""

    def __init__(
        self,
        mode: str,
        chapter: int,
        steps: Mapping[str, Stage],
        beginning: tuple[Step, ...],
        cards: Sequence[RuleCard] = (),
        abilities: Sequence[Ability] = (),
        demons: tuple[str, ...] = (),
    ) -> None:
        self.mode = mode
        self.chapter = chapter
        self.steps = steps
        self.ask = {name: stage.ask for name, stage in steps.items()}
        self.answer = {name: stage.answer for name, stage in steps.items() if stage.answer is not None}
        self.beginning = beginning
        self.cards = tuple(cards)
        self.abilities = {ability.id: ability for ability in abilities}
        self.demons = demons
        limits = [card.draw_limit for card in cards if card.draw_limit is not None]
        self.draw_limit = limits[-1] if limits else None
        # Of hooks that give a value the latest card's counts (CAPTIVITY 1.4); of hooks that forbid, each one's.
        self.rows_of_day: Callable[[int], int] = _latest(cards, "rows_of_day")
        self.row_target: Callable[[int], int] = _latest(cards, "row_target")
        self.demon_for: Callable[[Position, str], int] = _latest(cards, "demon_for")
        self._on_day_setup = _changed(cards, "on_day_setup")
        self._on_demons_enter = _changed(cards, "on_demons_enter")
        self._may_place = _changed(cards, "may_place")
        self._may_complete_last_row = _changed(cards, "may_complete_last_row")
        self._aelin_sees = _changed(cards, "aelin_sees")
        self._windows = {
            window: [a for a in abilities if a.window == window] for window in {a.window for a in abilities}
        }

    def on_day_setup(self, p: Position) -> tuple[Step, ...]:
        return tuple(step for hook in self._on_day_setup for step in hook(p))

    def on_demons_enter(self, p: Position, new: Sequence[str]) -> tuple[Step, ...]:
        return tuple(step for hook in self._on_demons_enter for step in hook(p, new))

    def may_place(self, mind: Mind, card: str, x: int, y: int) -> bool:
        return all(hook(mind, card, x, y) for hook in self._may_place)

    def may_complete_last_row(self, p: Position) -> bool:
        return all(hook(p) for hook in self._may_complete_last_row)

    def aelin_sees(self, p: Position, row: int) -> bool:
        return not self._aelin_sees or all(hook(p, row) for hook in self._aelin_sees)

    def places(self, mind: Mind, card: str) -> list[tuple[int, int]]:
        """Where a card may be added: RULES 2.4 and what the rule cards say."""
        return self.allowed(mind, card, mind.places(card))

    def can_add(self, mind: Mind, card: str) -> bool:
        """Is there a place for the card?"""
        return bool(self.places(mind, card)) if self._may_place else mind.takes(card)

    def allowed(self, mind: Mind, card: str, places: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Those of the places that the rule cards allow."""
        if not self._may_place:
            return places
        return [(x, y) for x, y in places if self.may_place(mind, card, x, y)]

    def unspent(self, p: Position, window: str) -> list[Ability]:
        """The abilities of a window that can still be used."""
        if window not in self._windows:
            return []
        return [ability for ability in self._windows[window] if ability.id not in p.spent]

    def offers_addition(self, p: Position, window: str) -> bool:
        """Can an unspent ability of a window add a card to the Mind?"""
        return any(ability.adds and ability.options(p) for ability in self.unspent(p, window))

    def keeps_secret(self, p: Position, window: str) -> bool:
        """Might an unspent ability of a window offer something that only its owner knows of (CAPTIVITY K22)?"""
        return any(ability.is_secret(p) for ability in self.unspent(p, window))

    def is_daily(self, ability: str) -> bool:
        """Is the ability refreshed each day (CAPTIVITY 1.5)?"""
        return CARD[ability].uses == "day"

    def offered(self, p: Position, window: str) -> list[Option]:
        """What the unspent abilities of a window offer now (CAPTIVITY K15)."""
        if window not in self._windows:
            return []
        return [option for ability in self.unspent(p, window) for option in ability.options(p)]


@cache
def rules_of(chapter: int) -> InForce:
    """The rules of a chapter with the cards of CAPTIVITY 4."""
    assert FIRST_CHAPTER <= chapter <= LAST_CHAPTER
    return InForce(
        CHAPTER,
        chapter,
        chapter_steps.STEPS,
        chapter_steps.BEGINNING,
        [RULE_CARDS[card] for card in in_force_of_kind(chapter, "rule")],
        [ABILITIES[card] for card in in_force_of_kind(chapter, "ability")],
        in_force_of_kind(chapter, "demon"),
    )


@cache
def prologue_rules(part: str = PROLOGUE_1) -> InForce:
    """The rules of a part of the prologue."""
    return InForce(part, 0, prologue_steps.STEPS, prologue_steps.BEGINNING)


def _changed(cards: Sequence[RuleCard], hook: str) -> list[Callable[..., Any]]:
    return [getattr(card, hook) for card in cards if getattr(type(card), hook) is not getattr(RuleCard, hook)]


def _latest(cards: Sequence[RuleCard], hook: str) -> Callable[..., Any]:
    changed = _changed(cards, hook)
    return changed[-1] if changed else getattr(RuleCard(), hook)
