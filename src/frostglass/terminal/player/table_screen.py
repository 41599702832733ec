"""What both games share on the screen: question, choices, typing, log, undo, resigning, the curtain, bots at play."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rich.console import Group
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, Static

from frostglass.bots import Question
from frostglass.engine.errors import Refused
from frostglass.engine.game import Advice, Event
from frostglass.terminal.player import help, keeping, look
from frostglass.terminal.player.choices import Choices, Typing
from frostglass.terminal.player.dialogs import Confirm, Curtain, Reading
from frostglass.terminal.player.table import Choice, Table
from frostglass.terminal.player.why import answers, page

if TYPE_CHECKING:
    from frostglass.terminal.player.app import PlayerApp

_REMEMBERED: Final = 120
"""So many lines of the log can be read again."""


class TableScreen(Screen[None]):
    """A table as the person at the keyboard sees it."""

    app: PlayerApp

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(str(n), f"pick({n})", show=False) for n in range(1, 10)],
        Binding("slash", "type", show=False),
        Binding("escape", "all", show=False),
        Binding("u", "undo", show=False),
        Binding("question_mark", "why", show=False),
        Binding("f1", "help", show=False),
        Binding("f3", "hint", show=False),
        Binding("f9", "resign", show=False),
        Binding("c", "go('choices')", show=False),
        Binding("l", "go('log')", show=False),
        Binding("n", "new_game", show=False),
        Binding("f6", "save_record", show=False),
        # Only when the game is over; before that the arrows are those of the board.
        Binding("left", "show_stop(-1)", show=False, priority=True),
        Binding("right", "show_stop(1)", show=False, priority=True),
        Binding("home", "show_stop(-99999)", show=False, priority=True),
        Binding("end", "show_stop(99999)", show=False, priority=True),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self._keeps = True

    # -- what a game adds -----------------------------------------------------------------------------------------

    @abstractmethod
    def compose_left(self) -> ComposeResult:
        """The left half: board or Mind."""

    @abstractmethod
    def compose_right(self) -> ComposeResult:
        """What stands under the choices."""

    @abstractmethod
    def draw(self, view: dict[str, Any]) -> None:
        """Draw the viewer's view."""

    @abstractmethod
    def draw_pointed(self, choice: Choice | None) -> None:
        """Show what the choice pointed at would do."""

    @abstractmethod
    def seat_name(self, seat: int) -> str:
        """A seat as people call it."""

    @abstractmethod
    def headline(self, view: dict[str, Any]) -> str:
        """What is played and how far it has come."""

    @abstractmethod
    def begins_turn(self, event: Event) -> bool:
        """Is this the event that the log sets apart?"""

    # -- the frame ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield from self.compose_left()
            with Vertical(id="right"):
                yield Static(id="question")
                yield Choices(id="choices")
                yield Typing(id="typing", compact=True)
                yield from self.compose_right()
        yield Static(id="keys")

    @staticmethod
    def compose_log() -> ComposeResult:
        with VerticalScroll(id="log"):
            yield Static(id="lines")

    def on_mount(self) -> None:
        self.proceed()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self.table.is_over and self.is_current if action == "show_stop" else True

    def on_resize(self, event: Resize) -> None:
        for name, fits in look.sizes(*event.size).items():
            self.set_class(fits, name)
        self._draw_keys()

    # -- the course of the game -----------------------------------------------------------------------------------

    def proceed(self) -> None:
        """Go on to whoever is asked: the person at the keyboard, another person, a bot."""
        table = self.table
        if table.curtain_falls:
            table.hotseat.lower_curtain()
            while self.app.screen is not self:
                self.app.pop_screen()  # a page that was open speaks to the person who leaves
            self.redraw()
            self.app.push_screen(Curtain(self.seat_name(table.asked), self.app.words), self._lift)
            return
        self.remove_class("-left")
        self.redraw()
        if table.is_over:
            self._show_result()
        elif table.asks_viewer:
            self.query_one(Choices).focus()
        else:
            self.run_worker(self._let_bots_play(), exclusive=True)

    def _lift(self, _: None) -> None:
        self.table.hotseat.sit_down(self.table.asked)
        self.proceed()

    async def _let_bots_play(self) -> None:
        table = self.table
        while (question := table.bot_question()) is not None:
            made = len(table.match.entries)
            option = await asyncio.to_thread(question.answer)
            await asyncio.sleep(self.app.pace)
            if len(table.match.entries) != made or not self.app.is_running:
                return  # somebody resigned or left meanwhile
            table.play(option)
            self.keep()
            self.redraw()
        self.proceed()

    def make(self, choice: Choice) -> None:
        """Play a choice that is on offer."""
        if choice in self.query_one(Choices).all and self.table.asks_viewer:
            self.table.play(choice.option)
            self.keep()
            self.acted()
            self.proceed()

    def acted(self) -> None:
        """The viewer has just made a choice."""

    def keep(self) -> None:
        """Keep the game as it stands; a disk that cannot is told of once."""
        if not self._keeps:
            return
        try:
            keeping.keep(self.table)
        except Refused as refusal:
            self._keeps = False
            self.app.complain(refusal)

    # -- drawing --------------------------------------------------------------------------------------------------

    def reword(self) -> None:
        """The language has changed."""
        self.redraw()

    def redraw(self) -> None:
        table, words = self.table, self.app.words
        view = table.view()
        self.query_one("#top", Static).update(self._top(view))
        self._draw_keys()
        question = self.query_one("#question", Static)
        question.border_title = self.seat_name(table.viewer) if table.viewer else words("player-onlooker")
        question.update(self._question())
        typing = self.query_one(Typing)
        typing.placeholder = words("player-typing", game=table.rules.id)
        with typing.prevent(Input.Changed):
            typing.value = ""
        choices = self.query_one(Choices)
        choices.offer(table.choices(), words)
        choices.border_title = self._number_of_choices()
        self._draw_log()
        self.draw(view)

    def _draw_keys(self) -> None:
        keys = help.keys(self.table, self.app.words, small=self.has_class("-small"))
        self.query_one("#keys", Static).update(Text(keys, look.TEXT_3))

    def _top(self, view: dict[str, Any]) -> Text:
        return Text.assemble(("❄ frostglass  ", f"bold {look.FROST}"), (self.headline(view), look.TEXT_2))

    def _question(self) -> Text:
        table, words = self.table, self.app.words
        if table.stop is not None:
            return Text(words("player-stop", number=table.stop + 1, all=table.stops), look.TEXT_2)
        if table.is_over:
            return Text(words("player-over", result=self._result_line()), f"bold {look.FROST}")
        if table.asks_viewer:
            return Text(words.say(table.question()), "bold")
        return Text(words("player-thinking", seat=self.seat_name(table.asked)), look.TEXT_3)

    def _draw_log(self) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.border_title = self.app.words("player-log")
        lines = Text()
        for event, line in self.table.lines()[-_REMEMBERED:]:
            said = self.app.words.say(line)
            lines.append(f"── {said}\n" if self.begins_turn(event) else f"{said}\n", self._log_style(event))
        lines.rstrip()
        self.query_one("#lines", Static).update(lines)
        self.call_after_refresh(log.scroll_end, animate=False)

    def _log_style(self, event: Event) -> str:
        return look.FROST if self.begins_turn(event) else look.TEXT_2

    # -- choosing -------------------------------------------------------------------------------------------------

    def action_pick(self, number: int) -> None:
        """Point at the n-th choice, and make it if it can be taken back."""
        choices = self.query_one(Choices)
        choice = choices.point(number)
        if choice is None:
            return
        choices.focus()
        if not self.table.is_final(choice.option):
            self.make(choice)

    def action_pick_text(self, beginning: str) -> None:
        """The same with the first choice whose short text begins so."""
        choices = self.query_one(Choices)
        choices.narrow(lambda choice: True)
        numbers = [n for n, choice in enumerate(choices.matching, 1) if choice.text.startswith(beginning)]
        if numbers:
            self.action_pick(numbers[0])

    def action_step(self, by: int) -> None:
        choices = self.query_one(Choices)
        if by > 0:
            choices.action_cursor_down()
        else:
            choices.action_cursor_up()

    def action_type(self) -> None:
        self.query_one(Typing).focus()

    def action_all(self) -> None:
        """All choices again."""
        self.query_one(Typing).value = ""
        choices = self.query_one(Choices)
        choices.narrow(lambda choice: True)
        choices.focus()

    def action_go(self, where: str) -> None:
        part = self.query_one(f"#{where}")
        self.set_class(self.query_one("#left") in part.ancestors, "-left")
        part.focus()

    @on(Choices.Pointed)
    def _on_pointed(self, event: Choices.Pointed) -> None:
        choices = self.query_one(Choices)
        if event.choice is None or event.choice not in choices.all:
            choices.border_title = self._number_of_choices()
            self.draw_pointed(None)
            return
        hint = "player-enter-final" if self.table.is_final(event.choice.option) else "player-enter"
        choices.border_title = f"{self._number_of_choices()}  [$accent]{self.app.words(hint)}[/]"
        self.draw_pointed(event.choice)

    def _number_of_choices(self) -> str:
        choices = self.query_one(Choices)
        if choices.all and not choices.matching:
            return self.app.words("player-no-match")
        return self.app.words("player-choices", number=len(choices.matching))

    @on(Choices.Chosen)
    def _on_chosen(self, event: Choices.Chosen) -> None:
        self.make(event.choice)

    @on(Input.Changed)
    def _on_typed(self, event: Input.Changed) -> None:
        self.query_one(Choices).narrow_by(event.value)

    @on(Input.Submitted)
    def _on_submitted(self, event: Input.Submitted) -> None:
        choice = self.query_one(Choices).pointed
        if choice is not None:
            self.make(choice)

    # -- beside the game ------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        try:
            self.table.undo()
        except Refused as refusal:
            self.app.complain(refusal)
            return
        self.keep()
        self.proceed()

    def action_resign(self) -> None:
        if self.table.is_over or not self.table.viewer:
            return
        self.app.push_screen(Confirm(self.app.words("player-resign"), self.app.words), self._resign)

    def _resign(self, sure: bool | None) -> None:
        if not sure or self.table.is_over:
            return
        try:
            self.table.resign()
        except Refused as refusal:
            self.app.complain(refusal)
            return
        self.keep()
        self.proceed()

    def action_show_stop(self, by: int) -> None:
        """Go through a game that is over."""
        table = self.table
        table.show_stop((table.stops - 1 if table.stop is None else table.stop) + by)
        self.redraw()

    def action_save_record(self) -> None:
        """Write the record of a game that is over into the folder where the player was called."""
        try:
            file = keeping.save_record(self.table, Path.cwd())
        except Refused as refusal:
            self.app.complain(refusal)
            return
        self.app.notify(self.app.words("player-saved", file=str(file)))

    def action_new_game(self) -> None:
        if self.table.is_over:
            self.app.pop_screen()

    def action_help(self) -> None:
        words = self.app.words
        self.app.push_screen(Reading(words("player-help"), help.page(self.table.rules.id, words), words))

    def action_hint(self) -> None:
        question = self.table.hint_question()
        if question is not None:
            self.query_one("#question", Static).update(Text(self.app.words("player-hint-thinking"), look.TEXT_3))
            self.run_worker(self._point_at_hint(question), exclusive=True, group="hint")

    async def _point_at_hint(self, question: Question) -> None:
        """Point at what a bot would choose, unless the game has gone on."""
        made = len(self.table.match.entries)
        option = await asyncio.to_thread(question.answer)
        turns = await asyncio.to_thread(question.explained, option)
        if len(self.table.match.entries) != made or not self.table.asks_viewer or not self.app.is_running:
            return
        reasons = [self.app.words.say(reason) for turn in turns[:1] for reason in turn.reasons]
        said = Text.assemble(self._question(), *(("\n" + reason, look.FROST) for reason in reasons))
        self.query_one("#question", Static).update(said)
        choices = self.query_one(Choices)
        choices.narrow(lambda choice: True)
        number = next(n for n, choice in enumerate(choices.matching, 1) if choice.option == option)
        choices.point(number)
        choices.focus()

    def action_why(self) -> None:
        self.show_why(answers(self.table))

    def show_why(self, found: list[Advice], where: str = "") -> None:
        """A page of reasons, what cannot be done first."""
        words = self.app.words
        title = words("player-why-at", square=where) if where else words("player-why")
        self.app.push_screen(Reading(title, page(found, words), words))

    # -- the end --------------------------------------------------------------------------------------------------

    def _result_line(self) -> str:
        return self.app.words.say(self.table.lines()[-1][1])

    def _show_result(self) -> None:
        words = self.app.words
        said = Group(Text(self._result_line(), f"bold {look.EMBER}"), Text(), Text(words("player-over-next")))
        self.app.push_screen(Reading(words("player-result"), said, words))
