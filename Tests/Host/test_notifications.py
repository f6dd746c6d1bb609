"""Notified values of a lent stack: early, empty, long, too many, from several threads."""

from __future__ import annotations

import ctypes
import select
import time
from threading import Thread

from lent_stack import BATTERY, KINDS, TRANSMIT, HostProgram, LentStack, failure
from test_losses import subscribed, values
from veltokit import abi


def info(program: HostProgram, stack: LentStack) -> abi.velto_host_info:
    return program.answer(abi.velto_host_info, "host_get_info", stack.radio)


def test_values_that_come_before_the_answer_are_not_lost(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    assert stack.notify(stack.cap, BATTERY, b"early") == abi.VELTO_NOTHING
    stack.ignore("SUBSCRIBE")
    subscription = subscribed(program, stack, device)
    assert stack.notify(stack.cap, BATTERY, b"in time") == abi.VELTO_OK
    stack.complete(stack.seen[-1])
    program.advance(0)
    assert values(program, subscription) == [b"in time"]
    assert info(program, stack).ignored_count == 1


def test_empty_and_longest_values_arrive(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    longest = bytes(range(256)) * 2
    for value in (b"", longest, b""):
        stack.notify(stack.cap, BATTERY, value)
    assert failure(lambda: stack.notify(stack.cap, BATTERY, bytes(513))) == abi.VELTO_ERROR_INVALID_ARGUMENT
    program.advance(0)
    assert values(program, subscription) == [b"", longest, b""]


def deliver(program: HostProgram, stack: LentStack, *values: tuple[int, bytes], peer: int = 0, size: int | None = None) -> int:
    """Hands several values in by one call; their sizes in the list are `size`, if it is given."""
    number = peer or stack.cap.number
    rows = (abi.velto_host_notification * len(values))(*[(number, handle, len(value) if size is None else size) for handle, value in values])
    together = b"".join(value for _, value in values)
    program.host_deliver_notifications(stack.radio, rows, len(values), together, len(together))
    return program.footnote


def test_several_values_arrive_by_one_call(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    before = info(program, stack)
    assert deliver(program, stack, (BATTERY, b"one"), (BATTERY, b""), (TRANSMIT, bytes(16)), (BATTERY, bytes(512))) == abi.VELTO_OK
    program.advance(0)
    assert values(program, subscription) == [b"one", b"", bytes(512)]
    assert info(program, stack).delivered_count == before.delivered_count + 4
    assert deliver(program, stack) == abi.VELTO_NOTHING


def test_a_value_that_cannot_be_delivered_leaves_the_others(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    assert failure(lambda: deliver(program, stack, (BATTERY, b"a"), (77, b"b"), (BATTERY, b"c"))) == abi.VELTO_ERROR_NOT_FOUND
    program.advance(0)
    assert values(program, subscription) == [b"a", b"c"]
    program.library.velto_subscription_destroy(subscription)
    stack.serve()
    assert deliver(program, stack, (BATTERY, b"d"), (BATTERY, b"e")) == abi.VELTO_NOTHING
    assert failure(lambda: deliver(program, stack, (BATTERY, b"f"), peer=99)) == abi.VELTO_ERROR_NOT_FOUND


def test_sizes_that_do_not_fit_the_bytes_deliver_nothing(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    for size in (2, 4, 65535):
        assert failure(lambda: deliver(program, stack, (BATTERY, b"abc"), size=size)) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert failure(lambda: deliver(program, stack, (BATTERY, bytes(513)))) == abi.VELTO_ERROR_INVALID_ARGUMENT
    program.advance(0)
    assert values(program, subscription) == []


def test_a_subscription_that_the_stack_refuses_gets_nothing(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.refuse("SUBSCRIBE", abi.VELTO_ERROR_PAIRING_REQUIRED, att_code=5)
    subscribed(program, stack, device)
    program.advance(0)
    assert stack.notify(stack.cap, BATTERY, b"x") == abi.VELTO_NOTHING


def test_the_last_subscription_that_ends_switches_notifications_off(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    both = [subscribed(program, stack, device) for _ in range(2)]
    program.library.velto_subscription_destroy(both[0])
    stack.serve()
    assert stack.notify(stack.cap, BATTERY, b"x") == abi.VELTO_OK
    program.library.velto_subscription_destroy(both[1])
    stack.serve()
    assert BATTERY not in stack.cap.subscribed
    assert stack.notify(stack.cap, BATTERY, b"x") == abi.VELTO_NOTHING


def test_a_subscription_whose_predecessor_was_refused_receives(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.ignore("SUBSCRIBE")
    first, second = abi.velto_subscription(), abi.velto_subscription()
    for subscription in (first, second):
        program.device_subscribe(device, BATTERY, None, ctypes.byref(subscription), None)
    stack.serve()
    program.host_fail_request(stack.radio, stack.seen[-1].id, abi.VELTO_ERROR_REJECTED, 3, None)
    stack.mend()
    stack.serve()
    assert BATTERY in stack.cap.subscribed
    assert stack.notify(stack.cap, BATTERY, b"x") == abi.VELTO_OK
    program.advance(0)
    assert values(program, second) == [b"x"]


def test_a_subscription_confirmed_after_its_time_is_switched_off(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    device = stack.connected()
    stack.ignore("SUBSCRIBE")
    definition, operation = abi.velto_subscription_def(), abi.velto_op()
    program.subscription_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
    definition.timeout = 1
    program.device_subscribe(
        device, BATTERY, ctypes.byref(definition), ctypes.byref(abi.velto_subscription()), ctypes.byref(operation))
    stack.serve()
    program.advance(2)
    assert program.outcome(operation) == abi.VELTO_ERROR_TIMEOUT
    stack.do_subscribe(stack.seen[-1])
    stack.serve()
    assert [request.kind for request in stack.seen[-2:]] == [KINDS["SUBSCRIBE"], KINDS["UNSUBSCRIBE"]]
    assert BATTERY not in stack.cap.subscribed


def test_a_full_ring_refuses_counts_and_logs(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    for number in range(2048):
        assert stack.notify(stack.cap, BATTERY, number.to_bytes(16)) == abi.VELTO_OK
    for _ in range(3):
        assert failure(lambda: stack.notify(stack.cap, BATTERY, bytes(16))) == abi.VELTO_ERROR_BUSY
    program.advance(0)
    assert [int.from_bytes(value) for value in values(program, subscription)] == list(range(2048))
    assert info(program, stack).dropped_count == 3
    lines = []
    while True:
        line = program.answer(abi.velto_log_line, "context_poll_log", program.context)
        if program.footnote == abi.VELTO_NOTHING:
            break
        lines.append(line.text.decode())
    assert any("3 notifications of the host radio were dropped" in line for line in lines)


def test_threads_deliver_at_once_and_each_keeps_its_order(velto) -> None:
    """Eight threads and a loop of the context's own: what is refused is counted, everything else arrives whole."""
    program = HostProgram(velto)
    stack = LentStack(program)
    stack.add("AA", name="Thing")
    device = stack.connected()
    subscription = abi.velto_subscription()
    definition = abi.velto_subscription_def()
    program.subscription_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
    definition.capacity = 4_000_000
    program.device_subscribe(device, BATTERY, ctypes.byref(definition), ctypes.byref(subscription), None)
    stack.serve()
    accepted: dict[int, list[int]] = {}

    def deliver(thread: int) -> None:
        mine = accepted[thread] = []
        for number in range(4000):
            value = bytes([thread]) + number.to_bytes(4) + bytes(number % 64)
            if velto.velto_host_deliver_notification(stack.radio, stack.cap.number, BATTERY, value, len(value)) == abi.VELTO_OK:
                mine.append(number)

    threads = [Thread(target=deliver, args=(thread,)) for thread in range(8)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        program.context_dispatch(program.context, 0.0)
    program.advance(0)
    arrived: dict[int, list[int]] = {thread: [] for thread in range(8)}
    for value in values(program, subscription):
        number = int.from_bytes(value[1:5])
        assert value[5:] == bytes(number % 64)
        arrived[value[0]].append(number)
    assert arrived == accepted
    counts = info(program, stack)
    assert counts.delivered_count + counts.dropped_count == 32_000
    program.destroy()


def test_a_flood_that_no_one_polls_costs_no_memory(program: HostProgram, stack: LentStack) -> None:
    stack.connected()
    for _ in range(200):
        for _ in range(100):
            stack.notify(stack.cap, TRANSMIT, bytes(16))
        program.advance(0)
    assert info(program, stack).delivered_count == 20_000


def test_the_pump_descriptor_is_readable_until_a_value_was_dispatched(velto) -> None:
    program = HostProgram(velto, flags=abi.VELTO_CONTEXT_PUMPED)
    stack = LentStack(program)
    stack.add("AA", name="Thing")
    program.context_dispatch(program.context, 0.0)
    program.begin_connect(program.find("AA"))
    descriptor = program.answer(ctypes.c_int32, "context_get_pump_fd", program.context)
    subscription = abi.velto_subscription()
    end = time.monotonic() + 30
    while program.link_state(program.find("AA")) != abi.VELTO_LINK_STATE_READY:
        assert time.monotonic() < end
        program.context_dispatch(program.context, 0.01)
        while (request := stack.take()) is not None:
            stack.answer(request)
    program.device_subscribe(program.find("AA"), BATTERY, None, ctypes.byref(subscription), None)
    program.context_dispatch(program.context, 0.0)
    for number in range(100):
        while select.select([descriptor], [], [], 0)[0]:
            program.context_dispatch(program.context, 0.0)
        assert stack.notify(stack.cap, BATTERY, bytes([number])) == abi.VELTO_OK
        assert select.select([descriptor], [], [], 0)[0]
    program.context_dispatch(program.context, 0.0)
    assert values(program, subscription) == [bytes([number]) for number in range(100)]
    program.destroy()
