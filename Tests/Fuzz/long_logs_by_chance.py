"""Two hundred logs of each board, made by chance, with programs that are killed: see Tests/Boundary/log_seeds.py.

Part of `make test-long`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PLAYER = Path(__file__).resolve().parents[1] / "Boundary/log_seeds.py"
MODELS = ["r-first", "r", "s"]
PORTION = 20


@pytest.mark.parametrize("first", range(0, 200, PORTION))
@pytest.mark.parametrize("model", MODELS)
def test_what_the_sensors_measured_is_stored_once(model: str, first: int) -> None:
    seeds = f"{first}-{first + PORTION - 1}"
    run = subprocess.run([sys.executable, PLAYER, "--model", model, "--seeds", seeds], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr[-4000:]
