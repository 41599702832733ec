"""Tab in the shell: bash as it is run, zsh and fish by the questions that their scripts ask."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.terminal.run import COMMAND, output, run

ENVIRONMENT = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}


def offered(line: str, shell: str = "bash", **environment: str) -> list[str]:
    """What the command answers the shell about a line that is being typed."""
    words = line.split(" ")
    asked = {
        "bash": {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    told = subprocess.run(
        [COMMAND],
        capture_output=True,
        text=True,
        env=ENVIRONMENT | asked | {"_FROSTGLASS_COMPLETE": f"complete_{shell}"} | environment,
        timeout=60,
    )
    assert (told.returncode, told.stderr) == (0, "")
    return told.stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("frostglass si", ["simulate"]),
        ("frostglass record ", ["check", "show", "export", "last"]),
        ("frostglass play ", ["arena", "embers"]),
        ("frostglass simulate arena --tu", ["--turn-limit"]),
        ("frostglass simulate embers --seats ", ["random", "partner", "guide"]),
        ("frostglass simulate arena --seats adept,ap", ["adept,apprentice"]),
        ("frostglass simulate arena --mode team", ["team_high_form", "team_duel"]),
        ("frostglass simulate embers --mode ", ["prologue", "chapter"]),
        ("frostglass simulate arena --schools everfrost,s", ["everfrost,southern", "everfrost,sylvan"]),
        ("frostglass tournament random ap", ["apprentice"]),
        ("frostglass fits x.json --card polar_b", ["polar_bear"]),
        ("frostglass cards snow", ["snow_fox", "snow_monster"]),
        ("frostglass campaign re", ["resume", "reset"]),
        ("frostglass completion ", ["bash", "zsh", "fish"]),
        ("frostglass nonsense ", []),
    ],
)
def test_what_can_follow_is_offered(line: str, wanted: list[str]) -> None:
    found = offered(line)
    assert [word for word in found if word] == wanted or (wanted == [] and "simulate" in found)


def test_zsh_and_fish_get_the_summaries_in_the_language() -> None:
    assert (
        '"show":"Ukáže pozici jako diagram nebo jako obrázek."'
        in offered("frostglass sh", "zsh", LANG="cs_CZ.UTF-8")[-1]
    )
    assert offered("frostglass sh", "fish") == ["show\tShow a position as a diagram or as a picture."]


def test_bash_completes_with_the_printed_script(tmp_path: Path) -> None:
    """The script is read as ~/.bashrc would, then its function is asked as bash asks it on Tab."""
    code = """
eval "$(frostglass completion bash)"
function=$(complete -p frostglass | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
COMP_WORDS=(frostglass cards snow_f); COMP_CWORD=2
$function frostglass snow_f cards
echo "${COMPREPLY[*]}"
"""
    path = f"{Path(COMMAND).parent}:{ENVIRONMENT['PATH']}"
    told = subprocess.run(
        ["bash", "-c", code], capture_output=True, text=True, env=ENVIRONMENT | {"PATH": path}, timeout=60
    )
    assert (told.stdout, told.stderr) == ("snow_fox\n", "")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_has_its_script(shell: str) -> None:
    assert f"_FROSTGLASS_COMPLETE=complete_{shell}" in output("completion", shell)


def test_other_shells_are_refused() -> None:
    told = run("completion", "csh")
    assert (told.exit_code, told.stdout, told.stderr.count("\n")) == (2, "", 1)
