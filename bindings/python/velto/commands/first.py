"""`velto` alone: the device in range, and three things to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..exit_codes import NO_DEVICE, OK
from ..records import device_record
from ..running import Setting, run
from .scan import DEVICES, with_condition

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

SECONDS = 3
"""The time to look for a device (seconds)."""
TRY = {
    "metawear": ("stream acceleration --plot", "record --seconds 60", "log start acceleration --rate 50"),
    "tap": ("monitor", "buzz", "play"),
    "triki": ("play", "stream --plot", "record --seconds 60"),
}
"""Three things to try with a device of each family."""


def first(simulated: bool) -> None:
    """Looks for a device, and says what to try."""
    run(look, Setting(simulated))


async def look(studio: Studio, output: Output) -> int:
    """Shows the nearest device."""
    rows = [row for row in map(device_record, await studio.scan(SECONDS)) if row["family"] in TRY]
    if not rows:
        output.complain("no device is in range: move it or press its button. `velto doctor` checks for other causes, "
                        "`velto --simulated` needs no device, and `velto --help` lists all commands")
        return NO_DEVICE
    output.print(output.table(DEVICES, map(with_condition, rows[:1])))
    output.line("\nTry:")
    for text in TRY[rows[0]["family"]]:
        output.command(studio.command(text))
    return OK
