"""The rig's own hand on BlueZ: adapter power, and a clean slate between scenarios."""

import asyncio

from dbus_fast import BusType, DBusError, Message, MessageType, Variant
from dbus_fast.aio import MessageBus

from .waiting import wait_for

ADAPTER = "/org/bluez/hci0"


class BlueZ:
    """A connection to the system bus that speaks to the daemon."""

    def __init__(self, bus):
        self._bus = bus

    @classmethod
    async def connect(cls):
        """Connects to the system bus."""
        return cls(await wait_for("a connection to the bus", MessageBus(bus_type=BusType.SYSTEM).connect()))

    async def call(self, path, interface, member, signature="", *arguments):
        """Calls a method of the daemon and returns its results."""
        reply = await self._bus.call(
            Message(
                destination="org.bluez",
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
            if "org.bluez.Device1" in interfaces:
                removal = self.call(ADAPTER, "org.bluez.Adapter1", "RemoveDevice", "o", path)
                await wait_for(f"BlueZ to forget {path}", _unless_gone(removal))

    async def _power_on(self):
        while not await self._is_powered():
            try:
                await self._set_power(True)
            except DBusError:
                pass  # not there yet, or busy because it powers itself on
            await asyncio.sleep(0.1)

    async def _set_power(self, is_on):
        await self.call(
            ADAPTER,
            "org.freedesktop.DBus.Properties",
            "Set",
            "ssv",
            "org.bluez.Adapter1",
            "Powered",
            Variant("b", is_on),
        )

    async def _is_powered(self):
        try:
            adapter = (await self.objects())[ADAPTER]["org.bluez.Adapter1"]
        except (DBusError, KeyError):
            return False
        return adapter["Powered"].value


async def _unless_gone(removal):
    try:
        await removal
    except DBusError as error:
        if error.type not in ("org.bluez.Error.DoesNotExist", "org.freedesktop.DBus.Error.UnknownObject"):
            raise
