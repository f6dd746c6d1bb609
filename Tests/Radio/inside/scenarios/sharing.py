"""Two programs that receive the notifications of one device: bluetoothd sends every value once for each of them."""

from ..board import NOTIFICATION, SimulatedBoard
from ..central import Central
from ..library import abi
from ..model import StreamingCap
from ..tap import TAPS, SimulatedTap
from ..waiting import wait_until
from ..worn import tapped
from . import long

RX, TX = StreamingCap.RX.handle, StreamingCap.TX.handle
ENOUGH = 12
LEARNT = 3
"""The first program knows by so many values that a second one has come."""


class NumberedCap(StreamingCap):
    """A cap whose packets carry their number, and which starts without being told."""

    PERIOD = 1 / 5

    def subscribed(self, handle, on):
        super().subscribed(handle, on)
        if on and self._due is None:
            self._initialized = True
            self.write(RX, self.START, False)

    def poll_notification(self):
        notification = super().poll_notification()
        return notification and (notification[0], bytes([0x22, 0]) + self._count.to_bytes(2, "little"))


def _numbers(central, after=0):
    return [int.from_bytes(value[2:4], "little") for value in central.probe.values(after)]


async def _receives(central, what):
    """Waits for some values, and returns their numbers."""
    mark = central.probe.mark()
    await wait_until(what, lambda: len(central.probe.values(mark)) >= ENOUGH, 120)
    return _numbers(central, mark)


def _check_once(numbers):
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), numbers


@long
async def two_programs_get_each_packet_once_by_signals(rig):
    """The second knows at once that it shares them, the first after some values; when the second leaves, the first is told."""
    cap = NumberedCap()
    await rig.peripheral(cap)
    first = Central(is_mute=False)
    await first.do("scan")
    peer = await first.find(cap.name)
    first.probe.send("stop")
    await first.connect(peer)
    await first.do("subscribe", peer, TX, "auto")
    assert not (await first.event("the first subscription", "link", link="notifying"))["shared"]
    _check_once(await _receives(first, "values of the only program"))

    second = Central(is_mute=False)
    await second.event("the backend to be ready", "backendReady")
    seen = await second.event("the cap among the known devices", "advertisement", name=cap.name)
    await second.connect(seen["peer"])
    mark = first.probe.mark()
    await second.do("subscribe", seen["peer"], TX, "auto")
    assert (await second.event("the second subscription", "link", link="notifying"))["shared"]
    assert (await first.event("the first to learn of it", "link", link="notifying"))["shared"]
    _check_once(await _receives(second, "values of the second program"))
    _check_once(await _receives(first, "values of the first program"))
    numbers = _numbers(first, mark)
    assert len(numbers) - len(set(numbers)) <= LEARNT, numbers

    await second.do("unsubscribe", seen["peer"], TX)
    assert not (await first.event("the first to be alone", "link", link="notifying"))["shared"]
    _check_once(await _receives(first, "values of the remaining program"))
    await second.close()
    await first.close()


QUATERNION = bytes([0x19, 0x07])
IN_USE = abi.VELTO_ERROR_IN_USE
ON_THE_WAY = 10
"""Packets that a program may not have received yet."""


class TurningBoard(SimulatedBoard):
    """A board that turns, so that no two packets are equal, and counts those of its attitude."""

    attitudes = 0

    def poll_notification(self):
        notification = super().poll_notification()
        if notification and notification[1][:2] == QUATERNION:
            self.attitudes += 1
            self.lay(self.attitudes % 90)
        return notification


async def _subscribe(model, uuid, do):
    """A second process that subscribes to notifications of a device with a link; returns it and the event or refusal."""
    central = Central(is_mute=False)
    await central.event("the backend to be ready", "backendReady")
    seen = await central.event("the device among the known ones", "advertisement", name=model.name)
    await central.connect(seen["peer"])
    handle = next(attribute.handle for attribute in model.attributes() if attribute.uuid == uuid)
    return central, await do(central, "subscribe", seen["peer"], handle, "stream")


async def _join(model, uuid):
    """A second process that shares the notifications of a device."""
    central, _ = await _subscribe(model, uuid, Central.do)
    assert (await central.event("the subscription", "link", link="notifying"))["shared"]
    return central


async def _connect(client, device):
    outcome, sentence = await client.connect(device)
    assert outcome == "VELTO_OK", sentence


async def _gets_each_attitude_once(client, device, board):
    """Waits for some frames, and compares their number with what the board sent."""
    client.make_compass(device)
    stream = await client.start_stream(device, "quaternion")
    await wait_until("frames", lambda: client.stream_info(stream).received_count >= 60, 120)
    info = client.stream_info(stream)
    assert abs(info.received_count - board.attitudes) <= ON_THE_WAY, (info.received_count, info.lost_count, board.attitudes)


@long
async def two_programs_get_each_packet_of_a_board_once_by_signals(rig):
    """A third program makes both use signals: every packet is broadcast three times."""
    board = TurningBoard(rig)
    peripheral = await rig.peripheral(board)
    client = rig.client()
    device = await client.find(board.name)
    await rig.bluez.listen(peripheral.address, NOTIFICATION)
    await _connect(client, device)
    assert client.is_shared(device)
    second = await _join(board, NOTIFICATION)
    mark = second.probe.mark()
    await _gets_each_attitude_once(client, device, board)
    assert client.is_shared(device)
    values = [value for value in second.probe.values(mark) if value[:2] == QUATERNION]
    assert len(values) >= 50 and abs(len(values) - board.attitudes) <= ON_THE_WAY, (len(values), board.attitudes)
    await second.close()


@long
async def a_second_program_leaves_the_socket_of_a_board_alone(rig):
    """It is refused, and the first one gets each packet once."""
    board = TurningBoard(rig)
    peripheral = await rig.peripheral(board)
    client = rig.client()
    device = await client.find(board.name)
    # A link on which notifications were confirmed is followed by one with a socket.
    await _connect(client, device)
    assert (await client.disconnect(device))[0] == "VELTO_OK"
    await peripheral.until_disconnected()
    await _connect(client, device)
    second, refusal = await _subscribe(board, NOTIFICATION, Central.refusal)
    assert refusal["code"] == IN_USE, refusal
    await _gets_each_attitude_once(client, device, board)
    assert not client.is_shared(device)
    await second.close()


async def two_programs_get_each_tap_once_by_signals(rig):
    """A third program makes both use signals for the taps; the other notifications of a TAP are not shared."""
    tap = SimulatedTap(rig)
    peripheral = await rig.peripheral(tap)
    await rig.bluez.take(peripheral.address)
    await rig.bluez.listen(peripheral.address, TAPS)
    client = rig.client()
    device = await client.find(tap.name)
    await _connect(client, device)
    second = await _join(tap, TAPS)
    assert client.is_shared(device)
    combinations = [1, 2, 2, 4, 8, 16]
    for combination in combinations:
        await tapped(client, tap, combination)

    def numbers():
        return [value[0] for value in second.probe.values()]

    await wait_until("the last tap at the second program", lambda: numbers()[-1:] == combinations[-1:])
    assert client.count(abi.VELTO_EVENT_TAP) == len(combinations)
    # It knows of one other program at first, and learns that there are two.
    assert numbers()[-3:] == combinations[-3:] and len(numbers()) <= len(combinations) + LEARNT, numbers()
    await second.close()
