"""Starts real game engines, and reads what their scripts print."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

SETUP = Path(__file__).resolve().parent / "Godot/setup"
TIME_LIMIT = 60


@dataclass
class Outcome:
    """What a run of an engine has printed, and how it ended."""

    status: int
    output: str

    @property
    def facts(self) -> dict[str, Any]:
        """What the script told by lines such as `FACT {"name": value}`."""
        lines = [line.removeprefix("FACT ") for line in self.output.splitlines() if line.startswith("FACT ")]
        return {name: value for line in lines for name, value in json.loads(line).items()}

    @property
    def complaints(self) -> list[str]:
        """Errors and warnings of the engine."""
        words = ("ERROR", "WARNING", "leaked", "Leaked", "crash")
        harmless = ("locale", "MESA", "EGL", "V-Sync")
        return [line for line in self.output.splitlines() if any(word in line for word in words) and not any(word in line for word in harmless)]


class Engine:
    """A project, and the engine to run scripts in it."""

    def __init__(self, program: str, project: Path) -> None:
        self.program = program
        self.project = project

    def run(self, *arguments: str, environment: dict[str, str] | None = None, time_limit: float = TIME_LIMIT) -> Outcome:
        # The state folder and the home folder are those of the test.
        variables = {**os.environ, "HOME": str(self.project), **(environment or {})}
        command = [self.program, "--path", str(self.project), *arguments]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=time_limit,
                                errors="replace", env=variables)
        return Outcome(result.returncode, result.stdout)


class HeadlessEngine(Engine):
    """Godot 4 without a window."""

    def run(self, *arguments: str, environment: dict[str, str] | None = None, time_limit: float = TIME_LIMIT) -> Outcome:
        return super().run("--headless", *arguments, environment=environment, time_limit=time_limit)


def godot4_program() -> str:
    """Returns the program that starts Godot 4, or skips the test with the reason."""
    result = subprocess.run([SETUP], capture_output=True, text=True)
    if result.returncode == 0:
        return result.stdout.strip()
    # What the archive cannot deliver today is no defect of this change.
    pytest.skip(f"no Godot 4 on this machine: {result.stderr.strip()}")
