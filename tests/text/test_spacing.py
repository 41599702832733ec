"""The no-break spaces of Polish and Czech: after words of one letter, between a number and what it counts."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from frostglass.engine.message import Message
from frostglass.text import LANGUAGES, Words
from frostglass.text.spacing import tie
from tests.text.test_words import patterns

# In the expectations ~ stands for a no-break space; a text is that of a message.
POLISH = [
    ("Pion w rzędzie i na stole", "Pion w~rzędzie i~na stole"),
    ("a w grze", "a~w~grze"),
    ("W grze. Z pionów (w bitwie) „I co”", "W~grze. Z~pionów (w~bitwie) „I~co”"),
    ("Gracz A przywołuje", "Gracz A przywołuje"),
    ("masz 18 punktów, na e5 istota, 5 s, 95%", "masz 18~punktów, na e5 istota, 5~s, 95%"),
    ("za { $number } s, pole { $square } jest", "za 4~s, pole e5 jest"),
    ("z { $square }, { $square }a i b", "z~e5, e5a i~b"),
    ("k nim", "k nim"),
    ("{ $number ->\n [one] { $number } pole\n *[other] { $number } pól\n} na { $square } lub", "4~pól na e5 lub"),
]
CZECH = [
    ("Kámen v řadě, k němu i s ním", "Kámen v~řadě, k~němu i~s~ním"),
    ("V Mysli. K tomu { $number } %", "V~Mysli. K~tomu 4~%"),
    ("ze 3 kamenů", "ze 3~kamenů"),
    ("w grze", "w grze"),
    ("řadě { $row } { $square } { $row } má", "řadě~2 e5~2 má"),
]


def said(text: str, language: str) -> str:
    """A message with this text, worded."""
    resource = FluentResource(f"x = {text}")
    entry = resource.body[0]
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    tie(entry.value, language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return str(bundle.format_pattern(bundle.get_message("x").value, {"number": 4, "square": "e5", "row": 2})[0])


@pytest.mark.parametrize(("loose", "wanted"), POLISH)
def test_polish(loose: str, wanted: str) -> None:
    assert said(loose, "pl") == wanted.replace("~", "\u00a0")


@pytest.mark.parametrize(("loose", "wanted"), CZECH)
def test_czech(loose: str, wanted: str) -> None:
    assert said(loose, "cs") == wanted.replace("~", "\u00a0")


def test_english_stays_as_it_is() -> None:
    assert said("I have a piece and 2 actions", "en") == "I have a piece and 2 actions"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_puts_them_into_the_files_by_hand(language: str) -> None:
    for name, text in patterns(language).items():
        assert "\u00a0" not in str(text.to_json()), name


def test_whatever_is_worded_is_tied() -> None:
    piece = Message("piece", {"rank": "heroic", "owner": "B"})
    assert Words("pl")("label-lift", piece=piece, square="e5") == (
        "Podnieś heroicznego piona B z\u00a0e5 i\u00a0umieść go na nowo jako zwykłego"
    )
    assert Words("cs")("log-scored", seat="A", points=3) == "Hráč A získává 3\u00a0body"


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_a_memory_is_not_torn_from_its_strength(language: str) -> None:
    name = Words(language)("embers-memory", colour="X", strength=2, letter="b")
    assert name == "X\u00a02b"


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_nor_is_one_that_a_lesson_names(language: str) -> None:
    flames = Words(language)("embers-colour-flames")
    assert f"{flames}\u00a05" in Words(language)("learn-moment-try")
