"""Embers on the screen: the Mind, memory row and Determination on the left; question, choices and log on the right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from frostglass.embers.captivity.cards import CARD
from frostglass.embers.deck import COLOUR, STRENGTH
from frostglass.embers.events import TurnBegan
from frostglass.embers.mind import Mind
from frostglass.embers.story import PART_TWO
from frostglass.embers.table import CHAPTER, PROLOGUE_2, character
from frostglass.engine.errors import Refused
from frostglass.engine.game import Event
from frostglass.engine.message import worded
from frostglass.terminal.campaign import card_groups, enter, later_rules
from frostglass.terminal.minds import short
from frostglass.terminal.player import help, look
from frostglass.terminal.player.dialogs import Reading
from frostglass.terminal.player.mind import Laid, MindView, gauge, memories
from frostglass.terminal.player.table import Choice, Table
from frostglass.terminal.player.table_screen import TableScreen


class EmbersScreen(TableScreen):
    """Embers of Memory: the prologue and the chapters."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "go('mind')", show=False),
        Binding("h", "cards_in_force", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._entered = table.is_over
        """Has the campaign been told of the end?"""

    def compose_left(self) -> ComposeResult:
        yield MindView(id="mind")
        yield Static(id="row")
        yield Static(id="rows")

    def compose_right(self) -> ComposeResult:
        yield from self.compose_log()

    # -- names ----------------------------------------------------------------------------------------------------

    def seat_name(self, seat: int) -> str:
        mode = self.table.view()["mode"]
        return self.app.words(f"embers-{character(seat, mode)}")

    def headline(self, view: dict[str, Any]) -> str:
        words = self.app.words
        mode = words("terminal-mode", mode=view["mode"], chapter=view.get("chapter", 0))
        piles = words("player-piles", deck=view["deck"], discard=len(view["discard"]))
        if view["mode"] == CHAPTER:
            mode = words("player-day", mode=mode, day=view["day"])
            piles = words("player-distorted", piles=piles, number=view["distorted"])
        return f"{mode}  {piles}"

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    # -- drawing --------------------------------------------------------------------------------------------------

    def draw(self, view: dict[str, Any]) -> None:
        words = self.app.words
        mind = self.query_one(MindView)
        mind.border_title = words("player-mind")
        mind.show(_laid(view))
        row = self.query_one("#row", Static)
        row.border_title = words("player-row")
        row.update(Group(memories(view["row"]), *self._demons(view)))
        rows = self.query_one("#rows", Static)
        rows.border_title = words("player-determination")
        rows.update(Text("\n").join(self._rows(view)))

    def draw_pointed(self, choice: Choice | None) -> None:
        """The card where it would lie, with what it would relive; or the cards that the choice names."""
        laid = _laid(self.table.view())
        mind = self.query_one(MindView)
        match {} if choice is None else dict(choice.marks):
            case {"card": str(card), "x": int(x), "y": int(y)}:
                relived = Mind.of([*laid, (card, x, y)]).relived_set()
                mind.show(laid, (card, x, y), relived)
            case {"card": str(card)}:
                mind.show(laid, None, {card})
            case {"cards": list(cards)}:
                mind.show(laid, None, set(cards))
            case _:
                mind.show(laid)

    def _demons(self, view: dict[str, Any]) -> Iterator[RenderableType]:
        words = self.app.words
        here = [(pile["demon"], f" ({pile['tainted']})") for pile in view.get("demons", ())]
        here += [(demon, " *") for demon in view.get("drawn", ())]
        if view["mode"] == CHAPTER:
            said = ", ".join(words(f"embers-{demon}") + note for demon, note in here)
            yield Text(words("player-demons", demons=said or "–"), look.BAD if here else look.TEXT_3)
        abilities = [
            words("player-ability", ability=words(_title(one["id"])), spent="yes" if one["spent"] else "no")
            for one in view.get("abilities", ())
        ]
        if abilities:
            yield Text(", ".join(abilities), look.TEXT_2)

    def _rows(self, view: dict[str, Any]) -> Iterator[Text]:
        for number, row in enumerate(view["rows"]):
            arrow = "▸" if number == view["current"] else "✓" if row["complete"] else " "
            line = Text(f"{arrow}{number + 1} ", look.GOOD if row["complete"] else look.TEXT_2, no_wrap=True)
            line.append_text(gauge(row, STRENGTH))
            line.append(" " * (max(10, row["target"] + 1) - row["target"]))
            for card in row["added"]:
                line.append(f"{short(card)} ", look.MEMORIES[COLOUR[card]])
            determination = row["determination"]
            side = "◉" if row["face_up"] else "○"
            colour = look.FROST if determination is None else look.MEMORIES[COLOUR[determination]]
            line.append(f"{side}{'?' if determination is None else short(determination)} ", f"bold {colour}")
            line.append(self._sum(row), look.TEXT_3)
            yield line

    def _sum(self, row: dict[str, Any]) -> str:
        return self.app.words("player-sum", sum="?" if row["sum"] is None else row["sum"], target=row["target"])

    # -- the captivity deck ---------------------------------------------------------------------------------------

    def action_cards_in_force(self) -> None:
        """Story, rules, abilities and help in force, then the Archive; in the prologue the rules of its part."""
        words = self.app.words
        cards = worded(self.table.rules.in_force(self.table.match.position), words.say)
        page = [*card_groups([card for card in cards if not card.get("archived")], words)]
        old = [card for card in cards if card.get("archived")]
        if old:
            page += [Text(), Text(words("campaign-archive"), "bold"), *card_groups(old, words)]
        if self.table.view()["mode"] == CHAPTER:
            page += [Text(), Text(words("captivity-note"), look.TEXT_3)]
        self.app.push_screen(Reading(words("campaign-in-force"), Group(*page), words))

    def action_help(self) -> None:
        """Who plays a chapter may read all the rules; in the prologue they open part by part (RULES 4.12)."""
        words, mode = self.app.words, self.table.view()["mode"]
        later = frozenset[str]() if mode == CHAPTER else later_rules()
        if mode == PROLOGUE_2:
            later -= {f"4-{n}" for n in PART_TWO}
        self.app.push_screen(Reading(words("player-help"), help.page("embers", words, later), words))

    # -- the campaign ---------------------------------------------------------------------------------------------

    def _show_result(self) -> None:
        if not self._entered:
            self._entered = True
            try:
                if enter(self.table.match.settings, self.table.match.position):
                    self.app.notify(self.app.words("campaign-entered"))
            except Refused as refusal:
                self.app.complain(refusal)
        super()._show_result()


def _title(card: str) -> str:
    """The message with the title of a captivity card."""
    return f"captivity-{CARD[card].number:02}"


def _laid(view: dict[str, Any]) -> list[Laid]:
    return [(placed["card"], placed["x"], placed["y"]) for placed in view["mind"]]
