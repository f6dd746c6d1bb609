"""Scenarios that are written in C#: each is a static method, played in a process of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mono_program import mono

FOLDER = Path(__file__).parent / "Scenarios"


def names() -> list[str]:
    """Class and method of every scenario."""
    found = []
    for path in sorted(FOLDER.glob("*.cs")):
        found += [f"{path.stem}.{name}" for name in re.findall(r"^    public static (?:unsafe )?(?:void|async Task) (\w+)\(\)", path.read_text(), re.M)]
    return found


@pytest.mark.parametrize("name", names())
def test_scenario(scenarios: Path, name: str) -> None:
    assert mono(scenarios, name).endswith("passed\n")
