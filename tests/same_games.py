"""Games with fixed seeds, each as one line of its choices, for a look at whether two builds of the core play alike.

python tests/same_games.py
"""

import hashlib

from frostglass.bots import read_spec
from frostglass.engine import scripts
from frostglass.games import GAMES
from frostglass.lab.game import Table, play_out

FORMS = (
    ("duel", ("everfrost", "highland")),
    ("high_form", ("northern", "sylvan")),
    ("duel", ("nethervoid", "etherweave")),
    ("high_form", ("etherweave", "everfrost")),
    ("melee", ("southern", "everfrost", "nethervoid")),
    ("melee", ("sylvan", "highland", "northern", "etherweave")),
    ("team_duel", ("sylvan", "northern", "highland", "everfrost")),
    ("team_high_form", ("everfrost", "etherweave", "nethervoid", "southern")),
)
SEEDS = 4


def tables() -> list[Table]:
    found = []
    for mode, schools in FORMS:
        settings = {"mode": mode, "schools": list(schools), "turn_limit": 120}
        found += [Table("arena", settings, (read_spec("arena", "random"),) * len(schools), n) for n in range(SEEDS)]
    modes = [{"mode": "prologue"}, *({"mode": "chapter", "chapter": chapter} for chapter in range(1, 8))]
    for settings in modes:
        found += [Table("embers", settings, (read_spec("embers", "random"),) * 2, n) for n in range(SEEDS)]
    adept = {"mode": "duel", "schools": ["everfrost", "nethervoid"], "turn_limit": 8}
    found.append(Table("arena", adept, (read_spec("arena", "adept:60n"), read_spec("arena", "apprentice:60n")), 1))
    master, other = read_spec("arena", "master:40n"), read_spec("arena", "grandmaster:60n")
    for mode, schools in FORMS[1:5]:
        led = {"mode": mode, "schools": list(schools), "turn_limit": 4}
        found.append(Table("arena", led, (master, other, other)[: len(schools)], 2))
    found.append(Table("embers", {"mode": "chapter", "chapter": 3}, (read_spec("embers", "partner"),) * 2, 1))
    found.append(Table("embers", {"mode": "chapter", "chapter": 7}, (read_spec("embers", "guide:20n"),) * 2, 1))
    return found


def main() -> None:
    print("pure" if str(scripts.__file__).endswith(".py") else "compiled")
    for table in tables():
        match = table.match()
        play_out(match, table.bots)
        course = "\n".join(match.entries)
        result = GAMES[table.game].result(match.position)
        print(table.game, *table.settings.values(), match.number, hashlib.sha256(course.encode()).hexdigest(), result)


if __name__ == "__main__":
    main()
