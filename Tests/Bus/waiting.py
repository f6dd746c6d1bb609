"""Waiting for something to become true, with a deadline."""

import time
from collections.abc import Callable


def until(condition: Callable[[], object], seconds: float = 5) -> None:
    """Returns as soon as the condition holds, and fails if it does not in time."""
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
