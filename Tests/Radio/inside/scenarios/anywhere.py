"""Scenarios that need one device in reach and no hand on it: they are played on real adapters too."""

from ..library import abi


async def device_is_found_connected_and_heard(rig):
    """The device is heard by the scan, becomes ready, sends packets, is let go, and all that again."""
    address = await rig.device_in_reach()
    client = rig.client()
    device = await client.hear(address, rig.finding_limit)
    for _ in range(2):
        outcome, sentence = await client.connect(device)
        assert outcome == "VELTO_OK", sentence
        await client.input_where("20 packets", device, lambda frame: frame.packet_count >= 20)
        outcome, sentence = await client.disconnect(device)
        assert outcome == "VELTO_OK", sentence
    assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == 2
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 2


async def device_becomes_the_player(rig):
    """Auto-connect takes the device that was chosen beforehand, and its input has the player's number."""
    address = await rig.device_in_reach()
    client = rig.client()
    device = await client.hear(address, rig.finding_limit)
    client.auto_connect(1)
    event = await client.event("the link", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert event.device.bits == device.bits
    frame = await client.input_where("packets", device, lambda frame: frame.flags & abi.VELTO_INPUT_RECEIVING)
    assert frame.player_index == 0
