"""The time of a context: its clock, and running a pumped context."""

from __future__ import annotations

import ctypes
import math
import select
import time
from datetime import datetime, timedelta
from typing import Any, Callable, Iterable, overload

from . import _abi
from ._calls import call, number, timeout_to_c
from ._context_base import ContextBase
from ._dates import EPOCH, Column, Stamped, convert_column, date_of, frame_dates, logged_utc_ns, nanoseconds
from .frames import Frames

SLICE = 0.1
"""The longest wait inside the library (seconds): Python handles signals such as Ctrl-C in between."""

STRIDE = 10
"""The step of a manual clock inside the library (seconds), for the same reason."""
LONGEST = 365 * 86400
"""The maximum advance of a manual clock in one call (seconds)."""


class ContextClock(ContextBase):
    """Time, frames and pumping."""

    def frames(self, hz: float = 60) -> Frames:
        """Returns the frames of a game loop, `hz` times per second, for `for` and `async for`.

        A pumped context is dispatched meanwhile, and a manual clock advances by a frame instead of waiting.
        """
        return Frames(self._context, hz)

    @property
    def time_ns(self) -> int:
        """The time on the context's clock (nanoseconds)."""
        return int(number(ctypes.c_uint64, "velto_context_get_time_ns", self._pointer))

    @property
    def time(self) -> float:
        """The time on the context's clock (seconds)."""
        return self.time_ns / 1e9

    def date(self, moment: int | Stamped) -> datetime:
        """Returns the date of an event, a value, a sample or a time on the context's clock, in UTC.

        Args:
            moment: An object with a `timestamp_ns`, or whole nanoseconds. A number of seconds is an error. Dates of log samples
                are returned unchanged.

        Raises:
            ValueError: The sample is of a log and has no date (`FrameFlag.UNANCHORED`).
        """
        return date_of(self.utc_ns(moment))

    def utc_ns(self, moment: int | Stamped) -> int:
        """Returns the date of a moment as nanoseconds since 1970, which a `datetime` rounds to microseconds.

        Raises:
            ValueError: The sample is of a log and has no date (`FrameFlag.UNANCHORED`).
        """
        logged = logged_utc_ns(moment)
        if logged is not None:
            return logged
        utc = ctypes.c_uint64()
        call("velto_context_get_utc_ns", self._pointer, nanoseconds(moment), ctypes.byref(utc))
        return utc.value

    def time_ns_of(self, date: datetime) -> int:
        """Returns the time on the context's clock at a date (nanoseconds); negative before the start of the clock.

        Args:
            date: A date with a time zone. The conversion uses the current offset: earlier sleeps of the machine are not
                considered.
        """
        if date.tzinfo is None:
            raise ValueError("the date needs a time zone, such as datetime.now(timezone.utc)")
        now, utc = ctypes.c_uint64(), ctypes.c_uint64()
        call("velto_context_get_clock_anchor", self._pointer, ctypes.byref(now), ctypes.byref(utc))
        return now.value + (date - EPOCH) // timedelta(microseconds=1) * 1000 - utc.value

    @overload
    def dates(self, moments: Iterable[int | Stamped]) -> list[datetime]: ...

    @overload
    def dates(self, moments: Column) -> Any: ...

    def dates(self, moments: Any) -> Any:
        """Returns the dates of many moments at once, in UTC.

        Args:
            moments: A table of frames, or any number of arguments for `date()`; or a NumPy array of frames or of whole
                nanoseconds, which becomes an array of `datetime64[ns]`. Plain nanoseconds are times on the context's clock.

        Raises:
            ValueError: A frame is of a log and has no date (`FrameFlag.UNANCHORED`).
        """
        if hasattr(moments, "dtype"):
            has_flags = "timestamp_ns" in (moments.dtype.names or ())
            return (frame_dates if has_flags else convert_column)(self.utc_ns, moments)
        return [self.date(moment) for moment in getattr(moments, "infos", moments)]

    # Pumped contexts

    def dispatch(self, timeout: float | None = 0) -> bool:
        """Runs everything that is due in a pumped context, waiting for work up to the timeout.

        Returns whether work was done. None waits until there is work.
        """
        end = None if timeout is None else time.monotonic() + timeout
        while True:
            left = SLICE if end is None else min(SLICE, end - time.monotonic())
            if call("velto_context_dispatch", self._pointer, max(left, 0.0)) == _abi.VELTO_OK:
                return True
            if end is not None and time.monotonic() >= end:
                return False

    @property
    def pump_fd(self) -> int:
        """The descriptor that becomes readable when a pumped context has work; never read or close it."""
        return int(number(ctypes.c_int32, "velto_context_get_pump_fd", self._pointer))

    @property
    def next_deadline_ns(self) -> int | None:
        """The time by which a pumped context must be dispatched, on its clock (nanoseconds)."""
        deadline = ctypes.c_uint64()
        result = call("velto_context_get_next_deadline_ns", self._pointer, ctypes.byref(deadline))
        return deadline.value if result == _abi.VELTO_OK else None

    # Manual clocks

    def advance(self, seconds: float) -> None:
        """Advances a manual clock, and runs everything that becomes due."""
        if isinstance(seconds, (int, float)) and STRIDE < seconds <= LONGEST:
            self.advance_to(self.time_ns + round(seconds * 1e9))
        else:
            call("velto_context_advance_clock", self._pointer, seconds)

    def advance_to(self, timestamp_ns: int) -> None:
        """Advances a manual clock to a timestamp (nanoseconds)."""
        if STRIDE * 1e9 < timestamp_ns - self.time_ns <= LONGEST * 1e9:
            for stop in range(self.time_ns + STRIDE * 10**9, timestamp_ns, STRIDE * 10**9):
                call("velto_context_advance_clock_to", self._pointer, stop)
        call("velto_context_advance_clock_to", self._pointer, timestamp_ns)

    # Waiting

    def _slices(self, timeout: float | None) -> Slices:
        return Slices(self, timeout)

    def _wait_readable(self, fd: int, timeout: float) -> None:
        """Waits until a descriptor may be readable; a pumped context is run meanwhile."""
        if self._has_manual_clock:
            deadline, end = self.next_deadline_ns, self.time_ns + round(timeout * 1e9)
            self.advance_to(end if deadline is None else max(min(deadline, end), self.time_ns))
            return
        poller = select.poll()
        poller.register(fd, select.POLLIN)
        if self._is_pumped:
            poller.register(self.pump_fd, select.POLLIN)
        poller.poll(max(timeout, 0.0) * 1000)
        if self._is_pumped:
            call("velto_context_dispatch", self._pointer, 0.0)


class Slices:
    """The parts of a long wait: iterating yields how long to wait in the library next, until the time is up.

    The first part is yielded in any case, so that a timeout of 0 looks once. Time is counted in whole nanoseconds, as
    by the clock: a part never becomes too short to end the wait.
    """

    def __init__(self, clock: ContextClock, timeout: float | None) -> None:
        self._now: Callable[[], int] = (lambda: clock.time_ns) if clock._has_manual_clock else time.monotonic_ns
        is_endless = timeout is None or timeout == math.inf
        self._end = None if is_endless else self._now() + math.ceil(timeout_to_c(timeout) * 1e9)
        self._is_first = True

    def __iter__(self) -> Slices:
        return self

    def __next__(self) -> float:
        left = SLICE if self._end is None else (self._end - self._now()) / 1e9
        if left <= 0 and not self._is_first:
            raise StopIteration
        self._is_first = False
        return max(min(left, SLICE), 0.0)
