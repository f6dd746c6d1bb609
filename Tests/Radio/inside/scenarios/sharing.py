"""Two programs that receive the notifications of one device: bluetoothd sends every value once for each of them."""

from ..central import Central
from ..model import StreamingCap
from ..waiting import wait_until

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
