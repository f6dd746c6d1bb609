"""The fuzz harnesses build, and find nothing in a few seconds each; `make fuzz` looks for longer."""

from __future__ import annotations

import subprocess
from pathlib import Path

SECONDS = "5"


def test_a_brief_run_finds_nothing() -> None:
    run = subprocess.run([Path(__file__).with_name("run"), SECONDS], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert run.stdout.count("Done") == 9
