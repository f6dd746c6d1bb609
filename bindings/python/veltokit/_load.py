"""Sessions from tables that an export has written."""

from __future__ import annotations

import itertools
import os
import struct
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Sequence

from . import _csv_tables
from ._enums import FrameFlag, TimeBase
from ._store_facts import shift_of
from ._table_source import ROUNDING, TableSource, gap_kind, refused
from .errors import InputOutputError, InvalidArgumentError

if TYPE_CHECKING:
    from .session import Session
    from .store import Store
    from .track import Track

LONGEST_NOTES = 60_000
"""Characters of notes that fit into a session in any case."""

WAITING = 100_000
"""Number of frames that may wait for the disk before more are read."""

TURNS = 1_000
"""Number of looks for the disk, hundredths of a second apart."""


def load(store: Store, place: str | os.PathLike[str], label: str | None, is_part: bool) -> Session:
    """Reads tables into a new session, which is removed if one of them is not as it should be."""
    sources = sources_of(Path(place), is_part)
    facts = sources[0].facts["session"]
    session = store.begin_session(facts["label"] if label is None else label)
    try:
        session.set_text(notes=notes_of(sources)[:LONGEST_NOTES])
        counts = [write(session, source) for source in sources]
        session.end()
        if [track.info.frame_count for track in session.tracks] != counts:
            raise InputOutputError("the disk is too slow for all frames, and the session was removed: load its tables one by one")
    except BaseException:
        give_up(session)
        raise
    return session


def dating(source: TableSource) -> tuple[TimeBase, int]:
    """The clock of the loaded times, and the difference to those of the table: dates, if they are known.

    One difference for all times of a table: steps of the system's clock while it was recorded would be steps of times.
    """
    track, anchors = source.track, source.facts["clock"]["anchors"]
    if track["time_base"] == "clock" and anchors:
        return TimeBase.UTC, shift_of(anchors, track["first_ns"])
    return TimeBase.UTC if track["time_base"] == "utc" else TimeBase.UNANCHORED, 0


def give_up(session: Session) -> None:
    """Removes a session that may have ended."""
    if session.status.is_recording:
        session.end()
    session.remove()


def sources_of(place: Path, is_part: bool) -> list[TableSource]:
    """The tables of a file or a folder, which must be of one session."""
    paths = sorted(path for path in place.iterdir() if path.suffix in (".csv", ".parquet")) if place.is_dir() else [place]
    if not paths:
        raise refused(place, "the folder has no table: its files would end with .csv or .parquet")
    sources = [source_of(path, is_part) for path in paths]
    sources.sort(key=lambda source: int(source.track["track"]))
    for earlier, later in zip(sources, sources[1:]):
        if earlier.facts["session"]["uuid"] != later.facts["session"]["uuid"]:
            raise later.refuse(f"it is of another session than {earlier.path.name}")
        if earlier.track["track"] == later.track["track"]:
            raise later.refuse(f"it is of the same track as {earlier.path.name}")
    return sources


def source_of(path: Path, is_part: bool) -> TableSource:
    if path.suffix == ".parquet":
        from . import _parquet

        return _parquet.source(path)
    return _csv_tables.source(path, is_part)


def write(session: Session, source: TableSource) -> int:
    """Adds a track of a table, with its gaps, and returns the number of its frames."""
    base, shift = dating(source)
    track, count, last = add_track(session, source, base), 0, 0
    moved = [{**gap, "time_ns": max(int(gap["time_ns"]) + shift, 0)} for gap in source.track["gaps"]]
    gaps = sorted(moved, key=lambda gap: int(gap["time_ns"]))
    for times, rows in source.portions():
        # Times of a table are rounded, and may fall by that.
        times = list(itertools.accumulate((time + shift for time in times), max, initial=last))[1:]
        try:
            write_portion(track, times, rows, gaps)
        except (struct.error, OverflowError, InvalidArgumentError) as error:
            raise source.refuse("it has a number that is too large for its track") from error
        count, last = count + len(times), times[-1]
        wait_for_disk(session)
    write_gaps(track, gaps)
    return count


def write_portion(track: Track, times: list[int], rows: Sequence[Sequence[float]], gaps: list[dict[str, Any]]) -> None:
    """Appends frames, and before the first one behind gaps those, which are taken from the list."""
    start, flags = 0, [FrameFlag(0)] * len(times)
    for index, moment in enumerate(times):
        passed = list(itertools.takewhile(lambda gap: int(gap["time_ns"]) + ROUNDING < moment, gaps))
        if passed:
            track.write(times[start:index], rows[start:index], flags[start:index])
            write_gaps(track, passed)
            del gaps[: len(passed)]
            start, flags[index] = index, FrameFlag.GAP
    track.write(times[start:], rows[start:], flags[start:])


def write_gaps(track: Track, gaps: list[dict[str, Any]]) -> None:
    for gap in gaps:
        track.write_gap(gap_kind(gap), int(gap["time_ns"]), int(gap["duration_ns"]), int(gap["count"] or 0))


def add_track(session: Session, source: TableSource, base: TimeBase) -> Track:
    facts, columns = source.track, [f"{name} [{unit}]" if unit else name for name, unit in source.columns]
    device = facts["device"]
    refusal = source.refuse("the names or units of its columns have commas or brackets, or are not told apart, which a track cannot keep")
    try:
        track = session.add_track(
            facts["signal"], ", ".join(columns), rate=facts.get("rate_asked") or 0, value_type=source.value_type,
            address=device["address"] or device["name"] or None, time_base=base,
        )
    except InvalidArgumentError as error:
        raise refusal from error
    if [(channel.name, channel.unit) for channel in track.channels()] != source.columns:
        raise refusal
    return track


def wait_for_disk(session: Session) -> None:
    """Lets the library write, so that no frame is dropped."""
    context = session.store._context
    for _ in range(TURNS):
        status = session.status
        if status.taken_count - status.committed_count <= WAITING:
            return
        if context._has_manual_clock:
            context.advance(0)
        elif context._is_pumped:
            context.dispatch(0)
        else:
            time.sleep(0.01)


def notes_of(sources: list[TableSource]) -> str:
    """Names, dates, numbers of gaps, and marks: a program's own tracks have no place for them."""
    facts = sources[0].facts
    own = facts["session"].get("notes")
    lines = [str(own)] if own else []
    lines.append(f"Loaded from a session that began at {facts['session']['start_utc']}:")
    for source in sources:
        track = source.track
        owner = track["device"]["name"] or track["device"]["address"]
        lines.append(f"{track['signal']} of {owner}, first frame at {track.get('first_utc') or 'no date'}, {len(track['gaps'])} gaps")
    lines += [f"mark at {mark['time_ns']} ns: {mark['text']}" for mark in facts.get("marks", [])]
    return "\n".join(lines)
