"""`velto reset` and `velto factory-reset`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..command import command
from ..options import NamedDevice, Yes
from ..talk import confirmed

if TYPE_CHECKING:
    from veltokit import Device
    from veltokit.studio import Studio

    from ..output import Output


@command
async def reset(studio: Studio, output: Output, device: NamedDevice = None) -> None:
    """Reset a board: clear everything that it runs, and keep its log; requires -d."""
    from veltokit.studio import BOARD

    found = await studio.choose_named(device, BOARD)
    await studio.reset(found)
    done(output, found, "reset")


@command
async def factory_reset(studio: Studio, output: Output, device: NamedDevice = None, yes: Yes = False) -> None:
    """Erase everything that a board runs and has logged, after confirmation; requires -d."""
    from veltokit.studio import BOARD

    found = await studio.choose_named(device, BOARD)
    count = studio.log_info(found).entries or 0
    await confirmed(f"Remove everything from {found.info.name}: {count} log entries, loggers, processors, timers, macros?", yes)
    await studio.factory_reset(found)
    done(output, found, "factory reset")


def done(output: Output, device: Device, act: str) -> None:
    """Reports a reset."""
    output.record("reset", {"device": device.info.name, "address": device.info.address, "reset": act.replace(" ", "-")})
    output.line(f"{device.info.name}: {act} done")
