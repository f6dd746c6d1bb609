"""Raw access: services, values, subscriptions, UUIDs."""

from __future__ import annotations

import asyncio
from itertools import islice
from uuid import UUID

import pytest
from fake_devices import BATTERY_LEVEL, battery

import veltokit
from veltokit import AttributeProperty, Backend, Context, Device, SubscriptionState, ValuesReadyEvent, errors, parse_uuid

LEVEL = UUID("00002a19-0000-1000-8000-00805f9b34fb")


def test_uuids_are_python_s_own() -> None:
    assert parse_uuid("2a19") == parse_uuid("00002a19") == parse_uuid(str(LEVEL)) == parse_uuid(LEVEL.hex) == LEVEL
    assert veltokit.uuid_text(LEVEL) == str(LEVEL)
    with pytest.raises(ValueError):
        parse_uuid("2a1")


def test_the_table_is_listed(velto: Context) -> None:
    _, device = battery(velto)
    [service], [level] = device.services, device.characteristics
    assert service.uuid == parse_uuid("180f") and level.uuid == LEVEL and level.handle == BATTERY_LEVEL
    assert AttributeProperty.NOTIFY in level.properties and device.descriptors == []
    assert device.find_characteristic("2a19") == device.find_characteristic(LEVEL, "180f") == BATTERY_LEVEL
    assert device.find_characteristic("2a20") is None


@pytest.mark.parametrize("characteristic", [BATTERY_LEVEL, "2a19", LEVEL])
def test_values_are_read_and_written(velto: Context, characteristic: int | str | UUID) -> None:
    sim, device = battery(velto)
    assert device.read_value(characteristic).wait() == b"\x55"
    device.write_value(characteristic, b"\x01\x02").wait()
    device.write_value(characteristic, b"\x03", with_response=False).wait()
    assert [(write.data, write.has_response) for write in sim.writes()] == [(b"\x01\x02", True), (b"\x03", False)]
    assert device.read_value(characteristic).wait() == b"\x03"


def test_an_unknown_characteristic_is_not_found(velto: Context) -> None:
    _, device = battery(velto)
    for start in (device.read_value, device.subscribe, lambda uuid: device.write_value(uuid, b"")):
        with pytest.raises(LookupError):
            start("2a20")


@pytest.mark.parametrize("characteristic", [BATTERY_LEVEL, "2a19"])
def test_subscriptions_are_iterated(velto: Context, characteristic: int | str) -> None:
    sim, device = battery(velto)
    with device.subscribe(characteristic) as levels:
        levels.started.wait()
        for level in range(3):
            sim.notify(bytes([level]), BATTERY_LEVEL)
        values = list(islice(levels, 3))
        assert [value.data for value in values] == [b"\0", b"\1", b"\2"]
        assert [value.sequence for value in values] == [1, 2, 3] and values[0].timestamp == values[0].timestamp_ns / 1e9
        assert levels.info.state is SubscriptionState.ACTIVE and levels.info.value_count == 3 and levels.error is None
        begin = velto.time
        assert levels.wait(2) is None and velto.time - begin == pytest.approx(2)
    with pytest.raises(ReferenceError):
        levels.poll()
    levels.close()
    assert list(levels) == []


def test_a_subscription_s_event_has_the_subscription(velto: Context) -> None:
    sim, device = battery(velto)
    levels = device.subscribe("2a19")
    levels.started.wait()
    with velto.events(veltokit.EventClass.VALUE) as events:
        sim.notify(b"\x01")
        event = events.wait(1)
        assert isinstance(event, ValuesReadyEvent)
        assert event.subscription is levels and event.characteristic == BATTERY_LEVEL


def test_a_forgotten_device_ends_the_iteration(velto: Context) -> None:
    _, device = battery(velto)
    levels = device.subscribe("2a19")
    levels.started.wait()
    device.forget().wait()
    assert list(levels) == []


def test_a_reply_is_awaited(velto: Context) -> None:
    sim, device = battery(velto)
    levels = device.subscribe("2a19")
    levels.started.wait()
    reply = device.await_value("2a19", b"\x10")
    sim.notify(b"\x01")
    sim.notify(b"\x10\x20")
    assert reply.wait() == b"\x10\x20"
    with pytest.raises(errors.DeviceTimeoutError):
        device.await_value("2a19", b"\x11", timeout=1).wait()


@pytest.mark.parametrize("kind", [{}, {"pumped": True}, {"manual_clock": True}])
def test_a_coroutine_iterates_values(kind: dict[str, bool]) -> None:
    async def main() -> list[bytes]:
        with Context(backends=Backend.SIMULATED, ephemeral=True, **kind) as velto:
            velto.create_simulator(name="Triki test", script="sweep")
            device: Device = await velto.connect("Triki test")
            [motion] = [row for row in device.characteristics if AttributeProperty.NOTIFY in row.properties]
            values = []
            async for value in device.subscribe(motion.uuid):
                values.append(value.data)
                if len(values) == 12:
                    return values
            return []

    values = asyncio.run(main())
    assert len(values) == 12 and all(value[0] == 0x22 for value in values)


def test_closing_a_subscription_ends_a_coroutine() -> None:
    async def main() -> list[veltokit.Value]:
        with Context(backends=Backend.SIMULATED, ephemeral=True) as velto:
            _, device = await asyncio.to_thread(battery, velto)
            levels = device.subscribe("2a19")

            async def collect() -> list[veltokit.Value]:
                return [value async for value in levels]

            task = asyncio.create_task(collect())
            await levels.started
            levels.close()
            return await asyncio.wait_for(task, 10)

    assert asyncio.run(main()) == []
