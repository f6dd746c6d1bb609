"""Waiting for something that another thread or process does: as long as it takes, and not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds after which something will not happen any more. It only ends what hangs: a busy machine takes its time."""


def until(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Returns as soon as the condition holds; fails with the name of what was waited for."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"waited {seconds} s in vain for {what}"
        time.sleep(0.001)
