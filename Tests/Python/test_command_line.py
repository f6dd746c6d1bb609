"""`python -m veltokit`: lists, a doctor, a gauge."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

import veltokit
from veltokit.commands import gauge


@pytest.fixture
def run(repository: Path, tmp_path: Path):
    """Runs a command, and returns what it did."""

    def call(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), **variables}
        command = [sys.executable, "-m", "veltokit", *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)

    return call


NO_BUS = {"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent/socket"}


@pytest.mark.parametrize("arguments", [["--backend", "simulated", "--seconds", "3"], ["list", "--backend", "simulated", "--seconds", "3"]])
def test_devices_are_listed(run, arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    assert "backends  SIMULATED" in done.stdout and "triki" in done.stdout and "dBm" in done.stdout
    assert "known devices: none" in done.stdout


def test_the_environment_names_the_backend(run) -> None:
    assert "triki" in run("--seconds", "3", VELTO_BACKEND="simulated").stdout


def test_a_missing_radio_is_said(run) -> None:
    done = run("--backend", "bluez", "--seconds", "0", **NO_BUS)
    assert done.returncode == 1 and "start dbus" in done.stderr and "adapters: none" in done.stdout


def test_the_doctor_finds_nothing(run) -> None:
    done = run("doctor", "--backend", "simulated", "--seconds", "3")
    assert done.returncode == 0, done.stdout
    assert "ok  scan" in done.stdout and "!!" not in done.stdout and "VeltoKit" in done.stdout


def test_the_doctor_says_what_to_do(run) -> None:
    done = run("doctor", "--backend", "bluez", "--seconds", "0", **NO_BUS)
    assert done.returncode == 1
    assert "!!  scan" in done.stdout and "-> Start `dbus`, or mount its socket into the container." in done.stdout


@pytest.mark.parametrize("path", ["", "/nonexistent.so", "libc.so.6", "/usr/lib"])
def test_the_doctor_needs_no_library(run, path: str) -> None:
    done = run("doctor", "--backend", "simulated", VELTOKIT_LIBRARY=path)
    assert done.returncode == 1 and done.stderr == ""
    assert "ok  python" in done.stdout and "!!  library  cannot be loaded" in done.stdout and "Install it" in done.stdout


def test_the_gauge_says_why_no_device_comes(run) -> None:
    done = run("gauge", "--backend", "bluez", "--seconds", "0.2", **NO_BUS)
    assert done.returncode == 1 and "start dbus" in done.stderr and done.stdout.splitlines()[-1] == "no device"


@pytest.mark.parametrize("seconds", ["nan", "-1", "inf", "soon"])
def test_a_duration_is_refused(run, seconds: str) -> None:
    done = run("gauge", "--backend", "simulated", f"--seconds={seconds}")
    assert done.returncode == 2 and f"invalid duration value: '{seconds}'" in done.stderr


@pytest.mark.parametrize("command", ["list", "doctor", "gauge"])
def test_output_that_cannot_be_written_is_a_sentence(repository: Path, command: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python")}
    arguments = [sys.executable, "-m", "veltokit", command, "--backend", "simulated", "--seconds", "0.1"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(arguments, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.returncode == 1 and done.stderr.startswith("veltokit: the output cannot be written")
    outside, inside = os.pipe()
    os.close(outside)
    done = subprocess.run(arguments, env=environment, stdout=inside, stderr=subprocess.PIPE, text=True, timeout=120)
    os.close(inside)
    assert done.returncode == 141 and done.stderr == ""


def test_the_gauge_prints_lines_where_it_cannot_draw(run) -> None:
    done = run("gauge", "--backend", "simulated", "--seconds", "3")
    assert done.returncode == 0, done.stderr
    assert "waiting for a device" in done.stdout and "polls" in done.stdout.splitlines()[-1]


def test_the_gauge_draws_on_a_terminal(repository: Path) -> None:
    terminal, inside = os.openpty()
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), "TERM": "xterm", "COLUMNS": "100"}
    command = [sys.executable, "-m", "veltokit", "gauge", "--backend", "simulated", "--seconds", "1.5"]
    with subprocess.Popen(command, env=environment, stdout=inside) as program:
        os.close(inside)
        drawn = b""
        while True:
            try:
                read = os.read(terminal, 65536)
            except OSError:
                break
            if not read:
                break
            drawn += read
    os.close(terminal)
    assert program.returncode == 0 and b"gestures" in drawn and b"\x1b[" in drawn


def test_the_table_shows_brackets(fed: veltokit.Device) -> None:
    from rich.console import Console

    pad = fed.poll(0.1)
    text = io.StringIO()
    Console(file=text, width=120).print(gauge.table(pad))
    assert f"[{gauge.bar(0)}]" in text.getvalue() and "test" in text.getvalue()
    assert gauge.bar(-3)[0] == gauge.bar(3)[-1] == "#" and len(gauge.bar(0.5)) == gauge.WIDTH


def test_without_a_library_it_says_so(run) -> None:
    done = run(VELTOKIT_LIBRARY="/nonexistent.so")
    assert done.returncode == 1 and "Install it, install the veltokit wheel" in done.stderr and "Traceback" not in done.stderr


def test_usage(run) -> None:
    done = run("--help")
    assert done.returncode == 0 and "doctor" in done.stdout and "Without a command" in done.stdout
    assert run("--version").stdout == f"veltokit {veltokit.__version__}\n"
    assert run("polka").returncode == 2
