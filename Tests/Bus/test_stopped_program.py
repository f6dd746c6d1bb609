"""A program that is stopped while its device sends: the kernel knows when each notification was sent."""

import os
import signal
import subprocess
import sys
import time

import pytest

from c_program import ROOT
from pumped_context import packet
from streaming_cap import START, Cap
from waiting import until

ADDRESS = "C0:FF:EE:00:00:01"

PROGRAM = """
import sys, threading, time
from veltokit import Backend, Context, Units

over = threading.Event()
with Context(backends=Backend.BLUEZ, bus_address=sys.argv[1], ephemeral=True, pumped=PUMPED) as velto:
    device = velto.connect(sys.argv[2], timeout=60).wait()
    stream = device.signal("axes").stream(units=Units.RAW, capacity=100_000)
    print("streams", flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), over.set()), daemon=True).start()
    while not over.is_set():
        if PUMPED: velto.dispatch(0)
        time.sleep(1 / 60)
    table = stream.read(100_000)
    for row, info in zip(table.values.tolist(), table.infos):
        print(int(row[0]), info.arrival_ns, info.timestamp_ns)
"""


class Numbered(Cap):
    """A cap that numbers its packets, and remembers between which times it sent each (nanoseconds)."""

    def __init__(self, bluez):
        self.times: dict[int, tuple[int, int]] = {}
        super().__init__(bluez)

    def turn(self):
        if self.device.tx.sockets and (START, "command") in self.device.rx.writes:
            number, before = len(self.times), time.monotonic_ns()
            self.bluez.notify(self.device.tx, packet(x=number))
            self.times[number] = before, time.monotonic_ns()
        elif not self.bluez.is_connected(self.device):
            self.bluez.advertise(self.device)


@pytest.fixture
def numbered(bluez):
    cap = Numbered(bluez)
    yield cap
    cap.close()


def run_stopped(bus, cap, seconds: float, is_pumped: bool) -> list[tuple[int, int, int]]:
    """Number, arrival and timestamp of what a program reads that is stopped for so long."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "bindings/python")}
    command = [sys.executable, "-c", PROGRAM.replace("PUMPED", str(is_pumped)), bus.address, ADDRESS]
    program = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout.readline() == "streams\n"
        until(lambda: len(cap.times) > 50)
        program.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        program.send_signal(signal.SIGCONT)
        sent = len(cap.times)
        until(lambda: len(cap.times) > sent + 60)
        output, _ = program.communicate("", timeout=60)
    finally:
        program.kill()
        program.wait()
    assert program.returncode == 0
    return [tuple(map(int, line.split())) for line in output.splitlines()]


@pytest.mark.parametrize("is_pumped", [False, True], ids=["with a loop", "pumped"])
@pytest.mark.parametrize("seconds", [0.5, 6.0])
def test_a_stopped_program_reads_when_each_packet_was_sent(bus, numbered, seconds, is_pumped):
    rows = run_stopped(bus, numbered, seconds, is_pumped)
    numbers = [number for number, _, _ in rows]
    # The daemon drops what has no room in the socket.
    assert len(rows) > 100 and numbers == sorted(set(numbers))
    for number, arrival, _ in rows:
        before, after = numbered.times[number]
        assert before - 1_000_000 <= arrival <= after + 1_000_000, f"packet {number} is {(arrival - after) / 1e6:.1f} ms off"


def test_a_cap_that_sent_while_the_program_was_stopped_was_not_silent(bus, numbered):
    run_stopped(bus, numbered, 6.0, False)
    assert numbered.device.rx.writes.count((START, "command")) == 1
