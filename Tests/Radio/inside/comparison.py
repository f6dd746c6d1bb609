"""The same stream received by the library and by bleak, in one guest: what each costs the machine.

Processor times are those of the kernel's accounts, for the receiving program, the bus daemon and bluetoothd. The guest's
clock counts instructions, so that they do not depend on what else the host does.
"""

import asyncio
import dataclasses
import pathlib
import sys
import time

from .model import StreamingCap

NAME = "comparison"  # as a plan names it
BARE = "recv() and nothing else, C"
SETTLING = 2.0  # seconds after the first packet, and after the last
STREAMING = 8.0  # seconds
SILENT = 3.0  # seconds

_RECEIVERS = pathlib.Path(__file__).resolve().parent / "receivers"


class QuickCap(StreamingCap):
    """A cap that sends as often as a real one, and can be told to stop.

    What a busy machine makes it miss it does not send later: a burst would be received at a discount.
    """

    PERIOD = 1 / 100  # seconds
    LONGEST_DELAY = 3 * PERIOD

    def __init__(self):
        super().__init__("Triki quick")
        self.is_silent = False
        self.sent = 0

    def poll_notification(self):
        if self.is_silent:
            return None
        if self._due is not None:
            self._due = max(self._due, time.monotonic() - self.LONGEST_DELAY)
        notification = super().poll_notification()
        self.sent += notification is not None
        return notification

    def next_deadline(self):
        return None if self.is_silent else super().next_deadline()


@dataclasses.dataclass
class Account:
    """What the kernel has counted of some processes so far."""

    program: float  # seconds of processor time
    bus: float
    daemon: float
    waits: int  # voluntary context switches of the program: it slept and was woken
    interruptions: int  # involuntary ones

    def __sub__(self, before):
        return Account(*(now - then for now, then in zip(dataclasses.astuple(self), dataclasses.astuple(before))))


async def receivers_in_turn(rig):
    """Each receiver streams for a while; returns its figures by its name."""
    # Without its log of everything: writing that would be most of its work.
    await rig.restart_daemon(in_detail=False)
    bus = await rig.bluez.bus_process()
    cap = QuickCap()
    peripheral = await rig.peripheral(cap)
    figures = {}
    for name, command in _commands(rig).items():
        figures[name] = await _measure(rig, cap, bus, command)
        if name == BARE:
            await peripheral.drop()  # this one knows nothing of the link
        await peripheral.until_disconnected()
    return figures


def _commands(rig):
    python = sys.executable
    return {
        BARE: [python, _RECEIVERS / "bare_receiver.py", "Triki quick", rig.inputs["bare_receiver"]],
        "VeltoKit, C, not polled": [rig.inputs["velto_receiver"], "0"],
        "VeltoKit, C, polled at 60 Hz": [rig.inputs["velto_receiver"], "60"],
        "VeltoKit, Python, polled at 60 Hz": [python, _RECEIVERS / "velto_receiver.py", rig.inputs["library"], "60"],
        "bleak, AcquireNotify": [python, _RECEIVERS / "bleak_receiver.py", "Triki quick", "socket"],
        "bleak, StartNotify (its default)": [python, _RECEIVERS / "bleak_receiver.py", "Triki quick", "signal"],
    }


async def _measure(rig, cap, bus, command):
    cap.is_silent = False
    sent_before_all = cap.sent
    program = await rig.run(*command)
    await program.line("the first packet", "^receiving$")
    await asyncio.sleep(SETTLING)

    def account():
        waits, interruptions = _context_switches(program.pid)
        return Account(
            _processor_time(program.pid), _processor_time(bus), _processor_time(rig.bluetoothd.pid), waits, interruptions
        )

    sent_before, before = cap.sent, account()
    await asyncio.sleep(STREAMING)
    streaming, count = account() - before, cap.sent - sent_before
    cap.is_silent = True
    await asyncio.sleep(SETTLING)
    before = account()
    await asyncio.sleep(SILENT)
    silent = account() - before
    received = await _end(program)
    return {
        "notifications_per_second": count / STREAMING,
        "program_us": streaming.program / count * 1e6,
        "bus_us": streaming.bus / count * 1e6,
        "daemon_us": streaming.daemon / count * 1e6,
        "waits": streaming.waits / count,
        "interruptions": streaming.interruptions / count,
        "silent_waits_per_second": silent.waits / SILENT,
        "lost": cap.sent - sent_before_all - received,
    }


async def _end(program):
    await program.interrupt()
    return int(program.lines[-1].removeprefix("received "))


def _processor_time(process):
    """Seconds of all its threads. The times in `stat` are rounded to ticks, of which a quiet program needs few."""
    tasks = pathlib.Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(task.read_text().split()[0]) for task in tasks) * 1e-9


def _context_switches(process):
    counts = [0, 0]
    for status in pathlib.Path(f"/proc/{process}/task").glob("*/status"):
        lines = status.read_text().splitlines()
        for index, name in enumerate(("voluntary_ctxt_switches:", "nonvoluntary_ctxt_switches:")):
            counts[index] += next(int(line.split()[1]) for line in lines if line.startswith(name))
    return counts
