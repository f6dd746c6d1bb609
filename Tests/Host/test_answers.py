"""Answers that are late, doubled or wrong are refused, and a stack that never answers holds up nothing."""

from __future__ import annotations

import ctypes

import pytest

from lent_stack import BATTERY, KINDS, RECEIVE, HostProgram, LentStack, failure
from veltokit import abi

INVALID_STATE, NOT_FOUND = abi.VELTO_ERROR_INVALID_STATE, abi.VELTO_ERROR_NOT_FOUND


def complete(program: HostProgram, stack: LentStack, number: int, value: bytes = b"") -> int:
    return failure(lambda: program.host_complete_request(stack.radio, number, value, len(value)))


def fail(program: HostProgram, stack: LentStack, number: int) -> int:
    return failure(lambda: program.host_fail_request(stack.radio, number, abi.VELTO_ERROR_IO, 0, None))


def pending_read(program: HostProgram, stack: LentStack, timeout: float = 60) -> tuple[abi.velto_op, abi.velto_host_request]:
    device = stack.connected()
    operation = program.answer(abi.velto_op, "device_read_value", device, BATTERY, timeout)
    program.advance(0)
    return operation, stack.take()


def value(program: HostProgram, operation: abi.velto_op) -> bytes:
    buffer, size = (ctypes.c_uint8 * 512)(), ctypes.c_size_t()
    program.op_get_value(operation, buffer, 512, ctypes.byref(size))
    return bytes(buffer[: size.value])


def test_a_doubled_answer_is_refused(program: HostProgram, stack: LentStack) -> None:
    operation, request = pending_read(program, stack)
    assert complete(program, stack, request.id, b"one") == abi.VELTO_OK
    assert complete(program, stack, request.id, b"two") == INVALID_STATE
    assert fail(program, stack, request.id) == INVALID_STATE
    program.advance(0)
    assert value(program, operation) == b"one"


@pytest.mark.parametrize("offset", [1, 2**32, 2**63])
def test_an_answer_to_nothing_is_refused(program: HostProgram, stack: LentStack, offset: int) -> None:
    _, request = pending_read(program, stack)
    assert complete(program, stack, request.id + offset) == NOT_FOUND
    assert fail(program, stack, request.id + offset) == NOT_FOUND


def test_an_answer_after_the_end_of_the_link_is_refused(program: HostProgram, stack: LentStack) -> None:
    operation, request = pending_read(program, stack)
    stack.drop(stack.cap)
    assert complete(program, stack, request.id, b"late") == INVALID_STATE
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_DISCONNECTED


