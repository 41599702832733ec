"""The printed terms: words of the leaflets and the rulebook that once stood beside others, and must stay alone."""

import re
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from frostglass.text import Words
from tests.text.test_words import patterns


class Banned(NamedTuple):
    """A word that is not said, what is said instead, and the messages that mean something else by it."""

    word: str
    instead: str
    but: tuple[str, ...] = ()


COMMANDS = ("help-lab-game", "help-simulate-mode", "help-play-game", "error-unknown-game", "campaign-next")
"""Where the word of a command stands among others."""

BANNED = {
    "en": [
        Banned(r"\bon ice\b", "frozen effect in play"),
        Banned(r"on arrival", "when it is summoned"),
        Banned(r"Team duel|in teams", "Team Duel, Team High Form"),
        Banned(r"\bof embers\b|\b[Ii]n embers\b", "Embers", ("web-lead",)),
        Banned(r"Embers of Memory", "Embers", ("help-frostglass",)),
        Banned(r"runs the table", "host"),
        Banned(r"\bis no (whole|text|link|budget|game record|piece of|document|simulated)\b", "is not a"),
        Banned(r"\b[Cc]olor|\b[Cc]enter", "colour, centre", ("task-",)),
    ],
    "pl": [
        Banned(r"Żar", "Szklany tron", ("captivity-01",)),
        Banned(r"\b[Ee]mbers\b", "Szklany tron", (*COMMANDS, "help-frostglass")),
        Banned(r"przybyci", "przywołanie"),
        Banned(r"uży(j|ć|cie) efektu Mrozu", "aktywować"),
        Banned(r"ukończon", "kompletny"),
        Banned(r"rz(ąd|ęd\w+) wzmocnienia", "rząd wzmacniania"),
        Banned(r"wyzw(ol|al)", "rozpoczyna się koniec gry"),
        Banned(r"rozpad", "rozdwojenie"),
        Banned(r"wypę\w+ kartę", "wypędzić demona"),
        Banned(r"(?<!ponownie )\bprzeżywa\b(?! się ponownie)", "ponownie przeżywa"),
        Banned(r"\bTył\b|z tyłu", "odwrót", ("learn-flare-text",)),
        Banned(r"odnośnik", "link"),
        Banned(r"wskazówk", "podpowiedź"),
        Banned(r"\bwprawny\b|\btowarzysz\b", "adept, partner"),
        Banned(r"zrealizowa", "zgłosić zadanie"),
        Banned(r"w każdym stylu|forma gry", "tryb"),
        Banned(r"pion(a|y|ów)? przeciwnika\b", "wrogi pion", ("learn-ending-text",)),
        Banned(r"prowadzi stół", "gospodarz stołu"),
    ],
    "cs": [
        Banned(r"hodnost", "úroveň"),
        Banned(r"[Žž]hav\w+ uhlík|Uhlí(k|c)\w+\b(?! paměti)", "Uhlíky paměti", ("captivity-01", "web-lead")),
        Banned(r"[Ss]kleněn\w+ trůn", "Uhlíky paměti"),
        Banned(r"\b[Ee]mbers\b", "Uhlíky paměti", (*COMMANDS, "help-frostglass")),
        Banned(r"příchodu se", "při vyvolání"),
        Banned(r"dobr(at|alo)\b|[Dd]obír", "líznout si"),
        Banned(r"[Rr]obot", "bot"),
        Banned(r"učeň|\bzkušený\b", "učedník, adept"),
        Banned(r"zrcadlov\w+ obraz", "zrcadlově položené pole"),
        Banned(r"soupeřův kámen", "nepřátelský kámen"),
        Banned(r"\bareny\b", "arény"),
        Banned(r"(splnit|plníš|splnění) úkol|splněn\w+ úkol", "započítat si úkol"),
        Banned(r"\brežim\b|\b[Ff]orma\b", "varianta"),
        Banned(r"vy(žen|hn|žeň)\w* kart", "vyhnat démona"),
        Banned(r"rozpad|rozštěp", "rozpolcení"),
        Banned(r"vede stůl", "hostitel stolu"),
        Banned(r"neotvír", "neotevírá"),
        Banned(r"(?i)\b(neuděláte|zkuste|počkejte|zvolte|napište|zastavíte|přihlížíte)\b", "ty", ("rules-arena-3-1",)),
        Banned(r"\b[Pp]artner\b", "spoluhráč", ("help-simulate", "help-report-bots")),
    ],
}  # fmt: skip


def said(text: ftl.Pattern) -> list[str]:
    """What stands written in a text, without its arguments."""
    found: list[str] = []

    class Collector(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:
            found.append(node.value)

    Collector().visit(text)
    return found


@pytest.mark.parametrize(
    ("language", "banned"), [(language, word) for language, every in BANNED.items() for word in every]
)
def test_the_printed_word_is_the_only_one(language: str, banned: Banned) -> None:
    word = re.compile(banned.word)
    used = [
        name
        for name, text in patterns(language).items()
        if not name.startswith(banned.but or ("/",)) and any(word.search(part) for part in said(text))
    ]
    assert used == [], f"say {banned.instead}"


def test_in_the_arena_a_teammate_is_no_partner() -> None:
    """The leaflets: teammate, and in Czech spoluhráč; the partner is of Embers."""
    rules = {name: said(text) for name, text in patterns("en").items() if name.startswith("rules-arena-")}
    assert [name for name, parts in rules.items() if any("partner" in part for part in parts)] == []


@pytest.mark.parametrize(
    ("language", "arena", "embers"),
    [("en", "The Arena", "Embers"), ("pl", "Arena", "Szklany tron"), ("cs", "Aréna", "Uhlíky paměti")],
)
def test_each_game_has_one_name(language: str, arena: str, embers: str) -> None:
    words = Words(language)
    assert words("web-arena") == words("player-game", game="arena") == arena
    assert words("web-embers") == words("player-game", game="embers") == embers
