"""What a stack reports late, twice or at a bad moment concerns what it is about, and nothing after it."""

from __future__ import annotations

import ctypes
import select

import pytest

from lent_stack import KINDS, HostProgram, LentStack, failure
from veltokit import abi

CAP = "C0:11:22:33:44:55"


def request(stack: LentStack, kind: str) -> abi.velto_host_request:
    """The newest request of that kind that was taken."""
    return [request for request in stack.seen if request.kind == KINDS[kind]][-1]


# ---- Devices that are forgotten ----


def test_a_device_reported_while_it_is_forgotten_is_not_mistaken_for_the_next(program: HostProgram, stack: LentStack) -> None:
    program.device_forget(stack.device(), None)
    stack.ignore("FORGET")
    stack.serve()
    # Both wait for the context at once.
    stack.complete(request(stack, "FORGET"))
    stack.report(CAP, name="Triki 44:55")
    program.advance(0)
    for identifier, name in (("BB", "Triki 2"), (CAP, "Triki 44:55")):
        number = stack.report(identifier, name=name)
        program.advance(0)
        device = program.find(identifier)
        assert program.text("device_get_name", device) == name
        program.begin_connect(device)
        program.advance(0)
        connect = stack.take()
        assert (connect.kind, connect.peer, connect.identifier) == (KINDS["CONNECT"], number, identifier.encode())


@pytest.mark.parametrize("first", ["FORGET", "DISCONNECT"])
def test_a_forgotten_device_gives_its_number_back_in_whichever_order_the_stack_answers(
    program: HostProgram, stack: LentStack, first: str
) -> None:
    device = stack.connected()
    stack.ignore("FORGET", "DISCONNECT")
    program.device_forget(device, None)
    stack.run(1)
    ends = {"FORGET": lambda: stack.complete(request(stack, "FORGET")), "DISCONNECT": lambda: stack.drop(stack.cap)}
    for kind in sorted(ends, key=lambda kind: kind != first):
        ends[kind]()
        program.advance(0)
    assert program.answer(abi.velto_host_info, "host_get_info", stack.radio).device_count == 0


# ---- Links that have ended ----


def test_a_late_answer_to_disconnect_does_not_end_the_next_attempt(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    device = stack.connected()
    stack.ignore("DISCONNECT", "CONNECT")
    program.device_disconnect(device, None)
    again = program.begin_connect(device)
    stack.run(6)
    assert request(stack, "CONNECT").id > request(stack, "DISCONNECT").id
    stack.drop(stack.cap, abi.VELTO_DOWN_REASON_UNKNOWN)
    assert program.footnote == abi.VELTO_UNCHANGED
    stack.supply(stack.cap)
    program.advance(0)
    assert program.outcome(again) == abi.VELTO_OK


def test_a_link_that_drops_during_disconnect_may_be_reported_twice(program: HostProgram, silent_stack: LentStack) -> None:
    stack = silent_stack
    device = stack.connected()
    stack.ignore("DISCONNECT", "CONNECT")
    program.device_disconnect(device, None)
    again = program.begin_connect(device)
    program.advance(0)
    for _ in range(2):
        stack.drop(stack.cap)
        stack.serve()
    assert program.outcome(again) == abi.VELTO_PENDING
    # The next report is about the attempt.
    stack.drop(stack.cap)
    program.advance(0)
    assert program.outcome(again) == abi.VELTO_PENDING
    failures = [event.data.connect_failed.attempts for event in program.events(abi.VELTO_EVENT_CONNECT_FAILED)]
    assert failures == [1]


def test_an_end_reported_before_connect_is_taken_is_not_about_it(program: HostProgram, stack: LentStack) -> None:
    operation = program.begin_connect(stack.device())
    program.advance(0)
    stack.drop(stack.cap)
    assert program.footnote == abi.VELTO_UNCHANGED
    stack.run(1)
    assert program.outcome(operation) == abi.VELTO_OK


# ---- Radios that are gone ----


def test_the_descriptor_of_a_radio_stays_readable_when_the_next_one_comes(program: HostProgram, stack: LentStack) -> None:
    def readable(radio: LentStack) -> bool:
        return bool(select.select([descriptors[radio]], [], [], 0)[0])

    descriptors = {stack: program.answer(ctypes.c_int32, "host_get_request_fd", stack.radio)}
    stack.destroy()
    other = LentStack(program)
    descriptors[other] = program.answer(ctypes.c_int32, "host_get_request_fd", other.radio)
    program.advance(0)
    assert (readable(stack), readable(other)) == (True, False)


def test_radios_without_end_are_refused_while_the_context_sleeps(program: HostProgram, stack: LentStack) -> None:
    refusals = set()
    for _ in range(2000):
        stack.destroy()
        refusals.add(failure(lambda: setattr(stack, "radio", program.lend())))
    assert refusals == {abi.VELTO_OK, abi.VELTO_ERROR_BUSY}
    program.advance(0)
    other = LentStack(program)
    other.add("BB", name="Triki 2")
    other.connected()
