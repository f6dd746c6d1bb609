"""Disks that are too slow or too full for a session, as a program in C is told."""

from __future__ import annotations

import ctypes
import sqlite3
import subprocess
import tempfile
from pathlib import Path

import pytest

import sleepy_clock
from connected_board import ConnectedBoard
from pumped_context import Failed, PumpedContext
from stored_session import StoredSession
from stream_reader import find_signal
from veltokit import abi, core

pytestmark = pytest.mark.sweep

COLUMNS = 60
CALL = 16_384
"""Frames of a call."""
FRAME_SIZE = 32 + 4 * COLUMNS
"""Bytes that a waiting frame takes."""
BUDGET = 67_108_864
"""Bytes of all waiting frames."""


def test_a_disk_that_falls_behind_is_reported_before_frames_are_dropped(context: PumpedContext, tmp_path: Path) -> None:
    session = StoredSession(context, tmp_path / "sessions.velto")
    track = session.add_track(COLUMNS)
    written, dropped_at = 0, 0
    # The context is not pumped meanwhile: nothing is written.
    seen: list[tuple[int, int]] = []
    while written * FRAME_SIZE < 1.2 * BUDGET:
        session.write(track, written, CALL, COLUMNS)
        written += CALL
        seen += [(notice, written) for notice in session.notices()]
    assert [notice for notice, _ in seen] == [abi.VELTO_STORE_NOTICE_BEHIND, abi.VELTO_STORE_NOTICE_FULL]
    behind, full = (count * FRAME_SIZE for _, count in seen)
    assert BUDGET / 2 <= behind < 0.7 * BUDGET and BUDGET <= full + CALL * FRAME_SIZE < 1.2 * BUDGET + CALL * FRAME_SIZE
    context.advance(2)
    assert session.notices() == [abi.VELTO_STORE_NOTICE_CAUGHT_UP]
    status = session.status
    assert status.taken_count == written and status.dropped_count > 0 and status.dropped_count % 256 == 0
    assert status.committed_count == written - status.dropped_count
    session.write(track, written, 256, COLUMNS)
    session.end()
    (gap,) = session.gaps(track)
    assert (gap.kind, gap.count) == (abi.VELTO_TRACK_GAP_KIND_DISK, status.dropped_count)


def test_a_disk_that_cannot_be_written_is_reported_once_and_loses_nothing(context: PumpedContext, tmp_path: Path) -> None:
    session = StoredSession(context, tmp_path / "sessions.velto")
    track = session.add_track(1)
    lock = sqlite3.connect(tmp_path / "sessions.velto", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    for number in range(4):
        session.write(track, number * 1000, 1000, 1)
        context.advance(1)
    failed = context.events(abi.VELTO_EVENT_STORE)
    assert [(event.data.store.notice, event.result) for event in failed] == [(abi.VELTO_STORE_NOTICE_FAILED, abi.VELTO_ERROR_BUSY)]
    assert session.status.committed_count == 0
    lock.execute("ROLLBACK")
    context.advance(2)
    assert session.notices() == [abi.VELTO_STORE_NOTICE_CAUGHT_UP] and session.status.committed_count == 4000
    session.end()


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("disk") / "full_disk.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, Path(__file__).with_name("full_disk.c")], check=True)
    return library


def test_a_start_with_less_than_ten_minutes_of_room_is_refused(disk: Path) -> None:
    sleepy_clock.run(disk, __file__, "check_start")


def test_a_disk_that_becomes_low_is_reported_once_and_again(disk: Path) -> None:
    sleepy_clock.run(disk, __file__, "check_low_disk")


def set_free_bytes(count: int) -> None:
    ctypes.CDLL(None).set_free_bytes(ctypes.c_int64(count))


def recorded_board() -> tuple[PumpedContext, abi.velto_signal]:
    context = PumpedContext(core.load())
    board = ConnectedBoard(context)
    return context, find_signal(context, board.device, "acceleration")


def expected_rate(context: PumpedContext, session: StoredSession) -> float:
    info = context.answer(abi.velto_store_info, "store_get_info", session.store)
    return float(info.rate)


def check_start() -> None:
    context, signal = recorded_board()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "sessions.velto")
        set_free_bytes(1_000_000)
        with pytest.raises(Failed, match="976 KiB left.*needs room for 10 minutes"):
            StoredSession(context, path)
        set_free_bytes(-1)
        session = StoredSession(context, path)
        context.store_add_signal(session.store, session.session, signal)
        rate = expected_rate(context, session)
        assert rate > 1000
        other = context.answer(ctypes.c_uint64, "store_begin_session", session.store, None)
        # The rate of both: ten minutes of the first session are not enough.
        needed = 2 * int(rate * 600)
        set_free_bytes(needed - 1)
        with pytest.raises(Failed, match="enough for 9 minutes"):
            context.store_add_signal(session.store, other, signal)
        set_free_bytes(needed)
        context.store_add_signal(session.store, other, signal)
        info = context.answer(abi.velto_store_info, "store_get_info", session.store)
        assert info.free_size == needed and 599 < info.remaining < 601
    context.destroy()


def check_low_disk() -> None:
    context, signal = recorded_board()
    with tempfile.TemporaryDirectory() as folder:
        session = StoredSession(context, Path(folder, "sessions.velto"))
        context.store_add_signal(session.store, session.session, signal)
        rate = expected_rate(context, session)
        context.advance(3)
        assert session.notices() == []
        for _ in range(2):
            set_free_bytes(int(rate * 590))
            context.advance(3)
            assert session.notices() == [abi.VELTO_STORE_NOTICE_LOW_SPACE], "once"
            set_free_bytes(int(rate * 700))
            context.advance(3)
            assert session.notices() == []
        session.end()
    context.destroy()
