"""A family that is set while the device is connected: the session of the one before ends, and that of the new one begins."""

from __future__ import annotations

import pytest

from pumped_context import PumpedContext, packet
from raw_device import COMMAND, NOTIFY, WRITE, RawDevice
from veltokit import abi

TX, RX = 3, 6
INIT, START = bytes.fromhex("01 00"), bytes.fromhex("20 10 00 D0 07 34 00 03")


def uart(number: int) -> abi.velto_uuid:
    """A UUID of the Nordic UART service. Source: Triki protocol notes, 1.2."""
    result = abi.velto_uuid()
    result.bytes[:] = bytes.fromhex(f"6e4000{number:02x}b5a3f393e0a9e50e24dcca9e")
    return result


def characteristic(handle: int, number: int, properties: int) -> abi.velto_sim_characteristic:
    return abi.velto_sim_characteristic(
        service=uart(1), uuid=uart(number), properties=properties, handle=handle, write_size_max=20)


@pytest.fixture
def cap(context: PumpedContext) -> RawDevice:
    """What a cap consists of, connected, of which the program says that it is nothing that the library knows."""
    device = RawDevice(context, [characteristic(TX, 3, NOTIFY), characteristic(RX, 2, WRITE | COMMAND)])
    assert packets_of(device) == 1, "by its service, it is a cap"
    device.context.device_set_family(device.device, abi.VELTO_FAMILY_OTHER)
    device.context.advance(1)
    written(device)
    return device


def packets_of(cap: RawDevice) -> int:
    """The number of packets that arrive of one that is sent."""
    before = cap.context.poll(cap.device).packet_count
    cap.notify(TX, packet(y=40))
    return cap.context.poll(cap.device).packet_count - before


def written(cap: RawDevice) -> list[bytes]:
    writes = []
    while True:
        write = cap.context.answer(abi.velto_sim_write, "sim_poll_write", cap.sim)
        if cap.context.footnote == abi.VELTO_NOTHING:
            return writes
        writes.append(bytes(write.bytes[: write.size]))


def is_subscribed(cap: RawDevice) -> bool:
    return bool(cap.context.library.velto_sim_is_subscribed(cap.sim, TX))


def test_session_of_the_family_before_ends(cap: RawDevice) -> None:
    assert not is_subscribed(cap)
    polled = cap.context.poll(cap.device)
    assert polled.flags & abi.VELTO_INPUT_CONNECTED and not polled.flags & abi.VELTO_INPUT_RECEIVING
    assert polled.packet_count == 0
    assert cap.context.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == []


def test_session_of_the_new_family_begins(cap: RawDevice) -> None:
    cap.context.device_set_family(cap.device, abi.VELTO_FAMILY_TRIKI)
    cap.context.advance(1)
    assert is_subscribed(cap) and written(cap) == [INIT, START]
    assert packets_of(cap) == 1
    assert cap.context.poll(cap.device).flags & abi.VELTO_INPUT_RECEIVING


def test_what_the_program_has_subscribed_to_stays(cap: RawDevice) -> None:
    _, subscription = cap.subscribe(TX)
    for family in (abi.VELTO_FAMILY_TRIKI, abi.VELTO_FAMILY_OTHER):
        cap.context.device_set_family(cap.device, family)
        cap.context.advance(1)
        cap.notify(TX, packet(y=40))
        assert cap.context.answer(abi.velto_value, "subscription_poll_value", subscription).size == 16


def test_the_same_family_again_changes_nothing(cap: RawDevice) -> None:
    for _ in range(2):
        cap.context.device_set_family(cap.device, abi.VELTO_FAMILY_TRIKI)
    cap.context.advance(1)
    assert written(cap) == [INIT, START]
    cap.context.device_set_family(cap.device, abi.VELTO_FAMILY_TRIKI)
    cap.context.advance(1)
    assert written(cap) == []
