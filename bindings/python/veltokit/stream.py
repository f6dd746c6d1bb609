"""Streams: the samples of a signal."""

from __future__ import annotations

import ctypes
import warnings
import weakref
from typing import TYPE_CHECKING, Any, Iterator, Literal

from . import _abi
from ._calls import call, number, structure, text
from ._core import library
from ._enums import StreamState, ValueType
from ._handle import Handle
from ._reader import Reader
from ._record import Record
from ._values import ChannelInfo, FrameInfo, StreamInfo
from .errors import StreamOverflowError, StreamOverflowWarning, VeltoError, from_detail
from .operation import Operation, nothing

if TYPE_CHECKING:
    from .context import Context

OnOverflow = Literal["warn", "raise", "ignore"]
"""The reaction of a stream to frames that were dropped because they were not read in time."""

FORMATS: dict[ValueType, Any] = {ValueType.F32: "f", ValueType.I32: "i", ValueType.U32: "I", ValueType.U8: "B"}
"""Types of values, as `memoryview` and `array` name them."""


class Sample(Record):
    """One frame of a signal: the values of all its channels at one moment."""

    __slots__ = ("values", "info")
    values: tuple[float, ...]
    """The value of each channel."""
    info: FrameInfo
    """Times, number and flags of the frame."""

    def __init__(self, values: tuple[float, ...], info: FrameInfo) -> None:
        self.values, self.info = values, info

    @property
    def timestamp(self) -> float:
        """When the device measured, on the context's clock (seconds)."""
        return self.info.timestamp

    @property
    def timestamp_ns(self) -> int:
        """When the device measured, on the context's clock (nanoseconds)."""
        return self.info.timestamp_ns


class Table(Record):
    """Frames that were read at once, without an object for each."""

    __slots__ = ("values", "infos")
    values: memoryview
    """The values as rows: `values[row, channel]`; NumPy takes them as an array without copying."""
    infos: ctypes.Array[_abi.velto_frame_info]
    """Times, number and flags of each row, as C has them: 32 bytes each."""

    def __init__(self, values: memoryview, infos: ctypes.Array[_abi.velto_frame_info]) -> None:
        self.values, self.infos = values, infos

    def __len__(self) -> int:
        return len(self.infos)

    def __iter__(self) -> Iterator[Sample]:
        rows: Any = self.values.tolist()
        for row, info in zip(rows, self.infos):
            yield Sample(tuple(row), FrameInfo._of(info))


class Stream(Handle, Reader[Sample]):
    """The samples of a signal. Iterating waits for samples, until the program ends the stream.

        with device.signal("axes").stream() as stream:             # waits for the start
            for sample in stream:
                print(sample.values)

        async with device.signal("axes").stream() as stream:       # the same in a coroutine
            async for sample in stream:
                print(sample.values)

    It ends by `stop()` or `close()`, when it is no longer referenced, and with the link of its device. A stream that ended
    without the program's request, or could not be started, raises the reason once all samples are taken.
    """

    __slots__ = (
        "_context", "_finalizer", "_value_type", "_channel_count", "_frame_size", "_on_overflow", "_last", "_dropped",
        "started",
    )

    def __init__(
        self, context: Context, id_: _abi.velto_stream, started: Operation[None], on_overflow: OnOverflow = "warn"
    ) -> None:
        super().__init__(id_)
        self._context = context
        self.started = started
        """The operation that ends when samples are to be expected."""
        self._finalizer = weakref.finalize(self, library().velto_stream_destroy, id_)
        context._streams[id_.bits] = self
        info = self.info
        self._value_type, self._channel_count, self._frame_size = info.value_type, info.channel_count, info.frame_size
        self._on_overflow: OnOverflow = on_overflow
        self._last = self._dropped = 0

    def close(self) -> None:
        """Ends the stream, and discards what waits."""
        if self._finalizer.alive and not self._context.closed:
            self._context._forget_fd(self.fileno())
        self._finalizer()

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
        """Ends the stream, on the device too if no other one reads the signal; samples that wait can still be taken."""
        return Operation.start(self._context, nothing, "velto_stream_stop", self._id)

    @property
    def info(self) -> StreamInfo:
        """State, units, and numbers of frames."""
        return StreamInfo._of(structure(_abi.velto_stream_info, "velto_stream_get_info", self._id), self._context)

    @property
    def error(self) -> VeltoError | None:
        """Why it ended; None if it runs, or ended on request."""
        info = self.info
        if info.result >= 0:
            return None
        return from_detail(info.result, text("velto_stream_get_error", self._id), _abi.velto_error_detail())

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
        """Takes the frames that wait, oldest first, as one table.

        Args:
            limit: Maximum number of frames; None for all that wait.

        Raises:
            StreamOverflowError: Frames were dropped before these, and `on_overflow` is "raise".
        """
        if limit is None:
            # An empty read still reports a stream that is gone.
            limit = max(self.info.waiting_count, 1)
        values, infos = bytearray(limit * self._frame_size), (_abi.velto_frame_info * limit)()
        memory, count = (ctypes.c_char * len(values)).from_buffer(values), ctypes.c_size_t()
        call("velto_stream_read", self._id, memory, self._frame_size, limit, infos, ctypes.byref(count))
        rows = memoryview(values)[: count.value * self._frame_size]
        if count.value:
            rows = rows.cast(FORMATS[self._value_type], (count.value, self._channel_count))
        table = Table(rows, (_abi.velto_frame_info * count.value).from_buffer(infos))
        if count.value:
            expected, self._last = self._last + count.value, infos[count.value - 1].sequence
            if self._last != expected:
                self._check_dropped(table)
        return table

    def _check_dropped(self, table: Table) -> None:
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
        sample = next(iter(self.read(1)), None)
        if sample is None:
            self._is_over()
        return sample

    def wait(self, timeout: float | None = None) -> Sample | None:
        """Takes the oldest sample, waiting for one up to the timeout (seconds).

        Returns None if no sample came, or if the program ended the stream.

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
        info = self.info
        if info.state is not StreamState.ENDED or info.waiting_count:
            return False
        error = self.error
        # The end of its context is the program's, too.
        if error is not None and not self._context._is_closing:
            raise error
        return True
