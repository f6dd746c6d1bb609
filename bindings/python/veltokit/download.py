"""Downloads of the log of MetaWear boards."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, AsyncIterator, Iterator

from . import _abi
from ._calls import call, sized, structure
from ._enums import DownloadFlag, EventClass, Units
from ._handle import OwnedHandle
from ._values import DownloadGap, DownloadInfo
from .errors import InvalidStateError, StaleHandleError
from .logger import Logger
from .operation import Operation, nothing
from .samples import Table
from .stream import Stream

if TYPE_CHECKING:
    from ._board_log import BoardLog
    from .queue import EventQueue

SLICE = 0.02
"""Interval at which pages are polled (seconds)."""

BOOKMARK_SIZE = 1 << 16
"""Initial capacity for a bookmark (bytes), sufficient for most: old firmware has one page for all entries."""


class Page:
    """A page of a log, read from the streams of a `Download`.

        for sample in page[logger]:
            print(sample.info.timestamp_ns, sample.values)
    """

    __slots__ = ("tables", "unknown", "is_last", "gaps")

    def __init__(
        self, tables: dict[Logger, Table], unknown: Table, gaps: list[DownloadGap], raw: _abi.velto_download_page
    ) -> None:
        self.tables: dict[Logger, Table] = tables
        """The samples of each logger."""
        self.unknown: Table = unknown
        """The entries of unknown loggers, in columns `logger`, `reset` and `data`."""
        self.is_last: bool = bool(raw.is_last)
        """Whether it is the last page of the log."""
        self.gaps: list[DownloadGap] = gaps
        """The gaps, in the order of the log."""

    def __getitem__(self, logger: Logger) -> Table:
        return self.tables[logger]

    def __repr__(self) -> str:
        count = sum(map(len, self.tables.values())) + len(self.unknown)
        return f"<Page of {count} samples{', the last' if self.is_last else ''}>"


class Download(OwnedHandle):
    """The log of a board, page after page; `Board.download()` returns one. Iterating waits for pages, until the log is read.

        with device.board.download(bookmark=saved) as download:
            for page in download:
                store(page, download.bookmark)     # in one transaction
                download.acknowledge()             # the board erases the page

    In a coroutine, `async with` and `async for` do the same without blocking the loop. A page that was not acknowledged is sent
    again in the next download, unless its bookmark includes the page. A download continues after a lost link. The iteration
    raises any other cause of its end.
    """

    __slots__ = ("_acknowledges", "_context", "_last_info", "_queue", "_read", "operation", "streams", "unknown")

    def __init__(self, board: BoardLog, bookmark: bytes, flags: DownloadFlag, resumes: bool, units: Units) -> None:
        definition = sized(_abi.velto_download_def)
        definition.flags, definition.resumes = flags, resumes
        id_, operation = _abi.velto_download(), _abi.velto_op()
        call(
            "velto_mw_start_download",
            board._id,
            definition,
            bookmark,
            len(bookmark),
            ctypes.byref(id_),
            ctypes.byref(operation),
        )
        super().__init__(id_, "velto_download_destroy")
        self._context = board._context
        self._read = False
        self._last_info: DownloadInfo | None = None
        """The information at the close."""
        self._queue: EventQueue | None = None
        """Events that wake a coroutine: pages, and the ends of operations."""
        self._acknowledges = DownloadFlag.AUTO_ACKNOWLEDGE in flags
        self.operation: Operation[None] = Operation(self._context, operation, nothing)
        """The operation, which ends with the log and reports progress."""

        def stream_of(logger: _abi.velto_logger, units: Units) -> Stream:
            definition, stream = sized(_abi.velto_stream_def), _abi.velto_stream()
            definition.units = units
            call("velto_download_create_stream", self._id, logger, definition, ctypes.byref(stream))
            return Stream(self._context, stream, self.operation)

        self.streams: dict[Logger, Stream] = {logger: stream_of(logger._id, units) for logger in board.loggers}
        """The stream of each logger."""
        self.unknown: Stream = stream_of(_abi.velto_logger(), Units.RAW)
        """The stream of the entries of unknown loggers."""
        self._context._downloads[id_.bits] = self

    @property
    def info(self) -> DownloadInfo:
        """The phase, and counts of entries and samples; after `close()`, those at the close."""
        if self._last_info is not None:
            return self._last_info
        return DownloadInfo._of(structure(_abi.velto_download_info, "velto_download_get_info", self._id))

    @property
    def bookmark(self) -> bytes:
        """The bookmark of all pages so far, to be stored together with their samples.

        Raises:
            InvalidStateError: Samples of the page are unread.
        """
        size = BOOKMARK_SIZE
        while True:
            buffer, count = ctypes.create_string_buffer(size), ctypes.c_size_t()
            if call("velto_download_get_bookmark", self._id, buffer, size, ctypes.byref(count)) != _abi.VELTO_TRUNCATED:
                return buffer.raw[: count.value]
            size = count.value

    def poll(self) -> Page | None:
        """Reads the waiting page, if there is an unread one."""
        page = sized(_abi.velto_download_page)
        if self._read or call("velto_download_poll_page", self._id, page) == _abi.VELTO_NOTHING:
            return None
        gaps = [
            DownloadGap._of(structure(_abi.velto_download_gap, "velto_download_get_gap", self._id, index))
            for index in range(page.gap_count)
        ]
        # A page that is acknowledged by reading makes room for the next.
        self._read = not self._acknowledges
        tables = {logger: stream.read() for logger, stream in self.streams.items()}
        return Page(tables, self.unknown.read(), gaps, page)

    def wait(self, timeout: float | None = None) -> Page | None:
        """Reads the next page, waiting for it up to the timeout (seconds).

        Returns None after the timeout, and after the end of the log.

        Raises:
            InvalidStateError: The previous page was not acknowledged.
            VeltoError: The download ended before the log.
        """
        self._require_acknowledged()
        for part in self._context._slices(timeout):
            left = part
            while left > 0:
                page = self.poll()
                if page is not None:
                    return page
                if self.operation.done:
                    self.operation.result()
                    return None
                call("velto_op_wait", self.operation._id, min(left, SLICE), None)
                left -= SLICE
        return self.poll()

    def _require_acknowledged(self) -> None:
        if self._read:
            raise InvalidStateError("acknowledge the page before the next one: the board waits for that")

    def __iter__(self) -> Iterator[Page]:
        while (page := self.wait()) is not None:
            yield page

    async def __aiter__(self) -> AsyncIterator[Page]:
        if self._queue is None:
            self._queue = self._context.events(EventClass.BOARD | EventClass.OP)
        while True:
            self._require_acknowledged()
            self._queue.flush()  # Before the look for a page: what happens after it wakes the loop.
            page = self.poll()
            if page is not None:
                yield page
            elif self.operation.done:
                self.operation.result()
                return
            else:
                await self._context._loop().readable(self._queue)

    def acknowledge(self) -> None:
        """Acknowledges the page, which the board then erases.

        Raises:
            InvalidStateError: No page waits, or samples of it are unread.
        """
        call("velto_download_acknowledge_page", self._id)
        self._read = False

    def close(self) -> None:
        """Ends the download; a page that was not acknowledged stays on the board."""
        if self._finalizer.alive:
            try:
                self._last_info = self.info
            except StaleHandleError:
                pass  # Its context is closed, or its device forgotten.
        if self._queue is not None:
            self._queue.close()
        for stream in [*self.streams.values(), self.unknown]:
            stream.close()
        self._finalizer()

    async def __aenter__(self) -> Download:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()
