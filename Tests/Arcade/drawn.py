"""Draws the attract mode for minutes of real time, and returns what its frames and rounds cost: see scripts/drawn_minutes.gd."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from engines import Engine
from windows import virtual_screen

WIDTH, HEIGHT = 480, 270
"""A processor draws: larger pictures have the same objects, in fewer frames."""
RATE = 30
SHADERS = Path(__file__).resolve().parents[2] / ".build/arcade-shaders"
"""Compiled shaders are kept, which is most of the time that pictures take."""
MOST_DRAW_CALLS = 150
MOST_PRIMITIVES = 200_000
MOST_TEXTURE_MEMORY = 64 << 20
KINDS = ("objects", "nodes", "memory", "graphics memory")
MOST_GROWTH = 0.1
"""Of the last two rounds compared with the one in which everything was loaded; what is shown differs from round to round."""


def window(screen: str, width: int, height: int, rate: int) -> tuple[tuple[str, ...], dict[str, str]]:
    """The arguments and the environment of an engine that draws in a window on a screen."""
    arguments = ("--audio-driver", "Dummy", "--rendering-driver", "opengl3", "--resolution", f"{width}x{height}", "--fixed-fps", str(rate))
    return arguments, {"DISPLAY": screen, "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_CACHE_HOME": str(SHADERS)}


def draw_minutes(program: str, project: Path, minutes: float) -> dict[str, Any]:
    """Returns the facts of drawn_minutes.gd; no line of the engine's output may be a complaint."""
    with virtual_screen(WIDTH, HEIGHT) as screen:
        arguments, environment = window(screen, WIDTH, HEIGHT, RATE)
        own = ("--manual-clock", "--attract", "--no-limit", "--minutes", str(minutes))
        outcome = Engine(program, project).run(*arguments, "res://drawn_minutes.tscn", "--", *own, environment=environment, time_limit=600 + 180 * minutes)
    assert outcome.status == 0 and "games" in outcome.facts and not outcome.complaints, outcome.output
    return outcome.facts


def growth(counts: list[list[float]]) -> dict[str, float]:
    """The share by which each kind grew after the first round, in which scenes, fonts and sounds are loaded."""
    loaded, *later = counts[1:]
    return {kind: max(each[index] for each in later) / loaded[index] - 1 for index, kind in enumerate(KINDS)}


def minutes(otherwise: float) -> float:
    """The minutes to draw: the variable ARCADE_MINUTES."""
    return float(os.environ.get("ARCADE_MINUTES", otherwise))
