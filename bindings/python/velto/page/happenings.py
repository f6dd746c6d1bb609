"""`Happenings`: the events that pages show: taps, gestures, links, the disk."""

from __future__ import annotations

import re
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from veltokit import AirGestureEvent, EventClass, Finger, MouseEvent, StoreEvent, StoreNotice, TapEvent, VeltoError

if TYPE_CHECKING:
    from veltokit import Device, Event
    from veltokit.studio import Studio

NOTES = 200
"""The number of events that are kept."""
VALUE = re.compile(r"\b[A-Z][A-Za-z]+\.([A-Z][A-Z_]*)\b")
"""An enumeration value in the text of an event."""
NAME = re.compile(r"^'[^']*' ?")
"""The name of the device at the beginning of that text."""
VIEW = 100.0
"""Half the size of the view of a mouse (raw units)."""
DISK = {
    StoreNotice.LOW_SPACE: "The disk has room for less than ten minutes of this recording. Free some space.",
    StoreNotice.BEHIND: "The disk is too slow: samples wait in memory until they can be written. None are lost so far.",
    StoreNotice.FAILED: "The disk is full or fails: samples wait in memory until they can be written. None are lost so far. Free some space.",
    StoreNotice.FULL: "The memory for samples that wait for the disk is full: new samples are dropped and counted as lost. Free some space.",
}
"""The messages about a disk to which recorded samples cannot be written."""


@dataclass
class Note:
    """An event as text."""

    utc_ns: int
    device: str
    text: str
    count: int = 1
    """The number of consecutive occurrences."""


@dataclass
class Tap:
    """The newest tap of a TAP."""

    fingers: Finger
    time_ns: int


class Happenings:
    """Listens to the events of a studio."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.notes: deque[Note] = deque(maxlen=NOTES)
        """Events as text, the newest first."""
        self.taps: dict[Device, Tap] = {}
        """The newest tap of each TAP."""
        self.pointers: dict[Device, tuple[float, float]] = {}
        """The positions of the mouse pointers of TAPs (raw units, at most 100)."""
        self.disk: str | None = None
        """The message why recorded samples are not on the disk."""

    def begin(self) -> None:
        """Begins to listen."""
        self._moves = self.studio.context.events(EventClass.MOUSE, capacity=512)
        self.studio.listeners.append(self._note)

    def end(self) -> None:
        """Stops listening."""
        self.studio.listeners.remove(self._note)
        self._moves.close()

    def move(self) -> None:
        """Moves the pointers of TAPs in mouse mode, within their views."""
        for event in self._moves.drain():
            if isinstance(event, MouseEvent) and event.is_mouse and event.device is not None:
                x, y = self.pointers.get(event.device, (0.0, 0.0))
                self.pointers[event.device] = inside(x + event.velocity_x), inside(y + event.velocity_y)

    def _note(self, event: Event) -> None:
        if isinstance(event, StoreEvent):
            self.disk = DISK.get(event.notice)
        if isinstance(event, TapEvent) and event.device is not None:
            self.taps[event.device] = Tap(event.combination, event.timestamp_ns)
        text = words_of(event)
        if text:
            device = event.device
            name = ""
            with suppress(VeltoError):
                name = device.info.name if device is not None else ""
            self._write_down(self.studio.context.utc_ns(event.timestamp_ns), name, text)

    def _write_down(self, utc_ns: int, name: str, text: str) -> None:
        """Adds a note. Repeated notes are counted: a held posture is reported ten times a second, and would displace all others."""
        last = self.notes[0] if self.notes else None
        if last is not None and (last.device, last.text) == (name, text):
            self.notes[0] = Note(utc_ns, name, text, last.count + 1)
        else:
            self.notes.appendleft(Note(utc_ns, name, text))


def inside(value: float) -> float:
    """Limits a coordinate to the view."""
    return min(max(value, -VIEW), VIEW)


def words_of(event: Event) -> str:
    """Returns an event as text; empty for an event that only programs need."""
    from ..commands.monitor import QUIET, readable
    from ..records import word

    if event.type.name in QUIET:
        return ""
    text = VALUE.sub(lambda found: found[1].lower().replace("_", " "), NAME.sub("", readable(str(event))))
    if isinstance(event, AirGestureEvent):
        text = text.replace("-", " ")
    return f"{word(event.type).replace('-', ' ')}: {text}".rstrip(": ")
