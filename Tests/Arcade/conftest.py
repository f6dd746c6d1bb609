"""The arcade with the add-on as it is shipped, in the real engine without a window."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from drawn import window
from engines import Engine, HeadlessEngine, Outcome
from project import make_project

TIME_LIMIT = 600
"""Catches hangs alone: a game takes seconds, and minutes beside others."""


class Arcade(HeadlessEngine):
    """A project of the arcade, in which scenes of Tests/Arcade/scripts play it in game time."""

    def draw(self, name: str, screen: str, size: tuple[int, int], *arguments: str, rate: int = 30) -> Outcome:
        """Plays a test in a window on a screen."""
        command, environment = window(screen, *size, rate)
        return Engine(self.program, self.project).run(*command, f"res://{name}.tscn", "--", "--manual-clock", *arguments, environment=environment, time_limit=TIME_LIMIT)

    def play(self, name: str, *arguments: str, rate: int = 60, minutes: int = 10) -> Outcome:
        """Plays a test at so many frames a second, for so many minutes of the game at most."""
        return self.run("--fixed-fps", str(rate), "--quit-after", str((minutes + 2) * 60 * rate), f"res://{name}.tscn", "--", "--manual-clock", *arguments,
                        time_limit=TIME_LIMIT * minutes / 10)


@pytest.fixture(scope="session")
def arcade(godot4: str, repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Arcade:
    out = repository / ".build/godot"
    command = ["make", "-C", repository / "bindings/godot", "godot4", f"LIBRARY={library_path}", f"OUT={out}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    project = tmp_path_factory.mktemp("arcade") / "project"
    make_project(out / "godot4", project)
    engine = Arcade(godot4, project)
    assert engine.run("--import", time_limit=TIME_LIMIT).status == 0  # it misses the texts that it makes
    return engine
