"""Pairing over the scripted daemon as a C program requests it: who is asked, what goes wrong, and cancelling at every step."""

import pytest

from bluez_words import DEVICE, Refusal
from c_program import Program, abi
from codes import ADDRESS, ADAPTER_OFF, BUSY, CANCELLED, NOT_FOUND, PAIRING_REQUIRED, PERMISSION, REJECTED, TIMEOUT
from dbus_fast import Variant
from test_pairing import CANCELED_ERROR, PATH, REJECTED_ERROR, answered
from waiting import until

OK = abi.VELTO_OK
SYSTEM, JUST_WORKS, INTERACTIVE = (
    abi.VELTO_PAIRING_POLICY_SYSTEM, abi.VELTO_PAIRING_POLICY_JUST_WORKS, abi.VELTO_PAIRING_POLICY_INTERACTIVE)
CONFIRM, ENTER, SHOW, AUTHORIZE = (
    abi.VELTO_PAIRING_KIND_CONFIRM, abi.VELTO_PAIRING_KIND_ENTER_PASSKEY, abi.VELTO_PAIRING_KIND_SHOW_PASSKEY,
    abi.VELTO_PAIRING_KIND_AUTHORIZE)
OTHER = "C0:FF:EE:00:00:02"


class PairingProgram(Program):
    """A program that pairs."""

    def policy(self, policy: int) -> None:
        self.context_set_pairing_policy(self.context, policy)

    def pair(self, address: str = ADDRESS) -> abi.velto_op:
        self.device = self.find(address)
        return self.started("device_pair")

    def error(self, operation: abi.velto_op) -> str:
        return self.text("op_get_error", operation)

    @property
    def is_paired(self) -> bool:
        return bool(self.info(self.device).flags & abi.VELTO_DEVICE_PAIRED)

    def request(self) -> abi.velto_event_pairing:
        return self.wait_event(abi.VELTO_EVENT_PAIRING_REQUESTED).data.pairing

    def reply(self, accepts: bool, passkey: int = 0) -> None:
        self.device_reply_pairing(self.device, accepts, passkey)


@pytest.fixture
def device(bluez):
    """A device in range, which takes its time to be paired."""
    bluez.pair_time = 60
    return bluez.add_device(name="Thing")


@pytest.fixture
def program(bus, device):
    program = PairingProgram(bus.address)
    program.find(ADDRESS)
    yield program
    program.destroy()


def under_way(program, device, policy):
    """A pairing of which the daemon has heard."""
    program.policy(policy)
    operation = program.pair()
    until(lambda: device.pairing is not None)
    return operation


# ---- Who is asked ----


def test_a_bond_that_the_daemon_made_by_itself_is_enough(bluez, program, device):
    """It pairs with keyboards as soon as they are connected, and may leave a call of ours without an answer then."""
    operation = under_way(program, device, JUST_WORKS)
    bluez.set_property(device.path, DEVICE, "Paired", Variant("b", True))
    assert program.outcome(operation) == OK
    program.until(lambda: program.is_paired)
    until(lambda: bluez.is_trusted(device))
    assert bluez.called("CancelPairing") == 0


def test_the_desktop_answers_unless_the_program_says_otherwise(bluez, program):
    bluez.has_desktop, bluez.pair_time = True, 0.01
    operation = program.pair()
    assert program.outcome(operation) == OK
    program.until(lambda: program.is_paired)
    assert bluez.called("RegisterAgent") == 0 and bluez.called("Pair") == 1
    assert program.outcome(program.started("device_pair")) == OK
    assert program.footnote == OK and bluez.called("Pair") == 1


def test_without_a_desktop_the_error_names_the_policies_that_need_none(program):
    operation = program.pair()
    assert program.outcome(operation) == PAIRING_REQUIRED
    assert "JUST_WORKS or INTERACTIVE" in program.error(operation)
    assert not program.is_paired


def test_just_works_accepts_what_needs_no_comparison(bluez, program, device):
    operation = under_way(program, device, JUST_WORKS)
    assert list(bluez.agents.values()) == [("/veltokit/agent", "NoInputNoOutput")]
    assert answered(bluez.call_agent("RequestAuthorization", "o", PATH)) == []
    bluez.end_pairing(device)
    assert program.outcome(operation) == OK
    assert bluez.called("RequestDefaultAgent") == 0


