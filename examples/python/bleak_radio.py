"""Uses bleak as the Bluetooth stack, on any system that bleak supports.

    pip install bleak
    PYTHONPATH=bindings/python VELTOKIT_LIBRARY=.build/release/libveltokit.so python examples/python/bleak_radio.py

Connects the cap in range, or the device of `--name NAME`, and prints what a game polls. The library makes requests;
`BleakRadio` performs them with bleak, and reports the results to the library. The rest of the program would be the same with
BlueZ. """

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
from collections.abc import Awaitable, Callable
from functools import partial

from bleak import BleakClient, BleakScanner
from bleak.backends.characteristic import BleakGATTCharacteristic
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData
from bleak.exc import BleakError
from veltokit import (
    AttributeProperty,
    Backend,
    Context,
    GattCharacteristic,
    HostRadio,
    HostRequest,
    HostRequestKind,
    Result,
    WriteKind,
    parse_uuid,
)
from veltokit.errors import InvalidStateError, VeltoError

PROPERTIES = {
    "broadcast": AttributeProperty.BROADCAST, "read": AttributeProperty.READ,
    "write-without-response": AttributeProperty.WRITE_WITHOUT_RESPONSE, "write": AttributeProperty.WRITE,
    "notify": AttributeProperty.NOTIFY, "indicate": AttributeProperty.INDICATE,
}


class BleakRadio:
    """bleak as the radio of a context, on the asyncio loop."""

    def __init__(self, radio: HostRadio) -> None:
        self.radio = radio
        self.scanner = BleakScanner(self.found)
        self.devices: dict[str, BLEDevice] = {}
        self.clients: dict[int, BleakClient] = {}
        self.attempts: dict[int, asyncio.Task[None]] = {}
        """The pending attempts to connect, by device."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Handles requests until the radio is closed. A slow request does not delay the others."""
        async for request in self.radio:
            task = asyncio.create_task(self.answer(request))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            if request.kind is HostRequestKind.CONNECT:
                self.attempts[request.peer] = task

    async def close(self) -> None:
        """Destroys the radio, and ends the links."""
        self.radio.close()
        for task in list(self.tasks):
            task.cancel()
        for client in list(self.clients.values()):
            await end(client)

    async def answer(self, request: HostRequest) -> None:
        handler = HANDLERS.get(request.kind)
        with contextlib.suppress(InvalidStateError):  # The request was cancelled or timed out: no answer is expected.
            if handler is None:
                self.radio.fail(request, Result.UNSUPPORTED, message="bleak cannot do that")
                return
            try:
                value = await handler(self, request)
            except (BleakError, OSError, KeyError, TimeoutError) as error:
                self.radio.fail(request, Result.IO, message=f"bleak: {error}"[:200])
            else:
                self.radio.complete(request, value or b"")

    # What is requested

    async def start_scan(self, request: HostRequest) -> None:
        await self.scanner.start()

    async def stop_scan(self, request: HostRequest) -> None:
        await self.scanner.stop()

    async def connect(self, request: HostRequest) -> None:
        peer = request.peer
        client = BleakClient(
            self.devices.get(request.identifier, request.identifier), disconnected_callback=partial(self.lost, peer))
        try:
            await client.connect()
        finally:
            self.attempts.pop(peer, None)
        self.clients[peer] = client
        try:
            # This also completes the request: the link is ready.
            self.radio.supply_gatt(peer, [row(each) for each in client.services.characteristics.values()])
            self.radio.report_mtu(peer, client.mtu_size)
        except VeltoError:
            await end(self.clients.pop(peer))
            raise

    async def disconnect(self, request: HostRequest) -> None:
        if attempt := self.attempts.pop(request.peer, None):
            attempt.cancel()
        if client := self.clients.pop(request.peer, None):
            await end(client)

    async def read(self, request: HostRequest) -> bytes:
        return bytes(await self.clients[request.peer].read_gatt_char(request.characteristic))

    async def write(self, request: HostRequest) -> None:
        has_response = request.write_kind is WriteKind.WITH_RESPONSE
        await self.clients[request.peer].write_gatt_char(request.characteristic, request.data, response=has_response)

    async def subscribe(self, request: HostRequest) -> None:
        await self.clients[request.peer].start_notify(
            request.characteristic, partial(self.notified, request.peer, request.characteristic))

    async def unsubscribe(self, request: HostRequest) -> None:
        await self.clients[request.peer].stop_notify(request.characteristic)

    async def pair(self, request: HostRequest) -> None:
        await self.clients[request.peer].pair()

    async def forget(self, request: HostRequest) -> None:
        """Removes the bond. bleak can do so only while connected; the library forgets the device in any case."""

    # What bleak reports

    def found(self, device: BLEDevice, advertisement: AdvertisementData) -> None:
        self.devices[device.address] = device
        with contextlib.suppress(VeltoError):
            self.radio.report_advertisement(
                device.address, advertisement.local_name or device.name, device.address[:23], advertisement.rssi,
                [parse_uuid(text) for text in advertisement.service_uuids])

    def notified(self, peer: int, characteristic: int, _: BleakGATTCharacteristic, value: bytearray) -> None:
        with contextlib.suppress(VeltoError):
            self.radio.deliver(peer, characteristic, bytes(value))

    def lost(self, peer: int, _: BleakClient) -> None:
        self.clients.pop(peer, None)
        with contextlib.suppress(VeltoError):
            self.radio.report_link(peer, False)


