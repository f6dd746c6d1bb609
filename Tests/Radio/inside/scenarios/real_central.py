"""Our own central against the real daemon, without anything above it: what Tests/Bus believes of BlueZ must be true here."""

import asyncio
import random
import time

from ..central import Central
from ..library import abi
from ..model import StreamingCap
from ..waiting import wait_for, wait_until
from . import long

RX = StreamingCap.RX.handle
TX = StreamingCap.TX.handle


class _Central(Central):
    """With what it does to a cap."""

    async def play(self, peer):
        """Connects, subscribes to the stream and starts it."""
        await self.subscribe(peer)
        await self.stream(peer)

    async def subscribe(self, peer):
        """Connects, and subscribes to a cap that is still silent."""
        handles = await self.connect(peer)
        assert RX in handles and TX in handles, handles
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


@long
async def streams_is_dropped_and_streams_again(rig):
    """Scans, connects, streams by socket, sees the drop exactly once, and does it all again over a second link."""
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    central = _Central()
    await central.event("the backend to be ready", "backendReady")
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


@long
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


@long
async def survives_the_death_of_the_daemon(rig):
    """bluetoothd is killed while streaming: the link is down at once, and everything works with the next daemon."""
    cap = StreamingCap()
    await rig.peripheral(cap)
    central = _Central()
    await central.do("scan")
    peer = await central.find(cap.name)
    await central.play(peer)
    rig.bluetoothd.kill()
    await central.event("the link to be down", "link", link="down", reason="backendLost")
    lost = await central.event("the backend to be lost", "backendLost")
    assert lost["code"] == abi.VELTO_ERROR_SERVICE_NOT_RUNNING, lost
    rig.bluetoothd.ensure_running()
    await rig.bluez.power_on()
    await central.event("the backend to be ready again", "backendReady")
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
    await second.event("the backend to be ready", "backendReady")
    seen = await second.event("the cap among the known devices", "advertisement", name=cap.name)
    await second.do("connect", seen["peer"])
    await second.event("the link to be ready", "link", link="ready")
    request = second.probe.ask("subscribe", seen["peer"], TX, "stream")
    answer = await wait_for("the refusal", asyncio.to_thread(second.probe.reply, request, 120), 130)
    assert answer["code"] == abi.VELTO_ERROR_IN_USE, answer
    await second.close()

    await first.stream(peer)
    assert peripheral.is_connected
    await first.close()
    await wait_until("the peripheral to be alone", lambda: not peripheral.is_connected)


@long
async def killed_programs_leave_the_daemon_alive(rig):
    """Programs are killed at points between start and streaming; the daemon and the next program do not mind."""
    kills = int(rig.inputs["kills"])
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    whole_life = await _begin_and_end(rig, cap)
    await _until_left_alone(rig, peripheral)
    generator = random.Random(7)
    crashes = 0
    for _ in range(kills):
        central = _Central()
        steps = asyncio.create_task(_begin(central, cap))
        ended, _ = await asyncio.wait([steps], timeout=generator.random() * whole_life)
        refusal = steps.exception() if ended else None
        central.probe.kill()
        steps.cancel()
        await asyncio.gather(steps, return_exceptions=True)
        if not await rig.daemon_survives(lambda: _until_left_alone(rig, peripheral)):
            crashes += 1
            await _until_left_alone(rig, peripheral)
        if refusal:
            await _cure(rig, refusal)
    try:
        await _begin_and_end(rig, cap)
    except AssertionError as refusal:
        await _cure(rig, refusal)
        await _begin_and_end(rig, cap)
    # At some points of a program's start its death crashes this daemon (5.66), whoever the program is.
    assert crashes < kills, f"{crashes} crashes of the daemon in {kills} deaths of programs"


async def _until_left_alone(rig, peripheral):
    """Drops whatever link comes up, until none has come for a while: the kernel finishes what a killed program began."""

    async def look():
        quiet_since = time.monotonic()
        while time.monotonic() - quiet_since < 1.5:
            if peripheral.is_connected:
                quiet_since = time.monotonic()
                # bluetoothd 5.66 can crash when a link ends while it asks for the services.
                if await rig.bluez.has_resolved_services(peripheral.address):
                    await peripheral.drop()
            await asyncio.sleep(0.1)

    await wait_for("the cap to be left alone", look(), 90)


async def _cure(rig, refusal):
    """Does what the refusal of a subscription tells its reader to do.

    A daemon before 5.84 keeps a characteristic for a program that was killed while the daemon switched its notifications
    on. No program can undo that.
    """
    assert "restart the Bluetooth service" in str(refusal)
    await rig.restart_daemon()


async def _begin_and_end(rig, cap):
    """Streams once, in order; returns the seconds that it took to get there."""
    start = time.monotonic()
    central = _Central()
    try:
        await _begin(central, cap)
        return time.monotonic() - start
    finally:
        await central.close()


async def _begin(central, cap):
    await central.do("scan")
    await central.play(await central.find(cap.name))