def test_an_answer_after_the_deadline_is_refused(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    operation, request = pending_read(program, stack)
    assert request.timeout == 30
    program.advance(30.1)
    assert program.outcome(operation) == abi.VELTO_ERROR_TIMEOUT
    assert complete(program, stack, request.id, b"late") == INVALID_STATE
    assert "took too long" in program.library.velto_error_message().decode()


def test_an_answer_of_an_earlier_radio_is_refused(program: HostProgram, stack: LentStack) -> None:
    _, request = pending_read(program, stack)
    stack.destroy()
    other = LentStack(program)
    assert complete(program, other, request.id) == INVALID_STATE


def test_a_read_that_is_never_answered_ends_by_its_deadline_and_what_waits_behind_it_too(
    program: HostProgram, silent_stack: LentStack
) -> None:
    stack = silent_stack
    device = stack.connected()
    stack.ignore("READ")
    reads = [program.answer(abi.velto_op, "device_read_value", device, BATTERY, 300.0) for _ in range(3)]
    stack.serve()
    program.advance(29)
    assert [program.outcome(each) for each in reads] == [abi.VELTO_PENDING] * 3
    program.advance(2)
    assert [program.outcome(each) for each in reads] == [abi.VELTO_ERROR_TIMEOUT] * 3
    stack.mend()
    again = program.answer(abi.velto_op, "device_read_value", device, BATTERY, 5.0)
    stack.serve()
    assert program.outcome(again) == abi.VELTO_OK


def test_an_operation_that_gives_up_sooner_takes_its_request_back(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.device_read_value(device, BATTERY, 300.0, None)
    gone = program.answer(abi.velto_op, "device_read_value", device, BATTERY, 1.0)
    program.advance(2)
    assert program.outcome(gone) == abi.VELTO_ERROR_TIMEOUT
    stack.seen.clear()
    stack.serve()
    assert [request.kind for request in stack.seen] == [KINDS["READ"]]


def test_a_stack_that_never_polls_holds_up_nothing(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    options = abi.velto_connect_options()
    program.connect_options_init(ctypes.byref(options), ctypes.sizeof(options))
    options.timeout = 10
    scan = program.scan()
    connect = program.answer(abi.velto_op, "device_connect", device, ctypes.byref(options))
    program.advance(11)
    assert [program.outcome(each) for each in (scan, connect)] == [abi.VELTO_ERROR_TIMEOUT] * 2
    info = program.answer(abi.velto_host_info, "host_get_info", stack.radio)
    # The library goes on trying to scan; the attempt to connect was taken back.
    assert info.waiting_request_count <= 1 and info.pending_request_count <= 1


def test_a_stack_that_answers_nothing_but_connect_is_given_up(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    stack.ignore("WRITE", "SUBSCRIBE", "DISCONNECT")
    operation = program.begin_connect(device)
    stack.run(60, step=0.5)
    assert program.outcome(operation) != abi.VELTO_PENDING
    stack.run(60, step=0.5)
    assert program.link_state(device) == abi.VELTO_LINK_STATE_NONE


def test_services_that_never_come_are_given_up(program: HostProgram, stack: LentStack) -> None:
    stack.ignore("CONNECT")
    operation = program.begin_connect(stack.device())
    stack.serve()
    program.host_report_link(stack.radio, stack.cap.number, 1, 0)
    stack.run(40, step=0.5)
    assert program.outcome(operation) == abi.VELTO_ERROR_TIMEOUT
    assert KINDS["DISCONNECT"] in [request.kind for request in stack.seen]


def test_a_link_that_comes_too_late_is_refused(program: HostProgram, stack: LentStack) -> None:
    stack.ignore("CONNECT")
    operation = program.begin_connect(stack.device())
    stack.serve()
    program.op_cancel(operation)
    stack.serve()
    up = lambda: program.host_report_link(stack.radio, stack.cap.number, 1, 0)  # noqa: E731
    assert failure(up) == INVALID_STATE
    assert failure(lambda: stack.supply(stack.cap)) == INVALID_STATE
    assert stack.seen[-1].kind == KINDS["DISCONNECT"]


def test_a_device_gets_one_request_at_a_time_in_order(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.seen.clear()
    for byte in b"abc":
        program.device_write_value(device, RECEIVE, abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE, bytes([byte]), 1, 60.0, None)
    program.device_read_value(device, BATTERY, 60.0, None)
    program.advance(0)
    first = stack.take()
    assert stack.take() is None
    stack.complete(first)
    stack.serve()
    assert [(request.kind, bytes(request.bytes[: request.size])) for request in stack.seen] == [
        (KINDS["WRITE"], b"a"), (KINDS["WRITE"], b"b"), (KINDS["WRITE"], b"c"), (KINDS["READ"], b"")]


def test_another_device_does_not_wait(program: HostProgram, stack: LentStack) -> None:
    first = stack.connected()
    stack.add("BB", name="Triki 2")
    program.advance(0)
    second = program.find("BB")
    program.begin_connect(second)
    stack.run(0.5)
    stack.ignore("READ")
    stack.seen.clear()
    for device in (first, second):
        program.device_read_value(device, BATTERY, 60.0, None)
    stack.serve()
    assert [request.identifier for request in stack.seen] == [b"C0:11:22:33:44:55", b"BB"]


def test_a_value_of_512_bytes_goes_both_ways(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.cap.values[BATTERY] = bytes(range(256)) * 2
    read = program.answer(abi.velto_op, "device_read_value", device, BATTERY, 5.0)
    program.device_write_value(device, RECEIVE, 0, stack.cap.values[BATTERY], 512, 5.0, None)
    stack.serve()
    assert value(program, read) == stack.cap.values[BATTERY]
    assert stack.cap.writes[-1][1] == stack.cap.values[BATTERY]


@pytest.mark.parametrize("kind", ["STOP_SCAN"])
def test_what_needs_no_answer_may_be_answered(program: HostProgram, stack: LentStack, kind: str) -> None:
    program.scan()
    stack.serve()
    program.context_stop_scan(program.context)
    program.advance(0)
    request = stack.take()
    assert (request.kind, request.id) == (KINDS[kind], 0)
    assert complete(program, stack, 0) == abi.VELTO_OK
