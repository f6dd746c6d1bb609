"""Raw access to a simulated device of no family: its table, values and notifications."""

from __future__ import annotations

import ctypes
import select

import pytest

from pumped_context import Failed, pumped
from raw_device import (
    ALERT, LOCKED, NOTIFY, READ, STREAM, TABLE, VALUE, RawDevice, array, characteristic, set_faults, table_sim,
    uuid,
)
from veltokit import abi

COMMAND = abi.VELTO_WRITE_KIND_WITHOUT_RESPONSE


@pytest.fixture
def thing(context):
    return RawDevice(context)


# ---- The table ----


def test_the_table_lists_services_and_characteristics_with_what_they_allow(thing):
    services = thing.listed(abi.velto_gatt_service, "device_list_services")
    assert [bytes(each.uuid.bytes) for each in services] == [bytes(uuid(0xA000).bytes), bytes(uuid(0xB000).bytes)]
    characteristics = thing.listed(abi.velto_gatt_characteristic, "device_list_characteristics")
    assert [(each.handle, each.properties) for each in characteristics] == [
        (each.handle, each.properties) for each in TABLE
    ]
    assert bytes(characteristics[2].service.bytes) == bytes(uuid(0xB000).bytes)
    assert thing.listed(abi.velto_gatt_descriptor, "device_list_descriptors") == []


def test_a_characteristic_is_found_by_its_uuid_in_a_service_or_anywhere(thing):
    assert (thing.find(0xA000, 0xA002), thing.find(None, 0xB001)) == (STREAM, ALERT)
    assert (thing.find(0xB000, 0xA002), thing.context.footnote) == (0, abi.VELTO_NOTHING)


