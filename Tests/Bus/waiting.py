"""Waiting for something to become true: as long as it takes, and not for ever."""

import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 60.0
"""Seconds after which something will not happen any more. It only ends what hangs: a busy machine takes its time."""


def until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Returns as soon as the condition holds, and fails if it never does."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"not within {seconds} s"
        time.sleep(0.005)


def stays(condition: Callable[[], object], seconds: float) -> None:
    """Fails as soon as the condition does not hold; returns when it held for so long."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        assert condition(), "it did not stay so"
        time.sleep(0.005)


def at_best(measure: Callable[[], float], limit: float, tries: int = 30) -> None:
    """Measures until a figure is within the limit: what a busy machine does makes a figure larger, and none smaller."""
    figures: list[float] = []
    while not figures or figures[-1] > limit:
        assert len(figures) < tries, f"never within {limit}: {figures}"
        figures.append(measure())


def until_asleep(pid: int) -> None:
    """Returns when a process has nothing to do: asleep at many looks in a row, without having run between them."""
    looks: list[tuple[str, int]] = []

    def is_deep() -> bool:
        looks.append((process_status(pid, "State"), context_switches(pid)))
        return len(looks) > 20 and len(set(looks[-20:])) == 1 and looks[-1][0].startswith("S")

    until(is_deep)


def context_switches(pid: int) -> int:
    """How often a process gave up the processor to wait."""
    return int(process_status(pid, "voluntary_ctxt_switches"))


def process_status(pid: int, name: str) -> str:
    """A field of what the kernel tells of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{name}:"):
            return line.split(None, 1)[1]
    raise KeyError(name)
