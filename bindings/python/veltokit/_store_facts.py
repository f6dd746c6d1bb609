"""The facts about sessions of a store, as exports have them beside their tables."""

from __future__ import annotations

from typing import Any

from ._enums import TableDialect, Units

FOREVER = (1 << 64) - 1
"""The latest time."""


def units_of(dialect: TableDialect, units: Units | None) -> Units:
    """The units of an export: those of the data sheet in the original dialect, unless others are asked for."""
    if units is None:
        return Units.NATIVE if dialect == TableDialect.ORIGINAL else Units.SI
    return units


def shift_of(anchors: list[dict[str, int]], time: int) -> int:
    """The difference of dates and times at a time (nanoseconds), by the newest anchor before it or the first one; there is one."""
    before = [anchor for anchor in anchors if anchor["time_ns"] <= time]
    anchor = before[-1] if before else anchors[0]
    return anchor["utc_ns"] - anchor["time_ns"]


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
