"""Everything that adapters and devices can do by themselves."""

import asyncio
import fcntl
import struct
import termios

from dbus_fast import Variant

from bluez_objects import Characteristic, Device
from bluez_words import (
    ADAPTER, BATTERY, CHARACTERISTIC, DEVICE, OBJECT_MANAGER, Refusal, UART_RX, UART_SERVICE, UART_TX,
)
from waiting import until


class World:
    """Adapters and devices, as a test moves them."""

    # ---- Adapters ----

    def add_adapter(self, name: str = "hci0", powered: bool = True, roles: tuple[str, ...] = ("central",)) -> str:
        path = f"/org/bluez/{name}"
        properties = {
            "Address": Variant("s", "00:AA:01:00:00:00"),
            "Alias": Variant("s", f"test {name}"),
            "Powered": Variant("b", powered),
            "Discovering": Variant("b", False),
            "Roles": Variant("as", list(roles)),
            "Modalias": Variant("s", self.version),
        }
        self._call(self._add_object, path, {ADAPTER: properties})
        return path

    def set_powered(self, powered: bool, adapter: str = "/org/bluez/hci0") -> None:
        """Switches an adapter on or off; off ends all links first."""

        def change() -> None:
            if not powered:
                for device in self.devices.values():
                    if device.path.startswith(adapter + "/"):
                        self._drop(device)
                self.discovering.clear()
            self._change(adapter, ADAPTER, {"Powered": Variant("b", powered)})

        self._call(change)

    def remove_adapter(self, adapter: str = "/org/bluez/hci0") -> None:
        """Pulls an adapter out: links end, then all its objects go."""

        def change() -> None:
            for device in [each for each in self.devices.values() if each.path.startswith(adapter + "/")]:
                self._drop(device)
                self._remove_device(device)
            self._remove_object(adapter)

        self._call(change)

    # ---- Devices ----

    def add_device(
        self,
        address: str = "C0:FF:EE:00:00:01",
        name: str = "Triki 1",
        rssi: int | None = -50,
        adapter: str = "/org/bluez/hci0",
        paired: bool = False,
        bonded: bool | None = None,
        trusted: bool = False,
        characteristics: list[tuple[int, str, list[str]]] | None = None,
        mtu: int = 247,
        service: str = UART_SERVICE,
    ) -> Device:
        """Lets a device be found; `characteristics` are (value handle, UUID, flags); daemons before 5.65 know no `bonded`."""
        path = f"{adapter}/dev_{address.replace(':', '_')}"
        device = Device(path, address, name, mtu, service)
        device.set_characteristics(
            characteristics
            or [(0x000C, UART_RX, ["write-without-response", "write"]), (0x000E, UART_TX, ["notify"])]
        )
        properties = {
            "Address": Variant("s", address),
            "AddressType": Variant("s", "random"),
            "Alias": Variant("s", name),
            "Paired": Variant("b", paired),
            "Trusted": Variant("b", trusted),
            "Connected": Variant("b", False),
            "ServicesResolved": Variant("b", False),
            "UUIDs": Variant("as", []),
            "Adapter": Variant("o", adapter),
        }
        if bonded is not None:
            properties["Bonded"] = Variant("b", bonded)
        if name:
            properties["Name"] = Variant("s", name)
        if rssi is not None:
            properties["RSSI"] = Variant("n", rssi)

        def add() -> None:
            self.devices[path] = device
            self._add_object(path, {DEVICE: properties})

        self._call(add)
        return device

    def advertise(self, device: Device, rssi: int = -50, manufacturer: dict[int, bytes] | None = None) -> None:
        """An advertisement was heard."""
        changed = {"RSSI": Variant("n", rssi)}
        if manufacturer is not None:
            data = {company: Variant("ay", payload) for company, payload in manufacturer.items()}
            changed["ManufacturerData"] = Variant("a{qv}", data)
        self._call(self._change, device.path, DEVICE, changed)

    def remove_device(self, device: Device) -> None:
        """The device's object vanishes, whatever its state."""
        self._call(self._remove_device, device)

    def set_property(self, path: str, interface: str, name: str, value: Variant) -> None:
        self._call(self._change, path, interface, {name: value})

    def set_battery(self, device: Device, percentage: int) -> None:
        """The daemon's own battery plugin has read the level."""

        def change() -> None:
            interfaces = {BATTERY: {"Percentage": Variant("y", percentage)}}
            self.objects[device.path].update(interfaces)
            self._emit("/", OBJECT_MANAGER, "InterfacesAdded", "oa{sa{sv}}", [device.path, interfaces])

        self._call(change)

    def withdraw_property(self, path: str, interface: str, name: str) -> None:
        self._call(self._change, path, interface, {}, (name,))

    def connect_as_another(self, device: Device) -> None:
        """Another program connects the device."""

        async def body() -> None:
            self._change(device.path, DEVICE, {"Connected": Variant("b", True)})
            await self._resolve(device)

        self._run(body())

    def drop(self, device: Device, reason: str | None = None) -> None:
        """The link is lost: sockets hang up, then the properties change."""
        self._call(self._drop, device, reason)

    def hang_up(self, device: Device) -> None:
        """Only the sockets of a device are closed."""

        def change() -> None:
            for characteristic in device.characteristics:
                self._close_sockets(characteristic)

        self._call(change)

    def drop_without_hang_up(self, device: Device) -> None:
        """Only the properties tell that the link is down."""
        self._call(self._disconnected, device)

    def export_attributes(self, device: Device) -> None:
        self._call(self._export_attributes, device)

    def remove_attributes(self, device: Device) -> None:
        self._call(self._remove_attributes, device)

    def change_services(self, device: Device, characteristics: list[tuple[int, str, list[str]]]) -> None:
        """The device changes its services while it is connected: all objects go, and others come."""

        def change() -> None:
            for characteristic in device.characteristics:
                self._close_sockets(characteristic)
            self._remove_attributes(device)
            device.set_characteristics(characteristics)
            self._export_attributes(device)

        self._call(change)

    def set_notifying(self, device: Device, handle: int) -> None:
        """Another program has switched notifications of a characteristic on."""
        characteristic = next(each for each in device.characteristics if each.handle == handle)
        self.set_property(characteristic.path, CHARACTERISTIC, "Notifying", Variant("b", True))

    def notify(self, characteristic: Characteristic, *values: bytes) -> int:
        """The device notifies; returns how many values reached a socket or were signalled."""

        def send() -> int:
            sent = 0
            for value in values:
                sent += self._notify(characteristic, value)
            return sent

        return self._call(send)

    def wait_until_taken(self, characteristic: Characteristic) -> None:
        """Waits until the program has taken everything out of the sockets of a characteristic."""
        until(lambda: self._call(self._waiting_bytes, characteristic) == 0)

    def wait_for_the_bus(self) -> None:
        """Waits until the bus has passed on everything that the daemon has told."""
        for _ in range(2):
            self._run(self._bus.introspect("org.freedesktop.DBus", "/org/freedesktop/DBus"))

    def is_trusted(self, device: Device) -> bool:
        return self.objects[device.path][DEVICE]["Trusted"].value

    def is_paired(self, device: Device) -> bool:
        return self.objects[device.path][DEVICE]["Paired"].value

    def is_connected(self, device: Device) -> bool:
        properties = self.objects.get(device.path, {}).get(DEVICE)
        return properties is not None and properties["Connected"].value

    def end_pairing(self, device: Device, refusal: Refusal | None = None) -> None:
        """The pairing that is under way succeeds, or fails."""
        self._call(self._end_pairing, device, refusal)

    # ---- Links ----

    async def _resolve(self, device: Device) -> None:
        if not device.is_resolving:
            return
        await asyncio.sleep(self.resolve_time)
        if not self.objects.get(device.path, {}).get(DEVICE, {"Connected": Variant("b", False)})["Connected"].value:
            return
        self._export_attributes(device)
        self._change(device.path, DEVICE, {"ServicesResolved": Variant("b", True)})

    def _end_pairing(self, device: Device, refusal: Refusal | None = None) -> None:
        if device.pairing is None or device.pairing.done():
            return
        if refusal is None:
            device.pairing.set_result(None)
        else:
            device.pairing.set_exception(refusal)

    def _disconnected(self, device: Device) -> None:
        self._end_pairing(device, Refusal("AuthenticationCanceled", "Authentication Canceled"))
        if device.path in self.objects and self.objects[device.path][DEVICE]["Connected"].value:
            self._change(
                device.path, DEVICE, {"ServicesResolved": Variant("b", False), "Connected": Variant("b", False)}
            )

    def _drop(self, device: Device, reason: str | None = None) -> None:
        for characteristic in device.characteristics:
            self._close_sockets(characteristic)
        self._disconnected(device)
        if reason is not None:
            self._emit(device.path, DEVICE, "Disconnected", "ss", [f"org.bluez.Reason.{reason}", ""])

    def _close_sockets(self, characteristic: Characteristic) -> None:
        self._close_writer(characteristic)
        if not characteristic.sockets:
            return
        for each in characteristic.sockets:
            self._loop.remove_reader(each)
            each.close()
        characteristic.sockets.clear()
        self._change(characteristic.path, CHARACTERISTIC, {"NotifyAcquired": Variant("b", False)})

    @staticmethod
    def _waiting_bytes(characteristic: Characteristic) -> int:
        return sum(struct.unpack("i", fcntl.ioctl(each, termios.TIOCOUTQ, bytes(4)))[0] for each in characteristic.sockets)

    def _notify(self, characteristic: Characteristic, value: bytes) -> int:
        sent = 0
        for each in characteristic.sockets:
            try:
                each.send(value)
                sent += 1
            except (BlockingIOError, BrokenPipeError, ConnectionResetError):
                pass  # Full, or closed by the program, which the loop notices by itself: lost, as on the radio.
        # Once for each program that is subscribed; every one of them gets them all.
        for _ in characteristic.sessions:
            self._change(characteristic.path, CHARACTERISTIC, {"Value": Variant("ay", value)})
        return sent + bool(characteristic.sessions)
