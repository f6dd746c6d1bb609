"""Stores: sessions that stay."""

from __future__ import annotations

import ctypes
import struct
from typing import TYPE_CHECKING, Iterator

from . import _abi
from ._calls import call, listing, number, structure, text
from ._enums import Units, ValueType
from ._handle import Handle
from ._session_tables import SessionTables
from ._store_facts import FOREVER
from ._track_tables import TrackTables
from ._values import ChannelInfo, SessionInfo, StoreInfo, TrackInfo
from .errors import StaleHandleError
from .samples import FORMATS, Table
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context

PORTION = 16_384
"""Number of frames that are read at once."""


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


class Session(SessionTables):
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
        return [Track(self.store, TrackInfo._of(row), self.number) for row in rows]


class Track(TrackTables):
    """A signal of a device in a session."""

    __slots__ = ("_session", "info", "store")

    def __init__(self, store: Store, info: TrackInfo, session: int) -> None:
        self._session: int = session
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
        values, infos = bytearray(), bytearray()
        for part in self.portions(units, start_ns, end_ns):
            values += part.values.cast("B")
            infos += memoryview(part.infos).cast("B")
        total = len(infos) // ctypes.sizeof(_abi.velto_frame_info)
        rows = (_abi.velto_frame_info * total).from_buffer(infos)
        return Table._of(values, total, self.info.channel_count, self._format(units), rows)

    def _format(self, units: Units) -> str:
        return str(FORMATS[self.info.value_type if units == Units.RAW else ValueType.F32])

    def portions(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> Iterator[Table]:
        """Reads the frames within a range of times part by part, so that memory does not depend on their number.

        Args:
            units: The units of the values.
            start_ns: The earliest time, on the clock of the recording context (nanoseconds).
            end_ns: The latest time, likewise.

        Yields:
            The next frames, at most 16,384; their values are replaced by those of the next table.
        """
        columns, format_ = self.info.channel_count, self._format(units)
        size = columns * struct.calcsize(format_)
        rows, infos, count = ctypes.create_string_buffer(PORTION * size), (_abi.velto_frame_info * PORTION)(), ctypes.c_size_t()
        last = 0
        while (
            call(
                "velto_store_read_track", self.store._id, self.info.track, units, last, start_ns, end_ns, rows, size, PORTION,
                infos, ctypes.byref(count),
            )
            != _abi.VELTO_NOTHING
        ):
            last = infos[count.value - 1].sequence
            yield Table._of(memoryview(rows).cast("B"), count.value, columns, format_, (_abi.velto_frame_info * count.value).from_buffer(infos))
