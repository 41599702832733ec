"""What the code asks words for, found by walking through it: kinds of decisions, codes of refusals."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "frostglass"


class Call(NamedTuple):
    name: str
    node: ast.Call
    function: ast.FunctionDef


def functions(room: str) -> Iterator[ast.FunctionDef]:
    """The functions and methods of a room, not those inside them."""
    for file in sorted((PACKAGE / room).rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                yield node
            elif isinstance(node, ast.ClassDef):
                yield from (inner for inner in node.body if isinstance(inner, ast.FunctionDef))


def calls(*rooms: str) -> Iterator[Call]:
    for room in rooms:
        for function in functions(room):
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                    name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                    yield Call(name, node, function)


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


MAY_STOP = {
    "ask": False,
    "choose": False,
    "choose_word": False,
    "choose_colour": False,
    "offer": True,
    "may_choose": True,
    "may_choose_word": True,
    "ask_owner": True,
}
"""The ways in which a script asks, by the name of the method; the kind comes first."""
CONSTRUCTORS = ("must", "may", "asked", "of")
"""Those of a decision; the kind comes second."""


@cache
def kinds() -> dict[str, set[bool]]:
    """Every kind of decision in the arena, with whether one may stop there (both, where it depends)."""
    found: dict[str, set[bool]] = {}
    for name, node, function in calls("engine", "arena"):
        if name in MAY_STOP:
            for kind in strings(node.args[0]):
                found.setdefault(kind, set()).add(MAY_STOP[name])
        elif name in CONSTRUCTORS and len(node.args) > 1:
            stop = any(isinstance(part, ast.Name) and part.id == "STOP" for part in ast.walk(function))
            for kind in strings(node.args[1]):
                found.setdefault(kind, set()).add(stop)
        elif name == "deal":
            found.setdefault(name, set()).add(False)
    return found


@cache
def embers_kinds() -> set[str]:
    """Every kind of decision in embers."""
    asked = [(name, node) for name, node, _ in calls("embers") if name in (*CONSTRUCTORS, "deal")]
    named = {kind for name, node in asked if name != "deal" and len(node.args) > 1 for kind in strings(node.args[1])}
    return named | {name for name, _ in asked if name == "deal"}


@cache
def refusals(*rooms: str) -> dict[str, set[str]]:
    """The codes of all refusals, each with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for name, node, function in calls(*rooms):
        if name != "Refused":
            continue
        code = node.args[0]
        given = [code]
        if isinstance(code, ast.Name):  # it was worked out before
            steps = (part for part in ast.walk(function) if isinstance(part, ast.Assign))
            given = [step.value for step in steps if ast.dump(step.targets[0]).startswith(f"Name(id={code.id!r}")]
        codes = {each for value in given for each in strings(value)}
        assert codes, ast.dump(node)
        for each in codes:
            arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
            found[each] = found.get(each, arguments) & arguments
    return found
