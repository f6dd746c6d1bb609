"""Streams: the samples of a signal."""

from __future__ import annotations

import ctypes
import struct
import sys
import warnings
from collections import deque
from typing import TYPE_CHECKING, Any, AsyncIterator, Iterator, Literal

from . import _abi
from ._calls import call, number, structure, text
from ._dates import frame_dates
from ._handle import OwnedHandle
from ._reader import Reader
from ._values import ChannelInfo, StreamInfo
from .arrays import data_frame, frame_infos, structured_array
from .errors import StaleHandleError, StreamOverflowError, StreamOverflowWarning, VeltoError, from_detail
from .operation import Operation, nothing
from .samples import FORMATS, Sample, Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .context import Context

OnOverflow = Literal["warn", "raise", "ignore"]
"""The reaction of a stream to frames dropped because they were not read in time."""

NATIVE = "@=<" if sys.byteorder == "little" else "@=>"
"""Prefixes of formats in the byte order of the machine; arrays of `ctypes` have the last one."""

CHUNK = 256
"""Number of frames that a loop takes from the library at once."""


class Stream(OwnedHandle, Reader[Sample]):
    """The samples of a signal. Iterating waits for samples, until the program ends the stream.

        with device.signal("axes").stream() as stream:             # waits for the start
            for sample in stream:
                print(sample.values)

        async with device.signal("axes").stream() as stream:       # the same in a coroutine
            async for sample in stream:
                print(sample.values)

    A loop takes many samples from the library at once. If it ends early, the next loop, `poll()` or `read()` returns its
    remaining samples first; `fileno()` does not count them.

    A stream ends by `stop()` or `close()`, when it is no longer referenced, and with the link of its device. A stream that ended
    without the program's request, or could not be started, raises the reason once all samples are taken.
    """

    __slots__ = (
        "_context", "_format", "_channel_count", "_frame_size", "_on_overflow", "_last", "_dropped", "_ahead",
        "started",
    )

    def __init__(
        self, context: Context, id_: _abi.velto_stream, started: Operation[None], on_overflow: OnOverflow = "warn"
    ) -> None:
        super().__init__(id_, "velto_stream_destroy")
        self._context = context
        self.started: Operation[None] = started
        """The operation that ends when the device has confirmed the start."""
        context._streams[id_.bits] = self
        info = self.info
        self._format, self._channel_count, self._frame_size = FORMATS[info.value_type], info.channel_count, info.frame_size
        self._on_overflow: OnOverflow = on_overflow
        self._last = self._dropped = 0
        self._ahead: deque[Sample] = deque()
        """Samples that a loop has taken and not given."""

    def close(self) -> None:
        """Ends the stream, and discards waiting samples."""
        if self._finalizer.alive and not self._context.closed:
            self._context._forget_fd(self.fileno())
        self._finalizer()
        self._ahead.clear()

    def __enter__(self) -> Stream:
        try:
            self.started.wait()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    async def __aenter__(self) -> Stream:
        try:
            await self.started
        except BaseException:
            self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def stop(self) -> Operation[None]:
        """Ends the stream, and stops the signal on the device if no other stream uses it; waiting samples can still be taken."""
        return Operation.start(self._context, nothing, "velto_stream_stop", self._id)

    @property
    def info(self) -> StreamInfo:
        """State, units, and numbers of frames."""
        return StreamInfo._of(structure(_abi.velto_stream_info, "velto_stream_get_info", self._id), self._context)

    @property
    def error(self) -> VeltoError | None:
        """The reason why it ended; None if it runs, or ended on request."""
        info = self.info
        if info.result >= 0:
            return None
        detail = structure(_abi.velto_error_detail, "velto_stream_get_error_detail", self._id)
        return from_detail(info.result, text("velto_stream_get_error", self._id), detail)

    @property
    def channels(self) -> list[ChannelInfo]:
        """Name, unit and scale of each column."""
        return [
            ChannelInfo._of(structure(_abi.velto_channel_info, "velto_stream_get_channel", self._id, channel))
            for channel in range(self._channel_count)
        ]

    def fileno(self) -> int:
        """The descriptor that is readable while samples wait, and once the stream has ended; never read or close it."""
        return int(number(ctypes.c_int32, "velto_stream_get_fd", self._id))

    def read(self, limit: int | None = None) -> Table:
        """Takes the waiting frames, oldest first, as one table.

        Args:
            limit: Maximum number of frames; None for all waiting frames.

        Raises:
            StreamOverflowError: Frames were dropped before these, and `on_overflow` is "raise".
        """
        # An empty read still reports a stream that is gone.
        waiting = max(self._waiting, 1)
        return self._table(waiting if limit is None else min(limit, waiting))

    def _table(self, limit: int) -> Table:
        values, infos = bytearray(limit * self._frame_size), (_abi.velto_frame_info * limit)()
        count = self.read_into(memoryview(values).cast(self._format), infos)
        # A sample that the program keeps must not keep the memory for many.
        found = (_abi.velto_frame_info * count).from_buffer_copy(infos) if count < limit else infos
        return Table._of(values, count, self._channel_count, self._format, found)

    def read_array(self, limit: int | None = None) -> NDArray[Any]:
        """Takes the waiting frames as a structured NumPy array, oldest first.

        Each row has `timestamp_ns`, `arrival_ns`, `sequence`, `tick` and `flags`, and the channels by their names.

        Args:
            limit: Maximum number of frames; None for all waiting frames.

        Raises:
            StreamOverflowError: Frames were dropped before these, and `on_overflow` is "raise".
        """
        return structured_array(self.read(limit), [channel.name for channel in self.channels])

    def read_dataframe(self, limit: int | None = None) -> Any:
        """Takes the waiting frames as a `pandas.DataFrame`: an index of dates in UTC, and a column for each channel.

        `attrs["units"]` of the data frame has the unit of each column.

        Args:
            limit: Maximum number of frames; None for all waiting frames.

        Raises:
            ValueError: The frames are of a log and have no dates (`FrameFlag.UNANCHORED`).
            StreamOverflowError: Frames were dropped before these, and `on_overflow` is "raise".
        """
        import numpy

        table, channels = self.read(limit), self.channels
        columns = {channel.name: values for channel, values in zip(channels, numpy.asarray(table).T)}
        units = {channel.name: channel.unit for channel in channels}
        return data_frame(frame_dates(self._context.utc_ns, frame_infos(table)), columns, units)

    def read_into(self, values: Any, infos: ctypes.Array[_abi.velto_frame_info] | None = None) -> int:
        """Copies frames into an array of the program, oldest first, and returns their number.

        Args:
            values: A writable array of the stream's type of value, for instance of NumPy or `ctypes`, with room for whole
                frames.
            infos: Receives times, number and flags of each frame; it has room for as many.

        Raises:
            StreamOverflowError: Frames were dropped, and `on_overflow` is "raise". The frames after them are in the array,
                and the table of the error.
        """
        view = self._checked(values)
        limit = view.nbytes // self._frame_size
        if infos is not None and len(infos) < limit:
            raise ValueError(f"infos has room for {len(infos)} frames, and values for {limit}")
        if limit == 0:
            return 0
        found = (_abi.velto_frame_info * limit)() if infos is None else infos
        left = self._take_left(view, found, limit)
        if left == limit:
            return left
        rest = ctypes.c_char.from_buffer(view, left * self._frame_size)
        row = _abi.velto_frame_info.from_buffer(found, left * ctypes.sizeof(_abi.velto_frame_info))
        read = ctypes.c_size_t()
        call(
            "velto_stream_read", self._id, ctypes.byref(rest), self._frame_size, limit - left, ctypes.byref(row),
            ctypes.byref(read),
        )
        count = left + read.value
        if read.value:
            expected, self._last = self._last + read.value, found[count - 1].sequence
            if self._last != expected:
                rows = (_abi.velto_frame_info * count).from_buffer(found)
                self._report_dropped(Table._of(bytearray(view), count, self._channel_count, self._format, rows))
        return count

    def _checked(self, values: Any) -> memoryview[Any]:
        """The memory of an array for whole frames."""
        view = memoryview(values)
        if view.readonly or not view.c_contiguous or view.nbytes % self._frame_size:
            raise ValueError(f"values has to be writable, contiguous, and of whole frames of {self._frame_size} bytes each")
        if view.format.lstrip(NATIVE) != self._format:
            raise TypeError(f"values of the format {self._format!r} are needed, not {view.format!r}")
        return view

    @property
    def _raw_info(self) -> Any:
        return structure(_abi.velto_stream_info, "velto_stream_get_info", self._id)

    @property
    def _waiting(self) -> int:
        return int(self._raw_info.waiting_count) + len(self._ahead)

    def _take_left(self, values: Any, infos: Any, limit: int) -> int:
        count = min(limit, len(self._ahead))
        for row in range(count):
            sample = self._ahead.popleft()
            struct.pack_into(f"{self._channel_count}{self._format}", values, row * self._frame_size, *sample.values)
            infos[row] = sample._infos[sample._row]
        return count

    def _report_dropped(self, table: Table) -> None:
        """Numbers are missing: frames were lost on the radio, or dropped."""
        dropped = int(self.info.dropped_count)
        count, self._dropped = dropped - self._dropped, dropped
        if count and self._on_overflow != "ignore":
            sentence = f"{count} frames were dropped before they were read: read more often, or ask for a larger capacity"
            if self._on_overflow == "raise":
                raise StreamOverflowError(sentence, table, count)
            warnings.warn(sentence, StreamOverflowWarning, stacklevel=3)

    def poll(self) -> Sample | None:
        """Takes the oldest sample, if there is one.

        Raises:
            VeltoError: The stream ended without the program's request, and all samples are taken.
        """
        if self._ahead:
            return self._ahead.popleft()
        raw = self._raw_info
        if raw.waiting_count:
            return next(iter(self._table(1)), None)
        if raw.state == _abi.VELTO_STREAM_STATE_ENDED:
            self._is_over()
        return None

    def drain(self) -> Iterator[Sample]:
        """Takes all waiting samples, for instance once per frame."""
        left, ahead = self._waiting, self._ahead
        while left > 0 and (ahead or self._take_ahead(min(left, CHUNK))):
            count = min(left, len(ahead))
            left -= count
            for _ in range(count):
                yield ahead.popleft()

    def wait(self, timeout: float | None = None) -> Sample | None:
        """Takes the oldest sample, waiting up to the timeout (seconds).

        Returns None if there is no sample, or if the program ended the stream.

        Raises:
            VeltoError: The stream ended without the program's request, and all samples are taken.
        """
        for part in self._context._slices(timeout):
            sample = self.poll()
            if sample is not None or self._is_over():
                return sample
            self._context._wait_readable(self.fileno(), part)
        return self.poll()

    def _is_over(self) -> bool:
        raw = self._raw_info
        if raw.state != _abi.VELTO_STREAM_STATE_ENDED or raw.waiting_count:
            return False
        error = self.error
        # The end of its context is the program's, too.
        if error is not None and not self._context._is_closing:
            raise error
        return True

    def _take_ahead(self, limit: int) -> int:
        """Takes samples for a loop, and returns the number of those that it has."""
        self._ahead.extend(self._table(limit))
        return len(self._ahead)

    def __iter__(self) -> Iterator[Sample]:
        ahead = self._ahead
        try:
            while True:
                while ahead:
                    yield ahead.popleft()
                if not self._take_ahead(CHUNK):
                    sample = self.wait()
                    if sample is not None:
                        ahead.append(sample)
                    elif self._is_over():
                        return
        except StaleHandleError:
            return

    async def __aiter__(self) -> AsyncIterator[Sample]:
        ahead = self._ahead
        try:
            while True:
                while ahead:
                    yield ahead.popleft()
                if not self._take_ahead(CHUNK):
                    if self._is_over():
                        return
                    await self._context._loop().readable(self)
        except StaleHandleError:
            return