@pytest.mark.parametrize("member, signature, arguments", [("RequestConfirmation", "ou", [1]), ("RequestPasskey", "o", [])])
def test_just_works_refuses_a_passkey_and_says_why(bluez, program, device, member, signature, arguments):
    operation = under_way(program, device, JUST_WORKS)
    assert answered(bluez.call_agent(member, signature, PATH, *arguments)) == REJECTED_ERROR
    bluez.end_pairing(device, Refusal("AuthenticationFailed"))
    assert program.outcome(operation) == REJECTED
    assert "INTERACTIVE" in program.error(operation)


@pytest.mark.parametrize(
    "member, signature, arguments, kind, passkey, accepts, reply",
    [
        ("RequestConfirmation", "ou", [123456], CONFIRM, 123456, True, []),
        ("RequestConfirmation", "ou", [0], CONFIRM, 0, False, REJECTED_ERROR),
        ("RequestPasskey", "o", [], ENTER, 0, True, [42]),
        ("RequestPasskey", "o", [], ENTER, 0, False, REJECTED_ERROR),
        ("RequestAuthorization", "o", [], AUTHORIZE, 0, True, []),
    ],
)
def test_the_program_is_asked_and_answers(
    bluez, program, device, member, signature, arguments, kind, passkey, accepts, reply
):
    operation = under_way(program, device, INTERACTIVE)
    assert list(bluez.agents.values()) == [("/veltokit/agent", "KeyboardDisplay")]
    question = bluez.call_agent(member, signature, PATH, *arguments)
    request = program.request()
    assert (request.kind, request.passkey, request.entered_count) == (kind, passkey, 0)
    program.reply(accepts, 42)
    assert answered(question) == reply
    bluez.end_pairing(device, None if accepts else Refusal("AuthenticationFailed"))
    assert program.outcome(operation) == (OK if accepts else REJECTED)


def test_the_digits_that_are_entered_on_the_device_are_counted(bluez, program, device):
    operation = under_way(program, device, INTERACTIVE)
    for entered in (0, 1, 1, 2):
        assert answered(bluez.call_agent("DisplayPasskey", "ouq", PATH, 7, entered)) == []
    told = [program.request() for _ in range(3)]
    assert [(each.kind, each.passkey, each.entered_count) for each in told] == [(SHOW, 7, count) for count in range(3)]
    bluez.end_pairing(device)
    assert program.outcome(operation) == OK


def test_the_agent_follows_the_policy(bluez, program):
    bluez.has_desktop, bluez.pair_time = True, 0.01
    for number, policy in enumerate([INTERACTIVE, SYSTEM, JUST_WORKS, INTERACTIVE], start=2):
        address = f"C0:FF:EE:00:00:{number:02X}"
        bluez.add_device(address, f"Thing {number}")
        program.policy(policy)
        assert program.outcome(program.pair(address)) == OK
    agents = [body[1] for member, _, body in bluez.calls if member == "RegisterAgent"]
    assert agents == ["KeyboardDisplay", "NoInputNoOutput", "KeyboardDisplay"]


def test_pairings_of_two_policies_do_not_mix(bluez, program, device):
    bluez.add_device(OTHER, "Other")
    operation = under_way(program, device, INTERACTIVE)
    first = program.device
    program.policy(SYSTEM)
    second = program.pair(OTHER)
    assert program.outcome(second) == BUSY and "another policy" in program.error(second)
    assert bluez.called("UnregisterAgent") == 0
    program.device = first
    bluez.end_pairing(device)
    assert program.outcome(operation) == OK


# ---- What the daemon begins by itself ----


def test_the_agent_is_there_before_the_link(bluez, program):
    """The daemon pairs by itself as soon as a device refuses to be read, and keeps no keys while no program has an agent."""
    program.policy(JUST_WORKS)
    program.connect(ADDRESS)
    calls = [call[0] for call in bluez.calls]
    assert calls.index("RegisterAgent") < calls.index("Connect")
    assert list(bluez.agents.values()) == [("/veltokit/agent", "NoInputNoOutput")]
    assert bluez.called("Pair") == 0


