"""Loggers of MetaWear boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, structure, text
from ._handle import Handle
from ._values import LoggerInfo
from .operation import Operation, nothing
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context


class Logger(Handle):
    """A signal in the log of a board; `Board.create_logger()` and `Board.loggers` return them.

        logger, created = board.create_logger(device.signal("acceleration"), key="wrist")
        created.wait()
        board.start_logging().wait()
        print(logger.info.range, "g at", logger.info.rate, "Hz")

    The logger is valid across links, until it is removed, missing on the board, or could not be created.
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_logger) -> None:
        super().__init__(id_)
        self._context = context

    @property
    def info(self) -> LoggerInfo:
        """Its board, its slots there, range and rate."""
        return LoggerInfo._of(structure(_abi.velto_logger_info, "velto_logger_get_info", self._id), self._context)

    @property
    def key(self) -> str:
        """The program's name for the logger; empty for none."""
        return text("velto_logger_get_key", self._id)

    @property
    def signal(self) -> Signal:
        """Its signal.

        Raises:
            NotFoundError: Another program logs a register or processor without a signal.
        """
        return Signal(self._context, structure(_abi.velto_signal, "velto_logger_get_signal", self._id))

    def set_range(self, range: float) -> None:
        """Sets the unknown range of the logger, so that its values have a scale.

        Args:
            range: The full scale in the native unit, such as 2 g.
        """
        call("velto_logger_set_range", self._id, range)

    def remove(self) -> Operation[None]:
        """Removes the logger from the board; its entries in the log can no longer be decoded."""
        return Operation.start(self._context, nothing, "velto_logger_remove", self._id)
