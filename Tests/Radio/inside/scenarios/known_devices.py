"""What a program knows of the device that an earlier one has played with."""

from ..cap import SimulatedCap
from ..library import abi


async def last_device_is_called_by_the_next_program(rig):
    """It is connected without a scan while the daemon remembers it, and found by one when the daemon does not."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    first = rig.client()
    first.auto_connect(1)
    await first.event("the link", abi.VELTO_EVENT_DEVICE_CONNECTED)
    await first.close()
    await peripheral.until_disconnected()

    second = rig.client()
    await _plays_with_the_last_device(second, cap)
    assert second.count(abi.VELTO_EVENT_SCAN_STARTED) == 0
    await second.close()
    await peripheral.until_disconnected()

    await rig.bluez.forget_devices()
    third = rig.client()
    await _plays_with_the_last_device(third, cap)
    assert third.count(abi.VELTO_EVENT_SCAN_STARTED) == 1


async def _plays_with_the_last_device(client, cap):
    await client.event("an adapter", abi.VELTO_EVENT_ADAPTER_CHANGED)
    device, outcome, sentence = await client.connect_last()
    assert outcome == "VELTO_OK", (outcome, sentence)
    assert client.name(device) == cap.name
    await client.input_where("packets", device, lambda frame: frame.packet_count > 3)
