"""Records and positions as the first version wrote them: every later one reads them."""

import json
from pathlib import Path

import pytest

from frostglass.engine.record import check, read
from frostglass.games import GAMES

FIRST = Path(__file__).parent / "first"
RECORDS = sorted(FIRST.glob("*.txt"))
POSITIONS = [(file.stem, line) for file in sorted(FIRST.glob("*.jsonl")) for line in file.read_text().splitlines()]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_trust_7_a_record_of_the_first_version_is_sound(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    assert record.result is not None
    check(record, GAMES[record.game])  # refuses it when it ends otherwise


@pytest.mark.parametrize(("name", "line"), POSITIONS, ids=[f"{name}-{n % 2}" for n, (name, _) in enumerate(POSITIONS)])
def test_trust_7_a_position_of_the_first_version_can_be_read(name: str, line: str) -> None:
    document = json.loads(line)
    rules = GAMES[document["game"]]
    written = rules.write(rules.read(document))
    assert {field: written[field] for field in document} == document


def test_there_are_some_of_each_kind() -> None:
    assert len(RECORDS) >= 16
    assert len(POSITIONS) >= 12
