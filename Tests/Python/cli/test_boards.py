"""Logs, light, vibration, modes, settings and resets."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from .conftest import BOARD, TAP, Velto

pytestmark = pytest.mark.sweep


def test_a_researchers_day(simulated: Velto, tmp_path: Path) -> None:
    """Start a log, go home, download it, export it."""
    import pyarrow.parquet

    started = simulated("log", "start", "acceleration", "angular-velocity", "--rate", "50").only("log")
    assert "running" in started["flags"] and [row["rate"] for row in started["signals"]] == [50, 50]
    status = simulated("log", "status", "--hours", "0.02").only("log")
    assert status["started"] == started["started"] and status["entries"] >= 0.02 * 3600 * 50 * 4
    done = simulated("log", "download", "--label", "night")
    session = done.only("session")
    assert session["tracks"] == 2 and session["seconds"] == pytest.approx(72, abs=10) and session["samples"] >= 2 * 0.02 * 3600 * 50
    progress = [line for line in done.lines if line["kind"] == "progress"]
    assert progress[-1]["done"] == progress[-1]["total"] and any(line["remaining"] for line in progress)
    files = [Path(line["path"]) for line in simulated("sessions", "export", "night", str(tmp_path), "--parquet").lines]
    rows = [pyarrow.parquet.read_table(file).num_rows for file in files]
    assert sum(rows) == session["samples"] and max(rows) - min(rows) <= 50
    assert simulated("log", "status").only("log")["signals"] == []


def test_the_hours_of_a_log_are_its_dates(simulated: Velto) -> None:
    simulated("log", "start", "acceleration", "--rate", "12.5")
    simulated("log", "stop", "--hours", "0.5")
    session = simulated("log", "download").only("session")
    start, end = (datetime.fromisoformat(session[name]) for name in ("start", "end"))
    assert (end - start).total_seconds() == pytest.approx(1800, abs=20), "a log is dated by its samples, not by its download"
    [track] = [line for line in simulated("sessions", "show", "last").lines if line["kind"] == "track"]
    assert track["seconds"] == pytest.approx(1800, abs=20) and track["rate"] == pytest.approx(12.5, rel=0.01)


@pytest.mark.parametrize(("command", "sentence"), [
    (["log", "start"], "is already logging: `velto log status --simulated` shows the log, and `velto log stop --simulated` stops it")])
def test_a_running_log_is_kept(simulated: Velto, command: list[str], sentence: str) -> None:
    simulated("log", "start")
    done = simulated(*command)
    assert done.code == 1 and sentence in done.err


def test_a_waiting_log_is_kept(simulated: Velto) -> None:
    simulated("log", "start")
    simulated("log", "stop", "--hours", "0.01")
    done = simulated("log", "start")
    assert done.code == 1 and f"or erase it with `velto log clear -d {BOARD} --simulated`" in done.err
    cleared = simulated("log", "clear", "-d", BOARD, "--yes").only("cleared")
    assert cleared["entries"] > 1000 and simulated("log", "start").code == 0


def test_an_empty_log_is_said(simulated: Velto) -> None:
    done = simulated("log", "download")
    assert done.code == 1 and "is empty: `velto log start --simulated` starts one" in done.err


def test_a_failed_start_takes_everything_back(simulated: Velto) -> None:
    done = simulated("log", "start", "quaternion", "acceleration", "angular-velocity", "magnetic-field", "pressure", "illuminance")
    assert done.code == 1, done.err
    assert simulated("log", "status").only("log")["signals"] == []


def test_settings_are_changed(simulated: Velto) -> None:
    changed = simulated("settings", "set", "name=Wrist", "transmit_power=-8").only("settings")["settings"]
    assert changed["name"] == "Wrist" and changed["transmit_power"] == -8
    assert simulated("settings", "show", "-d", "Wrist").only("settings")["settings"] == changed
    hand = simulated("settings", "set", "-d", TAP, "is_left_handed=yes").only("settings")["settings"]
    assert hand["is_left_handed"] is True


def test_a_factory_reset_removes_the_log(simulated: Velto) -> None:
    simulated("log", "start")
    assert simulated("factory-reset", "-d", BOARD).code == 2, "no terminal to ask on"
    assert simulated("factory-reset", "-d", BOARD, "--yes").only("reset")["reset"] == "factory-reset"
    assert simulated("log", "status").only("log")["signals"] == []


def test_a_reset_forgets_what_runs(simulated: Velto) -> None:
    simulated("log", "start")
    assert simulated("reset", "-d", BOARD).only("reset")["address"] == BOARD
    assert "running" not in simulated("log", "status").only("log")["flags"]


def test_the_program_of_a_board_is_shown(simulated: Velto, velto: Velto) -> None:
    simulated("log", "start", "acceleration")
    assert simulated("program", "show").only("program")["loggers"] == ["acceleration"]
    assert "loggers" in velto("program", "show", "--simulated").out


def test_a_mode_is_set(simulated: Velto) -> None:
    assert simulated("mode").only("mode")["mode"] == "controller"
    done = simulated("mode", "text", "--seconds", "1")
    assert done.only("mode")["mode"] == "text"


@pytest.mark.parametrize("arguments", [["led", "red", "--seconds", "0.2"], ["led", "off"], ["buzz", "--times", "2"], ["buzz", "-d", TAP]])
def test_a_device_acts(simulated: Velto, arguments: list[str]) -> None:
    assert simulated(*arguments).lines[0]["kind"] == arguments[0]


def test_a_cap_is_no_board(simulated: Velto) -> None:
    done = simulated("log", "status", "-d", "Triki")
    assert done.code == 3 and "no board matches 'Triki'; in range: MetaWear" in done.err
