"""`velto led`: the light of a board."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from ..command import command
from ..options import Device
from ..talk import connected

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output


class Color(str, Enum):
    """The colors, and darkness."""

    green = "green"
    red = "red"
    blue = "blue"
    off = "off"


class Pattern(str, Enum):
    """The patterns."""

    solid = "solid"
    blink = "blink"
    breathe = "breathe"
    flash = "flash"


@command
async def led(
    studio: Studio, output: Output, color: Annotated[Color, Argument(metavar="green|red|blue|off", help="The color.")] = Color.green,
    pattern: Annotated[Pattern, Option("--pattern", metavar="solid|blink|breathe|flash", help="The pattern.")] = Pattern.blink,
    seconds: Annotated[float, Option("--seconds", min=0, max=3600, metavar="S", help="The duration.")] = 2,
    device: Device = None,
) -> None:
    """Play a light pattern on a board to identify it; the light stops when the command ends."""
    from veltokit import MwLedColor, MwLedPreset
    from veltokit.studio import BOARD

    found = await connected(studio, output, device, BOARD)
    if color is Color.off:
        await studio.darken(found)
    else:
        await studio.light(found, MwLedColor[color.name.upper()], MwLedPreset[pattern.name.upper()], seconds)
    output.record("led", {"device": found.info.name, "address": found.info.address, "color": color.value})
