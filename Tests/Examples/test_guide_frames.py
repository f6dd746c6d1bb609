"""The conversions of orientations in the guide Orientation: each turns the vectors of its engine as the library turns its own."""

from __future__ import annotations

import json
import math
import random
import re
import subprocess
from pathlib import Path
from typing import Callable

import pytest

GUIDE = Path(__file__).resolve().parents[2] / "Sources/VeltoKit/VeltoKit.docc/Orientation.md"
NUMBERS = {"x": 1, "y": 2, "z": 3, "w": 0}
Vector = tuple[float, float, float]
AXES: dict[str, Callable[[Vector], Vector]] = {
    "Godot": lambda v: (v[0], v[2], -v[1]), "Unity": lambda v: (v[0], v[2], v[1]), "ROS": lambda v: v,
}
"""The vectors of each engine: x right, y away from you, z up, as its page defines its axes."""


def rows() -> dict[str, tuple[list[str], list[float]]]:
    """The numbers of each engine's quaternion, and those of a left turn by 90°."""
    found = {}
    for engine, numbers, example in re.findall(r"^\| (\w+)[^|]*x, y, z, w \| \(([^)]*)\) \| \(([^)]*)\) \|$", GUIDE.read_text(), re.M):
        found[engine] = ([part.strip() for part in numbers.split(",")], [float(part) for part in example.replace("−", "-").split(",")])
    return found


def converted(numbers: list[str], q: tuple[float, ...]) -> list[float]:
    return [(-1 if "−" in number else 1) * q[NUMBERS[number.strip("−")]] for number in numbers]


def turned(q: list[float], v: Vector) -> Vector:
    """The vector turned by a quaternion x, y, z, w, as every engine computes it."""
    x, y, z, w = q

    def cross(a: tuple[float, ...], b: tuple[float, ...]) -> Vector:
        return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]

    t = cross((x, y, z), v)
    u = cross((x, y, z), t)
    return (v[0] + 2 * (w * t[0] + u[0]), v[1] + 2 * (w * t[1] + u[1]), v[2] + 2 * (w * t[2] + u[2]))


@pytest.mark.parametrize("engine", AXES)
def test_a_conversion_turns_vectors_alike(engine: str) -> None:
    numbers, example = rows()[engine]
    left = (math.sqrt(0.5), 0.0, 0.0, math.sqrt(0.5))
    assert converted(numbers, left) == pytest.approx(example, abs=1e-4)
    chance = random.Random(1)
    for _ in range(20):
        q = [chance.gauss(0, 1) for _ in range(4)]
        length = math.hypot(*q)
        w, x, y, z = (number / length for number in q)
        v = (chance.random(), chance.random(), chance.random())
        world = turned([x, y, z, w], v)
        assert turned(converted(numbers, (w, x, y, z)), AXES[engine](v)) == pytest.approx(AXES[engine](world), abs=1e-9)


THREE = """
const { THREE } = await import(process.argv[1]);
const turn = ([q, v]) => new THREE.Vector3(...v).applyQuaternion(new THREE.Quaternion(...q)).toArray();
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(turn)));
"""
"""Turns vectors with three.js itself."""


def test_three_js_turns_vectors_alike() -> None:
    """The conversion of Godot and three.js, in the copy of three.js that NiceGUI brings."""
    driver = pytest.importorskip("playwright._impl._driver", reason="Playwright, which brings Node.js, is not installed")
    nicegui = pytest.importorskip("nicegui", reason="NiceGUI, which brings three.js, is not installed")
    numbers, _ = rows()["Godot"]
    chance = random.Random(2)
    vectors = [(chance.random(), chance.random(), chance.random()) for _ in range(20)]
    turns = [[chance.gauss(0, 1) for _ in range(4)] for _ in vectors]
    turns = [[number / math.hypot(*turn) for number in turn] for turn in turns]
    asked = json.dumps([(converted(numbers, tuple(turn)), AXES["Godot"](v)) for turn, v in zip(turns, vectors)])
    module = Path(nicegui.__file__).parent / "elements/scene/dist/index.js"
    run = subprocess.run(
        [driver.compute_driver_executable()[0], "--input-type=module", "-e", THREE, str(module), asked],
        capture_output=True, text=True, check=True, timeout=60)
    for (w, x, y, z), v, seen in zip(turns, vectors, json.loads(run.stdout)):
        assert seen == pytest.approx(AXES["Godot"](turned([x, y, z, w], v)), abs=1e-9)
