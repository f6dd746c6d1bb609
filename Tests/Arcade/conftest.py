"""The arcade with the add-on as it is shipped, in the real engine without a window."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from engines import HeadlessEngine, Outcome

SCRIPTS = Path(__file__).resolve().parent / "scripts"
TIME_LIMIT = 600
"""Catches hangs alone: a game takes seconds, and minutes beside others."""
SCENE = """\
[gd_scene load_steps=2 format=3]
[ext_resource path="res://{name}.gd" type="Script" id="1"]
[node name="Test" type="Node"]
script = ExtResource("1")
"""


class Arcade(HeadlessEngine):
    """A project of the arcade, in which scenes of Tests/Arcade/scripts play it in game time."""

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
    shutil.copytree(repository / "examples/arcade", project, ignore=shutil.ignore_patterns("addons", ".godot", "tests"))
    shutil.copytree(out / "godot4/addons", project / "addons")
    (project / ".godot").mkdir()
    shutil.copy(out / "godot4/.godot/extension_list.cfg", project / ".godot")
    for script in SCRIPTS.glob("*.gd"):
        shutil.copy(script, project)
        (project / f"{script.stem}.tscn").write_text(SCENE.format(name=script.stem))
    engine = Arcade(godot4, project)
    assert engine.run("--import", time_limit=TIME_LIMIT).status == 0  # it misses the texts that it makes
    return engine
