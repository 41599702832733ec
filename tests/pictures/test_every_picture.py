# What holds for every picture: it is well formed, needs nothing from outside, and is the same every time.
import re
import subprocess
import sys
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from frostglass.arena.patterns import CARDS
from frostglass.embers.deck import MEMORIES
from frostglass.pictures import board_svg, memory_svg, mind_svg, pattern_svg
from frostglass.pictures.sprites import DEFINITIONS
from frostglass.pictures.theme import DARK, LIGHT
from tests.pictures.samples import LANGUAGES, MIDGAME, MIND, SVG, being, faces, laid, read

LOOK = files("frostglass.web").joinpath("static/look")
BOARD = board_svg(
    MIDGAME,
    title="Board",
    desc="Turn <15> & more",
    side="high_form",
    choices=["b5", "f7"],
    chosen="f7",
    ghosts={"f7": "h1"},
    wires=[["f7", "e6", "f6", "b4"]],
    missing=["b4"],
    found=["a3"],
    changed=["h4"],
    setup=["g5"],
    corners={"sw": 1, "ne": 2},
    active=1,
)
THE_MIND = mind_svg(
    MIND,
    title="Mind",
    places=[(n, 3) for n in range(10)],
    ghost=laid("flames-2a", 2, 3),
    says="1 + 2",
    relived=["flames-2a"],
    choices=["glass-4"],
    taken=["glass-4"],
    kept=["chains-1b"],
    leaving=["glass-1a"],
)
PICTURES = {
    "board": [BOARD],
    "mind": [THE_MIND, mind_svg([], title="Empty")],
    "memories": [memory_svg(card, title=card) for card in MEMORIES],
    "patterns": [pattern_svg(card, title=card.id, turn=turn) for card in CARDS.values() for turn in range(8)],
    **{f"faces in {language}": list(faces(language)) for language in LANGUAGES},
}


def test_there_is_one_for_every_card() -> None:
    assert len(PICTURES["memories"]) == 35
    assert len(PICTURES["faces in pl"]) == 6 * 18 + 12 + 2 * 12 + 24


@pytest.mark.parametrize("kind", PICTURES)
def test_it_is_well_formed_and_has_a_name(kind: str) -> None:
    for svg in PICTURES[kind]:
        root = read(svg)
        title = root.find(f"{SVG}title")
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert title is not None
        assert title.text


@pytest.mark.parametrize("kind", PICTURES)
def test_it_needs_nothing_from_outside(kind: str) -> None:
    for svg in PICTURES[kind]:
        root = read(svg)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        used = re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
        assert len(set(ids)) == len(ids)
        assert set(used) == set(ids)
        assert svg.count("href=") + svg.count("url(") == len(used)
        assert re.findall(r"https?:[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
        # A strict content security policy refuses style sheets and style attributes in the page.
        assert not {element.tag.removeprefix(SVG) for element in root.iter()} & {"script", "style", "image"}
        assert not [element for element in root.iter() if element.get("style")]


@pytest.mark.parametrize("kind", PICTURES)
def test_in_a_page_every_colour_is_a_token_with_a_fallback(kind: str) -> None:
    for svg in PICTURES[kind]:
        assert re.findall(r"var\(--[\w-]+\)", svg) == []
        assert {*re.findall(r"var\(--([\w-]+),", svg)} <= DARK.keys()


def test_a_theme_puts_the_colours_themselves_in() -> None:
    dark, light = being("snow_fox", theme="dark"), being("snow_fox", theme="light")
    assert "var(" not in dark + light
    assert DARK["panel"] in dark
    assert LIGHT["panel"] in light
    assert LIGHT["panel"] not in dark


def test_different_pictures_share_no_id() -> None:
    some = [being("snow_fox"), being("snow_fox", theme="dark"), being("ice_queen"), BOARD, THE_MIND]
    ids = [set(re.findall(r'\bid="([^"]+)"', svg)) for svg in some]
    assert len(set.union(*ids)) == sum(map(len, ids))


def test_words_cannot_break_out() -> None:
    root = read(BOARD)
    desc = root.find(f"{SVG}desc")
    assert desc is not None
    assert desc.text == "Turn <15> & more"
    svg = memory_svg("glass-1a", title='</title><script>"')
    assert read(svg).findtext(f"{SVG}title") == '</title><script>"'


def test_the_bytes_do_not_depend_on_the_run() -> None:
    program = (
        "from hashlib import sha256\n"
        "from tests.pictures.samples import MIDGAME, MIND, being\n"
        "from frostglass.pictures import board_svg, mind_svg\n"
        "kept = {'glass-4', 'flames-1b', 'chains-1b', 'daggers-1a'}\n"
        "drawn = [being(c) for c in ('snow_fox', 'titan', 'wild_eagle', 'bomb', 'dryad')]\n"
        "drawn.append(board_svg(MIDGAME, title='b', choices={'a3', 'b5', 'c9'}, missing={'d4', 'e6'}))\n"
        "drawn.append(mind_svg(MIND, title='m', kept=kept, leaving={'glass-1a'}))\n"
        "print(sha256(''.join(drawn).encode()).hexdigest())\n"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != ""


@pytest.mark.parametrize("name", ["pieces.svg", "symbols.svg"])
def test_the_sprites_are_well_formed(name: str) -> None:
    root = ElementTree.fromstring(LOOK.joinpath(name).read_text("utf-8"))
    names = [symbol.get("id") for symbol in root.iter(f"{SVG}symbol")]
    assert names
    assert set(names) <= DEFINITIONS.keys()


def test_no_glyph_needs_another_one() -> None:
    assert [name for name, text in DEFINITIONS.items() if "<use" in text] == []


def test_light_means_the_same_by_system_and_by_choice() -> None:
    css = LOOK.joinpath("look.css").read_text("utf-8")
    by_system = re.search(r':root:not\(\[data-theme="dark"\]\) \{([^}]*)\}', css)
    by_choice = re.search(r':root\[data-theme="light"\] \{([^}]*)\}', css)
    assert by_system
    assert by_choice
    assert by_system[1].split() == by_choice[1].split()
