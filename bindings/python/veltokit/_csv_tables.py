"""Tables of a track as CSV of the plain dialect, as they are read back."""

from __future__ import annotations

import csv
import itertools
import json
import math
from pathlib import Path
from typing import Any, Iterator

from ._enums import Units, ValueType
from ._table_source import PORTION, Rows, TableSource, columns_of, in_order, only_track, refused

UNITS = {"raw": Units.RAW, "native": Units.NATIVE, "si": Units.SI}


def source(path: Path, is_part: bool) -> TableSource:
    """Describes a table by its companion, and compares their columns."""
    facts = companion(path)
    track = only_track(path, facts)
    units = UNITS.get(str(track.get("units")))
    if units is None:
        raise refused(path, "its companion does not say the units of the values")
    names = [f"{track['signal']}.{name}" + (f" [{unit}]" if unit else "") for name, unit in columns_of(track, units)]
    # A text that a spreadsheet would take for a formula has a mark before it.
    found = [cell.removeprefix("'") for cell in next(rows_of(path), [])]
    if found != ["time_utc", "time_s", *names]:
        raise refused(path, f"it is no table of one track in the plain dialect, whose first line is time_utc,time_s,{','.join(names)}")
    value_type = raw_type(path) if units == Units.RAW else ValueType.F32
    return TableSource(path, facts, units, value_type, lambda: portions(path, track, value_type, is_part))


def companion(path: Path) -> dict[str, Any]:
    """The facts beside a table."""
    beside = path.with_suffix(".json")
    try:
        facts = json.loads(beside.read_text("utf-8"))
    except FileNotFoundError as error:
        raise refused(path, f"its companion {beside.name} with the facts about it is missing") from error
    except ValueError as error:
        raise refused(beside, "it is no JSON, or cut") from error
    if not isinstance(facts, dict):
        raise refused(beside, "it has no facts about a table")
    return facts


def rows_of(path: Path) -> Iterator[list[str]]:
    """The cells of each line; each line must have its end."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = (whole(path, line) for line in file)
        try:
            yield from csv.reader(lines, strict=True)
        except (csv.Error, UnicodeDecodeError) as error:
            raise refused(path, "it is no CSV") from error


def whole(path: Path, line: str) -> str:
    if not line.endswith("\n"):
        raise refused(path, "its last line has no end: the table is cut")
    return line


def raw_type(path: Path) -> ValueType:
    """The type that has all numbers of a table."""
    low, high = 0, 0
    for row in itertools.islice(rows_of(path), 1, None):
        for cell in row[2:]:
            try:
                number = int(cell)
            except ValueError:
                return ValueType.F32
            low, high = min(low, number), max(high, number)
    if low < -(1 << 31) or high >= 1 << 32:
        return ValueType.F32
    return ValueType.I32 if high < 1 << 31 else ValueType.U32


def portions(path: Path, track: dict[str, Any], value_type: ValueType, is_part: bool) -> Iterator[Rows]:
    """The rows of a table, in number those of its companion unless it is a part."""
    number = float if value_type == ValueType.F32 else int
    rows, width, start = itertools.islice(rows_of(path), 1, None), 2 + len(track["columns"]), int(track["first_ns"])
    count, last = 0, 0
    while part := list(itertools.islice(rows, PORTION)):
        if any(len(row) != width for row in part):
            raise refused(path, f"a line between {count + 2} and {count + len(part) + 1} has not {width} cells")
        try:
            times = [start + time_of(row[1]) for row in part]
            values = [tuple(number(cell) for cell in row[2:]) for row in part]
        except (ValueError, OverflowError) as error:
            raise refused(path, f"a line between {count + 2} and {count + len(part) + 1} has a cell that is no number") from error
        last, count = in_order(path, times, last), count + len(part)
        yield times, values
    if count != track["frames"] and not is_part:
        raise refused(path, f"it has {count} rows, and its track had {track['frames']} frames: it is cut, or a part (is_part=True)")


def time_of(cell: str) -> int:
    """A time of microseconds (nanoseconds)."""
    seconds = float(cell)
    if not (math.isfinite(seconds) and 0 <= seconds < 1e10):
        raise ValueError(cell)
    return round(seconds * 1e6) * 1000
