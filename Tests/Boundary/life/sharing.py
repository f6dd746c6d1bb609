"""Several contexts and several threads at once."""

from __future__ import annotations

import ctypes
import threading

from life import scenario
from life.process import descriptors
from life.threaded_context import ThreadedContext
from patience import until
from pumped_context import PumpedContext, packet, pumped
from veltokit import abi, core

CYCLES = 100


@scenario
def contexts_live_side_by_side() -> None:
    library = core.load()
    first, second = PumpedContext(library), PumpedContext(library)
    _, device = first.connected_cap("sweep")
    assert second.now_ns == 1_000_000_000 and second.events() == []
    count = second.answer(abi.velto_context_info, "context_get_info", second.context).device_count
    assert count == 0
    second.connected_cap("sweep")
    first.destroy()
    assert library.velto_device_is_valid(device) == 0
    second.advance(2)
    assert second.answer(abi.velto_context_info, "context_get_info", second.context).connected_count == 1
    second.destroy()


@scenario
def many_threads_create_and_destroy() -> None:
    library = core.load()
    before = descriptors()
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                with pumped(library) as context:
                    context.connected_cap()
        except BaseException as failure:
            failures.append(failure)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not failures, failures
    assert descriptors() == before


@scenario
def handles_die_while_others_use_them() -> None:
    library = core.load()
    value = [abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input)) for _ in range(4)]
    current: list[tuple[int, abi.velto_device, abi.velto_queue, abi.velto_op]] = []
    is_over = threading.Event()
    results: list[set[int]] = [set() for _ in value]
    rounds = [0 for _ in value]

    def use(index: int) -> None:
        event, count, info = abi.velto_event(), ctypes.c_size_t(), abi.velto_context_info()
        info.struct_size = ctypes.sizeof(info)
        while not is_over.is_set():
            if not current:
                continue
            context, device, queue, operation = current[-1]
            results[index] |= {
                library.velto_device_poll_input(device, 0.01, ctypes.byref(value[index])),
                library.velto_device_ingest_packet(device, abi.velto_uuid(), packet(index), 16, 0),
                library.velto_context_get_info(context, ctypes.byref(info)),
                library.velto_context_list_devices(context, None, 0, ctypes.byref(count)),
                library.velto_queue_wait_event(queue, 0, ctypes.byref(event)),
                library.velto_op_wait(operation, 0, None),
                library.velto_device_set_player_index(device, index),
                library.velto_device_calibrate_neutral(device),
            }
            rounds[index] += 1

    users = [threading.Thread(target=use, args=(index,)) for index in range(len(value))]
    for user in users:
        user.start()
    for cycle in range(CYCLES):
        context = ThreadedContext(library, flags=abi.VELTO_CONTEXT_PUMPED if cycle % 2 else 0)
        device = context.answer(
            abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TRIKI, b"shared")
        queue = context.answer(
            abi.velto_queue, "context_create_queue", context.context, abi.VELTO_EVENT_CLASS_STANDARD, 16)
        operation = context.answer(abi.velto_op, "context_start_scan", context.context, None)
        current.append((context.context, device, queue, operation))
        before = list(rounds)
        until(lambda: any(now > then for now, then in zip(rounds, before, strict=True)), "somebody to use the handles")
        context.destroy()
    is_over.set()
    for user in users:
        user.join()
    answered = set().union(*results)
    assert abi.VELTO_OK in answered and abi.VELTO_ERROR_STALE_HANDLE in answered
    assert answered <= {
        abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_PENDING, abi.VELTO_ERROR_STALE_HANDLE, abi.VELTO_ERROR_BUSY,
        abi.VELTO_TRUNCATED,
    }, answered
