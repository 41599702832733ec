"""What the pages show is true: their records replay, their positions can be explored, their bot is the example."""

import json
import re
from pathlib import Path

import pytest

from tests.terminal.run import output

ROOT = Path(__file__).resolve().parents[2]


def blocks(page: str, first: str) -> list[str]:
    """The indented blocks of a page that begin with these letters."""
    found: list[list[str]] = []
    for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines():
        if line.startswith(f"    {first}"):
            found.append([])
        elif line and not line.startswith("    ") and found:
            found[-1].append("END")
        if found and "END" not in found[-1]:
            found[-1].append(line.removeprefix("    "))
    return ["\n".join(line for line in block if line != "END") for block in found]


@pytest.mark.parametrize("record", blocks("records.md", "frostglass-record: 1"))
def test_the_records_of_the_page_are_sound(record: str) -> None:
    assert output("record", "check", "-", given=record).startswith("The record is sound")


@pytest.mark.parametrize("position", blocks("commands.md", '{"game"'))
def test_the_positions_of_the_page_can_be_explored(position: str) -> None:
    assert json.loads(output("explore", "-", "--json", given=position))


def test_the_pages_have_examples() -> None:
    assert len(blocks("records.md", "frostglass-record: 1")) == 2
    assert len(blocks("commands.md", '{"game"')) == 2


def test_every_command_is_on_its_page() -> None:
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    listed = re.findall(r"^  ([a-z]+)  ", output("--help").partition("\nCommands:\n")[2].partition("\n\n")[0], re.M)
    assert len(listed) > 8
    assert [command for command in listed if f"| `{command}" not in page] == []


def test_the_documented_bot_is_the_example() -> None:
    page = (ROOT / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    bot = (ROOT / "examples" / "random_bot.py").read_text(encoding="utf-8")
    assert f"```python\n{bot}```" in page
