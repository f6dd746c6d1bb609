"""Subscribes through bleak, then becomes `bare_receiver`, which only reads: `bare_receiver.py NAME PROGRAM`."""

import asyncio
import os
import pathlib
import sys

from bleak import BleakClient, BleakScanner
from bleak.args.bluez import BlueZNotifyArgs

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from inside.model import StreamingCap  # noqa: E402


async def main(name, program):
    """Ends in the other program, which keeps all descriptors: the subscription needs the connection to the bus."""
    client = BleakClient(await BleakScanner.find_device_by_name(name, timeout=60), timeout=60)
    await client.connect()
    rx, tx = StreamingCap.RX.uuid, StreamingCap.TX.uuid
    await client.start_notify(tx, lambda *_: None, bluez=BlueZNotifyArgs(use_start_notify=False))
    await client.write_gatt_char(rx, StreamingCap.INIT, response=True)
    # bleak has no public way to the socket.
    (socket,) = client._backend._notification_fds.values()
    asyncio.get_running_loop().remove_reader(socket)
    await client.write_gatt_char(rx, StreamingCap.START, response=False)
    for descriptor in map(int, os.listdir("/proc/self/fd")):
        if os.path.exists(f"/proc/self/fd/{descriptor}"):
            os.set_inheritable(descriptor, True)
    os.execv(program, [program, str(socket)])


asyncio.run(main(*sys.argv[1:]))
