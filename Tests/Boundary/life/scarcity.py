"""A process that has run out of descriptors, or of room on its disk."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import tempfile
import threading
from pathlib import Path

from life import scenario
from life.process import descriptors, signal_state
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


@scenario
def a_file_that_may_not_grow_sends_no_signal_to_a_program_that_is_its_own_loop() -> None:
    """A pumped context writes recordings, profiles and known devices on the program's thread."""
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    mask = signal_state()
    with tempfile.TemporaryDirectory() as name:
        with runs(core.load(), Path(name))() as context:
            cap, _ = context.cap(seed=1)
            recording = context.answer(abi.velto_op, "device_start_recording", cap, f"{name}/cap.jsonl".encode())
            limits = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
            assert core.load().velto_device_save_profile(cap) == abi.VELTO_ERROR_IO
            context.poll(cap)
            context.advance(1)
            assert context.answer(abi.velto_op_info, "op_get_info", recording).result == abi.VELTO_ERROR_IO
            assert any("cannot be written" in warning for warning in context.warnings())
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert signal_state() == mask


@scenario
def a_signal_that_waited_before_a_write_waits_after_it() -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGXFSZ})
    signal.pthread_kill(threading.get_ident(), signal.SIGXFSZ)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with tempfile.TemporaryDirectory() as name:
        with runs(core.load(), Path(name))() as context:
            cap, _ = context.cap(seed=1)
            resource.setrlimit(resource.RLIMIT_FSIZE, (10, limits[1]))
            assert core.load().velto_device_save_profile(cap) == abi.VELTO_ERROR_IO
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert signal.sigtimedwait({signal.SIGXFSZ}, 0) is not None
    assert signal.sigtimedwait({signal.SIGXFSZ}, 0) is None
