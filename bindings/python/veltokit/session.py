"""Sessions of a store."""

from __future__ import annotations

import ctypes
import os
from functools import partial
from typing import TYPE_CHECKING, Any, Callable

from . import _abi
from ._calls import call, listing, number, sized, structure, text
from ._dates import date_of
from ._enums import FillMethod, SessionState, TableDialect, TimeBase, Units, ValueType
from ._store_facts import units_of
from ._follow import followed
from ._values import SessionInfo, SessionMark, SessionStatus, TrackInfo
from .signals import Signal
from .track import Track

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from .device import Device
    from .store import Store


class Session:
    """A session of a store: a recording of signals of devices. A `with` block ends it."""

    __slots__ = ("number", "store")

    def __init__(self, store: Store, number: int) -> None:
        self.store: Store = store
        """The store."""
        self.number: int = number
        """The number, which stays the same in the file."""

    def __repr__(self) -> str:
        return f"<Session {self.number}>"

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *exception: object) -> None:
        if self.info.state == SessionState.RUNNING:
            self.end()

    @property
    def info(self) -> SessionInfo:
        """Phase, label, times and number of committed frames.

        Raises:
            KeyError: The session was removed.
        """
        query = query_of(session=self.number)
        for row in listing(_abi.velto_session_info, "velto_store_list_matches", self.store._id, query):
            return SessionInfo._of(row)
        raise KeyError(self.number)

    @property
    def began(self) -> datetime:
        """The date of its start, in UTC."""
        return date_of(self.info.start_utc_ns)

    @property
    def ended(self) -> datetime | None:
        """The date of its end, in UTC; None while it runs."""
        end = self.info.end_utc_ns
        return date_of(end) if end else None

    @property
    def status(self) -> SessionStatus:
        """Counters, limits, time zone and notes."""
        return SessionStatus._of(structure(_abi.velto_session_status, "velto_store_get_status", self.store._id, self.number))

    def add(self, source: Signal | Device) -> None:
        """Records a signal, or the events of a device, until the session ends.

        A signal is recorded whenever its device is connected. Each kind of event is a track, such as `taps` or `buttons`.

        Args:
            source: The signal or the device.

        Raises:
            InvalidStateError: The session is not running.
            InputOutputError: The disk has space for less than ten minutes.
        """
        if not hasattr(source, "_id"):
            raise TypeError(f"source is {source!r}: must be a Signal, such as device.signal(\"acceleration\"), or a Device")
        name = "velto_store_add_signal" if isinstance(source, Signal) else "velto_store_add_device"
        call(name, self.store._id, self.number, source._id)

    def add_input(self, device: Device, rate: float = 60) -> None:
        """Records the results of the program's polls of a device, in a track `input`.

        While the program does not poll, nothing is recorded.

        Args:
            device: The device.
            rate: The maximum number of samples per second, 0.1 to 1000.

        Raises:
            AlreadyRunningError: The session already records the input of the device.
        """
        call("velto_store_add_input", self.store._id, self.number, device._id, rate)

    def add_track(
        self, signal: str, channels: str, *, rate: float = 0, value_type: ValueType = ValueType.F32, address: str | None = None,
        time_base: TimeBase = TimeBase.CLOCK,
    ) -> Track:
        """Adds a track for the program's own samples; `Track.write()` appends them.

        Args:
            signal: The name, such as `pulse`.
            channels: The channels with their units, such as `pulse [bpm], quality`.
            rate: Frames per second; 0 for no steady rate.
            value_type: The type of the values.
            address: The address of the device; None for the program itself.
            time_base: The clock of the times. If all tracks of a session are `UTC`, the session has their first and last dates.
        """
        definition = sized(_abi.velto_track_def)
        definition.signal, definition.channels = signal.encode(), channels.encode()
        definition.address = None if address is None else address.encode()
        definition.rate, definition.value_type, definition.time_base = rate, value_type, time_base
        track = int(number(ctypes.c_uint64, "velto_store_add_track", self.store._id, self.number, definition))
        return next(found for found in self.tracks if found.info.track == track)

    def mark(self, text: str) -> None:
        """Marks the current moment.

        Args:
            text: The text of the mark.
        """
        call("velto_store_add_mark", self.store._id, self.number, text)

    @property
    def marks(self) -> list[SessionMark]:
        """The marks, the oldest first."""
        rows = listing(_abi.velto_session_mark, "velto_store_list_marks", self.store._id, self.number)
        return [SessionMark._of(row) for row in rows]

    def set_text(self, label: str | None = None, notes: str | None = None) -> None:
        """Changes the label or the notes; None leaves a text unchanged.

        Args:
            label: The label.
            notes: The notes.
        """
        call("velto_store_set_text", self.store._id, self.number, label, notes)

    def set_limit(self, size: int = 0, duration: float = 0) -> None:
        """Sets the size or duration at which the session ends; `SessionEndedEvent` reports the end.

        Args:
            size: The size (bytes); 0 for none.
            duration: The duration since its start (seconds); 0 for none.
        """
        call("velto_store_set_limit", self.store._id, self.number, size, duration)

    def copy(self, path: str | os.PathLike[str]) -> None:
        """Copies the session to a new file, for sharing.

        Args:
            path: The file, which must not exist.
        """
        call("velto_store_copy", self.store._id, self.number, os.fsencode(path))

    def end(self) -> None:
        """Commits all received frames, and ends the session.

        Raises:
            VeltoError: The frames cannot be written; the session continues.
        """
        call("velto_store_end_session", self.store._id, self.number)

    def remove(self) -> None:
        """Deletes the session, and returns its space to the disk.

        Raises:
            InvalidStateError: The session is running.
        """
        number(ctypes.c_uint64, "velto_store_remove_sessions", self.store._id, query_of(session=self.number))

    @property
    def tracks(self) -> list[Track]:
        """The tracks, the oldest first."""
        rows = listing(_abi.velto_track_info, "velto_store_list_tracks", self.store._id, self.number)
        return [Track(self, TrackInfo._of(row)) for row in rows]

    # Other tools

    @property
    def facts(self) -> dict[str, Any]:
        """The description of the session, as written beside exported tables: label, times, clocks, marks, and each track."""
        import json

        found: dict[str, Any] = json.loads(text("velto_store_describe_session", self.store._id, self.number, size=16384))
        return found

    def track(self, signal: str) -> Track:
        """Returns the first track of a signal.

        Args:
            signal: The identifier of the signal.

        Raises:
            KeyError: The session has no such track.
        """
        for track in self.tracks:
            if track.info.signal == signal:
                return track
        raise KeyError(f"{signal}: the session has the tracks {', '.join(track.info.signal for track in self.tracks) or '(none)'}")

    def export(
        self, path: str | os.PathLike[str], *, dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None,
        aligned: bool = False, rate: float | None = None, like: Track | None = None, fill: FillMethod = FillMethod.LINEAR,
        longest_bridge: float = 1, replace: bool = False, start_ns: int = 0, end_ns: int = 0,
        progress: Callable[[int, int], None] | None = None,
    ) -> list[Path]:
        """Writes the session as CSV, and returns the files: a table for each track, or one table, each with a JSON file.

        Args:
            path: The folder, which is created if necessary; or the file, for one table.
            dialect: The format.
            units: The units of the values; None for those of the data sheet in the original dialect, and SI in the others.
            aligned: Whether all tracks are in one table, in which a column of each track marks its values as `measured`,
                `interpolated` or `gap`. The last column contains the marks of the session, each in the first row at or after it.
            rate: The number of rows per second of one table; None for the times of a track.
            like: The track whose times are the rows of one table; None for the track with the highest rate.
            fill: The interpolation between two frames in one table.
            longest_bridge: The longest gap between two frames that is interpolated in one table (seconds).
            replace: Whether existing files are replaced.
            start_ns: The earliest time, on the clock of the tracks (nanoseconds).
            end_ns: The latest time; 0 for no limit (nanoseconds).
            progress: Called a few times per second with the numbers of written rows and of all rows. An exception in it, or
                Ctrl-C, ends the export, which then leaves no file.

        Raises:
            InputOutputError: A file exists, or cannot be written.
            CancelledError: `Store.cancel_exports()` cancelled it.
        """
        from pathlib import Path

        from ._new_files import tables

        definition = self._definition(dialect, units, aligned, rate, like)
        definition.fill_method, definition.longest_bridge = fill, longest_bridge
        definition.replaces, definition.from_ns, definition.to_ns = replace, start_ns, end_ns
        export = partial(call, "velto_store_export_session", self.store._id, self.number, definition, os.fsencode(path))
        start_utc = self.facts["session"]["start_utc"]
        before = {} if aligned else tables(path, start_utc)
        if progress is None:
            export()
        else:
            followed(export, self.store, progress)
        if aligned:
            return [Path(path), Path(os.fspath(path).removesuffix(".csv") + ".json")]
        return [file for file, state in tables(path, start_utc).items() if before.get(file) != state]

    def export_size(
        self, *, dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None, aligned: bool = False,
        rate: float | None = None, like: Track | None = None,
    ) -> int:
        """Estimates the size of the tables of an export (bytes), within a factor of two.

        Args:
            dialect: The format.
            units: The units of the values.
            aligned: Whether all tracks are in one table.
            rate: The number of rows per second of one table.
            like: The track whose times are the rows of one table.
        """
        definition = self._definition(dialect, units, aligned, rate, like)
        return int(number(ctypes.c_uint64, "velto_store_get_export_size", self.store._id, self.number, definition))

    def _definition(
        self, dialect: TableDialect, units: Units | None, aligned: bool, rate: float | None, like: Track | None
    ) -> _abi.velto_export_def:
        return _abi.velto_export_def(
            struct_size=ctypes.sizeof(_abi.velto_export_def), dialect=dialect, units=units_of(dialect, units),
            is_aligned=aligned, grid_rate=rate or 0, grid_track=like.info.track if like else 0, longest_bridge=1,
        )

    def to_parquet(self, folder: str | os.PathLike[str], units: Units = Units.SI) -> list[Path]:
        """Writes a Parquet file for each track into a folder, and returns the files; it needs `veltokit[parquet]`.

        Columns are `time` (UTC; null if no date is known), `timestamp_ns` on the clock of the track, `sequence`, and one for each
        channel with its unit in the metadata of the field. The metadata of the file contains the description of the session under
        `veltokit`. Missing frames are not filled. Memory use does not depend on the length of the session.

        Args:
            folder: The folder, which is created if necessary.
            units: The units of the values.

        Raises:
            FileExistsError: A file exists.
        """
        from . import _parquet

        return _parquet.write(self.tracks, self.facts, folder, units)

    def to_bids(
        self, root: str | os.PathLike[str], *, subject: str, task: str, session: str | None = None,
        longest_bridge: float | None = None,
    ) -> list[Path]:
        """Writes the tracks into a data set of BIDS (Brain Imaging Data Structure) as motion data, and returns the files.

        Each track is a separate tracking system, on a grid at its nominal rate; cells in gaps are `n/a`. The last channel is
        `latency`, the time of each row since the start of the track (seconds). Units are SI. Marks are events of each track.

        Args:
            root: The folder of the data set, which is created if necessary.
            subject: The label of the subject, of letters and digits.
            task: The name of the task, of letters and digits.
            session: The label of the session, of letters and digits; None for none.
            longest_bridge: The longest gap between two frames that is filled (seconds); None for three nominal steps.

        Raises:
            FileExistsError: A file exists.
            ValueError: A label has other characters, or a track has no rate.
        """
        from . import _bids

        return _bids.write(self.tracks, self.facts, root, subject, task, session, longest_bridge)


def query_of(
    text: str | None = None, address: str | None = None, state: SessionState = SessionState.NONE, session: int = 0,
    from_utc_ns: int = 0, to_utc_ns: int = 0,
) -> _abi.velto_session_query:
    """A query for sessions."""
    query = sized(_abi.velto_session_query)
    query.text = None if text is None else text.encode()
    query.address = None if address is None else address.encode()
    query.state, query.session, query.from_utc_ns, query.to_utc_ns = state, session, from_utc_ns, to_utc_ns
    return query
