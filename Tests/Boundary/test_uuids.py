"""UUIDs as numbers and as text, and characteristics that are found by them."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed, PumpedContext
from raw_device import READ, NOTIFY, RawDevice, characteristic, uuid
from veltokit import abi

BATTERY = "0000180f-0000-1000-8000-00805f9b34fb"
LEVEL = 0x2A19
TABLE = [characteristic(3, 0x180F, LEVEL, READ | NOTIFY), characteristic(6, 0xA000, LEVEL, READ), characteristic(8, 0xA000, 0xA001, READ)]


@pytest.mark.parametrize("text", [BATTERY, BATTERY.upper(), BATTERY.replace("-", ""), "180f", "0000180F"])
def test_uuid_is_made_of_its_text(context: PumpedContext, text: str) -> None:
    parsed = context.answer(abi.velto_uuid, "uuid_parse", text.encode())
    assert bytes(parsed) == bytes(uuid(0x180F))
    assert context.text("uuid_to_text", parsed) == BATTERY


@pytest.mark.parametrize("text", ["", "180", "0x180f", BATTERY[:-1], BATTERY + "0", "zzzz"])
def test_text_that_is_no_uuid_is_named(context: PumpedContext, text: str) -> None:
    parsed = uuid(1)
    before = bytes(parsed)
    with pytest.raises(Failed, match=f"'{text}'") as failure:
        context.uuid_parse(text.encode(), ctypes.byref(parsed))
    assert failure.value.result == abi.VELTO_ERROR_FORMAT
    assert bytes(parsed) == before


def test_first_characteristic_of_a_uuid_is_read_and_subscribed_to(context: PumpedContext) -> None:
    thing = RawDevice(context, TABLE)
    thing.set_value(3, b"\x2a")
    operation = thing.started("device_read_uuid", uuid(LEVEL), 5.0)
    assert thing.outcome(operation) == abi.VELTO_OK
    assert thing.value_of(operation) == b"\x2a"
    subscription = abi.velto_subscription()
    context.device_subscribe_uuid(thing.device, uuid(LEVEL), None, ctypes.byref(subscription), None)
    context.advance(1)
    info = thing.info(subscription)
    assert (info.state, info.characteristic) == (abi.VELTO_SUBSCRIPTION_STATE_ACTIVE, 3)


@pytest.mark.parametrize("name", ["read", "subscribe"])
def test_missing_characteristic_is_named_at_once(context: PumpedContext, name: str) -> None:
    thing = RawDevice(context, TABLE)
    out = abi.velto_subscription(7)
    arguments = [5.0, None] if name == "read" else [None, ctypes.byref(out), None]
    with pytest.raises(Failed, match="0000beef-0000-1000-8000-00805f9b34fb") as failure:
        getattr(context, f"device_{name}_uuid")(thing.device, uuid(0xBEEF), *arguments)
    assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND
    assert out.bits == 7


def test_uuid_of_a_device_without_a_link_is_not_looked_for(context: PumpedContext) -> None:
    thing = RawDevice(context, TABLE)
    context.device_disconnect(thing.device, None)
    context.advance(1)
    with pytest.raises(Failed) as failure:
        context.device_read_uuid(thing.device, uuid(LEVEL), 5.0, None)
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED
