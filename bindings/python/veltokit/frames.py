"""The frames of a game loop."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, AsyncIterator, Iterator

from ._calls import call
from ._record import Record
from .errors import StaleHandleError

if TYPE_CHECKING:
    from .context import Context


class Frame(Record):
    """One frame of a game loop."""

    __slots__ = ("index", "dt", "time")
    index: int
    """The number of the frame, beginning at 0."""
    dt: float
    """The time since the previous frame (seconds); for the first frame, the intended length."""
    time: float
    """The time on the context's clock (seconds)."""

    def __init__(self, index: int, dt: float, time: float) -> None:
        self.index, self.dt, self.time = index, dt, time


class Frames:
    """Frames at a steady rate, for `for` and `async for`. A late program skips frames. The frames end when the context is
    closed."""

    def __init__(self, context: Context, hz: float) -> None:
        if not 0 < hz <= 10_000:
            raise ValueError(f"hz is {hz}: must be above 0, up to 10000")
        self._context = context
        self._length = 1 / hz

    def __iter__(self) -> Iterator[Frame]:
        try:
            pacer = _Pacer(self._context, self._length)
            while True:
                yield pacer.frame()
                pacer.wait()
        except StaleHandleError:
            return

    async def __aiter__(self) -> AsyncIterator[Frame]:
        try:
            pacer = _Pacer(self._context, self._length)
            while True:
                yield pacer.frame()
                await pacer.sleep()
        except StaleHandleError:
            return


class _Pacer:
    """Waits for the moment of the next frame."""

    def __init__(self, context: Context, length: float) -> None:
        self._context, self._length = context, length
        self._index, self._last = 0, context.time
        self._due = self._last

    def frame(self) -> Frame:
        """The frame that begins now."""
        now = self._context.time
        dt = now - self._last if self._index else self._length
        frame = Frame(self._index, dt, now)
        self._index, self._last = self._index + 1, now
        self._due = self._due + self._length if self._due + self._length > now else now + self._length
        return frame

    @property
    def left(self) -> float:
        """The time until the next frame (seconds)."""
        return max(self._due - self._context.time, 0.0)

    def wait(self) -> None:
        """Returns when the next frame begins."""
        context = self._context
        if context._has_manual_clock:
            call("velto_context_advance_clock", context._pointer, self.left)
        elif not context._is_pumped:
            time.sleep(self.left)
        else:
            while context.dispatch(self.left) and self.left:
                pass

    async def sleep(self) -> None:
        """Returns when the next frame begins, and lets other tasks run meanwhile."""
        import asyncio

        if self._context._has_manual_clock:
            self.wait()
        await asyncio.sleep(self.left)
        if self._context._is_pumped:
            self._context.dispatch(0)
