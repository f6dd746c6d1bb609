"""The format of session files as the guide describes it: its decoder reads a file of each version."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
from pathlib import Path

import pytest

GUIDE = "Sources/VeltoKit/VeltoKit.docc/SessionFiles.md"
FILES = Path(__file__).resolve().parents[1] / "VeltoStoreTests/Files"
"""Files of each version of the tables, made by `StoreProbe make` when it was the newest."""


@pytest.fixture(params=["kept", "new"])
def file(request: pytest.FixtureRequest, probe: Path, tmp_path: Path) -> sqlite3.Connection:
    """A file of version 1, as it was kept and as it is made today."""
    path = FILES / "version-2.velto"
    if request.param == "new":
        path = tmp_path / "new.velto"
        subprocess.run([probe, "make", path], check=True)
    return sqlite3.connect(f"file:{path}?immutable=1", uri=True)


@pytest.fixture(scope="module")
def blocks(repository: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (repository / GUIDE).read_text(), re.M | re.S)


def test_the_decoder_of_the_guide_is_short(blocks: list[str]) -> None:
    assert len(blocks) == 2 and len([line for line in blocks[0].splitlines() if line.strip()]) <= 24


def test_the_decoder_of_the_guide_reads_a_file(blocks: list[str], file: sqlite3.Connection) -> None:
    scope: dict = {}
    exec(blocks[0], scope)
    payloads = file.execute("SELECT payload FROM block WHERE track = 1 ORDER BY first_sequence").fetchall()
    frames = [frame for (payload,) in payloads for frame in scope["frames"](payload)]
    assert len(payloads) == 2 and len(frames) == 299
    for time, arrival, tick, flags, sequence, row in frames:
        assert time == 2_000_000_000 + sequence * 10_000_000 and arrival == time + 7_000_000
        assert (tick, flags) == ((sequence * 3, 1) if sequence >= 200 else (0, 0))
        assert row == tuple(sequence * 7 % 4001 - 2000 + axis for axis in range(3))
    assert [frame[4] for frame in frames] == [number for number in range(1, 301) if number != 100]


def test_numbers_with_a_fraction_are_read(blocks: list[str], file: sqlite3.Connection) -> None:
    scope: dict = {}
    exec(blocks[0], scope)
    (payload,) = file.execute("SELECT payload FROM block WHERE track = 2").fetchone()
    assert [row[0] for *_, row in scope["frames"](payload)] == pytest.approx([number / 3 for number in range(1, 6)], rel=1e-7)


def test_the_program_of_the_guide_prints_a_track(blocks: list[str], tmp_path: Path, probe: Path) -> None:
    subprocess.run([probe, "make", "sessions.velto"], cwd=tmp_path, check=True)
    run = subprocess.run(["python3", "-c", blocks[0] + blocks[1]], cwd=tmp_path, check=True, capture_output=True, text=True)
    lines = run.stdout.splitlines()
    assert len(lines) == 299 and lines[0] == "1 2010000000 -1993 -1992 -1991"


def test_dates_and_columns_explain_themselves(file: sqlite3.Connection) -> None:
    dates = file.execute("SELECT label, device, signal, first_date, count, first_utc FROM sample_times ORDER BY first_utc").fetchall()
    assert dates[0][:5] == ("reference", "C0:FF:EE:00:00:01", "acceleration", "2026-01-01T00:00:01Z", 255) or dates[0][4] <= 256
    assert min(date[5] for date in dates) == 1_767_225_600_000_000_000 + 1_010_000_000
    (text,) = file.execute("SELECT columns FROM track WHERE id = 1").fetchone()
    assert json.loads(text)[0] == {"name": "x", "unit": "g", "si": "m/s²", "factor": 9.80665, "scale": 1 / 4096}


def test_every_table_and_column_is_in_the_guide(repository: Path, file: sqlite3.Connection) -> None:
    page = (repository / GUIDE).read_text().partition("\n## Tables\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*)\|$", page, re.M))
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")}
    assert tables == set(rows)
    for table in tables:
        columns = {name for _, name, *_ in file.execute(f"PRAGMA table_info({table})")} - {"id", "session", "device", "track"}
        assert columns <= set(re.findall(r"`(\w+)`", rows[table])), table


def test_a_file_has_its_marks(file: sqlite3.Connection) -> None:
    assert file.execute("PRAGMA application_id").fetchone() == (0x56656C74,)
    assert file.execute("PRAGMA user_version").fetchone() == (2,)
    assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