HANDLERS: dict[HostRequestKind, Callable[[BleakRadio, HostRequest], Awaitable[bytes | None]]] = {
    HostRequestKind.START_SCAN: BleakRadio.start_scan, HostRequestKind.STOP_SCAN: BleakRadio.stop_scan,
    HostRequestKind.CONNECT: BleakRadio.connect, HostRequestKind.DISCONNECT: BleakRadio.disconnect,
    HostRequestKind.READ: BleakRadio.read, HostRequestKind.WRITE: BleakRadio.write,
    HostRequestKind.SUBSCRIBE: BleakRadio.subscribe, HostRequestKind.UNSUBSCRIBE: BleakRadio.unsubscribe,
    HostRequestKind.PAIR: BleakRadio.pair, HostRequestKind.FORGET: BleakRadio.forget,
}


def row(characteristic: BleakGATTCharacteristic) -> GattCharacteristic:
    properties = AttributeProperty(0)
    for name in characteristic.properties:
        properties |= PROPERTIES.get(name, AttributeProperty(0))
    return GattCharacteristic(
        service=parse_uuid(characteristic.service_uuid), uuid=parse_uuid(characteristic.uuid), properties=properties,
        handle=characteristic.handle)


async def end(client: BleakClient) -> None:
    """Disables notifications before the link ends, since bluetoothd 5.66 may crash otherwise. Errors are ignored."""
    for characteristic in client.services.characteristics.values() if client.is_connected else ():
        if {"notify", "indicate"} & set(characteristic.properties):
            with contextlib.suppress(BleakError, KeyError, ValueError):
                await client.stop_notify(characteristic)
    with contextlib.suppress(BleakError, OSError):
        await client.disconnect()


async def play(velto: Context, seconds: float) -> None:
    """The game: polls sixty times a second, and prints a line after each change."""
    line, begin = "", velto.time
    async for frame in velto.frames(hz=60):
        pad = velto.player(0).poll(frame.dt)
        button = "DOWN" if pad.down else "up"
        new = f"raw {pad.raw_x:+.0f}, position {pad.position_x:+.2f}, button {button}" if pad.receiving else "no packets"
        if new != line:
            print(line := new, flush=True)
        if frame.time - begin > seconds:
            return


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--name", help="the device to connect")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="time to play")
    options = parser.parse_args()
    with Context(backends=Backend.HOST) as velto:
        radio = BleakRadio(velto.create_host_radio())
        serving = asyncio.create_task(radio.serve())
        if options.name:
            _connecting = velto.connect(options.name, timeout=300)
        else:
            velto.auto_connect(players=1)
        game = asyncio.create_task(play(velto, options.seconds))
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, game.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await game
        await radio.close()
        serving.cancel()


if __name__ == "__main__":
    asyncio.run(main())
