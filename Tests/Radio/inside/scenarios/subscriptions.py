"""Devices that do not simply confirm a subscription: neither bluetoothd nor another player may suffer."""

import asyncio

from ..library import abi
from ..model import StreamingCap
from ..reluctant_cap import ReluctantCap
from ..waiting import wait_until
from . import long

MEMORY = 6
"""Seconds after a link's end after which bluetoothd drops what it remembers of the device, and crashes if it can."""


class SlowCap(StreamingCap):
    """A minute of packets at the usual rate would cost half a minute of a processor."""

    PERIOD = 1 / 4


async def _two_players(rig, *moods):
    """A client, a cap that plays, and one of such moods that is known and not connected."""
    await rig.restart_daemon(memory=MEMORY)
    good, reluctant = SlowCap("Triki good"), ReluctantCap(*moods, name="Triki reluctant")
    await rig.peripheral(good)
    peripheral = await rig.peripheral(reluctant)
    client = rig.client()
    other = await client.find(good.name)
    assert (await client.connect(other))[0] == "VELTO_OK"
    device = await client.find(reluctant.name)
    return client, other, device, reluctant, peripheral


async def _plays(client, device, what):
    before = client.packets(device)
    await wait_until(what, lambda: client.packets(device) > before + 3, 120)


async def _survives(rig, client, other):
    """Long enough for bluetoothd to have dropped a device, and the other player has noticed nothing."""
    await asyncio.sleep(MEMORY + 5)
    assert rig.bluetoothd.ensure_running() is None, "the daemon did not survive"
    await _plays(client, other, "the other player to go on")
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED, other.bits) == 0


@long
async def refused_once(rig):
    """The refusal is told as what it is, and the next attempt plays."""
    client, other, device, reluctant, _ = await _two_players(rig, ReluctantCap.REFUSES)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_ERROR_REJECTED", (outcome, sentence)
    await _survives(rig, client, other)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", (outcome, sentence)
    await _plays(client, device, "the cap to play after all")


@long
async def confirmed_late(rig):
    """A device that takes twelve seconds to confirm plays, and its end harms nobody."""
    client, other, device, reluctant, peripheral = await _two_players(rig, 12.0)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", (outcome, sentence)
    await _plays(client, device, "the slow cap to play")
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await peripheral.fall_silent()
    await _survives(rig, client, other)


@long
async def left_during_the_first_subscription(rig):
    """The link ends before the device has confirmed: it comes back and plays."""
    client, other, device, reluctant, peripheral = await _two_players(rig, ReluctantCap.HOLDS)
    attempt = asyncio.create_task(client.connect(device))
    await wait_until("the subscription to be asked for", lambda: reluctant.unanswered)
    await peripheral.drop(advertise_again=False)
    assert (await attempt)[0] != "VELTO_OK"
    await _survives(rig, client, other)
    await peripheral.advertise()
    assert (await client.connect(device))[0] == "VELTO_OK"
    await _plays(client, device, "the cap to play when it is back")


@long
async def left_while_a_socket_was_asked_for(rig):
    """What cannot be avoided: that cap is of no use until the daemon has restarted, then both play again."""
    client, other, device, reluctant, peripheral = await _two_players(rig)
    client.auto_connect(2)
    assert (await client.connect(device))[0] == "VELTO_OK"
    await _plays(client, device, "the cap to play")
    asked = reluctant.asked
    reluctant.moods.append(ReluctantCap.HOLDS)
    await peripheral.drop()
    await wait_until("the next subscription", lambda: reluctant.asked > asked and reluctant.unanswered)
    await peripheral.drop(advertise_again=False)
    await _survives(rig, client, other)

    await rig.restart_daemon()
    await peripheral.advertise()
    await client.event(
        "the other player's return", abi.VELTO_EVENT_DEVICE_CONNECTED, lambda event: event.device.bits == other.bits
    )
    await _plays(client, other, "the other player to play again")
    await wait_until("a link of the cap", lambda: peripheral.is_connected, 120)
    await _plays(client, device, "the cap to play again")
