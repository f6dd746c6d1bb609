"""The small games in C: they compile cleanly, play by themselves with simulated caps, and say what is wrong."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

GAMES = ("players", "pong", "menu")


def play(examples: Path, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(examples / name), *arguments], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("name", GAMES)
def test_game_compiles_as_strict_c99(repository: Path, tmp_path: Path, name: str) -> None:
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Wshadow", "-Wconversion", "-Werror"]
    source = repository / f"examples/c/{name}.c"
    subprocess.run(["gcc", *strict, "-I", repository / "include", "-c", source, "-o", tmp_path / "game.o"], check=True)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("arguments", [("--air", "water"), ("--seconds", "0"), ("--seconds",), ("--help", "me")])
def test_senseless_option_is_answered_by_the_usage(examples: Path, name: str, arguments: tuple[str, ...]) -> None:
    run = play(examples, name, *arguments)
    assert run.returncode == 2
    assert run.stderr.startswith(f"usage: {name} ")


@pytest.mark.parametrize("name", GAMES)
def test_interrupted_game_sums_up_all_the_same(examples: Path, name: str) -> None:
    process = subprocess.Popen([examples / name, "--seconds", "60"], stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        if "connected" in line:
            break
    process.terminate()
    assert "summary: " in process.stdout.read()
    process.wait(timeout=10)


def test_four_players_move_each_in_their_own_way(examples: Path) -> None:
    run = play(examples, "players", "--seconds", "6")
    assert (run.returncode, run.stderr) == (0, "")
    rows = re.findall(
        r"summary: player (\d), (\d+) frames with packets, (\d+) presses, position ([+-][\d.]+) to ([+-][\d.]+)", run.stdout)
    assert [row[0] for row in rows] == ["1", "2", "3", "4"], run.stdout
    for _, frames, presses, lowest, highest in rows:
        assert int(frames) > 30 and int(presses) >= 1
        assert float(highest) - float(lowest) > 0.5


def test_ball_is_served_and_returned(examples: Path) -> None:
    run = play(examples, "pong", "--seconds", "15")
    assert (run.returncode, run.stderr) == (0, "")
    serves, hits, misses = map(int, re.search(r"summary: (\d+) serves, (\d+) hits, (\d+) misses", run.stdout).groups())
    assert serves >= 1 and hits >= 1
    assert misses <= serves
    assert len(set(re.findall(r"paddle +([\d.]+)", run.stdout))) > 5


def test_hand_confirms_by_holding_and_by_the_button(examples: Path) -> None:
    run = play(examples, "menu", "--seconds", "30")
    assert (run.returncode, run.stderr) == (0, "")
    assert re.findall(r"chosen: (\w+)", run.stdout) == ["calibrate", "quit"]
    assert "summary: 2 items confirmed" in run.stdout
