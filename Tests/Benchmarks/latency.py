"""From the radio's descriptor to a game's poll: latency.c on a private bus with a scripted daemon, which hands the
program the daemon's end of the notification socket."""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading

import programs
from tables import Table

sys.path.insert(0, str(programs.ROOT / "Tests/Bus"))

from private_bus import PrivateBus  # noqa: E402
from scripted_bluez import ScriptedBlueZ  # noqa: E402

SAMPLES = 2000
BUDGET = "1.50"


def distribution(is_brief: bool) -> Table:
    samples = measure(20 if is_brief else SAMPLES)
    table = Table("From a write on the radio's side to a poll that shows it", ["", "library, us", "read(), us", "ratio", "budget"])
    for name, pick, budget in (
        ("median", statistics.median, BUDGET), ("99 %", lambda values: quantile(values, 0.99), ""), ("longest", max, ""),
    ):
        library, bare = pick(samples["library"]) / 1000, pick(samples["bare"]) / 1000
        table.rows.append([name, f"{library:.1f}", f"{bare:.1f}", f"{library / bare:.2f}", budget])
    return table


def quantile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(count: int) -> dict[str, list[int]]:
    """Nanoseconds of each sample."""
    bus = PrivateBus()
    try:
        with ScriptedBlueZ(bus.address) as bluez:
            bluez.start()
            bluez.add_adapter()
            device = bluez.add_device()
            over = threading.Event()
            advertising = threading.Thread(target=advertise, args=(bluez, device, over))
            advertising.start()
            try:
                return run(bus.address, device, count)
            finally:
                over.set()
                advertising.join()
    finally:
        bus.close()


def advertise(bluez: ScriptedBlueZ, device, over: threading.Event) -> None:
    while not over.wait(0.02):
        if not bluez.is_connected(device):
            bluez.advertise(device)


def run(bus: str, device, count: int) -> dict[str, list[int]]:
    ours, theirs = socket.socketpair()
    with ours, tempfile.TemporaryDirectory() as state:
        program = subprocess.Popen(
            [programs.build("latency"), bus, str(theirs.fileno()), str(count)], pass_fds=[theirs.fileno()],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "XDG_STATE_HOME": state},
        )
        theirs.close()
        if ours.recv(1):
            socket.send_fds(ours, [b"d"], [device.tx.sockets[-1].fileno()])
        output, _ = program.communicate()
    if program.returncode != 0:
        raise RuntimeError(f"the program that measures latencies ended with {program.returncode}")
    samples: dict[str, list[int]] = {"library": [], "bare": []}
    for line in output.splitlines():
        name, nanoseconds = line.split()
        samples[name].append(int(nanoseconds))
    return samples
