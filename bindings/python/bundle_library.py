"""Puts the library into the wheel if VELTOKIT_BUNDLE names it: `make wheel`. Without it the wheel is pure."""

from __future__ import annotations

import os
import platform
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BundleLibrary(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it writes a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        library = os.environ.get("VELTOKIT_BUNDLE")
        if library is None:
            return
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-manylinux_2_34_{platform.machine()}"
        build_data["force_include"][library] = "veltokit/libveltokit.so"
