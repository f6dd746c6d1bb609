"""The log of a board: start, state, download."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Callable, Sequence

from .._enums import MwLogFlag, MwLogMode, MwPart
from ..errors import VeltoError
from .part import StudioPart
from .problems import ChoiceError, RefusedError
from .streams import POLLED_RATE, Ranges, StudioStreams

if TYPE_CHECKING:
    from .._values import MwLogInfo, OperationProgress
    from ..device import Device
    from ..logger import Logger
    from ..session import Session

KEY = "velto "
"""The names of the loggers begin so; the signal follows."""
TURN = 0.1
"""The time between two reports of progress (seconds)."""
Report = Callable[["OperationProgress"], None]
"""A function that receives the progress of a download."""


class StudioLogs(StudioStreams, StudioPart):
    """Logging on boards."""

    def __init__(self) -> None:
        super().__init__()
        self._counted: dict[tuple[Device, int], int] = {}

    def log_info(self, device: Device) -> MwLogInfo:
        """Returns the state of the log of a connected board."""
        return device.board.log_info

    async def start_log(
        self, device: Device, signals: Sequence[str] = (), *, rate: float = 0, ranges: Ranges = Ranges(),
        mode: MwLogMode = MwLogMode.STOP_WHEN_FULL,
    ) -> list[Logger]:
        """Creates loggers and starts the log, which continues without a link; if a step fails, all are undone.

        Args:
            device: The board.
            signals: The identifiers of the signals; none for acceleration.
            rate: Samples per second; 0 for the default of each sensor (hertz).
            ranges: The full scales.
            mode: The behavior of a log that is full.

        Raises:
            RefusedError: A log is running, or must be downloaded first.
        """
        self._require_free(device)
        names = list(signals) or self.default_signals(device)
        found = [self.signal(device, name) for name in names]
        barred = [signal.identifier for signal in found if not (signal.can_read or signal.info.logger_slot_count)]
        if barred:
            raise ChoiceError(f"{', '.join(barred)} cannot be logged by {device.info.name}: leave it out")
        if device.board.loggers:
            await device.board.tear_down(MwPart.LOGGERS)
        self.configure(device, names, rate, ranges)
        loggers: list[Logger] = []
        try:
            for signal in found:
                poll = 0 if signal.info.logger_slot_count and signal.can_stream else 1 / (rate or POLLED_RATE)
                logger, created = device.board.create_logger(signal, KEY + signal.identifier, poll)
                loggers.append(logger)
                await created
            await device.board.start_logging(mode)
            self._note_entries(device, None)
        except BaseException:  # Also by Ctrl-C.
            await self._take_back(device)
            raise
        return loggers

    def _require_free(self, device: Device) -> None:
        name, entries = device.info.name, self.log_entries(device)
        if MwLogFlag.RUNNING in device.board.log_info.flags:
            raise RefusedError(f"{name} is already logging: `{self.command('log status')}` shows the log, and `{self.command('log stop')}` stops it")
        if entries:
            raise RefusedError(
                f"{name} has a log of {entries} entries: download it with `{self.command('log download')}`, "
                f"or erase it with `{self.command(f'log clear -d {device.info.address or device.identifier}')}`")

    async def _take_back(self, device: Device) -> None:
        """Ends a log that was just begun on a board without one."""
        board = device.board
        for end in (board.stop_logging, board.clear_log, lambda: board.tear_down(MwPart.LOGGERS)):
            with suppress(VeltoError):  # The link is lost.
                await end()

    async def stop_log(self, device: Device) -> bool:
        """Stops the log of a board; returns False if it is not running."""
        if MwLogFlag.RUNNING not in device.board.log_info.flags:
            return False
        await device.board.stop_logging()
        flushed = device.board.flush_log()
        if flushed is not None:
            await flushed
        self._note_entries(device, int((await self.signal(device, "log-length").read()).values[0]))
        return True

    def log_entries(self, device: Device) -> int:
        """Returns the number of entries in the log of a connected board: counted when this studio stopped or erased it, else as the
        library has read it."""
        counted = self._counted.get((device, device.info.link_serial))
        return device.board.log_info.entries or 0 if counted is None else counted

    def _note_entries(self, device: Device, entries: int | None) -> None:
        self._counted = {key: count for key, count in self._counted.items() if key[0] != device}
        if entries is not None:
            self._counted[device, device.info.link_serial] = entries

    async def download_log(self, device: Device, label: str | None = None, report: Report | None = None) -> Session:
        """Downloads the log of a board into a session; the board erases committed pages.

        A running log is stopped first. Call it again after a lost link or a kill: it continues the same session.

        Args:
            device: The board.
            label: A label for a new session; None for its name.
            report: Receives the progress.

        Raises:
            RefusedError: Nothing was logged.
        """
        await self.stop_log(device)
        if not self.log_entries(device) and not self._is_under_way(device):
            raise RefusedError(f"the log of {device.info.name} is empty: `{self.command('log start')}` starts one")
        session, operation = self.store.download_log(device, label or f"log of {device.info.name}")
        try:
            while not operation.done:
                await self.rest(TURN, hurries=True)
                progress = operation.progress
                if report is not None and progress is not None:
                    report(progress)
            operation.result()
        except BaseException:
            operation.cancel()
            raise
        await device.board.clear_log()
        await device.board.tear_down(MwPart.LOGGERS)
        self._note_entries(device, 0)
        return session

    def _is_under_way(self, device: Device) -> bool:
        return any(row.address == device.info.address for row in self.store.downloads)

    async def clear_log(self, device: Device) -> int:
        """Erases the log of a board with its loggers, stopping it first; returns the number of erased entries."""
        count = self.log_entries(device)
        await device.board.clear_log()
        await device.board.tear_down(MwPart.LOGGERS)
        self._note_entries(device, 0)
        return count
