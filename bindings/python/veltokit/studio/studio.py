"""`Studio`: context, devices, streams and sessions of one program, with the verbs of a person."""

from __future__ import annotations

import asyncio
import os
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable

from .._enums import EventClass
from ..context import Context
from .actions import StudioActions
from .firmware import StudioFirmware
from .logs import StudioLogs
from .problems import ChoiceError
from .recordings import StudioRecordings
from .world import SimulatedWorld

if TYPE_CHECKING:
    from ..event import Event

STEP = 0.05
"""The longest step of a simulated clock while nothing else waits (seconds)."""


class Studio(StudioRecordings, StudioLogs, StudioActions, StudioFirmware):
    """Owns a context, and offers the actions of a user. It belongs to one event loop.

        async with Studio(simulated=True) as studio:
            for device in await studio.scan(3):
                print(device.info.name, device.info.rssi)

    The end of the block stops all streams, disconnects the devices connected by the studio, and closes the context, even after
    Ctrl-C.
    """

    def __init__(
        self, *, simulated: bool = False, hours: float = 0, store: str | os.PathLike[str] | None = None,
        state_path: str | os.PathLike[str] | None = None, adapter: str | None = None, speed: float | None = None,
    ) -> None:
        """Describes a studio; `open()` or `async with` starts it.

        Args:
            simulated: Whether its devices are simulated: a board, a TAP and two caps in motion, the same in every run.
            hours: Time that passes for simulated devices before anything else (hours).
            store: The file of sessions; None for the user's own, or that of the simulated devices.
            state_path: Folder of known devices, and of simulated ones; None for the user's.
            adapter: The adapter to use, such as "hci0"; None for the best one.
            speed: Simulated seconds per second; None for the environment variable `VELTO_SIMULATED_SPEED`, or 1.
        """
        super().__init__()
        self.is_simulated: bool = simulated
        """Whether its devices are simulated."""
        self._world = SimulatedWorld(state_path, hours) if simulated else None
        self._store_path = store
        self._options: dict[str, Any] = {"state_path": state_path, "adapter": adapter}
        self._speed = speed_of_environment() if speed is None else speed
        self._clock = asyncio.Lock()
        self._taking: asyncio.Task[None] | None = None
        self.listeners: list[Callable[[Event], None]] = []
        """Functions that receive each event of the context."""

    async def open(self) -> None:
        """Starts the context, and with it the simulated devices.

        Raises:
            LibraryNotFoundError: The library cannot be loaded.
            StudioError: Another program moves the same simulated devices.
        """
        if self._world is not None:
            self._start(self._world.open())
            self.listeners.append(self._world.note)
        else:
            self._start(Context(**self._options))

    def _start(self, context: Context) -> None:
        self.context: Context = context
        try:
            self._events = context.events(EventClass.STANDARD | EventClass.PROGRESS, capacity=1024)
        except BaseException:
            (self._world or context).close()
            raise
        if self._world is None:
            self._taking = asyncio.create_task(self._take_events())

    async def close(self) -> None:
        """Stops streams, disconnects devices, ends sessions and closes the context."""
        try:
            await self.stop_everything()
        finally:
            if self._taking is not None:
                self._taking.cancel()
                await asyncio.gather(self._taking, return_exceptions=True)
            if self._world is not None:
                self._world.close()
            self.context.close()

    async def __aenter__(self) -> Studio:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    async def rest(self, seconds: float, hurries: bool = False) -> None:
        """Waits for the devices: in real time, or in simulated time.

        Args:
            seconds: The time (seconds).
            hurries: Whether simulated time passes at once.
        """
        if self._world is None:
            await asyncio.sleep(seconds)
            return
        end = self.context.time_ns + round(seconds * 1e9)
        # Other tasks run also if no time is left: a signal that ends the program is one of them.
        await asyncio.sleep(0)
        while (left := end - self.context.time_ns) > 0:
            async with self._clock:
                step = min(left / 1e9, STEP)
                self.context.advance(step)
                self._tell()
                await asyncio.sleep(0 if hurries else step / self._speed)

    async def _take_events(self) -> None:
        """Hands over events as they come. The library runs in its own thread: it takes packets also while the loop is busy."""
        async for event in self._events:
            self._hand_over(event)

    def _tell(self) -> None:
        for event in self._events.drain():
            self._hand_over(event)

    def _hand_over(self, event: Event) -> None:
        for listener in list(self.listeners):
            listener(event)


def speed_of_environment() -> float:
    """The speed of simulated devices that `VELTO_SIMULATED_SPEED` sets.

    Raises:
        ChoiceError: It is not a positive number.
    """
    text = os.environ.get("VELTO_SIMULATED_SPEED") or "1"
    try:
        speed = float(text)
    except ValueError:
        speed = 0.0
    if not 0 < speed < float("inf"):
        raise ChoiceError(f"VELTO_SIMULATED_SPEED is {text!r}: must be a positive number, such as 10")
    return speed
