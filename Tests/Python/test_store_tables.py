"""Sessions of a simulated cap as tables of other tools: CSV, NumPy, pandas, Parquet and BIDS."""

from __future__ import annotations

import csv
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy
import pytest

from veltokit import Context, Device, FillMethod, Session, Simulator, Store, TableDialect, Units
from veltokit.errors import InputOutputError, InvalidArgumentError, NotFoundError


@pytest.fixture
def cap(velto: Context) -> Simulator:
    return velto.create_simulator(name="Triki test", script="sweep", seed=7)


@pytest.fixture
def store(velto: Context, tmp_path: Path) -> Iterator[Store]:
    with velto.open_store(tmp_path / "sessions.velto") as store:
        yield store


@pytest.fixture
def session(velto: Context, device: Device, cap: Simulator, store: Store) -> Session:
    """Three seconds, a lost link, and three seconds more."""
    session = store.begin_session("walk")
    session.add(device.signal("axes"))
    velto.advance(3)
    cap.drop_link()
    velto.advance(8)
    session.end()
    return session


def test_facts_judge_a_session_without_its_samples(session: Session) -> None:
    (track,) = session.tracks
    facts = session.facts
    assert facts["session"]["label"] == "walk" and facts["session"]["simulated"] is not None
    assert facts["tracks"] == [track.facts] and track.facts["frames"] == track.info.frame_count
    assert track.facts["device"]["name"] == "Triki test" and [gap["kind"] for gap in track.facts["gaps"]] == ["link"]
    assert len(facts["clock"]["anchors"]) >= 1 and track.facts["rate_measured"] > 20
    with pytest.raises(KeyError, match="the session has the tracks axes"):
        session.track("none")


@pytest.mark.parametrize("is_parquet", (False, True), ids=("csv", "parquet"))
def test_a_long_name_of_a_device_is_cut_in_names_of_files(velto: Context, store: Store, tmp_path: Path, is_parquet: bool) -> None:
    velto.create_simulator(name="W" * 250, script="sweep")
    session = store.begin_session("long")
    session.add(velto.connect("W" * 250).wait().signal("axes"))
    velto.advance(1)
    session.end()
    if is_parquet:
        pytest.importorskip("pyarrow")
    made = session.to_parquet(tmp_path) if is_parquet else session.export(tmp_path)
    assert made and all(path.name.startswith("W" * 100 + "-axes-20") for path in made)


def test_a_session_is_exported_with_its_facts(session: Session, tmp_path: Path) -> None:
    folder = tmp_path / "csv"
    folder.mkdir()
    session.export(folder)
    table, facts = sorted(folder.iterdir())
    assert table.name.startswith("Trikitest-axes-20") and table.suffix == ".csv" and facts.suffix == ".json"
    rows = list(csv.reader(table.open()))
    assert len(rows) == session.tracks[0].info.frame_count + 1
    assert json.loads(facts.read_text())["tracks"][0]["frames"] == len(rows) - 1
    assert table.stat().st_size / 2 < session.export_size() < table.stat().st_size * 2
    with pytest.raises(InputOutputError, match="exists"):
        session.export(folder)
    session.export(folder, replace=True)
    with pytest.raises(NotFoundError):
        Session(session.store, 99).export(folder)


@pytest.mark.parametrize("fill", FillMethod)
def test_no_row_in_a_gap_is_filled_unmarked(session: Session, tmp_path: Path, fill: FillMethod) -> None:
    session.export(tmp_path / "grid.csv", aligned=True, rate=100, fill=fill, longest_bridge=0.2)
    rows = list(csv.DictReader((tmp_path / "grid.csv").open()))
    states = [row["axes.state"] for row in rows]
    assert set(states) <= {"measured", "interpolated", "gap"} and states.count("gap") > 50
    for row in rows:
        assert (row["axes.x"] == "NaN") == (row["axes.state"] == "gap")
    steps = numpy.diff([float(row["time_s"]) for row in rows])
    assert steps == pytest.approx(0.01, abs=2e-6)


