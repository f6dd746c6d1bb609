"""A client that is not ours, over the rig: if these fail, the rig is broken and not the library."""

import asyncio

from ..model import StreamingCap
from ..waiting import wait_for


async def receives_a_notification_through_a_socket(rig):
    """Scans, connects, subscribes by AcquireNotify, starts the stream and receives a packet of it."""
    from bleak import BleakClient, BleakScanner
    from bleak.args.bluez import BlueZNotifyArgs

    cap = StreamingCap()
    await rig.peripheral(cap)
    device = await wait_for("the scan to find the cap", BleakScanner.find_device_by_name(cap.name, timeout=60), 90)
    assert device, f"no {cap.name} among the devices that the scan found"
    packets = asyncio.Queue()
    client = BleakClient(device, timeout=120)
    await wait_for("the connection", client.connect(), 150)
    await wait_for(
        "the subscription",
        client.start_notify(
            cap.TX.uuid,
            lambda _, packet: packets.put_nowait(bytes(packet)),
            bluez=BlueZNotifyArgs(use_start_notify=False),
        ),
    )
    await wait_for("the answer to INIT", client.write_gatt_char(cap.RX.uuid, cap.INIT, response=True))
    await wait_for("START to be sent", client.write_gatt_char(cap.RX.uuid, cap.START, response=False))
    packet = await wait_for("the first packet", packets.get())
    await wait_for("the disconnection", client.disconnect())

    assert packet[:2] == b"\x22\x00" and len(packet) == 8, f"not a packet of the cap: {packet.hex(' ')}"
    assert cap.writes == [(cap.INIT, True), (cap.START, False)], f"other writes than those sent: {cap.writes}"
