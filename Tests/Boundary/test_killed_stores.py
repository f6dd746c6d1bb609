"""Programs that SIGKILL ends while they download a log into a store; `killed_store.py --kills 200` kills more of them."""

from __future__ import annotations

import subprocess
import sys

import pytest

import killed_store

pytestmark = pytest.mark.sweep

KILLS = 10


def test_a_killed_download_loses_and_doubles_nothing() -> None:
    command = [sys.executable, killed_store.__file__, "--kills", str(KILLS)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr[-4000:]
    kills, rows = int(run.stdout.split()[0]), int(run.stdout.split()[2])
    assert kills == KILLS and rows > 5_000


def test_a_lost_a_doubled_and_a_changed_row_are_noticed() -> None:
    rows = [(float(number), 0.0) for number in range(500)]
    plain = rows, list(range(1, 501)), list(range(0, 1000, 2))
    killed_store.compare(plain, plain, rows[50:450])
    changes = (
        (rows[:250] + rows[251:], plain[1], plain[2]), (rows[:250] + rows[249:], plain[1], plain[2]),
        (rows, plain[1][:-1] + [502], plain[2]), (rows, plain[1], [*plain[2][:-1], 0]),
    )
    for found in changes:
        with pytest.raises(AssertionError, match="lost, doubled or other"):
            killed_store.compare(found, plain, rows[50:450])
    for measured in (rows[50:250] + rows[251:450], [(1.0, 1.0)], rows + [(500.0, 0.0)]):
        with pytest.raises(AssertionError, match="not what the sensors have measured"):
            killed_store.compare(plain, plain, measured)
