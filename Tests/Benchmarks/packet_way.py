"""A packet's way from the radio's descriptor to the ring: what the library does for one that comes alone and is not polled."""

from __future__ import annotations

import fcntl
import re
import shutil
import socket
import time
from pathlib import Path
from termios import TIOCOUTQ

import bus_cap
import instructions
import programs
from tables import Table

# Of instructions, and of system calls: one wait and one read.
BUDGET = 2250
CALLS_BUDGET = 2

# The warm-up takes two seconds, after which nothing happens any more that happens once.
WARM_UP, COUNTED = 1500, 1500
PACKET = bytes([0x22, *range(15)])


def table(_: bool) -> Table:
    return Table(
        "A packet's way from the descriptor to the ring", ["", "", "budget"],
        [
            ["instructions", str(count()), str(BUDGET)],
            ["system calls", f"{system_calls():.1f}", str(CALLS_BUDGET)],
        ],
        note="Packets of 16 bytes, one at a time; a context with a thread of its own; no polls.",
    )


def counts() -> dict[str, int]:
    """What is compared with the baseline."""
    return {"a packet from a socket": count()}


def play(control: socket.socket, notifications: socket.socket) -> None:
    """Sends what is counted, and before it what is not."""
    for name, number in ((b"w", WARM_UP), (b"c", COUNTED)):
        for _ in range(number):
            send_alone(notifications)
        control.send(name)
        assert control.recv(1) == name


def send_alone(notifications: socket.socket) -> None:
    """Sends a packet, and waits until it has been read and the reader sleeps."""
    notifications.send(PACKET)
    while int.from_bytes(fcntl.ioctl(notifications, TIOCOUTQ, bytes(4)), "little"):
        time.sleep(0.0001)
    time.sleep(0.001)


def count() -> int:
    """Instructions of one packet."""
    folder = programs.WORK / "callgrind-packet-way"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tool = ("valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder / 'dump'}")
    bus_cap.run("packet_way", under=tool, play=play)
    counts = dict(instructions.read_dump(dump) for dump in folder.glob("dump.*"))
    return round(counts["c"] / COUNTED)


def system_calls() -> float:
    """System calls of one packet, by the thread that receives it."""
    log = programs.WORK / "packet-way.strace"
    bus_cap.run("packet_way", under=("strace", "--follow-forks", "--quiet=all", f"--output={log}"), play=play)
    return calls_per_packet(log.read_text())


def calls_per_packet(log: str) -> float:
    """From the first packet to the last; what a call returns after others have been logged is a line of its own."""
    calls = [line.split(maxsplit=1) for line in log.splitlines() if "resumed>" not in line]
    packets = [index for index, (_, call) in enumerate(calls) if re.match(r'recvmsg\(\d+, .*iov_base="\\"', call)]
    reader = calls[packets[0]][0]
    own = sum(thread == reader for thread, _ in calls[packets[0]:packets[-1]])
    return own / (len(packets) - 1)
