"""Stores: sessions that stay."""

from __future__ import annotations

import ctypes
import os
import struct
from typing import TYPE_CHECKING, Iterator

from . import _abi
from ._calls import call, listing, number, sized, structure, text
from ._enums import SessionState, Units, ValueType
from ._handle import Handle
from ._session_tables import SessionTables
from ._store_facts import FOREVER
from ._track_tables import TrackTables
from ._values import (
    ChannelInfo, FrameInfo, SessionInfo, SessionMark, SessionStatus, StoreDownload, StoreInfo, TrackGap, TrackInfo, TrackText,
)
from .errors import StaleHandleError
from .operation import Operation, nothing
from .samples import FORMATS, Table
from .signals import Signal

if TYPE_CHECKING:
    from .context import Context
    from .device import Device

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

    def find(
        self, *, text: str | None = None, address: str | None = None, state: SessionState = SessionState.NONE,
        from_utc_ns: int = 0, to_utc_ns: int = 0,
    ) -> list[Session]:
        """The sessions that meet all conditions, the newest first.

        Args:
            text: A part of the label or of the notes, in small or capital letters.
            address: The address of a device that took part.
            state: The phase.
            from_utc_ns: The earliest beginning (nanoseconds since 1970).
            to_utc_ns: The latest beginning (nanoseconds since 1970).
        """
        query = _query(text=text, address=address, state=state, from_utc_ns=from_utc_ns, to_utc_ns=to_utc_ns)
        rows = listing(_abi.velto_session_info, "velto_store_list_matches", self._id, query)
        return [Session(self, int(row.session)) for row in rows]

    def remove(
        self, *, text: str | None = None, address: str | None = None, state: SessionState = SessionState.NONE,
        from_utc_ns: int = 0, to_utc_ns: int = 0,
    ) -> int:
        """Deletes the sessions that meet all conditions and do not run, gives their space back, and returns their number.

        Without conditions, all sessions are deleted.

        Args:
            text: A part of the label or of the notes, in small or capital letters.
            address: The address of a device that took part.
            state: The phase.
            from_utc_ns: The earliest beginning (nanoseconds since 1970).
            to_utc_ns: The latest beginning (nanoseconds since 1970).
        """
        query = _query(text=text, address=address, state=state, from_utc_ns=from_utc_ns, to_utc_ns=to_utc_ns)
        return int(number(ctypes.c_uint64, "velto_store_remove_sessions", self._id, query))

    def download_log(self, device: Device, label: str | None = None) -> tuple[Session, Operation[None]]:
        """Downloads the log of a board into a session, which is ended with the log.

        Call it again after a crash or a lost link: it goes on in the same session, loses nothing and doubles nothing.

            session, download = store.download_log(device, "night")
            download.wait()

        Args:
            device: The board, whose log is stopped.
            label: A label for a new session.

        Raises:
            InvalidStateError: Another download of the board runs.
        """
        session, operation = ctypes.c_uint64(), _abi.velto_op()
        call("velto_store_download_log", self._id, device._id, label, ctypes.byref(session), ctypes.byref(operation))
        return Session(self, session.value), Operation(self._context, operation, nothing)

    @property
    def downloads(self) -> list[StoreDownload]:
        """The downloads that are under way, the oldest first."""
        rows = listing(_abi.velto_store_download, "velto_store_list_downloads", self._id)
        return [StoreDownload._of(row) for row in rows]

    def backup(self, path: str | os.PathLike[str]) -> None:
        """Copies all sessions into a new file, also while some run.

        Args:
            path: The file, which must not exist.
        """
        call("velto_store_copy", self._id, 0, os.fsencode(path))

    def compact(self) -> None:
        """Gives free space of the file back to the disk; removing sessions does that too."""
        call("velto_store_compact", self._id)

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


