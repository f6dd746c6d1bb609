"""The device's side of a simulated link: faults, what a host has written, and bare simulators."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed
from raw_device import RawDevice
from table_device import COMMAND, DATA, TABLE, TableDevice, filled
from test_table_devices import refused
from veltokit import abi

READ, WRITE = abi.VELTO_SIM_REQUEST_READ, abi.VELTO_SIM_REQUEST_WRITE
SUBSCRIBE, CONNECT = abi.VELTO_SIM_REQUEST_SUBSCRIBE, abi.VELTO_SIM_REQUEST_CONNECT
DELAY, DROP_LINK = abi.VELTO_SIM_FAULT_KIND_DELAY, abi.VELTO_SIM_FAULT_KIND_DROP_LINK
INIT, START = b"\x01\x00", bytes.fromhex("201000d007340003")


class Thing(RawDevice):
    """A table device connected over the simulated backend, with faults by their members."""

    def __init__(self, context, *faults) -> None:
        super().__init__(context, TABLE)
        self.fail(*faults)

    def fail(self, *faults) -> None:
        fail(self.context, self.sim, *faults)


def fail(context, sim, *faults) -> None:
    listed = [filled(abi.velto_sim_fault, fault) for fault in faults]
    context.sim_set_faults(sim, (abi.velto_sim_fault * len(listed))(*listed), len(listed))


# Faults


@pytest.mark.parametrize(
    ("code", "result"),
    [(0, abi.VELTO_ERROR_REJECTED), (0x05, abi.VELTO_ERROR_PAIRING_REQUIRED), (0x80, abi.VELTO_ERROR_REJECTED)],
)
def test_next_requests_are_refused_with_an_att_code(context, code, result) -> None:
    thing = Thing(context, {"requests": READ, "count": 2, "att_code": code})
    assert [thing.read(COMMAND)[0] for _ in range(3)] == [result, result, abi.VELTO_OK]
    assert thing.write(COMMAND, b"1") == abi.VELTO_OK


def test_detail_of_a_refusal_is_its_att_code(context) -> None:
    device = TableDevice(context).connect()
    for code, expected in [(0, 14), (5, 5), (255, 255)]:
        device.fail({"att_code": code})
        with pytest.raises(Failed):
            device.read()
        assert device.att_code() == expected


def test_fault_of_one_characteristic_leaves_the_others(context) -> None:
    thing = Thing(context, {"characteristic": DATA})
    assert thing.read(DATA)[0] == thing.subscribe(DATA)[0] == abi.VELTO_ERROR_REJECTED
    assert thing.read(COMMAND)[0] == abi.VELTO_OK
    thing.fail()
    assert thing.subscribe(DATA)[0] == abi.VELTO_OK


def test_some_requests_pass_first_and_counts_are_listed(context) -> None:
    device = TableDevice(context).connect()
    device.fail({"requests": WRITE, "skip_count": 1, "count": 2}, {"requests": READ})
    left = []
    for _ in range(4):
        try:
            device.write(b"1")
        except Failed:
            pass
        left.append([(fault.skip_count, fault.count) for fault in device.faults()])
    assert left == [[(0, 2), (0, 0)], [(0, 1), (0, 0)], [(0, 0)], [(0, 0)]]
    assert len(device.writes()) == 2, "refused writes do not reach the firmware"


def test_first_fault_that_applies_decides(context) -> None:
    device = TableDevice(context).connect()
    device.fail({"requests": READ, "count": 1, "att_code": 0x81}, {"requests": READ, "att_code": 0x82})
    codes = []
    for _ in range(3):
        refused(abi.VELTO_ERROR_REJECTED, device.read)
        codes.append(device.att_code())
    assert codes == [0x81, 0x82, 0x82]


def test_late_answer_is_a_timeout_of_the_program_and_holds_up_the_next(context) -> None:
    thing = Thing(context, {"kind": DELAY, "requests": READ, "delay": 2.0, "count": 1})
    late = thing.started("device_read_value", COMMAND, 1.0)
    next_ = thing.started("device_read_value", COMMAND, 10.0)
    before = context.now_ns
    assert thing.outcome(late) == abi.VELTO_ERROR_TIMEOUT
    assert thing.outcome(next_) == abi.VELTO_OK
    assert 2e9 < context.now_ns - before < 2.5e9


def test_late_device_has_acted_meanwhile(context) -> None:
    thing = Thing(context, {"kind": DELAY, "requests": WRITE, "delay": 5.0})
    operation = thing.started("device_write_value", COMMAND, 0, b"now", 3, 10.0)
    context.advance(0.1)
    write = context.answer(abi.velto_sim_write, "sim_poll_write", thing.sim)
    assert bytes(write.bytes[: write.size]) == b"now"
    context.advance(4)
    outcome = ctypes.c_int32(99)
    assert context.library.velto_op_wait(operation, 0.0, ctypes.byref(outcome)) == abi.VELTO_PENDING
    assert thing.outcome(operation) == abi.VELTO_OK


def test_link_breaks_during_a_subscription(context) -> None:
    thing = Thing(context, {"kind": DROP_LINK, "requests": SUBSCRIBE, "count": 1})
    context.events()
    result, _ = thing.subscribe(DATA)
    assert result == abi.VELTO_ERROR_DISCONNECTED
    (gone,) = context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert gone.data.disconnected.reason == abi.VELTO_DOWN_REASON_REMOTE


def connected_after(context, *faults) -> tuple[int, int]:
    """How an attempt to connect ended, and how often the device has been connected by then."""
    sim = context.create_sim(model_name=b"table", name=b"Hard to get")
    device = context.sim_device(sim)
    fail(context, sim, *faults)
    operation = context.answer(abi.velto_op, "device_connect", device, None)
    try:
        context.op_wait(operation, 60)
        result = abi.VELTO_OK
    except Failed as failure:
        result = failure.result
    return result, context.answer(abi.velto_sim_info, "sim_get_info", sim).link_count


def test_connections_are_refused(context) -> None:
    assert connected_after(context, {"requests": CONNECT}) == (abi.VELTO_ERROR_CONNECT_FAILED, 0)
    assert connected_after(context, {"requests": CONNECT, "count": 1}) == (abi.VELTO_OK, 1)
    assert connected_after(context, {"requests": READ}) == (abi.VELTO_OK, 1)


def test_fault_of_connections_spares_later_ones(context) -> None:
    assert connected_after(context, {"requests": CONNECT, "skip_count": 1}) == (abi.VELTO_OK, 1)


def test_link_can_break_as_soon_as_it_is_up(context) -> None:
    shy = {"kind": DROP_LINK, "requests": CONNECT}
    result, links = connected_after(context, shy)
    assert result == abi.VELTO_ERROR_DISCONNECTED and links > 1
    assert connected_after(context, {**shy, "count": 1}) == (abi.VELTO_OK, 2)


def test_services_are_discovered_late(context) -> None:
    sim = context.create_sim(model_name=b"table", name=b"Slow")
    device = context.sim_device(sim)
    fail(context, sim, {"kind": DELAY, "requests": CONNECT, "delay": 3.0})
    before = context.now_ns
    context.connect(device)
    assert 3e9 < context.now_ns - before < 4e9


def test_faults_work_on_firmware_too(context) -> None:
    sim = context.create_sim("sweep")
    device = context.sim_device(sim)
    fail(context, sim, {"requests": WRITE, "count": 1})
    context.connect(device)
    context.advance(6)
    assert context.poll(device).flags & abi.VELTO_INPUT_RECEIVING, "a cap that refused INIT is started again"


@pytest.mark.parametrize(
    ("members", "sentence"),
    [
        ({"kind": 3}, "faults[1].kind is 3: must be 0 to 2"),
        ({"requests": 1 << 4}, "faults[1].requests has unknown flags 0x10"),
        ({"delay": 86_401.0}, "faults[1].delay is 86401"),
        ({"att_code": 256}, "faults[1].att_code is 256: must be at most 255"),
        ({"reserved": 1}, "faults[1].reserved is not zero"),
    ],
)
def test_wrong_fault_is_named_and_changes_nothing(context, members, sentence) -> None:
    device = TableDevice(context)
    device.fail({"att_code": 9})
    assert sentence in refused(abi.VELTO_ERROR_INVALID_ARGUMENT, device.fail, {}, members)
    assert [fault.att_code for fault in device.faults()] == [9]
    refused(abi.VELTO_ERROR_INVALID_ARGUMENT, device.fail, *[{}] * 65)


# What the host has done


def test_writes_are_read_several_at_once(context) -> None:
    device = TableDevice(context).connect()
    for number in range(5):
        device.write(bytes([number]))
        context.advance(1)
    count = ctypes.c_size_t()
    context.sim_read_writes(device.sim, None, 0, ctypes.byref(count))
    assert count.value == 5, "asking takes nothing"
    first = device.writes(2)
    assert context.footnote == abi.VELTO_TRUNCATED
    assert [write.bytes[0] for write in first] == [0, 1]
    assert first[1].timestamp_ns - first[0].timestamp_ns == 1_000_000_000
    rest = device.writes()
    assert [write.bytes[0] for write in rest] == [2, 3, 4]
    assert (device.writes(), context.footnote) == ([], abi.VELTO_OK)


def test_last_256_writes_are_kept_and_all_are_counted(context) -> None:
    device = TableDevice(context).connect()
    for number in range(300):
        device.write(bytes([number & 0xFF]))
    assert (device.info.write_count, device.info.waiting_write_count) == (300, 256)
    assert [write.bytes[0] for write in device.writes(1000)] == [number & 0xFF for number in range(44, 300)]


def test_info_tells_link_and_subscriptions(context) -> None:
    device = TableDevice(context)
    assert (device.info.is_bare, device.info.is_connected, device.info.link_count) == (0, 0, 0)
    device.connect()
    info = device.info
    assert (info.is_bare, info.is_connected, info.link_count, info.subscription_count) == (1, 1, 1, 1)
    subscribed = context.library.velto_sim_is_subscribed
    assert (subscribed(device.sim, DATA), subscribed(device.sim, COMMAND), subscribed(abi.velto_sim(), DATA)) == (1, 0, 0)
    context.sim_report_link(device.sim, 0)
    assert (device.info.is_connected, device.info.subscription_count, subscribed(device.sim, DATA)) == (0, 0, 0)


def test_notifications_without_subscription_or_link_are_told_apart(context) -> None:
    device = TableDevice(context)
    inject = context.sim_inject_notification
    refused(abi.VELTO_ERROR_NOT_CONNECTED, inject, device.sim, DATA, b"x", 1)
    device.connect()
    context.sim_report_subscription(device.sim, DATA, 0)
    assert "characteristic is 5: the host has not subscribed to it" in refused(
        abi.VELTO_ERROR_REJECTED, inject, device.sim, DATA, b"x", 1)
    assert "characteristic is 3: the device has no such characteristic that can notify" in refused(
        abi.VELTO_ERROR_NOT_FOUND, inject, device.sim, COMMAND, b"x", 1)
    refused(abi.VELTO_ERROR_INVALID_ARGUMENT, inject, device.sim, DATA, bytes(245), 245)
    context.sim_report_subscription(device.sim, DATA, 1)
    inject(device.sim, 0, b"x", 1)
    assert device.notified() == [b"x"]


# Bare simulators


def test_every_call_of_a_bare_simulator_tells_that_it_is_not_bare_or_not_connected(context) -> None:
    device = TableDevice(context)
    notification = abi.velto_sim_notification()
    calls = [
        ("sim_write_value", COMMAND, 1, b"x", 1), ("sim_read_value", COMMAND, None, 0, None),
        ("sim_report_subscription", DATA, 1), ("sim_report_encryption", abi.VELTO_SIM_SECURITY_ENCRYPTED),
        ("sim_poll_notification", ctypes.byref(notification)),
    ]
    for name, *arguments in [*calls, ("sim_report_link", 1)]:
        refused(abi.VELTO_ERROR_INVALID_STATE, getattr(context, name), device.sim, *arguments)
    context.sim_set_bare(device.sim, 1)
    context.sim_set_bare(device.sim, 1)
    assert context.footnote == abi.VELTO_UNCHANGED
    for name, *arguments in calls:
        refused(abi.VELTO_ERROR_NOT_CONNECTED, getattr(context, name), device.sim, *arguments)


@pytest.mark.parametrize(
    ("handle", "value", "has_response", "code"),
    [(99, b"x", 1, 0x01), (DATA, b"x", 1, 0x03), (COMMAND, bytes(21), 1, 0x0D), (COMMAND, b"", 0, 0x0D)],
)
def test_bare_write_that_the_table_forbids_has_its_att_code(context, handle, value, has_response, code) -> None:
    rows = [type(row).from_buffer_copy(row) for row in TABLE]
    rows[0].write_size_min, rows[0].write_size_max = 1, 20
    device = TableDevice(context, table=rows).connect()
    refused(abi.VELTO_ERROR_REJECTED, device.write, value, handle, has_response)
    assert device.att_code() == code
    assert device.writes() == []


def test_encryption_of_a_bare_link_opens_what_is_secured(context) -> None:
    rows = [type(row).from_buffer_copy(row) for row in TABLE]
    rows[0].security, rows[1].security = abi.VELTO_SIM_SECURITY_ENCRYPTED, abi.VELTO_SIM_SECURITY_AUTHENTICATED
    device = TableDevice(context, table=rows)
    context.sim_set_bare(device.sim, 1)
    context.sim_report_link(device.sim, 1)
    refused(abi.VELTO_ERROR_PAIRING_REQUIRED, device.write, b"x")
    assert device.att_code() == 0x05
    context.sim_report_encryption(device.sim, abi.VELTO_SIM_SECURITY_ENCRYPTED)
    device.write(b"x")
    refused(abi.VELTO_ERROR_PAIRING_REQUIRED, device.read, DATA)
    context.sim_report_encryption(device.sim, abi.VELTO_SIM_SECURITY_AUTHENTICATED)
    assert device.read(DATA) == b""


def test_fault_drops_the_link_of_a_bare_simulator(context) -> None:
    device = TableDevice(context).connect()
    device.fail({"kind": DROP_LINK, "requests": WRITE})
    refused(abi.VELTO_ERROR_NOT_CONNECTED, device.write, b"x")
    assert device.info.is_connected == 0


def test_bare_cap_refuses_start_once(context) -> None:
    sim = context.create_sim("sweep", flags=abi.VELTO_SIM_BARE)
    fail(context, sim, {"requests": WRITE, "skip_count": 1, "count": 1})
    context.sim_report_link(sim, 1)
    context.sim_report_subscription(sim, 0x14, 1)
    context.sim_write_value(sim, 0x12, 1, INIT, len(INIT))
    refused(abi.VELTO_ERROR_REJECTED, context.sim_write_value, sim, 0x12, 1, START, len(START))
    context.advance(1)
    notification = abi.velto_sim_notification()
    context.sim_poll_notification(sim, ctypes.byref(notification))
    assert context.footnote == abi.VELTO_NOTHING
    context.sim_write_value(sim, 0x12, 1, START, len(START))
    context.advance(1)
    context.sim_poll_notification(sim, ctypes.byref(notification))
    assert (context.footnote, notification.size) == (abi.VELTO_OK, 16)
