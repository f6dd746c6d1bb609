"""The fuzz harnesses for a minute each. Part of `make test-long`; `make fuzz` plays them longer.

Tests/Boundary/test_hostile_arguments.py calls every function with bad arguments, and the Swift tests send boards and wearables anything.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def test_a_minute_of_each_harness_finds_nothing() -> None:
    run = subprocess.run([FOLDER / "run", "60"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert run.stdout.count("Done") == (FOLDER / "Package.swift").read_text().count(".executableTarget(")
