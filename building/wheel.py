"""The compiled wheel: the same package with the machine code of its hot modules beside their sources.

    HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel --no-deps .

Hatchling asks this when that variable is set, as cibuildwheel sets it; without it the wheel is pure, for every Python.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a hook is loaded by its path

OPT = "FROSTGLASS_OPT"
"""How hard the C compiler tries, 0 to 3; 3 if not set."""


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles the core and puts it into the wheel."""

    def dependencies(self) -> list[str]:
        return ["mypy>=2.0", "setuptools>=65"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        from compiled import build

        self._kept = tempfile.TemporaryDirectory()
        folder = Path(self._kept.name)
        build(folder, os.environ.get(OPT, "3"))
        for code in sorted([*folder.rglob("*.so"), *folder.rglob("*.pyd")]):
            build_data["force_include"][str(code)] = code.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._kept.cleanup()
