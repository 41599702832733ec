"""How often a bot of Embers wins beside somebody who plays otherwise than it expects: greedily, or with slips.

Run it as `python -m frostglass.lab.mates --chapter 7 --mate greedy --bots guide:64n,partner --games 60`. Each bot plays
the same deals, half of them as Aelin.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

from frostglass.bots import Question, Spec, read_spec
from frostglass.bots.embers_judging import Judge
from frostglass.embers.captivity.cards import FIRST_CHAPTER
from frostglass.embers.deck import STRENGTH
from frostglass.embers.options import DRAW, STOP, Add, Take
from frostglass.engine.decision import Option
from frostglass.lab.game import Table
from frostglass.lab.odds import share
from frostglass.lab.simulate import cores, wanted

PARTNER: Final = read_spec("embers", "partner")
SLIPS: Final = 4
"""One choice in so many is a slip."""

Mate = Callable[[Question], Option]


def greedy(question: Question) -> Option:
    """Each choice for its own sake: he adds where the table looks best now, she takes what fills the row most."""
    view, options = question.view, list(question.decision.options)
    judge = Judge(view)
    if question.decision.kind == "observe" and STOP in options:
        return STOP if any(judge.rules.places(judge.scene.mind, card) for card in view.row) else DRAW
    additions = [option for option in options if isinstance(option, Add)]
    if additions:
        return min(additions, key=partial(_looks, judge))
    takes = [option for option in options if isinstance(option, Take)]
    if takes and judge.needs:
        lack = judge.needs[0][0][0]
        return max(takes, key=lambda take: STRENGTH[take.card] if STRENGTH[take.card] <= lack else 0)
    return question.answer()


def slipping(question: Question) -> Option:
    """The partner, but one choice in four is any."""
    luck = random.Random(question.seed)
    return luck.choice(question.decision.options) if luck.randrange(SLIPS) == 0 else question.answer()


MATES: Final[Mapping[str, Mate]] = {"greedy": greedy, "slipping": slipping}


def play_beside(bot: Spec, mate: str, table: Table, number: int) -> bool:
    """Is the game won? The bot is Aelin in games of even number."""
    match, seat = table.match(), 1 + number % 2
    while (decision := match.decision) is not None:
        if decision.seat == seat or len(decision.options) == 1:
            option = Question.of(match, bot).answer()
        else:
            option = MATES[mate](Question.of(match, PARTNER))
        match.play(option, decision.seat)
    return bool(match.rules.tally(match.position)["winner"] == "won")


def beside(bot: Spec, mate: str, chapter: int, games: int, seed: int, workers: int = 0) -> list[bool]:
    """Which games were won."""
    asked = wanted("embers", ["partner", "partner"], chapter=chapter, games=games, seed=seed)
    tables = [asked.table(number) for number in range(games)]
    with ProcessPoolExecutor(workers or cores(), get_context("spawn")) as pool:
        return list(pool.map(partial(play_beside, bot, mate), tables, range(games), chunksize=2))


def _looks(judge: Judge, option: Add) -> float:
    scene, gain = judge.added(judge.scene, option.card, option.x, option.y)
    return judge.cost(scene) - gain


def main() -> None:
    parser = argparse.ArgumentParser(description="How often bots of Embers win beside somebody who plays otherwise.")
    parser.add_argument("--mate", choices=tuple(MATES), default="greedy")
    parser.add_argument("--bots", default="guide:64n,partner")
    parser.add_argument("--chapter", type=int, default=FIRST_CHAPTER)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    for bot in given.bots.split(","):
        won = beside(read_spec("embers", bot), given.mate, given.chapter, given.games, given.seed, given.workers)
        print(f"chapter {given.chapter}, {bot} beside {given.mate}: {sum(won)} won, {share(sum(won), given.games)}")


if __name__ == "__main__":
    main()
