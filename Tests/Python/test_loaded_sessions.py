"""Sessions that are exported and loaded again, and files that are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import numpy
import pytest

from veltokit import (
    Context, Device, FrameFlag, Session, SessionState, Simulator, Store, TableDialect, TimeBase, Track, Units, ValueType, _load,
)
from veltokit._store_facts import utc
from veltokit.errors import FormatError


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


@pytest.fixture
def store(velto: Context, tmp_path: Path) -> Iterator[Store]:
    with velto.open_store(tmp_path / "sessions.velto") as store:
        yield store


@pytest.fixture
def session(velto: Context, device: Device, cap: Simulator, store: Store) -> Session:
    """A vector with a gap, buttons, and the program's own numbers with values that are none."""
    session = store.begin_session("walk")
    session.add(device.signal("axes"))
    session.add(device)
    pulse = session.add_track("pulse", "pulse [bpm], quality")
    pulse.write([velto.time_ns + number * 1_700 for number in range(3)], [(60.1, 1), (float("nan"), 0.1), (float("-inf"), 1e-30)])
    velto.advance(2)
    cap.press()
    session.mark("stairs")
    cap.drop_link()
    velto.advance(8)
    cap.press()
    velto.advance(1)
    session.end()
    return session


def rows(track: Track, units: Units) -> tuple[list[int], numpy.ndarray]:
    """Dates and values."""
    array = track.to_numpy(units)
    return utc(array["timestamp_ns"], track._session.facts, track.facts).tolist(), numpy.column_stack([array[channel.name] for channel in track.channels()])


def kinds(track: Track) -> list[tuple[object, ...]]:
    """The gaps, with their dates."""
    dates = utc(numpy.array([gap.time_ns for gap in track.gaps], "uint64"), track._session.facts, track.facts)
    return [(gap.kind, date, gap.duration_ns, gap.count) for gap, date in zip(track.gaps, dates.tolist())]


def assert_same(session: Session, loaded: Session, units: Units, tolerance: int) -> None:
    """Compares all values and times."""
    assert loaded.info.state is SessionState.ENDED and loaded.info.label == session.info.label == "walk"
    assert [track.info.signal for track in loaded.tracks] == ["pulse", "axes", "buttons"]
    for own, other in zip(session.tracks, loaded.tracks):
        (times, values), (found_times, found) = rows(own, units), rows(other, Units.RAW if units == Units.RAW else Units.SI)
        assert values.dtype == found.dtype and values.tobytes() == found.tobytes(), "each value is the same, also NaN"
        assert numpy.abs(numpy.array(times) - numpy.array(found_times)).max() <= tolerance
        units_found = [channel.unit for channel in other.channels()]
        assert units_found == ([""] * len(units_found) if units == Units.RAW else [channel.unit for channel in own.channels(units)])
        assert other.info.address == own.info.address and other.info.time_base is TimeBase.UTC
    first = min(rows(track, Units.RAW)[0][0] for track in loaded.tracks)
    assert loaded.info.start_utc_ns == first, "lists have the date of the data"


@pytest.mark.parametrize("units", Units)
def test_parquet_is_loaded_value_by_value(store: Store, session: Session, tmp_path: Path, units: Units) -> None:
    pytest.importorskip("pyarrow")
    session.to_parquet(tmp_path / "out", units)
    assert_same(session, store.load(tmp_path / "out"), units, 0)


@pytest.mark.parametrize("units", Units)
def test_csv_is_loaded_value_by_value(store: Store, session: Session, tmp_path: Path, units: Units) -> None:
    (tmp_path / "out").mkdir()
    session.export(tmp_path / "out", units=units)
    loaded = store.load(tmp_path / "out")
    assert_same(session, loaded, units, 500)
    axes, buttons = loaded.tracks[1:]
    assert buttons.info.value_type is (ValueType.I32 if units == Units.RAW else ValueType.F32)
    array = axes.to_numpy()
    marked = numpy.flatnonzero(array["flags"] & FrameFlag.GAP)
    assert marked.tolist() == (1 + numpy.flatnonzero(numpy.diff(array["timestamp_ns"]) > 500_000_000)).tolist() != []
    assert kinds(axes) == kinds(session.track("axes")) != []
    notes = loaded.status.notes
    assert "axes of Triki test" in notes and "1 gaps" in notes and "ns: stairs" in notes


