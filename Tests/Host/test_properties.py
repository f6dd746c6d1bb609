"""What a program may know of a device beside its values: signal strength, battery, and manufacturer data."""

from __future__ import annotations

import ctypes

import pytest

from lent_stack import CAP, KINDS, HostProgram, LentStack
from test_answers import complete, value
from veltokit import abi

IDENTIFIER = "C0:11:22:33:44:55"


def outcome(program: HostProgram, stack: LentStack, name: str, device: abi.velto_device) -> tuple[int, bytes]:
    operation = program.answer(abi.velto_op, name, device)
    stack.serve()
    result = program.outcome(operation)
    return result, value(program, operation) if result == abi.VELTO_OK else b""


def data(program: HostProgram, device: abi.velto_device, size: int = 64) -> tuple[int, bytes] | None:
    company, buffer, count = ctypes.c_uint16(), ctypes.create_string_buffer(size), ctypes.c_size_t()
    program.device_get_manufacturer_data(device, ctypes.byref(company), buffer, size, ctypes.byref(count))
    if program.footnote == abi.VELTO_NOTHING:
        return None
    return company.value, buffer.raw[: count.value]


def advertised(company: int, payload: bytes) -> bytes:
    return bytes([len(payload) + 3, 0xFF]) + company.to_bytes(2, "little") + payload


# Signal strength


def test_the_program_measures_the_signal_strength(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.cap.strength = -71
    assert outcome(program, stack, "device_read_rssi", device) == (abi.VELTO_OK, b"\xb9")
    assert program.info(device).rssi == -71


def test_a_stack_that_cannot_measure_says_so(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    before = program.info(device).rssi
    stack.refuse("READ_RSSI", abi.VELTO_ERROR_UNSUPPORTED)
    assert outcome(program, stack, "device_read_rssi", device)[0] == abi.VELTO_ERROR_UNSUPPORTED
    assert program.info(device).rssi == before


@pytest.mark.parametrize("answer", [b"", b"\x01\x02", bytes(512)])
def test_an_answer_that_is_no_signal_strength_fails(program: HostProgram, stack: LentStack, answer: bytes) -> None:
    device = stack.connected()
    operation = program.answer(abi.velto_op, "device_read_rssi", device)
    program.advance(0)
    assert complete(program, stack, stack.take().id, answer) == abi.VELTO_OK
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_PROTOCOL


def test_it_waits_for_its_turn_and_fails_in_time(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    device = stack.connected()
    stack.ignore("READ_RSSI")
    operations = [program.answer(abi.velto_op, "device_read_rssi", device) for _ in range(2)]
    stack.serve()
    assert [request.kind for request in stack.seen].count(KINDS["READ_RSSI"]) == 1
    program.advance(21)
    stack.serve()
    assert [program.outcome(each) for each in operations] == [abi.VELTO_ERROR_TIMEOUT] * 2


def test_a_device_without_a_link_has_none(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    for name in ("device_read_rssi", "device_read_battery"):
        assert outcome(program, stack, name, device)[0] == abi.VELTO_ERROR_NOT_CONNECTED
    device = stack.connected()
    stack.ignore("READ_RSSI")
    operation = program.answer(abi.velto_op, "device_read_rssi", device)
    stack.serve()
    stack.drop(stack.cap)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_DISCONNECTED


def test_a_measurement_can_be_cancelled(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.ignore("READ_RSSI")
    operation = program.answer(abi.velto_op, "device_read_rssi", device)
    stack.serve()
    program.op_cancel(operation)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_CANCELLED


# Battery


def test_the_battery_is_read_from_the_device(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    assert program.info(device).battery == -1
    assert outcome(program, stack, "device_read_battery", device) == (abi.VELTO_OK, b"\x42")
    assert program.info(device).battery == pytest.approx(0.66)


def test_a_device_without_a_battery_level_has_none(program: HostProgram, stack: LentStack) -> None:
    stack.cap.table = CAP[:2]
    device = stack.connected()
    assert outcome(program, stack, "device_read_battery", device)[0] == abi.VELTO_ERROR_UNSUPPORTED
    assert program.info(device).battery == -1


# Manufacturer data


def test_manufacturer_data_are_those_of_the_newest_advertisement(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    assert data(program, device) is None
    for company, payload in [(0x0059, b"\x01\x02"), (0x067E, b""), (0x0059, b"\x03")]:
        stack.report(IDENTIFIER, advertised(company, payload))
        stack.serve()
        assert data(program, device) == (company, payload)
    stack.report(IDENTIFIER)
    stack.serve()
    assert data(program, device) == (0x0059, b"\x03"), "one without any changes nothing"
    stack.report(IDENTIFIER, advertised(1, b"old"), flags=abi.VELTO_HOST_PEER_REMEMBERED)
    stack.serve()
    assert data(program, device) == (0x0059, b"\x03"), "nor does one that was not received now"


def test_manufacturer_data_are_cleared_with_the_name(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    stack.report(IDENTIFIER, advertised(7, b"seven"))
    stack.serve()
    program.device_clear_advertised_name(device)
    assert data(program, device) is None
    stack.report(IDENTIFIER, advertised(7, b"seven"))
    stack.serve()
    assert data(program, device) == (7, b"seven"), "received again"


def test_manufacturer_data_that_do_not_fit_are_truncated(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    stack.report(IDENTIFIER, advertised(7, b"seven"))
    stack.serve()
    assert data(program, device, 2) is not None and program.footnote == abi.VELTO_TRUNCATED
