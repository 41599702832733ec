"""The arena on the screen: board, seats and log on the left; question, choices and cards on the right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from frostglass.arena.events import TurnBegan
from frostglass.arena.options import Discard
from frostglass.arena.schools import cards_beside
from frostglass.engine.game import Event
from frostglass.terminal.player import faces, look, why
from frostglass.terminal.player.board import BoardView, Shown
from frostglass.terminal.player.choices import Choices
from frostglass.terminal.player.dialogs import Reading
from frostglass.terminal.player.hand import Hand, Held
from frostglass.terminal.player.table import FEW, Choice, Table
from frostglass.terminal.player.table_screen import TableScreen


class ArenaScreen(TableScreen):
    """Tash-Kalar in all its forms."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "go('board')", show=False),
        Binding("h", "go('cards')", show=False),
        Binding("e", "pick_text('end')", show=False),
        Binding("t", "pick_text('T ')", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._left: dict[int, Mapping[str, str]] = {}
        """The board as each person last left it."""

    def compose_left(self) -> ComposeResult:
        yield BoardView(id="board")
        yield Static(id="seats")
        yield from self.compose_log()

    def compose_right(self) -> ComposeResult:
        yield Hand(id="hand")

    # -- names ----------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        school = self.table.view()["seats"][seat - 1]["school"]
        return f"{look.LETTERS[seat - 1]} {self.app.words(f'school-{school}')}"

    def headline(self, view: dict[str, Any]) -> str:
        words = self.app.words
        mode = words("terminal-mode", mode=view["mode"], chapter=0)
        if not view["turns"]:
            return mode
        last = words("player-last-turns", number=view["last_turns"] + 1) if view["trigger"] else ""
        letter = look.LETTERS[view["turn"] - 1]
        said = words("player-turn", mode=mode, number=view["turns"], seat=letter, actions=view["actions"])
        return "  ".join(part for part in (said, last, *self._of_the_turn(view)) if part)

    def _of_the_turn(self, view: Mapping[str, Any]) -> Iterator[str]:
        """What holds for this turn and everybody may know (X49)."""
        words = self.app.words
        if view.get("possessed"):
            yield words("web-possessed", owner=look.LETTERS[view["possessed"] - 1])
        if view.get("void"):
            yield words("web-void")
        if view.get("oblivion"):
            yield words("web-oblivion", times=1 + view["oblivion"])

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    # -- drawing --------------------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any]) -> None:
        self.query_one("#seats", Static).update(self._seats(view))
        hand = self.query_one(Hand)
        hand.border_title = self.app.words("player-cards")
        hand.show(list(self._held(view)), self.app.words)
        self._draw_board(view, {})

    def draw_pointed(self, choice: Choice | None) -> None:
        self._draw_board(self.table.view(), {} if choice is None else choice.marks)

    def _draw_board(self, view: dict[str, Any], pointed: Mapping[str, Any]) -> None:
        board: Mapping[str, str] = view["board"]
        left = self._left.get(self.table.viewer, board)
        changed = {square for square in {*board, *left} if board.get(square) != left.get(square)}
        central = view["mode"].endswith("high_form")
        self.query_one(BoardView).show(Shown(board, self._spots(), changed, pointed, central, view.get("gateway")))

    def _spots(self) -> dict[str, str]:
        """The squares that can be chosen, with the digit of the choice where it is the only one there."""
        spots: dict[str, str] = {}
        for number, choice in enumerate(self.query_one(Choices).matching, 1):
            if (square := choice.marks.get("square")) is not None:
                spots[square] = str(number) if number <= FEW and square not in spots else look.MORE
        return spots

    def acted(self) -> None:
        self._left[self.table.viewer] = self.table.view()["board"]

    # -- seats ----------------------------------------------------------------------------------------------------

    def _seats(self, view: dict[str, Any]) -> Grid:
        words = self.app.words
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        heads = [words("player-column", column=column) for column in ("points", "hand", "deck", "pieces")]
        for _ in heads:
            grid.add_column(justify="right", no_wrap=True)
        grid.add_row("", *[Text(head, look.TEXT_3) for head in heads])
        for number, seat in enumerate(view["seats"], 1):
            colour = _colour(view, number)
            free = view["colours"][colour - 1]
            held = seat["hand_size"] + seat["legends_size"] + seat["flares_size"]
            style = f"bold {look.seat_colour(colour)}" if number == view["turn"] else look.seat_colour(colour)
            arrow = "▸" if number == view["turn"] and view["result"] is None else " "
            grid.add_row(
                Text(f"{arrow}{self.seat_name(number)}", style),
                Text(self._points(view, number), style),
                str(held),
                str(seat["deck_size"]),
                f"{free['dual_free']}+{free['legend_free']}",
            )
        return grid

    @staticmethod
    def _points(view: dict[str, Any], seat: int) -> str:
        if "melee" in view:
            by_colour = view["melee"][seat - 1]
            return " ".join(f"{look.LETTERS[int(colour) - 1]}{points}" for colour, points in by_colour.items())
        return f"{view['points'][_colour(view, seat) - 1]}/{view['goal']}"

    # -- cards ----------------------------------------------------------------------------------------------------

    def _held(self, view: dict[str, Any]) -> Iterator[Held]:
        """The viewer's cards, what lies in play, the tasks."""
        viewer = self.table.viewer
        if viewer:
            mine = view["seats"][viewer - 1]
            for card in (*mine["hand"], *mine["legends"]):
                yield self._being(card, view["short"].get(card, 0))
            for flare in mine["flares"]:
                ready = any("colour" in choice.marks for choice in self._with_card(flare))
                yield Held(flare, "✓" if ready else "", ready=ready)
        for number, seat in enumerate(view["seats"], 1):
            for card in cards_beside(seat):
                yield Held(card, f"{look.KEPT}{look.LETTERS[number - 1]}")
        for task in view["tasks"]:
            yield Held(task, why.progress(view, task))
        if view["next_task"] is not None:
            yield Held(view["next_task"], self.app.words("player-next-task"))

    def _being(self, card: str, lacks: int) -> Held:
        words = self.app.words
        targets = {choice.marks["square"] for choice in self._with_card(card) if "square" in choice.marks}
        if targets:
            return Held(card, f"✓{len(targets)}", words("player-squares", number=len(targets)), True)
        return Held(card, f"−{lacks}", words("player-short", number=lacks)) if lacks else Held(card, "?")

    def _with_card(self, card: str) -> list[Choice]:
        return [choice for choice in self.query_one(Choices).all if choice.marks.get("card") == card]

    # -- by board and hand ----------------------------------------------------------------------------------------

    @on(BoardView.Taken)
    def _on_square(self, event: BoardView.Taken) -> None:
        choices = self.query_one(Choices)
        for mark in ("square", "from"):
            found = [choice for choice in choices.all if choice.marks.get(mark) == event.square]
            if found:
                self._narrow_to(found)
                if len(found) == 1:
                    self.action_pick(1)
                return
        self.show_why(why.answers(self.table, event.square), event.square)

    @on(Hand.Taken)
    def _on_card(self, event: Hand.Taken) -> None:
        found = [choice for choice in self._with_card(event.card) if not isinstance(choice.option, Discard)]
        if found:
            self._narrow_to(found)
            return
        self.show_why(why.about_card(self.table, event.card))

    def _narrow_to(self, found: list[Choice]) -> None:
        choices = self.query_one(Choices)
        choices.narrow(lambda choice: choice in found)
        choices.point(1)
        choices.focus()

    @on(Hand.Opened)
    def _on_opened(self, event: Hand.Opened) -> None:
        words = self.app.words
        self.app.push_screen(Reading(words("player-card"), faces.face(event.card, words), words))

    def action_why(self) -> None:
        board = self.query_one(BoardView)
        if board.has_focus:
            self.show_why(why.answers(self.table, board.cursor), board.cursor)
        else:
            super().action_why()


def _colour(view: dict[str, Any], seat: int) -> int:
    """The colour of a seat's pieces, from 1: with four seats and two colours teammates share one."""
    colours = len(view["colours"])
    return (seat - 1) % colours + 1
