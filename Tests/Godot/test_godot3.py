"""The same classes in Godot 3, in its server without a screen."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import Engine3
from engines import Outcome
from generate import godot, godot_names
from generate.loading import load


def played(engine: Engine3, name: str, **options: dict[str, str]) -> Outcome:
    outcome = engine.play(name, **options)
    assert outcome.status == 0, outcome.output
    return outcome


def test_the_engine_knows_every_class_method_signal_and_constant(engine3: Engine3) -> None:
    api = load()
    outcome = played(engine3, "classes")
    expected: dict[str, set[str]] = {name: set() for name in godot.handwritten()["classes"]}
    for owner, function in godot_names.methods(api):
        expected[owner].add(godot_names.method_name(function))
    for entry in godot.handwritten()["methods"]:
        expected[entry["class"]].add(entry["name"])
    for name, known in outcome.facts.items():
        assert expected[name] <= set(known["methods"])
    velto = outcome.facts["Velto"]
    assert {godot_names.signal_name(row) for row, _ in godot_names.signals(api)} <= set(velto["signals"])
    sets = godot_names.used_sets(api, godot.used_structs(api))
    assert {godot_names.constant_name(row) for entry in sets for row in entry.values} <= set(velto["properties"])
    assert {"position_x", "throw_power", "connected", "orientation"} <= set(outcome.facts["VeltoInput"]["properties"])


def test_input_signals_streams_menus_and_refusals(engine3: Engine3) -> None:
    outcome = played(engine3, "everything")
    facts = outcome.facts
    assert (facts["first"], facts["second"], facts["key"]) == (0, 2, 2)
    assert facts["start"] == 0 and facts["neutral"] == 0 and facts["nobody"] is False and facts["same object"] is True
    assert facts["pressed"] == facts["press_count"] == 1 and facts["same device"] is True and facts["orientation"] is True
    assert facts["config"] == 0 and facts["gain"] == 0.5 and facts["signals"] == ["axes", "sensors"]
    assert facts["rows"] is True and facts["packed"] is True and facts["sorted"] is True
    assert facts["mode"] < 0 and facts["why"] is True and facts["unknown"] is True
    refused = outcome.output.split("BEGIN REFUSED CALLS")[1].split("END REFUSED CALLS")[0]
    assert facts["typo"] == facts["type"] == facts["nothing"] == -1 and facts["player"] is None
    assert facts["typo why"] == "set_motion_config(): 'paddle_input_gian' is no member of config; did you mean 'paddle_input_gain'?"
    assert [line for line in refused.splitlines() if line.startswith("WARNING")] == [
        f"WARNING: VeltoKit: {facts['typo why']}",
        "WARNING: VeltoKit: set_motion_config(): 'mode' of config must be a whole number",
        "WARNING: VeltoKit: set_motion_mode(): mode is missing",
        "WARNING: VeltoKit: poll_player(): player_index must be a whole number",
    ]
    assert facts["op"] is True and facts["unknown op"] == -2 and facts["bytes"] is True and facts["no board"] == -18
    assert facts["owner"] == 0 and facts["step"] is True
    assert facts["found"] == ["Triki Three", True, True] and facts["connected"] == 1
    assert facts["button True"] == facts["button False"] == [True, 1]
    assert facts["disconnected"] == [True, True, False]
    assert facts["stale"] is False and facts["stale input"] is False and facts["same pad"] is True and facts["pad"] is False
    assert facts["running"] is False and facts["stopped"] == -32 and facts["stopped why"].endswith("Velto is stopped: call Velto.start() first")


def test_a_player_of_the_project_is_a_node(engine3: Engine3, tmp_path: Path) -> None:
    """The project's settings connect it: no script starts anything."""
    project = tmp_path / "project"
    shutil.copytree(engine3.project, project)
    with (project / "project.godot").open("a") as settings:
        settings.write("\n[veltokit]\n\nplayers=1\n")
    outcome = played(Engine3(engine3.program, project), "player", environment={"VELTO_BACKEND": "simulated"})
    assert outcome.facts == {"connected": 1, "mode": 1, "running": True, "copy": [True, True]}
    refused = outcome.output.split("BEGIN REFUSED CALLS")[1].split("END REFUSED CALLS")[0]
    assert refused.count("WARNING") == 1 and "mode is 99" in refused, "once, in debug builds"


def test_a_wearable_is_a_joypad(engine3: Engine3) -> None:
    assert played(engine3, "joypad").facts == {"axis": True, "action": True, "button": True, "let go": True}


def test_threads_call_while_devices_come_and_go(engine3: Engine3) -> None:
    outcome = played(engine3, "threads")
    assert outcome.facts == {"calls": True, "backend": 2, "update": 0}


@pytest.mark.parametrize("moment", ["real radio", "scanning", "connecting", "streaming", "in a signal"])
def test_a_game_ends_at_any_moment(engine3: Engine3, moment: str) -> None:
    environment = {"DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nonexistent", "MOMENT": moment}
    outcome = played(engine3, "quits", environment=environment)
    assert outcome.facts["left"] == moment
    assert not outcome.complaints, outcome.output


def test_the_demo_shows_three_players(demo3: Engine3) -> None:
    outcome = demo3.run("--simulated", "--tour")
    assert outcome.status == 0 and not outcome.complaints, outcome.output
    for name in ("Triki Anna", "Tap Ben", "MetaWear"):
        assert f"{name} is connected" in outcome.output
    assert "paddle: 3 of 3 players moved" in outcome.output and ", 0 presses" not in outcome.output
