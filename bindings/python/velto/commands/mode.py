"""`velto mode`: whom the taps of a TAP reach."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated, Optional

from typer import Argument

from ..command import command
from ..options import Device, Seconds
from ..records import word
from ..talk import connected
from .monitor import show_events

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output


class Mode(str, Enum):
    """The modes of a TAP."""

    controller = "controller"
    text = "text"
    controller_with_mouse = "controller-with-mouse"
    controller_with_keyboard = "controller-with-keyboard"
    tap_hold = "tap-hold"


@command
async def mode(
    studio: Studio, output: Output, wanted: Annotated[Optional[Mode], Argument(
        metavar="MODE", help="controller, text, controller-with-mouse, controller-with-keyboard or tap-hold.")] = None,
    device: Device = None, seconds: Seconds = 0,
) -> None:
    """Show the mode of a TAP, or set it until Ctrl-C; when the link ends, the TAP is a keyboard again."""
    from veltokit import TapInputMode
    from veltokit.studio import TAP

    found = await connected(studio, output, device, TAP)
    if wanted is not None:
        await studio.set_mode(found, TapInputMode[wanted.name.upper()])
    name = word(found.tap.mode.mode)
    output.record("mode", {"device": found.info.name, "address": found.info.address, "mode": name})
    output.line(name)
    if wanted is not None:
        output.say("Ctrl-C ends the mode.")
        await show_events(studio, output, seconds)
