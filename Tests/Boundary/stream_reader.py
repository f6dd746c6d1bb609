"""Short names for what tests do with signals and streams through the C functions."""

from __future__ import annotations

import ctypes
from typing import Any

from pumped_context import PumpedContext
from veltokit import abi

TYPES = {
    abi.VELTO_VALUE_TYPE_F32: ctypes.c_float, abi.VELTO_VALUE_TYPE_I32: ctypes.c_int32, abi.VELTO_VALUE_TYPE_U32: ctypes.c_uint32,
    abi.VELTO_VALUE_TYPE_U8: ctypes.c_uint8,
}


def find_signal(context: PumpedContext, device: abi.velto_device, identifier: str) -> abi.velto_signal:
    return context.answer(abi.velto_signal, "device_find_signal", device, identifier.encode())


class StreamReader:
    """A stream that a test starts, and what it reads of it."""

    def __init__(
        self, context: PumpedContext, device: abi.velto_device, identifier: str = "axes", units: int = abi.VELTO_UNITS_RAW, **members: Any
    ) -> None:
        self.context = context
        self.signal = find_signal(context, device, identifier)
        definition = abi.velto_stream_def()
        context.stream_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        for name, value in {"units": units, **members}.items():
            setattr(definition, name, value)
        self.stream, self.start = abi.velto_stream(), abi.velto_op()
        context.signal_start_stream(self.signal, ctypes.byref(definition), ctypes.byref(self.stream), ctypes.byref(self.start))

    @property
    def info(self) -> abi.velto_stream_info:
        return self.context.answer(abi.velto_stream_info, "stream_get_info", self.stream)

    @property
    def fd(self) -> int:
        return self.context.answer(ctypes.c_int32, "stream_get_fd", self.stream)

    def channel(self, index: int) -> tuple[str, str, float]:
        info = self.context.answer(abi.velto_channel_info, "stream_get_channel", self.stream, index)
        return info.name.decode(), info.unit.decode(), info.scale

    def read(self, limit: int = 4096) -> tuple[list[tuple[float, ...]], list[abi.velto_frame_info]]:
        info = self.info
        columns = info.channel_count
        values, infos = (TYPES[info.value_type] * (limit * columns))(), (abi.velto_frame_info * limit)()
        count = ctypes.c_size_t()
        self.context.stream_read(self.stream, values, info.frame_size, limit, infos, ctypes.byref(count))
        assert self.context.footnote == (abi.VELTO_OK if count.value else abi.VELTO_NOTHING)
        rows = [tuple(values[row * columns:(row + 1) * columns]) for row in range(count.value)]
        return rows, list(infos[: count.value])

    def stop(self) -> abi.velto_op:
        return self.context.answer(abi.velto_op, "stream_stop", self.stream)

    def destroy(self) -> None:
        self.context.library.velto_stream_destroy(self.stream)
