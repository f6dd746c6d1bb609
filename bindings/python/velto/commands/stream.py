"""`velto stream`: samples as they come."""

from __future__ import annotations

from contextlib import AsyncExitStack
from enum import Enum
from typing import TYPE_CHECKING, Annotated, Optional

from typer import Option

from ..command import command
from ..options import Devices, Range, Rate, Seconds, Signals
from ..talk import all_connected, ranges

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output


class Units(str, Enum):
    """The units of values."""

    si = "si"
    native = "native"
    raw = "raw"


UnitsOption = Annotated[Units, Option("--units", metavar="si|native|raw", help="SI units, units of the data sheet, or raw values.")]
Csv = Annotated[bool, Option("--csv", help="Print comma-separated values.")]
Plot = Annotated[bool, Option("--plot", help="Draw curves instead of printing numbers.")]
Record = Annotated[Optional[str], Option("--record", metavar="LABEL", help="Also record a session with this label.")]


@command
async def stream(
    studio: Studio, output: Output, signals: Signals = None, device: Devices = None, rate: Rate = 0, range_: Range = None,
    units: UnitsOption = Units.si, seconds: Seconds = 0, plot: Plot = False, csv: Csv = False, record: Record = None,
) -> None:
    """Show samples as they arrive; Ctrl-C stops the sensors.

    Examples: velto stream acceleration --rate 100 --range 8g --plot

    velto stream acceleration angular-velocity --csv --seconds 60 > walk.csv
    """
    from veltokit import Units as LibraryUnits
    from veltokit.studio import MEASURING, ChoiceError
    from veltokit.studio.streams import Ranges

    from ..output.samples import view_of

    if plot and csv:
        raise ChoiceError("--plot and --csv exclude each other: choose one")
    limits = Ranges(*ranges(range_))
    devices = await all_connected(studio, output, device, MEASURING)
    async with AsyncExitStack() as stack:
        if record is not None:
            session = await stack.enter_async_context(
                studio.recording(devices, signals or (), label=record, rate=rate, ranges=limits))
            output.say(f"Recording session {session.number}.")
        streams = await stack.enter_async_context(studio.streaming(
            devices, signals or (), rate=rate, ranges=limits, units=LibraryUnits[units.name.upper()]))
        view = stack.enter_context(view_of(output, studio.context, streams, is_csv=csv, is_plot=plot))
        async for table in streams.tables(seconds):
            view.take(table)
