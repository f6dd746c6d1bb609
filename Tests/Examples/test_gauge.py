"""The C example as a newcomer meets it: it compiles cleanly, plays by itself, and explains what goes wrong."""

from __future__ import annotations

import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from playing import LONG, play_until

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
        )

    return run


def test_gauge_compiles_as_strict_c99(repository: Path, tmp_path: Path) -> None:
    source = repository / "examples/c/gauge.c"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Wshadow", "-Wconversion", "-Werror"]
    command = ["gcc", *strict, "-I", repository / "include", "-c", source, "-o", tmp_path / "gauge.o"]
    subprocess.run(command, check=True)


def shown(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("[")]


def has_moved(lines: list[str]) -> bool:
    return re.search(r"position [+-]0\.[1-9]", lines[-1]) is not None


def test_simulated_cap_moves_and_is_pressed(examples: Path) -> None:
    # Four lines a second: in three seconds the hand has done at least once what it does over and over.
    play = play_until(lambda lines: len(shown(lines)) >= 12, examples / "gauge")
    assert (play.status, play.errors) == (0, "")
    summary = SUMMARY.fullmatch(play.lines[-1])
    assert summary, play.lines
    assert float(summary["highest"]) - float(summary["lowest"]) > 0.5
    assert int(summary["presses"]) >= 1
    assert int(summary["packets"]) >= 20
    assert int(summary["losses"]) == 0


def test_simulated_board_steers_and_is_pressed(examples: Path) -> None:
    play = play_until(lambda lines: len(shown(lines)) >= 16, examples / "gauge", "--model", "metamotion-s")
    assert (play.status, play.errors) == (0, "")
    summary = SUMMARY.fullmatch(play.lines[-1])
    assert summary, play.lines
    assert float(summary["highest"]) - float(summary["lowest"]) > 0.5
    assert int(summary["presses"]) >= 1 and int(summary["losses"]) == 0


def test_without_a_terminal_every_line_stands_by_itself(examples: Path) -> None:
    start = time.monotonic()
    lines = play_until(lambda lines: len(shown(lines)) >= 4, examples / "gauge").lines
    seconds = time.monotonic() - start
    assert any(re.fullmatch(r"link: Triki \S+ is connected", line) for line in lines), lines
    assert SUMMARY.fullmatch(lines[-1])
    assert 4 <= len(shown(lines)) <= 4 * seconds
    assert all(GAUGE_LINE.fullmatch(line) for line in shown(lines)), lines


@pytest.mark.parametrize("part", [slice(None), slice(0, 5), slice(-3, None)])
def test_device_is_chosen_by_a_part_of_its_name(examples: Path, part: slice) -> None:
    found = re.compile(r"link: (.+) was found")
    lines = play_until(lambda lines: bool(found.fullmatch(lines[-1])), examples / "gauge").lines
    name = next(match[1] for line in lines if (match := found.fullmatch(line)))
    play = play_until(has_moved, examples / "gauge", "--name", name[part])
    assert play.status == 0
    assert f"link: {name} is connected" in play.lines


def test_device_that_is_not_there_is_named_at_the_end(gauge) -> None:
    run = gauge("--seconds", "0.5", "--name", "nobody")
    assert run.returncode == 1
    assert run.stderr == "gauge: no input arrived from nobody\n"


def test_interrupted_gauge_sums_up_all_the_same(examples: Path) -> None:
    play = play_until(has_moved, examples / "gauge")
    assert play.status == 0
    assert SUMMARY.fullmatch(play.lines[-1])


def test_machine_without_a_bus_is_told_so_with_a_hint(examples: Path, tmp_path: Path) -> None:
    gauge = subprocess.Popen(
        [examples / "gauge", "--backend", "bluez", "--seconds", LONG], stderr=subprocess.PIPE, text=True,
        env={**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={tmp_path}/absent"},
    )
    error, hint = gauge.stderr.readline(), gauge.stderr.readline()
    gauge.terminate()
    _, end = gauge.communicate()
    assert gauge.returncode == 1
    assert error.startswith("error: there is no system bus") and error.endswith("(VELTO_ERROR_BUS_UNAVAILABLE)\n")
    assert hint.startswith("hint: ")
    assert end == "gauge: no input arrived from any device\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--backend", "carrier pigeon"],
        ["--seconds", "soon"],
        ["--seconds", "0"],
        ["--seconds", "nan"],
        ["--seconds"],
        ["--name", ""],
        ["--color", "red"],
        ["simulated"],
    ],
)
def test_wrong_options_are_refused_with_the_usage(gauge, arguments: list[str]) -> None:
    run = gauge(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert "usage: gauge" in run.stderr
