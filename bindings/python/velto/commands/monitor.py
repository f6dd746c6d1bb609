"""`velto monitor`: events as they come."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..command import command
from ..options import Devices, Seconds
from ..output.text import date, local_date
from ..records import word
from ..talk import all_connected

if TYPE_CHECKING:
    from veltokit import Event
    from veltokit.studio import Studio

    from ..output import Output

LOOK = 0.05
"""The time between two looks at simulated devices (seconds)."""
HEAD = re.compile(r"^#\d+ [\d.]+ s \w+ ?")
"""Number, time and type of an event, with which the library's line begins."""
CONSTANT = re.compile(r"VELTO_[A-Z0-9_]+")
WIDTH = 19
"""The width of the types of events."""
QUIET = ("OP_DONE", "PROGRESS", "DEVICE_FOUND", "SAMPLES_READY")
"""The events that only programs need."""


@command
async def monitor(studio: Studio, output: Output, device: Devices = None, seconds: Seconds = 0) -> None:
    """Show events as they come: buttons, taps, gestures, detections, links; Ctrl-C ends it."""
    from veltokit.studio import ANY

    await all_connected(studio, output, device, ANY)
    await show_events(studio, output, seconds)


async def show_events(studio: Studio, output: Output, seconds: float) -> None:
    """Prints the events of some time; 0 has no end."""
    events: list[Event] = []
    studio.listeners.append(events.append)
    context = studio.context
    end = context.time + seconds
    while not seconds or context.time < end:
        await studio.rest(LOOK)
        for event in events:
            if event.type.name not in QUIET:
                show(output, studio, event)
        events.clear()


def show(output: Output, studio: Studio, event: Event) -> None:
    """Prints an event."""
    utc_ns = studio.context.utc_ns(event.timestamp_ns)
    device = event.device
    kind, text = word(event.type), readable(str(event))
    output.record("event", {
        "time": date(utc_ns), "type": kind,
        "device": None if device is None else device.info.name, "address": None if device is None else device.info.address,
        "text": text,
    })
    output.line(f"{local_date(utc_ns)[11:]}  {kind:<{WIDTH}}  {text}")


def readable(text: str) -> str:
    """The library's line about an event without its number, time and type, and with plain words for constants."""
    return CONSTANT.sub(lambda found: found[0].rpartition("_")[2].lower(), HEAD.sub("", text))
