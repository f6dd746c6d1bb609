"""A regression is found: planted ones exceed their budgets, and `make bench` ends with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import arcade_way
import board_way
import host_way
import instructions
import others
import packet_way
import studio_way
import verdict
from tables import Table

COUNTS = {"c": 1400, "n": 300, "s": 0, "b": 600}
BOARD = {kind: 380.0 for kind in board_way.BUDGETS} | {f"{kind}{board_way.BARE}": 200.0 for kind in board_way.BUDGETS} | {
    board_way.NOTHING: 342.0, board_way.READ: 999.0, board_way.PLAYER: 5200.0}


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """What the table of a host radio finds if a packet takes more."""
    def found(allocated: float = 0, calls: float = 2, signals: float = 0, **planted: int) -> list[str]:
        counts = COUNTS | planted
        monkeypatch.setattr(host_way, "count", lambda: 1800)
        monkeypatch.setattr(packet_way, "count", lambda: 1600)
        monkeypatch.setattr(host_way, "counted", lambda *_: {name: number * (host_way.PACKETS // 2) for name, number in counts.items()})
        monkeypatch.setattr(host_way, "allocations", lambda: allocated)
        monkeypatch.setattr(host_way, "system_calls", lambda: calls)
        monkeypatch.setattr(host_way, "dispatched_system_calls", lambda: signals)
        return verdict.exceeded([host_way.table(False)], {})

    return found


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """What the table of a board finds if some counts are others."""
    def found(**planted: float) -> list[str]:
        counts = BOARD | planted
        monkeypatch.setattr(board_way, "count", lambda: counts)
        monkeypatch.setattr(board_way, "rows", lambda _: [[name, "10", "0", "500"] for name in counts])
        return verdict.exceeded([board_way.table(False)], {})

    return found


def test_nothing_is_found_where_nothing_was_planted(host: Callable[..., list[str]], board: Callable[..., list[str]]) -> None:
    assert host() == board() == []


@pytest.mark.parametrize(("name", "number", "row"), [
    ("c", host_way.DISPATCHED_BUDGETS["c"] + 1, "instructions, in a program that dispatches"), ("n", 401, "instructions, without a subscription"),
    ("b", host_way.DISPATCHED_BUDGETS["b"] + 1, "instructions, of sixteen in one call"), ("signals", 1, "system calls for signals, in a program that dispatches"),
    ("allocated", 1, "allocations"), ("calls", 3, "system calls")])
def test_a_costlier_packet_of_a_host_radio_is_found(host: Callable[..., list[str]], name: str, number: int, row: str) -> None:
    assert [line.split(": ")[1] for line in host(**{name: number})] == [row]


@pytest.mark.parametrize(("name", "number", "row"), [
    (board_way.NOTHING, 351, board_way.NOTHING), (board_way.READ, 1101, f"{board_way.READ}, with what every packet costs"),
    (board_way.PLAYER, 5900, f"{board_way.PLAYER}, a frame"), ("acceleration", 402, "acceleration, ratio")])
def test_a_costlier_packet_of_a_board_is_found(board: Callable[..., list[str]], name: str, number: float, row: str) -> None:
    assert [line.split(": ")[1] for line in board(**{name: number})] == [row]


@pytest.mark.parametrize(("planted", "row"), [
    ({"one": 5.2}, "one window above that (% of a core)"), ({"two": 6.6}, "two windows beside one"), ({"rate": 12.6}, "to the window (kB/s)"),
    ({"browser": 41}, "the browser at 1440 × 900, 3-D by its processor (% of a core)"), ({"median": 51}, "from a sample to the frame after its drawing, median (ms)"),
    ({"late": 121}, "the same, 95 % (ms)"), ({"longest": 101}, "longest task in the page (ms)"), ({"loads": [1, 1, 1.6, 1.6, 1.6]}, "page load, median of 5 (s)")])
def test_a_costlier_page_of_the_studio_is_found(planted: dict[str, Any], row: str) -> None:
    found = {"drawings": 30.0, "median": 27.0, "late": 38.0, "longest": 60.0}
    figures = {"alone": 2.0, "one": 4.5, "two": 5.0, "rate": 5.4, "browser": 30.0, "loads": [0.9] * 3 + [2.0] * 2}
    table = lambda changed: Table("Live", ["", "", "budget"], studio_way.rows_of(studio_way.Figures(  # noqa: E731
        **(figures | {name: changed[name] for name in changed.keys() & figures.keys()}), found=found | {name: changed[name] for name in changed.keys() & found.keys()})))
    assert verdict.exceeded([table({})], {}) == []
    assert [line.split(": ")[1] for line in verdict.exceeded([table(planted)], {})] == [row]


def test_slow_scripts_of_the_arcade_are_found() -> None:
    facts = {game: {"median": 900, "99 %": 4000, "input": 100} for game in arcade_way.GAMES}
    assert arcade_way.filled(facts).exceeded == [] and len(arcade_way.filled(facts).rows) == 4
    facts["darts"]["median"] = 1001
    assert [line.split(": ")[2] for line in arcade_way.filled(facts).exceeded] == ["Darts 501"]
    assert arcade_way.filled({}, "Not measured").exceeded == []


def test_busy_frames_and_growth_of_the_arcade_are_found() -> None:
    games = {game: {"draw_calls": 150, "primitives": 9000, "texture_memory": 18_600_000, "frames": 400} for game in arcade_way.GAMES}
    rounds = [[500.0, 90.0, 5e7, 1e7], [1000.0, 100.0, 8e7, 3e7], [1099.0, 100.0, 8e7, 3e7], [1050.0, 100.0, 8e7, 3e7]]
    facts = {"games": games, "counts": rounds}
    assert arcade_way.drawing_of(facts).exceeded == arcade_way.growing_of(facts).exceeded == []
    games["bowling"]["draw_calls"] = 151
    rounds[2][2] = 9e7
    assert [line.split(": ")[2:] for line in arcade_way.drawing_of(facts).exceeded] == [["Bowling", "151, with a budget of 150"]]
    assert [line.split(": ")[2:] for line in arcade_way.growing_of(facts).exceeded] == [["memory", "12.5, with a budget of 10"]]
    assert arcade_way.drawing_of({}, "Not measured").exceeded == arcade_way.growing_of({}, "Not measured").exceeded == []


def test_counts_beyond_the_baseline_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = instructions.read_baseline()
    monkeypatch.setattr(instructions, "tools", lambda: known["tools"])
    before = known["instructions"]["1 packet"]
    assert verdict.exceeded([], {"1 packet": int(before * 1.04), "never counted": 9}) == []
    costlier = int(before * 1.06)
    assert verdict.exceeded([], {"1 packet": costlier}) == [f"Instructions: 1 packet: {costlier}, with a baseline of {before}"]
    monkeypatch.setattr(instructions, "tools", lambda: {"valgrind": "another one"})
    assert verdict.exceeded([], {"1 packet": costlier}) == []


def test_a_costlier_line_is_counted(library_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELTOKIT_LIBRARY", str(library_path))
    counts = instructions.count_program("planted")
    assert 300 <= counts["1 packet, a costlier line"] - counts["1 packet"] <= 1000
    monkeypatch.setattr(instructions, "read_baseline", lambda: {"tools": instructions.tools(), "instructions": {"1 packet": counts["1 packet"]}})
    assert verdict.exceeded([], {"1 packet": counts["1 packet"]}) == []
    assert len(verdict.exceeded([], {"1 packet": counts["1 packet, a costlier line"]})) == 1


def test_the_table_of_others_names_who_is_ahead() -> None:
    board = Table("A packet of a MetaWear board, decoded and streamed", ["", "instructions", "ns", "budget"], [
        ["acceleration", "180", "45", ""], ["acceleration, bare loop in C", "100", "7", ""], [others.READ_ROW, "999", "150", "1100"]])
    others_of = {
        "A message of raw sensors, decoded and streamed": [["library", "407", "63", ""], ["bare loop in C", "258", "21", ""]],
        "Latency from a write on the radio side to a poll": [["median", "10", "10", "1", "1.5"]],
        "Samples in Python": [["for sample in stream", "500", "1", ""], ["a callback with struct, time and units", "450", "", ""]],
        "The Python package beside others": [["veltokit", "1 wheel", "4.6", "50"], ["bleak", "0 wheels", "not available", ""]]}
    headings = {
        "A message of raw sensors, decoded and streamed": ["", "instructions", "ns", "budget"],
        "Latency from a write on the radio side to a poll": ["", "library, us", "read(), us", "ratio", "budget"],
        "Samples in Python": ["", "ns", "ratio", "budget"], "The Python package beside others": ["", "", "MB", "import, ms"]}
    table = others.table([board, *(Table(title, headings[title], rows) for title, rows in others_of.items())])
    ahead = {row[0]: row[-1] for row in table.rows[:1] + table.rows[2:]}
    assert ahead["a packet that is read as it comes, instructions"] == "the library"
    assert ahead["a sample in a loop of Python, ns"] == "the other"
    assert table.rows[1][1:5] == ["150", "94", "1.60", others.ELSEWHERE]
    assert "size of the wheels, MB" not in ahead
    assert "measured elsewhere" in table.note and "license" in table.note
