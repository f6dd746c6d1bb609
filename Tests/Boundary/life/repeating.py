"""A hundred lives: no thread, descriptor or memory may stay behind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from life import scenario
from life.process import descriptors, resident_bytes, threads
from life.threaded_context import ThreadedContext
from pumped_context import PumpedContext, packet, pumped
from stream_reader import StreamReader
from veltokit import abi, core

CYCLES = 100
WARM_UP = 20
MEMORY_SLACK = 2 << 20
"""Bytes by which a process may grow over all cycles: a hundred forgotten contexts take five times as much."""


def live(life: Callable[[Any], None]) -> None:
    """Lives a life over and over: no thread, descriptor or memory may stay behind."""
    library = core.load()
    for _ in range(WARM_UP):
        life(library)
    before = threads().keys(), descriptors(), resident_bytes()
    for _ in range(CYCLES):
        life(library)
    assert threads().keys() == before[0]
    assert descriptors() == before[1]
    growth = resident_bytes() - before[2]
    assert growth < MEMORY_SLACK, f"{growth} bytes more"


@scenario
def idle_threaded_contexts_leave_nothing() -> None:
    live(lambda library: ThreadedContext(library).destroy())


@scenario
def scanning_threaded_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        context = ThreadedContext(library)
        context.create_sim()
        context.answer(abi.velto_op, "context_start_scan", context.context, None)
        context.destroy()

    live(life)


@scenario
def connecting_threaded_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        context = ThreadedContext(library)
        sim = context.create_sim()
        context.connect(context.device(sim))
        context.destroy()

    live(life)


@scenario
def connected_pumped_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        with pumped(library) as context:
            _, device = context.connected_cap("sweep")
            context.answer(abi.velto_queue, "context_create_queue", context.context, abi.VELTO_EVENT_CLASS_STANDARD, 64)
            context.ingest(context.ingest_device(), packet(1))
            context.advance(0.5)
            context.poll(device)

    live(life)


@scenario
def connecting_pumped_contexts_leave_nothing() -> None:
    def life(library: Any) -> None:
        with pumped(library) as context:
            device = context.sim_device(context.create_sim())
            context.answer(abi.velto_op, "device_connect", device, None)
            context.advance(0.01)

    live(life)


@scenario
def connected_threaded_context_leaves_nothing() -> None:
    library = core.load()
    before = threads().keys(), descriptors()
    for _ in range(3):
        context = ThreadedContext(library)
        device = context.device(context.create_sim())
        context.op_wait(context.connect(device), 60)
        context.answer(abi.velto_input, "device_poll_input", device, 0.01)
        context.destroy()
    assert (threads().keys(), descriptors()) == before


def used_streams(context: PumpedContext, identifier: str) -> list[StreamReader]:
    """Streams with descriptors, which the calling thread has read last."""
    device = context.ingest_device(identifier)
    streams = [StreamReader(context, device) for _ in range(8)]
    context.advance(0.1)
    assert len({stream.fd for stream in streams}) == 8
    for stream in streams:
        stream.read()
    return streams


def destroy_elsewhere(streams: list[StreamReader]) -> None:
    thread = threading.Thread(target=lambda: [stream.destroy() for stream in streams])
    thread.start()
    thread.join()


@scenario
def streams_that_another_thread_destroys_leave_no_descriptor_with_their_reader() -> None:
    library = core.load()
    before = descriptors()
    with pumped(library) as context:
        of_context = descriptors()
        gone, left = used_streams(context, "first"), StreamReader(context, context.ingest_device("another"))
        fds = {left.fd}
        destroy_elsewhere(gone)
        # The thread keeps what it used last, until a call looks something up anew.
        left.read()
        context.advance(0.1)
        assert descriptors() == of_context | fds
        destroy_elsewhere(used_streams(context, "second"))
    assert descriptors() == before
