"""Runs checks of a test in a process whose clocks it moves."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
SECOND = 10**9


def build(folder: Path) -> Path:
    library = folder / "sleepy_clock.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, FOLDER / "sleepy_clock.c"], check=True)
    return library


def run(library: Path, test: str, check: str) -> None:
    """Calls the function `check` of the module of a test file."""
    file = Path(test)
    environment = {**os.environ, "LD_PRELOAD": str(library), "PYTHONPATH": os.pathsep.join([str(file.parent), *sys.path])}
    program = [sys.executable, "-c", f"import {file.stem}; {file.stem}.{check}()"]
    subprocess.run(program, cwd=file.parent, env=environment, check=True, timeout=120)


def let_machine_sleep(seconds: float) -> None:
    """The monotonic clock stands still, and UTC goes on."""
    _move("let_machine_sleep", seconds)


def set_clock_forward(seconds: float) -> None:
    """UTC is set, backward if negative, as by NTP."""
    _move("set_clock_forward", seconds)


def let_time_pass(seconds: float) -> None:
    """All clocks go on at once, as for a program that was stopped."""
    _move("let_time_pass", seconds)


def _move(name: str, seconds: float) -> None:
    getattr(ctypes.CDLL(None), name)(ctypes.c_int64(round(seconds * SECOND)))
