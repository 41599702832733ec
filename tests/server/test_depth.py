# How deep JSON from outside may be: the same on every Python.
import pytest

from frostglass.server.depth import DEEPEST, is_deep


@pytest.mark.parametrize(
    "text", ["[" * DEEPEST + "]" * DEEPEST, "[" + "[]," * 500 + "0]", '{"a":"' + "[" * 5000 + '"}']
)
def test_what_is_long_or_lies_in_a_text_is_not_deep(text: str) -> None:
    assert not is_deep(text)


@pytest.mark.parametrize(
    "text", ["[" * (DEEPEST + 1), '{"a":' * 5000 + "1" + "}" * 5000, '"\\"[" ' + "[{" * DEEPEST, '"]" ' + "[" * 65]
)
def test_what_is_deep_is_found_wherever_it_ends(text: str) -> None:
    assert is_deep(text)
