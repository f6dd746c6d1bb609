"""From times on a context's clock to dates."""

from __future__ import annotations

import operator
from datetime import datetime, timedelta, timezone
from typing import Any, Callable, Protocol

from . import _abi
from ._enums import FrameFlag
from ._values import FrameInfo
from .samples import Sample

EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)

TOLERANCE = 1_000_000
"""The clocks are read once for each conversion: their distance differs by less than that (nanoseconds) unless the machine slept."""


class Stamped(Protocol):
    """An event, a value, a sample or an input: each carries a time on the context's clock."""

    @property
    def timestamp_ns(self) -> int:
        """The time (nanoseconds)."""
        ...


class Column(Protocol):
    """A NumPy array of whole nanoseconds, or of frames as `read_array()` and `to_numpy()` return them."""

    @property
    def dtype(self) -> Any:
        """The type of its elements."""
        ...


def nanoseconds(moment: int | Stamped) -> int:
    """Returns the whole nanoseconds of a moment; seconds are refused, which would give a date at the start of the clock."""
    number: Any = getattr(moment, "timestamp_ns", moment)
    try:
        return operator.index(number)
    except TypeError:
        raise TypeError(
            f"a date is made of whole nanoseconds, or of what has a timestamp_ns, not of {number!r}: "
            "`timestamp` counts seconds, `timestamp_ns` nanoseconds"
        ) from None


def date_of(utc_ns: int) -> datetime:
    """Returns nanoseconds since 1970 as a date in UTC."""
    return EPOCH + timedelta(microseconds=utc_ns // 1000)


def logged_utc_ns(moment: Any) -> int | None:
    """Returns the date of a frame of a log (nanoseconds since 1970), or None if the moment is a time on the context's clock.

    Raises:
        ValueError: The date of the frame is not known.
    """
    frame = moment._infos[moment._row] if isinstance(moment, Sample) else moment
    # The flags of other records have other meanings.
    if not isinstance(frame, (FrameInfo, _abi.velto_frame_info)):
        return None
    if frame.flags & FrameFlag.UNANCHORED:
        raise ValueError(
            f"the frame has no date: {frame.timestamp_ns} ns is the time since the reset of the board, whose clock was not read "
            "since then; skip frames with FrameFlag.UNANCHORED"
        )
    return int(frame.timestamp_ns) if frame.flags & FrameFlag.UTC else None


def frame_dates(utc_ns: Callable[[int], int], infos: Any) -> Any:
    """Returns the dates of frames as `datetime64[ns]`; those of a log carry dates already.

    Raises:
        ValueError: A frame is of a log and has no date (`FrameFlag.UNANCHORED`).
    """
    times, flags = infos["timestamp_ns"].astype("i8"), infos["flags"]
    if (flags & FrameFlag.UNANCHORED.value).any():
        raise ValueError(
            "frames have no date (FrameFlag.UNANCHORED): read the clock of the board by connecting it, or use read_array()"
        )
    is_live = flags & FrameFlag.UTC.value == 0
    dates = times.view("datetime64[ns]")
    dates[is_live] = convert_column(utc_ns, times[is_live])
    return dates


def convert_column(utc_ns: Callable[[int], int], column: Any) -> Any:
    """Returns an array of nanoseconds as `datetime64[ns]`."""
    if column.dtype.kind not in "iu":
        raise TypeError(f"dates are made of whole nanoseconds, not of {column.dtype}: `timestamp` counts seconds")
    dates = column.astype("int64")
    if dates.size:
        shift(utc_ns, dates.reshape(-1), int(dates.min()), int(dates.max()))
    return dates.view("datetime64[ns]")


def shift(utc_ns: Callable[[int], int], times: Any, first: int, last: int) -> None:
    """Shifts the times within two limits, in place: by one distance, unless the machine slept in between."""
    distance = utc_ns(first) - first
    if abs(utc_ns(last) - last - distance) < TOLERANCE or first == last:
        times += distance
        return
    middle = (first + last) // 2
    for low, high in ((first, middle), (middle + 1, last)):
        part = (times >= low) & (times <= high)
        moved = times[part]
        if moved.size:
            shift(utc_ns, moved, low, high)
        times[part] = moved
