"""A few logs made by chance, and minutes at 100 Hz.

`make test` plays 200 of each board besides (Tests/Fuzz), and `make log-day` a whole day.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

import log_seeds
from killed_download import in_process
from seeded_board import MODELS

SEEDS = 6


@pytest.mark.long
@pytest.mark.parametrize("model", MODELS)
def test_what_the_sensors_measured_is_stored_once(model: str) -> None:
    command = [sys.executable, log_seeds.__file__, "--model", model, "--seeds", f"0-{SEEDS - 1}"]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr[-4000:]
    killed = int(run.stdout.partition(" programs killed")[0].split()[-1])
    assert SEEDS <= killed <= 3 * SEEDS, "by SIGKILL"


@pytest.mark.sweep
def test_minutes_without_a_hole(velto) -> None:
    measured, stored = log_seeds.play_day(velto, 300)
    assert 29_000 < measured <= stored


def test_a_lost_and_a_doubled_sample_are_noticed() -> None:
    measured = [(number, 0, 0) for number in range(200)]
    log_seeds.compare([measured], [False], measured)
    for stored in (measured[:50] + measured[51:], measured[:50] + measured[49:], measured[:-1], measured + measured):
        with pytest.raises(AssertionError):
            log_seeds.compare([measured], [False], stored)


def test_the_failure_of_a_killed_program_is_one_of_its_test() -> None:
    def fail() -> None:
        raise AssertionError("as intended")

    with pytest.raises(AssertionError, match="the program has failed"):
        in_process(fail)
