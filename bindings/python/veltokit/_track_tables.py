"""Tracks of a store as arrays, data frames and CSV."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Iterator

from ._calls import call
from ._enums import TableDialect, Units, ValueType
from ._store_facts import FOREVER, facts_of, units_of, utc
from .samples import Table

if TYPE_CHECKING:
    from ._values import ChannelInfo, TrackInfo
    from .store import Store

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
        def portions(self, units: Units = ..., start_ns: int = ..., end_ns: int = ...) -> Iterator[Table]: ...

    @property
    def facts(self) -> dict[str, Any]:
        """The facts about the track, as exports have them beside the samples: device, columns, requested and measured rate,
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

        parts = [self._array(part, units) for part in self.portions(units, start_ns, end_ns)]
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
