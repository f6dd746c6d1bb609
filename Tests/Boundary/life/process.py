"""What a process looks like from outside: signals, threads, descriptors, memory."""

from __future__ import annotations

import os
import resource
import threading
from pathlib import Path


def signal_state() -> dict[str, int]:
    """What is blocked, ignored and caught; signals 32 and 33 belong to the C library, which sets them with threads."""
    rows = (line.split() for line in Path("/proc/self/status").read_text().splitlines())
    return {row[0]: int(row[1], 16) & ~(3 << 31) for row in rows if row and row[0] in ("SigBlk:", "SigIgn:", "SigCgt:")}


def threads() -> dict[str, str]:
    """Status of every thread, by thread number."""
    result = {}
    for task in Path("/proc/self/task").iterdir():
        result[task.name] = (task / "status").read_text()
    return result


def descriptors() -> set[int]:
    """Open descriptors; the one that lists them is gone again."""
    return {int(name) for name in os.listdir("/proc/self/fd") if os.path.exists(f"/proc/self/fd/{name}")}


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


class Sleep:
    """Tells whether a thread waits in the kernel: asleep at two looks in a row, without having run between them."""

    def __init__(self, thread: threading.Thread) -> None:
        self._status = Path(f"/proc/self/task/{thread.native_id}/status")
        self._last = ""

    def is_deep(self) -> bool:
        status = self._status.read_text()
        switches = field(status, "voluntary_ctxt_switches")
        is_unchanged, self._last = switches == self._last, switches
        return is_unchanged and field(status, "State").startswith("S")


def field(status: str, name: str) -> str:
    return next(line.split(None, 1)[1] for line in status.splitlines() if line.startswith(f"{name}:"))
