"""Exports in a thread of their own, so that a program can show their progress."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any, Callable

if TYPE_CHECKING:
    from .store import Store

PERIOD = 0.1
"""Time between two reports (seconds)."""


def followed(export: Callable[[], Any], store: Store, progress: Callable[[int, int], None]) -> None:
    """Calls a function that exports, and meanwhile, by this thread, one that takes its progress; what that raises ends the export."""
    with ThreadPoolExecutor(1, "velto-export") as pool:
        running = pool.submit(export)
        try:
            while not wait([running], PERIOD).done:
                counts = store.export_progress
                if counts is not None:
                    progress(*counts)
        except BaseException:
            store.cancel_exports()
            # Again, as it may not have begun.
            while not wait([running], PERIOD).done:
                store.cancel_exports()
            raise
        running.result()
