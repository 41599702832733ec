"""CAPTIVITY K25: nothing that a server sends to players at chapter k holds id, title or text of a later card."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from frostglass.embers.captivity.cards import CARDS, CaptivityCard
from frostglass.text import LANGUAGES, Words
from tests.server.client import Page
from tests.server.house import House, Sitting, addresses, served
from tests.server.test_campaigns import EVERY_GAME, begin, do, sit

SIDES = ("front", "back", "text", "help")
CHOICES = 12


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('spoilers') / 'tables.sqlite'}", games=EVERY_GAME) as served_house:
        yield served_house


@pytest.fixture(scope="module")
def common(house: House) -> str:
    """What every browser gets: all files of the pages, the games on offer, the words."""
    paths = ["/", "/campaign", "/api/games", *(f"/api/words/{language}" for language in LANGUAGES)]
    paths += addresses(house.get("/").text)
    return "\n".join(house.get(path).text for path in paths)


class Heard:
    """What came to the players of one campaign."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.texts: list[str] = []

    def get(self, path: str, token: str, language: str) -> Any:
        return self.note(self._house.get(path, token, accept_language=language))

    def note(self, answer: Any) -> Any:
        self.texts.append(answer.text)
        return answer


def listen(house: House, chapter: int) -> str:
    """Look at the campaign, try what is closed, play the open chapter a while, end it, look back."""
    heard = Heard(house)
    secret, campaign = begin(house, chapter)
    for language in LANGUAGES:
        heard.get("/api/campaigns", secret, language)
    for later in range(chapter + 1, 8):
        assert heard.note(sit(house, later, secret)).status_code == 403
        assert heard.note(sit(house, later, None)).status_code == (201 if later == 1 else 403)
    assert heard.note(do(house, secret, "x", campaign["number"], "turn_over")).status_code == 409
    table = Sitting(heard.note(sit(house, chapter, secret)).json())
    rng = random.Random(chapter)
    for language in LANGUAGES:
        pages = [Page(house, table.id, table.token(seat), language=language) for seat in (1, 2)]
        number = 0
        for _ in range(CHOICES):
            states = [page.at(number) for page in pages]
            page = next((page for page, state in zip(pages, states, strict=True) if state["prompt"]), None)
            if page is None:
                break
            page.ask({"type": "ask", "id": f"q{language}{number}", "number": page.state["number"], "wish": {}})
            number = page.play_any(rng)["number"]
        for page in pages:
            heard.texts += page.raw
            page.__exit__()
    with Page(house, table.id, table.token(1)) as page:
        page.at(0)
        page.ask({"type": "resign", "id": "over"})
        heard.texts += page.raw
    for path in ("", "/in-force", "/replay?from=0&to=100", "/record", "/position"):
        for language in LANGUAGES:
            assert heard.get(f"/api/tables/{table.id}{path}", table.token(2), language).status_code == 200
    return "\n".join(heard.texts)


def lines_of(card: CaptivityCard, words: Words) -> set[str]:
    """Every line that is written on a card, title excepted."""
    found: set[str] = set()
    for side in SIDES:
        try:
            found |= set(words(f"captivity-{card.number:02}.{side}").split("\n"))
        except LookupError:
            continue
    return found


@pytest.mark.parametrize("chapter", [0, 1, 3, 6])
def test_k25_nothing_of_later_chapters_comes_over_the_wire(house: House, common: str, chapter: int) -> None:
    own = listen(house, chapter)
    last = max(chapter, 1)  # chapter one is open to everybody
    later = [card for card in CARDS[:-1] if card.chapter > last]
    for language in LANGUAGES:
        words = Words(language)
        told = {line for card in CARDS if card.chapter <= last for line in lines_of(card, words)}
        for card in later:
            title = words(f"captivity-{card.number:02}")
            assert f'"{title}"' not in common, title
            assert not re.search(rf"\b{re.escape(title)}\b", own), title
            for line in lines_of(card, words) - told:
                assert line not in common, line
                assert line not in own, line
    for card in later:
        assert not re.search(rf"""["'`]{re.escape(card.id)}["'`]""", common), card.id
        assert not re.search(rf"\b{re.escape(card.id)}\b", own), card.id


def test_what_is_known_is_told_in_every_language(house: House) -> None:
    own = listen(house, 2)
    for language in LANGUAGES:
        for card in CARDS[:17]:
            assert all(line in own for line in lines_of(card, Words(language)))
    assert '"narrow_breath"' in own
