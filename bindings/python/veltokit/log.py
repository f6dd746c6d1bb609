"""The log of a context."""

from __future__ import annotations

from typing import TYPE_CHECKING, Iterator

from . import _abi
from ._calls import call, number
from ._enums import LogClass
from ._record import Record

if TYPE_CHECKING:
    from .context import Context
    from .device import Device


class LogLine(Record):
    """A line that a context has logged."""

    __slots__ = ("text", "log_class", "device", "timestamp_ns", "is_cut")

    text: str
    """The text, without a line break."""
    log_class: LogClass
    """The class of the line."""
    device: Device | None
    """The device concerned."""
    timestamp_ns: int
    """Time of writing, on the context's clock (nanoseconds)."""
    is_cut: bool
    """Whether the text was truncated."""

    def __init__(
        self, text: str, log_class: LogClass, device: Device | None, timestamp_ns: int, is_cut: bool = False
    ) -> None:
        self.text, self.log_class, self.device, self.timestamp_ns = text, log_class, device, timestamp_ns
        self.is_cut = is_cut

    @property
    def timestamp(self) -> float:
        """Time of writing, on the context's clock (seconds)."""
        return self.timestamp_ns / 1e9


class Log:
    """The last 512 lines of the enabled classes. Iterating takes the waiting lines.

        velto.log.classes |= LogClass.DEBUG
        for line in velto.log:
            print(f"{line.timestamp:.3f} {line.log_class} {line.text}")
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context) -> None:
        self._context = context

    @property
    def classes(self) -> LogClass:
        """The classes that the context logs."""
        return LogClass(number(_abi.velto_log_class, "velto_context_get_log_mask", self._context._pointer))

    @classes.setter
    def classes(self, classes: LogClass) -> None:
        call("velto_context_set_log_mask", self._context._pointer, classes)

    def poll(self) -> LogLine | None:
        """Takes the oldest line, if there is one."""
        raw = _abi.velto_log_line()
        result = call("velto_context_poll_log", self._context._pointer, raw)
        if result == _abi.VELTO_NOTHING:
            return None
        device, is_cut = self._context._device(raw.device), result == _abi.VELTO_TRUNCATED
        return LogLine(raw.text.decode(), LogClass(raw.log_class), device, raw.timestamp_ns, is_cut)

    def __iter__(self) -> Iterator[LogLine]:
        while (line := self.poll()) is not None:
            yield line