def test_dates_stay_those_of_the_recording_machine(store: Store, session: Session, tmp_path: Path) -> None:
    session.export(tmp_path)
    for file in tmp_path.glob("*.json"):
        facts = json.loads(file.read_text())
        for anchor in facts["clock"]["anchors"]:
            anchor["utc_ns"] += 3_600_000_000_000
        file.write_text(json.dumps(facts))
    loaded = store.load(tmp_path)
    for own, other in zip(session.tracks, loaded.tracks):
        later = numpy.array(rows(other, Units.RAW)[0]) - numpy.array(rows(own, Units.RAW)[0])
        assert numpy.abs(later - 3_600_000_000_000).max() <= 500
    assert store.sessions[0].number == loaded.number, "the newest one is listed first, by the dates of its data"


def test_a_time_without_a_date_stays_without_one(velto: Context, store: Store, tmp_path: Path) -> None:
    made = store.begin_session("reset")
    made.add_track("pulse", "x", time_base=TimeBase.UNANCHORED).write([1000, 2000], [(1,), (2,)])
    made.end()
    assert made.facts["tracks"][0]["first_utc"] == "" and abs(made.info.start_utc_ns - velto.utc_ns(velto.time_ns)) < 1e9
    made.export(tmp_path / "new/folder")
    (track,) = store.load(tmp_path / "new/folder").tracks
    assert track.info.time_base is TimeBase.UNANCHORED and track.to_numpy()["timestamp_ns"].tolist() == [1000, 2000]


