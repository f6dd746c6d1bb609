"""Programs that flood the bus: the central goes on, and neither its memory nor its calls grow with them."""

import asyncio
import threading
import time

import pytest
from dbus_fast import Message, MessageType
from dbus_fast.aio import MessageBus

from codes import ADDRESS
from scripted_bluez import ScriptedBlueZ
from probe import Probe
from waiting import until

pytestmark = pytest.mark.usefixtures("plain_probe")


class OwnerFlood:
    """Takes and leaves the daemon's name as fast as the bus lets it, and answers nothing."""

    def __init__(self, bus_address: str):
        self._address = bus_address
        self._over = threading.Event()
        self.changes = 0
        self.calls = 0
        self._thread = threading.Thread(target=lambda: asyncio.run(self._flood()), daemon=True)
        self._thread.start()

    async def _flood(self) -> None:
        bus = await MessageBus(bus_address=self._address).connect()
        bus.add_message_handler(self._receive)
        while not self._over.is_set():
            for _ in range(50):
                for member, arguments in (("RequestName", ["org.bluez", 0]), ("ReleaseName", ["org.bluez"])):
                    message = Message(
                        destination="org.freedesktop.DBus", path="/org/freedesktop/DBus",
                        interface="org.freedesktop.DBus", member=member,
                        signature="su" if len(arguments) == 2 else "s", body=arguments,
                    )
                    bus.send(message)
                    self.changes += 1
            await bus.call(Message(
                destination="org.freedesktop.DBus", path="/org/freedesktop/DBus",
                interface="org.freedesktop.DBus", member="GetId",
            ))
        bus.disconnect()

    def _receive(self, message: Message) -> bool | None:
        if message.message_type is not MessageType.METHOD_CALL:
            return None
        self.calls += 1
        return True

    def close(self) -> None:
        self._over.set()
        self._thread.join()


def test_a_daemon_that_comes_and_goes_all_the_time_is_asked_now_and_then(bus):
    probe = Probe(bus.address)
    probe.wait_for("backendLost")
    memory = probe.resident_kilobytes()
    flood = OwnerFlood(bus.address)
    start = time.monotonic()
    until(lambda: flood.changes >= 20_000, 60)
    seconds = time.monotonic() - start
    flood.close()
    assert flood.calls <= 12 * seconds + 2
    assert probe.resident_kilobytes() - memory < 2048
    with ScriptedBlueZ(bus.address) as bluez:
        bluez.start()
        bluez.add_adapter()
        bluez.add_device()
        probe.connected(ADDRESS)
        assert probe.close() == 0
