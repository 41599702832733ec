"""The campaign of the person at this terminal: a file in their data folder, `frostglass campaign`, and its page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from frostglass.engine.errors import Refused
from frostglass.engine.message import worded
from frostglass.terminal import kept
from frostglass.terminal.command import SpokenApp
from frostglass.terminal.completing import ACTS, acts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from frostglass.embers.position import Position
    from frostglass.embers.story import Story
    from frostglass.text import Words

FILE: Final = "embers-campaign.json"
SHOW: Final = "show"
KINDS: Final = {
    "chapter": "campaign-kind-chapter",
    "rule": "campaign-kind-rule",
    "ability": "campaign-kind-ability",
    "help": "campaign-kind-help",
    "demon": "campaign-kind-demon",
    "character": "campaign-kind-character",
    "archive": "campaign-kind-archive",
}
"""What kinds of cards are called, in the order in which they are read."""
_USES: Final = {"day": "campaign-uses-day", "game": "campaign-uses-game"}
_OWNERS: Final = {"common": "campaign-owner-common", "aelin": "embers-aelin", "fenrys": "embers-fenrys"}


def register(app: SpokenApp) -> None:
    app.command(
        "campaign",
        help="help-campaign",
        epilog="frostglass campaign\nfrostglass campaign turn-over\nfrostglass campaign reset --yes",
    )(campaign)


def campaign(
    act: Annotated[str, typer.Argument(metavar="|".join(ACTS), help="help-campaign-act", autocompletion=acts)] = SHOW,
    yes: Annotated[bool, typer.Option("--yes", help="help-campaign-yes")] = False,
) -> None:
    from frostglass.terminal.console import show
    from frostglass.terminal.speaking import words

    if act == "reset" and not yes:
        raise Refused("campaign-sure")
    story = opened() if act == SHOW else go_on(act.replace("-", "_"))
    show(page(story, words()))


# -- the file ---------------------------------------------------------------------------------------------------------


def opened() -> Story:
    """The campaign as it was kept; a fresh one when there is none, or only a damaged one, which is put aside."""
    from frostglass.embers.story import STORIES

    return kept.read(FILE, STORIES.read) or STORIES.begin()


def later_rules() -> frozenset[str]:
    """The rules and sections of Embers, as `4-8` or `5`, that the campaign has not opened yet (RULES 4.12)."""
    from frostglass.embers.story import STORIES

    try:
        return frozenset(opened().show()["later_rules"])
    except Refused:  # a file that cannot be read opens nothing
        return frozenset(STORIES.later_rules)


def go_on(act: str) -> Story:
    """Do something in the campaign and keep it."""
    story = opened().act(act)
    kept.write(FILE, story.write())
    return story


def enter(settings: Mapping[str, Any], position: Position) -> bool:
    """A game is over: does it count for the campaign?"""
    from frostglass.embers.story import STORIES

    before = opened()
    after = before.finished(settings, STORIES.note(position))
    if after == before:
        return False
    kept.write(FILE, after.write())
    return True


# -- the page ---------------------------------------------------------------------------------------------------------


def page(story: Story, words: Words) -> list[RenderableType]:
    """All that the campaign shows now: the chapter card, what comes next, statistics, cards in force, the Archive."""
    from rich.padding import Padding
    from rich.text import Text

    shown = worded(story.show(), words.say)
    parts: list[RenderableType] = []
    if shown["suspended"]:
        parts += [Text(words("campaign-suspended"), "bold"), Text(words("campaign-suspended-note"))]
    elif shown["card"] is not None:
        parts += card_lines(shown["card"], words)
    else:
        parts.append(Text(words("campaign-prologue-lead")))
    acts = [act for act in ("turn_over", "resume") if act in shown["acts"]]
    parts += [Text(words("campaign-next", act=acts[0] if acts else "play"), "italic"), Text()]
    parts.append(Text(words("campaign-chapters"), "bold"))
    for part in shown["parts"]:
        figures = {name: part[name] for name in ("wins", "fewest", "day")}
        parts.append(
            Padding(Text(words("campaign-row", name=part["title"], games=part["attempts"], **figures)), (0, 0, 0, 2))
        )
        for loss in part["losses"]:
            parts.append(
                Padding(Text(words("campaign-lost", number=loss["number"], reason=loss["reason"]), "dim"), (0, 0, 0, 4))
            )
    parts += [Text(), Text(words("campaign-in-force"), "bold")]
    parts += list(card_groups(shown["cards"], words)) or [Text(words("campaign-in-force-none"))]
    parts += [Text(), Text(words("campaign-archive"), "bold")]
    parts += list(card_groups(shown["archive"], words)) or [Text(words("campaign-archive-empty"))]
    return [*parts, Text(), Text(shown["note"], "dim")]


def card_groups(cards: list[dict[str, Any]], words: Words) -> Iterator[RenderableType]:
    """Worded cards by kind, each kind under its name."""
    from rich.padding import Padding
    from rich.text import Text

    for kind, name in KINDS.items():
        found = [card for card in cards if card["kind"] == kind]
        if found:
            yield Text(words(name), "underline")
            for card in found:
                head, *lines = card_lines(card, words)
                yield Padding(head, (0, 0, 0, 2))
                yield from (Padding(line, (0, 0, 0, 4)) for line in lines)


def card_lines(card: Mapping[str, Any], words: Words) -> list[RenderableType]:
    """A worded card: its title, whose it is and how often it may be used, what is written on it."""
    from rich.text import Text

    facts = [words(_OWNERS[card["owner"]])] if "owner" in card and card["kind"] != "character" else []
    facts += [words(_USES[card["uses"]])] if "uses" in card else []
    facts += [words("campaign-card-number", number=card["number"])] if "title" in card and "number" in card else []
    head = Text.assemble(
        (str(card.get("title", card.get("number"))), "bold"), f" ({', '.join(facts)})" if facts else ""
    )
    lines: list[RenderableType] = [head]
    lines += [Text(card["front"], "italic")] if "front" in card else []
    lines += [Text(f"{words('campaign-back')}: {card['back']}")] if "back" in card else []
    lines += [Text(line) for line in card.get("text", "").split("\n") if line]
    return lines
