"""A program on the system's clock that is stopped for seconds, on a machine that sleeps and whose clock is set."""

from __future__ import annotations

from pathlib import Path

import pytest

import sleepy_clock
from lent_stack import TRANSMIT, HostProgram, LentStack
from pumped_context import packet
from stream_reader import StreamReader
from veltokit import abi, core

LOW_POWER = abi.VELTO_RATE_MODE_LOW_POWER


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sleepy_clock.build(tmp_path_factory.mktemp("clock"))


class SteppedProgram(HostProgram):
    """A program on the system's clock, which the test moves as a manual one."""

    def __init__(self) -> None:
        super().__init__(core.load(), flags=abi.VELTO_CONTEXT_PUMPED)

    def advance(self, seconds: float) -> None:
        sleepy_clock.let_time_pass(seconds)
        self.footnote = abi.VELTO_OK
        while self.footnote != abi.VELTO_NOTHING:
            self.context_dispatch(self.context, 0.0)


class Standstill:
    """A program with a cap that sends a hundred packets a second."""

    def __init__(self) -> None:
        self.program = SteppedProgram()
        self.stack = LentStack(self.program)
        self.stack.add("C0:11:22:33:44:55", name="Triki 44:55")
        self.device = self.stack.connected()
        self.send(2)
        self.takes_rest()

    def send(self, seconds: float) -> None:
        self.stack.send_packets(self.stack.cap, round(seconds * 100))
        self.stack.serve()

    def takes_rest(self) -> tuple[list[int], int]:
        """The rate modes that were told since the last call, and the number of writes."""
        events = self.program.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
        writes = len(self.stack.cap.writes)
        self.stack.cap.writes.clear()
        return [event.data.rate.current for event in events], writes


def test_a_device_is_not_silent_while_the_program_is_stopped(clock: Path) -> None:
    sleepy_clock.run(clock, __file__, "check_stopped")


def test_a_device_that_is_silent_after_a_stop_is_found_so(clock: Path) -> None:
    sleepy_clock.run(clock, __file__, "check_silent")


def test_samples_keep_their_times_over_sleeps_and_settings_of_the_clock(clock: Path) -> None:
    sleepy_clock.run(clock, __file__, "check_samples")


def check_stopped() -> None:
    standstill = Standstill()
    for _ in range(2):
        standstill.program.advance(6)
        assert standstill.takes_rest() == ([], 0), "what the device sent meanwhile is still to come"
        standstill.send(2)
        assert standstill.takes_rest() == ([], 0)
    standstill.program.destroy()


def check_silent() -> None:
    standstill = Standstill()
    standstill.program.advance(6)
    standstill.stack.run(0.5)
    modes, writes = standstill.takes_rest()
    assert modes == [LOW_POWER] and writes > 0
    standstill.program.destroy()


def check_samples() -> None:
    standstill = Standstill()
    program = standstill.program
    stream = StreamReader(program, standstill.device)
    standstill.stack.serve()
    sent: list[int] = []
    for change, seconds in ((sleepy_clock.set_clock_forward, -90), (sleepy_clock.let_machine_sleep, 3600), (sleepy_clock.set_clock_forward, 3600)):
        for _ in range(50):
            sent.append(program.now_ns)
            assert standstill.stack.notify(standstill.stack.cap, TRANSMIT, packet(x=len(sent))) == abi.VELTO_OK
            program.advance(0.01)
        change(seconds)
    infos = stream.read()[1]
    assert len(infos) == len(sent)
    late = [info.arrival_ns - before for info, before in zip(infos, sent)]
    assert all(0 <= each < 10_000_000 for each in late), late
    assert infos[-1].timestamp_ns - infos[0].timestamp_ns < 3 * sleepy_clock.SECOND, "an hour was slept"
    program.destroy()
