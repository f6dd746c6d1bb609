"""Nothing that is done to the library from outside traps, hangs or leaks; see the package attack."""

from __future__ import annotations

from pathlib import Path

import pytest

from attack import programs
from attack.fake_bus import MANNERS, FakeBus

pytestmark = pytest.mark.sweep

PLAIN = [
    "churn", "clock", "definitions", "destruction", "folders", "forks", "guesses", "hosts", "keys", "memory", "owners", "peripherals", "signals", "stack",
    "streams", "swaps", "texts", "virtuals",
]
"""Programs that need nothing but themselves."""


@pytest.mark.long
@pytest.mark.parametrize("name", PLAIN)
def test_attack(name: str, library_path: Path, tmp_path: Path) -> None:
    run = programs.run(programs.build(name, library_path, tmp_path), str(tmp_path))
    assert run.returncode == 0, run.stdout + run.stderr


def test_failing_calls_of_the_system(library_path: Path, tmp_path: Path) -> None:
    injection = programs.build_preloaded("inject", tmp_path)
    program = programs.build("failing", library_path, tmp_path, injection)
    run = programs.run(program, str(tmp_path / "state"), LD_PRELOAD=str(injection))
    assert run.returncode == 0, run.stdout + run.stderr


def test_polls_while_the_loop_is_stopped_wherever_it_is(library_path: Path, tmp_path: Path) -> None:
    stall = programs.build_preloaded("stall", tmp_path)
    run = programs.run(programs.build("polls", library_path, tmp_path, stall), LD_PRELOAD=str(stall))
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.long
@pytest.mark.parametrize("manner", MANNERS)
def test_pumping_on_a_bus_that_blocks_lies_or_floods(manner: str, library_path: Path, tmp_path: Path) -> None:
    program = programs.build("pump", library_path, tmp_path)
    bus = FakeBus(tmp_path / "bus", manner)
    try:
        run = programs.run(program, bus.address)
    finally:
        bus.close()
    assert run.returncode == 0, run.stdout + run.stderr