@pytest.mark.parametrize(
    "member, signature, arguments, reply",
    [("RequestAuthorization", "o", [], []), ("RequestConfirmation", "ou", [1], REJECTED_ERROR)],
)
def test_just_works_holds_for_that_too(bluez, program, device, member, signature, arguments, reply):
    program.policy(JUST_WORKS)
    program.connect(ADDRESS)
    assert answered(bluez.call_agent(member, signature, PATH, *arguments)) == reply
    bluez.set_property(device.path, DEVICE, "Paired", Variant("b", True))
    program.until(lambda: program.is_paired)
    until(lambda: bluez.is_trusted(device))
    until(lambda: bluez.agents == {})


def test_the_program_is_asked_about_that_too(bluez, program, device):
    program.policy(INTERACTIVE)
    program.connect(ADDRESS)
    question = bluez.call_agent("RequestConfirmation", "ou", PATH, 123456)
    request = program.request()
    assert (request.kind, request.passkey) == (CONFIRM, 123456)
    program.reply(True)
    assert answered(question) == []


def test_a_link_that_is_lost_ends_what_the_daemon_asked(bluez, program, device):
    program.policy(INTERACTIVE)
    program.connect(ADDRESS)
    question = bluez.call_agent("RequestAuthorization", "o", PATH)
    program.request()
    bluez.drop(device)
    assert answered(question) == CANCELED_ERROR
    program.wait_event(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    with pytest.raises(Exception, match="waits for no answer"):
        program.reply(True)


# ---- What goes wrong ----


@pytest.mark.parametrize(
    "name, code",
    [
        ("AuthenticationFailed", PAIRING_REQUIRED),
        ("AuthenticationRejected", REJECTED),
        ("AuthenticationCanceled", CANCELLED),
        ("AuthenticationTimeout", TIMEOUT),
        ("NotReady", ADAPTER_OFF),
        ("DoesNotExist", NOT_FOUND),
    ],
)
def test_refused(bluez, program, device, name, code):
    operation = under_way(program, device, INTERACTIVE)
    bluez.end_pairing(device, Refusal(name))
    assert program.outcome(operation) == code and program.error(operation)
    bluez.pair_time = 0.01
    assert program.outcome(program.pair()) == OK


def test_an_agent_that_the_daemon_does_not_take(bluez, program):
    # Once before the link is made, and once for the pairing.
    bluez.refuse("RegisterAgent", "org.freedesktop.DBus.Error.AccessDenied", times=2)
    program.policy(JUST_WORKS)
    assert program.outcome(program.pair()) == PERMISSION
    assert bluez.called("Pair") == 0


def test_a_wrong_passkey_is_suspected(bluez, program, device):
    operation = under_way(program, device, INTERACTIVE)
    question = bluez.call_agent("RequestPasskey", "o", PATH)
    program.request()
    program.reply(True, 1)
    assert answered(question) == [1]
    bluez.end_pairing(device, Refusal("AuthenticationFailed"))
    assert program.outcome(operation) == PAIRING_REQUIRED and "passkey" in program.error(operation)


def test_an_adapter_that_is_off(bluez, program):
    bluez.set_powered(False)
    program.until(lambda: program.wait_event(abi.VELTO_EVENT_ADAPTER_CHANGED).data.adapter.is_powered == 0)
    assert program.outcome(program.pair()) == ADAPTER_OFF
    assert bluez.called("Pair") == 0


def test_a_daemon_that_dies_meanwhile_ends_it_and_the_next_one_knows_the_agent(bluez, program, device):
    operation = under_way(program, device, INTERACTIVE)
    bluez.call_agent("RequestPasskey", "o", PATH)
    program.request()
    # A link that was never READY is not made again: the operation was for it.
    program.until(lambda: program.info(program.device).link_state == abi.VELTO_LINK_STATE_READY)
    bluez.kill()
    assert program.outcome(operation) < 0
    bluez.start()
    bluez.wait_for_call("RegisterAgent", 2)
    until(lambda: list(bluez.agents.values()) == [("/veltokit/agent", "KeyboardDisplay")])
    bluez.pair_time = 0.01
    program.until(lambda: program.outcome(program.pair()) == OK)


def test_a_link_that_is_lost_ends_it(bluez, program, device):
    operation = under_way(program, device, INTERACTIVE)
    question = bluez.call_agent("RequestPasskey", "o", PATH)
    program.request()
    bluez.drop(device)
    assert program.outcome(operation) in (abi.VELTO_ERROR_DISCONNECTED, CANCELLED)
    assert answered(question) == CANCELED_ERROR


# ---- Cancelling ----


def test_cancelled_while_connecting(bluez, program):
    bluez.delay("Connect", 0.3)
    operation = program.pair()
    bluez.wait_for_call("Connect")
    program.op_cancel(operation)
    assert program.outcome(operation) == CANCELLED
    bluez.wait_for_call("Disconnect")
    assert bluez.called("Pair") == 0


def test_cancelled_while_the_agent_is_registered(bluez, program):
    bluez.delay("RegisterAgent", 0.2)
    program.policy(INTERACTIVE)
    operation = program.pair()
    bluez.wait_for_call("RegisterAgent")
    program.op_cancel(operation)
    assert program.outcome(operation) == CANCELLED
    bluez.pair_time = 0.01
    assert program.outcome(program.pair()) == OK
    assert bluez.called("Pair") == 1


@pytest.mark.parametrize("policy", [SYSTEM, INTERACTIVE])
def test_cancelled_while_no_one_answers(bluez, program, device, policy):
    bluez.has_desktop = True
    operation = under_way(program, device, policy)
    program.op_cancel(operation)
    assert program.outcome(operation) == CANCELLED
    bluez.wait_for_call("CancelPairing")
    until(lambda: device.pairing is None)
    bluez.pair_time = 0.01
    assert program.outcome(program.pair()) == OK


def test_cancelled_while_the_program_is_asked(bluez, program, device):
    operation = under_way(program, device, INTERACTIVE)
    question = bluez.call_agent("RequestConfirmation", "ou", PATH, 1)
    program.request()
    program.op_cancel(operation)
    assert program.outcome(operation) == CANCELLED
    assert answered(question) == CANCELED_ERROR
    with pytest.raises(Exception, match="waits for no answer"):
        program.reply(True)


# ---- Bonds ----


def test_the_bond_is_told_in_a_scan_and_over_a_link(bluez, program, device):
    program.device = program.find(ADDRESS)
    scan = program.answer(abi.velto_op, "context_start_scan", program.context, None)
    assert program.outcome(scan) == OK
    for is_bonded in (True, False):
        bluez.set_property(device.path, DEVICE, "Paired", Variant("b", is_bonded))
        program.until(lambda: program.is_paired == is_bonded)
    program.connect(ADDRESS)
    for is_bonded in (True, False):
        bluez.set_property(device.path, DEVICE, "Paired", Variant("b", is_bonded))
        program.until(lambda: program.is_paired == is_bonded)


def test_a_bond_that_the_desktop_removed_is_told_and_made_anew(bluez, program, device):
    bluez.pair_time = 0.01
    program.policy(JUST_WORKS)
    assert program.outcome(program.pair()) == OK
    program.until(lambda: program.is_paired)
    bluez.remove_device(device)
    program.until(lambda: not program.is_paired)
    bluez.add_device(name="Thing")
    program.until(lambda: program.outcome(program.pair()) == OK)
    assert bluez.called("Pair") == 2


def test_a_bond_that_one_side_lost_is_forgotten_and_made_anew(bluez, program, device):
    bluez.set_property(device.path, DEVICE, "Paired", Variant("b", True))
    bluez.refuse("Connect", "Failed", "le-connection-key-missing")
    operation = program.start_connecting(ADDRESS)
    assert program.outcome(operation) == PAIRING_REQUIRED
    assert "forget the device and pair again" in program.error(operation)
    assert program.outcome(program.started("device_forget")) == OK
    bluez.wait_for_call("RemoveDevice")
    bluez.unscript()
    bluez.pair_time = 0.01
    bluez.add_device(name="Thing")
    program.policy(JUST_WORKS)
    assert program.outcome(program.pair()) == OK
    program.until(lambda: program.is_paired)
