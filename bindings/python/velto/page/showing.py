"""`Showing`: the streams of the page Live, which continue while other pages are open."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Sequence

from veltokit import VeltoError
from veltokit.studio import StudioError
from veltokit.studio.streams import COMPUTED, Ranges, Source

from ..output.text import duration
from .feed import Feed, Track
from .ranges import Range, range_of

if TYPE_CHECKING:
    from veltokit import Session, Table
    from veltokit.studio import Studio

    from .sensors import Choice

RETRY = 2.0
"""The delay before a lost stream is restarted (seconds)."""
LOST = "{} is out of range. The studio reconnects it as soon as it is in range."
"""The sentence about a lost device."""
RATE_OVER = 32
"""The number of frames over which a rate is measured."""


@dataclass
class Shown:
    """A stream and its track."""

    source: Source
    track: Track
    range: Range = Range()
    """The range of its values."""
    last: int = 0
    """The number of its last frame."""


class Showing:
    """Streams the chosen signals, and passes the samples to the windows. A recording is independent of it."""

    def __init__(self, studio: Studio, feed: Feed) -> None:
        self.studio = studio
        self.feed = feed
        self.choices: list[Choice] = []
        """The choices that are streamed, or that continue after a pause."""
        self.is_paused = False
        """Whether the sensors are paused by the user."""
        self.trouble: str | None = None
        """The reason why samples are missing, as a sentence."""
        self.session: Session | None = None
        """The session being recorded."""
        self.began_ns = 0
        """The start time of the session (nanoseconds on the context's clock)."""
        feed.totals = self.totals
        self._shown: list[Shown] = []
        self._changing = asyncio.Lock()
        """Held while streams start and end, since several windows can request it at once."""
        self._next_try = 0.0
        """The time of the next restart of a lost stream (seconds on the context's clock)."""
        self._streams = AsyncExitStack()
        self._recording = AsyncExitStack()

    @property
    def is_running(self) -> bool:
        """Whether samples are streamed."""
        return bool(self._shown)

    def totals(self) -> dict[str, str]:
        """Samples per second and lost samples, summed over all tracks sent by devices, and the duration, as texts."""
        counts = [track.counts for track in self.feed.tracks.values() if track.signal not in COMPUTED]
        rate = 0 if self.is_paused else sum(count.rate for count in counts)
        length = duration(round((self.studio.context.time_ns - self.began_ns) / 1e9))
        return {"rate": f"{rate:.0f} samples/s", "lost": f"{sum(count.lost for count in counts)} lost", "length": length}

    async def start(self, choices: Sequence[Choice]) -> None:
        """Streams the chosen signals, replacing the current streams.

        Raises:
            VeltoError: A sensor could not be started; nothing runs then.
        """
        async with self._changing:
            self.choices, self.began_ns = [choice for choice in choices if choice.signals], self.studio.context.time_ns
            try:
                await self._begin_all()
            except BaseException:
                await self._end()
                raise

    async def _begin_all(self) -> None:
        await self._halt()
        for choice in self.choices:
            await self._begin(choice)
        self.is_paused, self.trouble = False, None
        self.feed.retain(shown.track for shown in self._shown)
        self.feed.state = "running" if self._shown else ""

    async def _begin(self, choice: Choice) -> None:
        for signal in choice.signals:
            self.studio.configure(choice.device, [signal], choice.rate(signal), choice.ranges)
        streams = await self._streams.enter_async_context(self.studio.streaming([choice.device], choice.signals))
        for source in streams.sources:
            track = self.feed.add(choice.device.identifier, source.name, source.signal, source.channels, source.unit)
            self._shown.append(Shown(source, track, range_of(source.signal, source.stream.channels)))

    async def _halt(self) -> None:
        self._shown = []
        await self._streams.aclose()
        self._streams = AsyncExitStack()

    async def stop(self) -> None:
        """Ends the streams and the recording, and removes the curves."""
        async with self._changing:
            await self._end()

    async def _end(self) -> None:
        await self.stop_recording()
        await self._halt()
        self.choices, self.is_paused, self.trouble = [], False, None
        self.feed.state = ""
        self.feed.retain(())

    async def pause(self) -> None:
        """Stops the sensors, and keeps the curves."""
        async with self._changing:
            if self.is_running:
                self.is_paused = True
                self.feed.state = "paused"
                await self._halt()

    async def resume(self) -> None:
        """Starts the same sensors again."""
        async with self._changing:
            if self.is_paused:
                await self._begin_all()

    async def record(self, label: str | None = None) -> Session:
        """Begins to record the shown signals in a session, with all their samples.

        Args:
            label: A label for people.
        """
        await self.stop_recording()
        session = self.studio.store.begin_session(label)
        self._recording.callback(session.end)
        self.session = session
        try:
            for choice in self.choices:
                for signal in choice.signals:
                    session.add(self.studio.signal(choice.device, signal))
                session.add(choice.device)
        except BaseException:
            await self.stop_recording()
            raise
        return session

    async def stop_recording(self) -> Session | None:
        """Ends the session, and returns it; None without a recording."""
        session, self.session = self.session, None
        recording, self._recording = self._recording, AsyncExitStack()
        await recording.aclose()
        return session

    def take(self) -> None:
        """Passes new samples to the windows."""
        for shown in self._shown:
            stream = shown.source.stream
            if stream.info.waiting_count:
                self._append(shown, stream.read())
            elif (error := stream.error) is not None:
                shown.track.counts.rate = 0
                self.trouble = str(error) if shown.source.device.connected else LOST.format(shown.source.name)

    async def mend(self) -> None:
        """Restarts the streams once every lost device is connected again."""
        if self.trouble is None or self.is_paused or self.studio.context.time < self._next_try:
            return
        async with self._changing:
            try:
                if self.trouble is not None and all(choice.device.connected for choice in self.choices):
                    self._break_curves()
                    await self._begin_all()
            except (VeltoError, StudioError) as error:
                await self._halt()
                self.trouble, self._next_try = str(error), self.studio.context.time + RETRY

    def _break_curves(self) -> None:
        for shown in self._shown:
            shown.track.break_curve(self._date(self.studio.context.time_ns))

    def _append(self, shown: Shown, table: Table) -> None:
        track, infos = shown.track, table.infos
        values = table.values.cast("B").cast("f") if len(table) else table.values
        first_ns = infos[0].timestamp_ns
        begin = self._date(first_ns)
        start = 0
        for row, info in enumerate(infos):
            if shown.last and info.sequence != shown.last + 1:
                self._append_rows(track, infos, values, begin, start, row)
                track.break_curve(begin + (info.timestamp_ns - first_ns) / 1e6)
                start = row
            shown.last = info.sequence
        self._append_rows(track, infos, values, begin, start, len(infos))
        counts, info = track.counts, shown.source.stream.info
        defects = shown.range.defects(values)
        counts.received, counts.lost = info.received_count, info.lost_count
        counts.clipped += defects.clipped
        counts.invalid += defects.invalid
        counts.rate = measured_rate(track)

    @staticmethod
    def _append_rows(track: Track, infos: object, values: memoryview[float], begin: float, start: int, end: int) -> None:
        rows, width = infos[start:end], len(track.channels)  # type: ignore[index]
        origin = infos[0].timestamp_ns  # type: ignore[index]
        track.append([begin + (info.timestamp_ns - origin) / 1e6 for info in rows], values[start * width:end * width])

    def _date(self, time_ns: int) -> float:
        """Converts a time of the context to ms since 1970."""
        return self.studio.context.utc_ns(time_ns) / 1e6


def measured_rate(track: Track) -> float:
    """Frames per second over the newest frames."""
    times = track.times[-RATE_OVER:]
    return (len(times) - 1) * 1000 / (times[-1] - times[0]) if len(times) > 1 and times[-1] > times[0] else 0.0
