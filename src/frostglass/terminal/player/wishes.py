"""What people choose before a game, as plain values: each wish has its values, and some wishes follow from others."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

from frostglass.arena.forms import FORMS
from frostglass.arena.patterns import SCHOOLS
from frostglass.bots import Spec
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.story import Story
from frostglass.embers.table import CHAPTER, character
from frostglass.terminal.player import bots
from frostglass.terminal.player.look import LETTERS
from frostglass.text import Words

PERSON: Final = "person"
PROLOGUE: Final = "prologue"
_GAMES: Final = ("arena", "embers")
CHOSEN: Final = "chosen"
RANDOM: Final = "random"
DRAFT: Final = "draft"
COMPANION: Final = {"arena": "apprentice", "embers": "partner"}
"""The bot that sits at the other seats unless something else is wished for."""


class Wish(NamedTuple):
    """One thing to choose. `kind` says what it is about, `id` tells several of a kind apart."""

    id: str
    kind: str
    values: tuple[str, ...]
    value: str
    seat: int = 0


class Wishes:
    """A game that is being put together."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.mode = "duel"
        self.number = 3
        """Seats of a melee."""
        self.part = PROLOGUE
        self.chapters: tuple[int, ...] = (FIRST_CHAPTER,)
        """Chapter one is open to everybody, the others when the campaign has come so far."""
        self.schools = list(SCHOOLS)[:4]
        self.how = CHOSEN
        """How the schools come to their seats."""
        self._players: dict[tuple[str, int], str] = {}

    # -- the wishes -----------------------------------------------------------------------------------------------

    def listed(self) -> list[Wish]:
        """All that is to be chosen now."""
        first = [Wish("game", "game", _GAMES, self.game)]
        return [*first, *(self._arena() if self.game == "arena" else self._embers())]

    def _arena(self) -> list[Wish]:
        wishes = [Wish("mode", "mode", tuple(FORMS), self.mode)]
        if len(FORMS[self.mode].seat_counts) > 1:
            counts = tuple(str(n) for n in FORMS[self.mode].seat_counts)
            wishes.append(Wish("number", "number", counts, str(self.number)))
        wishes.append(Wish("schools", "schools", (CHOSEN, RANDOM, DRAFT), self.how))
        for seat in range(1, self.seats + 1):
            if self.how == CHOSEN:
                wishes.append(Wish(f"school-{seat}", "school", tuple(SCHOOLS), self.schools[seat - 1], seat))
            wishes.append(self._player_wish(seat))
        return wishes

    def _embers(self) -> list[Wish]:
        parts = (PROLOGUE, *map(str, self.chapters))
        if self.part not in parts:
            self.part = parts[-1]
        return [Wish("part", "part", parts, self.part), *(self._player_wish(seat) for seat in (1, 2))]

    def follow(self, story: Story) -> None:
        """Offer what a campaign has opened; what it has come to last is proposed."""
        playable = story.campaign.playable
        self.chapters = tuple(sorted({FIRST_CHAPTER, *playable} - {0}))
        self.part = str(playable[-1]) if playable[-1] else PROLOGUE

    def _player_wish(self, seat: int) -> Wish:
        return Wish(f"player-{seat}", "player", (PERSON, *bots.levels(self.game)), self.player(seat), seat)

    def set(self, id: str, value: str) -> None:
        """Choose a value; schools change places where two would be the same."""
        name, _, seat = id.partition("-")
        match name:
            case "game":
                self.game = value
            case "mode":
                self.mode = value
            case "number":
                self.number = int(value)
            case "part":
                self.part = value
            case "schools":
                self.how = value
            case "school":
                self._set_school(int(seat) - 1, value)
            case _:
                self._players[self.game, int(seat)] = value

    def _set_school(self, i: int, school: str) -> None:
        if school in self.schools:
            self.schools[self.schools.index(school)] = self.schools[i]
        self.schools[i] = school

    # -- what follows from them -----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        if self.game == "embers":
            return 2
        counts = FORMS[self.mode].seat_counts
        return self.number if len(counts) > 1 else counts[0]

    def player(self, seat: int) -> str:
        """A person at the first seat, bots at the others, unless something else is wished for."""
        known = bots.levels(self.game)
        other = COMPANION[self.game] if COMPANION[self.game] in known else known[0]
        return self._players.get((self.game, seat), PERSON if seat == 1 else other)

    def players(self) -> list[Spec | None]:
        """By seat: a bot, or None for a person at this screen."""
        wished = [self.player(seat) for seat in range(1, self.seats + 1)]
        return [None if who == PERSON else bots.bot(self.game, who) for who in wished]

    def settings(self) -> dict[str, Any]:
        if self.game == "arena":
            schools = random.sample(list(SCHOOLS), self.seats) if self.how == RANDOM else self.schools[: self.seats]
            return {"mode": self.mode, "schools": schools} | ({"draft": True} if self.how == DRAFT else {})
        if self.part == PROLOGUE:
            return {"mode": PROLOGUE}
        return {"mode": CHAPTER, "chapter": int(self.part)}

    # -- in words -------------------------------------------------------------------------------------------------

    def seat_name(self, wish: Wish, words: Words) -> str:
        if not wish.seat:
            return ""
        if self.game == "arena":
            return LETTERS[wish.seat - 1]
        mode = CHAPTER if self.part != PROLOGUE else self.part
        return words(f"embers-{character(wish.seat, mode)}")

    def value_name(self, wish: Wish, value: str, words: Words) -> str:
        match wish.kind:
            case "game":
                return words("player-game", game=value)
            case "mode":
                return words("terminal-mode", mode=value, chapter=0)
            case "school":
                return words(f"school-{value}")
            case "part":
                return words("player-part", part=value)
            case "schools":
                return words(f"home-schools-{value}")
            case "player":
                return words("player-player", player=value)
        return value
