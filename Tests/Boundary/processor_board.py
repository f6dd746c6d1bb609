"""A simulated board whose processors a test uses through the C functions."""

from __future__ import annotations

import ctypes
from typing import Any

from connected_board import ACCELEROMETER, RL
from pumped_context import PumpedContext
from stream_reader import TYPES
from test_board_logs import LoggingBoard
from veltokit import abi

RAW, NATIVE = abi.VELTO_UNITS_RAW, abi.VELTO_UNITS_NATIVE
QUERIES = 28
"""The slots of processors that are read before the first one is created."""


def type_of(name: str) -> int:
    return getattr(abi, f"VELTO_MW_PROCESSOR_TYPE_{name}")


def mode_of(name: str) -> int:
    return getattr(abi, f"VELTO_MW_PROCESSOR_MODE_{name}")


def function_of(name: str) -> int:
    return getattr(abi, f"VELTO_MW_PROCESSOR_FUNCTION_{name}")


def definition(type_: str, references: list[float] | None = None, **members: Any) -> abi.velto_mw_processor_def:
    found = abi.velto_mw_processor_def(struct_size=ctypes.sizeof(abi.velto_mw_processor_def), type=type_of(type_), **members)
    for index, reference in enumerate(references or []):
        found.references[index] = reference
    found.reference_count = len(references or [])
    return found


class Rows:
    """A stream, and the rows that were read of it."""

    def __init__(self, context: PumpedContext, signal: abi.velto_signal, units: int = RAW, **members: Any) -> None:
        self.context = context
        options = abi.velto_stream_def()
        context.stream_def_init(ctypes.byref(options), ctypes.sizeof(options))
        for name, value in {"units": units, **members}.items():
            setattr(options, name, value)
        self.stream, self.start = abi.velto_stream(), abi.velto_op()
        context.signal_start_stream(signal, ctypes.byref(options), ctypes.byref(self.stream), ctypes.byref(self.start))

    @property
    def info(self) -> abi.velto_stream_info:
        return self.context.answer(abi.velto_stream_info, "stream_get_info", self.stream)

    def read(self, limit: int = 1 << 14) -> list[tuple[float, ...]]:
        return [row for row, _ in self.read_with_infos(limit)]

    def read_with_infos(self, limit: int = 1 << 14) -> list[tuple[tuple[float, ...], abi.velto_frame_info]]:
        info = self.info
        columns = info.channel_count
        values, infos = (TYPES[info.value_type] * (limit * columns))(), (abi.velto_frame_info * limit)()
        count = ctypes.c_size_t()
        self.context.stream_read(self.stream, values, info.frame_size, limit, infos, ctypes.byref(count))
        return [(tuple(values[row * columns:(row + 1) * columns]), infos[row]) for row in range(count.value)]

    def stop(self) -> None:
        self.context.op_wait(self.context.answer(abi.velto_op, "stream_stop", self.stream))


class ProcessorBoard(LoggingBoard):
    """A board that is carried around, and measures slowly, so that commands fit between two samples."""

    def __init__(self, context: PumpedContext, model: bytes = RL, rate: float = 12.5, **members: Any) -> None:
        super().__init__(context, model, **{"script": "walk", "seed": 3, **members})
        self.set_sensor(ACCELEROMETER, rate=rate, range_g=2, is_unpacked=1)
        self.context.advance(0)
        self.written()

    def begin_processor(
        self, source: abi.velto_signal, wanted: abi.velto_mw_processor_def
    ) -> tuple[abi.velto_processor, abi.velto_op]:
        processor, op = abi.velto_processor(), abi.velto_op()
        self.context.mw_create_processor(
            self.device, source, ctypes.byref(wanted), ctypes.byref(processor), ctypes.byref(op))
        return processor, op

    def process(self, source: abi.velto_signal, type_: str, references: list[float] | None = None, **members: Any) -> abi.velto_processor:
        processor, op = self.begin_processor(source, definition(type_, references, **members))
        self.context.op_wait(op)
        return processor

    def output(self, processor: abi.velto_processor) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "processor_get_output", processor)

    def state_signal(self, processor: abi.velto_processor) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "processor_get_state", processor)

    def processor_info(self, processor: abi.velto_processor) -> abi.velto_processor_info:
        return self.context.answer(abi.velto_processor_info, "processor_get_info", processor)

    def identifier(self, signal: abi.velto_signal) -> str:
        return self.context.text("signal_get_identifier", signal)

    @property
    def processors(self) -> list[abi.velto_processor]:
        return self.listed(abi.velto_processor, "mw_list_processors")

    def fuse(self, source: abi.velto_signal, buffers: list[abi.velto_processor]) -> tuple[abi.velto_processor, abi.velto_op]:
        rows = (abi.velto_processor * len(buffers))(*buffers)
        processor, op = abi.velto_processor(), abi.velto_op()
        self.context.mw_create_fuser(self.device, source, rows, len(rows), ctypes.byref(processor), ctypes.byref(op))
        return processor, op

    def remove(self, processor: abi.velto_processor, flags: int = 0) -> int:
        return self.outcome(self.context.answer(abi.velto_op, "processor_remove", processor, flags))

    def log_of(self, signal: abi.velto_signal) -> tuple[abi.velto_logger, abi.velto_op]:
        logger, op = abi.velto_logger(), abi.velto_op()
        self.context.mw_create_logger(self.device, signal, None, ctypes.byref(logger), ctypes.byref(op))
        return logger, op

    @property
    def slots(self) -> list[int]:
        """The slots that hold a processor, as the board itself tells."""
        found = []
        for number in range(QUERIES):
            op = self.started("mw_request", bytes([9, 0x82, number]), 3, None, 0)
            assert self.outcome(op) == abi.VELTO_OK
            if len(self.value_of(op)) > 2:
                found.append(number)
        self.written()
        return found


def counted(board: ProcessorBoard, name: bytes, units: int = RAW) -> Rows:
    return Rows(board.context, board.signal(name), units, counts_loss=1)
