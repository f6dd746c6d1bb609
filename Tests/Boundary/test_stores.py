"""Tracks of a store in arrays of a program in C."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from pumped_context import Failed, PumpedContext
from stored_session import StoredSession
from veltokit import abi

COLUMNS, COUNT = 3, 600
MILLISECOND = 1_000_000


@pytest.fixture
def session(context: PumpedContext, tmp_path: Path) -> StoredSession:
    return StoredSession(context, tmp_path / "sessions.velto")


@pytest.fixture
def track(session: StoredSession) -> int:
    track = session.add_track(COLUMNS)
    session.write(track, 0, COUNT, COLUMNS)
    session.end()
    return track


def read(session: StoredSession, track: int, after: int, start: int, end: int, capacity: int, columns: int = COLUMNS) -> list[int]:
    """The times of the next frames (milliseconds)."""
    values, infos, count = (ctypes.c_float * (columns * capacity))(), (abi.velto_frame_info * capacity)(), ctypes.c_size_t()
    session.context.store_read_track(
        session.store, track, abi.VELTO_UNITS_SI, after, start, end, values, 4 * columns, capacity, infos, ctypes.byref(count))
    return [info.timestamp_ns // MILLISECOND for info in infos[: count.value]]


def test_a_range_is_read_portion_by_portion(session: StoredSession, track: int) -> None:
    found, after = [], 0
    while times := read(session, track, after, 100 * MILLISECOND, 400 * MILLISECOND, 70):
        found += times
        after = times[-1]  # The frames are numbered as their times are.
    assert found == list(range(100, 401))
    assert session.context.footnote == abi.VELTO_NOTHING


@pytest.mark.parametrize("columns", [1, 2, 4])
def test_frames_of_other_columns_are_refused_with_both(session: StoredSession, track: int, columns: int) -> None:
    with pytest.raises(Failed, match=rf"frame_size is {4 * columns}: a frame of the track samples \(c0, c1, c2\) has 12 bytes") as failed:
        read(session, track, 0, 0, 2**64 - 1, 10, columns)
    assert failed.value.result == abi.VELTO_ERROR_WRONG_KIND


def test_numbers_of_removed_sessions_name_nothing_again(session: StoredSession, track: int) -> None:
    context, query, removed = session.context, abi.velto_session_query(), ctypes.c_uint64()
    context.session_query_init(ctypes.byref(query), ctypes.sizeof(query))
    query.session = session.session
    context.store_remove_sessions(session.store, ctypes.byref(query), ctypes.byref(removed))
    assert removed.value == 1
    first = session.session
    session.session = context.answer(ctypes.c_uint64, "store_begin_session", session.store, None)
    assert session.session > first and session.add_track(COLUMNS) > track
    with pytest.raises(Failed, match="no such track") as failed:
        read(session, track, 0, 0, 2**64 - 1, 10)
    assert failed.value.result == abi.VELTO_ERROR_NOT_FOUND


def test_no_export_runs(session: StoredSession, track: int) -> None:
    done, total = ctypes.c_uint64(7), ctypes.c_uint64(7)
    session.context.store_get_export_progress(session.store, ctypes.byref(done), ctypes.byref(total))
    assert (session.context.footnote, done.value, total.value) == (abi.VELTO_NOTHING, 0, 0)
    session.context.store_cancel_exports(session.store)
    assert session.context.footnote == abi.VELTO_OK
