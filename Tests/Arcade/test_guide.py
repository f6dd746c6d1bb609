"""The game that the add-on's guide builds from an empty project is played by a simulated cap."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from conftest import Arcade
from engines import HeadlessEngine

PROJECT = """\
config_version=5

[application]

config/name="Stars"
run/main_scene="res://main.tscn"

[autoload]

Watch="*res://watch.gd"

[debug]

gdscript/warnings/untyped_declaration=2
"""
SCENE = """\
[gd_scene load_steps=2 format=3]
[ext_resource path="res://main.gd" type="Script" id="1"]
[node name="Main" type="Node2D"]
script = ExtResource("1")
"""
WATCH = """\
extends Node

var cap: VeltoSim
var lowest := 960.0
var highest := 0.0
var caught := 0
var time := 0.0
var followed := -1.0
var rounds := 0

func _ready() -> void:
    process_priority = -1
    seed(3)
    Velto.start({"backends": Velto.BACKEND_SIMULATED, "flags": Velto.CONTEXT_EPHEMERAL | Velto.CONTEXT_PUMPED | Velto.CONTEXT_MANUAL_CLOCK})
    cap = Velto.create_sim({"name": "Triki Anna", "script": "rest"})

func _process(delta: float) -> void:
    Velto.advance_clock(delta)
    Velto.update()
    time += delta
    var main := get_tree().current_scene
    lowest = minf(lowest, (main.get("basket") as Vector2).x)
    highest = maxf(highest, (main.get("basket") as Vector2).x)
    caught = maxi(caught, main.get("caught"))
    follow(main.get("stars"))
    if main.get("lives") == 0 and time > 4.0:
        print("FACT ", JSON.stringify({"over %d" % rounds: (main.get("line") as Label).text, "stars %d" % rounds: main.get("stars").size()}))
        cap.press_button(0.2)
        rounds += 1
        time = 0.0
    if rounds == 2 and time > 1.0 or time > 90.0:
        print("FACT ", JSON.stringify({"caught": caught, "reach": highest - lowest, "lives": main.get("lives"), "line": (main.get("line") as Label).text}))
        get_tree().quit()

## Leans to the lowest star, until five are caught.
func follow(stars: Array[Vector2]) -> void:
    var aim := 480.0 if stars.is_empty() else stars[0].x
    aim = 40.0 if caught >= 5 else aim
    if aim != followed:
        followed = aim
        cap.set_motion((aim - 480.0) / 405.0 * 294.0, 0.0, 0.0)
"""


@pytest.fixture
def game(repository: Path) -> str:
    guide = (repository / "bindings/godot/README.md").read_text()
    block = re.search(r"## Make a game with it\n.*?```gdscript\n(.*?)```", guide, re.DOTALL)
    assert block is not None
    return block[1]


def test_the_game_of_the_guide_is_short_and_plays(arcade: Arcade, game: str, tmp_path: Path) -> None:
    assert len(game.splitlines()) <= 60
    shutil.copytree(arcade.project / "addons", tmp_path / "addons")
    (tmp_path / ".godot").mkdir()
    shutil.copy(arcade.project / ".godot/extension_list.cfg", tmp_path / ".godot")
    for name, text in {"project.godot": PROJECT, "main.tscn": SCENE, "main.gd": game, "watch.gd": WATCH}.items():
        (tmp_path / name).write_text(text)
    outcome = HeadlessEngine(arcade.program, tmp_path).run("--fixed-fps", "60", "--quit-after", "9000", time_limit=600)
    facts = outcome.facts
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    assert facts["caught"] >= 5 and facts["reach"] > 400, "the cap moves the basket"
    assert facts["over 0"] == "0 caught. Triki Anna plays. Press to begin." and facts["stars 0"] == 0, "no star falls before a press"
    assert facts["over 1"] == f"{facts['caught']} caught. Triki Anna plays. Press to begin."
    assert facts["lives"] == 3 and facts["line"].startswith("0 caught, 3 lives. Triki Anna plays."), "a press begins again"
