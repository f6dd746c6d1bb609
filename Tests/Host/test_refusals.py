"""What the lent stack refuses reaches the program by its code, its sentence and the number of the attribute protocol."""

from __future__ import annotations

import ctypes

import pytest

from lent_stack import BATTERY, RECEIVE, HostProgram, LentStack, failure
from veltokit import abi

FAILURES = [
    "NO_ADAPTER", "ADAPTER_OFF", "PERMISSION", "NOT_FOUND", "NOT_CONNECTED", "BUSY", "DISCONNECTED", "TIMEOUT", "REJECTED",
    "UNSUPPORTED", "PROTOCOL", "IO", "CANCELLED", "INTERNAL", "PAIRING_REQUIRED", "IN_USE", "CONNECT_FAILED", "OUT_OF_MEMORY",
]


def code(name: str) -> int:
    return getattr(abi, f"VELTO_ERROR_{name}")


def begin(program: HostProgram, stack: LentStack, kind: str) -> abi.velto_op:
    """Starts the operation that needs a request of that kind."""
    if kind == "START_SCAN":
        return program.scan()
    if kind == "CONNECT":
        return program.begin_connect(stack.device())
    device = stack.connected()
    operation = abi.velto_op()
    out = ctypes.byref(operation)
    if kind == "READ":
        program.device_read_value(device, BATTERY, 60.0, out)
    elif kind == "WRITE":
        program.device_write_value(device, RECEIVE, abi.VELTO_WRITE_KIND_WITH_RESPONSE, b"a", 1, 60.0, out)
    else:
        program.device_subscribe(device, BATTERY, None, ctypes.byref(abi.velto_subscription()), out)
    return operation


@pytest.mark.parametrize("name", FAILURES)
@pytest.mark.parametrize("kind", ["START_SCAN", "CONNECT", "READ", "WRITE", "SUBSCRIBE"])
def test_refused(program: HostProgram, stack: LentStack, kind: str, name: str) -> None:
    operation = begin(program, stack, kind)
    stack.refuse(kind, code(name), message="it is far away")
    stack.serve()
    is_retried = kind == "CONNECT" and name in ("DISCONNECTED", "TIMEOUT", "IO", "CONNECT_FAILED")
    if is_retried:
        assert program.outcome(operation) == abi.VELTO_PENDING
        stack.run(16)
    assert program.outcome(operation) == code(name)
    sentence = program.text("op_get_error", operation)
    assert "tries failed: it is far away (" in sentence if is_retried else sentence == "it is far away"


def test_an_error_of_the_attribute_protocol_keeps_its_number(program: HostProgram, stack: LentStack) -> None:
    operation = begin(program, stack, "READ")
    stack.refuse("READ", abi.VELTO_ERROR_REJECTED, att_code=0x0E)
    stack.serve()
    detail = program.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    assert (detail.code, detail.cause, detail.number) == (abi.VELTO_ERROR_REJECTED, abi.VELTO_CAUSE_ATT, 0x0E)


@pytest.mark.parametrize("result", [abi.VELTO_OK, abi.VELTO_NOTHING, abi.VELTO_TRUNCATED])
def test_a_success_is_no_failure(program: HostProgram, stack: LentStack, result: int) -> None:
    program.begin_connect(stack.device())
    program.advance(0)
    request = stack.take()
    bad = lambda: program.host_fail_request(stack.radio, request.id, result, 0, None)  # noqa: E731
    assert failure(bad) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert failure(lambda: program.host_report_scan_stopped(stack.radio, result)) == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_a_scan_that_stops_by_itself_is_told_and_started_again(program: HostProgram, stack: LentStack) -> None:
    program.scan()
    stack.serve()
    program.events()
    program.host_report_scan_stopped(stack.radio, abi.VELTO_ERROR_IO)
    program.advance(0)
    (event,) = program.events(abi.VELTO_EVENT_SCAN_STOPPED)
    assert event.result == abi.VELTO_ERROR_IO
    stack.run(20, step=1)
    assert program.events(abi.VELTO_EVENT_SCAN_STARTED) != []
    program.context_stop_scan(program.context)
    stack.serve()
    program.host_report_scan_stopped(stack.radio, abi.VELTO_ERROR_IO)
    assert program.footnote == abi.VELTO_UNCHANGED


def test_a_failed_attempt_is_told_and_a_persistent_one_repeated(program: HostProgram, stack: LentStack) -> None:
    stack.connected()
    stack.refuse("CONNECT", abi.VELTO_ERROR_CONNECT_FAILED)
    stack.drop(stack.cap)
    program.events()
    stack.run(10, step=0.5)
    told = program.events(abi.VELTO_EVENT_CONNECT_FAILED)
    assert len(told) >= 2 and all(event.data.connect_failed.will_retry for event in told)
    stack.mend()
    stack.run(60, step=0.5)
    assert stack.cap.is_linked


def test_a_command_longer_than_a_packet_is_refused(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.host_report_mtu(stack.radio, stack.cap.number, 23)
    operation = program.answer(
        abi.velto_op, "device_write_value", device, RECEIVE, abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE, bytes(21), 21, 5.0)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_services_without_anything_are_no_device(program: HostProgram, stack: LentStack) -> None:
    stack.cap.table = []
    operation = program.begin_connect(stack.device())
    stack.run(2)
    assert program.outcome(operation) == abi.VELTO_ERROR_PROTOCOL
    assert not stack.cap.is_linked


@pytest.mark.parametrize("handles", [(0, 1), (4, 4)])
def test_a_table_needs_a_handle_for_each_characteristic(program: HostProgram, stack: LentStack, handles) -> None:
    stack.connected()
    for row, handle in zip(stack.cap.table, handles):
        row.handle = handle
    try:
        assert failure(lambda: stack.supply(stack.cap)) == abi.VELTO_ERROR_INVALID_ARGUMENT
        assert "characteristics[" in program.library.velto_error_message().decode()
    finally:
        for row, handle in zip(stack.cap.table, (1, 2)):
            row.handle = handle
