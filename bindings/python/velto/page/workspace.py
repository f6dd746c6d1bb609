"""`Workspace`: the state shared by all windows of a studio. It continues when the last window is closed."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Coroutine

from veltokit import DeviceFlag, LinkState, VeltoError
from veltokit.studio import StudioError
from veltokit.studio.choosing import by_nearness

from .feed import TURN, Feed
from .happenings import Happenings
from .sensors import Choice, first_choice
from .showing import Showing

if TYPE_CHECKING:
    from veltokit import Device, Input
    from veltokit.studio import Studio

RETRY = 2.0
"""The delay before a failed scan is restarted (seconds)."""
BATTERY_TURN = 1.0
"""The interval of checks for batteries that must be read (seconds)."""
BATTERY_EVERY = 60.0
"""The interval between two reads of a battery (seconds)."""
OFFLINE = 8.0
"""The age of the newest advertisement after which a device counts as out of range (seconds)."""


@dataclass
class Job:
    """A job that continues without a window, such as a download."""

    title: str
    device: Device
    task: asyncio.Task[Any] | None = None
    done: int = 0
    total: int = 0
    text: str = ""
    """The phase, or the outcome."""
    is_failed: bool = False

    @property
    def is_running(self) -> bool:
        """Whether it is running."""
        return self.task is not None and not self.task.done()

    @property
    def part(self) -> float:
        """The completed fraction, 0 to 1."""
        return self.done / self.total if self.total else 0.0


@dataclass
class Scanning:
    """The search for devices."""

    windows: int = 0
    """The number of windows that request the search."""
    failure: str | None = None
    """The reason why the search cannot run."""
    began: float = 0
    """The start time of the search (seconds on the context's clock)."""
    task: asyncio.Task[None] | None = None


class Workspace:
    """A studio with the streams, jobs and events that every window shows.

        async with Studio(simulated=True) as studio, Workspace(studio) as workspace:
            await workspace.show_first()
    """

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.feed = Feed()
        """The samples for the windows."""
        self.showing = Showing(studio, self.feed)
        """The streams of the page Live."""
        self.scanning = Scanning()
        """The search for devices."""
        self.picked: dict[Device, Choice] = {}
        """The picked signals of each device."""
        self.jobs: dict[Device, Job] = {}
        """The newest job of each device."""
        self.happenings = Happenings(studio)
        """Events that pages show."""
        self.playing: Device | None = None
        """The device whose game input is polled. Polling in one place keeps windows from consuming each other's gestures."""
        self.input: Input | None = None
        """The newest input of that device."""
        self._players = 0
        self._is_lent = False
        self.packet_rate = 0.0
        """The packet rate of that device (packets per second)."""
        self._packets: deque[tuple[float, int]] = deque(maxlen=round(2 / TURN))
        self.failures: dict[Device, str] = {}
        """The reasons why devices could not be connected."""
        self.busy: set[Device] = set()
        """Devices that are being connected or disconnected."""
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Workspace:
        self.happenings.begin()
        self._tasks = [asyncio.create_task(self._pump()), asyncio.create_task(self._read_batteries())]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        jobs = [job.task for job in self.jobs.values() if job.task is not None]
        tasks = [*self._tasks, *jobs, *([self.scanning.task] if self.scanning.task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.happenings.end()
        await self.showing.stop()

    # Time

    async def _pump(self) -> None:
        """Advances time and distributes samples; a timer of a page would stop with its window."""
        while True:
            await self.studio.rest(TURN)
            try:
                self.showing.take()
                self.happenings.move()
                self._poll()
                await self.showing.mend()
            except (VeltoError, StudioError) as error:
                # A shown device may be forgotten at any time.
                self.showing.trouble = str(error)
            self.feed.pass_on()

    async def _read_batteries(self) -> None:
        """Reads the battery at the start of each link, and then periodically."""
        due: dict[tuple[Device, int], float] = {}
        while True:
            await self.studio.rest(BATTERY_TURN)
            for device in list(self.studio.connected):
                with suppress(VeltoError, StudioError):
                    link = device, device.info.link_serial
                    if device in self.ready() and due.get(link, 0) <= self.studio.context.time:
                        due = {other: time for other, time in due.items() if other[0] != device}
                        due[link] = self.studio.context.time + BATTERY_EVERY
                        await self.studio.battery(device)

    # Devices

    def devices(self) -> list[Device]:
        """Devices of known families in range, nearest first."""
        from veltokit import Family

        return [device for device in by_nearness(self.studio.context.devices) if device.info.family is not Family.UNKNOWN]

    def device(self, identifier: str) -> Device | None:
        """The device of an identifier; None if it is unknown."""
        return next((device for device in self.studio.context.devices if device.identifier == identifier), None)

    def ready(self) -> list[Device]:
        """The connected devices that measure; a device in its bootloader does not."""
        return [device for device in self.devices() if device.connected and DeviceFlag.IN_BOOTLOADER not in device.info.flags]

    def is_offline(self, device: Device) -> bool:
        """Whether no packet of a device was received for some seconds."""
        info = device.info
        return info.link_state is LinkState.NONE and self.studio.context.time - info.last_seen_ns / 1e9 > OFFLINE

    async def connect(self, device: Device) -> None:
        """Connects a device."""
        self.failures.pop(device, None)
        self.busy.add(device)
        try:
            await self.studio.connect(device)
        except (VeltoError, StudioError) as error:
            self.failures[device] = str(error)
            raise
        finally:
            self.busy.discard(device)

    async def disconnect(self, device: Device) -> None:
        """Stops the views of a device, and disconnects it."""
        self.busy.add(device)
        try:
            if any(choice.device == device for choice in self.showing.choices):
                await self.showing.start([choice for choice in self.showing.choices if choice.device != device])
            await self.studio.disconnect(device)
        finally:
            self.busy.discard(device)

    def begin_scanning(self) -> None:
        """Searches for devices until every window has ended its search."""
        self.scanning.windows += 1
        if self.scanning.task is None or self.scanning.task.done():
            self.scanning.began = self.studio.context.time
            self.scanning.task = asyncio.create_task(self._scan())

    def end_scanning(self) -> None:
        """Ends the search of a window."""
        self.scanning.windows = max(self.scanning.windows - 1, 0)

    async def _scan(self) -> None:
        while self.scanning.windows:
            try:
                async for _ in self.studio.sightings(0):
                    self.scanning.failure = None
                    if not self.scanning.windows:
                        break
            except (VeltoError, StudioError) as error:
                self.scanning.failure = str(error)
                await self.studio.rest(RETRY)

    # Choices

    def choice(self, device: Device) -> Choice:
        """Returns the picked signals of a device, or the default choice."""
        return self.picked.get(device) or first_choice(device)

    async def show_first(self) -> None:
        """Connects the nearest device that moves, and shows it."""
        from veltokit.studio import MEASURING

        device = await self.studio.choose(None, MEASURING)
        await self.showing.start([self.choice(device)])

    # Games

    def begin_playing(self) -> None:
        """Registers a window that shows game input."""
        self._players += 1

    def player(self) -> Device | None:
        """Returns the initial device: that of the first player, or else one that does not stream, since game input measures
        more."""
        busy = [choice.device for choice in self.showing.choices]
        return max(self.ready(), key=lambda device: (device.player_index == 0, device not in busy), default=None)

    def end_playing(self) -> None:
        """Ends game input with the last window that shows it. Otherwise a board would continue measuring for it."""
        self._players = max(self._players - 1, 0)
        if not self._players:
            self._release()

    def _release(self) -> None:
        if self.playing is not None and self._is_lent and self.playing.is_valid:
            self.playing.player_index = None
        self.playing, self.input, self._is_lent = None, None, False

    def play(self, device: Device) -> None:
        """Polls the game input of a device; a board needs a player for that."""
        self._release()
        if device.player_index is None:
            device.player_index, self._is_lent = 0, True
        self.playing = device
        self._packets.clear()

    def _poll(self) -> None:
        if self.playing is None or not self.playing.is_valid:
            return
        pad = self.input = self.playing.poll(TURN)
        self._packets.append((self.studio.context.time, pad.packet_count))
        (begin, before), (end, count) = self._packets[0], self._packets[-1]
        self.packet_rate = (count - before) / (end - begin) if end > begin else 0.0

    # Jobs

    def begin(self, title: str, device: Device, work: Coroutine[Any, Any, str], job: Job | None = None) -> Job:
        """Begins a job, whose coroutine returns the outcome as a message. A job that already runs on the device
        continues instead."""
        running = self.jobs.get(device)
        if running is not None and running.is_running:
            work.close()
            return running
        job = job or Job(title, device)
        self.jobs[device] = job
        job.task = asyncio.create_task(self._finish(job, work))
        return job

    async def _finish(self, job: Job, work: Coroutine[Any, Any, str]) -> None:
        try:
            job.text = await work
        except (VeltoError, StudioError, OSError) as error:
            job.is_failed, job.text = True, str(error)
        except asyncio.CancelledError:
            job.is_failed, job.text = True, "cancelled"
            raise
