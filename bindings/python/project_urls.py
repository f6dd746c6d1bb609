"""Gives the package the addresses of the project: all of them begin with the one that a publisher writes into `bindings/release/address`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGES = {"Homepage": "", "Documentation": "/python", "Source": "/source", "Changelog": "/source/CHANGELOG.md"}
"""Name of an address to its path."""


class ProjectURLs(MetadataHookInterface):
    """Called by hatchling when it reads pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        address = (Path(self.root).parent / "release/address").read_text().strip()
        metadata["urls"] = {name: address + path for name, path in PAGES.items()}
