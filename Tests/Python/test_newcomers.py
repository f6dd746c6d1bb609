"""The names of this package in the guide for people who come from another library exist."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

import veltokit

GUIDE = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc/Taps.md"
VARIABLES = {"velto": veltokit.Context, "device": veltokit.Device, "signal": veltokit.Signal}


def names() -> list[str]:
    """What stands in the last column of the tables of four."""
    rows = [row.split("|") for row in re.findall(r"^\|(.*)\|$", GUIDE.read_text(), re.M)]
    return sorted({code for row in rows if len(row) == 4 for code in re.findall(r"`([^`]+)`", row[3])})


def calls() -> list[str]:
    """What stands in the table of tap-python-sdk, without the arguments."""
    table = GUIDE.read_text().split("\n| tap-python-sdk |")[1].split("\n\n")[0]
    codes = [code for row in table.splitlines()[2:] for code in re.findall(r"`([^`]+)`", row.split(" | ", 1)[1])]
    # `device.signal("imu").stream()` is a member of what the first call returns.
    found = {re.sub(r"^device\.signal\(.*?\)", "signal", code).split("(")[0] + "()" * ("(" in code) for code in codes}
    return sorted(name for name in found if re.match(r"(velto|device|signal)\.|[A-Z][a-z]", name) and " " not in name)


def member(owner: Any, name: str) -> Any:
    """A member: of a class its type, if it is an attribute with one that this package has."""
    value = inspect.getattr_static(owner, name)
    kind = inspect.get_annotations(value.fget).get("return") if isinstance(value, property) else None
    return getattr(veltokit, kind, value) if isinstance(kind, str) else value


@pytest.mark.parametrize("name", [*names(), *calls()])
def test_a_name_exists(name: str) -> None:
    first, *others = name.removesuffix("()").split(".")
    owner: Any = VARIABLES[first] if first in VARIABLES else getattr(veltokit, first)
    for part in others:
        owner = member(owner, part)
    assert callable(owner) or not name.endswith("()"), name


def test_the_column_is_there() -> None:
    assert len(names()) > 40 and len(calls()) > 25
    with pytest.raises(AttributeError):
        member(member(veltokit.Device, "tap"), "nothing")
