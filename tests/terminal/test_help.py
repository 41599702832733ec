"""Help: every command has a summary, its options and an example, in three languages."""

import re

import pytest
from typer.main import get_command

from frostglass.terminal.main import app
from tests.terminal.run import output, run


def commands() -> list[list[str]]:
    """Every command with its path, groups included."""
    root = get_command(app)
    found: list[list[str]] = [[]]
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        found.append([name])
        found += [[name, sub] for sub in getattr(command, "commands", {})]
    return found


def test_the_commands_are_there() -> None:
    assert {path[0] for path in commands() if path} == {
        "play", "serve", "explore", "why", "fits", "show", "cards", "rules", "record", "simulate", "tournament",
        "report", "bench", "train", "engine", "campaign", "completion", "backup", "restore", "doctor",
        "think",
    }  # fmt: skip


@pytest.mark.parametrize("path", commands(), ids=" ".join)
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_every_command_has_help_with_an_example(path: list[str], language: str) -> None:
    told = output(*path, "--help", "--lang", language)
    usage, example = {"en": ("Usage", "Examples"), "pl": ("Użycie", "Przykłady"), "cs": ("Použití", "Příklady")}[
        language
    ]
    assert told.startswith(f"{usage}: {' '.join(['frostglass', *path])} ")
    assert "help-" not in told
    text, _, examples = told.partition(f"\n{example}:\n")
    assert max(map(len, text.splitlines())) <= 80
    assert examples
    for line in examples.splitlines():
        assert re.match(r"  (frostglass|python) \S", line)


def test_without_a_command_the_help_is_shown() -> None:
    assert output() == output("--help")
    assert output("record") == output("record", "--help")


def test_every_command_of_an_example_exists() -> None:
    known = {tuple(path) for path in commands()}
    for path in commands():
        told = output(*path, "--help").partition("\nExamples:\n")[2]
        for line in told.splitlines():
            words = line.split()
            if words[0] == "frostglass":
                assert (words[1],) in known
                if words[1] == "record":
                    assert (words[1], words[2]) in known


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"frostglass \d+\.\d+\.\d+\n", output("--version"))


@pytest.mark.parametrize(
    ("arguments", "locale", "begins"),
    [
        (["--help"], "C.UTF-8", "Usage"),
        (["--help"], "pl_PL.UTF-8", "Użycie"),
        (["--help"], "cs_CZ", "Použití"),
        (["--help"], "de_DE.UTF-8", "Usage"),
        (["--lang", "cs", "--help"], "pl_PL.UTF-8", "Použití"),
        (["--lang=cs"], "pl_PL.UTF-8", "Použití"),
        (["show", "--help", "--lang", "en"], "pl_PL.UTF-8", "Usage"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_locale(arguments: list[str], locale: str, begins: str) -> None:
    assert output(*arguments, lang=locale).startswith(begins)


def test_a_typing_mistake_gets_a_hint() -> None:
    told = run("explor").stderr
    assert told == "frostglass: There is no command “explor”; see frostglass --help. Did you mean “explore”?\n"
