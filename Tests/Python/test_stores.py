"""Stores in Python: sessions of a simulated cap, recorded, listed, read, exported and removed."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

from veltokit import Context, Device, SessionState, Simulator, Store, TableDialect, Units
from veltokit.errors import (
    AlreadyRunningError,
    FormatError,
    InputOutputError,
    InvalidArgumentError,
    InvalidStateError,
    NotFoundError,
    StaleHandleError,
    UnsupportedError,
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


def test_a_session_holds_what_a_stream_delivers(velto: Context, device: Device, store: Store) -> None:
    axes = device.signal("axes")
    session = store.begin_session("walk")
    session.add(axes)
    velto.advance(0.1)
    with axes.stream(Units.RAW) as stream:
        velto.advance(3)
        table = stream.read()
    session.end()
    assert session.info.state is SessionState.ENDED and session.info.label == "walk" and session.info.track_count == 1
    (track,) = session.tracks
    read = track.read(Units.RAW)
    assert track.info.signal == "axes" and track.info.device_name == "Triki test" and track.info.frame_count == len(read)
    assert len(table) > 50
    streamed = {info.timestamp_ns: tuple(row) for info, row in zip(table.infos, numpy.asarray(table).tolist())}
    kept = {info.timestamp_ns: tuple(row) for info, row in zip(read.infos, numpy.asarray(read).tolist())}
    for time, row in streamed.items():
        near = min(kept, key=lambda other: abs(other - time))
        assert abs(near - time) <= 50 and kept[near] == row


def test_units_and_ranges_are_chosen_when_reading(velto: Context, device: Device, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(20)
    session.end()
    (track,) = session.tracks
    whole, raw = track.read(), track.read(Units.RAW)
    assert len(whole) > 900 and [info.sequence for info in whole.infos] == sorted(info.sequence for info in whole.infos)
    scale = track.channels()[0].scale
    assert numpy.asarray(whole)[:, 0] == pytest.approx(numpy.asarray(raw)[:, 0] * scale)
    times = [info.timestamp_ns for info in whole.infos]
    part = track.read(start_ns=times[300], end_ns=times[800])
    assert [info.timestamp_ns for info in part.infos] == times[300:801]
    assert len(track.read(start_ns=times[-1] + 1)) == 0
    assert [channel.name for channel in track.channels()] == ["x", "y", "z"]


def test_a_lost_link_is_a_gap_of_the_track(velto: Context, device: Device, cap: Simulator, store: Store) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    cap.drop_link()
    velto.advance(10)
    session.end()
    (track,) = session.tracks
    steps = numpy.diff([info.timestamp_ns for info in track.read().infos])
    assert track.info.gap_count == 1 and (steps > 500_000_000).sum() == 1


def test_a_session_is_there_in_the_next_run(velto: Context, device: Device, file: Path) -> None:
    with velto.open_store(file) as store:
        session = store.begin_session("kept")
        session.add(device.signal("axes"))
        velto.advance(1)
    with pytest.raises(StaleHandleError):
        store.info
    with Context(simulated=True, manual_clock=True, ephemeral=True) as other, other.open_store(file) as again:
        assert again.info.session_count == 1 and not again.info.is_read_only and again.info.is_shared
        (found,) = again.sessions
        assert found.number == session.number and found.info.state is SessionState.ENDED and found.info.frame_count > 10
        assert again.path == str(file)
    assert sqlite3.connect(file).execute("SELECT label FROM session").fetchall() == [("kept",)]


def test_a_closed_context_ends_its_sessions(file: Path) -> None:
    velto = Context(simulated=True, manual_clock=True, ephemeral=True)
    velto.auto_connect(players=1)
    velto.advance(3)
    store = velto.open_store(file)
    session = store.begin_session()
    session.add(velto.devices[0].signal("axes"))
    velto.advance(2)
    velto.close()
    store.close()
    (row,) = sqlite3.connect(file).execute("SELECT state, (SELECT frames FROM track) FROM session")
    assert row[0] == SessionState.ENDED and row[1] > 50


def test_a_track_is_exported(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    velto.advance(2)
    session.end()
    (track,) = session.tracks
    track.export(tmp_path / "plain.csv")
    rows = list(csv.reader((tmp_path / "plain.csv").open()))
    assert rows[0] == ["time_utc", "time_s", "axes.x", "axes.y", "axes.z"] and len(rows) == len(track.read()) + 1
    values = numpy.array([row[2:] for row in rows[1:]], numpy.float32)
    assert (values == numpy.asarray(track.read())).all()
    track.export(tmp_path / "original.csv", TableDialect.ORIGINAL)
    assert (tmp_path / "original.csv").read_text().startswith("epoch,x,y,z\n20")
    with pytest.raises(InputOutputError, match="exists"):
        track.export(tmp_path / "plain.csv")
    with pytest.raises(InvalidArgumentError):
        track.export(tmp_path / "other.csv", TableDialect.ORIGINAL, Units.SI)
    assert not (tmp_path / "other.csv").exists()


def test_a_removed_session_is_gone(velto: Context, device: Device, store: Store) -> None:
    first, second = store.begin_session("first"), store.begin_session("second")
    first.add(device.signal("axes"))
    velto.advance(1)
    with pytest.raises(InvalidStateError, match="end it first"):
        first.remove()
    first.end()
    (track,) = first.tracks
    first.remove()
    assert [session.number for session in store.sessions] == [second.number] and first.tracks == []
    with pytest.raises(KeyError):
        first.info
    with pytest.raises(NotFoundError):
        track.read()
    first.remove()


def test_misuse_is_refused(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    session = store.begin_session()
    session.add(device.signal("axes"))
    with pytest.raises(AlreadyRunningError):
        session.add(device.signal("axes"))
    session.end()
    for refused in (session.end, lambda: session.add(device.signal("axes"))):
        with pytest.raises(InvalidStateError):
            refused()
    with pytest.raises(InputOutputError):
        velto.open_store(tmp_path / "no" / "folder" / "file")
    (tmp_path / "text").write_text("nothing of a database" * 1000)
    with pytest.raises(FormatError):
        velto.open_store(tmp_path / "text")
    newer = sqlite3.connect(tmp_path / "newer")
    newer.executescript("PRAGMA application_id = 0x56656C74; PRAGMA user_version = 99; CREATE TABLE session (id)")
    before = (tmp_path / "newer").read_bytes()
    with pytest.raises(UnsupportedError, match="version 99"):
        velto.open_store(tmp_path / "newer")
    assert (tmp_path / "newer").read_bytes() == before


def test_the_users_own_file(velto: Context, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data" / "home"))
    with velto.open_store() as store:
        assert store.path == str(tmp_path / "data/home/veltokit/sessions.velto")
    assert (tmp_path / "data/home/veltokit").stat().st_mode & 0o777 == 0o700
