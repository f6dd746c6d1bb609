"""`velto info`: a device and its signals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from typer import Option

from ..command import command
from ..options import Device
from ..output import Column, Listing
from ..records import device_record, signal_record
from ..talk import connected

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

VERBS: dict[str, str] = {"streamable": "streamed", "readable": "read", "loggable": "logged", "computed": "computed"}
"""The uses of a signal in words; a signal that a board computes with is seldom of interest here."""
SIGNALS = Listing([
    Column("signal", "signal", style="bold"),
    Column("channels", "channels", drop=3, shown=", ".join),
    Column("unit", "unit", drop=2),
    Column("can", "can be", drop=4, shown=lambda can: ", ".join(VERBS[flag] for flag in can if flag in VERBS)),
])
ELECTRICAL = ("adc[", "digital[", "abs-ref[", "pin-monitor[", "last-reset", "log-length", "key-register", "stack", "reset-reason", "disconnected")
"""Beginnings of the signals that only builders of circuits and of firmware need."""
All = Annotated[bool, Option("--all", help="Include the signals of pins and of the firmware.")]
LOW, WANING = 0.15, 0.35
"""The charges of a battery below which it is empty soon, and half empty."""


@command
async def info(studio: Studio, output: Output, device: Device = None, all_: All = False) -> None:
    """Show a device: model, serial number, firmware, battery, modules and signals."""
    from veltokit.studio import ANY, BOARD

    found = await connected(studio, output, device, ANY)
    battery = await studio.battery(found)
    record: dict[str, Any] = {
        **device_record(found), **{name: None for name in ("manufacturer", "model", "serial", "firmware", "hardware")},
        **await studio.details(found), "model_name": found.board.info.model_name if BOARD.fits(found) else None,
        "battery": battery, "modules": modules(found) if BOARD.fits(found) else [],
    }
    output.facts("device", record, shown(record))
    signals = [signal_record(signal) for signal in found.signals]
    shown_signals = [row for row in signals if all_ or output.is_json or not row["signal"].startswith(ELECTRICAL)]
    if shown_signals:
        output.line("")
        output.show("signal", SIGNALS, shown_signals)
    if len(shown_signals) < len(signals):
        output.say(f"--all also lists {len(signals) - len(shown_signals)} signals of pins and of the firmware.")


def modules(device: Any) -> list[dict[str, int]]:
    """The modules of a board."""
    return [
        {"id": module.id, "implementation": module.implementation, "revision": module.revision}
        for module in device.board.modules
    ]


def shown(record: dict[str, Any]) -> dict[str, str]:
    """The facts that people read."""
    battery = record["battery"]
    facts = {
        "name": record["name"], "family": record["family"], "address": record["address"],
        "manufacturer": record["manufacturer"], "model": record["model_name"] or record["model"],
        "serial number": record["serial"], "firmware": record["firmware"], "hardware": record["hardware"],
        "battery": None if battery is None else f"{battery:.0%}{charge_word(battery)}",
        "modules": len(record["modules"]) or None,
    }
    return {name: str(value) for name, value in facts.items() if value is not None}


def charge_word(charge: float) -> str:
    """A word of warning about a battery."""
    return ", charge it now" if charge < LOW else ", charge it soon" if charge < WANING else ""
