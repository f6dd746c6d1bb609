"""Dates of times on a context's clock, on a machine that sleeps and whose clock is set."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pumped_context import PumpedContext
from veltokit import abi, core

FOLDER = Path(__file__).parent
SECOND = 10**9
CLOSE = SECOND // 2


@pytest.fixture(scope="module")
def sleepy_clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    library = tmp_path_factory.mktemp("clock") / "sleepy_clock.so"
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, FOLDER / "sleepy_clock.c"], check=True)
    return library


def utc(context: PumpedContext, timestamp_ns: int) -> int:
    return context.answer(ctypes.c_uint64, "context_get_utc_ns", context.context, timestamp_ns)


def test_a_manual_clock_goes_on_from_the_date_of_its_beginning(context: PumpedContext) -> None:
    begin = context.now_ns
    before = utc(context, begin)
    context.advance(86_400)
    assert utc(context, begin) == before
    assert utc(context, context.now_ns) - before == 86_400 * SECOND


def test_dates_survive_sleeps_and_settings_of_the_clock(sleepy_clock: Path) -> None:
    environment = {**os.environ, "LD_PRELOAD": str(sleepy_clock), "PYTHONPATH": os.pathsep.join(sys.path)}
    program = [sys.executable, "-c", "import test_dates; test_dates.check_real_clock()"]
    subprocess.run(program, cwd=FOLDER, env=environment, check=True, timeout=120)


def check_real_clock() -> None:
    """Runs in a process of its own, whose clocks it moves."""
    clock = ctypes.CDLL(None)
    for flags in (0, abi.VELTO_CONTEXT_PUMPED):
        context = PumpedContext(core.load(), flags=flags)
        moments: list[tuple[int, int]] = []

        def note() -> None:
            moments.append((context.now_ns, utc(context, context.now_ns)))

        def is_kept(shift: int = 0) -> bool:
            return all(abs(utc(context, time) - date - shift) < CLOSE for time, date in moments)

        note()
        for hours in (1, 5):
            clock.let_machine_sleep(ctypes.c_int64(hours * 3600 * SECOND))
            note()
            assert moments[-1][1] - moments[-2][1] >= hours * 3600 * SECOND
            assert is_kept(), "times from before a sleep keep their dates"
        clock.set_clock_forward(ctypes.c_int64(-90 * SECOND))
        assert is_kept(-90 * SECOND), "dates follow the clock that was set"
        clock.set_clock_forward(ctypes.c_int64(90 * SECOND))
        context.destroy()
