"""Processes that load, use, fork and unload the library stay as they were; see the package life."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import life


@pytest.mark.long
@pytest.mark.parametrize("name", life.SCENARIOS)
def test_life(name: str, library_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "life", name], cwd=Path(__file__).parent, capture_output=True, text=True, timeout=600,
        env={**os.environ, "VELTOKIT_LIBRARY": str(library_path), "SWIFT_BACKTRACE": "enable=no"},
    )
    assert run.returncode == 0, run.stdout + run.stderr
