"""Raw access over the scripted daemon, as a C program sees it: values, notifications, changes of services, refusals."""

import ctypes
import select

import pytest

from bluez_words import UART_RX, UART_TX
from c_program import Program, abi
from waiting import PATIENCE

ADDRESS = "C0:FF:EE:00:00:01"
NUMBER = "0000{}-0000-1000-8000-00805f9b34fb".format
SETTING, STREAM, ALERT = 0x10, 0x13, 0x17
TABLE = [
    (SETTING, NUMBER("a001"), ["read", "write", "write-without-response"]),
    (STREAM, NUMBER("a002"), ["notify"]),
    (ALERT, NUMBER("a003"), ["indicate"]),
]
SOCKET, SIGNAL = abi.VELTO_NOTIFY_PATH_SOCKET, abi.VELTO_NOTIFY_PATH_SIGNAL


@pytest.fixture
def thing(bluez):
    """A device of no family."""
    return bluez.add_device(name="Thing", characteristics=TABLE, mtu=517, service=NUMBER("a000"))


@pytest.fixture
def program(bus, bluez, thing):
    """A connected C program."""
    program = Program(bus.address)
    program.connect(ADDRESS)
    yield program
    program.destroy()


def characteristic(device, handle):
    return next(each for each in device.characteristics if each.handle == handle)


# ---- The table ----


def test_the_table_has_services_characteristics_and_descriptors_with_their_handles(program):
    services = program.listed(abi.velto_gatt_service, "device_list_services")
    assert [each.handle for each in services] == [0x0A]
    listed = program.listed(abi.velto_gatt_characteristic, "device_list_characteristics")
    assert [(each.handle, each.service_handle) for each in listed] == [(SETTING, 10), (STREAM, 10), (ALERT, 10)]
    properties = abi.VELTO_ATTRIBUTE_PROPERTY_READ | abi.VELTO_ATTRIBUTE_PROPERTY_WRITE
    assert listed[0].properties == properties | abi.VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE
    descriptors = program.listed(abi.velto_gatt_descriptor, "device_list_descriptors")
    assert [(each.handle, each.characteristic) for each in descriptors] == [(STREAM + 1, STREAM), (ALERT + 1, ALERT)]
    assert bytes(descriptors[0].uuid.bytes)[:4] == b"\0\0\x29\x02"


def test_the_packet_size_is_told(program):
    program.until(lambda: program.info(program.device).mtu == 517)


# ---- Values ----


def test_a_long_value_is_read_whole(program, thing):
    characteristic(thing, SETTING).value = bytes(range(256)) * 2
    assert program.read(SETTING) == (abi.VELTO_OK, bytes(range(256)) * 2)


def test_a_refused_read_keeps_what_device_and_daemon_said(program, bluez):
    words = "Operation failed with ATT error: 0x0e"
    bluez.refuse("ReadValue", "Failed", words)
    operation = program.started("device_read_value", SETTING, 10.0)
    program.outcome(operation)
    facts = program.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    assert (facts.cause, facts.number) == (abi.VELTO_CAUSE_ATT, 0x0E)
    assert (facts.name.decode(), facts.message.decode()) == ("org.bluez.Error.Failed", words)


@pytest.mark.parametrize("size", [0, 1, 512])
def test_a_value_is_written_with_response(program, thing, size):
    assert program.write(SETTING, b"x" * size) == abi.VELTO_OK
    assert characteristic(thing, SETTING).writes == [(b"x" * size, "request")]


def test_a_value_is_written_without_response(program, thing):
    assert program.write(SETTING, b"abc", abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE) == abi.VELTO_OK
    assert characteristic(thing, SETTING).writes == [(b"abc", "command")]


@pytest.mark.parametrize(
    ("name", "text", "result", "sentence"),
    [
        ("NotPermitted", "Not paired", abi.VELTO_ERROR_PAIRING_REQUIRED, "velto_device_pair"),
        ("NotPermitted", "Write not permitted", abi.VELTO_ERROR_REJECTED, "does not permit"),
        ("InvalidArguments", "Invalid Length", abi.VELTO_ERROR_INVALID_ARGUMENT, "length"),
        ("Failed", "Operation failed with ATT error: 0x80", abi.VELTO_ERROR_REJECTED, "error"),
        ("NotAuthorized", "Operation Not Authorized", abi.VELTO_ERROR_PERMISSION, "keeps the characteristic"),
    ],
)
def test_a_refused_write_has_a_code_and_a_sentence(program, bluez, name, text, result, sentence):
    bluez.refuse("WriteValue", name, text)
    operation = program.started("device_write_value", SETTING, 0, b"1", 1, PATIENCE)
    assert program.outcome(operation) == result
    assert sentence in program.text("op_get_error", operation)


