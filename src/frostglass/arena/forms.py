"""The forms of the game: how many play, what is scored, when the end comes and how it is told (RULES 1.4, 12)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Form(NamedTuple):
    id: str
    seat_counts: tuple[int, ...]
    teams: bool
    scoring: str
    """tasks, kills or colours: what points are given for (RULES 11.2, 11.3, 11.4)."""

    def colours(self, seats: int) -> int:
        return 2 if self.teams else seats

    def markers(self, seats: int) -> int:
        """Dual pieces that each colour gives up as score markers (RULES 1.4)."""
        return {"tasks": 0, "kills": 1, "colours": seats - 1}[self.scoring]

    def goal(self, seats: int) -> int:
        """The points that trigger the end (RULES 12.1)."""
        return {"tasks": 9, "kills": 18, "colours": 12 if seats == 3 else 10}[self.scoring]


HIGH_FORM: Final = Form("high_form", (2,), teams=False, scoring="tasks")
DUEL: Final = Form("duel", (2,), teams=False, scoring="kills")
MELEE: Final = Form("melee", (3, 4), teams=False, scoring="colours")
TEAM_HIGH_FORM: Final = Form("team_high_form", (4,), teams=True, scoring="tasks")
TEAM_DUEL: Final = Form("team_duel", (4,), teams=True, scoring="kills")

FORMS: Final = {form.id: form for form in (HIGH_FORM, DUEL, MELEE, TEAM_HIGH_FORM, TEAM_DUEL)}


class Result(NamedTuple):
    """How a game ended: the reason, and the seats that share the first place (in team play the whole team)."""

    reason: str
    winners: tuple[int, ...]
