"""From the radio's descriptor to a game's poll: latency.c writes as the daemon does, and polls as a game does."""

from __future__ import annotations

import statistics

import bus_cap
from tables import Table

SAMPLES = 2000
BUDGET = "1.50"


def distribution(is_brief: bool) -> Table:
    samples = measure(20 if is_brief else SAMPLES)
    table = Table(
        "Latency from a write on the radio side to a poll", ["", "library, us", "read(), us", "ratio", "budget"], judged="ratio",
        note="In the last row, the other program is a loop of `epoll_wait` and `recvmsg` with the time of the packet: the minimum calls of a "
        "library that waits for several devices.")
    for name, other, pick, budget in (
        ("median", "bare", statistics.median, BUDGET), ("99 %", "bare", lambda values: quantile(values, 0.99), ""), ("longest", "bare", max, ""),
        ("median, to a loop", "loop", statistics.median, ""),
    ):
        library, bare = pick(samples["library"]) / 1000, pick(samples[other]) / 1000
        table.rows.append([name, f"{library:.1f}", f"{bare:.1f}", f"{library / bare:.2f}", budget])
    return table


def quantile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(count: int) -> dict[str, list[int]]:
    """Nanoseconds of each sample."""
    samples: dict[str, list[int]] = {"library": [], "bare": [], "loop": []}
    for line in bus_cap.run("latency", str(count)).splitlines():
        name, nanoseconds = line.split()
        samples[name].append(int(nanoseconds))
    return samples
