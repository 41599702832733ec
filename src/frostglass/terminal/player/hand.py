"""The cards beside the board: the viewer's hand, what lies in play, tasks; the pattern of the one in focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from frostglass.arena.patterns import CARDS
from frostglass.terminal.player import look
from frostglass.terminal.player.faces import face, glyph, name, pattern
from frostglass.text import Words


class Held(NamedTuple):
    """A card in the list, with what can be done with it or where it lies: in short, and in words."""

    card: str
    short: str = ""
    said: str = ""
    ready: bool = False


class Hand(Horizontal):
    """The list of cards and the one in focus."""

    class Opened(Message):
        """A card shall be shown in full."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    class Taken(Message):
        """The choices with this card are wanted."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    class Cards(OptionList):
        BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "open", show=False)]

        def action_open(self) -> None:
            hand = self.query_ancestor(Hand)
            if hand.focused_card is not None:
                hand.post_message(Hand.Opened(hand.focused_card))

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._held: list[Held] = []
        self._words: Words | None = None

    def compose(self) -> ComposeResult:
        yield self.Cards(id="cards", compact=True, markup=False)
        with VerticalScroll(id="face", can_focus=False):
            yield Static(id="pattern")

    @property
    def focused_card(self) -> str | None:
        number = self.query_one("#cards", OptionList).highlighted
        return None if number is None or number >= len(self._held) else self._held[number].card

    def show(self, held: Sequence[Held], words: Words) -> None:
        before = self.focused_card
        self._held, self._words = list(held), words
        cards = self.query_one("#cards", OptionList)
        cards.clear_options()
        cards.add_options([Option(self._line(one, words)) for one in held])
        known = [one.card for one in held]
        cards.highlighted = known.index(before) if before in known else 0 if known else None
        self._show_face()

    def _line(self, held: Held, words: Words) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        grid.add_column(no_wrap=True, justify="right")
        note = held.said if self._is_roomy else held.short
        card = Text.assemble((f"{glyph(held.card)} ", look.TEXT_2), name(held.card, words))
        grid.add_row(card, Text(note or held.short, f"bold {look.EMBER}" if held.ready else look.TEXT_3))
        return grid

    @property
    def _is_roomy(self) -> bool:
        return self.screen.has_class("-roomy")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self._show_face()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Taken(self._held[event.option_index].card))

    def on_resize(self) -> None:
        if self._words is not None:
            self.show(self._held, self._words)

    def _show_face(self) -> None:
        card = self.focused_card
        where = self.query_one("#pattern", Static)
        if card is None or self._words is None:
            where.update("")
        elif self._is_roomy or card not in CARDS:
            where.update(face(card, self._words))
        else:
            where.update(pattern(CARDS[card]))
