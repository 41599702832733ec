# Pictures of everything there is, in the words of every language, for the tests of this room.
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

from fluent.runtime import FluentBundle, FluentResource

from frostglass.arena.board import DIAGRAM, NAMES
from frostglass.arena.patterns import CARDS, RANKS
from frostglass.pictures import Criterion, Laid, Progress, card_svg, flare_svg, task_svg
from frostglass.pictures.theme import Theme

LANGUAGES = ("en", "pl", "cs")
SVG = "{http://www.w3.org/2000/svg}"


class Words:
    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language])
        for file in sorted(files("frostglass.text").joinpath(language).iterdir(), key=lambda file: file.name):
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, message: str, attribute: str = "") -> str:
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        return str(self.bundle.format_pattern(pattern)[0]) if pattern else ""


@cache
def words(language: str) -> Words:
    return Words(language)


def data(name: str) -> list[dict[str, object]]:
    return next(iter(tomllib.loads(files("frostglass.arena").joinpath(f"data/{name}.toml").read_text()).values()))


def being(card_id: str, language: str = "en", theme: Theme = None, school: str | None = None) -> str:
    say, card = words(language), CARDS[card_id]
    return card_svg(
        card,
        name=say(f"card-{card_id}"),
        rank=say(f"rank-{RANKS[card.rank]}"),
        effect=say(f"card-{card_id}", "effect"),
        second=say(f"card-{card_id}", card.second) if card.second else "",
        second_title="Zamrożone",
        school=school,
        foot=say("word-being"),
        theme=theme,
    )


def flare(entry: dict[str, object], language: str = "en", now: int | None = None) -> str:
    say, name = words(language), f"card-{entry['id']}"
    upper, lower = (
        Criterion(int(str(entry[half])), say(name, half), "więcej ulepszonych pionów niż ty", now)
        for half in ("upper", "lower")
    )
    return flare_svg(str(entry["id"]), name=say(name), under=say("word-flare"), upper=upper, lower=lower)


def task(entry: dict[str, object], language: str = "en") -> str:
    say, name = words(language), f"task-{entry['id']}"
    return task_svg(
        str(entry["id"]),
        name=say(name),
        points=int(str(entry["points"])),
        condition=say(name, "condition"),
        under=say(f"task-type-{entry['type']}"),
        progress=[Progress("a", 3, 5), Progress("a part of the condition with a rather long name", 1, 9)],
    )


def faces(language: str) -> Iterator[str]:
    yield from (being(card_id, language) for card_id in CARDS)
    yield from (flare(entry, language, now) for entry in data("flares") for now in (None, 4))
    yield from (task(entry, language) for entry in data("tasks"))


def read(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def board(text: str) -> dict[str, str]:
    names = (NAMES[s] for row in DIAGRAM for s in row)
    return dict(zip(names, text.split(), strict=True))


MIDGAME = board("""
          -- -- -- -- --
       c2 -- -- c2 c2 -- --
    -- h2 c2 -- -- h2 -- -- --
    -- -- h1 -- c1 c1 -- l2 --
    -- -- c1 h1 c2 c1 -- -- --
    -- -- -- -- l1 -- -- c3 --
    -- c1 -- -- -- c1 h4 -- --
       -- c1 -- h2 -- -- --
          -- -- -- -- --
""")


def laid(card: str, x: int, y: int) -> Laid:
    return {"card": card, "x": x, "y": y}


MIND = [
    laid("glass-1a", 0, 0),
    laid("flames-2b", 1, 0),
    laid("daggers-1a", 2, 1),
    laid("glass-4", 2, 0),
    laid("flames-1b", 3, -1),
    laid("chains-1b", 4, -1),
]
