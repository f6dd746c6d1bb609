"""Samples: the values of a signal, one by one and as tables."""

from __future__ import annotations

import ctypes
import struct
from typing import Any, Iterator

from . import _abi
from ._enums import ValueType
from ._record import Record
from ._values import FrameInfo

FORMATS: dict[ValueType, Any] = {ValueType.F32: "f", ValueType.I32: "i", ValueType.U32: "I", ValueType.U8: "B"}
"""Types of values, as `memoryview`, `array` and `struct` name them."""


class Sample(Record):
    """One frame of a signal: the values of all its channels at one moment."""

    # The information is made when a program asks for it: most programs read the values alone.
    __slots__ = ("values", "_infos", "_row")
    values: tuple[float, ...]
    """The value of each channel."""
    _infos: Any
    _row: int

    def __init__(self, values: tuple[float, ...], info: FrameInfo) -> None:
        self.values, self._infos, self._row = values, (info,), 0

    @property
    def info(self) -> FrameInfo:
        """Times, number and flags of the frame."""
        info = self._infos[self._row]
        return info if isinstance(info, FrameInfo) else FrameInfo._of(info)

    @property
    def timestamp(self) -> float:
        """The time of the measurement, on the context's clock (seconds). In a log: seconds since 1970 with `FrameFlag.UTC`, or
        since the reset of the board with `FrameFlag.UNANCHORED`."""
        return self.timestamp_ns / 1e9

    @property
    def timestamp_ns(self) -> int:
        """The time of the measurement, on the context's clock (nanoseconds); in a log, see `timestamp`."""
        return int(self._infos[self._row].timestamp_ns)

    def as_dict(self) -> dict[str, Any]:
        """Returns the members by name."""
        return {"values": self.values, "info": self.info}


class Table(Record):
    """Frames of one read, without an object for each. `numpy.asarray(table)` is an array of the values, without
    copying, whose rows are the frames."""

    __slots__ = ("values", "infos", "channel_count")
    values: memoryview[float]
    """The values as rows: `values[row, channel]`; a table without rows has a single dimension."""
    infos: ctypes.Array[_abi.velto_frame_info]
    """Times, number and flags of each row, in C layout: 32 bytes each."""
    channel_count: int
    """Number of values of each row."""

    def __init__(self, values: memoryview[float], infos: ctypes.Array[_abi.velto_frame_info], channel_count: int) -> None:
        self.values, self.infos, self.channel_count = values, infos, channel_count

    @classmethod
    def _of(cls, data: Any, count: int, channel_count: int, format_: Any, infos: Any) -> Table:
        """The first rows of a buffer; `infos` has as many."""
        rows = memoryview(data)[: count * channel_count * struct.calcsize(format_)]
        # A view cannot have rows without being able to have one.
        values = rows.cast(format_, (count, channel_count)) if count else rows.cast(format_)
        return cls(values, infos, channel_count)

    def __len__(self) -> int:
        return len(self.infos)

    def __iter__(self) -> Iterator[Sample]:
        rows, infos = struct.iter_unpack(f"{self.channel_count}{self.values.format}", self.values.cast("B")), self.infos
        new = Sample.__new__
        for row, values in enumerate(rows):
            sample = new(Sample)
            sample.values, sample._infos, sample._row = values, infos, row
            yield sample

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        import numpy

        array = numpy.asarray(self.values, dtype).reshape(-1, self.channel_count)
        return array.copy() if copy else array
