"""OpenSpiel: both games as Python games, chance as explicit nodes, information states with perfect recall.

import pyspiel, frostglass.adapters.openspiel
game = pyspiel.load_game("frostglass_embers", {"chapter": 2})
"""

from __future__ import annotations

import base64
import copy
import json
import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from frostglass.adapters.playing import SAID, Playing, Saying, returns
from frostglass.adapters.settings import settings_of
from frostglass.arena import view as arena_view
from frostglass.embers import view as embers_view
from frostglass.engine.decision import CHANCE, Decision, Option
from frostglass.engine.game import AnyRules
from frostglass.engine.position import Position

_GUESSES: Final[Mapping[str, Any]] = {"arena": arena_view.determinize, "embers": embers_view.determinize}
_LONGEST: Final = 40_000
"""No game of OpenSpiel may be longer: so many words and deals."""


def load(game: str, **settings: Any) -> Any:
    """A game with any settings: lists of schools, a position document, as everywhere else in this house."""
    return pyspiel.load_game(f"frostglass_{game}", {"settings": _packed(settings)})


def _packed(settings: Mapping[str, Any]) -> str:
    """Settings as a text that can stand among the parameters of a game."""
    return base64.urlsafe_b64encode(json.dumps(settings, sort_keys=True).encode()).decode().rstrip("=")


