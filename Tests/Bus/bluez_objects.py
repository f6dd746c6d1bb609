"""The objects that a daemon exports: adapters, devices, services, characteristics, descriptors."""

import asyncio
import socket
from dataclasses import dataclass, field

from dbus_fast import Message, Variant
from dbus_fast.aio import MessageBus

from bluez_words import (
    CHARACTERISTIC, CLIENT_CONFIGURATION, DESCRIPTOR, OBJECT_MANAGER, PROPERTIES, SERVICE, UART_RX, UART_SERVICE, UART_TX,
)


@dataclass(eq=False)
class Characteristic:
    """A remote characteristic; `handle` is that of its value."""

    path: str
    handle: int
    uuid: str
    flags: list[str]
    value: bytes = b""
    sockets: list[socket.socket] = field(default_factory=list)
    sessions: set[str] = field(default_factory=set)
    writer: socket.socket | None = None
    acquired_count: int = 0
    is_writing: bool = False
    writes: list[tuple[bytes, str]] = field(default_factory=list)

    @property
    def descriptor_path(self) -> str:
        return f"{self.path}/desc{self.handle + 1:04x}"


@dataclass(eq=False)
class Device:
    """A remote device with one service, the Nordic UART of a cap unless said otherwise."""

    path: str
    address: str
    name: str
    mtu: int = 247
    service: str = UART_SERVICE
    characteristics: list[Characteristic] = field(default_factory=list)
    is_resolving: bool = True
    are_attributes_exported: bool = False
    # Ends the pairing that is under way.
    pairing: asyncio.Future | None = None

    def set_characteristics(self, described: list[tuple[int, str, list[str]]]) -> None:
        """Value handle, UUID and flags of each."""
        self.characteristics = [
            Characteristic(f"{self.service_path}/char{handle - 1:04x}", handle, uuid, flags)
            for handle, uuid, flags in described
        ]

    def characteristic(self, uuid: str) -> Characteristic:
        return next(each for each in self.characteristics if each.uuid == uuid)

    @property
    def tx(self) -> Characteristic:
        return self.characteristic(UART_TX)

    @property
    def rx(self) -> Characteristic:
        return self.characteristic(UART_RX)

    @property
    def service_path(self) -> str:
        return f"{self.path}/service000a"


class Objects:
    """The tree, and the signals that tell of its changes."""

    _bus: MessageBus | None
    objects: dict[str, dict[str, dict[str, Variant]]]
    devices: dict[str, Device]

    @property
    def _is_on_the_bus(self) -> bool:
        return self._bus is not None and self._bus.connected

    def _emit(self, path: str, interface: str, member: str, signature: str, body: list) -> None:
        if self._is_on_the_bus:
            self._bus.send(Message.new_signal(path, interface, member, signature, body))

    def _add_object(self, path: str, interfaces: dict[str, dict[str, Variant]]) -> None:
        self.objects[path] = interfaces
        self._emit("/", OBJECT_MANAGER, "InterfacesAdded", "oa{sa{sv}}", [path, interfaces])

    def _remove_object(self, path: str) -> None:
        interfaces = self.objects.pop(path, None)
        if interfaces is not None:
            self._emit("/", OBJECT_MANAGER, "InterfacesRemoved", "oas", [path, list(interfaces)])

    def _change(self, path: str, interface: str, changed: dict[str, Variant], invalidated: tuple[str, ...] = ()) -> None:
        if path not in self.objects:
            return
        properties = self.objects[path][interface]
        properties.update(changed)
        for name in invalidated:
            properties.pop(name, None)
        self._emit(path, PROPERTIES, "PropertiesChanged", "sa{sv}as", [interface, changed, list(invalidated)])

    def _remove_device(self, device: Device) -> None:
        for characteristic in device.characteristics:
            self._close_sockets(characteristic)
        self._remove_attributes(device)
        self._remove_object(device.path)
        self.devices.pop(device.path, None)

    def _export_attributes(self, device: Device) -> None:
        if device.are_attributes_exported:
            return
        device.are_attributes_exported = True
        self._add_object(
            device.service_path,
            {SERVICE: {"UUID": Variant("s", device.service), "Device": Variant("o", device.path)}},
        )
        for characteristic in device.characteristics:
            properties = {
                "UUID": Variant("s", characteristic.uuid),
                "Service": Variant("o", device.service_path),
                "Flags": Variant("as", characteristic.flags),
                "MTU": Variant("q", device.mtu),
            }
            if "notify" in characteristic.flags:
                properties["NotifyAcquired"] = Variant("b", False)
                properties["Notifying"] = Variant("b", bool(characteristic.sessions))
            self._add_object(characteristic.path, {CHARACTERISTIC: properties})
            if {"notify", "indicate"} & set(characteristic.flags):
                self._add_object(
                    characteristic.descriptor_path,
                    {DESCRIPTOR: {
                        "UUID": Variant("s", CLIENT_CONFIGURATION), "Characteristic": Variant("o", characteristic.path),
                    }},
                )

    def _remove_attributes(self, device: Device) -> None:
        device.are_attributes_exported = False
        for characteristic in device.characteristics:
            self._remove_object(characteristic.descriptor_path)
            self._remove_object(characteristic.path)
        self._remove_object(device.service_path)
