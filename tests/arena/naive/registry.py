"""Where the naive decks enter what their cards do."""

from collections.abc import Callable, Iterable

from .state import State

Effect = Callable[[State], Iterable[State]]

EFFECTS: dict[str, Effect] = {}  # being -> what happens when it was summoned
FROZEN: dict[str, Effect] = {}  # being -> what happens when it is thawed
WARPS: dict[str, Effect] = {}  # being -> what its warp effect does
FLARES: dict[str, tuple[int, Effect, int, Effect]] = {}  # flare -> upper difference, upper, lower difference, lower


def being(card: str) -> Callable[[Effect], Effect]:
    """Enter a being's effect under its card id."""

    def enter(effect: Effect) -> Effect:
        if card in EFFECTS:
            raise ValueError(f"{card} is entered twice")
        EFFECTS[card] = effect
        return effect

    return enter


def frozen(card: str) -> Callable[[Effect], Effect]:
    """Enter a frozen effect under its card id."""

    def enter(effect: Effect) -> Effect:
        if card in FROZEN:
            raise ValueError(f"{card} is entered twice")
        FROZEN[card] = effect
        return effect

    return enter


def warp(card: str) -> Callable[[Effect], Effect]:
    """Enter a warp effect under its card id."""

    def enter(effect: Effect) -> Effect:
        if card in WARPS:
            raise ValueError(f"{card} is entered twice")
        WARPS[card] = effect
        return effect

    return enter
