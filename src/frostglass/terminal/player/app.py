"""The full-screen player: the window, its language, and the way from choosing a game to playing it."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType

from frostglass.engine.errors import Refused
from frostglass.terminal import kept
from frostglass.terminal.player import keeping, look
from frostglass.terminal.player.arena_screen import ArenaScreen
from frostglass.terminal.player.dialogs import Confirm
from frostglass.terminal.player.embers_screen import EmbersScreen
from frostglass.terminal.player.setup_screen import SetupScreen
from frostglass.terminal.player.table import Table
from frostglass.terminal.player.table_screen import TableScreen
from frostglass.text import LANGUAGES, Words

_SCREENS: Final[dict[str, type[TableScreen]]] = {"arena": ArenaScreen, "embers": EmbersScreen}


class PlayerApp(App[None]):
    """Both games in a terminal, for persons at this screen and bots."""

    CSS_PATH = "player.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "frostglass"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", show=False),
        Binding("ctrl+c", "quit", show=False, system=True),
    ]

    def __init__(self, game: str | None, language: str, pace: float = 0.3, table: Table | None = None) -> None:
        """`pace` is how many seconds a choice of a bot stays on the screen; with a `table` one sits there at once."""
        super().__init__()
        self.register_theme(look.THEME)
        self.theme = look.THEME.name
        self.words = Words(language)
        self.pace = pace
        self._game = game
        self._table = table

    def on_mount(self) -> None:
        self.push_screen(SetupScreen(self._game))
        if self._table is not None:
            self.sit_down(self._table)
        elif (table := self.kept_game()) is not None and not table.is_over and self._game in (None, table.rules.id):
            name = self.words("player-game", game=table.rules.id)
            asked = self.words("player-resume", game=name, number=len(table.match.entries))
            self.push_screen(Confirm(asked, self.words), lambda sure: self.sit_down(table) if sure else None)

    def kept_game(self) -> Table | None:
        """The game that was kept last; a damaged one is told of."""
        try:
            table = keeping.found()
        except Refused as refusal:
            self.complain(refusal)
            return None
        self.tell_of_damage()
        return table

    def sit_down(self, table: Table) -> None:
        """Begin to play at a table."""
        self.push_screen(_SCREENS[table.rules.id](table))

    def complain(self, refusal: Refused) -> None:
        """Say why something is not possible."""
        self.notify(self.words(f"error-{refusal.code}", **refusal.details), severity="warning", timeout=6)

    def tell_of_damage(self) -> None:
        """Say which damaged files were put aside, and where."""
        for told in kept.untold():
            self.notify(self.words.say(told), severity="warning", timeout=20)

    def action_language(self) -> None:
        """The next language, everywhere."""
        languages = list(LANGUAGES)
        self.words = Words(languages[(languages.index(self.words.language) + 1) % len(languages)])
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | SetupScreen):
                screen.reword()

    async def action_quit(self) -> None:
        """Leave; a game that is still going on is asked about first."""
        playing = [s for s in self.screen_stack if isinstance(s, TableScreen) and not s.table.is_over]
        if playing and not isinstance(self.screen, Confirm):
            self.push_screen(Confirm(self.words("player-quit"), self.words), self._quit)
        else:
            self.exit()

    def _quit(self, sure: bool | None) -> None:
        if sure:
            self.exit()
