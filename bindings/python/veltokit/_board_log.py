"""The log of a MetaWear board."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call, listing, sized, structure
from ._enums import DownloadFlag, Units
from ._values import MwLogEstimate, MwLogInfo, MwLogPlan
from .download import Download
from .logger import Logger
from .operation import Operation, nothing
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


class BoardLog:
    """Loggers, and the log that a board stores while it is not connected."""

    __slots__ = ()
    _context: Context
    _id: Any

    def create_logger(
        self, signal: Signal, key: str = "", poll_interval: float = 0
    ) -> tuple[Logger, Operation[None]]:
        """Creates a logger of a signal, or of one channel of it; it can be used at once, before the operation has ended.

        Args:
            signal: The signal, which must be loggable.
            key: The program's name for the logger, unique on the board (at most 63 bytes).
            poll_interval: Interval at which the board reads a signal that is only read, such as a temperature (seconds); 0 for
                other signals.

        The operation raises `NoSlotError` if the board has too few free logger slots, and `InvalidStateError` while the log runs.
        """
        definition = sized(_abi.velto_mw_logger_def)
        definition.key, definition.poll_interval = key.encode(), poll_interval
        id_, operation = _abi.velto_logger(), _abi.velto_op()
        call(
            "velto_mw_create_logger",
            self._id,
            signal._id,
            definition,
            ctypes.byref(id_),
            ctypes.byref(operation),
        )
        return Logger(self._context, id_), Operation(self._context, operation, nothing)

    @property
    def loggers(self) -> list[Logger]:
        """The known loggers, in the order of their creation."""
        return [Logger(self._context, row) for row in listing(_abi.velto_logger, "velto_mw_list_loggers", self._id)]

    def recover(self) -> Operation[list[Logger]]:
        """Reads all loggers, processors, timers and events of the board, including those of other programs.

        The operation returns all loggers. `processors` then lists the processors, whose outputs are signals of the device, and
        `program` the rest, as far as the board reports it.
        """
        return Operation.start(self._context, lambda _: self.loggers, "velto_mw_recover", self._id)

    def flush_log(self) -> Operation[None] | None:
        """Stores the entries in the board's memory; `None` if its firmware holds none in memory."""
        operation = _abi.velto_op()
        if call("velto_mw_flush_log", self._id, ctypes.byref(operation)) == _abi.VELTO_UNCHANGED:
            return None
        return Operation(self._context, operation, nothing)

    def clear_log(self) -> Operation[None]:
        """Stops the log and erases all entries; the loggers are kept."""
        return Operation.start(self._context, nothing, "velto_mw_clear_log", self._id)

    def download(
        self,
        bookmark: bytes = b"",
        *,
        auto_acknowledge: bool = False,
        discard_unread: bool = False,
        resumes: bool = True,
        go_on: bool = False,
        units: Units = Units.SI,
    ) -> Download:
        """Downloads the log, page after page, with a stream of each logger.

            with board.download(bookmark=saved) as download:
                for page in download:
                    store(page, download.bookmark)
                    download.acknowledge()

        Args:
            bookmark: The bookmark of the previous download; empty to begin with the oldest entry.
            auto_acknowledge: Whether a page is acknowledged once it is read, without `acknowledge()`.
            discard_unread: Whether unread samples are discarded with their page.
            resumes: Whether the download continues on the next link after a lost link.
            go_on: Whether a running log is stopped first, and started again at the end of the download; `log_info` has
                `MwLogFlag.PAUSED` until then.
            units: The units of the samples.

        Raises:
            InvalidStateError: Another download of the board is running.
            VeltoError: The bookmark is damaged, or of another board.
        """
        flags = DownloadFlag(0)
        if auto_acknowledge:
            flags |= DownloadFlag.AUTO_ACKNOWLEDGE
        if discard_unread:
            flags |= DownloadFlag.DISCARD_UNREAD
        if go_on:
            flags |= DownloadFlag.GO_ON
        return Download(self, bookmark, flags, resumes, units)

    @property
    def log_info(self) -> MwLogInfo:
        """The known state of the log, even while the board is not connected."""
        return MwLogInfo._of(structure(_abi.velto_mw_log_info, "velto_mw_get_log_info", self._id))

    def estimate_log(
        self,
        signals: Sequence[Signal] | Mapping[Signal, float] = (),
        charge: float = 0,
        notification_rate: float = 0,
    ) -> MwLogEstimate:
        """Estimates the duration of a log until memory or battery are exhausted, and of its download.

            night = board.estimate_log({device.signal("acceleration"): 100})
            print(night.duration / 3600, "hours")

        Args:
            signals: The signals, optionally with their rates in hertz; none for the loggers of the board.
            charge: The charge of the battery (0 to 1); 0 is the last read charge, or 1.
            notification_rate: Capacity of the link in notifications per second; 0 is the typical capacity.
        """
        rates = signals if isinstance(signals, Mapping) else dict.fromkeys(signals, 0.0)
        items = (_abi.velto_mw_log_item * len(rates))(
            *(_abi.velto_mw_log_item(signal._id, rate) for signal, rate in rates.items())
        )
        plan = MwLogPlan(charge, notification_rate)._raw()
        estimate = sized(_abi.velto_mw_log_estimate)
        call("velto_mw_estimate_log", self._id, items, len(rates), plan, estimate)
        return MwLogEstimate._of(estimate)
