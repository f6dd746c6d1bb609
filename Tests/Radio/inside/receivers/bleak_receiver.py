"""Receives from a cap through bleak: `bleak_receiver.py NAME socket|signal` counts what its callback is given.

Prints "receiving" when the first packet has come, and on SIGTERM how many came.
"""

import asyncio
import pathlib
import signal
import sys

from bleak import BleakClient, BleakScanner
from bleak.args.bluez import BlueZNotifyArgs

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from inside.model import StreamingCap  # noqa: E402


async def main(name, way):
    """Receives until SIGTERM."""
    received = 0

    def count(_, packet):
        nonlocal received
        if not received:
            print("receiving", flush=True)
        received += 1

    is_over = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, is_over.set)
    device = await BleakScanner.find_device_by_name(name, timeout=60)
    async with BleakClient(device, timeout=60) as client:
        rx, tx = StreamingCap.RX.uuid, StreamingCap.TX.uuid
        await client.start_notify(tx, count, bluez=BlueZNotifyArgs(use_start_notify=way == "signal"))
        await client.write_gatt_char(rx, StreamingCap.INIT, response=True)
        await client.write_gatt_char(rx, StreamingCap.START, response=False)
        await is_over.wait()
        # Before the link: bluetoothd 5.66 can crash when a client closes its bus connection before its socket.
        await client.stop_notify(tx)
    print(f"received {received}")


asyncio.run(main(*sys.argv[1:]))
