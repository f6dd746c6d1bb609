"""Simulated devices that a test programs: characteristics by table, and reactions in virtual time."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed
from raw_device import NOTIFY, READ, RawDevice, array, characteristic, uuid
from table_device import COMMAND, DATA, TABLE, TableDevice, rule
from veltokit import abi

STOP, REFUSE = abi.VELTO_SIM_ACTION_STOP, abi.VELTO_SIM_ACTION_REFUSE


def refused(result: int, call, *arguments, **named) -> str:
    """The sentence of a call that has to fail with that code."""
    with pytest.raises(Failed) as failure:
        call(*arguments, **named)
    assert failure.value.result == result, failure.value
    return str(failure.value)


# Models by name


def test_model_is_given_by_name_or_by_constant(context) -> None:
    table = context.create_sim(model_name=b"table")
    context.sim_set_characteristics(table, *array(TABLE))
    cap = context.create_sim(model_name=b"triki-cap", model=abi.VELTO_SIM_MODEL_TABLE)
    context.sim_press_button(cap, 0.1)


def test_unknown_model_and_unknown_script_list_the_known_ones(context) -> None:
    sentence = refused(abi.VELTO_ERROR_NOT_FOUND, context.create_sim, model_name=b"toaster")
    assert "there is no model toaster: must be one of " in sentence and "tap-strap-2, " in sentence
    sentence = refused(abi.VELTO_ERROR_NOT_FOUND, context.create_sim, script="dance")
    assert "there is no script dance: must be one of dart, " in sentence
    cap = context.create_sim()
    assert "there is no script dance" in refused(abi.VELTO_ERROR_NOT_FOUND, context.sim_play, cap, b"dance")


def test_no_two_simulated_devices_have_the_same_address(context) -> None:
    first = context.create_sim(seed=1)
    sentence = refused(abi.VELTO_ERROR_INVALID_ARGUMENT, context.create_sim, model_name=b"table", seed=1)
    assert "seed is 1, and so is that of another simulated device" in sentence
    chosen = context.create_sim()
    assert context.sim_device(chosen).bits != context.sim_device(first).bits
    context.library.velto_sim_destroy(first)
    context.create_sim(seed=1)


# Characteristics


def test_table_is_listed_as_it_was_set(context) -> None:
    level = characteristic(7, 0x180F, 0x2A19, READ | NOTIFY)
    level.security, level.value_size, level.value[0] = abi.VELTO_SIM_SECURITY_ENCRYPTED, 1, 80
    level.write_size_min, level.write_size_max = 1, 20
    device = TableDevice(context, table=[level])
    (listed,) = device.characteristics()
    assert bytes(listed) == bytes(level)
    assert device.value(7) == b"\x50"


def test_size_of_zero_stands_for_the_longest_value(context) -> None:
    row = characteristic(COMMAND, 0xFFF0, 0xFFF1, abi.VELTO_ATTRIBUTE_PROPERTY_WRITE)
    row.write_size_max = 0
    device = TableDevice(context, table=[row])
    assert device.characteristics()[0].write_size_max == 512
    context.sim_set_bare(device.sim, 1)
    context.sim_report_link(device.sim, 1)
    device.write(bytes(512))


@pytest.mark.parametrize(
    ("members", "sentence"),
    [
        ({"handle": COMMAND}, "characteristics[1].handle is 3: must be unique and not 0"),
        ({"write_size_min": 21, "write_size_max": 20}, "characteristics[1].write_size_min is 21"),
        ({"value_size": 65}, "characteristics[1].value_size is 65: must be at most 64"),
        ({"security": 3}, "characteristics[1].security is 3: must be 0 to 2"),
        ({"properties": 1 << 9}, "characteristics[1].properties has unknown flags 0x200"),
    ],
)
def test_wrong_row_is_named_and_changes_nothing(context, members, sentence) -> None:
    device = TableDevice(context)
    rows = [characteristic(3, 1, 1, READ), characteristic(9, 1, 2, READ)]
    for name, value in members.items():
        setattr(rows[1], name, value)
    assert sentence in refused(
        abi.VELTO_ERROR_INVALID_ARGUMENT, context.sim_set_characteristics, device.sim, *array(rows))
    assert [row.handle for row in device.characteristics()] == [COMMAND, DATA]


def test_values_stay_with_their_characteristics_and_end_with_them(context) -> None:
    device = TableDevice(context)
    context.sim_set_value(device.sim, COMMAND, b"one", 3)
    context.sim_set_value(device.sim, DATA, b"two", 3)
    fresh = characteristic(DATA, 0xFFF0, 0xFFF2, READ | NOTIFY)
    fresh.value_size, fresh.value[0] = 1, 9
    context.sim_set_characteristics(device.sim, *array([TABLE[0], fresh]))
    assert (device.value(COMMAND), device.value(DATA)) == (b"one", b"\x09")
    context.sim_set_characteristics(device.sim, *array([fresh]))
    context.sim_set_characteristics(device.sim, *array(TABLE))
    assert device.value(COMMAND) == b""


def test_characteristic_that_is_not_there_has_no_value(context) -> None:
    device = TableDevice(context)
    assert "characteristic is 99" in refused(
        abi.VELTO_ERROR_NOT_FOUND, context.sim_set_value, device.sim, 99, b"x", 1)
    refused(abi.VELTO_ERROR_NOT_FOUND, device.value, 99)


def test_firmware_has_no_table_of_the_programs(context) -> None:
    cap = context.create_sim()
    for name, *arguments in [
        ("sim_set_characteristics", *array(TABLE)), ("sim_set_value", 3, b"x", 1),
        ("sim_get_value", 3, None, 0, None), ("sim_set_reactions", None, 0),
    ]:
        refused(abi.VELTO_ERROR_UNSUPPORTED, getattr(context, name), cap, *arguments)


@pytest.mark.parametrize(
    ("security", "expected"),
    [(abi.VELTO_SIM_SECURITY_OPEN, abi.VELTO_OK), (abi.VELTO_SIM_SECURITY_ENCRYPTED, abi.VELTO_ERROR_PAIRING_REQUIRED)],
)
def test_secured_characteristic_requires_pairing(context, security, expected) -> None:
    secret = characteristic(DATA, 0xFFF0, 0xFFF2, READ | NOTIFY)
    secret.security = security
    thing = RawDevice(context, [secret])
    assert thing.read(DATA)[0] == expected
    assert thing.subscribe(DATA)[0] == expected


def test_services_of_the_table_are_advertised(context) -> None:
    device = TableDevice(context)
    assert device.bytes_of("sim_get_advertisement").hex() == "020106" + "0303f0ff" + "0609" + b"Table".hex()
    uart = characteristic(2, 1, 1, READ)
    uart.service.bytes[:] = bytes.fromhex("6e400001b5a3f393e0a9e50e24dcca9e")
    context.sim_set_characteristics(device.sim, *array([uart]))
    assert device.bytes_of("sim_get_advertisement")[3:5] == b"\x11\x07"


def test_name_in_the_scan_response(context) -> None:
    def payload(sim, name: str) -> bytes:
        buffer, count = ctypes.create_string_buffer(31), ctypes.c_size_t()
        getattr(context, name)(sim, buffer, 31, ctypes.byref(count))
        return buffer.raw[: count.value]

    plain = context.create_sim(name=b"Triki 1")
    assert payload(plain, "sim_get_advertisement").endswith(b"\x08\x09Triki 1")
    assert payload(plain, "sim_get_scan_response") == b"" and context.footnote == abi.VELTO_NOTHING
    late = context.create_sim(name=b"Triki 2", flags=abi.VELTO_SIM_NAME_IN_SCAN_RESPONSE)
    assert payload(late, "sim_get_advertisement") == b"\x02\x01\x06"
    assert payload(late, "sim_get_scan_response") == b"\x08\x09Triki 2"
    device = context.sim_device(late)
    assert context.text("device_get_name", device) == "Triki 2"


# Reactions


def test_write_is_answered_after_its_delay(context) -> None:
    device = TableDevice(context, rule(b"\x10", b"\x11", delay=0.5)).connect()
    device.write(b"\x10\xff")
    context.advance(0.499)
    assert device.notified() == []
    context.advance(0.001)
    assert device.notified() == [b"\x11"]
    device.write(b"\x20")
    context.advance(10)
    assert device.notified() == []


def test_reaction_reaches_a_connected_program(context) -> None:
    thing = RawDevice(context, TABLE)
    context.sim_set_reactions(thing.sim, rule(b"\x10", b"\x11\x00", copy_from=1, copy_to=1, copy_size=1, delay=0.25), 1)
    subscription = thing.subscribed(DATA)
    assert context.library.velto_sim_is_subscribed(thing.sim, DATA) == 1
    assert thing.write(COMMAND, b"\x10\x2a") == abi.VELTO_OK
    sent_at = context.now_ns
    context.advance(1)
    (value,) = thing.values(subscription)
    assert bytes(value.bytes[: value.size]) == b"\x11\x2a"
    assert 0.2e9 < value.timestamp_ns - sent_at <= 0.25e9


@pytest.mark.parametrize(
    ("members", "matching", "others"),
    [
        ({"pattern": b"\x10\x20"}, [b"\x10\x20", b"\x10\x20\x30"], [b"\x10", b"\x10\x21", b""]),
        ({"pattern": b"\x10", "flags": abi.VELTO_SIM_REACTION_WHOLE}, [b"\x10"], [b"\x10\x00", b""]),
        ({"pattern": b"\x10\x00\x30", "ignored": b"\x0f\xff"}, [b"\x10\x00\x30", b"\x1f\xaa\x30"], [b"\x20\x00\x30", b"\x10\x00\x31"]),
        ({"pattern": b""}, [b"", b"anything"], []),
    ],
)
def test_pattern_decides_what_matches(context, members, matching, others) -> None:
    device = TableDevice(context, rule(bytes=b"!", **members)).connect()
    for value in [*matching, *others]:
        device.write(value)
        assert device.notified() == ([b"!"] if value in matching else []), value


def test_every_matching_rule_acts_in_order_up_to_the_last(context) -> None:
    last = rule(b"\x01", b"b", flags=abi.VELTO_SIM_REACTION_LAST)
    device = TableDevice(context, rule(b"", b"a"), last, rule(b"", b"c")).connect()
    device.write(b"\x01")
    assert device.notified() == [b"a", b"b"]
    device.write(b"\x02")
    assert device.notified() == [b"a", b"c"]


def test_stream_runs_until_a_rule_stops_it(context) -> None:
    device = TableDevice(
        context, rule(b"\x01", b"s", period=0.1), rule(b"\x00", action=STOP), rule(b"\x02", b"n", period=0.1, count=3),
    ).connect()
    device.write(b"\x01")
    context.advance(0.45)
    assert device.notified() == [b"s"] * 5
    device.write(b"\x00")
    context.advance(10)
    assert device.notified() == []
    device.write(b"\x02")
    context.advance(10)
    assert device.notified() == [b"n"] * 3


def test_jump_of_the_clock_makes_up_for_the_last_64(context) -> None:
    device = TableDevice(context, rule(b"\x01", b"s", period=0.001)).connect()
    device.write(b"\x01")
    context.advance(86_400)
    assert len(device.notified()) == 64
    context.advance(0.01)
    assert len(device.notified()) in (10, 11)


def test_subscription_is_answered(context) -> None:
    device = TableDevice(context, rule(bytes=b"hello", trigger=abi.VELTO_SIM_TRIGGER_SUBSCRIBE, characteristic=DATA)).connect()
    assert device.notified() == [b"hello"]
    context.sim_report_subscription(device.sim, DATA, 0)
    context.sim_report_subscription(device.sim, DATA, 1)
    assert device.notified() == [b"hello"]


def test_value_changes_after_a_write(context) -> None:
    device = TableDevice(
        context, rule(b"\x01", b"\x00\x00", action=abi.VELTO_SIM_ACTION_SET_VALUE, delay=0.1, copy_size=1, copy_to=1),
    ).connect()
    device.write(b"\x01")
    assert device.read(DATA) == b""
    context.advance(0.1)
    assert device.read(DATA) == b"\x00\x01"


def test_refused_write_has_the_rules_code_and_leaves_the_value(context) -> None:
    device = TableDevice(context, rule(b"\x01", b"!"), rule(b"\x01", action=REFUSE, att_code=0x13)).connect()
    device.write(b"\x02")
    refused(abi.VELTO_ERROR_REJECTED, device.write, b"\x01")
    assert device.att_code() == 0x13
    assert (device.read(), device.notified()) == (b"\x02", [])


def test_device_can_drop_its_link(context) -> None:
    thing = RawDevice(context, TABLE)
    context.sim_set_reactions(thing.sim, rule(b"\xff", action=abi.VELTO_SIM_ACTION_DROP_LINK, delay=0.05), 1)
    assert thing.write(COMMAND, b"\xff") == abi.VELTO_OK
    context.events()
    context.advance(0.1)
    (gone,) = context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert gone.data.disconnected.reason == abi.VELTO_DOWN_REASON_REMOTE


def test_end_of_the_link_drops_what_waits(context) -> None:
    device = TableDevice(context, rule(b"\x01", b"s", period=0.1)).connect()
    device.write(b"\x01")
    context.sim_report_link(device.sim, 0)
    device.connect()
    context.advance(1)
    assert device.notified() == []


@pytest.mark.parametrize(
    ("members", "code", "sentence"),
    [
        ({"characteristic": 99}, "NOT_FOUND", "reactions[1].characteristic is 99: there is no such characteristic"),
        ({"target": 99}, "NOT_FOUND", "reactions[1].target is 99: there is no such characteristic"),
        ({"target": 0}, "INVALID_ARGUMENT", "reactions[1].target is 3: that characteristic cannot notify"),
        ({"pattern_size": 33}, "INVALID_ARGUMENT", "reactions[1].pattern_size is 33: must be at most 32"),
        ({"size": 257}, "INVALID_ARGUMENT", "reactions[1].size is 257: must be at most 256"),
        ({"copy_size": 2}, "INVALID_ARGUMENT", "reactions[1].bytes has 1 bytes: the copied ones end at 2"),
        ({"period": 0.0001}, "INVALID_ARGUMENT", "reactions[1].period is 0.0001: must be 0, or 0.001 s or more"),
        ({"delay": -1.0}, "INVALID_ARGUMENT", "reactions[1].delay is -1: must be 0 to 86400"),
        ({"trigger": 2}, "INVALID_ARGUMENT", "reactions[1].trigger is 2: must be 0 to 1"),
        ({"trigger": 1}, "INVALID_ARGUMENT", "reactions[1].pattern has 1 bytes: must be empty for SUBSCRIBE"),
        ({"reserved": 1}, "INVALID_ARGUMENT", "reactions[1].reserved is not zero"),
    ],
)
def test_wrong_rule_is_named_and_changes_nothing(context, members, code, sentence) -> None:
    device = TableDevice(context, rule(b"\x10", b"\x11")).connect()
    wrong = rule(b"\x10", b"!", **members)
    result = getattr(abi, f"VELTO_ERROR_{code}")
    assert sentence in refused(result, device.react, rule(b"\x10", b"?"), wrong)
    device.write(b"\x10")
    assert device.notified() == [b"\x11"]


def test_reactions_are_bounded(context) -> None:
    device = TableDevice(context, *[rule(b"", b"x", delay=1.0)] * 64).connect()
    refused(abi.VELTO_ERROR_INVALID_ARGUMENT, device.react, *[rule()] * 65)
    for _ in range(100):
        device.write(b"")
    context.advance(2)
    assert len(device.notified()) == 64, "the ring of notifications"
    assert device.info.notification_count == 256, "the most that waits"
    assert device.info.lost_notification_count == 192
