"""Pairing through a lent stack: the policy that it is told, the requests that it reports, and how pairing ends."""

from __future__ import annotations

import pytest

from lent_stack import HostProgram, LentStack, failure
from veltokit import abi

SYSTEM, JUST_WORKS, INTERACTIVE = (
    abi.VELTO_PAIRING_POLICY_SYSTEM, abi.VELTO_PAIRING_POLICY_JUST_WORKS, abi.VELTO_PAIRING_POLICY_INTERACTIVE)
CONFIRM, ENTER, SHOW, AUTHORIZE = (
    abi.VELTO_PAIRING_KIND_CONFIRM, abi.VELTO_PAIRING_KIND_ENTER_PASSKEY, abi.VELTO_PAIRING_KIND_SHOW_PASSKEY,
    abi.VELTO_PAIRING_KIND_AUTHORIZE)
ANSWERS = {
    abi.VELTO_HOST_PAIRING_ANSWER_ACCEPT: "accept", abi.VELTO_HOST_PAIRING_ANSWER_PASSKEY: "passkey",
    abi.VELTO_HOST_PAIRING_ANSWER_REJECT: "reject",
}


class Pairing:
    """A pairing of the stack's device that is under way, and what the stack's radio does meanwhile."""

    def __init__(self, program: HostProgram, stack: LentStack, policy: int = SYSTEM, is_connected: bool = True) -> None:
        self.program, self.stack = program, stack
        self.device = stack.connected() if is_connected else stack.device()
        program.context_set_pairing_policy(program.context, policy)
        self.operation = program.answer(abi.velto_op, "device_pair", self.device)
        self.request = self.next("PAIR")
        assert self.request.pairing_policy == policy

    def next(self, kind: str) -> abi.velto_host_request:
        """The next request of a kind; the stack does what is requested before."""
        self.program.advance(0)
        while (request := self.stack.take()) is not None:
            if request.kind == getattr(abi, f"VELTO_HOST_REQUEST_KIND_{kind}"):
                return request
            self.stack.answer(request)
            self.program.advance(0)
        raise AssertionError(f"no {kind} was requested")

    def ask(self, kind: int, passkey: int = 0) -> None:
        """The device requires something."""
        self.program.host_report_pairing(self.stack.radio, self.stack.cap.number, kind, passkey)
        self.program.advance(0)

    def answer(self) -> tuple[str, int]:
        """What the device is answered."""
        request = self.next("ANSWER_PAIRING")
        return ANSWERS[request.pairing_answer], request.passkey

    def succeed(self) -> int:
        self.stack.complete(self.request)
        return self.outcome()

    def fail(self, code: int = abi.VELTO_ERROR_PAIRING_REQUIRED) -> int:
        self.program.host_fail_request(self.stack.radio, self.request.id, code, 0, None)
        return self.outcome()

    def outcome(self) -> int:
        self.program.advance(0)
        return self.program.outcome(self.operation)

    @property
    def error(self) -> str:
        return self.program.text("op_get_error", self.operation)

    @property
    def is_paired(self) -> bool:
        return bool(self.program.info(self.device).flags & abi.VELTO_DEVICE_PAIRED)


def test_a_device_in_range_is_connected_and_paired(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack, is_connected=False)
    assert stack.cap.is_linked and not pairing.is_paired
    assert pairing.succeed() == abi.VELTO_OK and pairing.is_paired
    program.device_pair(pairing.device, None)
    assert program.footnote == abi.VELTO_UNCHANGED


@pytest.mark.parametrize(
    "kind, passkey, accepts, expected",
    [
        (CONFIRM, 123456, 1, ("accept", 0)), (CONFIRM, 123456, 0, ("reject", 0)), (ENTER, 0, 1, ("passkey", 42)),
        (ENTER, 0, 0, ("reject", 0)), (AUTHORIZE, 0, 1, ("accept", 0)),
    ],
)
def test_the_program_answers(program: HostProgram, stack: LentStack, kind, passkey, accepts, expected) -> None:
    pairing = Pairing(program, stack, INTERACTIVE)
    program.events()
    pairing.ask(kind, passkey)
    (event,) = program.events(abi.VELTO_EVENT_PAIRING_REQUESTED)
    assert event.device.bits == pairing.device.bits
    assert (event.data.pairing.kind, event.data.pairing.passkey) == (kind, passkey)
    program.device_reply_pairing(pairing.device, accepts, 42)
    assert pairing.answer() == expected
    assert (pairing.succeed() if accepts else pairing.fail()) == (abi.VELTO_OK if accepts else abi.VELTO_ERROR_REJECTED)


