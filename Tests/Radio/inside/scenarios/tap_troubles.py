"""What goes wrong with a TAP and around it: the error that a program gets, and how it goes on."""

import asyncio

from ..library import abi
from ..model import LinkLost
from ..tap import COMMANDS, CONTROLLER, FIRMWARE_VERSION, TAPS, TEXT, SimulatedTap
from ..waiting import wait_for, wait_until
from ..worn import settled, takes_mode, tapped, wear
from . import long


@long
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


@long
async def another_program_holds_its_taps(rig):
    """Who is in the way is told; as soon as that program is gone, the TAP is set up."""
    await _another_program(rig, by_socket=True)


@long
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


@long
async def daemon_killed_while_raw_data_streams(rig):
    """The stream ends with the link, and both say why. With the next daemon the TAP is played by itself, and streams again."""
    tap, peripheral, client, device = await wear(rig)
    stream = await client.start_stream(device, "imu")
    await wait_until("frames", lambda: len(list(client.rows(stream))))
    # The kernel connects keyboards by itself, and the next daemon would leave such a link alone for half a minute.
    await peripheral.fall_silent()
    rig.bluetoothd.kill()
    end = await client.event("the end of the stream", abi.VELTO_EVENT_STREAM_ENDED)
    assert end.data.stream.stream.bits == stream.bits and end.result == abi.VELTO_ERROR_DISCONNECTED
    loss = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert loss.data.disconnected.reason == abi.VELTO_DOWN_REASON_BACKEND_LOST
    info = client.stream_info(stream)
    assert (info.state, info.result) == (abi.VELTO_STREAM_STATE_ENDED, abi.VELTO_ERROR_DISCONNECTED)
    await peripheral.until_disconnected()
    tap.commands()
    rig.bluetoothd.start()
    await rig.bluez.power_on()
    await peripheral.advertise()

    await _returns(client, device, tap)
    stream = await client.start_stream(device, "imu")
    await wait_until("frames again", lambda: len(list(client.rows(stream))))
    assert client.count(abi.VELTO_EVENT_STREAM_ENDED) == 1
    outcome, sentence = await client.stop_stream(stream)
    assert outcome == "VELTO_OK", sentence


@long
async def adapter_unplugged_in_controller_mode(rig):
    """The link ends once, and what needs it is refused; with the adapter the TAP is back, and in controller mode."""
    tap, peripheral, client, device = await wear(rig)
    await takes_mode(tap, "controller mode", CONTROLLER)
    await rig.air.unplug()
    loss = await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    # A daemon before 5.83 ends the link first, and does not say that the adapter is next.
    assert loss.data.disconnected.reason in (abi.VELTO_DOWN_REASON_UNKNOWN, abi.VELTO_DOWN_REASON_BACKEND_LOST)
    assert loss.data.disconnected.will_reconnect
    await client.event(
        "no adapter to be there", abi.VELTO_EVENT_ADAPTER_CHANGED, lambda event: not event.data.adapter.is_present
    )
    outcome, sentence = await client.write_mode(device, abi.VELTO_TAP_INPUT_MODE_TEXT)
    assert outcome == "VELTO_ERROR_NOT_CONNECTED", (outcome, sentence)
    await peripheral.until_disconnected()
    tap.commands()
    await rig.air.plug_in()
    await rig.bluez.power_on()
    await _returns(client, device, tap)


async def _returns(client, device, tap):
    """The TAP came back by itself after one loss: the same device, in controller mode, and tapped."""
    event = await client.event("the return", abi.VELTO_EVENT_DEVICE_CONNECTED)
    assert event.device.bits == device.bits
    await takes_mode(tap, "controller mode again", CONTROLLER)
    await tapped(client, tap, 3)
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 1
    await settled(client, links=2)
