"""The time that scripts of the arcade take in a frame, in the real engine without a window. Empty where there is no Godot 4."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import programs
from tables import Table

TESTS = programs.ROOT / "Tests"
sys.path[:0] = [str(TESTS), str(TESTS / "Arcade")]

from engines import SETUP, HeadlessEngine  # noqa: E402
from project import make_project  # noqa: E402

GAMES = {"pong": "Pong", "darts": "Darts 501", "bowling": "Bowling", "quiz": "Quiz"}
BUDGET = 1000
"""Microseconds at the median: a quarter of a frame at 240 frames a second."""
FRAMES, BRIEF_FRAMES = 3600, 120
TIME_LIMIT = 900


def table(is_brief: bool) -> Table:
    setup = subprocess.run([SETUP], capture_output=True, text=True)
    if setup.returncode != 0:
        return filled({}, f"Not measured: {setup.stderr.strip()}")
    with tempfile.TemporaryDirectory() as folder:
        return filled(measure(setup.stdout.strip(), Path(folder) / "project", BRIEF_FRAMES if is_brief else FRAMES))


def measure(godot: str, project: Path, frames: int) -> dict[str, Any]:
    """The facts of frame_time.gd."""
    out = programs.ROOT / ".build/godot"
    command = ["make", "-C", programs.ROOT / "bindings/godot", "godot4", f"LIBRARY={programs.library()}", f"OUT={out}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    make_project(out / "godot4", project)
    engine = HeadlessEngine(godot, project)
    engine.run("--import", time_limit=TIME_LIMIT)
    outcome = engine.run("--fixed-fps", "60", "res://frame_time.tscn", "--", "--manual-clock", "--no-limit", "--frames", str(frames), time_limit=TIME_LIMIT)
    assert outcome.status == 0 and set(GAMES) <= set(outcome.facts), outcome.output
    return outcome.facts


def filled(facts: dict[str, Any], note: str = "") -> Table:
    rows = [[name, str(facts[game]["median"]), str(facts[game]["99 %"]), str(facts[game]["input"]), str(BUDGET)] for game, name in GAMES.items() if game in facts]
    return Table(
        "Velto Arcade: scripts of a frame", ["", "us, median", "us, 99 %", "packets and hands", "budget"], rows,
        note or "From the first script of a frame to the last, played by a simulated cap, board and TAP, whose packets are included. Drawing is not.")
