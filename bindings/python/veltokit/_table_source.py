"""Tables of exports, as they are read back."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable, Iterator

from ._enums import TrackGapKind, Units, ValueType
from .errors import FormatError

PORTION = 16_384
"""Number of rows that are read at once."""

ROUNDING = 1_000
"""Time by which a row may be before the one before it, since tables have microseconds (nanoseconds)."""

Rows = tuple[list[int], list[tuple[float, ...]]]
"""Times (nanoseconds) and values of some rows."""


@dataclass(frozen=True)
class TableSource:
    """A table of one track, with the facts about its session."""

    path: Path
    facts: dict[str, Any]
    units: Units
    value_type: ValueType
    portions: Callable[[], Iterator[Rows]]

    @property
    def track(self) -> dict[str, Any]:
        """The facts about the track."""
        return only_track(self.path, self.facts)

    @property
    def columns(self) -> list[tuple[str, str]]:
        """Name and unit of each column."""
        return columns_of(self.track, self.units)

    def refuse(self, reason: str) -> FormatError:
        """The error of a table that cannot be taken."""
        return refused(self.path, reason)


def refused(path: Path, reason: str) -> FormatError:
    """The error of a file that cannot be taken."""
    return FormatError(f"{path}: {reason}")


def only_track(path: Path, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts about the track of a table; they may come from anywhere."""
    try:
        (track,) = facts["tracks"]
        session, device = facts["session"], track["device"]
        texts = [session["uuid"], session["label"], session["start_utc"], track["signal"], device["name"], device["address"]]
        texts += [column[member] for column in track["columns"] for member in ("name", "unit", "si")]
        texts += [mark["text"] for mark in facts.get("marks", [])]
        numbers = [track["track"], track["frames"], track["first_ns"], track.get("rate_asked") or 0]
        numbers += [place["time_ns"] for place in [*track["gaps"], *facts.get("marks", [])]]
        numbers += [anchor[member] for anchor in facts["clock"]["anchors"] for member in ("time_ns", "utc_ns")]
        numbers += [number for gap in track["gaps"] for number in (gap["duration_ns"], gap["count"] or 0)]
        kinds = [gap_kind(gap) for gap in track["gaps"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise refused(path, "it does not have the facts about one track: it is no table of one, or of another program") from error
    if not all(isinstance(text, str) for text in texts) or not all(is_count(number) for number in numbers) or 0 in kinds:
        raise refused(path, "the facts about its track have values of other types")
    found: dict[str, Any] = track
    return found


def gap_kind(gap: dict[str, Any]) -> TrackGapKind:
    """The cause of a gap."""
    return TrackGapKind[gap["kind"].upper()]


def is_count(number: object) -> bool:
    """Whether a value is a time or a number of something."""
    return isinstance(number, (int, float)) and 0 <= number < 1 << 63


def columns_of(track: dict[str, Any], units: Units) -> list[tuple[str, str]]:
    """Name and unit of each column of a track."""
    member = {Units.SI: "si", Units.NATIVE: "unit"}.get(units)
    return [(column["name"], column[member] if member else "") for column in track["columns"]]


def in_order(source_path: Path, times: list[int], last: int) -> int:
    """Returns the last of some times, which must not fall by more than they are rounded."""
    for time in times:
        if time < last - ROUNDING:
            raise refused(source_path, f"the time {time} ns follows {last} ns: times must rise")
        last = time
    return last
