"""Builds the archives of the add-ons, and runs scripts with them in the real engines."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parent
CANNOT_HAVE_ENGINE = 2  # exit status of the set-up
TIME_LIMIT = 60
COST = pytest.StashKey[str]()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Says what polling costs in a script, beside the same in C."""
    if cost := config.stash.get(COST, None):
        terminalreporter.write_line(cost)


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
        harmless = ("locale", "MESA", "EGL")
        return [line for line in self.output.splitlines() if any(word in line for word in words) and not any(word in line for word in harmless)]


@pytest.fixture(scope="session")
def addons(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which the archives of the add-ons are unpacked."""
    out, archives = repository / ".build/godot", repository / ".build/addons"
    command = ["make", "-C", repository / "bindings/godot", "archive-godot4", "archive-godot3", f"LIBRARY={library_path}", f"OUT={out}"]
    command.append(f"ARCHIVES={archives}")
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    unpacked = tmp_path_factory.mktemp("addons")
    for archive in ("veltokit-godot4.zip", "veltokit-godot3.zip"):
        shutil.unpack_archive(archives / archive, unpacked)
    return unpacked


@pytest.fixture(scope="session")
def godot4() -> str:
    """The program that starts Godot 4."""
    result = subprocess.run([FOLDER / "setup"], capture_output=True, text=True)
    if result.returncode == 0:
        return result.stdout.strip()
    reason = result.stderr.strip()
    # What the archive cannot deliver today is no defect of this change.
    pytest.skip(f"no Godot 4 on this machine: {reason}")


@pytest.fixture(scope="session")
def godot3() -> str:
    program = shutil.which("godot3-server")
    assert program is not None, "godot3-server is missing; `.ci/setup test` installs it."
    return program


class Engine:
    """A project with the add-on, and the engine to run scripts in it."""

    def __init__(self, program: str, project: Path) -> None:
        self.program = program
        self.project = project

    def run(self, *arguments: str, environment: dict[str, str] | None = None) -> Outcome:
        # The state folder and the home folder are those of the test.
        variables = {**os.environ, "HOME": str(self.project), **(environment or {})}
        command = [self.program, "--path", str(self.project), *arguments]
        result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIME_LIMIT,
                                errors="replace", env=variables)
        return Outcome(result.returncode, result.stdout)


class Engine4(Engine):
    def run(self, *arguments: str, environment: dict[str, str] | None = None) -> Outcome:
        return super().run("--headless", *arguments, environment=environment)

    def play(self, name: str, *arguments: str, environment: dict[str, str] | None = None) -> Outcome:
        """Runs a script of scripts4."""
        for script in (FOLDER / "scripts4").glob("*.gd"):
            shutil.copy(script, self.project)
        return self.run("--script", f"res://{name}.gd", "--", *arguments, environment=environment)


class Engine3(Engine):
    def play(self, name: str, *arguments: str, environment: dict[str, str] | None = None) -> Outcome:
        """Runs a script of scripts3, as that of the only node of a scene: only scenes have singletons."""
        shutil.copy(FOLDER / f"scripts3/{name}.gd", self.project)
        scene = (f'[gd_scene load_steps=2 format=2]\n[ext_resource path="res://{name}.gd" type="Script" id=1]\n'
                 '[node name="Test" type="Node"]\nscript = ExtResource( 1 )\n')
        (self.project / f"{name}.tscn").write_text(scene)
        return self.run(f"res://{name}.tscn", *arguments, environment=environment)


@pytest.fixture(scope="session")
def demo4(godot4: str, addons: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine4:
    """The demo with the add-on, as a developer has it after opening it once in the editor."""
    project = tmp_path_factory.mktemp("godot4") / "project"
    shutil.copytree(addons / "veltokit-godot4", project)
    engine = Engine4(godot4, project)
    outcome = engine.run("--import")
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    return engine


@pytest.fixture
def engine4(demo4: Engine4) -> Engine4:
    return demo4


@pytest.fixture(scope="session")
def demo3(godot3: str, addons: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine3:
    project = tmp_path_factory.mktemp("godot3") / "project"
    shutil.copytree(addons / "veltokit-godot3", project)
    engine = Engine3(godot3, project)
    engine.run("--quit")  # the first run in a home folder complains about folders that it then makes
    return engine


@pytest.fixture
def engine3(demo3: Engine3) -> Engine3:
    return demo3
