"""A notification's way from a host radio to the ring, both threads included, beside that of one from a socket."""

from __future__ import annotations

import re
import shutil
import subprocess

import instructions
import packet_way
import programs
from tables import Table

# To what a notification from a socket takes.
BUDGET_RATIO = 1.2
# One wait of the loop, one write of the program.
CALLS_BUDGET = 2

# Of a packet that the program hands in and dispatches itself, and of one that no one has subscribed to: instructions.
# And of one among sixteen that the program hands in by one call, and dispatches then. The bias of a cap takes 55 of them.
DISPATCHED, UNWANTED, TOGETHER = "c", "n", "b"
DISPATCHED_BUDGETS = {DISPATCHED: 1500, UNWANTED: 400, TOGETHER: 1100}
# A signal is a write and a read; what the connection takes is less than one in a hundred packets.
DISPATCHED_CALLS_BUDGET = 0

# The warm-up takes half of them and two seconds, after which nothing happens any more that happens once.
PACKETS = 5000


def table(_: bool) -> Table:
    own, socket, alone = count(), packet_way.count(), dispatched()
    return Table(
        "A notification's way from a host radio to the ring", ["", "", "budget"],
        [
            ["instructions", str(own), f"{BUDGET_RATIO * socket:.0f}"],
            ["ratio to one from a socket", f"{own / socket:.2f}", str(BUDGET_RATIO)],
            ["allocations", f"{allocations():.2f}", "0"],
            ["system calls", f"{system_calls():.1f}", str(CALLS_BUDGET)],
            ["instructions, in a program that dispatches", str(alone[DISPATCHED]), str(DISPATCHED_BUDGETS[DISPATCHED])],
            ["instructions, without a subscription", str(alone[UNWANTED]), str(DISPATCHED_BUDGETS[UNWANTED])],
            ["instructions, of sixteen in one call", str(alone[TOGETHER]), str(DISPATCHED_BUDGETS[TOGETHER])],
            ["system calls for signals, in a program that dispatches", f"{dispatched_system_calls():.1f}", str(DISPATCHED_CALLS_BUDGET)],
        ],
        note="Packets of 16 bytes, one at a time; no polls; a context with a thread of its own, except in the program that dispatches after "
        "each packet. Delivering is included, and so is the periodic work of the cap's family.",
    )


def run(*tool: str, options: tuple[str, ...] = ()) -> str:
    program = programs.build("host_way", "measure")
    return subprocess.run([*tool, program, str(PACKETS), *options], check=True, stdout=subprocess.PIPE, text=True).stdout


def allocations() -> float:
    """Of one packet. What the cap's family does every few seconds allocates, which is less than one in a hundred packets."""
    return int(run()) / (PACKETS // 2)


def count() -> int:
    """Instructions of one packet in the better of two runs: on a busy machine threads may meet at a lock."""
    return min(count_once(), count_once())


def count_once() -> int:
    """Without those for falling asleep after each packet."""
    counts = counted()
    return round((counts["c"] - counts["s"]) / (PACKETS // 2))


def counted(*options: str) -> dict[str, int]:
    """Instructions of all packets, by the name of the dump."""
    folder = programs.WORK / "callgrind-host-way"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    run("valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={folder / 'dump'}", options=options)
    return dict(instructions.read_dump(dump) for dump in folder.glob("dump.*"))


def dispatched() -> dict[str, int]:
    """Instructions of a packet in a program that dispatches after each, of one without a subscription, and of one of sixteen."""
    counts = counted("pumped")
    return {name: round(counts[name] / (PACKETS // 2)) for name in DISPATCHED_BUDGETS}


def counts() -> dict[str, int]:
    """What is compared with the baseline."""
    instructions_of = dispatched()
    return {
        "a packet of a host radio, dispatched by the program": instructions_of[DISPATCHED],
        "a packet of a host radio without a subscription": instructions_of[UNWANTED],
        "a packet of a host radio, of sixteen in one call": instructions_of[TOGETHER],
    }


def dispatched_system_calls() -> float:
    """System calls that signal a packet in a program that dispatches after each."""
    log = programs.WORK / "host-way-pumped.strace"
    run("strace", "--follow-forks", "--quiet=all", "--trace=write,read", f"--output={log}", options=("pumped",))
    return len(log.read_text().splitlines()) / PACKETS


def system_calls() -> float:
    """System calls of one packet, without those that let the program sleep."""
    log = programs.WORK / "host-way.strace"
    run("strace", "--follow-forks", "--quiet=all", f"--output={log}")
    calls = [line for line in log.read_text().splitlines() if "resumed>" not in line]
    pauses = [index for index, line in enumerate(calls) if re.search(r"nanosleep\(.*tv_nsec=1000000\b", line)]
    way = [line for line in calls[pauses[PACKETS // 2]:pauses[PACKETS - 1]] if "nanosleep" not in line]
    return len(way) / (PACKETS // 2 - 1)
