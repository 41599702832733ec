"""One script out of the page's ES modules, and one sheet out of its styles: made by the server when it starts.

The modules keep what the language promises: each has a scope of its own and runs once, after those it imports. They are
written in a small dialect, so that no parser is needed; whatever else stands there is refused:

    import { name, other as another } from "./near.js";       at the beginning of a line, names on one line or more
    import * as near from "./near.js";
    export function, async function, class or const NAME       no default, no lists, no `let`: a name never changes
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from typing import Final, NamedTuple

Read = Callable[[str], str]
"""The text of a file by its path under static/; KeyError where there is none."""

_IMPORT: Final = re.compile(r'^import\s+(?:\{([^{}]*)\}|\*\s+as\s+(\w+))\s+from\s+"([^"]+)";\n', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export\s+(?=(?:(?:async\s+)?function|class|const)\s+(\w+))", re.MULTILINE)
_NAME: Final = re.compile(r"(\w+)(?:\s+as\s+(\w+))?")
_FOREIGN: Final = re.compile(r"^\s*(?:import|export)\b.*|.*\bimport\s*[.(].*", re.MULTILINE)
_COMMENT: Final = re.compile(r"^\s*(?://|/?\*).*$", re.MULTILINE)
_SPARE: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/)\n", re.MULTILINE)
_INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)
"""What a browser does not read: comments on lines of their own, and indents. No text of the page goes over lines."""
_REFERENCE: Final = re.compile(r"@import|url\((?!\"?#)")


class NotBundled(ValueError):
    """A file of the page is written in a way that cannot become part of one script or sheet."""


class _Module(NamedTuple):
    imports: list[tuple[str, str]]
    """Paths, each with the statement that takes the names from there."""
    names: dict[str, list[str]]
    """What is taken from each path."""
    exports: list[str]
    code: str


def script(first: str, read: Read) -> str:
    """The module at this path with all that it imports, as one module."""
    modules: dict[str, _Module] = {}
    _collect(first, read, modules, ())
    parts = ["const modules$ = {};\n"]
    for path, module in modules.items():
        for source, names in module.names.items():
            if missing := set(names) - set(modules[source].exports):
                raise NotBundled(f"{path}: {source} does not export {', '.join(sorted(missing))}")
        taken = "".join(statement for _, statement in module.imports)
        given = f'modules$["{path}"] = Object.freeze({{ {", ".join(module.exports)} }});\n'
        parts.append(f"{{ // {path}\n{taken}{module.code}{given}}}\n")
    return "".join(parts)


def sheet(paths: list[str], read: Read) -> str:
    """These style sheets one after the other."""
    texts = []
    for path in paths:
        text = _text(path, read)
        if _REFERENCE.search(text):
            raise NotBundled(f"{path}: a style sheet names no other file")
        texts.append(f"/* {path} */\n{text}")
    return "".join(texts)


def _text(path: str, read: Read) -> str:
    try:
        return read(path)
    except KeyError:
        raise NotBundled(f"there is no {path}") from None


def _collect(path: str, read: Read, modules: dict[str, _Module], above: tuple[str, ...]) -> None:
    """Put a module after those it imports, in the order of its imports."""
    if path in above:
        raise NotBundled("these modules import each other: " + " -> ".join((*above[above.index(path) :], path)))
    if path in modules:
        return
    module = _module(path, _text(path, read))
    for source, _ in module.imports:
        _collect(source, read, modules, (*above, path))
    modules[path] = module


def _module(path: str, text: str) -> _Module:
    imports: list[tuple[str, str]] = []
    names: dict[str, list[str]] = {}
    for listed, whole, target in _IMPORT.findall(text):
        if not target.startswith((".", "..")):
            raise NotBundled(f"{path}: {target!r} is no module of the page")
        source = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
        pairs = [_pair(path, one.strip()) for one in listed.split(",") if one.strip()]
        names.setdefault(source, []).extend(name for name, _ in pairs)
        taken = whole or "{ " + ", ".join(f"{name}: {here}" for name, here in pairs) + " }"
        imports.append((source, f'const {taken} = modules$["{source}"];\n'))
    rest = _IMPORT.sub("", text)
    exports = [found[1] for found in _EXPORT.finditer(rest)]
    code = _EXPORT.sub("", rest)
    if found := _FOREIGN.search(_COMMENT.sub("", code)):
        raise NotBundled(f"{path}: {found[0].strip()!r} is not in the dialect of server/bundle.py")
    code = _INDENT.sub("", _SPARE.sub("", code))
    return _Module(imports, names, exports, code if code.endswith("\n") else code + "\n")


def _pair(path: str, text: str) -> tuple[str, str]:
    """The name there and the name here."""
    if not (found := _NAME.fullmatch(text)):
        raise NotBundled(f"{path}: {text!r} is no name to import")
    return found[1], found[2] or found[1]