def _unpacked(game: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    if packed := parameters.get("settings"):
        given: dict[str, Any] = json.loads(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
        return settings_of(game, given)
    if game == "embers":
        chapter = parameters.get("chapter", 1)
        return settings_of(game, {"mode": "chapter", "chapter": chapter} if chapter else {"mode": "prologue"})
    schools = str(parameters.get("schools", "northern+southern")).split("+")
    return settings_of(game, {"mode": parameters.get("mode", "duel"), "schools": schools})


def _type_of(game: str, *, identical: bool) -> Any:
    utility = pyspiel.GameType.Utility.IDENTICAL if identical else pyspiel.GameType.Utility.ZERO_SUM
    parameters: dict[str, Any] = {"settings": ""}
    parameters |= {"chapter": 1} if game == "embers" else {"mode": "duel", "schools": "northern+southern"}
    return pyspiel.GameType(
        short_name=f"frostglass_{game}",
        long_name=f"frostglass {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4 if game == "arena" else 2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class _Game(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with its settings."""

    id = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        self.settings = _unpacked(self.id, given)
        self.playing = Playing(self.id, self.settings)
        self.rules = self.playing.rules
        words = self.playing.words
        is_shared = self.id == "embers"
        info = pyspiel.GameInfo(
            num_distinct_actions=words.vocabulary.size,
            max_chance_outcomes=words.chances.size,
            num_players=self.playing.seats,
            min_utility=0.0 if is_shared else -1.0,
            max_utility=float(1 if is_shared else max(1, self.playing.seats - 1)),
            utility_sum=None if is_shared else 0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPES[self.id], info, given)
        self._start: Now | None = None

    def new_initial_state(self, *_: Any) -> State:
        """The state before chance has dealt anything; OpenSpiel asks for one with every clone."""
        if self._start is None:
            position = self.rules.new(self.settings)
            self._start = Now(
                self, position, Past(None, CHANCE, "", tuple(position.events)), Saying(self.playing.words)
            )
            self._start.ask()
        return State(self, copy.deepcopy(self._start))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Arena(_Game):
    id = "arena"


class Embers(_Game):
    id = "embers"


class Past:
    """What happened so far as a chain, so that clones share it; what a seat knows of it is worked out when asked."""

    __slots__ = ("before", "events", "known", "option", "seat")

    def __init__(self, before: Past | None, seat: int, option: Option | str, events: tuple[Any, ...]) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        """The seat's choice; a text already where it was read from a file."""
        self.events = events
        self.known: dict[int, str] = {}

    def chosen(self, rules: AnyRules) -> str:
        """The choice as its short text; '' for chance, whose deals are told by the events alone."""
        if isinstance(self.option, str):
            return self.option
        return "" if self.seat == CHANCE else rules.text(self.option)

    def said_to(self, viewer: int, rules: AnyRules) -> str:
        """Everything up to here as a seat has learned of it, its own choices among it."""
        chain: list[Past] = []
        past: Past | None = self
        while past is not None and viewer not in past.known:
            chain.append(past)
            past = past.before
        text = "" if past is None else past.known[viewer]
        for link in reversed(chain):
            own = f"> {link.chosen(rules)}\n" if link.seat == viewer else ""
            text += own + "".join(f"{rules.see(event, viewer)!r}\n" for event in link.events)
            link.known[viewer] = text
        return text


class Now:
    """Where a state stands. OpenSpiel clones a state by a deep copy of what it holds, so it holds nothing but this."""

    __slots__ = ("deals", "decision", "game", "past", "player", "position", "saying")

    decision: Decision | None
    player: Any
    deals: list[int]
    """The words of what chance may deal, where it is asked."""

    def __init__(self, game: _Game, position: Position, past: Past, saying: Saying) -> None:
        self.game = game
        self.position = position
        self.past = past
        self.saying = saying
        self.deals = []

    def ask(self) -> None:
        """Find out who is asked."""
        decision = self.decision = self.position.decision
        if decision is None:
            self.player = pyspiel.PlayerId.TERMINAL
        elif decision.seat == CHANCE:
            self.player = pyspiel.PlayerId.CHANCE
            self.deals = self.game.playing.words.deals(decision.options)
        else:
            self.player = decision.seat - 1
            self.saying.ask(decision, self.position)

    def take(self, action: int) -> None:
        """Say a word, or let chance deal."""
        decision = self.decision
        assert decision is not None
        option: Option | None
        if decision.seat == CHANCE:
            option = decision.options[self.deals.index(action)]
        else:
            option = self.saying.say(action)
            if option is None:
                return
        self.position.take(option)
        self.past = Past(self.past, decision.seat, option, tuple(self.position.events))
        self.ask()

    def guessed(self, player: int, rng: random.Random) -> Now:
        """What this player cannot tell from it, what it cannot know drawn at random."""
        game = self.game
        guess = _GUESSES[game.id](game.rules.look(self.position, player + 1), rng)
        now = Now(game, guess, self.past, Saying(game.playing.words))
        now.ask()
        if now.player == player:
            for word in self.saying.said:
                now.saying.say(word)
        return now

    def __deepcopy__(self, memo: Any) -> Now:
        now = Now(self.game, self.position.copy(), self.past, self.saying.copy())
        now.decision, now.player, now.deals = now.position.decision, self.player, self.deals
        return now

    def __reduce__(self) -> tuple[Any, ...]:
        """For a file: the position as its document, and what happened."""
        chain = []
        past: Past | None = self.past
        while past is not None:
            chain.append((past.seat, past.chosen(self.game.rules), past.events))
            past = past.before
        game = self.game
        said = self.saying.said
        return _restored, (game.id, game.settings, game.rules.write(self.position), chain[::-1], said)


def _restored(
    game_id: str, settings: dict[str, Any], document: Any, chain: list[tuple[Any, ...]], said: tuple[int, ...]
) -> Now:
    game: _Game = {"arena": Arena, "embers": Embers}[game_id]({"settings": _packed(settings)})
    past: Past | None = None
    for seat, option, events in chain:
        past = Past(past, seat, option, events)
    assert past is not None
    now = Now(game, game.rules.read(document), past, Saying(game.playing.words))
    now.ask()
    for word in said:
        now.saying.say(word)
    return now


class State(pyspiel.State):  # type: ignore[misc]
    """A position, and the choice that is being said."""

    def __init__(self, game: _Game, now: Now) -> None:
        super().__init__(game)
        self._now = now

    # -- what OpenSpiel asks ---------------------------------------------------------------------------------------

    def current_player(self) -> Any:
        return self._now.player

    def is_terminal(self) -> bool:
        return self._now.decision is None

    def is_chance_node(self) -> bool:
        return self._now.player is pyspiel.PlayerId.CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Without a player: of whoever is asked."""
        now = self._now
        if now.decision is None or player not in (None, now.player):
            return []
        if now.player is pyspiel.PlayerId.CHANCE:
            return sorted(now.deals)
        return sorted(set(now.saying.legal))

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = sorted(self._now.deals)
        share = 1.0 / len(deals)
        return [(word, share) for word in deals]

    def _apply_action(self, action: int) -> None:
        self._now.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        words = self._now.game.playing.words
        return (words.chances if player == pyspiel.PlayerId.CHANCE else words.vocabulary).name(action)

    def returns(self) -> list[float]:
        now = self._now
        if now.decision is not None:
            return [0.0] * now.game.playing.seats
        return returns(now.game.rules, now.game.settings, now.position)

    def __str__(self) -> str:
        return f"{self._now.position}\n{' '.join(self._said())}"

    # -- what a player knows ---------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and chosen, and what it sees now."""
        now = self._now
        seat = (now.player if player is None else player) + 1
        return now.past.said_to(seat, now.game.rules) + self.observation_string(seat - 1)

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now."""
        now = self._now
        seat = (now.player if player is None else player) + 1
        own = f" {' '.join(self._said())}" if seat == now.player + 1 else ""
        return f"{now.game.rules.look(now.position, seat)!r}{own}"

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that this player cannot tell from this one, what it cannot know drawn at random."""
        now = self._now
        return State(now.game, now.guessed(player, random.Random(int(sampler() * (1 << 53)))))

    def _said(self) -> list[str]:
        return [self._now.game.playing.words.vocabulary.name(word) for word in self._now.saying.said]


class Observer:
    """What a player sees as numbers: the bytes of its view, as documented for all adapters."""

    def __init__(self, game: _Game, kind: Any) -> None:
        self._sight = game.playing.sight
        self._seen = self._sight.layout.size
        size = self._seen + 2 * SAID
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}
        self._kind = kind
        self._blank = bytes(size)

    def set_from(self, state: State, player: int) -> None:
        """Look at a state with the eyes of a player."""
        memory = bytearray(self._blank)
        now = state._now
        self._sight.see(now.position, player + 1, memory)
        at = self._seen
        if player == now.player:
            for word in now.saying.said[-SAID:]:
                memory[at], memory[at + 1] = (word + 1) >> 8, (word + 1) & 255
                at += 2
        self.tensor[:] = memory

    def string_from(self, state: State, player: int) -> str:
        """The same in words."""
        if self._kind.perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


_TYPES: Final = {"arena": _type_of("arena", identical=False), "embers": _type_of("embers", identical=True)}
pyspiel.register_game(_TYPES["arena"], Arena)
pyspiel.register_game(_TYPES["embers"], Embers)
