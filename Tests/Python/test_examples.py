"""The example programs run, and are strictly typed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from simulated_firmware import package
from test_typing import mypy

pytestmark = pytest.mark.sweep

EXAMPLES = sorted((Path(__file__).resolve().parents[2] / "examples/python").glob("*.py"))


@pytest.fixture
def run(repository: Path):
    """Runs an example, and returns what it printed."""

    def call(name: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), **variables}
        command = [sys.executable, "-W", "error", repository / "examples/python" / name, *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)

    return call


def test_every_example_is_run_here(repository: Path) -> None:
    tested = re.findall(r'run\("(\w+\.py)"', Path(__file__).read_text())
    assert {path.name for path in EXAMPLES} == set(tested)


def test_every_example_is_strictly_typed(repository: Path) -> None:
    found = mypy(repository, *EXAMPLES)
    assert found.startswith("Success") and f"in {len(EXAMPLES)} source files" in found, found


def test_the_gauge_shows_a_cap(run) -> None:
    done = run("gauge.py", "3", VELTO_BACKEND="simulated")
    assert done.returncode == 0, done.stderr
    polls, packets = map(int, re.search(r"(\d+) polls, (\d+) packets", done.stdout).groups())
    assert polls > 20 and packets > 5 and "No device is in range yet" in done.stdout and "[---" in done.stdout


def test_players_come_and_go(run) -> None:
    done = run("hotplug.py")
    assert done.returncode == 0, done.stderr
    assert re.search(
        r"Triki one is player 0\n.*Triki two is player 1\n.*Triki one is lost.*\n.*Triki one is back\nplayer 0: \d+ shakes\n"
        r"player 1: \d+ shakes\n$", done.stdout, re.S)


def test_bleak_without_a_bus_brings_no_packets(run) -> None:
    """With a bus it plays in Tests/Radio."""
    done = run("bleak_radio.py", "--seconds", "1", DBUS_SYSTEM_BUS_ADDRESS="unix:path=/nonexistent")
    assert (done.returncode, done.stdout, done.stderr) == (0, "no packets\n", "")


def test_a_session_is_recorded_listed_and_drawn(run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    options = ["--store", str(tmp_path / "s.velto"), "--table", str(tmp_path / "s.csv"), "--picture", str(tmp_path / "s.png")]
    done = run("sessions.py", "--seconds", "2", *options, VELTO_BACKEND="simulated")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^1: played, 1 tracks, [1-9]\d* samples$", done.stdout, re.M)
    assert (tmp_path / "s.csv").read_text().startswith("time_utc,time_s,axes.x") and (tmp_path / "s.json").exists()
    assert (tmp_path / "s.png").read_bytes().startswith(b"\x89PNG") and (tmp_path / "s.png").stat().st_size > 5000


def test_raw_values_are_logged(run) -> None:
    done = run("raw_logger.py")
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    # Their number depends on how much of the two seconds a busy machine leaves to the program.
    assert head == "time,characteristic,sequence,value" and rows
    assert all(re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:.]+\+00:00,6e400003-[-0-9a-f]+,\d+,22[0-9a-f]{30}", row) for row in rows)
    assert [int(row.split(",")[2]) for row in rows] == list(range(1, len(rows) + 1))
    assert "DeviceConnectedEvent" in done.stderr
    done = run("raw_logger.py", "nobody", VELTO_BACKEND="bluez", DBUS_SYSTEM_BUS_ADDRESS="unix:path=/nonexistent")
    assert done.returncode == 1 and "start dbus" in done.stderr and "Traceback" not in done.stderr


def test_a_board_is_plotted_as_lines_without_a_terminal(run) -> None:
    done = run("metawear_stream.py", "--seconds", "2", "--rate", "45")
    assert done.returncode == 0, done.stderr
    rows = [line.split() for line in done.stdout.splitlines()]
    assert rows and all(len(row) == 4 for row in rows)
    first, last = done.stderr.splitlines()
    assert first == "MetaMotion RL, 50 Hz, up to 4 g" and int(last.split()[0]) >= len(rows)


def test_the_demo_of_a_board_goes_through_all_its_steps(run) -> None:
    done = run("metawear_demo.py", "--seconds", "2")
    assert done.returncode == 0, done.stderr
    assert re.search(r"model +8\n", done.stdout) and "MetaMotion S" in done.stdout
    assert re.search(r"^battery: 9\d %, 41\d\d mV$", done.stdout, re.M)
    count, rate = re.search(r"(\d+) samples, ([\d.]+) Hz", done.stdout).groups()
    # How many depends on how much time a busy machine leaves to the program.
    assert int(count) > 20 and float(rate) > 10
    assert re.search(r"^\[20\] [+-]\d\.\d{3} [+-]\d\.\d{3} [+-]\d\.\d{3}$", done.stdout, re.M)
    done = run("metawear_demo.py", "--backend", "bluez", DBUS_SYSTEM_BUS_ADDRESS="unix:path=/nonexistent")
    assert done.returncode == 1 and "the demo failed" in done.stderr and "Traceback" not in done.stderr


def test_the_monitor_follows_two_taps(run) -> None:
    done = run("tap_monitor.py", "--seconds", "6")
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines()]
    assert len({row[0] for row in rows}) == 2
    assert any("T" in row[1] for row in rows) and max(int(row[2]) for row in rows) > 2
    assert all(row[5] == "" for row in rows), "raw sensors were not asked for"


def test_the_monitor_shows_raw_sensors(run) -> None:
    done = run("tap_monitor.py", "--raw", "--seconds", "4")
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines()]
    # The strap has accelerometers on the fingers and a motion sensor, the TapXR the latter alone.
    assert any(row[5].startswith("fingers ") and "imu " in row[5] for row in rows)
    assert any(row[5].startswith("imu ") for row in rows)
    # A tap may come before raw mode.
    for name in {row[0] for row in rows}:
        counts = [row[2] for row in rows if row[0] == name and row[5] != ""]
        assert len(set(counts)) == 1, "raw mode has no taps"


def test_a_button_lights_the_led_without_a_host(run) -> None:
    done = run("button_light.py")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "pin 1 before: 0, after the button: 1"


def test_a_night_is_downloaded_although_the_link_breaks(run) -> None:
    done = run("log_night.py", "--hours", "0.3")
    assert done.returncode == 0, done.stderr
    head, *rows = done.stdout.splitlines()
    assert head == "date,x,y,z" and 13_400 < len(rows) < 13_700
    dates = [datetime.fromisoformat(row.partition(",")[0]) for row in rows]
    steps = [(after - before).total_seconds() for before, after in zip(dates, dates[1:])]
    assert 0.07 < min(steps) and max(steps) < 0.09, "nothing is missing, and nothing comes twice"
    assert "the link breaks" in done.stderr and done.stderr.splitlines()[-1] == f"{len(rows)} samples"


@pytest.mark.parametrize("number", [0, 2])
def test_the_firmware_of_a_board_is_updated(run, tmp_path: Path, number: int) -> None:
    (tmp_path / "firmware.zip").write_bytes(package(number=number))
    done = run("update_firmware.py", str(tmp_path / "firmware.zip"), "--version", "1.7.9")
    assert done.stdout.startswith("before: 1.7.2\n")
    if number:
        assert done.returncode == 0, done.stderr
        assert "of 6000 bytes" in done.stdout and done.stdout.endswith("\nnow: 1.7.9\n")
    else:
        assert done.returncode == 1 and "refuses the init packet" in done.stderr


def test_whatever_is_on_a_board_is_printed(run) -> None:
    done = run("recover.py")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert "processor 2: acceleration:rss?id=0:low-pass?id=1:threshold?id=2; of another program" in lines
    assert "logger 1: acceleration, raw values" in lines and lines[-1] == "log: 0 entries, loggers take 3 of 8 slots"


@pytest.mark.parametrize("model", ["metamotion-r", "metamotion-s"])
def test_crossings_of_a_boundary_come_alone(run, model: str) -> None:
    done = run("threshold_alarm.py", "--seconds", "20", "--model", model)
    assert done.returncode == 0, done.stderr
    sides = [line.partition(",")[2] for line in done.stdout.splitlines()]
    assert len(sides) > 5 and all(before != after for before, after in zip(sides, sides[1:]))


@pytest.mark.parametrize("model", ["metamotion-r", "metamotion-s"])
def test_a_board_logs_only_while_somebody_walks(run, model: str) -> None:
    done = run("walking_log.py", "--seconds", "60", "--model", model)
    assert done.returncode == 0, done.stderr
    rows = done.stdout.splitlines()
    assert 30 < len(rows) < 62 and all(row.endswith(" g") for row in rows)
    assert done.stderr.endswith("60 s of walking, 0 of as much rest\n")


def test_a_download_goes_on_in_another_run(run, tmp_path: Path) -> None:
    bookmark, rows = tmp_path / "night.bookmark", []
    for arguments in (["--pages", "3"], ["--pages", "1"], []):
        done = run("log_night.py", "--hours", "0.05", "--bookmark", str(bookmark), *arguments)
        assert done.returncode == 0, done.stderr
        rows += done.stdout.splitlines()
        assert bookmark.exists() == bool(arguments), "the end of the log removes it"
    assert rows.pop(0) == "date,x,y,z" and 2_200 < len(rows) < 2_300
    dates = [datetime.fromisoformat(row.partition(",")[0]) for row in rows]
    steps = [(after - before).total_seconds() for before, after in zip(dates, dates[1:])]
    assert 0.07 < min(steps) and max(steps) < 0.09, "nothing is missing, and nothing comes twice"
    again = run("log_night.py", "--hours", "0.05", "--bookmark", str(bookmark), "--pages", "1")
    assert again.stdout.startswith("date,x,y,z") and "logging" in again.stderr, "the next night"


KILLED = """
import os, signal, sys
import log_night
def store(bookmark, file, stored=log_night.store, pages=iter(range(int(sys.argv.pop())))):
    stored(bookmark, file)
    if next(pages, None) is None:
        os.kill(os.getpid(), signal.SIGKILL)
log_night.store = store
log_night.main()
"""
"""The example, which is killed after some pages, between the bookmark and the acknowledgement."""


def test_a_download_goes_on_after_a_kill(run, repository: Path, tmp_path: Path) -> None:
    arguments, rows = ["--hours", "0.05", "--bookmark", str(tmp_path / "night.bookmark")], []
    paths = os.pathsep.join(str(repository / folder) for folder in ("bindings/python", "examples/python"))
    for pages in ("3", "1"):
        command = [sys.executable, "-c", KILLED, *arguments, pages]
        killed = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, timeout=120)
        assert killed.returncode == -signal.SIGKILL, killed.stderr
        rows += killed.stdout.splitlines()
    done = run("log_night.py", *arguments)
    assert done.returncode == 0, done.stderr
    rows += done.stdout.splitlines()
    dates = [datetime.fromisoformat(row.partition(",")[0]) for row in rows[1:]]
    steps = [(after - before).total_seconds() for before, after in zip(dates, dates[1:])]
    assert 2_200 < len(dates) < 2_300 and 0.07 < min(steps) and max(steps) < 0.09, "nothing is missing, and nothing comes twice"
