"""No argument, however wrong, ends the process, and every bad one is answered by a documented code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from veltokit import abi

SWEEP = Path(__file__).with_name("hostile_sweep.py")


@pytest.mark.long
def test_every_export_survives_every_bad_argument(tmp_path: Path) -> None:
    last_call = tmp_path / "last-call"
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "VELTO_BACKEND": "simulated"}
    run = subprocess.run(
        [sys.executable, str(SWEEP), str(last_call)], capture_output=True, text=True, env=environment, timeout=3600
    )
    note = last_call.read_bytes().rstrip(b"\0").decode()
    assert run.returncode == 0, f"{run.stdout[-6000:]}\n{run.stderr[-2000:]}\nlast call: {note}"
    functions, calls = (int(word) for word in run.stdout.split() if word.isdigit())
    assert functions == len(abi.PROTOTYPES)
    assert calls > 20 * functions