def test_a_secured_value_that_is_read_wants_pairing(program, bluez):
    bluez.refuse("ReadValue", "NotPermitted", "Not paired")
    assert program.read(SETTING)[0] == abi.VELTO_ERROR_PAIRING_REQUIRED


def test_a_read_that_is_never_answered_ends_by_its_deadline_and_what_waits_behind_it_too(program, bluez):
    bluez.never_answer("ReadValue")
    first = program.started("device_read_value", SETTING, 0.3)
    second = program.started("device_write_value", SETTING, 0, b"1", 1, 0.3)
    assert program.outcome(first) == program.outcome(second) == abi.VELTO_ERROR_TIMEOUT
    assert bluez.called("WriteValue") == 0


def test_a_lost_link_ends_a_pending_read(program, bluez, thing):
    bluez.never_answer("ReadValue")
    operation = program.started("device_read_value", SETTING, PATIENCE)
    bluez.wait_for_call("ReadValue")
    bluez.drop(thing)
    assert program.outcome(operation) == abi.VELTO_ERROR_DISCONNECTED


# ---- Notifications ----


def test_a_characteristic_that_may_need_pairing_travels_by_signal_and_a_stream_by_socket(program, bluez, thing):
    by_signal = program.subscribed(STREAM)
    assert program.subscription(by_signal).path == SIGNAL
    program.unsubscribe(by_signal)
    bluez.wait_for_call("StopNotify")
    by_socket = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    assert program.subscription(by_socket).path == SOCKET
    bluez.notify(characteristic(thing, STREAM), b"one", b"", b"three" * 100)
    assert program.take(by_socket, 3) == [b"one", b"", b"three" * 100]