def test_a_passkey_to_show_needs_no_answer(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack, INTERACTIVE)
    program.events()
    pairing.ask(SHOW, 7)
    assert [event.data.pairing.passkey for event in program.events(abi.VELTO_EVENT_PAIRING_REQUESTED)] == [7]
    reply = lambda: program.device_reply_pairing(pairing.device, 1, 0)  # noqa: E731
    assert failure(reply) == abi.VELTO_ERROR_INVALID_STATE
    assert pairing.succeed() == abi.VELTO_OK


@pytest.mark.parametrize(
    "policy, kind, expected",
    [
        (JUST_WORKS, AUTHORIZE, "accept"), (JUST_WORKS, CONFIRM, "reject"), (JUST_WORKS, ENTER, "reject"),
        (SYSTEM, AUTHORIZE, "reject"), (SYSTEM, CONFIRM, "reject"),
    ],
)
def test_the_program_is_not_asked(program: HostProgram, stack: LentStack, policy, kind, expected) -> None:
    pairing = Pairing(program, stack, policy)
    program.events()
    pairing.ask(kind)
    assert pairing.answer()[0] == expected
    assert program.events(abi.VELTO_EVENT_PAIRING_REQUESTED) == []
    if expected == "reject":
        assert pairing.fail() == abi.VELTO_ERROR_REJECTED and "INTERACTIVE" in pairing.error


def test_a_request_that_no_one_answers_is_refused(program: HostProgram, silent_stack: LentStack) -> None:
    pairing = Pairing(program, silent_stack, INTERACTIVE)
    pairing.ask(CONFIRM, 7)
    program.advance(24.9)
    assert silent_stack.take() is None
    program.advance(0.2)
    assert pairing.answer()[0] == "reject"
    assert pairing.fail() == abi.VELTO_ERROR_TIMEOUT and "25 s" in pairing.error


def test_a_stack_that_never_answers_is_given_up(program: HostProgram, silent_stack: LentStack) -> None:
    pairing = Pairing(program, silent_stack)
    program.advance(61)
    assert pairing.outcome() == abi.VELTO_ERROR_TIMEOUT
    assert not pairing.is_paired


@pytest.mark.parametrize("code", ["REJECTED", "TIMEOUT", "CANCELLED", "PAIRING_REQUIRED", "DISCONNECTED", "UNSUPPORTED"])
def test_what_the_stack_reports_is_the_outcome(program: HostProgram, stack: LentStack, code: str) -> None:
    number = getattr(abi, f"VELTO_ERROR_{code}")
    pairing = Pairing(program, stack)
    assert pairing.fail(number) == number and pairing.error


def test_cancelling_reaches_the_stack(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack, INTERACTIVE)
    pairing.ask(CONFIRM, 7)
    program.op_cancel(pairing.operation)
    assert pairing.outcome() == abi.VELTO_ERROR_CANCELLED
    assert pairing.next("CANCEL_PAIRING").id == 0
    reply = lambda: program.device_reply_pairing(pairing.device, 1, 0)  # noqa: E731
    assert failure(reply) == abi.VELTO_ERROR_INVALID_STATE


def test_a_lost_link_ends_the_pairing(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack)
    stack.drop(stack.cap)
    assert pairing.outcome() == abi.VELTO_ERROR_DISCONNECTED


def test_a_radio_that_is_switched_off_ends_the_pairing(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack)
    program.host_report_state(stack.radio, abi.VELTO_HOST_STATE_OFF)
    assert pairing.outcome() == abi.VELTO_ERROR_ADAPTER_OFF


def test_a_bond_that_is_lost_is_told(program: HostProgram, stack: LentStack) -> None:
    pairing = Pairing(program, stack)
    pairing.succeed()
    program.host_report_bond(stack.radio, stack.cap.number, 0)
    program.advance(0)
    assert not pairing.is_paired
    stack.drop(stack.cap, abi.VELTO_DOWN_REASON_AUTHENTICATION)
    program.advance(0)
    assert program.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)[-1].data.disconnected.reason == abi.VELTO_DOWN_REASON_AUTHENTICATION
