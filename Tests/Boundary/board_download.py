"""A simulated board with a log, and short names for what tests do with its download."""

from __future__ import annotations

import ctypes
from typing import Any

from connected_board import ConnectedBoard
from pumped_context import Failed, PumpedContext
from stream_reader import TYPES
from veltokit import abi

CONFIRMATION = bytes([0x0B, 0x0E])
LOGGERS = (b"\x0b\x02\x03\x04\xff\x60", b"\x0b\x02\x03\x04\xff\x24")
"""Those of the three axes of acceleration."""


def log_raw(board: ConnectedBoard, seconds: float) -> list[tuple[int, int, int]]:
    """Logs acceleration by packets of the test's own; answers what a stream of the same samples brought."""
    from stream_reader import StreamReader

    for packet in LOGGERS:
        assert board.call("mw_request", packet, len(packet), packet[:2], 2, 1.0) == abi.VELTO_OK
    reader = StreamReader(board.context, board.device, "acceleration")
    board.context.op_wait(reader.start)
    for packet in (b"\x0b\x0b\x01", b"\x0b\x01\x01"):
        assert board.call("mw_write_packet", packet, len(packet)) == abi.VELTO_OK
    reader.read()
    board.context.advance(seconds)
    assert board.call("mw_write_packet", b"\x0b\x01\x00", 3) == abi.VELTO_OK
    rows, _ = reader.read(1 << 16)
    reader.destroy()
    board.context.advance(1)
    board.written()
    return rows


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

    def stream(self, logger: abi.velto_logger | None = None, units: int = abi.VELTO_UNITS_NATIVE) -> DownloadStream:
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

    def run(self, seconds: float = 3600, step: float = 0.05, drops: set[int] = frozenset(), sim: abi.velto_sim | None = None) -> None:
        """Stores page after page, until the download ends; the link is dropped after those pages."""
        pages = 0
        for _ in range(int(seconds / step)):
            if self.result != abi.VELTO_PENDING:
                return
            if self.page is not None:
                self.store()
                pages += 1
                if pages in drops:
                    self.context.sim_drop_link(sim)
                self.acknowledge()
            self.context.advance(step)
        raise AssertionError("the download does not end")

    def destroy(self) -> None:
        self.context.library.velto_download_destroy(self.download)


class DownloadStream:
    """A stream of a download, and what was read of it."""

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
    """The samples of raw entries: logger 0 has x and y, and logger 1 has z."""
    def signed(number: int) -> int:
        return number - 0x10000 if number & 0x8000 else number

    first = [data for logger, _, data in entries if logger == 0]
    second = [data for logger, _, data in entries if logger == 1]
    return [(signed(x & 0xFFFF), signed(x >> 16), signed(z & 0xFFFF)) for x, z in zip(first, second)]


__all__ = ["CONFIRMATION", "Download", "DownloadStream", "Failed", "axes", "log_raw"]
