"""Links of the library over the real stack: several at once, held by others, dropped at bad moments."""

import asyncio
import contextlib
import os

from ..cap import SimulatedCap
from ..library import abi
from ..waiting import Late, wait_for, wait_until
from . import long
from .foreign_client import _Client as ForeignClient


def _has_packets(frame):
    return frame.packet_count > 3


def _is_on_the_right(frame):
    return frame.position_x > 0.4


def _is_on_the_left(frame):
    return frame.position_x < -0.4


async def serves_two_caps_at_once(rig):
    """Two players move at once; when one drops, the other goes on, and the first gets its place and its id back."""
    caps = {cap.name: cap for cap in (SimulatedCap(rig, "Triki one", 1), SimulatedCap(rig, "Triki two", 2))}
    peripherals = {name: await rig.peripheral(cap) for name, cap in caps.items()}
    client = rig.client()
    client.auto_connect(2)
    for _ in caps:
        await client.event("a player", abi.VELTO_EVENT_DEVICE_CONNECTED)
    first, second = client.device_of_player(0), client.device_of_player(1)
    name = client.name(first)
    other = next(cap for cap in caps.values() if cap.name != name)
    assert client.name(second) == other.name

    # The first poll of a paddle finds its center: before anybody moves.
    await client.input_where("packets of the first player", first, _has_packets)
    await client.input_where("packets of the second player", second, _has_packets)
    caps[name].move(200)
    other.move(-200)
    await client.input_where("the first player on the right", first, _is_on_the_right)
    await client.input_where("the second player on the left", second, _is_on_the_left)

    await peripherals[name].drop()
    await client.event("the loss", abi.VELTO_EVENT_DEVICE_DISCONNECTED, lambda event: event.device.bits == first.bits)
    other.move(200)
    await client.input_where("the second player on the right", second, _is_on_the_right)
    await client.event("the return", abi.VELTO_EVENT_DEVICE_CONNECTED, lambda event: event.device.bits == first.bits)
    assert client.device_of_player(0).bits == first.bits
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED, first.bits) == 1
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED, second.bits) == 0


@long
async def loses_no_packet_of_four_caps(rig):
    """What four caps sent is what arrived, each at its own device, and the daemon dropped nothing."""
    caps = {f"Triki {seed}": SimulatedCap(rig, f"Triki {seed}", seed) for seed in range(1, 5)}
    for cap in caps.values():
        await rig.peripheral(cap)
    dropped_before = rig.bluetoothd.dropped_notifications()
    client = rig.client()
    client.auto_connect(len(caps))
    for _ in caps:
        await client.event("a player", abi.VELTO_EVENT_DEVICE_CONNECTED)
    devices = {client.name(client.device_of_player(player)): client.device_of_player(player) for player in range(4)}
    assert devices.keys() == caps.keys()

    def least():
        return min(client.packets(device) for device in devices.values())

    await wait_until("100 packets of each cap", lambda: least() >= 100, 120)
    for cap in caps.values():
        cap.stop_sending()

    def counts():
        return {name: (cap.sent, client.packets(devices[name])) for name, cap in caps.items()}

    try:
        await wait_until("the last packets", lambda: all(sent == got for sent, got in counts().values()), 30)
    except Late as late:
        raise AssertionError(f"sent and received differ: {counts()}") from late
    assert rig.bluetoothd.dropped_notifications() == dropped_before
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 0


@long
async def refuses_a_cap_that_another_program_holds(rig):
    """A notification socket belongs to one program: the second is told who is in the way, and succeeds afterwards."""
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    holder = await ForeignClient.find(cap)
    await holder.play(by_socket=True)
    client = rig.client()
    device = await client.find(cap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_ERROR_IN_USE", (outcome, sentence)
    assert sentence
    await holder.leave()
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence


@long
async def shares_a_cap_that_another_program_listens_to(rig):
    """Notifications by signal can be had by several programs: both receive."""
    cap = SimulatedCap(rig)
    await rig.peripheral(cap)
    other = await ForeignClient.find(cap)
    await other.play(by_socket=False)
    client = rig.client()
    device = await client.find(cap.name)
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence
    cap.press(3)
    await client.input_where("the press", device, lambda frame: frame.buttons_down)
    await other.packet_where("the press at the other program", lambda packet: packet[1] & 1)
    await other.leave()


@long
async def is_destroyed_right_after_a_drop(rig):
    """The order in which sockets and bus are closed must not harm the daemon."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    for _ in range(3):
        client = rig.client()
        client.auto_connect(1)
        event = await client.event("the link", abi.VELTO_EVENT_DEVICE_CONNECTED)
        await client.input_where("packets", event.device, _has_packets)
        await peripheral.drop()
        await client.close()


async def disconnects_and_stays_disconnected(rig):
    """A link that the program ends is ended for the device too, once, and is not made again by itself."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    client = rig.client()
    device = await client.find(cap.name)
    assert (await client.connect(device))[0] == "VELTO_OK"
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await peripheral.until_disconnected()
    event = await client.event("the end", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
    assert (event.data.disconnected.reason, event.data.disconnected.will_reconnect) == (abi.VELTO_DOWN_REASON_LOCAL, 0)
    assert (await client.connect(device))[0] == "VELTO_OK"
    assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == 2
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 1


@long
async def twenty_links_leave_nothing_behind(rig):
    """Ended by device and program in turn, each link brings input, ends once, and leaves no descriptor or match rule."""
    cap = SimulatedCap(rig)
    peripheral = await rig.peripheral(cap)
    client = rig.client()
    device = await client.find(cap.name)
    assert (await client.connect(device))[0] == "VELTO_OK"
    held = None
    for ended in range(20):
        await client.input_where(f"input over link {ended + 1}", device, _has_packets)
        assert client.count(abi.VELTO_EVENT_DEVICE_CONNECTED) == ended + 1
        assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == ended
        # The first link receives by signal at first, and still has the scan's rule beside it.
        if ended:
            held = await _what_is_held(rig, held)
        if ended % 2:
            assert (await client.disconnect(device))[0] == "VELTO_OK"
            await peripheral.until_disconnected()
        else:
            await peripheral.drop()
        await client.event("the end of the link", abi.VELTO_EVENT_DEVICE_DISCONNECTED)
        if ended % 2:
            assert (await client.connect(device))[0] == "VELTO_OK"
        await client.event("the next link", abi.VELTO_EVENT_DEVICE_CONNECTED)
    await client.input_where("input over the last link", device, _has_packets)
    assert client.count(abi.VELTO_EVENT_DEVICE_DISCONNECTED) == 20
    await _what_is_held(rig, held)


async def _what_is_held(rig, most=None):
    """The number of descriptors and of match rules of this process, as soon as neither is more than `most`.

    What is left to do at the end of a link or of a scan may take longer than the next link. A leak stays.
    """
    seen = []

    async def look():
        while True:
            seen.append((len(os.listdir("/proc/self/fd")), await rig.bluez.match_rules(os.getpid())))
            print(f"    {seen[-1]} descriptors and match rules", flush=True)
            if most is None or all(now <= then for now, then in zip(seen[-1], most)):
                return seen[-1]
            await asyncio.sleep(0.1)

    try:
        return await wait_for("what earlier links held to be gone", look(), 60)
    except Late as late:
        raise AssertionError(f"{seen[-1]} and not at most {most} are held: {list(_descriptors())}") from late


def _descriptors():
    for number in os.listdir("/proc/self/fd"):
        with contextlib.suppress(OSError):  # it has been closed
            yield f"{number} is {os.readlink(f'/proc/self/fd/{number}')}"
