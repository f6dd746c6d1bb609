"""`velto monitor`: events as they come."""

from __future__ import annotations

import re
from enum import Enum, Flag
from typing import TYPE_CHECKING, Any

from ..command import command
from ..options import Devices, Seconds
from ..output.text import date
from ..records import rounded, word, words
from ..talk import all_connected

if TYPE_CHECKING:
    from veltokit import Event
    from veltokit.studio import Studio

    from ..output import Output

LOOK = 0.05
"""The time between two looks at simulated devices (seconds)."""
HEAD = re.compile(r"^#\d+ [\d.]+ s \w+ ?")
"""Number, time and type of an event, with which the library's line begins."""
CONSTANT = re.compile(r"\b[A-Z]\w+\.([A-Z][A-Z0-9_]*)\b")
WIDTH = 19
"""The width of the types of events."""
REFERENCES = ("_bits", "subscription", "stream", "download")
"""Ends of the names of members that only programs in the same process can use."""
QUIET = ("OP_DONE", "PROGRESS", "DEVICE_FOUND", "SAMPLES_READY", "SCAN_STARTED", "SCAN_STOPPED", "DETAILS_READ")
"""The events that only programs need."""


@command
async def monitor(studio: Studio, output: Output, device: Devices = None, seconds: Seconds = 0) -> None:
    """Show events as they arrive: buttons, taps, gestures, detections, links; stop with Ctrl-C."""
    from veltokit.studio import ANY

    await all_connected(studio, output, device, ANY)
    await show_events(studio, output, seconds)


async def show_events(studio: Studio, output: Output, seconds: float) -> None:
    """Prints the events of some time; 0 has no end."""
    output.say("The times are UTC.")
    events: list[Event] = []
    take, context = events.append, studio.context
    end = context.time + seconds
    studio.listeners.append(take)
    try:
        while not seconds or context.time < end:
            await studio.rest(LOOK)
            for event in events:
                if event.type.name not in QUIET:
                    show(output, studio, event)
            events.clear()
    finally:
        studio.listeners.remove(take)


def show(output: Output, studio: Studio, event: Event) -> None:
    """Prints an event."""
    utc_ns = studio.context.utc_ns(event.timestamp_ns)
    device = event.device
    kind, text = word(event.type), readable(str(event))
    output.record("event", {
        "time": date(utc_ns), "type": kind,
        "device": None if device is None else device.info.name, "address": None if device is None else device.info.address,
        "text": text, "data": data(event),
    })
    output.line(f"{(date(utc_ns) or '')[11:19]}  {kind:<{WIDTH}}  {text}".rstrip())


def data(event: Event) -> dict[str, Any]:
    """The members of an event by their names, for programs."""
    names = [name for name, member in vars(type(event)).items() if isinstance(member, property) and not name.endswith(REFERENCES)]
    return {name: plain(getattr(event, name)) for name in names}


def plain(value: Any) -> Any:
    """A value for JSON: the name of a constant, the names of flags, a number with few digits."""
    if isinstance(value, Flag):
        return words(value)
    if isinstance(value, Enum):
        return word(value)
    return rounded(value) if isinstance(value, float) else value


def readable(text: str) -> str:
    """The library's line about an event without its number, time and type, and with plain words for constants."""
    return CONSTANT.sub(lambda found: found[1].lower().replace("_", "-"), HEAD.sub("", text))
