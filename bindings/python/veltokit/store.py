"""Stores: sessions that stay."""

from __future__ import annotations

import ctypes
import os
import struct
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, listing, number, structure, text
from ._enums import TableDialect, Units, ValueType
from ._handle import Handle
from ._values import ChannelInfo, SessionInfo, StoreInfo, TrackInfo
from .errors import StaleHandleError
from .samples import FORMATS, Table
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context

PORTION = 1024
"""Number of frames that are read at once."""

FOREVER = (1 << 64) - 1
"""The latest time."""


class Store(Handle):
    """A file of sessions; `Context.open_store()` returns one.

        with velto.open_store("walks.velto") as store:
            session = store.begin_session("walk")
            session.add(device.signal("axes"))
            play()
            session.end()
            for track in session.tracks:
                print(track.info.signal, len(track.read()))

    Its methods wait for the disk. Closing it ends the sessions that run.
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_store) -> None:
        super().__init__(id_)
        self._context = context

    @property
    def info(self) -> StoreInfo:
        """Whether it can be written and shared, and the number of its sessions."""
        return StoreInfo._of(structure(_abi.velto_store_info, "velto_store_get_info", self._id))

    @property
    def path(self) -> str:
        """The absolute path of the file."""
        return text("velto_store_get_path", self._id, size=4096)

    def begin_session(self, label: str | None = None) -> Session:
        """Begins to record; `Session.add()` adds signals.

        Args:
            label: A label for people.
        """
        return Session(self, int(number(ctypes.c_uint64, "velto_store_begin_session", self._id, label)))

    @property
    def sessions(self) -> list[Session]:
        """The sessions, the newest first."""
        rows = listing(_abi.velto_session_info, "velto_store_list_sessions", self._id)
        return [Session(self, int(row.session)) for row in rows]

    def close(self) -> None:
        """Ends the sessions that run, and closes the file; closing it twice is no error.

        Raises:
            VeltoError: Not all frames could be written.
        """
        try:
            call("velto_store_close", self._id)
        except StaleHandleError:
            pass  # Closed before, or with its context.

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Session:
    """A session of a store: signals of devices, from a moment to a moment."""

    __slots__ = ("number", "store")

    def __init__(self, store: Store, number: int) -> None:
        self.store: Store = store
        """The store."""
        self.number: int = number
        """The number, which stays the same in the file."""

    def __repr__(self) -> str:
        return f"<Session {self.number}>"

    @property
    def info(self) -> SessionInfo:
        """Phase, label, times and numbers of frames on the disk.

        Raises:
            KeyError: The session was removed.
        """
        for row in listing(_abi.velto_session_info, "velto_store_list_sessions", self.store._id):
            if row.session == self.number:
                return SessionInfo._of(row)
        raise KeyError(self.number)

    def add(self, signal: Signal) -> None:
        """Records a signal until the session ends, whenever its device is connected.

        Raises:
            InvalidStateError: The session does not run.
        """
        call("velto_store_add_signal", self.store._id, self.number, signal._id)

    def end(self) -> None:
        """Commits the frames that have arrived, and ends the session.

        Raises:
            VeltoError: The disk cannot take them; the session runs on.
        """
        call("velto_store_end_session", self.store._id, self.number)

    def remove(self) -> None:
        """Deletes the session, and gives its space back."""
        call("velto_store_remove_session", self.store._id, self.number)

    @property
    def tracks(self) -> list[Track]:
        """The tracks, the oldest first."""
        rows = listing(_abi.velto_track_info, "velto_store_list_tracks", self.store._id, self.number)
        return [Track(self.store, TrackInfo._of(row)) for row in rows]


class Track:
    """A signal of a device in a session."""

    __slots__ = ("info", "store")

    def __init__(self, store: Store, info: TrackInfo) -> None:
        self.store: Store = store
        """The store."""
        self.info: TrackInfo = info
        """Signal, device, times and numbers of frames, as they were when the track was listed."""

    def __repr__(self) -> str:
        return f"<Track {self.info.track} of {self.info.signal}>"

    def channels(self, units: Units = Units.SI) -> list[ChannelInfo]:
        """Name, unit and scale of each channel.

        Args:
            units: The units of the values.
        """
        return [
            ChannelInfo._of(
                structure(_abi.velto_channel_info, "velto_store_get_channel", self.store._id, self.info.track, channel, units)
            )
            for channel in range(self.info.channel_count)
        ]

    def read(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> Table:
        """Reads the frames within a range of times, both ends included, as one table.

        Args:
            units: The units of the values.
            start_ns: The earliest time, on the clock of the recording context (nanoseconds).
            end_ns: The latest time, likewise.
        """
        format_ = FORMATS[self.info.value_type if units == Units.RAW else ValueType.F32]
        columns = self.info.channel_count
        size = columns * struct.calcsize(format_)
        values, infos = bytearray(), bytearray()
        rows, row_infos, count = ctypes.create_string_buffer(PORTION * size), (_abi.velto_frame_info * PORTION)(), ctypes.c_size_t()
        last = 0
        while (
            call(
                "velto_store_read_track", self.store._id, self.info.track, units, last, start_ns, end_ns, rows, size, PORTION,
                row_infos, ctypes.byref(count),
            )
            != _abi.VELTO_NOTHING
        ):
            values += memoryview(rows)[: count.value * size]
            infos += memoryview(row_infos).cast("B")[: count.value * ctypes.sizeof(_abi.velto_frame_info)]
            last = row_infos[count.value - 1].sequence
        total = len(values) // size
        return Table._of(values, total, columns, format_, (_abi.velto_frame_info * total).from_buffer(infos))

    def export(
        self, path: str | os.PathLike[str], dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None
    ) -> None:
        """Writes the track to a new file as CSV.

        Args:
            path: The file, which must not exist.
            dialect: The form.
            units: The units of the values; None for those of the data sheet in the original dialect, and SI in the plain one.

        Raises:
            InputOutputError: The file exists, or cannot be written.
        """
        if units is None:
            units = Units.NATIVE if dialect == TableDialect.ORIGINAL else Units.SI
        call("velto_store_export_track", self.store._id, self.info.track, dialect, units, os.fsencode(path))