def test_a_single_table_becomes_a_session_of_one_track(velto: Context, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "axes.csv"
    session.track("axes").export(path)
    with velto.open_store(tmp_path / "other.velto") as other:
        loaded = other.load(path, "again")
        assert loaded.info.label == "again" and [track.info.signal for track in loaded.tracks] == ["axes"]
        assert rows(loaded.tracks[0], Units.SI)[1].tolist() == rows(session.track("axes"), Units.SI)[1].tolist()


@pytest.mark.sweep
def test_no_more_frames_wait_for_the_disk_than_may(
    velto: Context, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames are read no faster than the library writes them, so that none is dropped."""
    made, count, waiting = store.begin_session(), 100_000, []
    track = made.add_track("noise", "a", value_type=ValueType.I32)
    for start in range(0, count, 50_000):
        track.write(range(start * 400, (start + 50_000) * 400, 400), [(number,) for number in range(start, start + 50_000)])
    made.end()
    made.tracks[0].export(tmp_path / "noise.csv", units=Units.RAW)

    def wait_for_disk(session: Session) -> None:
        wait(session)
        waiting.append(session.status.taken_count - session.status.committed_count)

    wait = _load.wait_for_disk
    monkeypatch.setattr(_load, "WAITING", 30_000)
    monkeypatch.setattr(_load, "wait_for_disk", wait_for_disk)
    (loaded,) = store.load(tmp_path / "noise.csv").tracks
    assert loaded.to_numpy(Units.RAW)["a"].tolist() == list(range(count))
    assert len(waiting) == 7 and 0 < max(waiting) <= 30_000


# Refusals


def assert_refused(store: Store, path: Path, reason: str, **options: bool) -> None:
    """A refusal names the file, and leaves no session."""
    before = [found.number for found in store.sessions]
    with pytest.raises(FormatError, match=reason) as caught:
        store.load(path, **options)
    assert str(path.with_suffix("") if path.suffix else path) in str(caught.value)
    assert [found.number for found in store.sessions] == before


def test_cut_tables_are_refused(store: Store, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "axes.csv"
    session.track("axes").export(path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines)[:-3])
    assert_refused(store, path, "has no end")
    assert_refused(store, path, "has no end", is_part=True)
    path.write_text("".join(lines[:-1]))
    assert_refused(store, path, f"it has {len(lines) - 2} rows, and its track had {len(lines) - 1}")
    assert len(store.load(path, is_part=True).tracks[0].read()) == len(lines) - 2
    path.write_text("".join(lines[:9] + [lines[9].rpartition(",")[0] + "\n"] + lines[10:]))
    assert_refused(store, path, "has not 5 cells")
    path.write_text("".join(lines))
    facts = path.with_suffix(".json").read_text()
    path.with_suffix(".json").write_text(facts[:-40])
    assert_refused(store, path, "no JSON, or cut")
    path.with_suffix(".json").unlink()
    assert_refused(store, path, "its companion axes.json with the facts about it is missing")


@pytest.mark.parametrize("change, reason", [
    (lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]], "times must rise"),
    (lambda lines: [*lines[:5], "x,1.0,a,b,c\n", *lines[6:]], "no number"),
    (lambda lines: [*lines[:5], "x,nan,1,2,3\n", *lines[6:]], "no number"),
    (lambda lines: [*lines[:5], "x,-1,1,2,3\n", *lines[6:]], "no number"),
    (lambda lines: [*lines[:5], "x,0.5,1e300,2,3\n", *lines[6:]], "too large|times must rise"),
    (lambda lines: ["a,b,c\n", *lines[1:]], "no table of one track in the plain dialect"),
    (lambda lines: [], "no table of one track"),
])
def test_foreign_rows_are_refused(store: Store, session: Session, tmp_path: Path, change: object, reason: str) -> None:
    path = tmp_path / "axes.csv"
    session.track("axes").export(path)
    path.write_text("".join(change(path.read_text().splitlines(keepends=True))))  # type: ignore[operator]
    assert_refused(store, path, reason)


def test_foreign_files_are_refused(store: Store, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "axes.csv"
    session.track("axes").export(path, TableDialect.ORIGINAL)
    assert_refused(store, path, "plain dialect")
    facts = json.loads(path.with_suffix(".json").read_text())
    own = facts["tracks"][0]
    tracks = [[], [own, own], *([{**own, **change}] for change in (
        {"signal": 1}, {"first_ns": -1}, {"first_ns": 1 << 64}, {"rate_asked": "fast"}, {"gaps": [1]}, {"columns": 5}, {"device": None}))]
    for foreign in ([], {}, {**facts, "session": 4}, {**facts, "marks": [{}]}, *({**facts, "tracks": found} for found in tracks)):
        path.with_suffix(".json").write_text(json.dumps(foreign))
        assert_refused(store, path, "facts")
    session.export(tmp_path / "grid.csv", aligned=True, rate=10)
    assert_refused(store, tmp_path / "grid.csv", "facts about one track")
    (tmp_path / "bytes.csv").write_bytes(b"\xff\xfe\0" * 99 + b"\n")
    path.with_suffix(".json").write_text(json.dumps(facts))
    path.with_suffix(".json").rename(tmp_path / "bytes.json")
    assert_refused(store, tmp_path / "bytes.csv", "no CSV|plain dialect")
    (tmp_path / "empty").mkdir()
    assert_refused(store, tmp_path / "empty", "has no table")
    with pytest.raises(FileNotFoundError):
        store.load(tmp_path / "none.csv") if (tmp_path / "none.json").write_text(json.dumps(facts)) else None


def test_foreign_parquet_files_are_refused(store: Store, session: Session, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = session.to_parquet(tmp_path / "out")[1]
    data = path.read_bytes()
    for cut in (data[:-9], data[: len(data) // 2], b""):
        path.write_bytes(cut)
        assert_refused(store, path, "no Parquet file, or cut")
    path.write_bytes(data)
    column = parquet.ParquetFile(path).metadata.row_group(0).column(3)
    damaged = bytearray(data)
    start = column.dictionary_page_offset or column.data_page_offset
    damaged[start + column.total_compressed_size - 20] ^= 1
    path.write_bytes(damaged)
    assert_refused(store, path, "damaged")
    path.write_bytes(data)
    table = parquet.read_table(path)
    parquet.write_table(table.replace_schema_metadata({}), path)
    assert_refused(store, path, "another program")
    parquet.write_table(table.drop_columns(["z"]), path)
    assert_refused(store, path, "its columns are not time, timestamp_ns, sequence, x, y, z")


def test_tables_of_two_sessions_are_refused(store: Store, session: Session, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    folder = tmp_path / "out"
    session.to_parquet(folder)
    session.export(folder)
    assert_refused(store, folder, "same track")
    for file in folder.glob("*.parquet"):
        file.unlink()
    other = store.begin_session()
    other.add_track("pulse", "a")
    other.end()
    other.export(folder)
    assert_refused(store, folder, "another session")


def test_a_name_that_a_track_cannot_keep_is_refused(store: Store, session: Session, tmp_path: Path) -> None:
    path = tmp_path / "axes.csv"
    session.track("axes").export(path)
    text = path.with_suffix(".json").read_text()
    path.with_suffix(".json").write_text(text.replace('"name":"x"', '"name":"x, y"').replace('"name": "x"', '"name": "x, y"'))
    path.write_text(path.read_text().replace("axes.x", '"axes.x, y"', 1))
    assert_refused(store, path, "commas or brackets")
