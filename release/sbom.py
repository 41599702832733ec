"""The bill of materials of the base install as CycloneDX JSON: `python release/sbom.py > sbom.json`.

It names every package that `pip install frostglass` brings along, as it is installed here, with version and licence.
The same packages give the same bytes.
"""

from __future__ import annotations

import json
import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from typing import Any

from packaging.requirements import Requirement


def needed(name: str, extras: frozenset[str], found: dict[str, Distribution]) -> None:
    """A package and all that it needs, with these extras, into `found`."""
    _needed(name, extras, found, set())


def _needed(name: str, extras: frozenset[str], found: dict[str, Distribution], seen: set[tuple[str, str]]) -> None:
    """Some packages are needed by one without an extra and by another one with it: each is looked at."""
    wanted = {(normal(name), extra) for extra in extras or ("",)}
    if wanted <= seen:
        return
    seen |= wanted
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return
    found[normal(name)] = package
    for line in package.requires or ():
        need = Requirement(line)
        if need.marker is None or any(need.marker.evaluate({"extra": extra}) for extra in extras or ("",)):
            _needed(need.name, frozenset(need.extras), found, seen)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def component(package: Distribution) -> dict[str, Any]:
    name, told = normal(package.metadata["Name"]), package.metadata
    licence = told.get("License-Expression") or told.get("License") or ""
    found: dict[str, Any] = {"type": "library", "name": name, "version": package.version}
    found["purl"] = f"pkg:pypi/{name}@{package.version}"
    if licence and "\n" not in licence:
        found["licenses"] = [{"license": {"name": licence}}]
    return found


def bill() -> dict[str, Any]:
    found: dict[str, Distribution] = {}
    needed("frostglass", frozenset(), found)
    own = found.pop("frostglass")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "frostglass", "version": own.version}},
        "components": [component(found[name]) for name in sorted(found)],
    }


if __name__ == "__main__":
    print(json.dumps(bill(), indent=1))
