"""Dates of times on a context's clock, on a machine that sleeps and whose clock is set."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

import sleepy_clock
from connected_board import ConnectedBoard
from pumped_context import PumpedContext
from sleepy_clock import SECOND
from stream_reader import StreamReader
from veltokit import abi, core

CLOSE = SECOND // 2


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sleepy_clock.build(tmp_path_factory.mktemp("clock"))


def utc(context: PumpedContext, timestamp_ns: int) -> int:
    return context.answer(ctypes.c_uint64, "context_get_utc_ns", context.context, timestamp_ns)


def test_a_manual_clock_goes_on_from_the_date_of_its_beginning(context: PumpedContext) -> None:
    begin = context.now_ns
    before = utc(context, begin)
    context.advance(86_400)
    assert utc(context, begin) == before
    assert utc(context, context.now_ns) - before == 86_400 * SECOND


def test_a_date_is_no_time_of_the_clock(context: PumpedContext) -> None:
    """It would become another one, decades ahead."""
    years = 10 * 366 * 86_400 * SECOND
    assert utc(context, context.now_ns + years) - utc(context, context.now_ns) == years
    for far in (context.now_ns + years + 1, utc(context, context.now_ns), 2**64 - 1):
        result = core.load().velto_context_get_utc_ns(context.context, far, ctypes.byref(ctypes.c_uint64()))
        assert result == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_dates_survive_sleeps_and_settings_of_the_clock(clock: Path) -> None:
    sleepy_clock.run(clock, __file__, "check_real_clock")


def test_a_manual_clock_knows_no_sleeps_and_settings(clock: Path) -> None:
    sleepy_clock.run(clock, __file__, "check_manual_clock")


def check_real_clock() -> None:
    for flags in (0, abi.VELTO_CONTEXT_PUMPED):
        context = PumpedContext(core.load(), flags=flags)
        moments: list[tuple[int, int]] = []

        def note() -> None:
            moments.append((context.now_ns, utc(context, context.now_ns)))

        def is_kept(shift: int = 0) -> bool:
            return all(abs(utc(context, time) - date - shift) < CLOSE for time, date in moments)

        note()
        for hours in (1, 5):
            sleepy_clock.let_machine_sleep(hours * 3600)
            note()
            assert moments[-1][1] - moments[-2][1] >= hours * 3600 * SECOND
            assert is_kept(), "times from before a sleep keep their dates"
        sleepy_clock.set_clock_forward(-90)
        assert is_kept(-90 * SECOND), "dates follow the clock that was set"
        sleepy_clock.set_clock_forward(90)
        context.destroy()


def check_manual_clock() -> None:
    """Samples of a board keep their steps, and each second has its date, whatever happens to the machine's clocks."""
    context = PumpedContext(core.load())
    board = ConnectedBoard(context)
    stream = StreamReader(context, board.device, "acceleration", capacity=4096)
    begin = (context.now_ns, utc(context, context.now_ns))
    stamps: list[int] = []
    for event in (None, (sleepy_clock.let_machine_sleep, 3600), (sleepy_clock.set_clock_forward, -90),
                  (sleepy_clock.set_clock_forward, 3600), (sleepy_clock.let_machine_sleep, 0.02)):
        if event:
            event[0](event[1])
        context.advance(3)
        for moment in (begin[0], context.now_ns):
            assert utc(context, moment) - begin[1] == moment - begin[0]
        infos = stream.read()[1]
        stamps += [info.timestamp_ns for info in infos]
        assert len(infos) > 200 and all(0 <= info.arrival_ns - info.timestamp_ns < SECOND // 10 for info in infos)
    steps = [after - before for before, after in zip(stamps, stamps[1:])]
    period = (stamps[-1] - stamps[0]) / len(steps)
    assert all(abs(step / period - 1) < 0.05 for step in steps) and stream.info.lost_count == 0
    context.destroy()