def test_an_indicated_value_arrives_by_signal(program, bluez, thing):
    subscription = program.subscribed(ALERT, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    assert (program.subscription(subscription).path, bluez.called("AcquireNotify")) == (SIGNAL, 0)
    bluez.notify(characteristic(thing, ALERT), b"!")
    assert program.take(subscription, 1) == [b"!"]


def test_the_descriptor_of_a_subscription_wakes_a_program_that_waits(program, bluez, thing):
    subscription = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    descriptor = program.answer(ctypes.c_int32, "subscription_get_fd", subscription)
    assert select.select([descriptor], [], [], 0)[0] == []
    bluez.notify(characteristic(thing, STREAM), b"1")
    assert select.select([descriptor], [], [], PATIENCE)[0] == [descriptor]


def test_notifications_that_somebody_else_had_switched_on_are_marked_as_shared(program, bluez, thing):
    characteristic(thing, STREAM).sessions.add(":1.99")
    bluez.set_notifying(thing, STREAM)
    subscription = program.subscribed(STREAM)
    assert program.subscription(subscription).flags & abi.VELTO_SUBSCRIPTION_SHARED


def test_notifications_of_our_own_are_not_marked_as_shared(program):
    subscription = program.subscribed(STREAM)
    assert not program.subscription(subscription).flags & abi.VELTO_SUBSCRIPTION_SHARED


def test_a_secured_characteristic_wants_pairing_and_says_how(program, bluez):
    bluez.refuse("StartNotify", "NotPermitted", "Not paired")
    result, subscription = program.subscribe(STREAM)
    assert result == abi.VELTO_ERROR_PAIRING_REQUIRED
    assert program.subscription(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_ENDED
    assert "velto_device_pair" in program.text("subscription_get_error", subscription)


def test_a_characteristic_that_another_program_holds_is_in_use(program, bluez):
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    assert program.subscribe(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)[0] == abi.VELTO_ERROR_IN_USE


def test_a_stolen_socket_that_cannot_be_regained_is_told(program, bluez, thing):
    subscription = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    bluez.hang_up(thing)
    event = program.wait_event(abi.VELTO_EVENT_SUBSCRIPTION_ENDED)
    assert (event.result, event.data.subscription.subscription.bits) == (abi.VELTO_ERROR_IN_USE, subscription.bits)
    assert program.subscription(subscription).result == abi.VELTO_ERROR_IN_USE
    assert program.info(program.device).link_state == abi.VELTO_LINK_STATE_READY


def test_a_subscription_survives_the_loss_of_its_link(program, bluez, thing):
    subscription = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    bluez.drop(thing)
    program.until(lambda: program.subscription(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_SUSPENDED)
    program.until(lambda: program.info(program.device).link_state == abi.VELTO_LINK_STATE_READY)
    assert program.subscription(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_ACTIVE
    bluez.notify(characteristic(thing, STREAM), b"again")
    assert program.take(subscription, 1) == [b"again"]


# ---- Changes of services ----


def test_changed_services_are_told_and_the_subscription_follows(program, bluez, thing):
    subscription = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    ended = program.subscribed(ALERT)
    bluez.change_services(thing, [(0x20, NUMBER("a001"), ["read"]), (0x23, NUMBER("a002"), ["notify"])])
    event = program.wait_event(abi.VELTO_EVENT_SERVICES_CHANGED)
    assert event.data.services.generation == 2
    assert program.wait_event(abi.VELTO_EVENT_SUBSCRIPTION_ENDED).data.subscription.subscription.bits == ended.bits
    program.until(lambda: program.subscription(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_ACTIVE)
    assert program.subscription(subscription).characteristic == 0x23
    bluez.notify(characteristic(thing, 0x23), b"moved")
    assert program.take(subscription, 1) == [b"moved"]
    assert program.info(program.device).link_state == abi.VELTO_LINK_STATE_READY


def test_services_that_come_back_at_the_same_handles_are_subscribed_to_again(program, bluez, thing):
    subscription = program.subscribed(STREAM, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    bluez.change_services(thing, TABLE)
    program.wait_event(abi.VELTO_EVENT_SERVICES_CHANGED)
    program.until(lambda: characteristic(thing, STREAM).sockets)
    bluez.notify(characteristic(thing, STREAM), b"1")
    assert program.take(subscription, 1) == [b"1"]
    assert program.subscription(subscription).renewal_count == 1


def test_a_request_to_a_characteristic_that_goes_ends_at_once(program, bluez, thing):
    bluez.never_answer("ReadValue")
    operation = program.started("device_read_value", SETTING, 5 * PATIENCE)
    bluez.wait_for_call("ReadValue")
    bluez.change_services(thing, [(0x23, NUMBER("a002"), ["notify"])])
    assert program.outcome(operation) == abi.VELTO_ERROR_NOT_FOUND


# ---- Beside a family ----


@pytest.fixture
def cap_program(bus, bluez):
    cap = bluez.add_device("C0:FF:EE:00:00:02", "Triki 2")
    program = Program(bus.address)
    program.connect("C0:FF:EE:00:00:02")
    yield program, cap
    program.destroy()


def test_the_family_and_the_program_both_get_the_bytes(cap_program, bluez):
    program, cap = cap_program
    subscription = program.subscribed(cap.tx.handle, flags=abi.VELTO_SUBSCRIPTION_STREAM)
    assert bluez.called("AcquireNotify") == 1
    packet = bytes([0x22, 0]) + bytes(14)
    bluez.notify(cap.tx, packet)
    assert program.take(subscription, 1) == [packet]
    program.until(lambda: program.answer(abi.velto_input, "device_poll_input", program.device, 0.01).packet_count == 1)
    program.unsubscribe(subscription)
    bluez.notify(cap.tx, packet)
    program.until(lambda: program.answer(abi.velto_input, "device_poll_input", program.device, 0.01).packet_count == 2)


def test_a_cap_whose_notifications_are_taken_for_good_is_told_and_called_again(cap_program, bluez):
    program, cap = cap_program
    bluez.refuse("AcquireNotify", "NotPermitted", "Notify acquired")
    refusal = bluez.refuse("StartNotify", "NotPermitted", "Notify acquired")
    bluez.hang_up(cap)
    event = program.wait_event(abi.VELTO_EVENT_SUBSCRIPTION_ENDED)
    assert (event.result, event.data.subscription.subscription.bits) == (abi.VELTO_ERROR_IN_USE, 0)
    assert program.wait_event(abi.VELTO_EVENT_DEVICE_DISCONNECTED).data.disconnected.will_reconnect == 1
    refusal.times = 0
    program.wait_event(abi.VELTO_EVENT_DEVICE_CONNECTED)


def test_a_cap_that_changes_its_services_goes_on_in_the_new_table(cap_program, bluez):
    program, cap = cap_program
    cap.rx.writes.clear()
    bluez.change_services(
        cap, [(0x2C, UART_RX, ["write-without-response", "write"]), (0x2E, UART_TX, ["notify"])]
    )
    program.wait_event(abi.VELTO_EVENT_SERVICES_CHANGED)
    program.until(lambda: cap.tx.sockets and len(cap.rx.writes) == 2)
    bluez.notify(cap.tx, bytes([0x22, 0]) + bytes(14))
    program.until(lambda: program.answer(abi.velto_input, "device_poll_input", program.device, 0.01).packet_count == 1)


def test_a_cap_without_any_service_is_an_error_after_one_more_try(bus, bluez):
    from dbus_fast import Variant

    from bluez_words import DEVICE

    cap = bluez.add_device("C0:FF:EE:00:00:02", "Triki 2")
    cap.is_resolving = False

    async def resolve_with_none(_):
        bluez._loop.call_later(0.1, bluez._change, cap.path, DEVICE, {"ServicesResolved": Variant("b", True)})

    bluez.script("Connect", resolve_with_none)
    program = Program(bus.address)
    operation = program.start_connecting("C0:FF:EE:00:00:02")
    assert program.outcome(operation) == abi.VELTO_ERROR_PROTOCOL
    assert "forget the device" in program.text("op_get_error", operation)
    program.destroy()
