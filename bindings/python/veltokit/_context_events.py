"""The events and the log of a context, and its side of event loops."""

from __future__ import annotations

import weakref
from functools import partial
from typing import TYPE_CHECKING

from . import _abi
from ._context_base import ContextBase
from ._enums import EventClass
from .errors import StaleHandleError
from .log import Log
from .operation import Operation, nothing
from .program import BoardEvent, Macro, Timer
from .queue import DefaultQueue, EventQueue
from .signals import Signal
from .stream import Stream
from .subscription import Subscription

if TYPE_CHECKING:
    import asyncio

    from ._enums import ContextFlag
    from ._loop import LoopSide
    from .download import Download


class ContextEvents(ContextBase):
    """Events, log lines, and what a coroutine awaits."""

    def __init__(self, pointer: int, flags: ContextFlag) -> None:
        super().__init__(pointer, flags)
        self._loops: dict[asyncio.AbstractEventLoop, LoopSide] = {}
        self._is_closing = False
        self._subscriptions: weakref.WeakValueDictionary[int, Subscription] = weakref.WeakValueDictionary()
        self._streams: weakref.WeakValueDictionary[int, Stream] = weakref.WeakValueDictionary()
        self._downloads: weakref.WeakValueDictionary[int, Download] = weakref.WeakValueDictionary()

    def events(self, classes: EventClass = EventClass.STANDARD, capacity: int = 256) -> EventQueue:
        """Creates a queue of events, for `for` and `async for`. Each call has its own, which misses nothing.

        It begins empty: what happened before is in `default_queue`.

        Args:
            classes: The classes of events; continuous ones only if named.
            capacity: Maximum number of waiting events; beyond it the oldest are dropped.
        """
        return EventQueue(self._context, classes, capacity)

    @property
    def default_queue(self) -> DefaultQueue:
        """The queue that receives events from the creation of the context on."""
        return DefaultQueue(self._context)

    @property
    def log(self) -> Log:
        """The log of the context; iterating takes the lines that wait."""
        return Log(self._context)

    def _op(self, id_: _abi.velto_op) -> Operation[None] | None:
        return Operation(self._context, _abi.velto_op(id_.bits), nothing) if id_.bits else None

    def _subscription(self, id_: _abi.velto_subscription) -> Subscription | None:
        """The subscription that the program holds; none for those of a device's family."""
        return self._subscriptions.get(id_.bits)

    def _signal(self, id_: _abi.velto_signal) -> Signal | None:
        return Signal(self._context, _abi.velto_signal(id_.bits)) if id_.bits else None

    def _timer(self, id_: _abi.velto_timer) -> Timer | None:
        return Timer(self._context, _abi.velto_timer(id_.bits)) if id_.bits else None

    def _board_event(self, id_: _abi.velto_board_event) -> BoardEvent | None:
        return BoardEvent(self._context, _abi.velto_board_event(id_.bits)) if id_.bits else None

    def _macro(self, id_: _abi.velto_macro) -> Macro | None:
        return Macro(self._context, _abi.velto_macro(id_.bits)) if id_.bits else None

    def _stream(self, id_: _abi.velto_stream) -> Stream | None:
        """The stream that the program holds."""
        return self._streams.get(id_.bits)

    def _download(self, id_: _abi.velto_download) -> Download | None:
        """The download that the program holds."""
        return self._downloads.get(id_.bits)

    def _loop(self) -> LoopSide:
        """This context's side of the running event loop."""
        import asyncio

        from ._loop import LoopSide

        loop = asyncio.get_running_loop()
        for other in [other for other in self._loops if other.is_closed()]:
            del self._loops[other]
        side = self._loops.get(loop)
        if side is None:
            side = self._loops[loop] = LoopSide(self._context, loop)
        if self._is_closing:  # Asked last: a close that begins later sees this side.
            raise StaleHandleError("the context was closed")
        return side

    def _close_loops(self) -> None:
        """Releases everything that awaits, before descriptors are closed; what awaits later is refused."""
        self._is_closing = True
        for loop, side in list(self._loops.items()):
            side.in_its_thread(side.close)
            self._loops.pop(loop, None)

    def _forget_fd(self, fd: int) -> None:
        """Releases what awaits a descriptor that is about to be closed."""
        for side in list(self._loops.values()):
            if side.watches(fd):
                side.in_its_thread(partial(side.forget, fd))
