"""Sessions in Python beside their samples: events, logs, marks, limits, queries, curves and copies."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

import veltokit
from veltokit import (
    Context, Device, EventQueue, EventType, MwLogMode, MwSensorConfig, SessionState, Signal, Simulator, SimulatorStep,
    SimulatorStepKind, Store, StoreNotice, TrackGapKind, Units, ValueType,
)
from veltokit.errors import (
    AlreadyRunningError, FormatError, InputOutputError, InvalidArgumentError, InvalidStateError, NotFoundError, WrongKindError,
)


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sessions.velto"


@pytest.fixture
def store(velto: Context, file: Path) -> Iterator[Store]:
    with velto.open_store(file) as store:
        yield store


@pytest.fixture
def queue(velto: Context) -> EventQueue:
    return velto.events()


def events(queue: EventQueue, *kinds: EventType) -> list[veltokit.Event]:
    found = []
    while event := queue.poll():
        if event.type in kinds:
            found.append(event)
    return found


# Events


def test_buttons_are_a_track_with_text(velto: Context, device: Device, cap: Simulator, store: Store, tmp_path: Path) -> None:
    session = store.begin_session()
    session.add(device)
    with pytest.raises(AlreadyRunningError):
        session.add(device)
    velto.advance(0.5)
    for _ in range(3):
        cap.press()
        velto.advance(1)
    session.end()
    (track,) = session.tracks
    assert track.info.signal == "buttons" and track.info.value_type is ValueType.I32
    rows = [row.text for row in track.read_text()]
    assert rows[0] == "button main, down, presses 1, releases 0" and rows[1] == "button main, presses 1, releases 1"
    assert len(rows) == 6 == len(track.read(Units.RAW)) and [channel.name for channel in track.channels()][0] == "button"
    times = [row.time_ns for row in track.read_text()]
    assert [row.time_ns for row in track.read_text(start_ns=times[2], end_ns=times[3])] == times[2:4]
    track.export(tmp_path / "buttons.csv", units=Units.RAW)
    header = (tmp_path / "buttons.csv").read_text().splitlines()[0]
    assert header == "time_utc,time_s,buttons.button,buttons.down,buttons.presses,buttons.releases"


def test_taps_are_a_track_of_their_own(velto: Context, store: Store) -> None:
    sim = velto.create_simulator(model_name="tap-strap-2", script="rest")
    device = velto.connect(sim.identifier).wait()
    velto.advance(1)
    session = store.begin_session()
    session.add(device)
    sim.perform(SimulatorStep(SimulatorStepKind.TAP, value=0b00011))
    velto.advance(2)
    sim.perform(SimulatorStep(SimulatorStepKind.TAP, value=0b00100))
    velto.advance(2)
    session.end()
    tracks = {track.info.signal: track for track in session.tracks}
    assert [row.text.split(", ")[0] for row in tracks["taps"].read_text()] == ["fingers thumb+index", "fingers middle"]


# Logs


@pytest.fixture
def board(velto: Context) -> Device:
    """Ten seconds of acceleration are in the log."""
    sim = velto.create_simulator(model_name="metamotion-s", script="walk")
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    device.board.set_sensor(MwSensorConfig(rate=100, range_g=4))
    device.board.create_logger(device.signal("acceleration"), key="wrist")[1].wait()
    device.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(10)
    device.board.stop_logging().wait()
    return device


def test_a_log_becomes_a_session(velto: Context, board: Device, store: Store) -> None:
    session, download = store.download_log(board, "night")
    download.wait()
    velto.advance(0.1)
    assert session.info.state is SessionState.ENDED and session.info.label == "night" and store.downloads == []
    (track,) = session.tracks
    table = track.read(Units.NATIVE)
    assert track.info.signal == "acceleration" and 990 < len(table) == session.info.frame_count
    times = numpy.array([info.timestamp_ns for info in table.infos])
    assert (numpy.diff(times) > 0).all() and 0 < velto.utc_ns(velto.time_ns) - times[-1] < 20e9
    assert [info.sequence for info in table.infos] == list(range(1, len(table) + 1)) and table.infos[5].tick > 0
    norms = numpy.linalg.norm(numpy.asarray(table), axis=1)
    assert 0.5 < norms.mean() < 2
    assert track.read_text()[0].text.startswith("x ") and "g, y" in track.read_text()[0].text


def test_an_interrupted_download_goes_on_in_its_session(velto: Context, board: Device, file: Path) -> None:
    """The store is abandoned after each number of pages; a later one goes on with what is on the disk."""
    sessions, pages = set(), set()
    for turn in range(40):
        store = velto.open_store(file)
        session, download = store.download_log(board)
        sessions.add(session.number)
        velto.advance(0.2 + 0.05 * (turn % 7))
        if download.done:
            break
        assert [(found.session, found.is_running) for found in store.downloads] == [(session.number, True)]
        assert session.status.is_recording
        pages.add(store.downloads[0].page_count)
        store.close()
        # The board sends the rest of the page, which no one takes, before it can be read again.
        velto.advance(3)
    else:
        pytest.fail("it never ended")
    assert len(pages) > 3 and sessions == {session.number}
    velto.advance(1)
    (track,) = session.tracks
    numbers = [info.sequence for info in track.read(Units.RAW).infos]
    ticks = [info.tick for info in track.read(Units.RAW).infos]
    assert numbers == list(range(1, len(numbers) + 1)) and len(numbers) > 990
    assert ticks == sorted(set(ticks)) and session.info.state is SessionState.ENDED
    store.close()


def test_a_log_that_was_read_is_not_read_again(velto: Context, board: Device, store: Store) -> None:
    first, download = store.download_log(board)
    download.wait()
    velto.advance(0.1)
    board.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    velto.advance(3)
    board.board.stop_logging().wait()
    second, download = store.download_log(board)
    download.wait()
    velto.advance(0.1)
    assert second.number != first.number and second.info.state is SessionState.ENDED
    ends = [session.tracks[0].read(Units.RAW).infos for session in (first, second)]
    assert ends[0][len(ends[0]) - 1].timestamp_ns < ends[1][0].timestamp_ns and 250 < len(ends[1]) < 350


# Conduct


def test_marks_and_texts(velto: Context, store: Store) -> None:
    session = store.begin_session("walk")
    session.mark("stairs")
    velto.advance(5)
    session.mark("lift")
    session.set_text(notes="a cold day")
    session.set_text(label="run")
    session.end()
    assert [mark.text for mark in session.marks] == ["stairs", "lift"]
    first, second = session.marks
    assert second.time_ns - first.time_ns == 5_000_000_000 == second.utc_ns - first.utc_ns
    assert session.info.label == "run" and session.status.notes == "a cold day"
    for refused in (lambda: session.mark("late"), lambda: session.set_limit(1)):
        with pytest.raises(InvalidStateError):
            refused()
    with pytest.raises(NotFoundError):
        veltokit.Session(store, 99).set_text("x")


def test_sessions_are_found(velto: Context, device: Device, store: Store) -> None:
    walk = store.begin_session("Morning walk")
    walk.add(device.signal("axes"))
    velto.advance(1)
    walk.end()
    velto.advance(100)
    run = store.begin_session("run")
    address = walk.tracks[0].info.address

    def labels(**query: object) -> list[str]:
        return [session.info.label for session in store.find(**query)]  # type: ignore[arg-type]

    assert labels() == ["run", "Morning walk"] and labels(text="WALK") == labels(address=address) == ["Morning walk"]
    assert labels(state=SessionState.RUNNING) == ["run"] == labels(from_utc_ns=run.info.start_utc_ns)
    assert labels(to_utc_ns=walk.info.start_utc_ns) == ["Morning walk"] and labels(address="00:00:00:00:00:00") == []
    assert store.remove(address=address) == 1 and labels() == ["run"]
    assert store.remove() == 0 and labels() == ["run"]


def test_counts_are_polled_while_it_records(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(3)
    status = session.status
    assert status.is_recording and status.taken_count >= status.committed_count > 50 and status.dropped_count == 0
    info = store.info
    assert info.running_count == 1 and info.rate > 0 and info.remaining is not None and info.size > 0 and info.free_size > 0
    session.end()
    assert not session.status.is_recording and store.info.remaining is None


def test_a_session_ends_at_its_limit(velto: Context, queue: EventQueue, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    session.set_limit(duration=5)
    assert session.status.duration_limit == 5
    velto.advance(4)
    assert session.info.state is SessionState.RUNNING
    velto.advance(3)
    assert session.info.state is SessionState.ENDED
    (event,) = events(queue, EventType.SESSION_ENDED)
    assert event.session == session.number
    other = store.begin_session()
    other.add(device.signal("axes"))
    other.set_limit(size=2000)
    velto.advance(30)
    assert other.info.state is SessionState.ENDED and other.info.frame_count < 700


def test_a_limit_of_a_byte_ends_with_the_first_commit(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.set_limit(size=1)
    velto.advance(5)
    assert session.info.state is SessionState.RUNNING, "nothing is written"
    session.add(device.signal("axes"))
    velto.advance(0.2)
    begin = velto.time_ns
    velto.advance(10)
    assert session.info.state is SessionState.ENDED
    assert session.tracks[0].info.last_ns - begin < 1.2e9


def test_a_silent_device_is_reported(velto: Context, queue: EventQueue, device: Device, cap: Simulator, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(3)
    events(queue)
    cap.play("silence")
    velto.advance(8)
    assert session.status.silent_count == 1
    assert [event.is_silent for event in events(queue, EventType.TRACK_SILENT)] == [True]
    session.end()
    assert any("axes was silent for a while" in line.text for line in velto.log), "the final report"


def test_a_board_that_is_missing_at_the_start_is_tried_again(velto: Context, device: Device, store: Store) -> None:
    signal = device.signal("axes")
    device.disconnect().wait()
    velto.advance(1)
    session = store.begin_session()
    session.add(signal)
    velto.advance(20)
    session.end()
    assert session.info.frame_count > 100


def test_a_programs_own_samples(velto: Context, store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm], quality", rate=1)
    times = [velto.time_ns + number * 1_000_000_000 for number in range(5)]
    track.write(times[:2], [(60, 1), (61, 0.5)])
    track.write(times[2:], [(62, 1), (63, 1), (64, 1)])
    with pytest.raises(WrongKindError, match="pulse, quality"):
        track.write(times[:1], [(60,)])
    session.end()
    table = track.read()
    assert numpy.asarray(table)[:, 0].tolist() == [60, 61, 62, 63, 64] and [info.timestamp_ns for info in table.infos] == times
    assert track.channels()[0].unit == "bpm" and session.tracks[0].info.device_name == ""
    with pytest.raises(InvalidStateError):
        track.write(times[:1], [(60, 1)])
    with pytest.raises(InvalidArgumentError):
        store.begin_session().add_track("", "x")


def test_times_of_a_track_do_not_fall(velto: Context, store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm]")
    track.write([1000, 1000, 2000], [(1,), (2,), (3,)])
    with pytest.raises(InvalidArgumentError, match=r"infos\[1\].timestamp_ns is 2999, after a sample at 3000"):
        track.write([3000, 2999], [(4,), (5,)])
    with pytest.raises(InvalidArgumentError, match=r"infos\[0\].timestamp_ns is 1999"):
        track.write([1999], [(4,)])
    track.write([2000], [(6,)])
    session.end()
    assert numpy.asarray(track.read())[:, 0].tolist() == [1, 2, 3, 6], "a refused call appends nothing"


@pytest.mark.parametrize("channels, reason", [
    ("x, y, x", '"x" twice'), ("x [g], x [m]", '"x" twice'), ("x, , y", 'the name ""'), ("[bpm]", 'the name ""'), ("a\nb", "control"),
])
def test_channels_have_names_that_can_be_told_apart(store: Store, channels: str, reason: str) -> None:
    session = store.begin_session()
    with pytest.raises(InvalidArgumentError, match=reason):
        session.add_track("pulse", channels)
    with pytest.raises(InvalidArgumentError, match="control"):
        session.add_track("pul\tse", "x")
    assert session.tracks == []


def test_gaps_of_a_programs_own_track(store: Store) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm]")
    track.write([1000], [(1,)])
    track.write_gap(TrackGapKind.OVERFLOW, 1000, 500, 7)
    track.write([2000], [(2,)])
    track.write_gap(TrackGapKind.LINK, 2000, 9000)
    with pytest.raises(InvalidArgumentError, match="kind is 0: must be a cause"):
        track.write_gap(TrackGapKind.NONE, 0, 0)
    session.end()
    found = [(gap.kind, gap.after_sequence, gap.time_ns, gap.duration_ns, gap.count) for gap in track.gaps]
    assert found == [(TrackGapKind.OVERFLOW, 1, 1000, 500, 7), (TrackGapKind.LINK, 2, 2000, 9000, 0)]
    with pytest.raises(InvalidStateError):
        track.write_gap(TrackGapKind.LINK, 0, 0)


def test_a_session_knows_what_recorded_it(velto: Context, board: Device, store: Store) -> None:
    session = store.begin_session()
    assert session.facts["session"]["simulated"] is False
    session.add(board.signal("acceleration"))
    velto.advance(2)
    session.end()
    facts = session.facts
    assert facts["session"]["simulated"] is True and facts["session"]["library"] == veltokit.__version__
    (track,) = facts["tracks"]
    assert track["configuration"]["rate"] == 100 and track["configuration"]["scales"] == [pytest.approx(4 / 32768)] * 3
    log, download = store.download_log(board)
    download.wait()
    assert log.facts["session"]["simulated"] is True and log.facts["session"]["library"] == veltokit.__version__
    assert log.facts["tracks"][0]["configuration"]["scales"] == track["configuration"]["scales"]


# Files


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


# Disks


def test_a_file_that_was_deleted_is_reported(velto: Context, queue: EventQueue, device: Device, file: Path) -> None:
    store = velto.open_store(file)
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    events(queue)
    file.unlink()
    velto.advance(2)
    assert [event.notice for event in events(queue, EventType.STORE)] == [StoreNotice.FAILED]
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


# Kinds of samples


def compared(velto: Context, store: Store, signal: Signal) -> int:
    """Records and streams a signal at the same time, compares each frame in all units, and returns the number of frames."""
    session = store.begin_session()
    session.add(signal)
    streams = [signal.stream(units) for units in Units]
    velto.advance(0.2)
    for stream in streams:
        stream.read()
    velto.advance(1.5)
    tables = [stream.read() for stream in streams]
    for stream in streams:
        stream.close()
    session.end()
    if not len(tables[0]):
        return 0
    (track,) = session.tracks
    for units, table in zip(Units, tables):
        read = track.read(units)
        kept = {round(info.timestamp_ns, -2): row for info, row in zip(read.infos, numpy.asarray(read).tolist())}
        streamed = {round(info.timestamp_ns, -2): row for info, row in zip(table.infos, numpy.asarray(table).tolist())}
        assert streamed and all(repr(kept[time]) == repr(row) for time, row in streamed.items()), (track.info.signal, units)
    return len(tables[0])


@pytest.mark.parametrize("model, count, types", [
    ("metamotion-s", 12, {ValueType.I32, ValueType.U32, ValueType.F32}), ("tap-strap-2", 2, {ValueType.I32}),
])
def test_every_kind_of_sample_is_kept_bit_for_bit(
    velto: Context, store: Store, model: str, count: int, types: set[ValueType]
) -> None:
    sim = velto.create_simulator(model_name=model, script="walk" if model == "metamotion-s" else "rest")
    device = velto.connect(sim.identifier).wait()
    velto.advance(1)
    found = [signal.info.raw_type for signal in device.signals if signal.can_stream and compared(velto, store, signal)]
    assert len(found) >= count and set(found) == types


# Time zones

RECORD = """
import sys, veltokit
with veltokit.Context(simulated=True, manual_clock=True, ephemeral=True) as velto, velto.open_store(sys.argv[1]) as store:
    session = store.begin_session("island")
    velto.advance(1)
    session.mark("here")
    session.end()
    print(session.info.start_utc_ns, session.marks[0].utc_ns)
"""


def test_a_session_names_the_zone_in_which_it_was_recorded(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {**os.environ, "TZ": "Australia/Lord_Howe", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-c", RECORD, file], env=environment, check=True, capture_output=True, text=True)
    monkeypatch.setenv("TZ", "America/New_York")
    with Context(simulated=True, manual_clock=True, ephemeral=True) as velto, velto.open_store(file) as store:
        (session,) = store.sessions
        assert run.stdout.split() == [str(session.info.start_utc_ns), str(session.marks[0].utc_ns)]
        assert session.status.zone == "Australia/Lord_Howe" and session.status.start_offset in (37_800, 39_600)
