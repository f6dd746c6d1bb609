"""Runs programs by Mono."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PATIENCE = 120
"""Seconds after which a program hangs, also on a busy machine."""


def mono(program: Path, *arguments: str, **environment: str) -> str:
    """Runs a program and returns what it writes. A crash, a hang or an exception is a failure."""
    assert shutil.which("mono"), "mono-runtime is missing: make setup-test"
    # Hostile paths of files are relative ones, too.
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["mono", program, *arguments], cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True,
            timeout=PATIENCE)
    assert run.returncode == 0, f"status {run.returncode}\n{run.stdout}{run.stderr}"
    return run.stdout
