"""An arena position that can be played: the state, the decision it offers, and how it moves on."""

from __future__ import annotations

from frostglass.arena import events as ev
from frostglass.arena.forms import Form
from frostglass.arena.keywords.keyword import nothing_kept
from frostglass.arena.options import END, STOP, Place
from frostglass.arena.patterns import SCHOOLS
from frostglass.arena.schools import hooks_for
from frostglass.arena.setup import set_up
from frostglass.arena.state import State, replaced
from frostglass.arena.summoning import Resolve
from frostglass.arena.turn import act, finish_for, main_options, place_and_go_on, resolve
from frostglass.engine.decision import CHANCE, Decision, Option, Script
from frostglass.engine.errors import Refused
from frostglass.engine.position import Begin


class Position(State):
    """A game of the arena in any form."""

    __slots__ = ()

    @classmethod
    def bare(cls, form: Form, schools: tuple[str, ...], start: int, turn_limit: int) -> Position:
        """A table with nothing on it: no piece, no card dealt, no decision yet."""
        p = cls()
        p._lay_table(form, schools, start, turn_limit)
        p._lay_cards(form, schools, start, turn_limit)
        p._lay_turn(form, schools, start, turn_limit)
        p.hooks = hooks_for(schools)
        p.kept = nothing_kept(len(schools))
        p.events = []
        return p

    @classmethod
    def new(
        cls, form: Form, schools: tuple[str, ...], *, start: int = 0, turn_limit: int = 0, draft: bool = False
    ) -> Position:
        """A fresh game that first asks chance for the deal; `start` 0 leaves the starting seat to chance too. With a
        draft the schools hold the seats only, and the players ban and pick their own."""
        check_table(form, schools)
        if not 0 <= start <= len(schools):
            raise Refused("bad-start", seat=start)
        p = cls.bare(form, schools, start, turn_limit)
        p.draft = draft
        p._begin()
        return p

    def supposing(self, seat: int, beings: tuple[str, ...], legends: tuple[str, ...]) -> Position:
        """A settled position as it would be if this seat held these cards: for thinking ahead."""
        p = self.copy()
        p.hands = replaced(p.hands, seat - 1, beings)
        p.legends = replaced(p.legends, seat - 1, legends)
        p._settle()
        return p

    def _script(self, action: Option) -> Script[None]:
        if type(action) is Resolve:
            return resolve(self, action)
        if type(action) is Begin:
            return set_up(self)
        return act(self, action)

    def _at_once(self, action: Option) -> bool:
        return type(action) is Place and place_and_go_on(self, action.square)

    def _settled(self) -> Decision | None:
        if self.result is not None:
            return None
        return Decision.asked(self.control, "main", main_options, (self,))

    def _resign(self, seat: int) -> None:
        if self.form.scoring == "colours":
            raise Refused("no-resigning-in-melee")
        self._check_seat(seat)
        self._lose(seat, "resigned")

    def _leave(self, seat: int) -> None:
        self._check_seat(seat)
        if self.has_left(seat):
            raise Refused("already-left", seat=seat)
        if self.form.scoring != "colours":
            self._lose(seat, "left")  # RULES 4.9
            return
        self.left |= 1 << seat
        self.events.append(ev.SeatLeft(seat))
        stayed = [s for s in range(1, self.seats + 1) if not self.has_left(s)]
        if len(stayed) == 1:
            finish_for(self, "left", (stayed[0],))

    def _lose(self, seat: int, reason: str) -> None:
        finish_for(self, reason, tuple(s for s in range(1, self.seats + 1) if self.colour(s) != self.colour(seat)))

    def _check_seat(self, seat: int) -> None:
        if not 1 <= seat <= self.seats:
            raise Refused("no-such-seat", seat=seat)

    def _absent(self) -> None:
        """Finish what the seat that has left was doing: decline, let chance choose, end the turn (RULES 4.10)."""
        if self.result is not None:
            self._settle()
            return
        decision = self.decision
        if decision is None or decision.seat == CHANCE or not self.has_left(decision.seat):
            return
        if self._checkpoint is None:
            events = self.events
            self.take(END)
            self.events = events + self.events
        elif STOP in decision.options:
            self._answer(STOP)
        else:
            self._decision = decision.asked_of(CHANCE)


def check_table(form: Form, schools: tuple[str, ...], field: str = "schools[{}]") -> None:
    """Refuse a table that cannot be: a wrong number of seats, an unknown school, one school twice (RULES 1.3).

    `field` is how the school of a seat is named to the person who gave it.
    """
    if len(schools) not in form.seat_counts:
        raise Refused("wrong-number-of-seats", field=field.partition("[")[0], mode=form.id, number=len(schools))
    for number, school in enumerate(schools):
        if school not in SCHOOLS:
            raise Refused("unknown-school", field=field.format(number), school=school)
        if school in schools[:number]:
            raise Refused("school-twice", field=field.format(number), school=school)
