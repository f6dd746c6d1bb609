"""Sessions of a store as CSV, Parquet and BIDS."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call, number, text
from ._enums import FillMethod, TableDialect, Units
from ._store_facts import units_of

if TYPE_CHECKING:
    from pathlib import Path

    from .store import Store, Track


class SessionTables:
    """A session in the forms of other tools."""

    __slots__ = ()
    if TYPE_CHECKING:
        store: Store
        number: int

        @property
        def tracks(self) -> list[Track]: ...

    @property
    def facts(self) -> dict[str, Any]:
        """The facts about the session, as exports have them beside the samples: label, times, clocks, marks, and the facts about each
        track."""
        import json

        facts: dict[str, Any] = json.loads(text("velto_store_describe_session", self.store._id, self.number, size=16384))
        return facts

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
        raise KeyError(signal)

    def export(
        self, path: str | os.PathLike[str], *, dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None,
        aligned: bool = False, rate: float | None = None, like: Track | None = None, fill: FillMethod = FillMethod.LINEAR,
        longest_bridge: float = 1, replace: bool = False, start_ns: int = 0, end_ns: int = 0,
    ) -> None:
        """Writes the session as CSV: a table for each track, or one table. A JSON file with the facts is beside each.

        Args:
            path: A folder that exists; or the file, for one table.
            dialect: The form.
            units: The units of the values; None for those of the data sheet in the original dialect, and SI in the others.
            aligned: Whether all tracks are in one table, in which a column of each track marks its values as `measured`,
                `interpolated` or `gap`.
            rate: The number of rows per second of one table; None for the times of a track.
            like: The track whose times the rows of one table have; None for the one with the most frames per second.
            fill: The way to values between two frames of one table.
            longest_bridge: The longest time between two frames that is filled in one table (seconds).
            replace: Whether files that exist are replaced.
            start_ns: The earliest time, on the clock of the tracks (nanoseconds).
            end_ns: The latest time; 0 for no limit (nanoseconds).

        Raises:
            InputOutputError: A file exists, or cannot be written.
        """
        definition = self._definition(dialect, units, aligned, rate, like)
        definition.fill_method, definition.longest_bridge = fill, longest_bridge
        definition.replaces, definition.from_ns, definition.to_ns = replace, start_ns, end_ns
        call("velto_store_export_session", self.store._id, self.number, definition, os.fsencode(path))

    def export_size(
        self, *, dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None, aligned: bool = False,
        rate: float | None = None, like: Track | None = None,
    ) -> int:
        """Estimates the size of the tables of an export (bytes), within a factor of two.

        Args:
            dialect: The form.
            units: The units of the values.
            aligned: Whether all tracks are in one table.
            rate: The number of rows per second of one table.
            like: The track whose times the rows of one table have.
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

        Columns are `time` (UTC; null if no date is known), `time_ns` on the clock of the track, `sequence`, and one for each
        channel with its unit in the metadata of the field. The metadata of the file has the facts about the session under
        `veltokit`. Nothing is filled where frames are missing. Memory does not depend on the length of the session.

        Args:
            folder: The folder, which is made if it does not exist.
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

        Each track is a tracking system of its own, on a grid at its nominal rate; cells in gaps are `n/a`. The last channel is
        `latency`, the time of each row since the start of the track (seconds). Units are SI.

        Args:
            root: The folder of the data set, which is made if it does not exist.
            subject: The label of the subject, of letters and digits.
            task: The name of the task, of letters and digits.
            session: The label of the session, of letters and digits; None for none.
            longest_bridge: The longest time between two frames that is filled (seconds); None for three nominal steps.

        Raises:
            FileExistsError: A file exists.
            ValueError: A label has other characters, or a track has no rate.
        """
        from . import _bids

        return _bids.write(self.tracks, self.facts, root, subject, task, session, longest_bridge)
