"""Queues of events."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, number, structure
from ._core import library
from ._enums import EventClass
from ._events import EVENT_CLASSES
from ._reader import OwnedReader, Reader
from .errors import failure
from .event import Event

if TYPE_CHECKING:
    from .context import Context


class EventReader(Reader[Event]):
    """Taking events from a queue."""

    __slots__ = ()
    _of: object
    _poll_name: str
    _wait_name: str

    def poll(self) -> Event | None:
        """Takes the oldest event, if there is one."""
        raw = _abi.velto_event()
        result = getattr(library(), self._poll_name)(self._of, raw)
        if result < 0:
            raise failure(result)
        return self._event(raw) if result == _abi.VELTO_OK else None

    def wait(self, timeout: float | None = None) -> Event | None:
        """Takes the oldest event, waiting up to the timeout (seconds); returns None if there is none.

        A pumped context is dispatched meanwhile, and a manual clock advances by up to the timeout.
        """
        for part in self._context._slices(timeout):
            raw = _abi.velto_event()
            if call(self._wait_name, self._of, part, raw) == _abi.VELTO_OK:
                return self._event(raw)
        return None

    def _event(self, raw: _abi.velto_event) -> Event:
        return EVENT_CLASSES.get(raw.type, Event)(raw, self._context)


class DefaultQueue(EventReader):
    """The queue that every context has."""

    __slots__ = ("_context",)
    _poll_name, _wait_name = "velto_context_poll_event", "velto_context_wait_event"

    def __init__(self, context: Context) -> None:
        self._context = context

    @property
    def _of(self) -> object:  # type: ignore[override]
        return self._context._pointer

    def fileno(self) -> int:
        """The descriptor that is readable while an event waits; never read or close it."""
        return int(number(ctypes.c_int32, "velto_context_get_event_fd", self._of))

    def flush(self) -> None:
        """Discards all waiting events."""
        call("velto_context_flush_events", self._of)

    @property
    def classes(self) -> EventClass:
        """The classes of events that it receives; a change affects later events."""
        return EventClass(number(_abi.velto_event_class, "velto_context_get_event_mask", self._of))

    @classes.setter
    def classes(self, classes: EventClass) -> None:
        call("velto_context_set_event_mask", self._of, classes)


class EventQueue(OwnedReader[Event], EventReader):
    """A further queue, which receives all events of its classes since its creation.

        with velto.events(EventClass.BUTTON) as buttons:
            for event in buttons:
                print(event)

    It ends by `close()`, or when it is no longer referenced.
    """

    __slots__ = ()
    _poll_name, _wait_name = "velto_queue_poll_event", "velto_queue_wait_event"

    def __init__(self, context: Context, classes: EventClass, capacity: int) -> None:
        id_ = structure(_abi.velto_queue, "velto_context_create_queue", context._pointer, classes, capacity)
        super().__init__(context, id_, "velto_queue_destroy")

    @property
    def _of(self) -> object:  # type: ignore[override]
        return self._id

    def fileno(self) -> int:
        """The descriptor that is readable while an event waits; never read or close it."""
        return int(number(ctypes.c_int32, "velto_queue_get_fd", self._id))

    def flush(self) -> None:
        """Discards all waiting events."""
        call("velto_queue_flush", self._id)

    @property
    def classes(self) -> EventClass:
        """The classes of events that it receives; a change affects later events."""
        return EventClass(number(_abi.velto_event_class, "velto_queue_get_mask", self._id))

    @classes.setter
    def classes(self, classes: EventClass) -> None:
        call("velto_queue_set_mask", self._id, classes)
