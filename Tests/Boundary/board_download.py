"""A simulated board with a log, and short names for what tests do with its download."""

from __future__ import annotations

import ctypes
from typing import Any, Callable

import pytest

from connected_board import R, S
from pumped_context import Failed, PumpedContext
from stream_reader import TYPES, StreamReader
from test_board_logs import LoggingBoard
from veltokit import abi

CONFIRMATION = bytes([0x0B, 0x0E])
NATIVE, RAW = abi.VELTO_UNITS_NATIVE, abi.VELTO_UNITS_RAW
UTC, UNSCALED = abi.VELTO_FRAME_UTC, abi.VELTO_FRAME_UNSCALED
FIRST = b"1.3.6"
"""The first firmware of a MetaMotion R: a small log with pages of 127."""
GENERATIONS = [(R, FIRST), (S, None)]
"""Boards with pages of 127 and of 512."""


def paged_board(context: PumpedContext, model: bytes, firmware: bytes | None = None) -> LoggingBoard:
    return LoggingBoard(context, model, seed=7, script="walk", firmware_version=firmware)


def failure(call: Callable[[], Any]) -> tuple[int, str]:
    """The result and the sentence of a call that must fail."""
    with pytest.raises(Failed) as failed:
        call()
    return failed.value.result, str(failed.value)


def log(board: LoggingBoard, seconds: float, units: int = NATIVE) -> list[tuple[float, ...]]:
    """Logs acceleration by the loggers of the board; answers what a stream of the same samples brought."""
    board.context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    reader = StreamReader(board.context, board.device, "acceleration", units)
    board.context.op_wait(reader.start)
    board.context.advance(seconds)
    rows, _ = reader.read(1 << 16)
    board.context.op_wait(reader.stop())
    board.context.op_wait(board.started("mw_stop_logging"))
    reader.destroy()
    flush = abi.velto_op()
    board.context.mw_flush_log(board.device, ctypes.byref(flush))
    if board.context.footnote == abi.VELTO_OK:
        board.context.op_wait(flush)
    board.context.advance(1)
    board.written()
    return rows


def restored(context: PumpedContext, model: bytes, memory: bytes) -> LoggingBoard:
    """The board of another run, in a context that knows nothing of it."""
    sim = context.create_sim(model_name=model, seed=7, script="walk")
    context.sim_set_state(sim, memory, len(memory))
    board = LoggingBoard.__new__(LoggingBoard)
    board.context, board.sim = context, sim
    board.device = context.sim_device(sim)
    context.connect(board.device)
    context.advance(1)
    board.written()
    return board


def is_part(measured: list, downloaded: list) -> bool:
    """Whether what a stream brought stands in the log, value by value and without a hole; the log began before it."""
    return any(downloaded[start:start + len(measured)] == measured for start in range(len(downloaded) - len(measured) + 1))


class Download:
    """A download, its streams, and the program that stores rows with the bookmark."""

    def __init__(self, context: PumpedContext, device: abi.velto_device, bookmark: bytes = b"", **members: Any) -> None:
        self.context = context
        definition = abi.velto_download_def()
        context.download_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        for name, value in members.items():
            setattr(definition, name, value)
        self.download, self.op = abi.velto_download(), abi.velto_op()
        context.mw_start_download(
            device, ctypes.byref(definition), bookmark, len(bookmark), ctypes.byref(self.download), ctypes.byref(self.op))
        self.streams: list[DownloadStream] = []
        self.bookmark = bookmark

    def stream(self, logger: abi.velto_logger | None = None, units: int = NATIVE) -> DownloadStream:
        self.streams.append(DownloadStream(self, logger or abi.velto_logger(), units))
        return self.streams[-1]

    @property
    def page(self) -> abi.velto_download_page | None:
        page = self.context.answer(abi.velto_download_page, "download_poll_page", self.download)
        return page if self.context.footnote == abi.VELTO_OK else None

    @property
    def info(self) -> abi.velto_download_info:
        return self.context.answer(abi.velto_download_info, "download_get_info", self.download)

    @property
    def result(self) -> int:
        outcome = abi.velto_result()
        self.context.op_get_result(self.op, ctypes.byref(outcome))
        return outcome.value

    @property
    def error(self) -> str:
        return self.context.text("op_get_error", self.op)

    def take_bookmark(self) -> bytes:
        buffer, size = ctypes.create_string_buffer(1 << 16), ctypes.c_size_t()
        self.context.download_get_bookmark(self.download, buffer, len(buffer), ctypes.byref(size))
        return buffer.raw[: size.value]

    def acknowledge(self) -> None:
        self.context.download_acknowledge_page(self.download)

    def store(self) -> None:
        """Reads a page, and stores it with the bookmark."""
        for stream in self.streams:
            stream.read()
        self.bookmark = self.take_bookmark()

    def wait_for_page(self) -> None:
        for _ in range(2000):
            if self.page is not None or self.result != abi.VELTO_PENDING:
                return
            self.context.advance(0.05)
        raise AssertionError("there is no page")

    def run(self, drops: frozenset[int] = frozenset(), sim: abi.velto_sim | None = None) -> None:
        """Stores page after page, until the download ends; the link is dropped before those pages are acknowledged."""
        for page in range(100_000):
            self.wait_for_page()
            if self.page is None:
                return
            self.store()
            if page in drops:
                self.context.sim_drop_link(sim)
            self.acknowledge()
            self.context.advance(0.01)
        raise AssertionError("the download does not end")

    def destroy(self) -> None:
        self.context.library.velto_download_destroy(self.download)


class DownloadStream:
    """A stream of a download, and the rows that were read."""

    def __init__(self, download: Download, logger: abi.velto_logger, units: int) -> None:
        self.context = download.context
        definition = abi.velto_stream_def()
        self.context.stream_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        definition.units = units
        self.stream = abi.velto_stream()
        self.context.download_create_stream(download.download, logger, ctypes.byref(definition), ctypes.byref(self.stream))
        self.rows: list[tuple[float, ...]] = []
        self.infos: list[abi.velto_frame_info] = []

    @property
    def info(self) -> abi.velto_stream_info:
        return self.context.answer(abi.velto_stream_info, "stream_get_info", self.stream)

    def read(self, limit: int = 4096) -> int:
        info = self.info
        columns = info.channel_count
        values, infos = (TYPES[info.value_type] * (limit * columns))(), (abi.velto_frame_info * limit)()
        count = ctypes.c_size_t()
        self.context.stream_read(self.stream, values, info.frame_size, limit, infos, ctypes.byref(count))
        self.rows += [tuple(values[row * columns:(row + 1) * columns]) for row in range(count.value)]
        self.infos += list(infos[: count.value])
        return count.value

    def destroy(self) -> None:
        self.context.library.velto_stream_destroy(self.stream)


def axes(entries: list[tuple[int, ...]]) -> list[tuple[int, int, int]]:
    """The raw samples of entries: logger 0 has x and y, and logger 1 has z."""
    def signed(number: int) -> int:
        return number - 0x10000 if number & 0x8000 else number

    first = [data for logger, _, data in entries if logger == 0]
    second = [data for logger, _, data in entries if logger == 1]
    return [(signed(x & 0xFFFF), signed(x >> 16), signed(z & 0xFFFF)) for x, z in zip(first, second)]


def gaps(download: Download) -> list[abi.velto_download_gap]:
    found = []
    while True:
        gap = download.context.answer(abi.velto_download_gap, "download_get_gap", download.download, len(found))
        if download.context.footnote == abi.VELTO_NOTHING:
            return found
        found.append(gap)
