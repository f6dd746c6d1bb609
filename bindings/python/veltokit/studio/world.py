"""The simulated devices of `--simulated`, which persist across runs."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path
from typing import IO

from .._enums import Backend
from .._events import LinkChangedEvent
from ..context import Context
from ..event import Event
from ..simulator import Simulator
from .problems import StudioError
from .simulated_firmware import write_catalog

DEVICES = (("metamotion-s", "MetaWear", 11), ("tap-xr", None, 12), ("triki-cap", None, 13), ("triki-cap", None, 14))
"""A board, a TAP and two caps, from near to far: model, name, and the seed, which decides the address. The library saves the board alone."""
NEAR, STEP = -44, 13
"""The signal strength of the first device, and its decrease from one to the next (dBm)."""
HOUR = 3_600_000_000_000
"""An hour (nanoseconds)."""


class SimulatedWorld:
    """A board, a TAP and two caps, whose time continues between runs and is kept in a separate folder.

    A manual clock runs them. It begins at the date at which the last run ended, or the present one, whichever is later, so that
    added hours stay in the past of the devices.
    """

    def __init__(self, state_path: str | os.PathLike[str] | None, hours: float) -> None:
        self.folder: Path = Path(state_path) if state_path is not None else state_home() / "veltokit" / "simulated"
        """The folder of the devices' states, of the date of their world, and of their sessions."""
        self.simulators: list[Simulator] = []
        """The devices."""
        self._added = round(hours * HOUR)
        self._lock: IO[str] | None = None
        self._context: Context | None = None
        self._is_board_connected = False

    @property
    def store_path(self) -> Path:
        """The file of the sessions of simulated devices."""
        return self.folder / "sessions.velto"

    @property
    def catalog_path(self) -> Path:
        """The file of the catalog of their firmware, whose packages are beside it."""
        return write_catalog(self.folder / "firmware")

    def open(self) -> Context:
        """Starts the devices in their last state, and simulates the time since.

        Raises:
            StudioError: Another program runs them.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        self._take_lock()
        try:
            return self._begin(time.time_ns())
        except BaseException:
            self.close()
            raise

    def _begin(self, now: int) -> Context:
        left, ended = self._read_times()
        if left <= now:
            self._catch_up()
        context = self._context = Context(backends=Backend.SIMULATED, manual_clock=True, state_path=self.folder)
        self._advance_to(context, left)
        self.simulators = create(context)
        elapsed = max(now - ended, 0) if left > now else 0
        self._advance_to(context, max(left + elapsed, now) + self._added)
        return context

    def note(self, event: Event) -> None:
        """Keeps the date at the end of the board's link, since the library then saves the board: a program that is killed later has both."""
        if isinstance(event, LinkChangedEvent):
            was_connected, self._is_board_connected = self._is_board_connected, self.simulators[0].info.is_connected
            if was_connected and not self._is_board_connected:
                self._save_time()

    def _save_time(self) -> None:
        """Keeps the date of the saved devices for the next run: with a later date, their clocks would miss the time in between."""
        if self._context is not None and not self._context.closed:
            times = f"{self._context.utc_ns(self._context.time_ns)} {time.time_ns()}\n"
            file = self.folder / "date.new"
            file.write_text(times)
            os.replace(file, self.folder / "date")

    def close(self) -> None:
        """Keeps the date, and lets other programs run the devices; the context saves them when it is closed."""
        self._save_time()
        if self._context is not None:
            self._context.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _take_lock(self) -> None:
        lock = open(self.folder / "lock", "w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise StudioError(
                "another program runs the simulated devices: end it first, or use separate devices with "
                "XDG_STATE_HOME=/some/folder"
            ) from None
        self._lock = lock

    def _read_times(self) -> tuple[int, int]:
        """The date of the devices and of the machine when the last run ended; 0 for a new world."""
        try:
            left, ended = (self.folder / "date").read_text().split()
            return int(left), int(ended)
        except (OSError, ValueError):
            return 0, 0

    def _catch_up(self) -> None:
        """Simulates the time since the last run, which the library takes from the system's clock."""
        with Context(backends=Backend.SIMULATED, pumped=True, state_path=self.folder) as context:
            create(context)

    @staticmethod
    def _advance_to(context: Context, date: int) -> None:
        missing = date - context.utc_ns(context.time_ns)
        if missing > 0:
            context.advance_to(context.time_ns + missing)


def create(context: Context) -> list[Simulator]:
    """Creates the devices in a context."""
    made = []
    for place, (model, name, seed) in enumerate(DEVICES):
        simulator = context.create_simulator(name, "play", model_name=model, seed=seed)
        simulator.link = simulator.link.replace(signal_strength=NEAR - STEP * place)
        made.append(simulator)
    return made


def state_home() -> Path:
    """The folder of the states of programs."""
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
