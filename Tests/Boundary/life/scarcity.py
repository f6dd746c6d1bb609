"""A process that has run out of descriptors."""

from __future__ import annotations

import ctypes
import os
import resource

from life import scenario
from life.process import descriptors
from pumped_context import PumpedContext, definition
from veltokit import abi, core


@scenario
def a_context_without_descriptors_is_refused_and_leaves_nothing() -> None:
    library = core.load()
    PumpedContext(library).destroy()
    # The lowest free number is always the one that is given: no gaps, and only the limit decides.
    while os.dup(0) < max(descriptors()):
        pass
    before = descriptors()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    context = ctypes.c_void_p()
    settings = definition(library, airs=abi.VELTO_AIR_SIMULATED)
    results = []
    for spare in range(8):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(before) + 1 + spare, limits[1]))
        result = library.velto_context_create(ctypes.byref(settings), ctypes.byref(context))
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
        results.append(result)
        if result == abi.VELTO_OK:
            library.velto_context_destroy(context)
        assert descriptors() == before
    assert results[0] == abi.VELTO_ERROR_OUT_OF_MEMORY and results[-1] == abi.VELTO_OK, results
    assert set(results) == {abi.VELTO_OK, abi.VELTO_ERROR_OUT_OF_MEMORY}
