"""The rig's own hand on BlueZ: adapter power, and a clean slate between scenarios."""

import asyncio
import contextlib

from dbus_fast import BusType, DBusError, Message, MessageType, Variant
from dbus_fast.aio import MessageBus

from .waiting import wait_for

ADAPTER = "org.bluez.Adapter1"
DEVICE = "org.bluez.Device1"
CHARACTERISTIC = "org.bluez.GattCharacteristic1"
AGENT, AGENT_PATH = "org.bluez.Agent1", "/rig/agent"
AGENT_MANAGER, MANAGER_PATH = "org.bluez.AgentManager1", "/org/bluez"
BUS = "org.freedesktop.DBus"


class BlueZ:
    """A connection to the system bus that speaks to the daemon."""

    def __init__(self, bus):
        self._bus = bus

    @classmethod
    async def connect(cls):
        """Connects to the system bus."""
        return cls(await wait_for("a connection to the bus", MessageBus(bus_type=BusType.SYSTEM).connect()))

    async def call(self, path, interface, member, signature="", *arguments, destination="org.bluez"):
        """Calls a method, of the daemon if no other program is named, and returns its results."""
        reply = await self._bus.call(
            Message(
                destination=destination,
                path=path,
                interface=interface,
                member=member,
                signature=signature,
                body=list(arguments),
            )
        )
        if reply.message_type == MessageType.ERROR:
            raise DBusError(reply.error_name, str(reply.body[0]) if reply.body else "")
        return reply.body

    async def power_on(self):
        """Waits for the adapter, switches it on and waits until it is."""
        await wait_for("the adapter to be powered", self._power_on(), 120)

    async def power_cycle(self):
        """Switches the adapter off, if it is there and on, and on again."""
        if await self._is_powered():
            await wait_for("the adapter to be off", self._power_off(), 60)
        await self.power_on()

    async def power_off(self):
        """Switches the adapter off."""
        await self._set_power(False)

    async def objects(self):
        """Everything the daemon exports: path to interface to properties."""
        (tree,) = await self.call("/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects")
        return tree

    async def forget_devices(self):
        """Removes every device with its bond and cached attributes."""
        for path, interfaces in (await self.objects()).items():
            if DEVICE in interfaces:
                removal = self.call(interfaces[DEVICE]["Adapter"].value, ADAPTER, "RemoveDevice", "o", path)
                await wait_for(f"BlueZ to forget {path}", _unless_gone(removal))

    async def has_resolved_services(self, address):
        """Whether the device of that address has a link whose services are known."""
        return await self._property(address, "ServicesResolved")

    async def is_connected(self, address):
        """Whether the device of that address has a link."""
        return await self._property(address, "Connected")

    async def is_paired(self, address):
        """Whether the system is paired with the device of that address."""
        return await self._property(address, "Paired")

    async def take(self, address):
        """Finds, pairs, trusts and connects a device, as a person does in the system's settings."""
        adapter, _ = await self._adapter()
        await self.call(adapter, ADAPTER, "SetDiscoveryFilter", "a{sv}", {"Transport": Variant("s", "le")})
        await self.call(adapter, ADAPTER, "StartDiscovery")
        path = await wait_for(f"BlueZ to find {address}", self._until_known(address))
        await self.call(adapter, ADAPTER, "StopDiscovery")
        async with self.desktop():
            await wait_for(f"BlueZ to pair {address}", self.call(path, DEVICE, "Pair"))
        await self.call(path, f"{BUS}.Properties", "Set", "ssv", DEVICE, "Trusted", Variant("b", True))
        await wait_for(f"BlueZ to connect {address}", self.call(path, DEVICE, "Connect"))

    async def listen(self, address, uuid):
        """Connects a known device, and subscribes to a characteristic by signals, as another program does."""
        path, _ = await self._device(address)
        await wait_for(f"BlueZ to connect {address}", self.call(path, DEVICE, "Connect"))
        while not await self.has_resolved_services(address):
            await asyncio.sleep(0.2)
        characteristics = [
            path
            for path, interfaces in (await self.objects()).items()
            if CHARACTERISTIC in interfaces and interfaces[CHARACTERISTIC]["UUID"].value == uuid
        ]
        await self.call(characteristics[0], CHARACTERISTIC, "StartNotify")

    def desktop(self):
        """While it lasts, the system has an agent that accepts every request."""
        return self._agent("NoInputNoOutput", Message.new_method_return)

    def refusing_desktop(self):
        """While it lasts, the system has an agent that refuses every request."""
        return self._agent("KeyboardDisplay", lambda message: Message.new_error(message, "org.bluez.Error.Rejected", "refused"))

    def silent_desktop(self):
        """While it lasts, the system has an agent that never answers."""
        return self._agent("KeyboardDisplay", lambda message: True)

    @contextlib.asynccontextmanager
    async def _agent(self, capability, answer):
        """The system's agent; `answer` makes a reply of a request, or is true for none. Yields what is set once it is asked."""
        asked = asyncio.Event()

        def handle(message):
            if message.interface != AGENT:
                return None
            asked.set()
            return answer(message)

        self._bus.add_message_handler(handle)
        await self.call(MANAGER_PATH, AGENT_MANAGER, "RegisterAgent", "os", AGENT_PATH, capability)
        await self.call(MANAGER_PATH, AGENT_MANAGER, "RequestDefaultAgent", "o", AGENT_PATH)
        try:
            yield asked
        finally:
            await self.call(MANAGER_PATH, AGENT_MANAGER, "UnregisterAgent", "o", AGENT_PATH)
            self._bus.remove_message_handler(handle)

    async def forget(self, address):
        """Removes one device with its bond, as a person does in the system's settings."""
        adapter, _ = await self._adapter()
        path, _ = await self._device(address)
        await wait_for(f"BlueZ to forget {path}", _unless_gone(self.call(adapter, ADAPTER, "RemoveDevice", "o", path)))

    async def described(self, address):
        """Path and properties of a device, as a client that does not scan describes it to bleak."""
        path, properties = await self._device(address)
        return {"path": path, "props": {name: value.value for name, value in properties.items()}}

    async def _until_known(self, address):
        while not (path := (await self._device(address))[0]):
            await asyncio.sleep(0.2)
        return path

    async def _property(self, address, name):
        _, properties = await self._device(address)
        return bool(name in properties and properties[name].value)

    async def _device(self, address):
        """Path and properties of a device; none if the daemon does not know it."""
        for path, interfaces in (await self.objects()).items():
            if DEVICE in interfaces and interfaces[DEVICE]["Address"].value == address:
                return path, interfaces[DEVICE]
        return None, {}

    async def match_rules(self, pid):
        """How many match rules the connections of a process hold, by the bus daemon's own count."""
        rules = 0
        (names,) = await self._ask_bus(BUS, "ListNames")
        for name in names:
            if name.startswith(":") and await self._process(name) == pid:
                (statistics,) = await self._ask_bus(f"{BUS}.Debug.Stats", "GetConnectionStats", "s", name)
                rules += statistics["MatchRules"].value
        return rules

    async def bus_process(self):
        """The number of the bus daemon's process."""
        return await self._process(BUS)

    async def _process(self, name):
        try:
            return (await self._ask_bus(BUS, "GetConnectionUnixProcessID", "s", name))[0]
        except DBusError:
            return None  # it has left meanwhile

    async def _ask_bus(self, interface, member, signature="", *arguments):
        return await self.call("/org/freedesktop/DBus", interface, member, signature, *arguments, destination=BUS)

    async def _power_on(self):
        while not await self._is_powered():
            try:
                await self._set_power(True)
            except (DBusError, LookupError):
                pass  # not there yet, or busy because it powers itself on
            await asyncio.sleep(0.1)

    async def _power_off(self):
        while await self._is_powered():
            try:
                await self._set_power(False)
            except (DBusError, LookupError):
                pass  # busy, or gone
            await asyncio.sleep(0.1)

    async def _set_power(self, is_on):
        path, _ = await self._adapter()
        await self.call(path, f"{BUS}.Properties", "Set", "ssv", ADAPTER, "Powered", Variant("b", is_on))

    async def _is_powered(self):
        try:
            _, properties = await self._adapter()
        except (DBusError, LookupError):
            return False
        return properties["Powered"].value

    async def _adapter(self):
        """Path and properties of the one adapter; its number may change when it is plugged in again."""
        for path, interfaces in (await self.objects()).items():
            if ADAPTER in interfaces:
                return path, interfaces[ADAPTER]
        raise LookupError("there is no adapter")


async def _unless_gone(removal):
    try:
        await removal
    except DBusError as error:
        if error.type not in ("org.bluez.Error.DoesNotExist", "org.freedesktop.DBus.Error.UnknownObject"):
            raise
