"""The hook by which PyInstaller finds the library: programs are frozen without options."""

from __future__ import annotations

import os


def hook_folders() -> list[str]:
    """The folders with hooks; an entry point of the package names this function."""
    return [os.path.dirname(__file__)]
