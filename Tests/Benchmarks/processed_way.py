"""What a sample of a board's processor costs the host, beside a plain one."""

from __future__ import annotations

import instructions
import programs
from tables import Table

NOTHING, PLAIN = "a packet without a stream", "a plain sample of three axes"
BUDGETS = {"three axes that a processor passes on": 1.75, "a number that a processor computes": 1.2}
"""Of the instructions of a plain sample; what every packet costs is left out of both."""


def table(is_brief: bool) -> Table:
    counts = count()
    nanoseconds = {name: float(figure) for name, figure, *_ in rows(is_brief)}
    lines = [
        [name, f"{number:.0f}", f"{nanoseconds[name]:.0f}", f"{BUDGETS[name] * counts[PLAIN]:.0f}" if name in BUDGETS else ""]
        for name, number in counts.items()]
    return Table(
        "A sample of a board's processor, decoded and streamed", ["", "instructions", "ns", "budget"], lines,
        note="In SI units, over a simulated link. The fixed cost per packet is excluded from the instructions, and included in the times.")


def rows(is_brief: bool) -> list[list[str]]:
    return programs.rows(programs.build("processed_way", "measure"), *(["--brief"] if is_brief else []))


def allocations() -> dict[str, str]:
    return {name: number for name, _, number, _ in rows(True)}


def count() -> dict[str, float]:
    """Instructions of a packet, without its share of what every packet costs."""
    counts = instructions.count_program("processed_way")
    return {name: number - counts[NOTHING] for name, number in counts.items() if name != NOTHING}
