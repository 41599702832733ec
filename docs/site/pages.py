"""Pages of the documentation that are made when the site is built: cards with pictures, rules, notebooks, colours.

MkDocs calls these hooks. Nothing here is written down a second time: pictures, words and colours are the program's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from frostglass.arena.patterns import DECKS, RANKS, SCHOOLS, Card
from frostglass.embers.deck import MEMORIES
from frostglass.embers.story import STORIES
from frostglass.pictures import card_svg, memory_svg
from frostglass.pictures.theme import DARK, LIGHT
from frostglass.terminal.rulebook import is_section, rule_numbers
from frostglass.text import Words

ROOT = Path(__file__).resolve().parents[2]
SAY = Words("en")


def on_config(config: Any) -> Any:
    """The order of the pages."""
    decks = [{_title(deck): f"cards/{deck}.md"} for deck in DECKS]
    learn = [{"The arena": "rules/arena.md"}, {"Embers": "rules/embers.md"}, {"The pages in pictures": "screens.md"}]
    play = ["commands.md", "records.md", "bots.md", "bots-embers.md"]
    host = ["hosting.md", "security.md", "protocol.md", "pages.md", "trust.md"]
    books = [{f"Notebook: {name}": f"notebooks/{name}.md"} for name in _notebooks()]
    research = ["library.md", {"Library reference": "reference.md"}, "adapters.md", "neighbours.md", "lab.md",
                "study.md", "engine-protocol.md", *books]  # fmt: skip
    guides = sorted(f"guides/{page.name}" for page in (ROOT / "docs" / "guides").glob("*.md"))
    named = {str(page) for page in (*play, *host, "index.md", "screens.md", "architecture.md", *research, *guides)}
    named |= {"reference.md"}
    more = sorted(page.name for page in (ROOT / "docs").glob("*.md") if page.name not in named)
    config["nav"] = [
        {"Home": "index.md"},
        {"Learn the games": learn},
        {"Play": play},
        {"Cards": [*decks, {"Memories": "cards/memories.md"}]},
        {"Host": host},
        {"Library and research": [page for page in research if _is_there(page)]},
        {"How it is built": ["architecture.md", *guides, *more]},
    ]
    config["extra_css"].insert(0, "site/tokens.css")
    return config


def on_files(files: Files, config: Any) -> Files:
    """Everything that is made here."""
    for path, content in _made():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links that leave the folder of the documentation lead to copies in it."""
    return markdown.replace("](../examples/", "](examples/")


def _is_there(page: Any) -> bool:
    return not isinstance(page, str) or (ROOT / "docs" / page).is_file()


def _made() -> Iterator[tuple[str, str]]:
    yield "site/tokens.css", _tokens()
    for example in sorted((ROOT / "examples").glob("*.py")):
        yield f"examples/{example.name}", example.read_text("utf-8")
    for deck, cards in DECKS.items():
        for card in cards:
            yield f"cards/pictures/{card.id}.svg", _drawn(card)
        yield f"cards/{deck}.md", _deck(deck, cards)
    for card in MEMORIES:
        yield f"cards/pictures/{card}.svg", memory_svg(card, title=card, theme="dark")
    yield "cards/memories.md", _grid("Memories", [(card, card, "") for card in MEMORIES])
    for game, later in (("arena", frozenset[str]()), ("embers", STORIES.later_rules)):
        yield f"rules/{game}.md", _rules(game, frozenset(later))
    for name, book in _notebooks().items():
        yield f"notebooks/{name}.md", _notebook(book)


def _tokens() -> str:
    """The colours of the house, for the site's light and dark scheme."""

    def block(tokens: Mapping[str, str]) -> str:
        return "".join(f"  --{name}: {value};\n" for name, value in tokens.items())

    dark, light = ':root, [data-md-color-scheme="slate"]', '[data-md-color-scheme="frostglass-light"]'
    return f"{dark} {{\n{block(DARK)}}}\n{light} {{\n{block(LIGHT)}}}\n"


def _title(deck: str) -> str:
    """The schools that play a deck, or what else it is."""
    return ", ".join(SAY(f"school-{school}") for school, played in SCHOOLS.items() if played == deck) or "Legends"


def _drawn(card: Card) -> str:
    words: dict[str, Any] = {"name": SAY(f"card-{card.id}"), "rank": SAY(f"rank-{RANKS[card.rank]}")}
    second = SAY(f"card-{card.id}.{card.second}") if card.second else ""
    title = card.second.capitalize()
    return card_svg(card, **words, effect=_effect(card), second=second, second_title=title, theme="dark")


def _effect(card: Card) -> str:
    return SAY(f"card-{card.id}.effect")


def _deck(deck: str, cards: tuple[Card, ...]) -> str:
    return _grid(_title(deck), [(card.id, SAY(f"card-{card.id}"), _effect(card)) for card in cards])


def _grid(title: str, cards: list[tuple[str, str, str]]) -> str:
    figures = []
    for id, name, text in cards:
        said = escape(f"{name}. {text}" if text else name)
        figures.append(f'<figure><img src="pictures/{id}.svg" alt="{said}" loading="lazy"></figure>')
    # Raw HTML is not rewritten by MkDocs: the pictures lie beside the page.
    return "\n".join([f"# {title}", "", '<div class="cards">', *figures, "</div>", ""])


def _rules(game: str, later: frozenset[str]) -> str:
    lines = [f"# {SAY('terminal-rules', game=game)}", ""]
    for number in rule_numbers(game):
        if number in later or number.partition("-")[0] in later:
            continue
        text = SAY(f"rules-{game}-{number}")
        lines += [f"## {number} {text}", ""] if is_section(number) else [f"**{number.replace('-', '.')}** {text}", ""]
    return "\n".join(lines).replace("*@", "\\*@")


def _notebooks() -> dict[str, Any]:
    folder = ROOT / "docs" / "notebooks"
    return {book.stem: json.loads(book.read_text("utf-8")) for book in sorted(folder.glob("*.ipynb"))}


def _notebook(book: Mapping[str, Any]) -> str:
    """A notebook as a page: its text, and its code to be read."""
    parts = []
    for cell in book["cells"]:
        text = "".join(cell["source"])
        parts.append(text if cell["cell_type"] == "markdown" else f"```python\n{text}\n```")
    return "\n\n".join(parts) + "\n"
