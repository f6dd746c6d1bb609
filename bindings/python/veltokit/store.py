"""Stores: recorded sessions in a file."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING

from . import _abi
from ._calls import call, listing, number, structure, text
from ._enums import SessionState
from ._handle import Handle
from ._values import StoreDownload, StoreInfo
from .errors import StaleHandleError
from .operation import Operation, nothing
from .session import Session, query_of

if TYPE_CHECKING:
    from .context import Context
    from .device import Device


class Store(Handle):
    """A file of sessions; `Context.open_store()` returns one.

        with velto.open_store("walks.velto") as store:
            session = store.begin_session("walk")
            session.add(device.signal("axes"))
            play()
            session.end()
            for track in session.tracks:
                print(track.info.signal, len(track.read()))

    Its methods wait for the disk. Closing it ends the running sessions.
    """

    __slots__ = ("_context",)

    def __init__(self, context: Context, id_: _abi.velto_store) -> None:
        super().__init__(id_)
        self._context = context

    @property
    def info(self) -> StoreInfo:
        """Access, size, and number of sessions."""
        return StoreInfo._of(structure(_abi.velto_store_info, "velto_store_get_info", self._id))

    @property
    def path(self) -> str:
        """The absolute path of the file."""
        return text("velto_store_get_path", self._id, size=4096)

    def begin_session(self, label: str | None = None) -> Session:
        """Begins a session; `Session.add()` adds signals.

        Args:
            label: The label.
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
        """The sessions that match all conditions, the newest first.

        Args:
            text: A part of the label or the notes, case-insensitive.
            address: The address of a recorded device.
            state: The phase.
            from_utc_ns: The earliest start (nanoseconds since 1970).
            to_utc_ns: The latest start (nanoseconds since 1970).
        """
        query = query_of(text=text, address=address, state=state, from_utc_ns=from_utc_ns, to_utc_ns=to_utc_ns)
        rows = listing(_abi.velto_session_info, "velto_store_list_matches", self._id, query)
        return [Session(self, int(row.session)) for row in rows]

    def remove(
        self, *, text: str | None = None, address: str | None = None, state: SessionState = SessionState.NONE,
        from_utc_ns: int = 0, to_utc_ns: int = 0,
    ) -> int:
        """Deletes the sessions that match all conditions, except running ones, and returns their number.

        Without conditions, all sessions are deleted.

        Args:
            text: A part of the label or the notes, case-insensitive.
            address: The address of a recorded device.
            state: The phase.
            from_utc_ns: The earliest start (nanoseconds since 1970).
            to_utc_ns: The latest start (nanoseconds since 1970).
        """
        query = query_of(text=text, address=address, state=state, from_utc_ns=from_utc_ns, to_utc_ns=to_utc_ns)
        return int(number(ctypes.c_uint64, "velto_store_remove_sessions", self._id, query))

    def download_log(self, device: Device, label: str | None = None) -> tuple[Session, Operation[None]]:
        """Downloads the log of a board into a session, which ends with the log.

        Call it again after a crash or a lost link: it continues the same session without lost or duplicate samples.

            session, download = store.download_log(device, "night")
            download.wait()

        Args:
            device: The board; stop its log before the call.
            label: A label for a new session.

        Raises:
            InvalidStateError: Another download of the board is running.
        """
        session, operation = ctypes.c_uint64(), _abi.velto_op()
        call("velto_store_download_log", self._id, device._id, label, ctypes.byref(session), ctypes.byref(operation))
        return Session(self, session.value), Operation(self._context, operation, nothing)

    def load(self, path: str | os.PathLike[str], label: str | None = None, *, is_part: bool = False) -> Session:
        """Loads exported tables as a new, ended session, and returns it.

            session = store.load("exported")  # a folder of session.export() or session.to_parquet()
            print(session.status.notes)

        Tables are Parquet files of `Session.to_parquet()`, which need `veltokit[parquet]`, and CSV of the plain dialect with its
        JSON file, a table for each track. Label, signals, addresses, units, values and dates are restored, dates of CSV to the
        microsecond. The times of loaded tracks are `TimeBase.UTC`, or `TimeBase.UNANCHORED` without a known date. The session has
        the dates of its first and last frame. Gaps are restored with their causes, and the first frame after a gap has
        `FrameFlag.GAP`. Names of devices and marks are in the notes.

        Args:
            path: A table, or a folder of tables of one session.
            label: The label; None for the exported label.
            is_part: Whether a table of CSV may have fewer rows than its track had, such as that of a range of times.

        Raises:
            FormatError: A table is truncated, damaged or of another program; no session is created.
            FileNotFoundError: There is no such file.
        """
        from . import _load

        return _load.load(self, path, label, is_part)

    @property
    def downloads(self) -> list[StoreDownload]:
        """The unfinished downloads, the oldest first."""
        rows = listing(_abi.velto_store_download, "velto_store_list_downloads", self._id)
        return [StoreDownload._of(row) for row in rows]

    def backup(self, path: str | os.PathLike[str]) -> None:
        """Copies all sessions to a new file, even while sessions are running.

        Args:
            path: The file, which must not exist.
        """
        call("velto_store_copy", self._id, 0, os.fsencode(path))

    @property
    def export_progress(self) -> tuple[int, int] | None:
        """The number of rows written by exports of other threads, and the approximate total; None if no export is running."""
        done, total = ctypes.c_uint64(), ctypes.c_uint64()
        code = call("velto_store_get_export_progress", self._id, ctypes.byref(done), ctypes.byref(total))
        return None if code == _abi.VELTO_NOTHING else (done.value, total.value)

    def cancel_exports(self) -> None:
        """Cancels the exports of other threads, which raise `CancelledError` and leave no files."""
        call("velto_store_cancel_exports", self._id)

    def compact(self) -> None:
        """Returns free space of the file to the disk; removing sessions does so too."""
        call("velto_store_compact", self._id)

    def close(self) -> None:
        """Ends the running sessions, and closes the file; closing it twice is allowed.

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
