"""Builds the archives of the add-ons, and runs scripts with them in the real engines."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from engines import Engine, HeadlessEngine, Outcome

FOLDER = Path(__file__).resolve().parent
COST = pytest.StashKey[str]()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Says what polling costs in a script, beside the same in C."""
    if cost := config.stash.get(COST, None):
        terminalreporter.write_line(cost)


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
def godot3() -> str:
    program = shutil.which("godot3-server")
    assert program is not None, "godot3-server is missing; `.ci/setup test` installs it."
    return program


class Engine4(HeadlessEngine):
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
