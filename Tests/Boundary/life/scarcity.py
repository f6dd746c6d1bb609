"""A process that has run out of descriptors, or of room on its disk."""

from __future__ import annotations

import ctypes
import os
import resource
import tempfile
from pathlib import Path

from life import scenario
from life.process import descriptors
from known_context import runs
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
    settings = definition(library, backends=abi.VELTO_BACKEND_SIMULATED)
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


@scenario
def a_full_disk_costs_a_warning_and_leaves_the_old_list_of_devices() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run = runs(core.load(), folder)
        with run() as context:
            context.cap(seed=1)
        before = (folder / "devices").read_bytes()
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        with run() as context:
            context.cap(seed=2)
            # Files of this process cannot become longer: a write ends in the middle, as on a disk that is full.
            resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 10, limits[1]))
            context.advance(1)
            assert any("cannot be written" in warning for warning in context.warnings())
            assert (folder / "devices").read_bytes() == before
            assert os.listdir(folder) == ["devices"]
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        with run() as context:
            assert len(context.known()) == 2
