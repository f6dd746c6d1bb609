"""Memory: an hour of samples, fed as fast as the simulated board sends them, into a recording and a window."""

from __future__ import annotations

import asyncio
import gc
import os
from typing import Any

from .serving import Serving

PAGE = os.sysconf("SC_PAGE_SIZE")
SETTLED, HOUR = 120, 3600
"""The time after which everything that is kept is full, and the whole time (seconds)."""
GROWTH = 1.02
"""The largest growth between both."""


async def feed(studio: Serving, seconds: int) -> None:
    """Lets the board send for some time, of which the windows see what they can take."""
    for _ in range(seconds):
        studio.studio.context.advance(1)
        studio.workspace.showing.take()
        await asyncio.sleep(0.002)


def of_the_server() -> int:
    """The memory of this process, which has the server in it (bytes)."""
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * PAGE


def of_the_window(page: Any) -> int:
    """The memory that the page holds on to (bytes)."""
    tools = page.context.new_cdp_session(page)
    tools.send("HeapProfiler.collectGarbage")
    used = int(tools.send("Runtime.getHeapUsage")["usedSize"])
    tools.detach()
    return used


def test_an_hour_of_samples_takes_no_memory(page: Any, studio: Serving, board: Any) -> None:
    showing = studio.workspace.showing
    session = studio.do(lambda: showing.record("an hour"))
    page.goto(f"{studio.address}/live")
    page.wait_for_function("() => document.querySelector('velto-board')?.frame > 20")
    before, found = 0, []
    for end in (SETTLED, HOUR):
        studio.do(lambda: feed(studio, end - before))
        before = end
        [track] = studio.workspace.feed.tracks.values()
        page.wait_for_function(f"() => document.querySelector('velto-board').frame >= {track.end}")
        found.append((of_the_server(), of_the_window(page)))
    studio.do(showing.stop_recording)
    info = studio.do(lambda: session.track("quaternion").info)
    print(f"server and window: {found[0]} bytes after {SETTLED} s, {found[1]} after {HOUR} s, {info.frame_count} samples")
    assert info.lost_count == info.dropped_count == 0 and info.frame_count > 99 * HOUR
    for settled, last in zip(*found):
        assert last < GROWTH * settled, found
