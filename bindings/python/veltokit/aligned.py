"""Several streams on one grid of times, as a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Mapping

from ._enums import StreamState
from .arrays import data_frame, frame_infos, interpolate
from .samples import Table
from .signals import Signal
from .stream import Stream

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .context import Context

PERIODS = 1.5
"""Distance of two samples between which one is missing (periods)."""


class AlignedStreams:
    """Streams of one or several devices, read as one table: a row for each moment of a steady grid, a column for each channel.

        streams = {"left": left.signal("acceleration").stream(), "right": right.signal("acceleration").stream()}
        with veltokit.AlignedStreams(streams, rate=100) as aligned:
            for frame in velto.frames(hz=2):
                print(aligned.read_dataframe())  # columns left.x, left.y … right.z

    Values between two samples are interpolated linearly. Where samples are missing, they are NaN: nothing is interpolated over a
    gap. The moments are multiples of the interval on the context's clock, so that tables of different programs have the same.
    NumPy is needed.
    """

    __slots__ = ("_columns", "_context", "_interval", "_next", "_patience")

    def __init__(self, streams: Mapping[str, Stream], rate: float, *, max_gap: float | None = None, patience: float = 2.0) -> None:
        """Takes over reading the streams; do not read them otherwise.

        Args:
            streams: The streams by the names that begin their columns; all of one context.
            rate: Number of rows for each second (hertz, above 0, up to 10000).
            max_gap: Longest distance of two samples between which is interpolated (seconds); None for 1.5 periods of the stream,
                without a missing number.
            patience: Maximum lag of a stream behind the others (seconds); beyond it, its values are NaN.
        """
        if not 0 < rate <= 10_000:
            raise ValueError(f"rate is {rate}: must be above 0, up to 10000")
        if not patience >= 0:
            raise ValueError(f"patience is {patience}: must be 0 or more")
        if max_gap is not None and not max_gap > 0:
            raise ValueError(f"max_gap is {max_gap}: must be above 0, or None")
        check_streams(streams)
        contexts = {stream._context for stream in streams.values()}
        if len(contexts) != 1:
            raise ValueError(f"streams has {len(contexts)} contexts: streams of one context are needed, whose times can be compared")
        self._context: Context = contexts.pop()
        self._columns = [_Column(name, stream, max_gap, self._context.time_ns) for name, stream in streams.items()]
        self._interval = 1e9 / rate
        self._next: int | None = None
        """The number of the next row, counted from the start of the clock."""
        self._patience = patience * 1e9

    def __enter__(self) -> AlignedStreams:
        try:
            for column in self._columns:
                column.stream.started.wait()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> AlignedStreams:
        try:
            for column in self._columns:
                await column.stream.started
        except BaseException:
            self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends all streams, and discards waiting samples."""
        for column in self._columns:
            column.stream.close()

    @property
    def names(self) -> list[str]:
        """The columns, such as "left.x"."""
        return [name for column in self._columns for name in column.units]

    @property
    def units(self) -> dict[str, str]:
        """The unit of each column."""
        return {name: unit for column in self._columns for name, unit in column.units.items()}

    def replace(self, name: str, stream: Stream) -> None:
        """Continues with another stream of the same signal, for instance after the link of its device was lost.

        Args:
            name: The name of the ended stream.
            stream: The new one.

        Raises:
            KeyError: No stream has that name.
            ValueError: The stream has other channels, or another context.
        """
        column = next((column for column in self._columns if column.name == name), None)
        if column is None:
            raise KeyError(name)
        if stream._context is not self._context or channel_units(name, stream) != column.units:
            raise ValueError(f"stream {name!r} can be replaced only by a stream of the same context and channels")
        column.take()
        column.stream = stream

    def read(self) -> NDArray[Any]:
        """Takes the complete rows as a structured array: `timestamp_ns`, and the columns of `names`.

        A row is complete when each stream has a sample at or after it, has ended, or is `patience` behind the others. An ended
        stream is NaN after its last sample.

        Raises:
            StreamOverflowError: Frames of a stream were dropped, and its `on_overflow` is "raise". The next read goes on.
        """
        import numpy

        for column in self._columns:
            column.take()
        numbers = self._complete()
        rows = numpy.empty(len(numbers), [("timestamp_ns", "i8")] + [(name, "f8") for name in self.names])
        rows["timestamp_ns"] = moments = numpy.round(numbers * self._interval).astype("i8")
        for column in self._columns:
            for name, values in zip(column.units, column.values_at(moments)):
                rows[name] = values
        if len(numbers):
            self._next = int(numbers[-1]) + 1
            for column in self._columns:
                column.forget_before(round(self._next * self._interval))
        return rows

    def read_dataframe(self) -> Any:
        """Takes the complete rows as a `pandas.DataFrame`, indexed by dates in UTC; `attrs["units"]` has the units."""
        rows = self.read()
        return data_frame(self._context.dates(rows["timestamp_ns"]), {name: rows[name] for name in self.names}, self.units)

    def _complete(self) -> NDArray[Any]:
        """The numbers of the complete rows."""
        import numpy

        newest = max(column.last for column in self._columns)
        live = [column for column in self._columns if not column.is_over and newest - column.last <= self._patience]
        end = math.floor(min((column.last for column in live), default=newest) / self._interval)
        if self._next is None:
            begun = [int(column.times[0]) for column in self._columns if len(column.times)]
            if not begun or any(len(column.times) == 0 for column in live):
                return numpy.arange(0)
            self._next = math.ceil(min(begun) / self._interval)
        return numpy.arange(self._next, max(end + 1, self._next))


