"""Switches that hold Bluetooth down, as the kernel reports them."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

FOLDER = Path("/sys/class/rfkill")
"""The kernel's folder of switches."""


class Block(Enum):
    """The kind of a switch that holds Bluetooth down."""

    NONE = 0
    """None does."""
    SOFT = 1
    """A program has switched it off."""
    HARD = 2
    """A key or a switch of the machine."""


def bluetooth_block() -> Block:
    """Returns the strongest block of Bluetooth; `NONE` where the kernel reports no switches."""
    found = Block.NONE
    for switch in sorted(FOLDER.glob("*")):
        if text(switch / "type") != "bluetooth":
            continue
        if text(switch / "hard") == "1":
            return Block.HARD
        if text(switch / "soft") == "1":
            found = Block.SOFT
    return found


def text(file: Path) -> str:
    """The text of a file of the kernel; empty if it cannot be read."""
    try:
        return file.read_text().strip()
    except OSError:
        return ""
