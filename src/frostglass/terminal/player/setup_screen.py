"""Before a game: which game and form, which schools or chapter, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from frostglass.engine.chance import SEED_BITS
from frostglass.engine.errors import Refused
from frostglass.games import game as rules_of
from frostglass.terminal import campaign
from frostglass.terminal.player import help, look
from frostglass.terminal.player.campaign_screen import CampaignScreen
from frostglass.terminal.player.dialogs import Reading
from frostglass.terminal.player.table import Table
from frostglass.terminal.player.wishes import Wish, Wishes

if TYPE_CHECKING:
    from frostglass.terminal.player.app import PlayerApp


ROOMY: Final = 22
"""Columns for a label where there is room for it and a value."""


class Turner(Widget, can_focus=True):
    """One thing to choose, on one line: left and right turn through its values."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        def __init__(self, wish: str, value: str) -> None:
            super().__init__()
            self.wish = wish
            self.value = value

    def __init__(self, wish: Wish, label: str, values: Sequence[str], longest: int) -> None:
        """`longest` is the length of the longest label on the screen."""
        super().__init__(id=f"wish-{wish.id}")
        self._longest = longest
        self._wish = wish
        self._label = label
        self._values = list(values)

    def render(self) -> Text:
        chosen = self._wish.values.index(self._wish.value)
        value = self._values[chosen]
        style = f"bold {look.FROST}" if self.has_focus else look.TEXT
        arrows = look.FROST if self.has_focus else look.LINE
        width = ROOMY if self.size.width >= 2 * ROOMY else self._longest + 1
        room = self.size.width - width - len("▸ ◂  ▸")
        if len(value) > room > 0:
            value = f"{value[: room - 1]}…"
        return Text.assemble(
            (f"{'▸' if self.has_focus else ' '} {self._label:<{width}}", look.TEXT_2),
            ("◂ ", arrows),
            (value, style),
            (" ▸", arrows),
            no_wrap=True,
        )

    def action_turn(self, by: int) -> None:
        wish = self._wish
        value = wish.values[(wish.values.index(wish.value) + by) % len(wish.values)]
        self.post_message(self.Turned(wish.id, value))


class SetupScreen(Screen[None]):
    """The wishes for a game; Enter begins it."""

    app: PlayerApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("enter", "begin", show=False),
        Binding("f1", "help", show=False),
        Binding("f4", "campaign", show=False),
        Binding("f5", "kept_game", show=False),
    ]

    def __init__(self, game: str | None) -> None:
        super().__init__()
        self.wishes = Wishes(game or "arena")
        self._follow_campaign()

    def _follow_campaign(self) -> None:
        """Offer what the campaign has opened; a file that cannot be read opens nothing, F4 says why."""
        with suppress(Refused):
            self.wishes.follow(campaign.opened())

    def compose(self) -> ComposeResult:
        words = self.app.words
        yield Static(Text.assemble(("❄ frostglass  ", f"bold {look.FROST}"), words("player-setup")), id="top")
        with Vertical(id="wishes"):
            wishes = self.wishes.listed()
            labels = [words("player-wish", wish=wish.kind, seat=self.wishes.seat_name(wish, words)) for wish in wishes]
            for wish, label in zip(wishes, labels, strict=True):
                values = [self.wishes.value_name(wish, value, words) for value in wish.values]
                yield Turner(wish, label, values, max(map(len, labels)))
        yield Static(Text(words("player-begin"), f"bold {look.EMBER}"), id="begin")
        if self.wishes.game == "embers":
            yield Static(Text(words("campaign-key"), look.TEXT_2), id="campaign")
        yield Static(Text(words("player-setup-keys"), look.TEXT_3), id="keys")

    def on_mount(self) -> None:
        self.query(Turner).first().focus()
        self.app.tell_of_damage()

    async def on_turner_turned(self, event: Turner.Turned) -> None:
        self.wishes.set(event.wish, event.value)
        await self._compose_again(f"#wish-{event.wish}")

    def reword(self) -> None:
        """The language has changed."""
        focused = self.focused
        self.run_worker(self._compose_again(f"#{focused.id}" if focused is not None else ""), exclusive=True)

    async def _compose_again(self, focus: str) -> None:
        async with self.batch():
            await self.recompose()
        found = self.query(focus) if focus else self.query(Turner)
        (found or self.query(Turner)).first().focus()

    def action_begin(self) -> None:
        wishes = self.wishes
        try:
            table = Table(rules_of(wishes.game), wishes.settings(), wishes.players(), secrets.randbits(SEED_BITS))
        except Refused as refusal:
            self.app.complain(refusal)
            return
        self.app.sit_down(table)

    async def on_screen_resume(self) -> None:
        """A game or the campaign's page is over: more may be open now."""
        self._follow_campaign()
        if self.wishes.game == "embers" and self.query(Turner):
            self.reword()

    def action_campaign(self) -> None:
        if self.wishes.game != "embers":
            return
        try:
            self.app.push_screen(CampaignScreen(campaign.opened()))
        except Refused as refusal:
            self.app.complain(refusal)

    def action_kept_game(self) -> None:
        """Go on with the game that was kept, or through it if it is over."""
        table = self.app.kept_game()
        if table is None:
            self.app.notify(self.app.words("player-none-kept"), severity="warning")
        else:
            self.app.sit_down(table)

    def action_help(self) -> None:
        words = self.app.words
        page = help.page(self.wishes.game, words, campaign.later_rules())
        self.app.push_screen(Reading(words("player-help"), page, words))
