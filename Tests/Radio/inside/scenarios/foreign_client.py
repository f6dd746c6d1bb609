"""A client that is not ours, over the rig: if these fail, the rig is broken and not the library."""

import asyncio

from ..model import StreamingCap
from ..waiting import wait_for, wait_until
from . import long


class _Client:
    """What a program would do with the cap through bleak: connect, start the stream, collect its packets."""

    def __init__(self, cap, device):
        from bleak import BleakClient

        self.packets = asyncio.Queue()
        self.is_lost = asyncio.Event()
        self._cap = cap
        self._client = BleakClient(device, timeout=120, disconnected_callback=lambda _: self.is_lost.set())

    @classmethod
    async def find(cls, cap):
        """Scans for the cap."""
        from bleak import BleakScanner

        device = await wait_for("the scan to find the cap", BleakScanner.find_device_by_name(cap.name, timeout=60), 90)
        assert device, f"no {cap.name} among the devices that the scan found"
        return cls(cap, device)

    async def play(self, by_socket):
        """Connects, subscribes by AcquireNotify or by StartNotify, and tells the cap to start."""
        from bleak.args.bluez import BlueZNotifyArgs

        client, cap = self._client, self._cap
        await wait_for("the connection", client.connect(), 150)
        collect = client.start_notify(
            cap.TX.uuid,
            lambda _, packet: self.packets.put_nowait(bytes(packet)),
            bluez=BlueZNotifyArgs(use_start_notify=not by_socket),
        )
        await wait_for("the subscription", collect)
        await wait_for("the answer to INIT", client.write_gatt_char(cap.RX.uuid, cap.INIT, response=True))
        await wait_for("START to be sent", client.write_gatt_char(cap.RX.uuid, cap.START, response=False))

    async def packet_where(self, what, condition):
        """Skips to the first packet of which `condition` is true."""

        async def search():
            while not condition(packet := await self.packets.get()):
                pass
            return packet

        return await wait_for(what, search())

    async def leave(self):
        """Ends the subscription and the link.

        In this order: bluetoothd 5.66 can crash when a client closes its bus connection, as bleak does at the end of a
        link, while its notification socket is still open.
        """
        await wait_for("the end of the subscription", self._client.stop_notify(self._cap.TX.uuid))
        await wait_for("the disconnection", self._client.disconnect())


@long
async def receives_a_notification_through_a_socket(rig):
    """Scans, connects, subscribes by AcquireNotify, starts the stream and receives a packet of it."""
    cap = StreamingCap()
    await rig.peripheral(cap)
    client = await _Client.find(cap)
    await client.play(by_socket=True)
    packet = await wait_for("the first packet", client.packets.get())
    await client.leave()

    assert packet[:2] == b"\x22\x00" and len(packet) == 8, f"not a packet of the cap: {packet.hex(' ')}"
    assert cap.writes == [(cap.INIT, True), (cap.START, False)], f"other writes than those sent: {cap.writes}"


async def sees_movement_button_drop_and_return(rig):
    """Follows a moving cap, sees its button, is dropped by it, notices, and connects again without a scan.

    By StartNotify: with a socket, the drop could crash bluetoothd for the reason given in `_Client.leave`.
    """
    cap = StreamingCap()
    peripheral = await rig.peripheral(cap)
    client = await _Client.find(cap)
    await client.play(by_socket=False)

    first = await wait_for("the first packet", client.packets.get())
    await client.packet_where("the cap to have moved", lambda packet: packet[2:4] != first[2:4])
    cap.button = True
    await client.packet_where("the pressed button", lambda packet: packet[1] == 1)
    cap.button = False
    await client.packet_where("the released button", lambda packet: packet[1] == 0)

    await peripheral.drop()
    await wait_for("the client to notice", client.is_lost.wait())
    client.packets = asyncio.Queue()
    await client.play(by_socket=False)
    await wait_for("a packet over the second link", client.packets.get())
    assert peripheral.is_connected
    await client.leave()
    await wait_until("the peripheral to be alone", lambda: not peripheral.is_connected)
