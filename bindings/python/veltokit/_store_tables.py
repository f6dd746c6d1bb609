"""Tracks and sessions of a store as arrays, data frames, CSV, Parquet and BIDS."""

from __future__ import annotations

import ctypes
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Iterator

from . import _abi, _bids
from ._calls import call, number, text
from ._enums import FillMethod, TableDialect, Units, ValueType
from .samples import Table

if TYPE_CHECKING:
    from ._values import ChannelInfo, TrackInfo
    from .store import Session, Store, Track

FOREVER = (1 << 64) - 1
"""The latest time."""

DTYPES = {ValueType.F32: "<f4", ValueType.I32: "<i4", ValueType.U32: "<u4", ValueType.U8: "u1"}
INFO = [("timestamp_ns", "<u8"), ("arrival_ns", "<u8"), ("sequence", "<u8"), ("tick", "<u4"), ("flags", "<u4")]


class TrackTables:
    """A track in the forms of other tools."""

    __slots__ = ()
    if TYPE_CHECKING:
        store: Store
        info: TrackInfo
        _session: int

        def channels(self, units: Units = Units.SI) -> list[ChannelInfo]: ...
        def _portions(self, units: Units, start_ns: int, end_ns: int) -> Iterator[Table]: ...

    @property
    def facts(self) -> dict[str, Any]:
        """What an export says of the track beside its samples: device, columns, requested and measured rate,
        configuration, counts and gaps."""
        return next(track for track in facts_of(self.store, self._session)["tracks"] if track["track"] == self.info.track)

    def to_numpy(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> Any:
        """Returns the frames within a range of times as a structured array of NumPy: `time_ns` on the clock of the track,
        `sequence`, and a field for each channel.

        Args:
            units: The units of the values.
            start_ns: The earliest time (nanoseconds).
            end_ns: The latest time (nanoseconds).
        """
        import numpy

        parts = [self._array(part, units) for part in self._portions(units, start_ns, end_ns)]
        return numpy.concatenate(parts) if parts else numpy.empty(0, self._dtype(units))

    def _dtype(self, units: Units) -> list[tuple[str, str]]:
        kind = DTYPES[self.info.value_type if units == Units.RAW else ValueType.F32]
        return [("time_ns", "<u8"), ("sequence", "<u8"), *((channel.name, kind) for channel in self.channels(units))]

    def _array(self, part: Table, units: Units) -> Any:
        import numpy

        data: Any = part.infos
        infos, values = numpy.frombuffer(data, INFO), numpy.asarray(part)
        array = numpy.empty(len(part), self._dtype(units))
        array["time_ns"], array["sequence"] = infos["timestamp_ns"], infos["sequence"]
        for column, name in enumerate((array.dtype.names or ())[2:]):
            array[name] = values[:, column]
        return array

    def to_dataframe(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> Any:
        """Returns the frames within a range of times as a data frame of pandas, with a column for each channel.

        The index has dates in UTC, or seconds since the first frame if no date is known. `attrs` has the units of the columns
        and the facts about the track. Nothing is filled where frames are missing.

        Args:
            units: The units of the values.
            start_ns: The earliest time (nanoseconds).
            end_ns: The latest time (nanoseconds).
        """
        import pandas

        array, facts = self.to_numpy(units, start_ns, end_ns), self.facts
        dates = utc(array["time_ns"], facts_of(self.store, self._session), facts)
        if dates is None:
            index = pandas.Index((array["time_ns"] - array["time_ns"][:1]) / 1e9, name="seconds")
        else:
            index = pandas.DatetimeIndex(dates.astype("datetime64[ns]"), tz="UTC", name="time")
        frame = pandas.DataFrame({name: array[name] for name in (array.dtype.names or ())[2:]}, index=index)
        frame.attrs = {"units": {channel.name: channel.unit for channel in self.channels(units)}, "facts": facts}
        return frame

    def export(
        self, path: str | os.PathLike[str], dialect: TableDialect = TableDialect.PLAIN, units: Units | None = None
    ) -> None:
        """Writes the track to a new file as CSV, and a JSON file with the facts about it beside.

        Args:
            path: The file, which must not exist.
            dialect: The form.
            units: The units of the values; None for those of the data sheet in the original dialect, and SI in the others.

        Raises:
            InputOutputError: The file exists, or cannot be written.
        """
        call("velto_store_export_track", self.store._id, self.info.track, dialect, units_of(dialect, units), os.fsencode(path))


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
        """What an export says of the session beside its samples: label, times, clocks, marks, and the facts about each track."""
        return facts_of(self.store, self.number)

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
            aligned: Whether all tracks are in one table, in which each track has a column that says `measured`,
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
        Path(folder).mkdir(parents=True, exist_ok=True)
        facts = self.facts
        return [write_parquet(track, facts, unused_path(Path(folder), track, facts), units) for track in self.tracks]

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
        return _bids.write(self.tracks, self.facts, Path(root), subject, task, session, longest_bridge)


def units_of(dialect: TableDialect, units: Units | None) -> Units:
    if units is None:
        return Units.NATIVE if dialect == TableDialect.ORIGINAL else Units.SI
    return units


def facts_of(store: Store, session: int) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text("velto_store_describe_session", store._id, session, size=16384))
    return found


def utc(times: Any, session: dict[str, Any], track: dict[str, Any]) -> Any:
    """Times of a track in nanoseconds since 1970, by the anchors of its session; None if no date is known."""
    import numpy

    if track["time_base"] == "utc":
        return times.astype("int64")
    anchors = session["clock"]["anchors"]
    if track["time_base"] != "clock" or not anchors:
        return None
    moments = numpy.array([anchor["time_ns"] for anchor in anchors], "int64")
    shifts = numpy.array([anchor["utc_ns"] - anchor["time_ns"] for anchor in anchors], "int64")
    signed = times.astype("int64")
    return signed + shifts[numpy.maximum(numpy.searchsorted(moments, signed, "right") - 1, 0)]


# Parquet.


def unused_path(folder: Path, track: Track, facts: dict[str, Any]) -> Path:
    """A file for a track: of several tracks with the same names, the later ones have their number in it."""
    device = track.info.device_name or track.info.address or "device"
    stem = "-".join("".join(letter for letter in name if letter.isalnum() or letter in "_-") for name in (device, track.info.signal))
    twins = [other for other in facts["tracks"] if other["signal"] == track.info.signal and other["track"] < track.info.track]
    same = any((other["device"]["name"] or other["device"]["address"]) == device for other in twins)
    return folder / f"{stem}-{track.info.track}.parquet" if same else folder / f"{stem}.parquet"


def write_parquet(track: Track, facts: dict[str, Any], path: Path, units: Units) -> Path:
    import pyarrow
    import pyarrow.parquet

    own = next(entry for entry in facts["tracks"] if entry["track"] == track.info.track)
    fields = [
        pyarrow.field("time", pyarrow.timestamp("ns", "UTC")), pyarrow.field("time_ns", pyarrow.uint64(), False),
        pyarrow.field("sequence", pyarrow.uint64(), False),
    ]
    kind = {ValueType.I32: pyarrow.int32(), ValueType.U32: pyarrow.uint32(), ValueType.U8: pyarrow.uint8()}
    value = kind.get(track.info.value_type, pyarrow.float32()) if units == Units.RAW else pyarrow.float32()
    for channel in track.channels(units):
        fields.append(pyarrow.field(channel.name, value, False, {"unit": "" if units == Units.RAW else channel.unit}))
    schema = pyarrow.schema(fields, {"veltokit": json.dumps({**facts, "tracks": [own], "units": units.name})})
    with path.open("xb") as file:
        try:
            with pyarrow.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
                for part in track._portions(units, 0, FOREVER):
                    array = track._array(part, units)
                    dates = utc(array["time_ns"], facts, own)
                    time = pyarrow.nulls(len(array), schema.field("time").type) if dates is None else pyarrow.array(dates, schema.field("time").type)
                    columns = [pyarrow.array(array[name]) for name in (array.dtype.names or ())]
                    writer.write_table(pyarrow.Table.from_arrays([time, *columns], schema=schema))
        except BaseException:
            path.unlink()
            raise
    return path
