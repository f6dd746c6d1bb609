"""Memory stays where it is once everything that is kept is full: the newest frames, the pages of the store, the last operations. `long_memory.py` has an hour."""

from __future__ import annotations

from typing import Any

from .memory import draw, feed, held_by_server, held_by_window, prepare
from .serving import Serving, fused

SETTLED, LATER = 1200, 300
"""The simulated time until what is kept is full, and that of the measurement (seconds). The pages of the store take the longest: three megabytes."""
GROWTH = 300_000
"""The largest growth of a server; thirty thousand frames that are kept take 700 kB (bytes)."""
BLOCKS = 2000
"""The largest growth in blocks of Python."""
DRAWINGS = 900
"""The drawings until the scripts of a window are compiled at the earliest, and those of each measurement."""
ROUNDS = 4
"""The measurements of which one has to find no growth: scripts are compiled at different times, but a leak grows in each."""
WINDOW_GROWTH = 900_000
"""The largest growth of a window: a kilobyte for each drawing (bytes)."""


def test_a_recording_takes_no_memory(studio: Serving) -> None:
    board, showing = fused(studio), studio.workspace.showing
    studio.do(lambda: showing.start([studio.workspace.choice(board)]))
    session = studio.do(lambda: showing.record("memory"))
    studio.do(lambda: feed(studio, SETTLED))
    before = held_by_server()
    studio.do(lambda: feed(studio, LATER))
    after = held_by_server()
    studio.do(showing.stop)
    assert studio.do(lambda: session.info.frame_count) > 99 * (SETTLED + LATER)
    assert after.allocated - before.allocated < GROWTH and after.blocks - before.blocks < BLOCKS, (before, after)


def test_a_window_takes_no_memory(page: Any, studio: Serving) -> None:
    board = fused(studio)
    studio.do(lambda: studio.workspace.showing.start([studio.workspace.choice(board)]))
    prepare(page)
    page.goto(f"{studio.address}/live")
    held: list[float] = []
    while len(held) < 2 or held[-1] - held[-2] >= WINDOW_GROWTH:
        assert len(held) <= ROUNDS, held
        draw(page, DRAWINGS)
        held.append(held_by_window(page))
