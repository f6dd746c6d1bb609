"""Events: changes of contexts, devices and operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from . import _abi
from ._calls import text
from ._enums import EventType, Result
from ._sentences import spoken

if TYPE_CHECKING:
    from .context import Context
    from .device import Device
    from .operation import Operation


class Event:
    """An event of a context or device. Each type has its own class, with its data as properties.

        match event:
            case veltokit.ButtonEvent(is_down=True):
                serve()
            case veltokit.DeviceDisconnectedEvent(will_reconnect=False):
                pause()

    Types defined only by a newer library are plain events.
    """

    __slots__ = ("_context", "_raw")
    type: ClassVar[EventType] = EventType.NONE
    """The type of the event."""

    def __init__(self, raw: _abi.velto_event, context: Context) -> None:
        self._raw, self._context = raw, context

    @property
    def device(self) -> Device | None:
        """The device concerned."""
        return self._context._device(self._raw.device)

    @property
    def operation(self) -> Operation[None] | None:
        """The operation concerned."""
        return self._context._op(self._raw.op)

    @property
    def result(self) -> Result:
        """The outcome, for events that have one."""
        return Result(self._raw.result)

    @property
    def timestamp_ns(self) -> int:
        """Time of the event, on the context's clock (nanoseconds)."""
        return self._raw.timestamp_ns

    @property
    def timestamp(self) -> float:
        """Time of the event, on the context's clock (seconds)."""
        return self._raw.timestamp_ns / 1e9

    @property
    def sequence(self) -> int:
        """The number of the event in its queue, beginning at 1; gaps are losses."""
        return self._raw.sequence

    @property
    def user_data(self) -> int:
        """The program's user data of the device."""
        return self._raw.user_data

    def __bytes__(self) -> bytes:
        return bytes(self._raw)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and bytes(other) == bytes(self)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __str__(self) -> str:
        """One line for logs, with names of devices, buttons and states."""
        line = text("velto_event_describe", self._raw)
        return spoken(line.replace(self.type.c_name, type(self).__name__, 1))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"
