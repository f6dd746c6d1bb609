"""Every way a link over a lent stack ends, and how it comes back."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from lent_stack import BATTERY, KINDS, TRANSMIT, HostProgram, LentStack, failure
from veltokit import abi

NONE, READY = abi.VELTO_LINK_STATE_NONE, abi.VELTO_LINK_STATE_READY
LINK_CHANGED, DISCONNECTED = abi.VELTO_EVENT_LINK_CHANGED, abi.VELTO_EVENT_DEVICE_DISCONNECTED


def ends(program: HostProgram) -> list[int]:
    """The reasons of the ends of links that were told since the last call."""
    return [event.data.disconnected.reason for event in program.events(DISCONNECTED)]


@pytest.mark.parametrize("reason", ["UNKNOWN", "LOCAL", "REMOTE", "TIMEOUT", "AUTHENTICATION", "SUSPEND"])
def test_a_lost_link_is_told_once_with_its_reason(program: HostProgram, stack: LentStack, reason: str) -> None:
    stack.connected()
    program.events()
    value = getattr(abi, f"VELTO_DOWN_REASON_{reason}")
    stack.drop(stack.cap, value)
    program.host_report_link(stack.radio, stack.cap.number, 0, value)
    assert program.footnote == abi.VELTO_UNCHANGED
    program.advance(0)
    assert ends(program) == [value]


def test_pending_operations_end_before_the_link_does(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.events()
    stack.ignore("READ")
    operations = [program.answer(abi.velto_op, "device_read_value", device, BATTERY, 60.0) for _ in range(3)]
    stack.serve()
    stack.drop(stack.cap)
    program.advance(0)
    assert [program.outcome(each) for each in operations] == [abi.VELTO_ERROR_DISCONNECTED] * 3
    kinds = [event.type for event in program.events(abi.VELTO_EVENT_OP_DONE, DISCONNECTED)]
    assert kinds == [abi.VELTO_EVENT_OP_DONE] * 3 + [DISCONNECTED]


def test_a_value_that_came_before_the_end_is_delivered_and_none_after_it(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    assert stack.notify(stack.cap, BATTERY, b"\x01") == abi.VELTO_OK
    stack.drop(stack.cap)
    assert failure(lambda: stack.notify(stack.cap, BATTERY, b"\x02")) == abi.VELTO_ERROR_NOT_CONNECTED
    program.advance(0)
    assert values(program, subscription) == [b"\x01"]


def subscribed(program: HostProgram, stack: LentStack, device: abi.velto_device) -> abi.velto_subscription:
    subscription = abi.velto_subscription()
    program.device_subscribe(device, BATTERY, None, ctypes.byref(subscription), None)
    stack.serve()
    return subscription


def values(program: HostProgram, subscription: abi.velto_subscription) -> list[bytes]:
    found = []
    while True:
        value = program.answer(abi.velto_value, "subscription_poll_value", subscription)
        if program.footnote == abi.VELTO_NOTHING:
            return found
        found.append(bytes(value.bytes[: value.size]))


def test_a_subscription_is_renewed_on_the_next_link(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    subscription = subscribed(program, stack, device)
    stack.drop(stack.cap)
    stack.run(3)
    assert BATTERY in stack.cap.subscribed
    assert stack.notify(stack.cap, BATTERY, b"\x07") == abi.VELTO_OK
    program.advance(0)
    assert values(program, subscription) == [b"\x07"]


def test_a_drop_during_discovery_is_tried_again(program: HostProgram, stack: LentStack) -> None:
    device = stack.device()
    stack.ignore("CONNECT")
    operation = program.begin_connect(device)
    stack.serve()
    program.host_report_link(stack.radio, stack.cap.number, 1, 0)
    program.advance(0)
    assert program.link_state(device) == abi.VELTO_LINK_STATE_DISCOVERING
    stack.drop(stack.cap, abi.VELTO_DOWN_REASON_TIMEOUT)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_PENDING
    assert program.link_state(device) == NONE
    stack.mend()
    stack.run(2)
    assert program.outcome(operation) == abi.VELTO_OK


def test_disconnect_ends_the_link_even_if_the_stack_never_answers(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.ignore("DISCONNECT", "WRITE", "UNSUBSCRIBE")
    operation = program.answer(abi.velto_op, "device_disconnect", device)
    stack.run(6)
    assert program.outcome(operation) == abi.VELTO_OK
    assert program.link_state(device) == NONE
    assert KINDS["DISCONNECT"] in [request.kind for request in stack.seen]


def test_nothing_is_delivered_after_disconnect_while_the_stack_takes_its_time(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.ignore("DISCONNECT")
    program.device_disconnect(device, None)
    stack.run(1)
    assert failure(lambda: stack.notify(stack.cap, TRANSMIT, bytes(16))) == abi.VELTO_ERROR_NOT_CONNECTED


def test_a_connect_during_the_end_of_the_last_link_waits_for_it(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    stack.ignore("DISCONNECT")
    program.device_disconnect(device, None)
    stack.run(1)
    again = program.begin_connect(device)
    stack.seen.clear()
    stack.run(1)
    assert KINDS["CONNECT"] not in [request.kind for request in stack.seen]
    program.host_report_link(stack.radio, stack.cap.number, 0, abi.VELTO_DOWN_REASON_LOCAL)
    stack.run(1)
    assert program.outcome(again) == abi.VELTO_OK


@pytest.mark.parametrize("state", ["OFF", "ABSENT"])
def test_an_adapter_that_goes_and_comes_back(program: HostProgram, stack: LentStack, state: str) -> None:
    device = stack.connected()
    program.events()
    program.host_report_state(stack.radio, getattr(abi, f"VELTO_HOST_STATE_{state}"))
    stack.cap.is_linked = False
    program.advance(0)
    assert ends(program) == [abi.VELTO_DOWN_REASON_BACKEND_LOST]
    stack.run(30)
    assert program.link_state(device) == NONE
    program.host_report_state(stack.radio, abi.VELTO_HOST_STATE_READY)
    stack.run(2)
    assert program.link_state(device) == READY


def test_an_adapter_that_is_off_is_a_reason(program: HostProgram) -> None:
    stack = LentStack(program, state=abi.VELTO_HOST_STATE_OFF, name=b"radio 7")
    operation = program.scan()
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_ADAPTER_OFF
    program.events()
    program.host_report_state(stack.radio, abi.VELTO_HOST_STATE_READY)
    program.advance(0)
    (event,) = program.events(abi.VELTO_EVENT_ADAPTER_CHANGED)
    assert event.data.adapter.identifier == b"radio 7"


def test_a_radio_that_is_taken_away_and_brought_again(program: HostProgram, stack: LentStack) -> None:
    program.context_set_auto_connect(program.context, 1)
    stack.run(2)
    device = program.find("C0:11:22:33:44:55")
    assert program.link_state(device) == READY
    program.events()
    stack.destroy()
    program.advance(0)
    assert ends(program) == [abi.VELTO_DOWN_REASON_BACKEND_LOST]
    assert failure(stack.take) == abi.VELTO_ERROR_STALE_HANDLE
    operation = program.begin_connect(device)
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_NO_ADAPTER

    # A program that was restarted knows its devices by their identifiers.
    other = LentStack(program)
    other.peripherals = stack.peripherals
    other.run(3)
    assert program.link_state(device) == READY
    assert program.info(device).player_index == 0


def test_two_radios_are_one_too_many(program: HostProgram, stack: LentStack) -> None:
    assert failure(program.lend) == abi.VELTO_ERROR_ALREADY


def test_a_context_without_a_radio_says_so(program: HostProgram) -> None:
    operation = program.scan()
    program.advance(0)
    assert program.outcome(operation) == abi.VELTO_ERROR_NO_ADAPTER
    assert "has not brought its Bluetooth stack: call velto_context_create_host_radio()" in program.text("op_get_error", operation)


def test_a_scan_goes_on_when_the_radio_comes(program: HostProgram) -> None:
    program.context_set_auto_connect(program.context, 1)
    program.advance(5)
    stack = LentStack(program)
    stack.add("AA", name="Triki 1")
    stack.run(2)
    assert stack.cap.is_linked


def test_the_end_of_a_context_ends_the_radio(velto) -> None:
    program = HostProgram(velto)
    stack = LentStack(program)
    stack.add("AA", name="Triki 1")
    stack.connected()
    program.destroy()
    for call in (stack.take, lambda: stack.notify(stack.cap, TRANSMIT, b""), lambda: stack.supply(stack.cap)):
        assert failure(call) == abi.VELTO_ERROR_STALE_HANDLE
    stack.destroy()


def test_a_device_that_is_forgotten_meanwhile_is_unknown(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    program.device_forget(device, None)
    stack.run(2)
    assert failure(lambda: stack.supply(stack.cap)) == abi.VELTO_ERROR_NOT_FOUND
    assert stack.report("C0:11:22:33:44:55") != stack.cap.number


def test_a_thousand_links_leave_nothing_behind(program: HostProgram, stack: LentStack) -> None:
    device = stack.connected()
    for _ in range(1000):
        stack.drop(stack.cap)
        program.advance(2)
        stack.serve()
    assert program.link_state(device) == READY
    info = program.answer(abi.velto_host_info, "host_get_info", stack.radio)
    assert (info.pending_request_count, info.waiting_request_count, info.waiting_report_count) == (0, 0, 0)
    assert (info.device_count, info.link_count) == (1, 1)


def test_thousands_of_passing_devices_are_forgotten(program: HostProgram, stack: LentStack) -> None:
    """One every ten seconds for seventeen hours: each is retired ten minutes after it was last seen."""
    for number in range(6000):
        stack.report(f"passing {number}")
        program.advance(10)
    info = program.answer(abi.velto_host_info, "host_get_info", stack.radio)
    assert 60 <= info.device_count < 80


def test_radios_and_contexts_leave_no_descriptors_behind(velto) -> None:
    def open_descriptors() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    def one_life() -> None:
        program = HostProgram(velto)
        for _ in range(3):
            stack = LentStack(program)
            stack.add("AA", name="Triki 1")
            stack.connected()
            stack.destroy()
        program.destroy()

    one_life()
    before = open_descriptors()
    for _ in range(100):
        one_life()
    # A thread keeps the objects that it used last for a while.
    assert open_descriptors() <= before + 8
