"""The pages, a file for each. `use()` gives them the workspace that they show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import nicegui

if TYPE_CHECKING:
    from ..workspace import Workspace

ELEMENTS = Path(nicegui.__file__).parent / "elements"
FOLDERS = {
    "files": Path(__file__).parent.parent / "files",
    "echarts": ELEMENTS / "echart/dist",
}
"""The folders of files for the browser: those of the studio, and the charts of NiceGUI."""
_shown: list[Workspace] = []


def use(workspace: Workspace) -> None:
    """Sets the workspace of the pages."""
    from . import device, devices, live, log, play, program, sessions, settings  # noqa: F401  Each registers its pages.

    _shown[:] = [workspace]


def shown() -> Workspace:
    """The workspace that the pages show."""
    return _shown[0]
