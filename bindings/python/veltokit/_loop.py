"""A context's side of one asyncio event loop: descriptors instead of threads."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Callable

from ._calls import call
from ._enums import EventClass
from .errors import BusyError, StaleHandleError, VeltoError, cancelled_by_close

if TYPE_CHECKING:
    from ._reader import Reader
    from .context import Context
    from .operation import Operation
    from .queue import EventQueue

PATIENCE = 5
"""The maximum time that closing waits for a busy loop in another thread (seconds)."""
STEP = 0.05
"""The step of a manual clock while a coroutine waits (seconds)."""

Waiters = set["asyncio.Future[None]"]


class LoopSide:
    """The waiting coroutines of one loop and one context.

    One hidden queue receives the ends of operations. Descriptors are watched only while a coroutine awaits them, and the
    pump descriptor of a pumped context as long as anything does.
    """

    def __init__(self, context: Context, loop: asyncio.AbstractEventLoop) -> None:
        self._context, self._loop = context, loop
        self._operations: dict[int, Waiters] = defaultdict(set)
        self._descriptors: dict[int, Waiters] = defaultdict(set)
        self._queue: EventQueue | None = None
        self._pump_fd: int | None = None

    async def ended(self, operation: Operation[Any]) -> None:
        """Returns when an operation has ended."""
        if self._queue is None:
            self._queue = self._context.events(EventClass.OP, capacity=1024)
            self._loop.add_reader(self._queue.fileno(), self._take_ends)
        waiters = self._operations[operation.bits]
        try:
            if not operation.done:
                await self._wait(waiters)
        finally:
            if not waiters:
                self._operations.pop(operation.bits, None)

    async def readable(self, source: Reader[Any]) -> None:
        """Returns when a source may have an element, or is about to be closed."""
        fd = source.fileno()
        waiters = self._descriptors[fd]
        try:
            if source._is_closing:  # Asked last: a close that begins later sees that the descriptor is watched.
                return
            if not waiters:
                self._loop.add_reader(fd, _release, waiters)
            await self._wait(waiters)
        finally:
            if not waiters and self._descriptors.get(fd) is waiters:
                self.forget(fd)

    async def _wait(self, waiters: Waiters) -> None:
        future = self._loop.create_future()
        waiters.add(future)
        self._watch_pump()
        try:
            while self._context._has_manual_clock and not future.done():
                self._context.advance(STEP)
                await asyncio.sleep(0)
            await future
        finally:
            waiters.discard(future)
            self._unwatch_pump()

    # The pump of a pumped context

    def _watch_pump(self) -> None:
        if self._context._is_pumped and self._pump_fd is None and not self._context._has_manual_clock:
            self._pump_fd = self._context.pump_fd
            self._loop.add_reader(self._pump_fd, self._dispatch)
            self._dispatch()

    def _unwatch_pump(self) -> None:
        is_idle = not any(self._operations.values()) and not any(self._descriptors.values())
        if self._pump_fd is not None and is_idle:
            self._loop.remove_reader(self._pump_fd)
            self._pump_fd = None

    def _dispatch(self) -> None:
        try:
            call("velto_context_dispatch", self._context._pointer, 0.0)
        except (BusyError, StaleHandleError):
            pass  # Another thread dispatches, or has closed the context.

    # Operations

    def _take_ends(self) -> None:
        assert self._queue is not None
        for event in self._queue.drain():
            operation = event.operation
            if operation is None:
                self._read_all_again()
            else:
                _release(self._operations.get(operation.bits, set()))

    def _read_all_again(self) -> None:
        """Events were dropped: the operations themselves keep their state."""
        for bits, waiters in list(self._operations.items()):
            if waiters and _has_ended(self._context, bits):
                _release(waiters)

    # The end

    def watches(self, fd: int) -> bool:
        """Whether a descriptor is awaited, or is about to be."""
        return fd in self._descriptors

    def forget(self, fd: int) -> None:
        """Releases what awaits a descriptor, which may be about to be closed."""
        if fd in self._descriptors:
            self._loop.remove_reader(fd)
            _release(self._descriptors.pop(fd))

    def close(self) -> None:
        """Releases everything."""
        for fd in list(self._descriptors):
            self.forget(fd)
        if self._queue is not None:
            self._loop.remove_reader(self._queue.fileno())
            self._queue.close()
            self._queue = None
        if self._pump_fd is not None:
            self._loop.remove_reader(self._pump_fd)
            self._pump_fd = None  # What wakes up must not remove the reader of another descriptor with its number.
        for waiters in self._operations.values():
            for future in waiters:
                if not future.done():
                    future.set_exception(cancelled_by_close())

    def in_its_thread(self, action: Callable[[], None]) -> None:
        """Calls a function in the thread of the loop, and waits for it; here if the loop does not run."""
        if self._loop.is_closed():
            return
        if self._is_here():
            action()
            return
        ran = threading.Event()

        def run() -> None:
            if not ran.is_set():
                action()
                ran.set()

        try:
            self._loop.call_soon_threadsafe(run)
        except RuntimeError:
            return  # The loop was closed meanwhile.
        end = time.monotonic() + PATIENCE
        while not ran.wait(STEP) and time.monotonic() < end:
            if self._loop.is_closed():
                return
            if not self._loop.is_running():
                run()

    def _is_here(self) -> bool:
        try:
            return asyncio.get_running_loop() is self._loop
        except RuntimeError:
            return not self._loop.is_running()


def _release(waiters: Waiters) -> None:
    for future in waiters:
        if not future.done():
            future.set_result(None)


def _has_ended(context: Context, bits: int) -> bool:
    from . import _abi

    operation = context._op(_abi.velto_op(bits))
    try:
        return operation is None or operation.done
    except VeltoError:
        return True
