"""Scenarios that need one TAP that is paired with the system and no hand on it: they are played on real ones too.

What a TAP cannot do is skipped by name.
"""

from ..library import abi
from ..waiting import wait_until
from . import Absent, long


async def _connect(rig):
    address = await rig.tap_in_reach()
    client = rig.client()
    device = await client.find(address)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    return client, device


async def tap_is_set_up_let_go_and_set_up_again(rig):
    """It becomes ready, is let go, and all that again."""
    client, device = await _connect(rig)
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == 2
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 1


async def tap_is_made_to_tap(rig):
    """The device is told to behave as if its thumb and middle finger had tapped."""
    client, device = await _connect(rig)
    outcome, sentence = await client.write_combination(device, 5)
    if outcome == "VELTO_ERROR_UNSUPPORTED":
        raise Absent("taps on request, which Tap Straps have")
    assert outcome == "VELTO_OK", sentence
    event = await client.event("the tap", abi.VELTO_EVENT_TAP, seconds=rig.finding_limit)
    assert event.data.tap.combination == 5


@long
async def tap_streams_its_motion_sensor(rig):
    """Frames arrive, unless developer mode is off."""
    await _streams(rig, "imu")


@long
async def tap_streams_its_fingers(rig):
    """Frames arrive, unless developer mode is off."""
    await _streams(rig, "fingers")


async def _streams(rig, identifier):
    client, device = await _connect(rig)
    if identifier not in client.signals(device):
        raise Absent(f"the signal {identifier}")
    stream = await client.start_stream(device, identifier)
    count = 0

    def look():
        nonlocal count
        count += len(list(client.rows(stream)))
        return count >= 50

    await wait_until("50 frames (is developer mode on?)", look, rig.finding_limit)
    outcome, sentence = await client.stop_stream(stream)
    assert outcome == "VELTO_OK", sentence


@long
async def tap_vibrates(rig):
    """It takes the command; whether it is felt is for a person to say."""
    client, device = await _connect(rig)
    outcome, sentence = await client.play_haptic(device, 0.2)
    if outcome == "VELTO_ERROR_UNSUPPORTED":
        raise Absent("a motor")
    assert outcome == "VELTO_OK", sentence
