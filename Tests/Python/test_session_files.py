"""Files of sessions: curves, copies, space, and disks that fail."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import numpy
import pytest

from event_queues import taken
import veltokit
from veltokit import Context, Device, EventQueue, EventType, SessionState, Simulator, Store, StoreNotice, TrackGapKind, Units
from veltokit.errors import FormatError, InputOutputError, NotFoundError


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


@pytest.fixture
def queue(velto: Context) -> EventQueue:
    return velto.events()


def test_a_curve_has_the_extremes_of_all_frames(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(60)
    session.end()
    (track,) = session.tracks
    values, times = numpy.asarray(track.read()), numpy.array([info.timestamp_ns for info in track.read().infos])
    for parts in (1, 7, 100, 5000):
        curve = track.read_overview(parts)
        rows = numpy.asarray(curve)
        edges = [info.timestamp_ns for info in curve.infos] + [times[-1] + 1]
        assert sum(info.tick for info in curve.infos) == len(values)
        assert rows[:, 0].min() == values[:, 0].min() and rows[:, 5].max() == values[:, 2].max()
        if parts <= 100:
            for row, (start, end) in zip(rows, zip(edges, edges[1:])):
                inside = values[(times >= start - 1000) & (times < end + 1000)]
                assert inside[:, 1].min() <= row[2] and row[3] <= inside[:, 1].max()


def test_a_copy_is_a_file_of_its_own(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    first, second = store.begin_session("first"), store.begin_session("second")
    first.add(device.signal("axes"))
    second.add(device)
    velto.advance(3)
    first.mark("here")
    first.copy(tmp_path / "first.velto")
    with pytest.raises(InputOutputError, match="exists"):
        first.copy(tmp_path / "first.velto")
    velto.advance(3)
    store.backup(tmp_path / "all.velto")
    first.end()
    assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(("first", "all"))) == ["all.velto", "first.velto"]
    with velto.open_store(tmp_path / "first.velto") as copy:
        (session,) = copy.sessions
        assert session.info.state is SessionState.RECOVERED and [mark.text for mark in session.marks] == ["here"]
        read, whole = session.tracks[0].read(Units.RAW), first.tracks[0].read(Units.RAW)
        assert 100 < len(read) < len(whole) and (numpy.asarray(read) == numpy.asarray(whole)[: len(read)]).all()
        assert session.info.uuid == first.info.uuid
    with velto.open_store(tmp_path / "all.velto") as copy:
        assert [session.info.label for session in copy.sessions] == ["second", "first"]
    with pytest.raises(NotFoundError):
        veltokit.Session(store, 99).copy(tmp_path / "none.velto")
    assert not (tmp_path / "none.velto").exists()


def test_removed_sessions_give_their_space_back(velto: Context, device: Device, store: Store, file: Path) -> None:
    session = store.begin_session()
    track = session.add_track("noise", "a, b, c, d")
    rows = numpy.random.default_rng(1).random((60_000, 4)).astype(numpy.float32)
    for start in range(0, len(rows), 10_000):
        times = [velto.time_ns + (start + index) * 1000 for index in range(10_000)]
        track.write(times, [tuple(row) for row in rows[start : start + 10_000]])
    session.end()
    store.compact()
    before = file.stat().st_size
    assert store.remove() == 1 and file.stat().st_size < before / 4


def test_a_store_in_memory(velto: Context, device: Device) -> None:
    with velto.open_store(":memory:") as store:
        session = store.begin_session()
        session.add(device.signal("axes"))
        velto.advance(1)
        session.end()
        assert session.info.frame_count > 10 and store.path == ":memory:"
    assert not Path(":memory:").exists()


def test_a_file_that_was_deleted_is_reported(velto: Context, queue: EventQueue, device: Device, file: Path) -> None:
    store = velto.open_store(file)
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    taken(queue)
    file.unlink()
    velto.advance(2)
    assert [event.notice for event in taken(queue, EventType.STORE)] == [StoreNotice.FAILED]
    with pytest.raises(InputOutputError, match="deleted or replaced"):
        session.end()
    with pytest.raises(InputOutputError):
        store.close()


def test_a_log_without_its_file_is_left_alone(velto: Context, tmp_path: Path) -> None:
    (tmp_path / "new.velto-wal").write_bytes(b"something")
    with pytest.raises(FormatError, match="bring back the file"):
        velto.open_store(tmp_path / "new.velto")
    assert [path.name for path in tmp_path.iterdir()] == ["new.velto-wal"]


def test_a_locked_file_holds_up_no_pump_and_its_session_is_ended_later(velto: Context, device: Device, file: Path) -> None:
    store = velto.open_store(file)
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    lock = sqlite3.connect(file, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    velto.advance(3)
    assert session.status.taken_count > session.status.committed_count
    with pytest.raises(veltokit.errors.VeltoError, match="another program"):
        store.close()
    lock.execute("ROLLBACK")
    assert lock.execute("SELECT state FROM session").fetchall() == [(SessionState.RUNNING,)]
    velto.advance(2)
    assert lock.execute("SELECT state FROM session").fetchall() == [(SessionState.ENDED,)]
    lock.close()


def test_a_session_that_a_context_could_not_end_is_recovered_by_the_next(device: Device, velto: Context, file: Path) -> None:
    session = velto.open_store(file).begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    lock = sqlite3.connect(file, isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    velto.close()
    lock.execute("ROLLBACK")
    lock.close()
    with Context(simulated=True, manual_clock=True, ephemeral=True) as other, other.open_store(file) as again:
        assert [found.info.state for found in again.sessions] == [SessionState.RECOVERED]
        assert again.sessions[0].tracks[0].info.frame_count > 50
        assert again.sessions[0].tracks[0].gaps == [] and TrackGapKind.LINK == 1
