"""The small games in C: they compile cleanly, play by themselves with simulated caps, and say what is wrong."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from playing import LONG, play_until

GAMES = ("players", "pong", "duel", "menu", "pumped")
PROGRAMS = (*GAMES, "calibrate", "events")
SUMMARY = re.compile(
    r"summary: player (\d), (\d+) frames with packets, (\d+) presses, position ([+-][\d.]+) to ([+-][\d.]+)")


def play(examples: Path, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(examples / name), *arguments], capture_output=True, text=True)


@pytest.mark.parametrize("name", PROGRAMS)
def test_game_compiles_as_strict_c99(repository: Path, tmp_path: Path, name: str) -> None:
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wstrict-prototypes", "-Wshadow", "-Wconversion", "-Werror"]
    source = repository / f"examples/c/{name}.c"
    subprocess.run(["gcc", *strict, "-I", repository / "include", "-c", source, "-o", tmp_path / "game.o"], check=True)


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("arguments", [("--backend", "water"), ("--seconds", "0"), ("--seconds",), ("--help", "me")])
def test_senseless_option_is_answered_by_the_usage(examples: Path, name: str, arguments: tuple[str, ...]) -> None:
    run = play(examples, name, *arguments)
    assert run.returncode == 2
    assert run.stderr.startswith(f"usage: {name} ")


@pytest.mark.parametrize("name", GAMES)
def test_interrupted_game_sums_up_all_the_same(examples: Path, name: str) -> None:
    play = play_until(lambda lines: "connected" in lines[-1].lower(), examples / name)
    assert any(line.startswith("summary: ") for line in play.lines)


def test_four_players_move_each_in_their_own_way(examples: Path) -> None:
    def has_moved(lines: list[str]) -> bool:
        # Two lines a second: every hand has done several times what it does over and over.
        return all(sum(line.startswith(f"player {player}: [") for line in lines) >= 8 for player in range(1, 5))

    play = play_until(has_moved, examples / "players")
    assert (play.status, play.errors) == (0, "")
    rows = [SUMMARY.fullmatch(line).groups() for line in play.lines if line.startswith("summary: ")]
    assert [row[0] for row in rows] == ["1", "2", "3", "4"], play.lines
    for _, frames, presses, lowest, highest in rows:
        assert int(frames) > 30 and int(presses) >= 1
        assert float(highest) - float(lowest) > 0.5


def test_ball_is_served_and_returned(examples: Path) -> None:
    def paddles(lines: list[str]) -> list[str]:
        return re.findall(r"paddle +([\d.]+)", "\n".join(lines))

    def has_returned(lines: list[str]) -> bool:
        return not re.search(r" 0 hits", lines[-1]) and "hits" in lines[-1] and len(set(paddles(lines))) > 5

    play = play_until(has_returned, examples / "pong")
    assert (play.status, play.errors) == (0, "")
    serves, hits, misses = map(int, re.search(r"summary: (\d+) serves, (\d+) hits, (\d+) misses", play.lines[-1]).groups())
    assert serves >= 1 and hits >= 1
    assert misses <= serves


def test_hand_confirms_by_holding_and_by_the_button(examples: Path) -> None:
    run = play(examples, "menu", "--seconds", LONG)
    assert (run.returncode, run.stderr) == (0, "")
    assert re.findall(r"chosen: (\w+)", run.stdout) == ["calibrate", "quit"]
    assert "summary: 2 items confirmed" in run.stdout
