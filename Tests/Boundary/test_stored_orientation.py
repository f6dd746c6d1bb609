"""Orientation from the tracks of a session through C: a good call, a small buffer, and what is refused."""

from __future__ import annotations

import ctypes
import math
import struct
from pathlib import Path
from typing import Any

import pytest

from pumped_context import Failed, PumpedContext
from stored_session import StoredSession
from veltokit import abi

COUNT = 300
AXES = b"x [rad/s], y [rad/s], z [rad/s], ax [m/s\xc2\xb2], ay [m/s\xc2\xb2], az [m/s\xc2\xb2]"


@pytest.fixture
def session(context: PumpedContext, tmp_path: Path) -> StoredSession:
    return StoredSession(context, tmp_path / "sessions.velto")


@pytest.fixture
def track(session: StoredSession) -> int:
    """A turn to the left by 1 rad/s, at 100 Hz."""
    definition = abi.velto_track_def()
    session.context.track_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
    definition.signal, definition.channels, definition.value_type, definition.rate = b"imu", AXES, abi.VELTO_VALUE_TYPE_F32, 100
    track = session.context.answer(ctypes.c_uint64, "store_add_track", session.store, session.session, ctypes.byref(definition))
    infos = (abi.velto_frame_info * COUNT)()
    for number, info in enumerate(infos):
        info.timestamp_ns = (number + 1) * 10_000_000
    rows = struct.pack("<6f", 0, 0, 1, 0, 0, 9.81) * COUNT
    session.context.store_write_track(session.store, track, infos, COUNT, rows, len(rows))
    session.end()
    return int(track)


def filtered(session: StoredSession, capacity: int, **members: Any) -> tuple[int, list[Any]]:
    tracks, count = abi.velto_orientation_tracks(), ctypes.c_size_t()
    session.context.orientation_tracks_init(ctypes.byref(tracks), ctypes.sizeof(tracks))
    for name, value in members.items():
        setattr(tracks, name, value)
    frames = (abi.velto_orientation_frame * capacity)()
    session.context.store_filter_orientation(session.store, ctypes.byref(tracks), None, frames, capacity, ctypes.byref(count))
    return count.value, list(frames)


@pytest.mark.parametrize("is_live", [0, 1])
def test_a_track_is_filtered(session: StoredSession, track: int, is_live: int) -> None:
    count, frames = filtered(session, COUNT, rotation_rate=track, is_live=is_live)
    assert count == COUNT and 2 * math.atan2(frames[-1].orientation[3], frames[-1].orientation[0]) == pytest.approx(3, abs=0.02)


def test_a_range_of_times_and_a_small_buffer(session: StoredSession, track: int) -> None:
    assert filtered(session, COUNT, rotation_rate=track, from_ns=1_010_000_000, to_ns=2_000_000_000)[0] == 100
    count, frames = filtered(session, 10, rotation_rate=track)
    assert session.context.footnote == abi.VELTO_TRUNCATED and count == COUNT and frames[9].orientation[3] > 0.04
    assert filtered(session, 10, rotation_rate=track, from_ns=9, to_ns=3)[0] == 0


@pytest.mark.parametrize(
    ("members", "result", "message"),
    [
        ({"rotation_rate": 99}, abi.VELTO_ERROR_NOT_FOUND, "no such track"),
        ({"magnetic_field": 1}, abi.VELTO_ERROR_INVALID_ARGUMENT, "magnetic_field is a track of imu: must have three columns in T"),
    ],
)
def test_other_tracks_are_refused(session: StoredSession, track: int, members: dict[str, int], result: int, message: str) -> None:
    with pytest.raises(Failed, match=message) as failed:
        filtered(session, COUNT, **{"rotation_rate": track, **members})
    assert failed.value.result == result
