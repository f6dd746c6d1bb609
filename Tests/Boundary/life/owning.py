"""Contexts of one owner: the newer one replaces the older."""

from __future__ import annotations

import ctypes

from life import scenario
from life.threaded_context import ThreadedContext
from pumped_context import PumpedContext
from veltokit import abi, core


@scenario
def a_context_of_the_same_owner_replaces_the_older() -> None:
    library = core.load()
    first = ThreadedContext(library, owner_name=b"plug-in")
    other = PumpedContext(library, owner_name=b"another")
    second = PumpedContext(library, owner_name=b"plug-in")
    clock = ctypes.c_uint64()
    assert library.velto_context_get_time_ns(first.context, ctypes.byref(clock)) == abi.VELTO_ERROR_STALE_HANDLE
    for context in (other, second):
        assert library.velto_context_get_time_ns(context.context, ctypes.byref(clock)) == abi.VELTO_OK
        context.destroy()
    PumpedContext(library, owner_name=b"plug-in").destroy()
