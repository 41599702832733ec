"""What lies over the table for a moment: something to read, something to confirm, the curtain between two persons."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from frostglass.text import Words


class Reading(ModalScreen[None]):
    """A page to read; Enter, Esc or the key that opened it closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,question_mark,f1", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, title: str, page: RenderableType, words: Words) -> None:
        super().__init__()
        self._title = title
        self._page = page
        self._words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog", can_focus=False) as dialog:
            dialog.border_title = self._title
            dialog.border_subtitle = self._words("player-close")
            yield Static(self._page)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Confirm(ModalScreen[bool]):
    """A question with one main answer: Enter is yes, Esc is no."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,y", "dismiss(True)", show=False),
        Binding("escape,n", "dismiss(False)", show=False),
    ]

    def __init__(self, question: str, words: Words) -> None:
        super().__init__()
        self._question = question
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog small") as dialog:
            dialog.border_subtitle = self._words("player-yes-no")
            yield Static(self._question)


class Curtain(Screen[None]):
    """Nothing of the table shows until the person named here says to be at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, person: str, words: Words) -> None:
        super().__init__()
        self._person = person
        self._words = words

    def compose(self) -> ComposeResult:
        with Vertical(classes="curtain"):
            yield Static("❄", classes="crystal")
            yield Static(self._words("player-curtain", person=self._person), classes="hand-over")
            yield Static(self._words("player-curtain-lift", person=self._person), classes="lift")
