"""An hour of samples into a recording and a window: once everything that is kept is full, the server does not grow."""

from __future__ import annotations

from typing import Any

from .memory import draw, feed, held_by_server, held_by_window, prepare
from .serving import Serving

DRAWINGS = 60
"""The drawings of the window in each minute: a quarter of those that write numbers otherwise."""
WARM, HOUR = 1200, 3600
"""The simulated time until everything that is kept is full, and that of the measurement (seconds)."""
GROWTH = 1.02
"""The largest growth meanwhile."""


def live(page: Any, studio: Serving, seconds: int) -> None:
    """Lets the devices send for a simulated time, minute by minute."""
    for _ in range(seconds // 60):
        studio.do(lambda: feed(studio, 60))
        draw(page, DRAWINGS)


def test_an_hour_of_samples_takes_no_memory(page: Any, studio: Serving, board: Any) -> None:
    showing = studio.workspace.showing
    session = studio.do(lambda: showing.record("an hour"))
    prepare(page)
    page.goto(f"{studio.address}/live")
    live(page, studio, WARM)
    settled, settled_window = held_by_server(), held_by_window(page)
    live(page, studio, HOUR)
    last, last_window = held_by_server(), held_by_window(page)
    info, status = studio.do(lambda: (session.track("quaternion").info, session.status))
    studio.do(showing.stop_recording)
    print(f"server {settled}, an hour later {last}; window {settled_window}, {last_window}; {info.frame_count} samples")
    assert info.lost_count == status.dropped_count == 0 and info.frame_count > 98 * (WARM + HOUR)
    assert last.allocated < GROWTH * settled.allocated and last.blocks < GROWTH * settled.blocks, (settled, last)
    assert last_window < GROWTH * settled_window, (settled_window, last_window)
