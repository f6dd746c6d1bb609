"""Signals: the measurements of a device."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, sized, structure, text
from ._enums import SignalFlag, Units, ValueType
from ._handle import Handle
from ._values import ChannelInfo, FrameInfo, MwSource, SignalInfo
from .operation import Operation, nothing
from .samples import FORMATS, Sample
from .stream import OnOverflow, Stream

if TYPE_CHECKING:
    from .context import Context


class Signal(Handle):
    """A measurement of a device: a sensor's output, one axis of it, a state. It outlives the links of the device.

        axes = device.signal("axes")
        with axes.stream() as stream:
            for sample in stream:
                print(sample.timestamp, sample.values)
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_signal) -> None:
        super().__init__(id_)
        self._context = context

    @property
    def info(self) -> SignalInfo:
        """Its device and its possible uses."""
        return SignalInfo._of(structure(_abi.velto_signal_info, "velto_signal_get_info", self._id), self._context)

    @property
    def identifier(self) -> str:
        """The identifier, which is the same on all devices, links and runs, such as "axes"."""
        return text("velto_signal_get_identifier", self._id)

    def channels(self, units: Units = Units.SI) -> list[ChannelInfo]:
        """Name and unit of each channel, in the order of the values.

        Args:
            units: The units of the values.
        """
        return [
            ChannelInfo._of(structure(_abi.velto_channel_info, "velto_signal_get_channel", self._id, channel, units))
            for channel in range(self.info.channel_count)
        ]

    @property
    def board_source(self) -> MwSource:
        """The module and the register of a signal of a MetaWear board, for analyzing packets."""
        return MwSource._of(structure(_abi.velto_mw_source, "velto_mw_get_signal_source", self._id))

    @property
    def can_stream(self) -> bool:
        """Whether it can be streamed."""
        return SignalFlag.STREAMABLE in self.info.flags

    @property
    def can_read(self) -> bool:
        """Whether it can be read once, and streamed by polling."""
        return SignalFlag.READABLE in self.info.flags

    def component(self, channel: int) -> Signal:
        """Returns a channel as a signal."""
        found = _abi.velto_signal()
        call("velto_signal_get_component", self._id, channel, ctypes.byref(found))
        return Signal(self._context, found)

    def read(self, units: Units = Units.SI, timeout: float = 5) -> Operation[Sample]:
        """Reads it once.

        Args:
            units: The units of the values.
            timeout: Time limit for the response (seconds, 0.01 to 300).
        """
        info = self.info
        format_ = FORMATS[info.raw_type if units is Units.RAW else ValueType.F32]

        def frame(operation: Operation[Sample]) -> Sample:
            times, size = _abi.velto_frame_info(), 4 * info.channel_count
            buffer, count = ctypes.create_string_buffer(size), ctypes.c_size_t()
            call(
                "velto_op_get_frame", operation._id, units, buffer, size, ctypes.byref(count), ctypes.byref(times)
            )
            return Sample(tuple(memoryview(buffer.raw[: count.value]).cast(format_)), FrameInfo._of(times))

        return Operation.start(self._context, frame, "velto_signal_read", self._id, timeout)

    def stream(
        self, units: Units = Units.SI, capacity: int = 0, timeout: float = 15, poll_interval: float = 0,
        on_overflow: OnOverflow = "warn", counts_loss: bool = False,
    ) -> Stream:
        """Starts a stream of every sample.

        Args:
            units: The units of the values.
            capacity: Capacity of the ring in frames; if it is full, the oldest are dropped. 0 is one minute.
            timeout: Time limit for the device's confirmation (seconds, 0.01 to 300).
            poll_interval: Interval at which a readable signal is polled (seconds); 0 streams the device's notifications.
            on_overflow: The reaction to dropped frames: "warn" (`StreamOverflowWarning`), "raise"
                (`StreamOverflowError`) or "ignore".
            counts_loss: Whether the device counts the frames, so that losses are known exactly. On a MetaWear board this uses a
                processor, and each packet contains one sample instead of three.
        """
        definition = sized(_abi.velto_stream_def)
        definition.units, definition.capacity = units, capacity
        definition.timeout, definition.poll_interval = timeout, poll_interval
        definition.counts_loss = counts_loss
        id_ = _abi.velto_stream()
        started = Operation.start(
            self._context, nothing, "velto_signal_start_stream", self._id, definition, ctypes.byref(id_)
        )
        return Stream(self._context, id_, started, on_overflow)

    def __repr__(self) -> str:
        return f"<Signal {self.identifier}>"

