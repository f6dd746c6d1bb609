"""`velto scan`: devices in range."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from ..command import command
from ..exit_codes import NO_DEVICE
from ..output import Column, Listing
from ..output.live import drawing
from ..records import device_record

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

BARS = ("    ", "▂   ", "▂▄  ", "▂▄▆ ", "▂▄▆█")
"""The signal strength as it is drawn."""

DEVICES = Listing([
    Column("name", "name", style="bold"),
    Column("family", "family", drop=4),
    Column("address", "address"),
    Column("bars", "signal", drop=5, shown=lambda bars: BARS[bars], style="green"),
    Column("rssi", "dBm", drop=3, is_number=True),
    Column("state", "state", drop=2, shown=lambda state: "" if state == "none" else state),
])

Seconds = Annotated[float, Option("--seconds", min=0, metavar="S", help="The time to scan; 0 goes on until Ctrl-C.")]
All = Annotated[bool, Option("--all", help="Devices of unknown families, too.")]


@command
async def scan(studio: Studio, output: Output, seconds: Seconds = 5, all_: All = False) -> int | None:
    """List the devices in range, nearest first.

    A board or TAP that another program or phone is connected to stays silent, and is not listed.
    """
    rows: list[dict[str, Any]] = []
    with drawing(output) as draw:
        async for devices in studio.sightings(seconds):
            rows = [row for row in map(device_record, devices) if all_ or row["family"] != "unknown"]
            draw(lambda: output.table(DEVICES, rows))
    if output.is_live:
        pass
    elif rows:
        output.show("device", DEVICES, rows)
    if not rows:
        output.complain("no device is in range: move it or press its button, and try again; `velto doctor` looks for other reasons")
    return None if rows else NO_DEVICE
