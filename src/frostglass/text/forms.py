"""Messages for readers that know no Fluent: texts with `{$name}` for arguments, in parts where they have forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast

from frostglass.text.words import sources

Form = str | list[Any]
"""A text, or a list of texts and choices `{"of": argument, "to": {key: form}, "else": key}`. A key is a value of the
argument or, for a number, its plural category in the language."""

OF_THE_TERMINAL: Final = ("commands.ftl", "lab.ftl", "player.ftl", "terminal.ftl")


def forms(language: str) -> dict[str, Form]:
    """Every message by its id, attributes as `id.attribute`, but for those that only a terminal says."""
    known = _patterns(language)
    found: dict[str, Form] = {}
    for file, resource in sources(language).items():
        if file in OF_THE_TERMINAL:
            continue
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found |= {id: _form(known[id], known) for id in _ids(entry)}
    return found


def _ids(entry: ast.Message) -> list[str]:
    name = entry.id.name
    return [name] * (entry.value is not None) + [f"{name}.{attribute.id.name}" for attribute in entry.attributes]


def _patterns(language: str) -> dict[str, ast.Pattern]:
    """What messages and terms say, terms under `-name`."""
    found: dict[str, ast.Pattern] = {}
    for resource in sources(language).values():
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if entry.value is not None:
                    found[name] = entry.value
                found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def _form(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> Form:
    parts: list[Any] = []
    for part in _parts(pattern, known):
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _parts(pattern: ast.Pattern, known: dict[str, ast.Pattern]) -> Iterator[str | dict[str, Any]]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
            continue
        match element.expression:
            case ast.StringLiteral() as literal:
                yield literal.parse()["value"]
            case ast.NumberLiteral(value=number):
                yield number
            case ast.VariableReference(id=ast.Identifier(name=name)):
                yield f"{{${name}}}"
            case ast.MessageReference(id=id, attribute=attribute):
                yield from _parts(known[f"{id.name}.{attribute.name}" if attribute else id.name], known)
            case ast.TermReference(id=id, attribute=None, arguments=None):
                yield from _parts(known[f"-{id.name}"], known)
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                to = {_key(variant): _form(variant.value, known) for variant in variants}
                yield {"of": name, "to": to, "else": next(_key(variant) for variant in variants if variant.default)}
            case other:
                raise ValueError(f"no form for {other!r}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
