"""Reading fields of a JSON document that a person wrote: each wrong one is refused by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, overload

from frostglass.engine.errors import Refused

_REQUIRED: Any = object()


class Fields:
    """A JSON object and where it stands in the document; every reader checks type and range."""

    def __init__(self, value: object, where: str = "") -> None:
        if not isinstance(value, Mapping):
            raise Refused("wrong-type", field=where or "document", wanted="object")
        self._value = value
        self._where = where

    def path(self, name: str) -> str:
        """How an error names a field: `seats[1].hand`."""
        return f"{self._where}.{name}" if self._where else name

    def __contains__(self, name: str) -> bool:
        return name in self._value

    def _get(self, name: str, default: object) -> object:
        if name in self._value:
            return self._value[name]
        if default is _REQUIRED:
            raise Refused("missing-field", field=self.path(name))
        return default

    def _wrong(self, name: str, wanted: str) -> Refused:
        return Refused("wrong-type", field=self.path(name), wanted=wanted)

    @overload
    def text(self, name: str) -> str: ...
    @overload
    def text(self, name: str, default: str | None) -> str | None: ...
    def text(self, name: str, default: str | None = _REQUIRED) -> str | None:
        value = self._get(name, default)
        if value is None and default is None:
            return None
        if not isinstance(value, str):
            raise self._wrong(name, "text")
        return value

    def texts(self, name: str, default: list[str] = _REQUIRED) -> list[str]:
        value = self._get(name, default)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._wrong(name, "texts")
        return value

    @overload
    def number(self, name: str, default: int = ..., least: int = 0, most: int = 10**9) -> int: ...
    @overload
    def number(self, name: str, default: None, least: int = 0, most: int = 10**9) -> int | None: ...
    def number(self, name: str, default: int | None = _REQUIRED, least: int = 0, most: int = 10**9) -> int | None:
        value = self._get(name, default)
        if value is None and default is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong(name, "number")
        if not least <= value <= most:
            raise Refused("out-of-range", field=self.path(name), least=least, most=most, found=value)
        return value

    def numbers(self, name: str, default: list[int], length: int | None, least: int, most: int) -> list[int]:
        value = self._get(name, default)
        if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            raise self._wrong(name, "numbers")
        if length is not None and len(value) != length:
            raise Refused("wrong-length", field=self.path(name), wanted=length, found=len(value))
        for n in value:
            if not least <= n <= most:
                raise Refused("out-of-range", field=self.path(name), least=least, most=most, found=n)
        return list(value)

    def flag(self, name: str, default: bool) -> bool:
        value = self._get(name, default)
        if not isinstance(value, bool):
            raise self._wrong(name, "flag")
        return value

    @overload
    def object(self, name: str, default: dict[str, Any]) -> Fields: ...
    @overload
    def object(self, name: str, default: None) -> Fields | None: ...
    def object(self, name: str, default: dict[str, Any] | None) -> Fields | None:
        value = self._get(name, default)
        return None if value is None and default is None else Fields(value, self.path(name))

    def objects(self, name: str) -> list[Fields]:
        value = self._get(name, _REQUIRED)
        if not isinstance(value, list):
            raise self._wrong(name, "objects")
        return [Fields(item, f"{self.path(name)}[{i}]") for i, item in enumerate(value)]
