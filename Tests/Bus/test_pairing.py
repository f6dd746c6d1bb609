"""Pairing: our calls of the daemon, and the daemon's calls of our agent."""

import asyncio

import pytest
from dbus_fast import Message, MessageType, Variant
from dbus_fast.aio import MessageBus

from bluez_words import AGENT, DEVICE, Refusal
from codes import ADDRESS, BUSY, CANCELLED, DISCONNECTED, NOT_CONNECTED, PAIRING_REQUIRED, PERMISSION, REJECTED, TIMEOUT
from waiting import until

REJECTED_ERROR = "org.bluez.Error.Rejected"
CANCELED_ERROR = "org.bluez.Error.Canceled"
INVALID_ERROR = "org.freedesktop.DBus.Error.InvalidArgs"
UNKNOWN_ERROR = "org.freedesktop.DBus.Error.UnknownMethod"
PATH = "/org/bluez/hci0/dev_C0_FF_EE_00_00_01"


@pytest.fixture
def pairing(bluez, probe):
    """A device that is being paired, and the request of it."""
    bluez.pair_time = 60
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    request = probe.ask("pair", peer)
    until(lambda: device.pairing is not None)
    return device, peer, request


def answered(call):
    """The error's name, or the arguments, of the agent's answer."""
    reply = call.result(5)
    return reply.error_name if reply.message_type is MessageType.ERROR else reply.body


# ---- What we call ----


def test_a_device_is_paired_with_an_agent_of_ours_and_trusted(bluez, probe):
    device = bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert bluez.called("RegisterAgent") == 0
    assert probe.do("pair", peer)["code"] == 0
    probe.wait_for("link", peer=peer, link="bonded", bonded=True)
    probe.wait_for("advertisement", peer=peer, paired=True)
    assert [body for member, _, body in bluez.calls if member == "RegisterAgent"] == [["/veltokit/agent", "KeyboardDisplay"]]
    until(lambda: bluez.agents == {})
    # So that it may connect by itself, as a keyboard does.
    until(lambda: bluez.is_trusted(device))
    assert bluez.called("RequestDefaultAgent") == 0


def test_pairing_a_device_that_is_paired_succeeds_without_asking_the_daemon(bluez, probe):
    bluez.add_device(paired=True)
    peer = probe.connected(ADDRESS)
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("Pair") == bluez.called("RegisterAgent") == 0


