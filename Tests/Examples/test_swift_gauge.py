"""The Swift example as a newcomer meets it: it plays by itself, finds a device by its name, and explains what goes wrong."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from playing import play_until

LINE = re.compile(r"\[[-|O]+\] position [+-]\d\.\d{3}  button (up  |DOWN)  +\d+\.\d packets/s")
SUMMARY = re.compile(r"summary: \d+ frames, (\d+) packets, \d+ presses, position ([+-][\d.]+) to ([+-][\d.]+)")


@pytest.fixture
def gauge(repository: Path) -> Path:
    return repository / ".build/release/Gauge"


def has_moved(lines: list[str]) -> bool:
    return re.search(r"position [+-]0\.[1-9]", lines[-1]) is not None


def test_simulated_cap_moves_until_the_program_is_ended(gauge: Path) -> None:
    play = play_until(has_moved, gauge)
    assert (play.status, play.errors) == (0, "")
    assert any(re.fullmatch(r"link: Triki \S+ is connected", line) for line in play.lines), play.lines
    assert all(LINE.fullmatch(line) for line in play.lines if line.startswith("[")), play.lines
    summary = SUMMARY.fullmatch(play.lines[-1])
    assert summary and int(summary[1]) > 10, play.lines
    assert max(abs(float(summary[2])), abs(float(summary[3]))) >= 0.1


@pytest.mark.parametrize("part", [slice(None), slice(0, 5), slice(-3, None)])
def test_device_is_chosen_by_a_part_of_its_name(gauge: Path, part: slice) -> None:
    found = re.compile(r"link: (.+) was found")
    lines = play_until(lambda lines: bool(found.fullmatch(lines[-1])), gauge).lines
    name = next(match[1] for line in lines if (match := found.fullmatch(line)))
    play = play_until(has_moved, gauge, "--name", name[part])
    assert play.status == 0 and f"link: {name} is connected" in play.lines


def test_device_that_is_not_there_is_named_at_the_end(gauge: Path) -> None:
    run = subprocess.run([gauge, "--seconds", "0.3", "--name", "nobody"], capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (1, "Gauge: no input arrived from nobody\n")


@pytest.mark.parametrize("arguments", [["--seconds", "soon"], ["--seconds", "0"], ["--seconds"], ["--name", ""], ["--color", "red"]])
def test_wrong_options_are_refused_with_the_usage(gauge: Path, arguments: list[str]) -> None:
    run = subprocess.run([gauge, *arguments], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("usage: Gauge ")
