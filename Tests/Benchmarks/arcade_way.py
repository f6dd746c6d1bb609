"""The time that scripts of the arcade take in a frame, and what drawing it takes for minutes, in the real engine. Empty where there is no Godot 4."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import programs
from tables import Table

TESTS = programs.ROOT / "Tests"
sys.path[:0] = [str(TESTS), str(TESTS / "Arcade")]

from drawn import MOST_DRAW_CALLS, MOST_GROWTH, MOST_TEXTURE_MEMORY, draw_minutes, growth, minutes  # noqa: E402
from engines import SETUP, HeadlessEngine  # noqa: E402
from project import make_project  # noqa: E402
from windows import has_virtual_screens  # noqa: E402

GAMES = {"pong": "Pong", "darts": "Darts 501", "bowling": "Bowling", "quiz": "Quiz"}
BUDGET = 1000
"""Microseconds at the median: a quarter of a frame at 240 frames a second."""
FRAMES, BRIEF_FRAMES = 3600, 120
MINUTES, BRIEF_MINUTES = 10, 0.2
TIME_LIMIT = 900
MEGABYTE = 1e6


def table(is_brief: bool) -> Table:
    godot, why = engine()
    if not godot:
        return filled({}, why)
    with project() as folder:
        return filled(measure(godot, folder, BRIEF_FRAMES if is_brief else FRAMES))


def drawing(is_brief: bool) -> Table:
    """The busiest frame of each game."""
    facts, why = drawn(is_brief)
    return drawing_of(facts, why)


def growing(is_brief: bool) -> Table:
    """Objects and memory, round after round of the four games."""
    facts, why = drawn(is_brief)
    return growing_of(facts, why)


def engine() -> tuple[str, str]:
    """The engine, or why there is none."""
    setup = subprocess.run([SETUP], capture_output=True, text=True)
    return (setup.stdout.strip(), "") if setup.returncode == 0 else ("", f"Not measured: {setup.stderr.strip()}")


@contextmanager
def project() -> Iterator[Path]:
    """A project of the arcade, which its scripts are imported into."""
    out = programs.ROOT / ".build/godot"
    command = ["make", "-C", programs.ROOT / "bindings/godot", "godot4", f"LIBRARY={programs.library()}", f"OUT={out}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as folder:
        make_project(out / "godot4", Path(folder) / "project")
        HeadlessEngine(engine()[0], Path(folder) / "project").run("--import", time_limit=TIME_LIMIT)
        yield Path(folder) / "project"


def measure(godot: str, folder: Path, frames: int) -> dict[str, Any]:
    """The facts of frame_time.gd."""
    outcome = HeadlessEngine(godot, folder).run(
        "--fixed-fps", "60", "res://frame_time.tscn", "--", "--manual-clock", "--no-limit", "--frames", str(frames), time_limit=TIME_LIMIT)
    assert outcome.status == 0 and set(GAMES) <= set(outcome.facts), outcome.output
    return outcome.facts


_drawn: dict[bool, tuple[dict[str, Any], str]] = {}


def drawn(is_brief: bool) -> tuple[dict[str, Any], str]:
    """The facts of drawn_minutes.gd, or why there are none; both tables are of the same minutes."""
    if is_brief not in _drawn:
        godot, why = engine()
        if godot and not has_virtual_screens():
            why = "Not measured: there is no virtual screen, Debian's package xvfb."
        if why:
            _drawn[is_brief] = {}, why
        else:
            with project() as folder:
                _drawn[is_brief] = draw_minutes(godot, folder, BRIEF_MINUTES if is_brief else minutes(MINUTES)), ""
    return _drawn[is_brief]


def filled(facts: dict[str, Any], note: str = "") -> Table:
    rows = [[name, str(facts[game]["median"]), str(facts[game]["99 %"]), str(facts[game]["input"]), str(BUDGET)] for game, name in GAMES.items() if game in facts]
    return Table(
        "Velto Arcade: scripts of a frame", ["", "us, median", "us, 99 %", "packets and hands", "budget"], rows,
        note or "From the first script of a frame to the last, played by a simulated cap, board and TAP, whose packets are included. Drawing is not.")


def drawing_of(facts: dict[str, Any], note: str = "") -> Table:
    games = facts.get("games", {})
    rows = [[name, str(game["draw_calls"]), str(MOST_DRAW_CALLS), str(game["primitives"]), f"{game['texture_memory'] / MEGABYTE:.0f}", str(game["frames"])]
            for key, name in GAMES.items() if (game := games.get(key))]
    return Table(
        "Velto Arcade: the busiest frame of each game", ["", "draw calls", "budget", "primitives", "textures, MB", "frames seen"], rows,
        note or f"Drawn by a processor in {minutes(MINUTES):g} minutes, in which simulated wearables play; textures have a limit of {MOST_TEXTURE_MEMORY >> 20} MiB in the tests.")


def growing_of(facts: dict[str, Any], note: str = "") -> Table:
    counts = facts.get("counts", [])
    scale = (1, 1, MEGABYTE, MEGABYTE)
    rows = [[kind, f"{100 * share:.1f}", f"{100 * MOST_GROWTH:.0f}", *(f"{each[index] / scale[index]:.0f}" for each in counts)]
            for index, (kind, share) in enumerate(growth(counts).items())] if counts else []
    headings = [f"round {number + 1}" for number in range(len(counts))]
    return Table(
        "Velto Arcade: growth while it is drawn", ["", "%", "budget", *headings], rows,
        note or "Each round shows the four games. Scenes, fonts and sounds are loaded in the first one; later ones are compared with the second. Memory is in MB.")
