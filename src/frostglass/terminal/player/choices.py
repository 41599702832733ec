"""The list of choices: numbered, narrowed by typing or by a square or card, one of them pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from frostglass.terminal.player import look
from frostglass.terminal.player.table import FEW, Choice
from frostglass.text import Words

_INDENT: Final = "   "


class Typing(Input):
    """Where one types to narrow the choices; arrows go through them, Esc leaves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "screen.step(-1)", show=False),
        Binding("down", "screen.step(1)", show=False),
        Binding("escape", "screen.all", show=False),
    ]


class Choices(OptionList):
    """The choices of a question, all of them or those that match."""

    class Pointed(Message):
        """Another choice is pointed at, or none."""

        def __init__(self, choice: Choice | None) -> None:
            super().__init__()
            self.choice = choice

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, id: str) -> None:
        super().__init__(id=id, compact=True, markup=False)
        self.all: list[Choice] = []
        self.matching: list[Choice] = []
        self._labels: dict[str, str] = {}

    def offer(self, choices: Sequence[Choice], words: Words) -> None:
        """A new question: every choice, none pointed at."""
        self.all = list(choices)
        self._labels = {choice.text: words.say(choice.label) for choice in choices}
        self._list(self.all)

    def narrow(self, matches: Callable[[Choice], bool]) -> None:
        """Only those that match."""
        self._list([choice for choice in self.all if matches(choice)])

    def narrow_by(self, typed: str) -> None:
        """Only those with these words in their short text or label; the first one is pointed at."""
        wanted = typed.casefold().split()
        self.narrow(lambda choice: self._has(choice, wanted))
        if wanted and self.matching:
            self.highlighted = 0

    def point(self, number: int) -> Choice | None:
        """Point at the n-th choice that is listed, counted from 1."""
        if not 1 <= number <= len(self.matching):
            return None
        self.highlighted = number - 1
        return self.matching[number - 1]

    @property
    def pointed(self) -> Choice | None:
        return None if self.highlighted is None else self.matching[self.highlighted]

    def _has(self, choice: Choice, wanted: Sequence[str]) -> bool:
        said = f"{choice.text} {self._labels[choice.text]}".casefold()
        return all(word in said for word in wanted)

    def _list(self, choices: list[Choice]) -> None:
        self.matching = choices
        self.clear_options()
        self.add_options([Option(self._line(number, choice)) for number, choice in enumerate(choices, 1)])
        self.highlighted = None
        self.scroll_home(animate=False)
        self.post_message(self.Pointed(None))

    def _line(self, number: int, choice: Choice) -> Content:
        """The digit and the label, which is wrapped here so that its lines stand under each other."""
        marker = str(number) if number <= FEW else look.MORE
        lines = wrap(self._labels[choice.text], max(self._width - len(_INDENT), 10)) or [""]
        first, *rest = lines
        label = "".join(f"\n{_INDENT}{line}" for line in rest)
        return Content.assemble((f" {marker} ", f"bold {look.EMBER}"), first, label)

    @property
    def _width(self) -> int:
        """Columns for a choice; one is left to the scrollbar."""
        return self.size.width - 1

    def on_resize(self) -> None:
        pointed = self.highlighted
        self._list(self.matching)
        self.highlighted = pointed

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Pointed(self.pointed))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(self.matching[event.option_index]))