def test_a_device_that_is_not_connected_has_no_table_and_takes_no_requests(thing):
    thing.outcome(thing.context.answer(abi.velto_op, "device_disconnect", thing.device))
    with pytest.raises(Failed) as failure:
        thing.listed(abi.velto_gatt_service, "device_list_services")
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED
    assert thing.read(VALUE)[0] == abi.VELTO_ERROR_NOT_CONNECTED
    assert thing.write(VALUE, b"1") == abi.VELTO_ERROR_NOT_CONNECTED
    result, subscription = thing.subscribe(STREAM)
    assert result == abi.VELTO_ERROR_NOT_CONNECTED
    assert thing.info(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_ENDED


def test_a_device_that_is_fed_by_the_program_has_no_link_to_read_from(context):
    device = context.ingest_device()
    operation = context.answer(abi.velto_op, "device_read_value", device, 3, 1.0)
    with pytest.raises(Failed) as failure:
        context.op_wait(operation, 1)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


# ---- Values ----


@pytest.mark.parametrize("size", [0, 1, 20, 512])
def test_a_value_is_read_whole(thing, size):
    thing.set_value(VALUE, bytes(range(256)) * 2 if size == 512 else bytes(size))
    result, value = thing.read(VALUE)
    assert (result, len(value)) == (abi.VELTO_OK, size)


@pytest.mark.parametrize("kind", [abi.VELTO_WRITE_KIND_WITH_RESPONSE, COMMAND])
def test_a_written_value_arrives_and_is_read_back(thing, kind):
    assert thing.write(VALUE, b"hello", kind) == abi.VELTO_OK
    write = thing.context.answer(abi.velto_sim_write, "sim_poll_write", thing.sim)
    assert (write.characteristic, bytes(write.bytes[: write.size]), write.has_response) == (VALUE, b"hello", 1 - kind)
    assert thing.read(VALUE) == (abi.VELTO_OK, b"hello")


def test_a_value_of_512_bytes_is_written_with_response_but_does_not_fit_into_a_command(thing):
    assert thing.write(VALUE, b"x" * 512) == abi.VELTO_OK
    assert thing.write(VALUE, b"x" * 512, COMMAND) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert thing.write(VALUE, b"x" * 244, COMMAND) == abi.VELTO_OK


@pytest.mark.parametrize(
    ("characteristic", "result"), [(STREAM, abi.VELTO_ERROR_REJECTED), (99, abi.VELTO_ERROR_NOT_FOUND)]
)
def test_what_the_table_forbids_is_rejected(thing, characteristic, result):
    assert thing.read(characteristic)[0] == result
    assert thing.write(characteristic, b"1") == result


@pytest.mark.parametrize(
    ("code", "result"),
    [
        (0x05, abi.VELTO_ERROR_PAIRING_REQUIRED),
        (0x0F, abi.VELTO_ERROR_PAIRING_REQUIRED),
        (0x0E, abi.VELTO_ERROR_REJECTED),
        (0x80, abi.VELTO_ERROR_REJECTED),
    ],
)
def test_a_refusal_of_the_device_keeps_its_meaning(thing, code, result):
    set_faults(thing.context, thing.sim, {"characteristic": LOCKED, "att_code": code})
    assert thing.read(LOCKED)[0] == result
    assert thing.write(LOCKED, b"1") == result
    assert thing.subscribe(LOCKED)[0] == result
    set_faults(thing.context, thing.sim)
    assert thing.read(LOCKED)[0] == abi.VELTO_OK


def test_a_device_that_does_not_answer_in_time_is_a_timeout(thing):
    link = abi.velto_sim_link()
    thing.context.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
    link.delay = 5.0
    thing.context.sim_set_link(thing.sim, ctypes.byref(link))
    operation = thing.started("device_read_value", VALUE, 0.5)
    assert thing.outcome(operation) == abi.VELTO_ERROR_TIMEOUT
    assert "0.5 s" in thing.context.text("op_get_error", operation)


def test_a_write_that_is_cancelled_in_time_never_reaches_the_device(thing):
    operation = thing.started("device_write_value", VALUE, 0, b"no", 2, 10.0)
    thing.context.op_cancel(operation)
    assert thing.outcome(operation) == abi.VELTO_ERROR_CANCELLED
    thing.context.advance(1)
    thing.context.answer(abi.velto_sim_write, "sim_poll_write", thing.sim)
    assert thing.context.footnote == abi.VELTO_NOTHING


@pytest.mark.parametrize("count", [1, 150])
def test_reads_that_are_cancelled_leave_the_link_to_the_next_one(thing, count):
    for _ in range(count):
        operation = thing.started("device_read_value", VALUE, 10.0)
        thing.context.op_cancel(operation)
        thing.context.advance(0)
    before = thing.context.now_ns
    assert thing.read(VALUE)[0] == abi.VELTO_OK
    assert thing.context.now_ns - before < 50_000_000


def test_a_lost_link_ends_what_is_pending(thing):
    operation = thing.started("device_read_value", VALUE, 10.0)
    thing.context.sim_drop_link(thing.sim)
    assert thing.outcome(operation) == abi.VELTO_ERROR_DISCONNECTED


def test_the_256th_pending_request_is_the_last(thing):
    for _ in range(256):
        thing.started("device_read_value", VALUE, 10.0)
    with pytest.raises(Failed) as failure:
        thing.started("device_read_value", VALUE, 10.0)
    assert failure.value.result == abi.VELTO_ERROR_BUSY


def test_an_operation_without_a_value_has_none(thing):
    operation = thing.started("device_write_value", VALUE, 0, b"1", 1, 10.0)
    assert thing.value_of(operation) == b"" and thing.context.footnote == abi.VELTO_PENDING
    thing.outcome(operation)
    assert thing.value_of(operation) == b"" and thing.context.footnote == abi.VELTO_OK


# ---- Notifications ----


def test_notified_values_wait_in_order_with_times_and_numbers(thing):
    subscription = thing.subscribed(STREAM)
    before = thing.context.now_ns
    thing.notify(STREAM, b"one", b"", b"three" * 40)
    values = thing.values(subscription)
    assert [bytes(each.bytes[: each.size]) for each in values] == [b"one", b"", b"three" * 40]
    assert [each.sequence for each in values] == [1, 2, 3]
    assert [each.characteristic for each in values] == [STREAM] * 3
    assert before <= values[0].timestamp_ns < values[1].timestamp_ns <= thing.context.now_ns


def test_an_indicated_value_arrives_too(thing):
    subscription = thing.subscribed(ALERT)
    thing.notify(ALERT, b"!")
    assert thing.bytes(subscription) == [b"!"]


def test_a_characteristic_that_cannot_notify_is_rejected_and_one_that_is_not_there_not_found(thing):
    assert thing.subscribe(VALUE)[0] == abi.VELTO_ERROR_REJECTED
    assert thing.subscribe(99)[0] == abi.VELTO_ERROR_NOT_FOUND
    assert thing.outcome(thing.started("device_read_value", 99, 10.0)) == abi.VELTO_ERROR_NOT_FOUND
    assert thing.outcome(thing.started("device_write_value", 99, 0, b"x", 1, 10.0)) == abi.VELTO_ERROR_NOT_FOUND


def test_the_descriptor_is_readable_exactly_while_a_value_waits(thing):
    subscription = thing.subscribed(STREAM)
    import ctypes

    descriptor = thing.context.answer(ctypes.c_int32, "subscription_get_fd", subscription)

    def readable():
        return bool(select.select([descriptor], [], [], 0)[0])

    assert not readable()
    thing.notify(STREAM, b"1", b"2")
    assert readable()
    thing.context.answer(abi.velto_value, "subscription_poll_value", subscription)
    assert readable()
    thing.values(subscription)
    assert not readable()


def test_the_first_waiting_value_is_an_event_for_queues_that_ask_for_it(thing):
    subscription = thing.subscribed(STREAM)
    thing.notify(STREAM, b"unheard")
    assert thing.context.events(abi.VELTO_EVENT_VALUES_READY) == []
    thing.values(subscription)
    thing.context.context_set_event_mask(thing.context.context, abi.VELTO_EVENT_CLASS_VALUE)
    thing.notify(STREAM, b"1", b"2")
    events = thing.context.events(abi.VELTO_EVENT_VALUES_READY)
    assert [(each.data.subscription.subscription.bits, each.data.subscription.characteristic) for each in events] == [
        (subscription.bits, STREAM)
    ]


def test_a_ring_that_is_full_drops_the_oldest_and_counts(thing):
    subscription = thing.subscribed(STREAM, capacity=512)
    values = [bytes([index]) * 100 for index in range(8)]
    thing.notify(STREAM, *values)
    info = thing.info(subscription)
    assert (info.value_count, info.byte_count, info.dropped_count, info.waiting_count) == (8, 800, 3, 5)
    taken = thing.values(subscription)
    assert [each.sequence for each in taken] == [4, 5, 6, 7, 8]
    assert [bytes(each.bytes[: each.size]) for each in taken] == values[3:]


def test_many_short_values_are_bounded_too(thing):
    subscription = thing.subscribed(STREAM, capacity=512)
    for _ in range(100):
        thing.notify(STREAM, b"")
    info = thing.info(subscription)
    assert (info.waiting_count, info.dropped_count) == (32, 68)


def test_notifications_that_the_simulation_cannot_hold_are_refused(thing):
    subscription = thing.subscribed(STREAM)
    for number in range(64):
        thing.context.sim_inject_notification(thing.sim, STREAM, bytes([number]), 1)
    with pytest.raises(Failed, match="64 notifications wait") as failure:
        thing.context.sim_inject_notification(thing.sim, STREAM, b"x", 1)
    assert failure.value.result == abi.VELTO_ERROR_BUSY
    thing.context.advance(0)
    assert thing.bytes(subscription) == [bytes([number]) for number in range(64)]


def test_two_subscriptions_to_one_characteristic_get_every_value_each(thing):
    first, second = thing.subscribed(STREAM), thing.subscribed(STREAM)
    thing.notify(STREAM, b"1")
    assert (thing.bytes(first), thing.bytes(second)) == ([b"1"], [b"1"])
    thing.unsubscribe(first)
    thing.context.advance(1)
    thing.notify(STREAM, b"2")
    assert thing.bytes(second) == [b"2"]


def test_the_last_subscription_switches_the_notifications_off(thing):
    subscription = thing.subscribed(STREAM)
    thing.unsubscribe(subscription)
    thing.context.advance(1)
    with pytest.raises(Failed) as failure:
        thing.notify(STREAM, b"1")
    assert failure.value.result == abi.VELTO_ERROR_REJECTED
    with pytest.raises(Failed) as failure:
        thing.info(subscription)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE


def test_subscriptions_that_are_cancelled_hold_back_nothing(thing):
    for _ in range(150):
        subscription = abi.velto_subscription()
        operation = thing.context.answer(
            abi.velto_op, "device_subscribe", thing.device, STREAM, None, ctypes.byref(subscription))
        thing.context.op_cancel(operation)
        thing.unsubscribe(subscription)
        thing.context.advance(0)
    before = thing.context.now_ns
    assert thing.read(VALUE)[0] == abi.VELTO_OK
    assert thing.context.now_ns - before < 200_000_000
    thing.context.advance(1)
    with pytest.raises(Failed) as failure:
        thing.notify(STREAM, b"1")
    assert failure.value.result == abi.VELTO_ERROR_REJECTED


def test_a_subscription_destroyed_before_it_is_confirmed_ends_its_operation(thing):
    subscription = abi.velto_subscription()
    operation = thing.context.answer(
        abi.velto_op, "device_subscribe", thing.device, STREAM, None, ctypes.byref(subscription))
    thing.unsubscribe(subscription)
    assert thing.outcome(operation) == abi.VELTO_ERROR_CANCELLED
    assert "subscription was destroyed" in thing.context.text("op_get_error", operation)


def test_a_wait_ends_with_the_first_value_that_begins_as_it_says(thing):
    subscription = thing.subscribed(STREAM)
    operation = thing.started("device_await_value", STREAM, b"\x0b", 1, 5.0)
    thing.notify(STREAM, b"\x0a1", b"\x0b2", b"\x0b3")
    assert thing.outcome(operation) == abi.VELTO_OK
    assert thing.value_of(operation) == b"\x0b2"
    assert len(thing.bytes(subscription)) == 3


def test_a_wait_needs_a_subscription_and_ends_by_its_deadline(thing):
    assert thing.outcome(thing.started("device_await_value", STREAM, None, 0, 5.0)) == abi.VELTO_ERROR_NOT_FOUND
    thing.subscribed(STREAM)
    assert thing.outcome(thing.started("device_await_value", STREAM, None, 0, 0.5)) == abi.VELTO_ERROR_TIMEOUT


def test_a_cap_and_the_program_get_the_bytes_of_the_same_characteristic(context):
    _, device = context.connected_cap("sweep")
    cap = RawDevice.__new__(RawDevice)
    cap.context, cap.device = context, device
    packets = next(
        each.handle
        for each in cap.listed(abi.velto_gatt_characteristic, "device_list_characteristics")
        if each.properties & NOTIFY
    )
    subscription = cap.subscribed(packets)
    cap.values(subscription)
    before = context.poll(device).packet_count
    context.advance(1)
    after = context.poll(device).packet_count
    assert len(cap.values(subscription)) == after - before > 10
    cap.unsubscribe(subscription)
    context.advance(1)
    assert context.poll(device).packet_count > after


# ---- Losses and changes ----


def test_a_subscription_is_back_before_the_device_is_ready_again(thing):
    subscription = thing.subscribed(STREAM)
    thing.context.sim_drop_link(thing.sim)
    thing.context.advance(0.1)
    assert thing.info(subscription).state == abi.VELTO_SUBSCRIPTION_STATE_SUSPENDED
    while thing.context.info(thing.device).link_state != abi.VELTO_LINK_STATE_READY:
        thing.context.advance(0.01)
    info = thing.info(subscription)
    assert (info.state, info.renewal_count) == (abi.VELTO_SUBSCRIPTION_STATE_ACTIVE, 1)
    thing.notify(STREAM, b"again")
    assert thing.bytes(subscription) == [b"again"]


def test_changed_services_are_told_and_subscriptions_follow_their_characteristic(thing):
    subscription = thing.subscribed(STREAM)
    lost = thing.subscribed(ALERT)
    generation = thing.context.info(thing.device).table_generation
    thing.context.events()
    moved = [characteristic(VALUE, 0xA000, 0xA001, READ), characteristic(25, 0xA000, 0xA002, NOTIFY)]
    thing.context.sim_set_characteristics(thing.sim, *array(moved))
    thing.context.advance(1)
    events = thing.context.events(abi.VELTO_EVENT_SERVICES_CHANGED, abi.VELTO_EVENT_SUBSCRIPTION_ENDED)
    assert [each.type for each in events] == [abi.VELTO_EVENT_SERVICES_CHANGED, abi.VELTO_EVENT_SUBSCRIPTION_ENDED]
    assert events[0].data.services.generation == generation + 1 == thing.context.info(thing.device).table_generation
    assert (events[1].result, events[1].data.subscription.subscription.bits) == (abi.VELTO_ERROR_NOT_FOUND, lost.bits)
    assert "SERVICES_CHANGED" in (line := thing.context.text("event_describe", ctypes.byref(events[0])))
    assert line.endswith(f"table {generation + 1}")
    assert (thing.find(None, 0xA002), thing.info(subscription).characteristic) == (25, 25)
    thing.notify(25, b"moved")
    assert thing.bytes(subscription) == [b"moved"]
    assert "no longer has the characteristic" in thing.context.text("subscription_get_error", lost)
    detail = thing.context.answer(abi.velto_error_detail, "subscription_get_error_detail", lost)
    assert (detail.code, detail.device.bits) == (abi.VELTO_ERROR_NOT_FOUND, thing.device.bits)
    assert thing.context.answer(abi.velto_error_detail, "subscription_get_error_detail", subscription).code == abi.VELTO_OK
    assert thing.context.info(thing.device).link_state == abi.VELTO_LINK_STATE_READY


def test_a_family_device_without_any_service_is_an_error_and_not_ready(context):
    sim = table_sim(context, b"Triki hollow", [])
    device = context.sim_device(sim)
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    with pytest.raises(Failed) as failure:
        context.op_wait(operation, 10)
    assert failure.value.result == abi.VELTO_ERROR_PROTOCOL
    assert "service discovery found nothing" in str(failure.value)


def test_subscriptions_of_a_context_end_with_it(velto):
    with pumped(velto) as context:
        thing = RawDevice(context)
        subscription = thing.subscribed(STREAM)
    info = abi.velto_subscription_info()
    info.struct_size = ctypes.sizeof(info)
    assert velto.velto_subscription_get_info(subscription, ctypes.byref(info)) == abi.VELTO_ERROR_STALE_HANDLE


@pytest.mark.parametrize(
    "call", [("sim_set_motion", 1, 0, 0), ("sim_press_button", 0.1), ("sim_play", b"sweep")], ids=lambda call: call[0])
def test_a_device_that_is_nothing_but_its_table_cannot_be_moved(thing, call):
    name, *arguments = call
    with pytest.raises(Failed) as failure:
        getattr(thing.context, name)(thing.sim, *arguments)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
