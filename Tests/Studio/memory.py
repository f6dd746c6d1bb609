"""The memory of the studio and of a window, after what nobody needs any more has been collected."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import statistics
import sys
from dataclasses import dataclass
from typing import Any

from .serving import Serving

STEP = 0.5
"""The simulated time between two looks at the streams (seconds)."""
HURRY = 20
"""The speed of the clock by which a window decides whether it is time to draw: it then draws and writes in each of its frames."""
HURRIED = f"() => {{ const now = performance.now.bind(performance); performance.now = () => {HURRY} * now(); }}"
COUNTED = """() => { const draw = requestAnimationFrame; window.drawings = 0;
    window.requestAnimationFrame = (done) => draw((time) => { window.drawings++; done(time); }); }"""
LOOKS, BETWEEN = 5, 60
"""The measurements of a window, and the drawings between them."""
COLLECTIONS = 3
"""The garbage collections after which nothing more is found."""


class HeapFigures(ctypes.Structure):
    """`struct mallinfo2` of the C library."""

    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]


@dataclass(frozen=True)
class Held:
    """The memory that this process holds: of the library, of the server, and of Python."""

    allocated: int
    """Allocated by the C functions (bytes)."""
    blocks: int
    """Small blocks of Python."""


def held_by_server() -> Held:
    """The memory in use: the memory of the process would also count what is free."""
    figures = ctypes.CDLL(None).mallinfo2
    figures.restype = HeapFigures
    for _ in range(COLLECTIONS):
        gc.collect()
    found = figures()
    return Held(found.uordblks + found.hblkhd, sys.getallocatedblocks())


async def feed(studio: Serving, seconds: float) -> None:
    """Lets the devices send for a simulated time, of which the windows see what they can take."""
    for _ in range(round(seconds / STEP)):
        studio.studio.context.advance(STEP)
        studio.studio._tell()
        studio.workspace.showing.take()
        await asyncio.sleep(0)


def prepare(page: Any) -> None:
    """Lets the next page of a window hurry, and count its drawings."""
    for script in (HURRIED, COUNTED):
        page.add_init_script(f"({script})()")


def draw(page: Any, count: int) -> None:
    """Waits for drawings of a window."""
    page.wait_for_function("(count) => window.drawings >= count", arg=page.evaluate("window.drawings") + count, polling=500)


def held_by_window(page: Any) -> float:
    """The memory of a window: the objects of its scripts and of its document, and their arrays (bytes).

    It is the median of some measurements with drawings between: it goes up and down by a tenth as scripts are compiled and thrown away.
    """
    found = []
    for _ in range(LOOKS):
        draw(page, BETWEEN)
        tools = page.context.new_cdp_session(page)
        for _ in range(COLLECTIONS):
            tools.send("HeapProfiler.collectGarbage")
        usage = tools.send("Runtime.getHeapUsage")
        tools.detach()
        found.append(usage["usedSize"] + usage["embedderHeapUsedSize"] + usage["backingStorageSize"])
    return statistics.median(found)