def test_the_times_of_a_track_give_the_rows(session: Session, tmp_path: Path) -> None:
    track = session.track("axes")
    session.export(tmp_path / "own.csv", aligned=True, like=track)
    rows = list(csv.DictReader((tmp_path / "own.csv").open()))
    assert len(rows) == track.info.frame_count and {row["axes.state"] for row in rows} == {"measured"}
    assert [numpy.float32(row["axes.y"]) for row in rows] == track.to_numpy()["y"].tolist()
    with pytest.raises(InvalidArgumentError):
        session.export(tmp_path / "raw.csv", aligned=True, units=Units.RAW)


def test_a_spreadsheet_has_decimal_commas_and_a_mark(session: Session, tmp_path: Path) -> None:
    session.export(tmp_path / "sheet.csv", aligned=True, dialect=TableDialect.SPREADSHEET)
    data = (tmp_path / "sheet.csv").read_bytes()
    assert data.startswith(b"\xef\xbb\xbftime_utc;time_s;axes.x;")
    rows = list(csv.reader(data.decode("utf-8-sig").splitlines(), delimiter=";"))
    assert all(len(row) == 6 and "." not in row[2] for row in rows[1:])
    values = [float(row[2].replace(",", ".")) for row in rows[1:]]
    assert numpy.array(values, numpy.float32).tolist() == session.track("axes").to_numpy()["x"].tolist()


OFFICE = shutil.which("soffice")


@pytest.mark.skipif(OFFICE is None, reason="LibreOffice is not installed (libreoffice-calc-nogui)")
def test_a_german_spreadsheet_program_reads_the_same_numbers(session: Session, tmp_path: Path) -> None:
    session.export(tmp_path / "sheet.csv", aligned=True, dialect=TableDialect.SPREADSHEET)
    # Semicolons, quotes, UTF-8, from line 1, the formats of the columns, German; and numbers of any form are found.
    options = "CSV:59,34,76,1,,1031,false,true"
    subprocess.run(
        [str(OFFICE), f"-env:UserInstallation=file://{tmp_path}/profile", "--headless", f"--infilter={options}", "--convert-to", "fods",
         "--outdir", tmp_path, tmp_path / "sheet.csv"], check=True, capture_output=True, timeout=120)
    rows = spreadsheet_rows(tmp_path / "sheet.fods")
    assert rows[0][:3] == ["time_utc", "time_s", "axes.x"]
    values = [row[2] for row in rows[1:]]
    assert numpy.array(values, numpy.float32).tolist() == session.track("axes").to_numpy()["x"].tolist()
    assert all(isinstance(value, float) for row in rows[1:] for value in row[1:5])


def spreadsheet_rows(path: Path) -> list[list[float | str]]:
    """The numbers and texts of a sheet, as the program understands them."""
    office, table = (f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}" for name in ("office", "table"))
    rows: list[list[float | str]] = []
    for row in ElementTree.parse(path).iter(f"{table}table-row"):
        cells: list[float | str] = []
        for cell in row.iter(f"{table}table-cell"):
            value, words = cell.get(f"{office}value"), "".join(cell.itertext()).strip()
            cells += [float(value) if value is not None else words] * min(int(cell.get(f"{table}number-columns-repeated", "1")), 16)
        if any(cell != "" for cell in cells):
            rows += [cells] * int(row.get(f"{table}number-rows-repeated", "1"))
    return rows


LOCALE = """
import locale, sys
from veltokit import Context, TableDialect
locale.setlocale(locale.LC_ALL, "de_DE.UTF-8")
assert locale.localeconv()["decimal_point"] == ","
with Context(simulated=True, ephemeral=True) as velto, velto.open_store(sys.argv[1]) as store:
    for dialect in TableDialect:
        store.sessions[0].tracks[0].export(f"{sys.argv[2]}-{dialect.name}.csv", dialect)
"""


@pytest.mark.sweep
def test_no_locale_of_the_program_changes_a_byte(repository: Path, session: Session, tmp_path: Path) -> None:
    if subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", tmp_path / "de_DE.UTF-8"], capture_output=True).returncode > 1:
        pytest.skip("no German locale can be made here")
    path = session.store.path
    session.store.close()
    environment = {**os.environ, "LOCPATH": str(tmp_path), "PYTHONPATH": str(repository / "bindings/python")}
    subprocess.run([sys.executable, "-c", LOCALE, path, tmp_path / "german"], env=environment, check=True)
    with Context(simulated=True, ephemeral=True) as velto, velto.open_store(path) as store:
        for dialect in TableDialect:
            store.sessions[0].tracks[0].export(tmp_path / f"plain-{dialect.name}.csv", dialect)
            plain = (tmp_path / f"plain-{dialect.name}.csv").read_bytes()
            assert (tmp_path / f"german-{dialect.name}.csv").read_bytes() == plain


