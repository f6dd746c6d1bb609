"""An example program as a person plays it: watched until it has shown what there is to see, then ended."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

LONG = "120"
"""Seconds after which a program ends that never shows what is waited for: long even on a busy machine."""


@dataclass
class Play:
    """What a program has written, and how it ended."""

    lines: list[str]
    errors: str
    status: int


def play_until(has_shown: Callable[[list[str]], bool], program: Path, *arguments: str, **environment: str) -> Play:
    """Plays until the lines on the standard output are enough; the program has to write them at once."""
    process = subprocess.Popen(
        [program, "--seconds", LONG, *arguments], env={**os.environ, **environment}, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True,
    )
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line.rstrip("\n"))
        if has_shown(lines):
            break
    else:
        raise AssertionError(f"never shown, status {process.wait()}: {lines} {process.stderr.read()}")
    process.terminate()
    output, errors = process.communicate()
    return Play(lines + output.splitlines(), errors, process.returncode)
