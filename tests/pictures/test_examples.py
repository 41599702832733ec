"""The examples of the rules: real positions, pictures from them, words for each, and a rule that each stands beside."""

from __future__ import annotations

import pytest

from frostglass.engine.game import Match
from frostglass.pictures.examples import RULES, Example, example_svg, examples
from frostglass.text.words import LANGUAGES, Words

EXAMPLES = list(examples().values())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_can_be_drawn_and_played(example: Example) -> None:
    assert "<title>Look</title>" in example_svg(example, title="Look")
    match = Match(RULES[example.game], example.settings, seed=1)
    assert match.decision is not None
    texts = [RULES[example.game].text(option) for option in match.decision.options]
    assert example.choice is None or example.choice in texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_each_stands_beside_a_rule_and_has_words(example: Example, language: str) -> None:
    words = Words(language)
    for rule in example.rules:
        assert words(f"rules-{example.game}-{rule}")
    found = []
    for id in (f"term-{example.id}.text", f"example-{example.id}"):
        try:
            found.append(words(id))
        except LookupError:
            continue
    assert len(found) == 1


def test_what_they_teach() -> None:
    """RULES 7.12, 7.13 and 3.3: the same common piece, once by a standard move, once by a combat move."""
    texts = {}
    for id in ("standard-move", "combat-move", "combat-leap", "relive"):
        example = examples()[id]
        rules = RULES[example.game]
        decision = rules.read(example.position).decision
        assert decision is not None
        texts[id] = [rules.text(option) for option in decision.options]
    # Common pieces of the opponent stand on b5 and c4: a standard move of a common piece cannot go there.
    assert not {"c5-b5", "c5-c4"} & set(texts["standard-move"])
    assert "e6-d5" in texts["combat-move"]
    # A leap goes anywhere, but not onto the heroic piece on g7.
    assert {"e6-h4", "e6-c7", "e6-a3"} <= set(texts["combat-leap"])
    assert "e6-g7" not in texts["combat-leap"]
    assert "flames-2b@1,-1" not in texts["relive"]
