"""A bluetoothd that does as it is told.

It owns `org.bluez` on a private bus and plays adapters and devices with their services. Whatever a test does not script
behaves as BlueZ 5.66 was seen to behave. Any method call can be made to fail, to hang or to be late (`script`), every
call is recorded (`calls`), and everything a device or an adapter can do by itself is a method here.

The daemon lives on a thread of its own; all public methods are synchronous and may be called from any thread.
"""

import asyncio
import threading

from dbus_fast import Variant
from dbus_fast.aio import MessageBus

from bluez_methods import Methods
from bluez_objects import Device, Objects
from bluez_script import Rule, Script
from bluez_words import VERSION_5_66
from bluez_world import World
from waiting import PATIENCE


class ScriptedBlueZ(Script, World, Methods, Objects):
    """The daemon; use it as a context manager or call `close`."""

    def __init__(self, bus_address: str, version: str = VERSION_5_66):
        self.bus_address = bus_address
        self.version = version
        self.calls: list[tuple[str, str, list]] = []
        # What devices were written, in the order of its arrival: UUID, value, and request, command or socket.
        self.all_writes: list[tuple[str, bytes, str]] = []
        self.rules: list[Rule] = []
        self.objects: dict[str, dict[str, dict[str, Variant]]] = {}
        self.devices: dict[str, Device] = {}
        self.discovering: set[str] = set()
        self.filters: dict[str, dict] = {}
        # What the daemon needs for each step, in seconds; the real one takes two to disconnect.
        self.connect_time = 0.01
        self.resolve_time = 0.01
        self.disconnect_time = 0.05
        self.write_time = 0.0
        self.pair_time = 0.01
        # Whether another program, such as a desktop, answers for programs without an agent.
        self.has_desktop = False
        # Object path and capability of each program's agent.
        self.agents: dict[str, tuple[str, str]] = {}
        self._bus: MessageBus | None = None
        self._loop = asyncio.new_event_loop()
        self._tasks: set[asyncio.Task] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, name="scripted-bluez", daemon=True)
        self._thread.start()

    def __enter__(self) -> "ScriptedBlueZ":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---- The daemon's life ----

    def start(self) -> "ScriptedBlueZ":
        """Connects to the bus and takes the name."""
        self._run(self._start())
        return self

    def kill(self) -> None:
        """Vanishes as after SIGKILL: sockets close, the name goes, no property changes and no object is removed."""
        self._run(self._kill())

    def terminate(self) -> None:
        """Ends as after SIGTERM: links end, then all objects are removed, then the name goes."""

        def take_everything_down() -> None:
            for device in list(self.devices.values()):
                self._drop(device)
                self._remove_device(device)
            for path in list(self.objects):
                self._remove_object(path)

        self._call(take_everything_down)
        self._run(self._kill())

    def close(self) -> None:
        if not self._loop.is_running():
            return
        self._run(self._kill())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _start(self) -> None:
        self._bus = await MessageBus(bus_address=self.bus_address, negotiate_unix_fd=True).connect()
        self._bus.add_message_handler(self._receive)
        await self._bus.request_name("org.bluez")

    async def _kill(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for device in self.devices.values():
            for characteristic in device.characteristics:
                self._close_sockets(characteristic)
                characteristic.sessions.clear()
        if self._bus is not None:
            self._bus.disconnect()
            await asyncio.sleep(0)
        self._bus = None
        self.discovering.clear()
        self.filters.clear()
        self.agents.clear()

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def _call(self, function, *arguments):
        async def body():
            return function(*arguments)

        return self._run(body())
