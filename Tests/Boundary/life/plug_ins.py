"""Two plug-ins in one process, such as an engine's: each brings a copy of the library, or they share one."""

from __future__ import annotations

import ctypes
import os
import shutil
import tempfile
from pathlib import Path

from life import scenario
from life.process import descriptors, threads
from life.threaded_context import ThreadedContext
from patience import until
from pumped_context import pumped
from veltokit import abi, core


def libraries(count: int) -> list[core.Library]:
    """Copies of the library, each loaded from a folder of its own, as plug-ins are."""
    given = Path(os.environ[core.LIBRARY_VARIABLE])
    folder = Path(tempfile.mkdtemp())
    copies = [folder / f"plug-in {number}/libveltokit.so.0" for number in range(count)]
    for copy in copies:
        copy.parent.mkdir()
        shutil.copy(given, copy)
    loaded = [core.Library(str(copy)) for copy in copies]
    assert len({line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines() if "plug-in" in line}) == count
    shutil.rmtree(folder)
    return loaded


def plays(library: core.Library) -> None:
    """A cap that is steered moves a paddle, deterministically."""
    with pumped(library) as context:
        _, device = context.connected_cap("sweep")
        positions = []
        for _ in range(600):
            context.advance(1 / 60)
            positions.append(context.poll(device, 1 / 60).position_x)
        assert min(positions) < -0.5 and max(positions) > 0.5


def packet_count(context: ThreadedContext, device: abi.velto_device) -> int:
    return int(context.answer(abi.velto_input, "device_peek_input", device).packet_count)


def is_alive(context: ThreadedContext) -> bool:
    now = ctypes.c_uint64()
    return context.library.velto_context_get_time_ns(context.context, ctypes.byref(now)) == abi.VELTO_OK


def receives(context: ThreadedContext) -> None:
    """A cap connects, and its packets come."""
    device = context.device(context.create_sim())
    context.op_wait(context.connect(device))
    begin = packet_count(context, device)
    until(lambda: packet_count(context, device) > begin + 10, "packets")


@scenario
def two_copies_play_side_by_side() -> None:
    first, second = libraries(2)
    plays(first)
    plays(second)
    contexts = [ThreadedContext(library, owner_name=b"plug-in") for library in (first, second, first)]
    # An owner has one context of a library; what another library has is another matter.
    assert [is_alive(context) for context in contexts] == [False, True, True]
    of_second, of_first = contexts[1:]
    receives(of_first)
    receives(of_second)
    of_second.destroy()
    receives(of_first)
    plays(second)
    of_first.destroy()


@scenario
def plug_ins_come_and_go() -> None:
    first, second = libraries(2)
    plays(first)
    plays(second)
    open_before, threads_before = descriptors(), threads().keys()
    for _ in range(20):
        contexts = [ThreadedContext(library) for library in (first, second)]
        for context in contexts:
            context.create_sim()
        for context in contexts:
            context.destroy()
    assert descriptors() == open_before and threads().keys() == threads_before
