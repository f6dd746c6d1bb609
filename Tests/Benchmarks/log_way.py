"""What the download of a log costs, beside a bare loop in C that does the same; its memory, and its share of what a link carries."""

from __future__ import annotations

import instructions
import programs
from tables import Table

ASSEMBLED, BARE, READ = "assembled", "assembled, bare loop in C", "read"
STORED, NOTHING = "read, with a bookmark of each page", "a packet that no one takes"
# Of instructions, to those of the bare loop.
BUDGET_RATIO = 8
# Instructions of a packet of two entries, from the notification to the program.
BUDGET = 1500
# Bytes: a page, its samples and the bookmark.
MEMORY_BUDGET = 1 << 16
# Allocations of a page of 500 entries and of what is said about it, whatever its size.
PAGE_ALLOCATIONS, PACKETS_OF_PAGE = 80, 250


def table(is_brief: bool) -> Table:
    counts = count()
    nanoseconds = {name: float(figure) for name, figure, *_ in rows(is_brief)}
    lines = [[name, f"{counts[name]:.0f}", f"{nanoseconds[name]:.0f}", str(BUDGET) if name == READ else ""]
             for name in (ASSEMBLED, READ, STORED, BARE)]
    return Table(
        "A packet of the log of a board, with two entries", ["", "instructions", "ns", "budget"],
        [*lines, ["assembled, ratio", f"{ratio(counts):.2f}", "", str(BUDGET_RATIO)]],
        note="The entries are a sample of acceleration. Assembled: chunks are joined and dated, and their page is released. Read: by a "
        "stream in SI units. The library's fixed cost per packet is excluded from its instructions, and included in its times.")


def memory(_: bool) -> Table:
    entries, most = download()
    return Table(
        "The memory of a download", ["", "bytes", "budget"], [[f"the most over {entries:,} entries", str(most), str(MEMORY_BUDGET)]],
        note="A page of 500 entries, its samples, the stream of them, and the bookmark.")


def shares(_: bool) -> Table:
    return Table(
        "A download as a share of what the link carries", ["", "share", "budget"], programs.rows(programs.build("log_share", "measure")), is_floor=True,
        note="For a simulated board whose program acknowledges each page at once; the rest is the time of the acknowledgment.")


def rows(is_brief: bool) -> list[list[str]]:
    return programs.rows(programs.build("log_way", "measure"), *(["--brief"] if is_brief else []))


def download() -> tuple[int, int]:
    """Entries, and the most bytes beside those at the beginning."""
    [[entries, most]] = programs.rows(programs.build("log_way", "measure"), "--memory")
    return int(entries), int(most)


def count() -> dict[str, float]:
    """Instructions of a packet, without what every packet costs."""
    counts = instructions.count_program("log_way")
    return {name: number if name in (BARE, NOTHING) else number - counts[NOTHING] for name, number in counts.items()}


def ratio(counts: dict[str, float]) -> float:
    return counts[ASSEMBLED] / counts[BARE]
