"""`velto read`: values of signals, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument

from ..command import command
from ..options import Device, signal_named
from ..output import Column, Listing
from ..output.text import date, number
from ..records import rounded
from ..talk import connected
from .stream import Units, UnitsOption

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

VALUES = Listing([
    Column("signal", "signal", style="bold"),
    Column("values", "value", shown=lambda values: "  ".join(
        number(value, 6) if len(values) == 1 else f"{name} {number(value, 6)}" for name, value in values.items())),
    Column("unit", "unit", drop=1),
])
Signals = Annotated[list[str], Argument(
    metavar="SIGNAL", parser=signal_named, help="Signals such as temperature, or a channel such as temperature[0]; velto info lists them.")]


@command
async def read(
    studio: Studio, output: Output, signals: Signals, device: Device = None, units: UnitsOption = Units.si,
) -> None:
    """Read signals once: temperature, pressure, light, battery, steps and more.

    A signal that cannot be read is streamed until its first sample.
    """
    from veltokit import Units as LibraryUnits
    from veltokit.studio import ANY

    found = await connected(studio, output, device, ANY)
    rows: list[dict[str, Any]] = []
    for name in (name for signal in signals for name in studio.channels(found, signal)):
        sample = await studio.read(found, name, LibraryUnits[units.name.upper()])
        channels = found.signal(name).channels(LibraryUnits[units.name.upper()])
        rows.append({
            "device": found.info.name, "signal": name, "time": date(studio.context.utc_ns(sample)),
            "unit": channels[0].unit if channels else "",
            "values": dict(zip((channel.name for channel in channels), map(rounded, sample.values))),
        })
    output.show("value", VALUES, rows)
