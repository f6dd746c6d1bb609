"""The harnesses of the small parsers build, and find nothing in their first inputs; long_fuzz.py and `make fuzz` try all, and longer.

Tests/Boundary/test_hostile_arguments.py calls every function with bad arguments, and the Swift tests send boards and wearables anything.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

SMALL = ["TrikiPackets", "TapPackets", "BlueZMessages", "JSONLines"]


def fuzz(seconds: str, *choice: str) -> int:
    """Returns the number of harnesses that found nothing."""
    run = subprocess.run([Path(__file__).with_name("run"), seconds, *choice], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    return run.stdout.count("Done")


def test_a_brief_run_finds_nothing() -> None:
    assert fuzz("5", "20000", *SMALL) == len(SMALL)
