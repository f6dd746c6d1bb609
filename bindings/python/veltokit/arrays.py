"""Samples as NumPy arrays and pandas data frames. Both libraries are imported when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Sequence

from . import _abi
from .samples import Table

if TYPE_CHECKING:
    from numpy.typing import NDArray

TIME_FIELDS = ("timestamp_ns", "arrival_ns", "sequence", "tick", "flags")
"""The members of a frame's information, which precede the channels in an array."""


def frame_infos(table: Table) -> NDArray[Any]:
    """The information of all rows, as a structured array without copying."""
    import numpy

    kind = numpy.dtype(_abi.velto_frame_info)
    return numpy.frombuffer(memoryview(table.infos).cast("B"), kind) if len(table) else numpy.empty(0, kind)


def structured_array(table: Table, names: Sequence[str]) -> NDArray[Any]:
    """Returns a row for each frame: its times, number and flags, and the channels by their names."""
    import numpy

    infos, values = frame_infos(table), numpy.asarray(table)
    fields = [(name, "i8" if name.endswith("_ns") else infos.dtype[name]) for name in TIME_FIELDS]
    rows = numpy.empty(len(table), fields + [(name, values.dtype) for name in names])
    for name in TIME_FIELDS:
        rows[name] = infos[name]
    for column, name in enumerate(names):
        rows[name] = values[:, column]
    return rows


def data_frame(times: NDArray[Any], columns: dict[str, Any], units: dict[str, str]) -> Any:
    """Returns a data frame with an index of dates in UTC, or of seconds if the times are numbers.

    `attrs["units"]` has the unit of each column.
    """
    import pandas

    if times.dtype.kind == "M":
        index = pandas.DatetimeIndex(times, tz="UTC", name="time")
    else:
        index = pandas.Index(times, name="seconds")
    frame = pandas.DataFrame(columns, index=index)
    frame.attrs["units"] = units
    return frame


def interpolate(
    times: NDArray[Any], values: NDArray[Any], moments: NDArray[Any],
    is_whole: Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]], tolerance: int = 0,
) -> NDArray[Any]:
    """Returns a row of values for each moment, on a straight line between the samples around it.

    Rows are NaN outside of the samples, and where one is missing.

    Args:
        times: The times of the samples, at least one, rising (nanoseconds).
        values: A row for each sample.
        moments: The moments (nanoseconds).
        is_whole: Says of the indices of samples and of those after them whether none is missing between the two.
        tolerance: The distance from a sample at which a moment is that of the sample (nanoseconds).
    """
    import numpy

    before = numpy.searchsorted(times, moments, "right") - 1
    after = numpy.minimum(before + 1, len(times) - 1)
    before = numpy.maximum(before, 0)
    span, offset = times[after] - times[before], moments - times[before]
    is_measured = numpy.minimum(abs(offset), abs(span - offset)) <= tolerance
    is_between = (offset > 0) & (offset < span) & is_whole(before, after)
    share = numpy.clip(offset / numpy.maximum(span, 1), 0, 1)[:, None]
    found: NDArray[Any] = values[before] + (values[after] - values[before]) * share
    # At the moment of a sample, the next one does not count, also if it is NaN.
    is_late = is_measured & (share[:, 0] > 0.5)
    found[is_measured & ~is_late] = values[before[is_measured & ~is_late]]
    found[is_late] = values[after[is_late]]
    found[~(is_measured | is_between)] = numpy.nan
    return found
