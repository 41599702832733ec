"""The campaign on the screen: its page, and what can be done between two games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.console import Group
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from frostglass.engine.errors import Refused
from frostglass.terminal import campaign
from frostglass.terminal.player.dialogs import Confirm

if TYPE_CHECKING:
    from frostglass.embers.story import Story
    from frostglass.terminal.player.app import PlayerApp


class CampaignScreen(ModalScreen[None]):
    """How far the story has come; t turns the chapter card over, s suspends and resumes, x starts over."""

    app: PlayerApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,f4", "dismiss", show=False),
        Binding("t", "go_on('turn_over')", show=False),
        Binding("s", "pause", show=False),
        Binding("x", "start_over", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def __init__(self, story: Story) -> None:
        super().__init__()
        self._story = story

    def compose(self) -> ComposeResult:
        words = self.app.words
        with VerticalScroll(classes="dialog", can_focus=False) as dialog:
            dialog.border_title = words("campaign-title")
            dialog.border_subtitle = words("campaign-keys")
            yield Static(Group(*campaign.page(self._story, words)), id="story")

    def action_go_on(self, act: str) -> None:
        try:
            self._story = campaign.go_on(act)
        except Refused as refusal:
            self.app.complain(refusal)
            return
        self.query_one("#story", Static).update(Group(*campaign.page(self._story, self.app.words)))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def action_pause(self) -> None:
        self.action_go_on("resume" if self._story.campaign.suspended else "suspend")

    def action_start_over(self) -> None:
        words = self.app.words
        question = f"{words('campaign-reset-sure')} {words('campaign-reset-here')}"
        self.app.push_screen(Confirm(question, words), lambda sure: self.action_go_on("reset") if sure else None)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)
