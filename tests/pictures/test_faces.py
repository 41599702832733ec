# Cards of beings, flares and tasks: everything is on them and nothing runs over.
import re
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from frostglass.arena.board import (
    CENTRAL,
    CENTRAL_LINES,
    DIAGONALS,
    OPPOSITE_CORNERS,
    OPPOSITE_SIDES,
    SquareSet,
    named,
    reachable,
)
from frostglass.arena.patterns import CARDS, DECKS
from frostglass.pictures import Criterion, card_svg, flare_svg
from frostglass.pictures.crests import RULES, Seed
from frostglass.pictures.measure import Face, width
from frostglass.pictures.task import _PLANS, example
from tests.pictures.samples import LANGUAGES, SVG, being, data, faces, flare, read, words

TOLD = "One sentence that is long enough to fill a line of the card. " * 30


def lines(root: Element) -> list[tuple[float, float, float, str]]:
    """Left, right, base line and words of every line of text."""
    found = []
    for text in root.iter(f"{SVG}text"):
        size = float(text.get("font-size", "0"))
        face: Face = "display" if text.get("class") == "display" else "bold" if text.get("font-weight") else "ui"
        for span in list(text.iter(f"{SVG}tspan")) or [text]:
            x, y, said = float(span.get("x", "0")), float(span.get("y", "0")), span.text or ""
            wide = width(said, size, face)
            left = x - {"end": wide, "middle": wide / 2}.get(text.get("text-anchor", ""), 0)
            found.append((left, left + wide, y, said))
    return found


def height(root: Element) -> float:
    return float(root.get("viewBox", "").split()[3])


def art(root: Element) -> tuple[float, float]:
    """Top and bottom of the picture of a face."""
    rect = root.find(f"{SVG}clipPath/{SVG}rect")
    assert rect is not None
    return float(rect.get("y", "0")), float(rect.get("y", "0")) + float(rect.get("height", "0"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_stays_on_the_card_and_off_the_picture(language: str) -> None:
    for svg in faces(language):
        root = read(svg)
        top, bottom = art(root)
        said = lines(root)
        assert height(root) == 452
        assert all(left >= 15 and right <= 285 and y <= 440 for left, right, y, _ in said)
        assert all(y <= top - 4 or y >= bottom + 10 for _, _, y, _ in said)
        heads = [right for left, right, y, _ in said if left == 62 and y < top]
        assert all(right <= 250 for right in heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_keep_their_distance(language: str) -> None:
    for svg in faces(language):
        bases = sorted({y for left, _, y, _ in lines(read(svg)) if left < 62})
        assert all(b - a >= 14 or b - a < 3 for a, b in pairwise(bases))


def test_no_text_is_smaller_than_twelve() -> None:
    for svg in faces("pl"):
        assert min(float(size) for size in re.findall(r'<text[^>]*font-size="([\d.]+)"', svg)) >= 12


def test_the_picture_gives_way_before_the_text_gets_smaller() -> None:
    short, longer = read(being("snow_fox")), read(being("war_sled"))
    assert art(short)[1] > art(longer)[1] >= art(longer)[0] + 167
    assert {text.get("font-size") for text in longer.iter(f"{SVG}text")} == {"19", "14", "13", "12"}


def test_a_text_that_fits_nowhere_makes_the_card_longer() -> None:
    root = read(card_svg(CARDS["snow_fox"], name="Fox", rank="common", effect=TOLD))
    assert height(root) > 452
    assert max(y for _, _, y, _ in lines(root)) < height(root) - 8
    assert art(root)[1] - art(root)[0] >= 90


def test_a_card_may_be_named_by_its_id() -> None:
    by_id, by_card = (
        card_svg(card, name="Fox", rank="common", effect="Runs.") for card in ("snow_fox", CARDS["snow_fox"])
    )
    assert by_id == by_card
    with pytest.raises(KeyError):
        card_svg("snow_cat", name="Cat", rank="common", effect="Sleeps.")


@pytest.mark.parametrize("card_id", ["ice_queen", "frostweave_illusionist", "crystal_mirror"])
def test_all_words_are_there(card_id: str) -> None:
    root, say = read(being(card_id, "pl")), words("pl")
    said = " ".join(line for _, _, _, line in lines(root)).replace("\u00a0", " ")
    for attribute in ("effect", "frozen"):
        assert say(f"card-{card_id}", attribute) in said
    assert say(f"card-{card_id}") == root.findtext(f"{SVG}title")
    assert say(f"card-{card_id}", "effect") in (root.findtext(f"{SVG}desc") or "")


def test_the_box_of_a_second_effect_is_that_of_its_keyword() -> None:
    for card in [*DECKS["everfrost"], *DECKS["etherweave"]]:
        for keyword in ("frozen", "warp"):
            assert (f'class="{keyword}"' in being(card.id)) == (card.second == keyword), card.id


def test_the_school_gives_emblem_and_crest() -> None:
    northern, southern = being("bomb", school="northern"), being("bomb", school="southern")
    assert "-school-northern" in northern
    assert "-school-southern" in southern
    crests = [re.findall(r'class="crest" d="([^"]+)"', svg) for svg in (northern, southern)]
    assert crests[0] != crests[1]
    assert "-mark-legend" in being("titan")


@pytest.mark.parametrize("school", RULES)
def test_every_card_has_its_own_crest_inside_its_box(school: str) -> None:
    grown = {RULES[school](Seed(f"{school} {number}")) for number in range(18)}
    assert len(grown) == 18
    for path in grown:
        corners = [float(number) for number in re.findall(r"-?\d+\.\d", path)]
        assert max(map(abs, corners)) <= 100


def test_a_flare_says_how_far_it_is() -> None:
    entry = data("flares")[0]
    still = flare_svg("flare_01", name="f", upper=Criterion(3, "a", now=1), lower=Criterion(6, "b", now=-2))
    assert {"1/3", "0/6"} <= {said for *_, said in lines(read(still))}
    assert "i-check" not in still
    assert "i-check" in flare(entry, now=4)
    assert {"+3", "+6"} <= {said for *_, said in lines(read(flare(entry)))}


def test_every_task_has_an_example() -> None:
    assert all(example(str(entry["id"])).drawing for entry in data("tasks"))


def test_the_examples_on_the_board_meet_their_tasks() -> None:
    def own(task: str) -> int:
        return named(place[1:] for place in _PLANS[task][1].split() if place[0] in "chl")

    def upgraded(task: str) -> int:
        return named(place[1:] for place in _PLANS[task][1].split() if place[0] in "hl")

    assert (own("central_dominance") & CENTRAL).bit_count() >= 5
    assert (upgraded("central_dominance") & CENTRAL).bit_count() >= 2
    assert max((own("line_dominance") & line).bit_count() for line in CENTRAL_LINES) - 1 >= 6
    assert all((own("diagonals") & line).bit_count() >= 4 and upgraded("diagonals") & line for line in DIAGONALS)
    for task, ends in (("side_chain", OPPOSITE_SIDES), ("corner_chain", OPPOSITE_CORNERS)):
        chains = [reachable(first & own(task), own(task)) & second for first, second in ends]
        assert any(chains), SquareSet(own(task))