class _Column:
    """The samples of a stream that rows still need."""

    def __init__(self, name: str, stream: Stream, max_gap: float | None, now: int) -> None:
        import numpy

        self.name, self.stream = name, stream
        self.units = channel_units(name, stream)
        self._max_gap = None if max_gap is None else max_gap * 1e9
        self._period = 0.0
        self.times: NDArray[Any] = numpy.empty(0, "i8")
        self._sequences: NDArray[Any] = numpy.empty(0, "i8")
        self._values: NDArray[Any] = numpy.empty((0, len(self.units)))
        self.last = now
        """The time of the newest sample."""

    @property
    def is_over(self) -> bool:
        """Whether the stream has ended and all its samples are taken."""
        info = self.stream.info
        return info.state is StreamState.ENDED and not info.waiting_count

    def take(self) -> None:
        """Takes the samples that wait."""
        import numpy

        table: Table = self.stream.read()
        if not len(table):
            return
        infos = frame_infos(table)
        self.times = numpy.append(self.times, infos["timestamp_ns"].astype("i8"))
        self._sequences = numpy.append(self._sequences, infos["sequence"].astype("i8"))
        self._values = numpy.concatenate((self._values, numpy.asarray(table)))
        self.last = int(self.times[-1])
        self._measure()

    def _measure(self) -> None:
        """Notes the period, which lost samples do not change as long as a quarter of the steps are whole."""
        import numpy

        asked = self.stream.info.rate_asked
        if asked:
            self._period = 1e9 / asked
        elif len(self.times) > 4 or (len(self.times) > 1 and not self._period):
            self._period = float(numpy.quantile(numpy.diff(self.times), 0.25))

    def values_at(self, moments: NDArray[Any]) -> NDArray[Any]:
        """Returns the values of each channel at the moments, NaN in gaps."""
        import numpy

        if not len(self.times) or not len(moments):
            return numpy.full((len(self.units), len(moments)), numpy.nan)
        return interpolate(self.times, self._values, moments, self._is_whole).T

    def _is_whole(self, before: NDArray[Any], after: NDArray[Any]) -> NDArray[Any]:
        """Whether no sample is missing between two."""
        span = self.times[after] - self.times[before]
        if self._max_gap is not None:
            is_short: NDArray[Any] = span <= self._max_gap
            return is_short
        is_next: NDArray[Any] = (self._sequences[after] - self._sequences[before] <= 1) & (span <= PERIODS * self._period)
        return is_next

    def forget_before(self, moment: int) -> None:
        """Discards samples that no further row needs."""
        import numpy

        first = max(int(numpy.searchsorted(self.times, moment, "right")) - 1, 0)
        self.times, self._sequences, self._values = self.times[first:], self._sequences[first:], self._values[first:]


def check_streams(streams: Any) -> None:
    """Raises a `TypeError` unless the argument is a dictionary of streams."""
    if not isinstance(streams, Mapping):
        raise TypeError(f"streams is a {type(streams).__name__}: name each stream in a dictionary, such as {{\"left\": stream}}")
    for name, stream in streams.items():
        if not isinstance(stream, Stream):
            remedy = "call its stream()" if isinstance(stream, Signal) else "must be a Stream"
            raise TypeError(f"streams[{name!r}] is a {type(stream).__name__}: {remedy}")


def channel_units(name: str, stream: Stream) -> dict[str, str]:
    """The units of a stream's columns, by their names."""
    return {f"{name}.{channel.name}": channel.unit for channel in stream.channels}
