"""Samples on their way to the windows: a ring for each track, and one binary WebSocket for each window.

A text message lists the tracks, and again when they change; another one has the counts, since each update of a widget renders the whole page.
A binary message has a block for each track with new samples: the header (track, channels and frames as 32 bits, and the time of the first
frame as 64 bits, in ms since 1970), the offsets of the frames in ms and then the values as 32-bit floats. A frame of NaN is a gap. A window
answers each binary message once it has drawn it, so that a slow one gets fewer and larger ones, and says when it is hidden, so that it gets
none.
"""

from __future__ import annotations

import asyncio
import json
import math
import struct
from array import array
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Callable, Iterable

from fastapi import WebSocket, WebSocketDisconnect

TURN = 1 / 25
"""The interval at which streams are read, and the shortest time between two messages (seconds)."""
SLACK = 0.004
"""The part of that time by which a message may be early, since turns of the studio tremble (seconds)."""
COUNTS_EVERY = 0.5
"""The time between two messages of counts (seconds)."""
AHEAD = 2
"""The number of messages that a window has not drawn yet, at most. With a single one, a frame of the screen that is late would delay a message."""
KEPT = 6000
"""The number of frames of a track that are sent to a new window: a minute at 100 Hz."""
HEADER = struct.Struct("<IIIId")


@dataclass
class Counts:
    """The counts of a track."""

    received: int = 0
    """Received frames."""
    lost: int = 0
    """Lost frames."""
    clipped: int = 0
    """Values at the end of the range of the sensor."""
    invalid: int = 0
    """Values that are not numbers."""
    rate: float = 0
    """Measured frames per second."""


@dataclass
class Track:
    """A signal of a device, with its newest frames."""

    number: int
    device: str
    """The identifier of the device."""
    name: str
    """The name of the device."""
    signal: str
    channels: list[str]
    unit: str
    counts: Counts = field(default_factory=Counts)
    times: array[float] = field(default_factory=lambda: array("d"))
    values: array[float] = field(default_factory=lambda: array("f"))
    first: int = 0
    """The number of the oldest frame in the ring."""

    @property
    def end(self) -> int:
        """The number of the next frame."""
        return self.first + len(self.times)

    def append(self, times: Iterable[float], values: Iterable[float]) -> None:
        """Adds frames: times in ms since 1970, and the values of all channels."""
        self.times.extend(times)
        self.values.extend(values)
        if len(self.times) > 2 * KEPT:
            surplus = len(self.times) - KEPT
            del self.times[:surplus]
            del self.values[: surplus * len(self.channels)]
            self.first += surplus

    def break_curve(self, time: float) -> None:
        """Adds a gap at a time (ms since 1970)."""
        self.append((time,), (math.nan,) * len(self.channels))

    def block(self, start: int) -> bytes:
        """Returns the frames from a number on, in the binary form that windows read."""
        at, width = max(start - self.first, 0), len(self.channels)
        times = self.times[at:]
        header = HEADER.pack(self.number, width, len(times), 0, times[0])
        body = array("f", (time - times[0] for time in times)).tobytes() + self.values[at * width:].tobytes()
        return header + body + bytes(-len(body) % 8)

    def record(self) -> dict[str, Any]:
        """The description for windows."""
        return {
            "track": self.number, "device": self.device, "name": self.name, "signal": self.signal, "channels": self.channels, "unit": self.unit}


class Feed:
    """The tracks that all windows show."""

    def __init__(self) -> None:
        self.tracks: dict[int, Track] = {}
        """The tracks by their numbers."""
        self.generation = 0
        """A number that changes with the list of tracks."""
        self.state = ""
        """The state that windows show: "running", "paused" or empty."""
        self.totals: Callable[[], dict[str, str]] = dict
        """Returns the texts about all tracks that windows show, by name."""
        self._numbers = 0
        self.next_turn = asyncio.Event()
        """Set in the next turn of the studio, once samples have been read."""

    def pass_on(self) -> None:
        """Wakes the windows; called in each turn of the studio."""
        self.next_turn.set()
        self.next_turn = asyncio.Event()

    def add(self, device: str, name: str, signal: str, channels: list[str], unit: str) -> Track:
        """Adds a track, or continues the track of the same signal and device."""
        for track in self.tracks.values():
            if (track.device, track.signal, track.channels) == (device, signal, channels):
                return track
        self._numbers += 1
        track = self.tracks[self._numbers] = Track(self._numbers, device, name, signal, channels, unit)
        self.generation += 1
        return track

    def retain(self, tracks: Iterable[Track]) -> None:
        """Removes all other tracks."""
        kept = {track.number: track for track in tracks}
        if kept.keys() != self.tracks.keys():
            self.tracks = kept
            self.generation += 1

    def message(self, sent: dict[int, int]) -> bytes:
        """Returns the frames not yet sent to a window, and marks them as sent; empty if there are none."""
        blocks = []
        for track in self.tracks.values():
            start = sent.get(track.number, 0)
            if start < track.end:
                blocks.append(track.block(start))
                sent[track.number] = track.end
        return b"".join(blocks)

    def description(self) -> str:
        """The tracks as a text message."""
        return json.dumps({"tracks": [track.record() for track in self.tracks.values()]})

    def counts(self) -> str:
        """The counts as a text message."""
        return json.dumps({"state": self.state, "totals": self.totals(), "counts": {
            track.number: [track.counts.received, track.counts.lost, track.counts.clipped, track.counts.invalid, round(track.counts.rate, 1)]
            for track in self.tracks.values()}})


@dataclass
class Window:
    """The state of a window, as far as sending depends on it."""

    unanswered: int = 0
    """The number of messages that the window has not drawn yet."""
    is_hidden: bool = False
    """Whether the tab of the window is hidden."""
    sent: dict[int, int] = field(default_factory=dict)
    """The number of the next frame of each track."""


async def serve_samples(socket: WebSocket, feed: Feed) -> None:
    """Sends samples to a window until it is closed."""
    await socket.accept()
    window = Window()
    listening = asyncio.create_task(listen(socket, window))
    try:
        with suppress(WebSocketDisconnect, RuntimeError):  # The window was closed during a send.
            await send(socket, feed, window, listening)
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def send(socket: WebSocket, feed: Feed, window: Window, listening: asyncio.Task[None]) -> None:
    """Sends new samples as soon as they are read, at most 25 times a second. A window with `AHEAD` undrawn messages gets the next one after it
    has drawn."""
    generation, counted, sent = -1, 0.0, 0.0
    loop = asyncio.get_running_loop()
    while not listening.done():
        next_turn = feed.next_turn  # Samples may be read during a send.
        if feed.generation != generation:
            generation = feed.generation
            await socket.send_text(feed.description())
        if not window.is_hidden and loop.time() - counted >= COUNTS_EVERY:
            counted = loop.time()
            await socket.send_text(feed.counts())
        if window.unanswered < AHEAD and not window.is_hidden and (message := feed.message(window.sent)):
            window.unanswered, sent = window.unanswered + 1, loop.time()
            await socket.send_bytes(message)
        await next_turn.wait()
        if (early := sent + TURN - SLACK - loop.time()) > 0:
            await asyncio.sleep(early)


async def listen(socket: WebSocket, window: Window) -> None:
    """Handles the messages of a window: "drawn", "hidden" and "shown"."""
    while True:
        try:
            word = await socket.receive_text()
        except (WebSocketDisconnect, RuntimeError, KeyError):
            return
        if word == "drawn":
            window.unanswered = max(window.unanswered - 1, 0)
        elif word in ("hidden", "shown"):
            window.is_hidden = word == "hidden"
