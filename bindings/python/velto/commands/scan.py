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
    Column("condition", "state", drop=2, shown=lambda text: text),
])

Seconds = Annotated[float, Option("--seconds", min=0, metavar="S", help="The scan time; 0 runs until Ctrl-C.")]
All = Annotated[bool, Option("--all", help="Include devices of unknown families.")]


@command
async def scan(studio: Studio, output: Output, seconds: Seconds = 5, all_: All = False) -> int | None:
    """List the devices in range, nearest first.

    A board or TAP that is connected to another program or a phone does not advertise, and is not listed.
    """
    from veltokit.studio import near_strangers

    rows: list[dict[str, Any]] = []
    others: list[dict[str, Any]] = []
    with drawing(output) as draw:
        async for devices in studio.sightings(seconds):
            rows = [row for row in map(device_record, devices) if all_ or row["family"] != "unknown"]
            others = [] if all_ else list(map(device_record, near_strangers(devices)))
            draw(lambda: output.table(DEVICES, map(with_condition, rows)))
    if rows and not output.is_live:
        for row in rows:
            output.record("device", row)
        if not output.is_json:
            output.print(output.table(DEVICES, map(with_condition, rows)))
    for row in others:
        leave_out(studio, output, row)
    if not rows:
        output.complain("no device is in range: move it or press its button, and try again; `velto doctor` checks for other causes")
    return None if rows else NO_DEVICE


def with_condition(row: dict[str, Any]) -> dict[str, Any]:
    """A device with its state in words."""
    state = "" if row["state"] == "none" else row["state"]
    return {**row, "condition": "in its bootloader" if row["is_in_bootloader"] else state}


def leave_out(studio: Studio, output: Output, row: dict[str, Any]) -> None:
    """Reports a device that was seen and is no known wearable, with the way to take it nevertheless."""
    from veltokit.studio.choosing import BOOTLOADER

    reason = "bootloader" if row["name"] == BOOTLOADER else "unknown-family"
    output.record("left-out", {
        "name": row["name"], "address": row["address"], "identifier": row["identifier"], "rssi": row["rssi"], "reason": reason})
    place = row["address"] or row["identifier"]
    if reason == "bootloader":
        update = studio.command(f"firmware update PACKAGE -d {place}")
        output.say(f"Not listed: {place} is in its bootloader after an interrupted update. Finish the update: `{update}`")
        return
    info = studio.command(f"info -d {place}")
    output.say(f"Not listed: {row['name']} ({place}) has neither the name nor the services of a known wearable. "
               f"If it is a board with another name, connect it: `{info}`")
