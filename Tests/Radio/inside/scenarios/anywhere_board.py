"""Scenarios that need one MetaWear board and no hand on it: they are played on real ones too.

What a board lacks is skipped by name.
"""

from ..library import abi
from ..waiting import wait_until
from . import Absent, long


async def _connect(rig):
    address = await rig.board_in_reach()
    client = rig.client()
    device = await client.hear(address, rig.finding_limit)
    client.set_family(device, abi.VELTO_FAMILY_METAWEAR)  # it may have a name of its own
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    return client, device


async def board_is_set_up_let_go_and_set_up_again(rig):
    """It becomes ready, is let go, and all that again."""
    client, device = await _connect(rig)
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == 2
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 1


async def board_streams_acceleration(rig):
    """Frames arrive, and gravity is in them."""
    for row in await _streams(rig, "acceleration"):
        assert sum(axis * axis for axis in row) > 1, row


@long
async def board_streams_rotation(rig):
    """Frames arrive."""
    await _streams(rig, "angular-velocity")


@long
async def board_streams_the_magnetic_field(rig):
    """Between 5 and 500 µT, with a magnet near it more."""
    for row in await _streams(rig, "magnetic-field", 20):
        assert 5e-6 < sum(axis * axis for axis in row) ** 0.5 < 5e-3, row


@long
async def board_streams_pressure(rig):
    """A pressure at which people live."""
    for [pressure] in await _streams(rig, "pressure", 20):
        assert 40_000 < pressure < 120_000, pressure


@long
async def board_streams_light(rig):
    """No less than darkness."""
    for [light] in await _streams(rig, "illuminance", 4):
        assert light >= 0, light


@long
async def board_streams_its_attitude(rig):
    """A quaternion of length 1."""
    for row in await _streams(rig, "quaternion", 25, lambda client, device: client.make_compass(device)):
        assert abs(sum(part * part for part in row) - 1) < 0.01, row


@long
async def board_reads_its_battery(rig):
    """A share between 0 and 1, and volts."""
    charge, voltage = await _reads(rig, "battery", 2)
    assert 0 <= charge <= 1 and 1 < voltage < 6, (charge, voltage)


@long
async def board_reads_its_temperature(rig):
    """A temperature at which people live."""
    [temperature] = await _reads(rig, "temperature[0]", 1)
    assert -20 < temperature < 70, temperature


@long
async def board_blinks_and_vibrates(rig):
    """It takes the commands; whether they are seen and felt is for a person to say."""
    client, device = await _connect(rig)
    for what, outcome in (("a light", await client.blink(device)), ("a motor", await client.play_haptic(device, 0.2))):
        if outcome[0] == "VELTO_ERROR_UNSUPPORTED":
            raise Absent(what)
        assert outcome[0] == "VELTO_OK", outcome


@long
async def board_detects_motion(rig):
    """A detector starts and stops; it needs a hand to find anything."""
    client, device = await _connect(rig)
    for outcome, sentence in (await client.start_detector(device), await client.stop_detector(device)):
        if outcome == "VELTO_ERROR_UNSUPPORTED":
            raise Absent("a detector of motion")
        assert outcome == "VELTO_OK", sentence


async def _streams(rig, identifier, count=50, prepare=lambda client, device: None):
    client, device = await _connect(rig)
    if identifier not in client.signals(device):
        raise Absent(f"the signal {identifier}")
    prepare(client, device)
    stream = await client.start_stream(device, identifier)
    rows = []
    await wait_until(
        f"{count} frames", lambda: rows.extend(client.rows(stream)) or len(rows) >= count, rig.finding_limit
    )
    outcome, sentence = await client.stop_stream(stream)
    assert outcome == "VELTO_OK", sentence
    return rows


async def _reads(rig, identifier, width):
    client, device = await _connect(rig)
    if identifier not in client.signals(device):
        raise Absent(f"the signal {identifier}")
    return await client.read_signal(device, identifier, width)
