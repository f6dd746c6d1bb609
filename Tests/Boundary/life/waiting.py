"""Contexts and queues that end while others wait in them."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import Any

from life import scenario
from life.process import Sleep
from life.threaded_context import ThreadedContext
from patience import PATIENCE, until
from veltokit import abi, core


def answer_of_a_waiter(
    context: Any, wait: Callable[[], int], is_waiting: Callable[[], bool] | None = None
) -> int:
    """Destroys a context while a thread waits, and tells what the thread's call answered."""
    answers: list[int] = []
    waiter = threading.Thread(target=lambda: answers.append(wait()), daemon=True)
    waiter.start()
    until(is_waiting or Sleep(waiter).is_deep, "the thread to wait")
    context.destroy()
    waiter.join(PATIENCE)
    assert answers, "the waiting call did not return"
    return answers[0]


def pending_connect(context: ThreadedContext) -> abi.velto_op:
    """An operation that ends in fifteen seconds at the earliest."""
    sim = context.create_sim()
    device = context.device(sim)
    context.put_out_of_range(sim)
    return context.connect(device)


@scenario
def destroying_ends_a_wait_for_an_operation() -> None:
    library = core.load()
    context = ThreadedContext(library)
    operation = pending_connect(context)
    answer = answer_of_a_waiter(context, lambda: library.velto_op_wait(operation, abi.VELTO_FOREVER, None))
    assert answer in (abi.VELTO_OK, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_ends_a_wait_for_an_event() -> None:
    library = core.load()
    event = abi.velto_event()
    context = ThreadedContext(library)
    context.context_set_event_mask(context.context, 0)
    context.context_flush_events(context.context)
    answer = answer_of_a_waiter(
        context, lambda: library.velto_context_wait_event(context.context, abi.VELTO_FOREVER, ctypes.byref(event)))
    assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer


@scenario
def destroying_ends_a_wait_in_a_further_queue() -> None:
    library = core.load()
    event = abi.velto_event()
    for flags in (0, abi.VELTO_CONTEXT_PUMPED):
        context = ThreadedContext(library, flags=flags)
        queue = context.answer(abi.velto_queue, "context_create_queue", context.context, 0, 8)
        answer = answer_of_a_waiter(context, lambda: library.velto_queue_wait_event(queue, abi.VELTO_FOREVER, ctypes.byref(event)))
        assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer


@scenario
def destroying_a_queue_ends_a_wait_in_it() -> None:
    library = core.load()
    event = abi.velto_event()
    context = ThreadedContext(library)
    queue = context.answer(abi.velto_queue, "context_create_queue", context.context, 0, 8)
    doomed = type("Doomed", (), {"destroy": lambda self: library.velto_queue_destroy(queue)})()
    answer = answer_of_a_waiter(doomed, lambda: library.velto_queue_wait_event(queue, abi.VELTO_FOREVER, ctypes.byref(event)))
    assert answer == abi.VELTO_ERROR_STALE_HANDLE, answer
    context.destroy()


@scenario
def destroying_ends_a_dispatch() -> None:
    library = core.load()
    context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED)
    library.velto_context_dispatch(context.context, 0)
    answer = answer_of_a_waiter(context, lambda: library.velto_context_dispatch(context.context, abi.VELTO_FOREVER))
    assert answer in (abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_ends_a_pumped_wait_for_an_operation() -> None:
    library = core.load()
    context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED)
    sim = context.create_sim()
    device = context.device(sim)
    context.put_out_of_range(sim)
    operation = context.connect(device)
    answer = answer_of_a_waiter(context, lambda: library.velto_op_wait(operation, abi.VELTO_FOREVER, None))
    assert answer in (abi.VELTO_OK, abi.VELTO_ERROR_STALE_HANDLE), answer


@scenario
def destroying_leaves_a_poller_with_an_error() -> None:
    library = core.load()
    context = ThreadedContext(library)
    device = context.device(context.create_sim())
    context.op_wait(context.connect(device), 60)
    value = abi.velto_input()
    value.struct_size = ctypes.sizeof(value)

    polls = 0

    def poll() -> int:
        nonlocal polls
        while True:
            result = library.velto_device_poll_input(device, 0.001, ctypes.byref(value))
            if result < 0:
                return result
            polls += 1

    assert answer_of_a_waiter(context, poll, lambda: polls > 100) == abi.VELTO_ERROR_STALE_HANDLE
