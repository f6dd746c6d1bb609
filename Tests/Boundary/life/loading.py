"""Loading the library, unloading it, and the threads that it starts."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

from life import scenario
from life.process import field, signal_state, threads
from life.threaded_context import ThreadedContext
from pumped_context import pumped
from veltokit import abi, core


@scenario
def loading_and_using_changes_no_signal() -> None:
    before = signal_state()
    library = core.load()
    assert signal_state() == before
    context = ThreadedContext(library)
    assert signal_state() == before
    context.destroy()
    assert signal_state() == before


@scenario
def unloading_does_nothing() -> None:
    path = os.environ[core.LIBRARY_VARIABLE]
    library = ctypes.CDLL(path)
    context = ThreadedContext(core.load())
    unload = ctypes.CDLL(None).dlclose
    unload.argtypes = (ctypes.c_void_p,)
    for _ in range(5):
        unload(library._handle)
    assert Path(path).name in Path("/proc/self/maps").read_text()
    assert library.velto_version_number() == abi.VELTO_VERSION
    context.destroy()


@scenario
def pumped_context_starts_no_thread() -> None:
    library = core.load()
    before = threads().keys()
    with pumped(library) as context:
        context.connected_cap("sweep")
        context.advance(5)
        assert threads().keys() == before


@scenario
def loop_thread_has_a_name_and_takes_no_signal() -> None:
    library = core.load()
    before = threads().keys()
    context = ThreadedContext(library)
    own = [status for number, status in threads().items() if number not in before]
    assert [field(status, "Name") for status in own] == ["velto-loop"]
    blocked = int(field(own[0], "SigBlk"), 16)
    # The kernel lets nobody block KILL and STOP, and the C library keeps 32 and 33 for itself.
    expected = {number for number in range(1, 65)} - {9, 19, 32, 33}
    assert {number for number in range(1, 65) if blocked >> number - 1 & 1} >= expected
    context.destroy()
    assert threads().keys() == before
