"""`velto buzz`: vibration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from typer import Option

from ..command import command
from ..options import Device
from ..talk import connected

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output


@command
async def buzz(
    studio: Studio, output: Output, device: Device = None,
    seconds: Annotated[float, Option("--seconds", min=0.01, max=2, metavar="S", help="The duration of each pulse.")] = 0.3,
    strength: Annotated[float, Option("--strength", min=0.1, max=1, metavar="0.1…1", help="The strength; a TAP has a single strength.")] = 0.8,
    times: Annotated[int, Option("--times", min=1, max=9, metavar="N", help="The number of pulses.")] = 1,
) -> None:
    """Make a board or a TAP vibrate."""
    from veltokit.studio import VIBRATING

    found = await connected(studio, output, device, VIBRATING)
    await found.play_haptic([seconds, seconds] * (times - 1) + [seconds], strength)
    await studio.rest(seconds * (2 * times - 1))
    output.record("buzz", {"device": found.info.name, "address": found.info.address, "pulses": times})