# NumPy, pandas and Parquet.


def test_arrays_hold_what_is_read(session: Session) -> None:
    (track,) = session.tracks
    for units in Units:
        array, table = track.to_numpy(units), track.read(units)
        assert array.dtype.names == ("timestamp_ns", "arrival_ns", "sequence", "tick", "flags", "x", "y", "z")
        assert array["timestamp_ns"].tolist() == [info.timestamp_ns for info in table.infos]
        assert (numpy.column_stack([array[name] for name in "xyz"]) == numpy.asarray(table)).all()
    assert len(track.to_numpy(start_ns=1 << 62)) == 0


def test_a_data_frame_has_dates_and_units(session: Session) -> None:
    pandas = pytest.importorskip("pandas")
    frame = session.track("axes").to_dataframe()
    assert frame.index.name == "time" and str(frame.index.tz) == "UTC" and frame.index.is_monotonic_increasing
    start = pandas.Timestamp(session.info.start_utc_ns, tz="UTC")
    assert start <= frame.index[0] < start + pandas.Timedelta(seconds=2)
    assert frame.attrs["units"].keys() == {"x", "y", "z"} and frame.attrs["facts"]["gaps"]
    assert (frame["x"].to_numpy() == session.track("axes").to_numpy()["x"]).all()


def test_parquet_files_name_units_device_and_gaps(session: Session, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    (path,) = session.to_parquet(tmp_path / "parquet", Units.NATIVE)
    table = parquet.read_table(path)
    assert table.column_names == ["time", "timestamp_ns", "sequence", "x", "y", "z"]
    assert table["x"].to_pylist() == session.track("axes").to_numpy(Units.NATIVE)["x"].tolist()
    assert table.schema.field("x").metadata[b"unit"].decode() == session.track("axes").channels(Units.NATIVE)[0].unit
    facts = json.loads(table.schema.metadata[b"veltokit"])
    assert facts["tracks"][0]["device"]["name"] == "Triki test" and facts["tracks"][0]["gaps"] and facts["units"] == "NATIVE"
    dates = table["time"].cast("int64").to_numpy()
    assert (dates == session.track("axes").to_dataframe().index.as_unit("ns").asi8).all()
    with pytest.raises(FileExistsError):
        session.to_parquet(tmp_path / "parquet")
    session.export(tmp_path / "parquet")
    assert path.with_suffix(".csv").exists(), "the rule of the names is that of CSV"


@pytest.fixture
def twins(velto: Context, store: Store) -> Session:
    """Two tracks of the same name."""
    session = store.begin_session("twins")
    for _ in range(2):
        track = session.add_track("pulse", "x [bpm]", rate=10)
        track.write([velto.time_ns + number * 100_000_000 for number in range(20)], [(number,) for number in range(20)])
    session.end()
    return session


def test_a_failure_at_the_second_track_leaves_no_file(twins: Session, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    paths = twins.to_parquet(tmp_path)
    assert [path.name for path in paths] == [f"program-pulse-{stamp(twins)}.parquet", f"program-pulse-{stamp(twins)}-2.parquet"]
    paths[0].unlink()
    with pytest.raises(FileExistsError):
        twins.to_parquet(tmp_path)
    assert not paths[0].exists() and paths[1].exists()
    files = twins.to_bids(tmp_path / "bids", subject="1", task="rest")
    scans = files[0].parents[1] / "sub-1_scans.tsv"
    assert len(files) == 6 and len(scans.read_text().splitlines()) == 3
    for file in files[:3]:
        file.unlink()
    before = sorted((tmp_path / "bids").rglob("*")), scans.read_text()
    with pytest.raises(FileExistsError):
        twins.to_bids(tmp_path / "bids", subject="1", task="rest")
    assert (sorted((tmp_path / "bids").rglob("*")), scans.read_text()) == before


def stamp(session: Session) -> str:
    return str(session.facts["session"]["start_utc"])[:19].replace(":", "-")


# BIDS.


def test_a_data_set_of_bids_is_valid(session: Session, tmp_path: Path) -> None:
    root = tmp_path / "bids"
    table, channels, sidecar = session.to_bids(root, subject="01", task="walk")
    assert table.name == "sub-01_task-walk_tracksys-axes_motion.tsv"
    rows = [line.split("\t") for line in table.read_text().splitlines()]
    facts, kinds = json.loads(sidecar.read_text()), list(csv.DictReader(channels.open(), delimiter="\t"))
    assert [kind["type"] for kind in kinds] == ["MISC"] * 3 + ["LATENCY"] and all(len(row) == len(kinds) for row in rows)
    gaps = [row[0] == "n/a" for row in rows]
    assert sum(gaps) > 10 and not gaps[0] and facts["MissingValues"] == "n/a" and facts["VeltoKit"]["gaps"]
    assert [float(row[-1]) for row in rows] == pytest.approx([n / facts["SamplingFrequency"] for n in range(len(rows))], abs=1e-6)
    with pytest.raises(FileExistsError):
        session.to_bids(root, subject="01", task="walk")
    with pytest.raises(ValueError, match="letters and digits"):
        session.to_bids(root, subject="a-b", task="walk")


def test_names_and_columns_follow_the_schema_of_bids(session: Session, tmp_path: Path) -> None:
    schema = pytest.importorskip("bidsschematools.schema").load_schema()
    validator = pytest.importorskip("bidsschematools.validator")
    root = tmp_path / "bids"
    files = session.to_bids(root, subject="01", task="walk", session="a")
    assert validator.validate_bids([str(root)])["path_tracking"] == []
    rules = schema.rules.tabular_data.motion
    columns = list(csv.DictReader(files[1].open(), delimiter="\t"))
    required = rules.motionChannels.initial_columns
    assert list(columns[0])[: len(required)] == [column.split("__")[0] for column in required]
    assert {column["type"] for column in columns} <= set(schema.objects.columns.type__channels.enum)
    assert {column["component"] for column in columns} <= {*schema.objects.columns.component.enum, "n/a"}
    sidecar = json.loads(files[2].read_text())
    for rule in schema.rules.sidecars.motion.values():
        for name, level in rule.fields.items():
            if (level if isinstance(level, str) else level.get("level")) == "required":
                assert name in sidecar, name


def test_marks_are_events_of_bids(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    session = store.begin_session("walk")
    session.add(device.signal("axes"))
    velto.advance(2)
    session.mark("stairs\tup")
    velto.advance(1)
    session.end()
    *_, events = session.to_bids(tmp_path / "bids", subject="01", task="walk")
    assert events.name == "sub-01_task-walk_tracksys-axes_events.tsv"
    (row,) = csv.DictReader(events.open(), delimiter="\t")
    onset = (session.marks[0].time_ns - session.tracks[0].info.first_ns) / 1e9
    assert float(row["onset"]) == pytest.approx(onset, abs=1e-6) and (row["duration"], row["trial_type"]) == ("0", "stairs up")
    if validator := pytest.importorskip("bidsschematools.validator"):
        assert validator.validate_bids([str(tmp_path / "bids")])["path_tracking"] == []


def test_marks_are_in_a_table_of_all_tracks_and_in_parquet(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    session = store.begin_session("walk")
    session.add(device.signal("axes"))
    velto.advance(1)
    session.mark("stairs")
    velto.advance(1)
    session.end()
    session.export(tmp_path / "new/folder")
    assert len(list((tmp_path / "new/folder").iterdir())) == 2
    session.export(tmp_path / "grid.csv", aligned=True, rate=100)
    rows = list(csv.DictReader((tmp_path / "grid.csv").open()))
    (index,) = [index for index, row in enumerate(rows) if row["mark"]]
    start = session.tracks[0].info.first_ns
    assert rows[index]["mark"] == "stairs" and 0 <= start + float(rows[index]["time_s"]) * 1e9 - session.marks[0].time_ns < 10_000_001
    assert json.loads((tmp_path / "grid.json").read_text())["marks"] == [{"time_ns": session.marks[0].time_ns, "text": "stairs"}]
    session.export(tmp_path / "end.csv", aligned=True, rate=100, start_ns=session.marks[0].time_ns + 20_000_000)
    assert not any(row["mark"] for row in csv.DictReader((tmp_path / "end.csv").open())), "a mark before the range"
    parquet = pytest.importorskip("pyarrow.parquet")
    (path,) = session.to_parquet(tmp_path / "parquet")
    assert json.loads(parquet.read_schema(path).metadata[b"veltokit"])["marks"][0]["text"] == "stairs"


def test_a_grid_is_that_of_the_values(session: Session, tmp_path: Path) -> None:
    (table, *_), track = session.to_bids(tmp_path / "bids", subject="01", task="walk"), session.track("axes").to_numpy()
    times = (track["timestamp_ns"] - track["timestamp_ns"][0]) / 1e9
    for line in table.read_text().splitlines()[::17]:
        x, *_, latency = line.split("\t")
        if x != "n/a":
            assert float(x) == pytest.approx(numpy.interp(float(latency), times, track["x"]), abs=0.01)


def test_bad_arguments_are_refused_with_a_sentence(session: Session, tmp_path: Path) -> None:
    folder = str(tmp_path)
    with pytest.raises(InvalidArgumentError, match="from_ns is 5"):
        session.export(folder, start_ns=5, end_ns=4)
    for rate in (-1.0, 0.0001, 1e9, float("nan")):
        with pytest.raises(InvalidArgumentError, match="grid_rate"):
            session.export(tmp_path / "a.csv", aligned=True, rate=rate)
    with pytest.raises(InvalidArgumentError, match="longest_bridge"):
        session.export(tmp_path / "a.csv", aligned=True, longest_bridge=-1)
    with pytest.raises(InvalidArgumentError, match="original dialect"):
        session.export(folder, dialect=TableDialect.ORIGINAL, units=Units.SI)
    (tmp_path / "file").write_text("")
    with pytest.raises(InputOutputError, match="the folder cannot be created"):
        session.export(tmp_path / "file/none")
    with pytest.raises(InputOutputError, match="file.*cannot be created"):
        session.export(tmp_path / "file")
    unknown = Session(session.store, 99)
    for call in (lambda: unknown.export_size(), lambda: unknown.facts):
        with pytest.raises(NotFoundError, match="no such session"):
            call()
    assert not list(tmp_path.glob("*.csv"))


def test_a_table_of_no_frames_is_refused(velto: Context, device: Device, store: Store, tmp_path: Path) -> None:
    empty = store.begin_session()
    empty.end()
    with pytest.raises(NotFoundError, match="no frames"):
        empty.export(tmp_path / "a.csv", aligned=True)
    empty.export(tmp_path)
    assert empty.to_parquet(tmp_path / "parquet") == [] and empty.facts["tracks"] == []


def test_portions_are_all_frames(session: Session) -> None:
    track = session.track("axes")
    assert sum(len(part) for part in track.portions()) == track.info.frame_count


# Long exports


def test_an_export_reports_its_progress_and_is_ended(velto: Context, store: Store, tmp_path: Path) -> None:
    session = store.begin_session()
    track = session.add_track("pulse", "pulse [bpm]", rate=100)
    for first in range(0, 400_000, 50_000):
        times = range(first * 10_000_000, (first + 50_000) * 10_000_000, 10_000_000)
        track.write(times, [(1.1,)] * 50_000)
        velto.advance(1)
    session.end()
    counts: list[tuple[int, int]] = []
    (tmp_path / "whole").mkdir()
    session.export(tmp_path / "whole", progress=lambda *count: counts.append(count))
    assert all(done <= total == 400_000 for done, total in counts) and counts == sorted(counts)
    assert store.export_progress is None
    (tmp_path / "ended").mkdir()
    for _ in range(20):
        try:
            # The slowest one; the program ends it at the first report.
            session.export(tmp_path / "ended/table.csv", aligned=True, rate=2000, replace=True, progress=lambda *_: 1 / 0)
        except ZeroDivisionError:
            break
    assert list((tmp_path / "ended").iterdir()) == []
    store.cancel_exports()
