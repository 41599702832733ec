# Text without a font: widths and lines.
from hypothesis import given
from hypothesis import strategies as st

from frostglass.pictures.measure import width, wrap

WORDS = st.lists(st.text("abcdefghijklmnopqrstuvwxyząćęłńóśźžůWM,.", min_size=1, max_size=14), max_size=40).map(
    " ".join
)


@given(WORDS, st.integers(60, 400), st.sampled_from([12, 14, 19]))
def test_every_line_fits_and_nothing_is_lost(words: str, room: int, size: int) -> None:
    lines = wrap(words, room, size)
    assert all(width(line, size) <= room for line in lines)
    assert "".join("".join(lines).split()) == "".join(words.split())


def test_an_accent_makes_no_letter_wider() -> None:
    assert width("ąćęńóśźżáčďéěíňřšťúůýž", 14) == width("acenoszzacdeeinrstuuyz", 14)


def test_a_no_break_space_does_not_end_a_line() -> None:
    assert wrap("stoi w\u00a0rzędzie", width("stoi w", 14) + 1, 14)[0] == "stoi"


def test_bold_and_display_are_wider() -> None:
    assert width("Polar Bear", 14) < width("Polar Bear", 14, "bold") < width("Polar Bear", 14, "display") * 1.05


def test_no_words_make_no_lines() -> None:
    assert wrap("", 100, 14) == []
