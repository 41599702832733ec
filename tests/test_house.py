# The rules of the house: what each room may import, and what no file may hold.
import ast
import re
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from frostglass.server import bundle

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "frostglass"
PURE_ROOMS = ("engine", "arena", "embers")
IMPURE = {"asyncio", "datetime", "logging", "os", "random", "secrets", "socket", "subprocess", "threading", "time"}
# Directories that every machine has say nothing about this one.
ANYWHERE = {Path(p) for p in ("/", "/home", "/mnt", "/opt", "/srv", "/tmp", "/usr", "/var", "/var/tmp")}


def sources(room: str) -> list[Path]:
    return sorted((PACKAGE / room).rglob("*.py"))


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Line and absolute name of every module that the file imports, wherever in the file."""
    package = file.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) + 1 - node.level]) if node.level else ""
            yield node.lineno, ".".join(part for part in (base, node.module) if part)


def files_of_the_repository() -> list[Path]:
    """Tracked files, and those that a commit would pick up."""
    git = ["git", "-c", "safe.directory=*", "-C", str(ROOT)]
    listing = subprocess.run(
        [*git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"], capture_output=True, check=True
    )
    names = filter(None, listing.stdout.decode().split("\0"))
    return [file for file in (ROOT / name for name in names) if file.is_file() and not file.is_symlink()]


def paths_of_this_machine() -> list[str]:
    named = {ROOT, ROOT.parent, Path.home(), Path(sys.prefix)}
    return sorted(str(path) for path in named - ANYWHERE - {Path(tempfile.gettempdir())})


@pytest.mark.parametrize("room", PURE_ROOMS)
def test_the_pure_core_has_no_luck_clock_or_machine(room: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in sources(room)
        for line, module in imports(file)
        if module.split(".")[0] in IMPURE
    ]
    assert found == []


def test_the_pages_become_one_script() -> None:
    static = PACKAGE / "web" / "static"
    script = bundle.script("js/main.js", lambda path: (static / path).read_text("utf-8"))
    left_out = [file.name for file in (static / "js").rglob("*.js") if f"// {file.relative_to(static)}\n" not in script]
    assert left_out == ["start.js"]  # stands inside the page, before it


def test_words_need_only_fluent() -> None:
    allowed = sys.stdlib_module_names | {"fluent"}
    found = [
        f"{file.relative_to(ROOT)}:{line} imports {module}"
        for file in sources("text")
        for line, module in imports(file)
        if module.split(".")[0] not in allowed and not module.startswith("frostglass.text")
    ]
    assert found == []


@pytest.mark.parametrize("name", ["constraints.txt", "pyproject.toml", "Makefile"])
def test_the_build_names_no_address(name: str) -> None:
    assert re.findall(r"https?://\S*", (ROOT / name).read_text(encoding="utf-8")) == []


def test_constraints_are_versions_and_nothing_else() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not re.fullmatch(r"#.*|[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*", line)] == []


def test_the_check_can_be_run() -> None:
    assert (ROOT / ".ci" / "run").stat().st_mode & stat.S_IXUSR


def test_every_room_says_what_lives_there() -> None:
    rooms = sorted({file.parent for file in PACKAGE.rglob("*.py")})
    silent = [
        str(room.relative_to(ROOT))
        for room in rooms
        if not (room / "__init__.py").is_file()
        or not ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_no_file_holds_a_path_of_this_machine() -> None:
    paths = paths_of_this_machine()
    pattern = re.compile("|".join(rf"(?<![\w.-]){re.escape(path)}/" for path in paths).encode())
    found = [str(file.relative_to(ROOT)) for file in files_of_the_repository() if pattern.search(file.read_bytes())]
    assert found == [], f"these hold one of {paths}"


LONG_LINES, MANY_PARAMETERS = 40, 10
COMMANDS = {"terminal/lab.py simulate"}
"""Their parameters are the options of a command."""


def too_big() -> Iterator[str]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                named = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
                parameters = [one for one in named if one.arg not in ("self", "cls")]
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONG_LINES or len(parameters) > MANY_PARAMETERS:
                    yield f"{file.relative_to(PACKAGE)} {node.name}"


def test_a_function_can_be_held_in_the_head() -> None:
    assert set(too_big()) <= COMMANDS


KEYWORD_OF_A_SCHOOL = re.compile(r"(?i)(?<![a-z])(?:froze(?!n)|frozen(?!set|=True)|thaw)")
"""The keyword of Everfrost; a frozen set or dataclass is another thing."""


def test_a_keyword_is_a_room() -> None:
    naming = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        if KEYWORD_OF_A_SCHOOL.search(file.read_text(encoding="utf-8"))
    }
    assert "arena/keywords/frozen.py" in naming
    assert len(naming) <= 12, sorted(naming)
    without_it = {"turn.py", "summoning.py", "state.py", "view.py", "document.py", "explore.py"}
    assert [name for name in naming if name.split("/")[0] in ("engine", "server", "lab")] == []
    assert [name for name in naming if name.startswith("arena/") and name.split("/")[1] in without_it] == []
    # Bots name it where they say what it is worth.
    assert {name for name in naming if name.startswith("bots/")} <= {"bots/keywords.py"}
