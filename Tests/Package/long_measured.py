"""The pages of figures that a release shows were made by one command, at one revision."""

from __future__ import annotations

import re
from pathlib import Path

GUIDES = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc"
PAGES = ("Measured.md", "MeasuredOnTheBus.md")


def test_pages_of_figures_are_of_one_revision() -> None:
    commits = {page: re.search(r"^\| commit \| `(\w+)` \|$", (GUIDES / page).read_text(), re.M) for page in PAGES}
    assert len({found and found[1] for found in commits.values()}) == 1, "run make bench-page"
