"""What goes wrong with a TAP and around it: the error that a program gets, and how it goes on."""

import asyncio

from ..library import abi
from ..model import LinkLost
from ..tap import COMMANDS, CONTROLLER, FIRMWARE_VERSION, TAPS, TEXT, SimulatedTap
from ..waiting import wait_for, wait_until
from ..worn import takes_mode, tapped, wear


async def paired_by_the_system_at_the_same_time(rig):
    """With a desktop's agent, the daemon pairs a keyboard as soon as it is connected: so the program's request ends well."""
    async with rig.bluez.desktop():
        tap, _, client, device = await wear(rig)
    await wait_until("the bond to be known", lambda: client.is_paired(device))
    await tapped(client, tap, 3)


async def link_dropped_while_it_is_set_up(rig):
    """Dropped while its version is read: it comes back by itself and is set up from the beginning."""
    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    drops = []

    def drop():
        if not drops:
            drops.append(asyncio.create_task(peripheral.drop()))
            raise LinkLost

    tap.at_read[FIRMWARE_VERSION] = drop
    client = rig.client()
    device = await client.find(tap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    assert drops
    await asyncio.gather(*drops)
    assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == 1
    await tapped(client, tap, 3)
    assert tap.commands(COMMANDS) == [(COMMANDS, CONTROLLER, True)]


async def bond_lost_by_the_system(rig):
    """The link ends, the device is unknown; found and paired again, it plays."""
    tap, peripheral, client, device = await wear(rig)
    await rig.bluez.forget(peripheral.address)
    await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    await peripheral.until_disconnected()
    await client.disconnect(device)
    await _pairs_again(client, tap)


async def _pairs_again(client, tap):
    device = await client.find(tap.name)
    await wait_until("the bond to be gone", lambda: not client.is_paired(device))
    outcome, sentence = await client.pair(device)
    assert outcome == "VELTO_OK", sentence
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    await tapped(client, tap, 7)


async def another_program_holds_its_taps(rig):
    """Who is in the way is told; as soon as that program is gone, the TAP is set up."""
    await _another_program(rig, by_socket=True)


async def another_program_shares_its_taps(rig):
    """By signal both receive every tap.

    The daemon sends each of them as often as it has listeners. Copies count once if they come within 20 ms, which a slow guest
    does not promise.
    """
    await _another_program(rig, by_socket=False)


async def _another_program(rig, by_socket):
    from bleak import BleakClient
    from bleak.args.bluez import BlueZNotifyArgs
    from bleak.backends.device import BLEDevice

    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    client = rig.client()
    device = await client.find(tap.name)

    seen = []
    known = BLEDevice(peripheral.address, tap.name, await rig.bluez.described(peripheral.address))
    other = BleakClient(known, timeout=120)
    await wait_for("the other program's connection", other.connect(), 150)
    listen = BlueZNotifyArgs(use_start_notify=not by_socket)
    await other.start_notify(TAPS, lambda _, packet: seen.append(bytes(packet)), bluez=listen)
    outcome, sentence = await client.connect(device)
    if by_socket:
        assert outcome == "VELTO_ERROR_IN_USE", (outcome, sentence)
        await other.stop_notify(TAPS)
        outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    await wait_until("the device to report taps", lambda: tap.reports_taps)
    for combination in (1, 2, 4, 8):
        tap.tap(combination)
        await client.event("the tap", abi.VELTO_EVENT_TAP, lambda event: event.data.tap.combination == combination)
    if not by_socket:
        await wait_until("the taps at the other program", lambda: {packet[0] for packet in seen} == {1, 2, 4, 8})
        await other.stop_notify(TAPS)
    # Before the other program, which ends the link.
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await takes_mode(tap, "text mode", TEXT)
    # The kernel would connect the keyboard again at once.
    await peripheral.fall_silent()
    await wait_for("the other program's end", other.disconnect())


async def daemon_killed_while_raw_data_streams(rig):
    """The stream ends with the link, and both say why."""
    tap, peripheral, client, device = await wear(rig)
    stream = await client.start_stream(device, "imu")
    await wait_until("frames", lambda: len(list(client.rows(stream))))
    rig.bluetoothd.kill()
    loss = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert loss.data.disconnected.reason == abi.VELTO_DOWN_REASON_BACKEND_LOST
    info = client.stream_info(stream)
    assert (info.state, info.result) == (abi.VELTO_STREAM_STATE_ENDED, abi.VELTO_ERROR_DISCONNECTED)
    await peripheral.until_disconnected()
    rig.bluetoothd.start()
    await rig.bluez.power_on()
