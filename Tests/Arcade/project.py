"""Makes a project of the arcade with the add-on, and the scripts of Tests/Arcade as scenes: project.py ADDON PROJECT"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
GAMES = FOLDER.parents[1] / "examples/arcade"
SCENE = """\
[gd_scene load_steps=2 format=3]
[ext_resource path="res://{name}.gd" type="Script" id="1"]
[node name="Test" type="Node"]
script = ExtResource("1")
"""


def make_project(addon: Path, project: Path) -> None:
    shutil.copytree(GAMES, project, ignore=shutil.ignore_patterns("addons", ".godot", "tests", "*.translation", "*.import"), dirs_exist_ok=True)
    shutil.copytree(addon / "addons", project / "addons")
    (project / ".godot").mkdir()
    shutil.copy(addon / ".godot/extension_list.cfg", project / ".godot")
    for script in (FOLDER / "scripts").glob("*.gd"):
        shutil.copy(script, project)
        (project / f"{script.stem}.tscn").write_text(SCENE.format(name=script.stem))


if __name__ == "__main__":
    make_project(Path(sys.argv[1]), Path(sys.argv[2]))