def _query(
    text: str | None = None, address: str | None = None, state: SessionState = SessionState.NONE, session: int = 0,
    from_utc_ns: int = 0, to_utc_ns: int = 0,
) -> _abi.velto_session_query:
    query = sized(_abi.velto_session_query)
    query.text = None if text is None else text.encode()
    query.address = None if address is None else address.encode()
    query.state, query.session, query.from_utc_ns, query.to_utc_ns = state, session, from_utc_ns, to_utc_ns
    return query


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
        query = _query(session=self.number)
        for row in listing(_abi.velto_session_info, "velto_store_list_matches", self.store._id, query):
            return SessionInfo._of(row)
        raise KeyError(self.number)

    @property
    def status(self) -> SessionStatus:
        """Counts of a running session, its limits, time zone and notes."""
        return SessionStatus._of(structure(_abi.velto_session_status, "velto_store_get_status", self.store._id, self.number))

    def add(self, source: Signal | Device) -> None:
        """Records a signal, or the events of a device, until the session ends.

        A signal is recorded whenever its device is connected. Each kind of event is a track, such as `taps` or `buttons`.

        Args:
            source: The signal or the device.

        Raises:
            InvalidStateError: The session does not run.
            InputOutputError: The disk has room for less than ten minutes.
        """
        name = "velto_store_add_signal" if isinstance(source, Signal) else "velto_store_add_device"
        call(name, self.store._id, self.number, source._id)

    def add_track(
        self, signal: str, channels: str, *, rate: float = 0, value_type: ValueType = ValueType.F32, address: str | None = None
    ) -> Track:
        """Adds a track for the program's own samples; `Track.write()` appends them.

        Args:
            signal: The name, such as `pulse`.
            channels: The channels with their units, such as `pulse [bpm], quality`.
            rate: Frames per second; 0 for no steady rate.
            value_type: The type of the values.
            address: The address of the device; None for the program itself.
        """
        definition = sized(_abi.velto_track_def)
        definition.signal, definition.channels = signal.encode(), channels.encode()
        definition.address = None if address is None else address.encode()
        definition.rate, definition.value_type = rate, value_type
        track = int(number(ctypes.c_uint64, "velto_store_add_track", self.store._id, self.number, definition))
        return next(found for found in self.tracks if found.info.track == track)

    def mark(self, text: str) -> None:
        """Marks the present moment.

        Args:
            text: A text for people.
        """
        call("velto_store_add_mark", self.store._id, self.number, text)

    @property
    def marks(self) -> list[SessionMark]:
        """The marks, the oldest first."""
        return [SessionMark._of(row) for row in listing(_abi.velto_session_mark, "velto_store_list_marks", self.store._id, self.number)]

    def set_text(self, label: str | None = None, notes: str | None = None) -> None:
        """Changes the label or the notes; None leaves a text as it is.

        Args:
            label: The label.
            notes: The notes.
        """
        call("velto_store_set_text", self.store._id, self.number, label, notes)

    def set_limit(self, size: int = 0, duration: float = 0) -> None:
        """Ends the session by itself once it has a size or a duration; `SessionEndedEvent` reports that.

        Args:
            size: The size (bytes); 0 for none.
            duration: The duration since its beginning (seconds); 0 for none.
        """
        call("velto_store_set_limit", self.store._id, self.number, size, duration)

    def copy(self, path: str | os.PathLike[str]) -> None:
        """Copies the session into a new file of its own, to be sent.

        Args:
            path: The file, which must not exist.
        """
        call("velto_store_copy", self.store._id, self.number, os.fsencode(path))

    def end(self) -> None:
        """Commits the frames that have arrived, and ends the session.

        Raises:
            VeltoError: The disk cannot take them; the session runs on.
        """
        call("velto_store_end_session", self.store._id, self.number)

    def remove(self) -> None:
        """Deletes the session, and gives its space back.

        Raises:
            InvalidStateError: The session runs.
        """
        number(ctypes.c_uint64, "velto_store_remove_sessions", self.store._id, _query(session=self.number))

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

    def read_text(self, start_ns: int = 0, end_ns: int = FOREVER) -> list[TrackText]:
        """Reads the frames within a range of times as text, above all those of events.

        Args:
            start_ns: The earliest time, on the clock of the recording context (nanoseconds).
            end_ns: The latest time, likewise.
        """
        rows: list[TrackText] = []
        while True:
            last = rows[-1].sequence if rows else 0
            found = listing(_abi.velto_track_text, "velto_store_read_text", self.store._id, self.info.track, last, start_ns, end_ns)
            if not found:
                return rows
            rows += [TrackText._of(row) for row in found]

    def read_overview(
        self, parts: int, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER
    ) -> Table:
        """Reads the smallest and the largest values in equal parts of a range of times: a curve of a whole session.

        Each row has for each channel the smallest value and the largest one. `timestamp_ns` of its info is the beginning of the part,
        `sequence` its number, and `tick` the number of its frames. Parts without frames are left out.

        Args:
            parts: The number of parts.
            units: The units of the values.
            start_ns: The earliest time, on the clock of the recording context (nanoseconds).
            end_ns: The latest time, likewise.
        """
        columns = 2 * self.info.channel_count
        values, infos, count = (ctypes.c_float * (parts * columns))(), (_abi.velto_frame_info * parts)(), ctypes.c_size_t()
        call(
            "velto_store_read_overview", self.store._id, self.info.track, units, start_ns, end_ns, values, 4 * columns, parts, infos,
            ctypes.byref(count),
        )
        rows = (_abi.velto_frame_info * count.value).from_buffer_copy(infos)
        return Table._of(bytearray(values), count.value, columns, "f", rows)

    @property
    def gaps(self) -> list[TrackGap]:
        """The gaps, the oldest first."""
        return [TrackGap._of(row) for row in listing(_abi.velto_track_gap, "velto_store_list_gaps", self.store._id, self.info.track)]

    def write(self, timestamps_ns: list[int], rows: list[tuple[float, ...]]) -> None:
        """Appends samples to a track of `Session.add_track()`.

        Args:
            timestamps_ns: The times of the samples, rising (nanoseconds on the context's clock).
            rows: The values of each sample.

        Raises:
            WrongKindError: A row has another number of values than the track has columns.
        """
        values = b"".join(struct.pack(f"{len(row)}{FORMATS[self.info.value_type]}", *row) for row in rows)
        infos = [FrameInfo(timestamp_ns=time) for time in timestamps_ns]
        raw = (_abi.velto_frame_info * len(infos))(*[info._raw() for info in infos])
        call("velto_store_write_track", self.store._id, self.info.track, raw, len(infos), values, len(values))
