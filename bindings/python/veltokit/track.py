"""Tracks of a session."""

from __future__ import annotations

import ctypes
import os
import struct
from typing import TYPE_CHECKING, Any, Iterator, Sequence

from . import _abi
from ._calls import call, listing, structure
from ._enums import FrameFlag, TableDialect, TrackGapKind, Units, ValueType
from ._store_facts import FOREVER, units_of, utc
from ._values import ChannelInfo, TrackGap, TrackInfo, TrackText
from .arrays import data_frame, structured_array
from .samples import FORMATS, Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .session import Session
    from .store import Store

PORTION = 16_384
"""Number of frames in one read."""


class Track:
    """A signal of a device in a session."""

    __slots__ = ("_session", "info", "store")

    def __init__(self, session: Session, info: TrackInfo) -> None:
        self._session = session
        self.store: Store = session.store
        """The store."""
        self.info: TrackInfo = info
        """Signal, device, times and numbers of frames, as of the listing of the track."""

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
            found = (_abi.velto_frame_info * count.value).from_buffer(infos)
            yield Table._of(memoryview(rows).cast("B"), count.value, columns, format_, found)

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
        rows = listing(_abi.velto_track_gap, "velto_store_list_gaps", self.store._id, self.info.track)
        return [TrackGap._of(row) for row in rows]

    def write(self, timestamps_ns: Sequence[int], rows: Sequence[Sequence[float]], flags: Sequence[FrameFlag] = ()) -> None:
        """Appends samples to a track of `Session.add_track()`.

        Args:
            timestamps_ns: The times of the samples, none before the one before it (nanoseconds on the context's clock).
            rows: The values of each sample.
            flags: The properties of each sample; empty for none.

        Raises:
            InvalidArgumentError: A time is before the one before it; nothing is appended.
            WrongKindError: A row has another number of values than the track has columns.
        """
        values = b"".join(struct.pack(f"{len(row)}{FORMATS[self.info.value_type]}", *row) for row in rows)
        infos = (_abi.velto_frame_info * len(timestamps_ns))()
        for info, time in zip(infos, timestamps_ns):
            info.timestamp_ns = time
        for info, flag in zip(infos, flags):
            info.flags = flag
        call("velto_store_write_track", self.store._id, self.info.track, infos, len(infos), values, len(values))

    def write_gap(self, kind: TrackGapKind, time_ns: int, duration_ns: int, count: int = 0) -> None:
        """Notes samples that are missing behind the newest one of a track of `Session.add_track()`.

        Args:
            kind: The cause.
            time_ns: When it began (nanoseconds on the clock of the track).
            duration_ns: Its duration (nanoseconds).
            count: The number of missing samples; 0 if it is unknown.
        """
        call("velto_store_write_gap", self.store._id, self.info.track, kind, time_ns, duration_ns, count)

    # Other tools

    @property
    def facts(self) -> dict[str, Any]:
        """The facts about the track, as exports have them beside the samples: device, columns, requested and measured rate,
        configuration, counts and gaps."""
        return next(track for track in self._session.facts["tracks"] if track["track"] == self.info.track)

    def to_numpy(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> NDArray[Any]:
        """Returns the frames within a range of times as a structured array of NumPy.

        Each row has `timestamp_ns` on the clock of the track, `arrival_ns`, `sequence`, `tick` and `flags`, and the channels by
        their names.

        Args:
            units: The units of the values.
            start_ns: The earliest time (nanoseconds).
            end_ns: The latest time (nanoseconds).
        """
        return structured_array(self.read(units, start_ns, end_ns), [channel.name for channel in self.channels(units)])

    def to_dataframe(self, units: Units = Units.SI, start_ns: int = 0, end_ns: int = FOREVER) -> Any:
        """Returns the frames within a range of times as a data frame of pandas, with a column for each channel.

        The index has dates in UTC, or seconds since the first frame if no date is known. `attrs` has the units of the columns
        and the facts about the track. Nothing is filled where frames are missing.

        Args:
            units: The units of the values.
            start_ns: The earliest time (nanoseconds).
            end_ns: The latest time (nanoseconds).
        """
        array, facts = self.to_numpy(units, start_ns, end_ns), self.facts
        times = utc(array["timestamp_ns"], self._session.facts, facts)
        if times is None:
            times = (array["timestamp_ns"] - array["timestamp_ns"][:1]) / 1e9
        else:
            times = times.view("datetime64[ns]")
        channel_units = {channel.name: channel.unit for channel in self.channels(units)}
        frame = data_frame(times, {name: array[name] for name in channel_units}, channel_units)
        frame.attrs["facts"] = facts
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