def test_a_device_that_was_paired_meanwhile_is_paired(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("Pair", "AlreadyExists", "Already Exists")
    assert probe.do("pair", peer)["code"] == 0


def test_the_agent_is_registered_once_for_two_devices_and_leaves_with_the_second(bluez, probe):
    bluez.pair_time = 60
    addresses = [ADDRESS, "C0:FF:EE:00:00:02"]
    devices = [bluez.add_device(address, f"Triki {address[-1]}") for address in addresses]
    requests = [probe.ask("pair", probe.connected(address)) for address in addresses]
    until(lambda: all(device.pairing is not None for device in devices))
    for device, request in zip(devices, requests):
        assert bluez.called("RegisterAgent") == 1 and len(bluez.agents) == 1
        bluez.set_property(device.path, DEVICE, "Paired", Variant("b", True))
        assert probe.reply(request)["code"] == 0
    until(lambda: bluez.agents == {})


@pytest.mark.parametrize("command, agents", [("pair-by-system", []), ("pair-just-works", ["NoInputNoOutput"])])
def test_the_policy_chooses_the_agent(bluez, probe, command, agents):
    bluez.has_desktop = True
    bluez.pair_time = 60
    device = bluez.add_device()
    probe.ask(command, probe.connected(ADDRESS))
    until(lambda: device.pairing is not None)
    assert [capability for _, capability in bluez.agents.values()] == agents


def test_two_requests_are_one_pairing(bluez, probe, pairing):
    device, peer, request = pairing
    second = probe.ask("pair", peer)
    bluez.end_pairing(device)
    assert probe.reply(request)["code"] == probe.reply(second)["code"] == 0
    assert bluez.called("Pair") == 1


@pytest.mark.parametrize(
    "name, code",
    [
        ("AuthenticationFailed", PAIRING_REQUIRED),
        ("AuthenticationRejected", REJECTED),
        ("AuthenticationCanceled", CANCELLED),
        ("AuthenticationTimeout", TIMEOUT),
        ("InProgress", BUSY),
    ],
)
def test_refused_pairing(bluez, probe, name, code):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("Pair", name)
    answer = probe.do("pair", peer)
    assert answer["code"] == code
    assert name in answer["detail"]
    # It can be tried again at once.
    bluez.unscript()
    assert probe.do("pair", peer)["code"] == 0


def test_a_daemon_that_takes_no_agent(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.refuse("RegisterAgent", "org.freedesktop.DBus.Error.AccessDenied", times=1)
    assert probe.do("pair", peer)["code"] == PERMISSION
    assert bluez.called("Pair") == 0
    assert probe.do("pair", peer)["code"] == 0


def test_a_device_without_a_link_is_not_paired(bluez, probe):
    device = bluez.add_device()
    peer = probe.find(ADDRESS)
    assert probe.do("pair", peer)["code"] == NOT_CONNECTED
    probe.connected(ADDRESS)
    bluez.drop(device)
    probe.wait_for("link", link="down")
    assert probe.do("pair", peer)["code"] == NOT_CONNECTED
    assert bluez.called("Pair") == 0


def test_cancelling_ends_the_pairing_and_its_question(bluez, probe, pairing):
    device, peer, request = pairing
    question = bluez.call_agent("RequestPasskey", "o", PATH)
    probe.wait_for("link", link="pairing")
    probe.send("cancel-pairing", peer)
    assert probe.reply(request)["code"] == CANCELLED
    assert answered(question) == CANCELED_ERROR
    bluez.wait_for_call("CancelPairing")
    until(lambda: device.pairing is None)
    assert not bluez.is_trusted(device)
    bluez.pair_time = 0.01
    assert probe.do("pair", peer)["code"] == 0


def test_cancelling_while_the_agent_is_being_registered(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.delay("RegisterAgent", 0.2)
    request = probe.ask("pair", peer)
    bluez.wait_for_call("RegisterAgent")
    probe.send("cancel-pairing", peer)
    assert probe.reply(request)["code"] == CANCELLED
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("Pair") == bluez.called("RegisterAgent") == 1


def test_cancelling_nothing_does_nothing(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    probe.send("cancel-pairing", peer)
    probe.send("answer", peer, "accept")
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("CancelPairing") == 0


def test_a_lost_link_ends_its_pairing_before_it_is_down(bluez, probe, pairing):
    device, peer, request = pairing
    question = bluez.call_agent("RequestConfirmation", "ou", PATH, 1)
    probe.wait_for("link", link="pairing")
    bluez.drop(device)
    down = probe.wait_for("link", link="down")
    reply = probe.reply(request)
    assert reply["code"] in (DISCONNECTED, CANCELLED)
    assert probe.events.index(reply) < probe.events.index(down)
    assert answered(question) == CANCELED_ERROR


def test_a_bond_made_after_a_lost_link_is_kept(bluez, probe, pairing):
    """The daemon ends its pairing with the link; told to cancel it then, it removes the bond instead."""
    device, peer, request = pairing
    bluez.drop(device)
    assert probe.reply(request)["code"] in (DISCONNECTED, CANCELLED)
    probe.wait_for("link", link="down")
    bluez.pair_time = 0.01
    probe.connected(ADDRESS)
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("CancelPairing") == 0
    assert bluez.is_paired(device)


def test_disconnecting_ends_a_pairing_that_is_never_answered(bluez, probe):
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    bluez.never_answer("Pair")
    request = probe.ask("pair", peer)
    bluez.wait_for_call("Pair")
    probe.send("disconnect", peer)
    assert probe.reply(request)["code"] == CANCELLED
    probe.wait_for("link", link="down")


def test_a_bond_that_is_removed_is_told(bluez, probe):
    device = bluez.add_device(paired=True)
    peer = probe.connected(ADDRESS)
    bluez.set_property(device.path, DEVICE, "Paired", Variant("b", False))
    probe.wait_for("link", peer=peer, link="bonded", bonded=False)
    assert len(probe.all("link", link="bonded")) == 1


def test_a_bond_goes_with_the_device_that_the_daemon_forgets(bluez, probe):
    device = bluez.add_device(paired=True)
    peer = probe.connected(ADDRESS)
    bluez.remove_device(device)
    probe.wait_for("link", peer=peer, link="bonded", bonded=False)
    bluez.add_device()
    peer = probe.connected(ADDRESS)
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("Pair") == 1


def test_keys_that_are_not_kept_are_no_bond_where_the_daemon_tells_them_apart(bluez, probe):
    device = bluez.add_device(paired=True, bonded=False)
    peer = probe.connected(ADDRESS)
    bluez.set_property(device.path, DEVICE, "Bonded", Variant("b", True))
    probe.wait_for("link", peer=peer, link="bonded", bonded=True)
    bluez.set_property(device.path, DEVICE, "Paired", Variant("b", False))
    bluez.set_property(device.path, DEVICE, "Bonded", Variant("b", False))
    probe.wait_for("link", peer=peer, link="bonded", bonded=False)
    assert len(probe.all("link", link="bonded")) == 2


@pytest.mark.parametrize("bonded, calls", [(False, 1), (True, 0)])
def test_a_device_whose_keys_are_not_kept_is_paired_on_request(bluez, probe, bonded, calls):
    bluez.add_device(paired=True, bonded=bonded)
    peer = probe.connected(ADDRESS)
    assert probe.do("pair", peer)["code"] == 0
    assert bluez.called("Pair") == calls


# ---- What the daemon asks ----


@pytest.mark.parametrize(
    "member, signature, arguments, told, word, reply",
    [
        ("RequestConfirmation", "ou", [42], "confirm(passkey: 42)", "accept", []),
        ("RequestConfirmation", "ou", [42], "confirm(passkey: 42)", "reject", REJECTED_ERROR),
        ("RequestConfirmation", "ou", [42], "confirm(passkey: 42)", "42", REJECTED_ERROR),
        ("RequestPasskey", "o", [], "enterPasskey", "123456", [123456]),
        ("RequestPasskey", "o", [], "enterPasskey", "0", [0]),
        ("RequestPasskey", "o", [], "enterPasskey", "1000000", REJECTED_ERROR),
        ("RequestPasskey", "o", [], "enterPasskey", "accept", REJECTED_ERROR),
        ("RequestPasskey", "o", [], "enterPasskey", "reject", REJECTED_ERROR),
        ("RequestAuthorization", "o", [], "authorize", "accept", []),
        ("RequestAuthorization", "o", [], "authorize", "reject", REJECTED_ERROR),
    ],
)
def test_a_question_is_told_and_answered(bluez, probe, pairing, member, signature, arguments, told, word, reply):
    _, peer, _ = pairing
    question = bluez.call_agent(member, signature, PATH, *arguments)
    probe.wait_for("link", peer=peer, link="pairing", request=told)
    probe.send("answer", peer, word)
    assert answered(question) == reply


def test_a_passkey_to_show_is_told_once_for_each_digit_and_answered_at_once(bluez, probe, pairing):
    device, peer, request = pairing
    for entered in (0, 0, 1, 1, 2):
        assert answered(bluez.call_agent("DisplayPasskey", "ouq", PATH, 7, entered)) == []
    bluez.end_pairing(device)
    assert probe.reply(request)["code"] == 0
    assert [event["request"] for event in probe.all("link", link="pairing")] == [
        f"showPasskey(7, entered: {entered})" for entered in range(3)
    ]


def test_a_refusal_of_ours_is_a_rejected_pairing_whatever_the_daemon_makes_of_it(bluez, probe, pairing):
    device, peer, request = pairing
    question = bluez.call_agent("RequestAuthorization", "o", PATH)
    probe.wait_for("link", link="pairing")
    probe.send("answer", peer, "reject")
    assert answered(question) == REJECTED_ERROR
    bluez.end_pairing(device, Refusal("AuthenticationFailed", "Authentication Failed"))
    assert probe.reply(request)["code"] == REJECTED


def test_a_question_that_the_daemon_gives_up_is_not_answered_any_more(bluez, probe, pairing):
    device, peer, request = pairing
    question = bluez.call_agent("RequestPasskey", "o", PATH)
    probe.wait_for("link", link="pairing")
    assert answered(bluez.call_agent("Cancel")) == []
    assert answered(question) == CANCELED_ERROR
    probe.send("answer", peer, "123456")
    bluez.end_pairing(device, Refusal("AuthenticationTimeout"))
    assert probe.reply(request)["code"] == TIMEOUT


def test_a_second_question_takes_the_place_of_the_first(bluez, probe, pairing):
    _, peer, _ = pairing
    first = bluez.call_agent("RequestPasskey", "o", PATH)
    second = bluez.call_agent("RequestAuthorization", "o", PATH)
    assert answered(first) == CANCELED_ERROR
    probe.wait_for("link", link="pairing", request="authorize")
    probe.send("answer", peer, "accept")
    assert answered(second) == []


def test_a_released_agent_is_registered_again_for_the_next_pairing(bluez, probe, pairing):
    assert answered(bluez.call_agent("Release")) == []
    bluez.agents.clear()
    bluez.pair_time = 0
    bluez.add_device("C0:FF:EE:00:00:02", "Triki 2")
    assert probe.do("pair", probe.connected("C0:FF:EE:00:00:02"))["code"] == 0
    assert bluez.called("RegisterAgent") == 2


# ---- The daemon's life ----


def test_the_agent_is_registered_again_with_the_next_daemon(bluez, probe, pairing):
    bluez.kill()
    probe.wait_for("backendLost")
    mark = probe.mark()
    bluez.pair_time = 0
    bluez.start()
    probe.wait_for("backendReady", after=mark)
    assert bluez.called("RegisterAgent") == 1
    assert probe.do("pair", probe.connected(ADDRESS))["code"] == 0
    assert bluez.called("RegisterAgent") == 2


def test_without_a_pairing_no_agent_is_registered_after_a_restart(bluez, probe):
    bluez.add_device()
    probe.connected(ADDRESS)
    bluez.kill()
    probe.wait_for("backendLost")
    mark = probe.mark()
    bluez.start()
    probe.wait_for("backendReady", after=mark)
    probe.connected(ADDRESS)
    assert bluez.called("RegisterAgent") == 0


def test_a_daemon_that_dies_while_pairing_ends_it_once(bluez, probe, pairing):
    _, peer, request = pairing
    bluez.call_agent("RequestPasskey", "o", PATH)
    probe.wait_for("link", link="pairing")
    bluez.kill()
    probe.wait_for("link", link="down", reason="backendLost")
    assert probe.reply(request)["code"] != 0
    probe.send("answer", peer, "1")
    mark = probe.mark()
    bluez.start()
    probe.wait_for("backendReady", after=mark)
    assert len(probe.all("reply", request=request)) == 1


def test_a_closed_central_takes_its_agent_back_and_its_question(bluez, probe, pairing):
    question = bluez.call_agent("RequestPasskey", "o", PATH)
    probe.wait_for("link", link="pairing")
    probe.send("close")
    probe.wait_for("closed")
    bluez.wait_for_call("UnregisterAgent")
    assert answered(question) == CANCELED_ERROR
    until(lambda: bluez.agents == {})


# ---- What nobody asked for ----


@pytest.mark.parametrize(
    "member, signature, arguments",
    [
        ("RequestConfirmation", "ou", [PATH, 1]),
        ("RequestPasskey", "o", [PATH]),
        ("DisplayPasskey", "ouq", [PATH, 1, 0]),
        ("RequestAuthorization", "o", [PATH]),
        ("RequestPasskey", "o", ["/"]),
        ("RequestPinCode", "o", [PATH]),
        ("DisplayPinCode", "os", [PATH, "0000"]),
        ("AuthorizeService", "os", [PATH, "1124"]),
    ],
)
def test_what_belongs_to_no_pairing_of_ours_is_rejected(bluez, probe, member, signature, arguments):
    bluez.add_device()
    assert probe.do("pair", probe.connected(ADDRESS))["code"] == 0
    pair_another(bluez, probe)
    assert answered(bluez.call_agent(member, signature, *arguments)) == REJECTED_ERROR
    assert probe.all("link", link="pairing") == []


def pair_another(bluez, probe):
    """The agent is there for another device, which is being paired."""
    bluez.pair_time = 60
    other = bluez.add_device("C0:FF:EE:00:00:02", "Triki 2")
    probe.ask("pair", probe.connected("C0:FF:EE:00:00:02"))
    until(lambda: other.pairing is not None)


@pytest.mark.parametrize(
    "member, signature, arguments, error",
    [
        ("RequestConfirmation", "o", [PATH], INVALID_ERROR),
        ("RequestConfirmation", "uo", [1, PATH], INVALID_ERROR),
        ("RequestConfirmation", "ouu", [PATH, 1, 2], INVALID_ERROR),
        ("RequestConfirmation", "ou", [PATH, 1_000_000], INVALID_ERROR),
        ("RequestConfirmation", "ou", [PATH, 0xFFFFFFFF], INVALID_ERROR),
        ("RequestPasskey", "", [], INVALID_ERROR),
        ("RequestPasskey", "s", [PATH], INVALID_ERROR),
        ("RequestPasskey", "a{sv}", [{"Device": Variant("o", PATH)}], INVALID_ERROR),
        ("DisplayPasskey", "ouu", [PATH, 1, 0], INVALID_ERROR),
        ("Cancel", "s", ["now"], INVALID_ERROR),
        ("Release", "o", [PATH], INVALID_ERROR),
        ("RequestEverything", "o", [PATH], UNKNOWN_ERROR),
    ],
)
def test_calls_of_a_foreign_form_are_refused(bluez, probe, pairing, member, signature, arguments, error):
    device, _, request = pairing
    assert answered(bluez.call_agent(member, signature, *arguments)) == error
    assert probe.all("link", link="pairing") == []
    bluez.end_pairing(device)
    assert probe.reply(request)["code"] == 0


def test_nothing_else_is_offered_by_the_agents_object(bluez, probe, pairing):
    introspect = bluez.call_agent("Introspect", interface="org.freedesktop.DBus.Introspectable")
    assert answered(introspect) == UNKNOWN_ERROR
    assert answered(bluez.call_agent("RequestPasskey", "o", PATH, path="/veltokit")) == UNKNOWN_ERROR
    assert answered(bluez.call_agent("RequestPasskey", "o", PATH, interface="org.bluez.Agent2")) == UNKNOWN_ERROR
    assert probe.all("link", link="pairing") == []


def test_other_programs_cannot_ask(bus, bluez, probe, pairing):
    ((program, (path, _)),) = bluez.agents.items()

    async def ask():
        stranger = await MessageBus(bus_address=bus.address).connect()
        call = Message(
            destination=program, path=path, interface=AGENT, member="RequestPasskey", signature="o", body=[PATH]
        )
        reply = await stranger.call(call)
        stranger.disconnect()
        return reply

    assert asyncio.run(ask()).error_name == UNKNOWN_ERROR
    assert probe.all("link", link="pairing") == []


def test_questions_without_end_cost_nothing(bluez, probe, pairing):
    _, peer, _ = pairing
    questions = [bluez.call_agent("RequestAuthorization", "o", PATH) for _ in range(100)]
    until(lambda: len(probe.all("link", link="pairing")) == 100)
    probe.send("answer", peer, "accept")
    assert [answered(question) for question in questions] == [CANCELED_ERROR] * 99 + [[]]
