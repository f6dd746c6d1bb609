"""The C example as a newcomer meets it: it compiles cleanly, plays by itself, and explains what goes wrong."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

SUMMARY = re.compile(
    r"summary: (?P<frames>\d+) frames, (?P<packets>\d+) packets, (?P<presses>\d+) presses, "
    r"position (?P<lowest>[+-][\d.]+) to (?P<highest>[+-][\d.]+), (?P<losses>\d+) link losses"
)
GAUGE_LINE = re.compile(r"\[[-|O]+\] position [+-]\d\.\d{3}  button (up  |DOWN)  +\d+\.\d packets/s")


@pytest.fixture
def gauge(examples: Path):
    """Runs the gauge with the given arguments and environment."""

    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(examples / "gauge"), *arguments],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=60,
        )

    return run


def test_gauge_compiles_as_strict_c99(repository: Path, tmp_path: Path) -> None:
    source = repository / "examples/c/gauge.c"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Wshadow", "-Wconversion", "-Werror"]
    command = ["gcc", *strict, "-I", repository / "include", "-c", source, "-o", tmp_path / "gauge.o"]
    subprocess.run(command, check=True)


def test_simulated_cap_moves_and_is_pressed(gauge) -> None:
    # Long enough for a loaded machine: the cap is found after 0.6 s and pressed 0.4 s later.
    run = gauge("--seconds", "3")
    assert (run.returncode, run.stderr) == (0, "")
    summary = SUMMARY.search(run.stdout)
    assert summary, run.stdout
    assert float(summary["highest"]) - float(summary["lowest"]) > 0.5
    assert int(summary["presses"]) >= 1
    assert int(summary["packets"]) >= 20
    assert int(summary["losses"]) == 0


def test_without_a_terminal_every_line_stands_by_itself(gauge) -> None:
    lines = gauge("--seconds", "2").stdout.splitlines()
    assert any(re.fullmatch(r"link: Triki \S+ is connected", line) for line in lines), lines
    assert SUMMARY.fullmatch(lines[-1])
    shown = [line for line in lines if line.startswith("[")]
    assert 1 <= len(shown) <= 8
    assert all(GAUGE_LINE.fullmatch(line) for line in shown), shown


def test_device_is_chosen_by_name(gauge) -> None:
    name = re.search(r"link: (.+) was found", gauge("--seconds", "1").stdout)
    assert name
    assert gauge("--seconds", "2", "--name", name[1]).returncode == 0


def test_device_that_is_not_there_is_named_at_the_end(gauge) -> None:
    run = gauge("--seconds", "0.5", "--name", "nobody")
    assert run.returncode == 1
    assert run.stderr == "gauge: no input arrived from nobody\n"


def test_interrupted_gauge_sums_up_all_the_same(examples: Path) -> None:
    process = subprocess.Popen([examples / "gauge", "--seconds", "60"], stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        if re.search(r"position [+-]0\.[1-9]", line):
            break
    process.terminate()
    output, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert SUMMARY.search(output)


def test_machine_without_a_bus_is_told_so_with_a_hint(gauge, tmp_path: Path) -> None:
    run = gauge("--air", "bluez", "--seconds", "0.5", DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/absent")
    assert run.returncode == 1
    error, hint, end = run.stderr.splitlines()
    assert error.startswith("error: there is no system bus") and error.endswith("(VELTO_ERROR_BUS_UNAVAILABLE)")
    assert hint.startswith("hint: ")
    assert end == "gauge: no input arrived from any device"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--air", "carrier pigeon"],
        ["--seconds", "soon"],
        ["--seconds", "0"],
        ["--seconds", "nan"],
        ["--seconds"],
        ["--name", ""],
        ["--colour", "red"],
        ["simulated"],
    ],
)
def test_wrong_options_are_refused_with_the_usage(gauge, arguments: list[str]) -> None:
    run = gauge(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "usage: gauge" in run.stderr
