"""Our own central against the real daemon, without anything above it: what Tests/Bus believes of BlueZ must be true here."""

import asyncio
import os
import pathlib
import sys

from ..model import StreamingCap
from ..waiting import wait_for, wait_until

BUS = "unix:path=/run/dbus/system_bus_socket"
RX = StreamingCap.RX.handle
TX = StreamingCap.TX.handle


class _Central:
    """The probe of Tests/Bus, waited for without blocking the peripherals, which share this thread."""

    def __init__(self):
        sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Bus"))
        from probe import Probe

        os.environ["VELTO_LOG"] = "1"
        # Values are counted and not written: writing fifty lines a second would keep the guest busy.
        self.probe = Probe(BUS, "--mute")
        self.position = 0

    async def event(self, what, kind, **fields):
        """The next event of a kind, after the last that was waited for."""

        def wait():
            event = self.probe.wait_for(kind, 120, self.position, **fields)
            self.position = self.probe.events.index(event) + 1
            return event

        return await wait_for(what, asyncio.to_thread(wait), 130)

    async def do(self, *words):
        """A command that has to succeed."""
        request = self.probe.ask(*words)
        answer = await wait_for(f"the answer to {words[0]}", asyncio.to_thread(self.probe.reply, request, 120), 130)
        assert answer["code"] == 0, answer
        return answer

    async def play(self, peer):
        """Connects, subscribes to the stream and starts it."""
        await self.subscribe(peer)
        await self.stream(peer)

    async def subscribe(self, peer):
        """Connects, and subscribes to a cap that is still silent."""
        self.position = self.probe.mark()
        await self.do("connect", peer)
        ready = await self.event("the link to be ready", "link", link="ready", peer=peer)
        handles = [int(each.split(":")[0]) for each in ready["handles"].split()]
        assert RX in handles and TX in handles, ready
        await self.do("subscribe", peer, TX, "stream")

    async def stream(self, peer):
        """Tells a subscribed cap to start."""
        await self.do("write", peer, RX, StreamingCap.INIT.hex(), "request")
        await self.do("write", peer, RX, StreamingCap.START.hex(), "command")
        await self.until_values_come()

    async def until_values_come(self):
        """Waits until some more values have arrived."""
        goal = await self._count() + 3
        while await self._count() < goal:
            await asyncio.sleep(0.3)

    async def _count(self):
        self.position = self.probe.mark()
        self.probe.send("count")
        return (await self.event("the count of values", "count"))["count"]

    async def close(self):
        status = await wait_for("the probe to end", asyncio.to_thread(self.probe.close), 60)
        assert status == 0, status

    async def find(self, name):
        seen = await self.event("the scan to find the cap", "advertisement", name=name, fresh=True)
        return seen["peer"]


async def streams_is_dropped_and_streams_again(rig):
    """Scans, connects, streams by socket, sees the drop exactly once, and does it all again over a second link."""
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    central = _Central()
    await central.event("the air to be ready", "airReady")
    await central.do("scan")
    peer = await central.find(cap.name)
    central.probe.send("stop")
    await central.play(peer)
    mtu = central.probe.all("link", link="mtu")
    assert mtu and mtu[0]["mtu"] > 23, mtu

    before = central.probe.mark()
    await peripheral.drop()
    await central.event("the central to notice", "link", link="down", peer=peer)
    await central.play(peer)
    assert len(central.probe.all("link", link="down", after=before)) == 1

    central.probe.send("disconnect", peer)
    await central.event("the link to end", "link", link="down", peer=peer, reason="local")
    await wait_until("the peripheral to be alone", lambda: not peripheral.is_connected)
    await central.close()
    assert cap.writes == [(cap.INIT, True), (cap.START, False)] * 2, cap.writes


async def closes_with_a_link_and_a_socket_up(rig):
    """The program ends in the middle of a stream; the daemon survives, and the next program connects anew."""
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    for _ in range(2):
        central = _Central()
        await central.do("scan")
        peer = await central.find(cap.name)
        await central.play(peer)
        await central.close()
        await wait_until("the peripheral to be alone", lambda: not peripheral.is_connected)


async def survives_the_death_of_the_daemon(rig):
    """bluetoothd is killed while streaming: the link is down at once, and everything works with the next daemon."""
    cap = StreamingCap()
    await rig.peripheral(cap)
    central = _Central()
    await central.do("scan")
    peer = await central.find(cap.name)
    await central.play(peer)
    rig.bluetoothd.kill()
    await central.event("the link to be down", "link", link="down", reason="airLost")
    lost = await central.event("the air to be lost", "airLost")
    assert lost["code"] == -26, lost
    rig.bluetoothd.ensure_running()
    await rig.bluez.power_on()
    await central.event("the air to be ready again", "airReady")
    await central.do("scan")
    await central.play(peer)
    await central.close()


async def a_second_program_gets_what_can_be_shared(rig):
    """While one program holds the socket, another sees the link as somebody else's, cannot subscribe and harms nothing."""
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    first = _Central()
    await first.do("scan")
    peer = await first.find(cap.name)
    first.probe.send("stop")
    await first.subscribe(peer)

    second = _Central()
    await second.event("the air to be ready", "airReady")
    seen = await second.event("the cap among the known devices", "advertisement", name=cap.name)
    await second.do("connect", seen["peer"])
    await second.event("the link to be ready", "link", link="ready")
    request = second.probe.ask("subscribe", seen["peer"], TX, "stream")
    answer = await wait_for("the refusal", asyncio.to_thread(second.probe.reply, request, 120), 130)
    assert answer["code"] == -29, answer
    await second.close()

    await first.stream(peer)
    assert peripheral.is_connected
    await first.close()
    await wait_until("the peripheral to be alone", lambda: not peripheral.is_connected)
