"""A bluetoothd that does as it is told.

It owns `org.bluez` on a private bus and plays adapters and devices with their services. Whatever a test does not script
behaves as BlueZ 5.66 was seen to behave. Any method call can be made to fail, to hang or to be late (`script`), every
call is recorded (`calls`), and everything a device or an adapter can do by itself is a method here.

The daemon lives on a thread of its own; all public methods are synchronous and may be called from any thread.
"""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from dbus_fast import ErrorType, Message, MessageType, Variant
from dbus_fast.aio import MessageBus

ADAPTER = "org.bluez.Adapter1"
DEVICE = "org.bluez.Device1"
SERVICE = "org.bluez.GattService1"
CHARACTERISTIC = "org.bluez.GattCharacteristic1"
PROPERTIES = "org.freedesktop.DBus.Properties"
OBJECT_MANAGER = "org.freedesktop.DBus.ObjectManager"

VERSION_5_66 = "usb:v1D6Bp0246d0542"
VERSION_5_87 = "usb:v1D6Bp0246d0557"

UART_SERVICE = "6e400001-b5a3-f393-e0a9-e50e24dcca9e"
UART_RX = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
UART_TX = "6e400003-b5a3-f393-e0a9-e50e24dcca9e"


class Refusal(Exception):
    """A method call is answered with this error."""

    def __init__(self, name: str, text: str = ""):
        super().__init__(f"{name}: {text}")
        self.name = name if "." in name else f"org.bluez.Error.{name}"
        self.text = text


class Unanswered(Exception):
    """A method call is never answered."""


Behaviour = Callable[[Message], Awaitable[None]]


@dataclass
class Rule:
    """What happens to calls of one method before, or instead of, its usual behaviour."""

    member: str
    behaviour: Behaviour
    path: str | None
    times: int | None

    def fits(self, message: Message) -> bool:
        return message.member == self.member and self.path in (None, message.path) and self.times != 0


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
    acquired_count: int = 0
    is_writing: bool = False
    writes: list[tuple[bytes, str]] = field(default_factory=list)


@dataclass(eq=False)
class Device:
    """A remote device with one service, the Nordic UART of a cap unless said otherwise."""

    path: str
    address: str
    name: str
    mtu: int = 247
    characteristics: list[Characteristic] = field(default_factory=list)
    is_resolving: bool = True
    are_attributes_exported: bool = False

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


class ScriptedBlueZ:
    """The daemon; use it as a context manager or call `close`."""

    def __init__(self, bus_address: str, version: str = VERSION_5_66):
        self.bus_address = bus_address
        self.version = version
        self.calls: list[tuple[str, str, list]] = []
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

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(10)

    def _call(self, function, *arguments):
        async def body():
            return function(*arguments)

        return self._run(body())

    # ---- The script ----

    def script(
        self, member: str, behaviour: Behaviour, path: str | None = None, times: int | None = None
    ) -> Rule:
        """Runs `behaviour` for the next `times` calls of a method: it may raise, wait, or let the usual follow."""
        rule = Rule(member, behaviour, path, times)
        self._call(self.rules.append, rule)
        return rule

    def refuse(self, member: str, name: str, text: str = "", times: int | None = None, path: str | None = None) -> Rule:
        async def behaviour(_: Message) -> None:
            raise Refusal(name, text)

        return self.script(member, behaviour, path, times)

    def never_answer(self, member: str, times: int | None = None, path: str | None = None) -> Rule:
        async def behaviour(_: Message) -> None:
            raise Unanswered

        return self.script(member, behaviour, path, times)

    def delay(self, member: str, seconds: float, times: int | None = None, path: str | None = None) -> Rule:
        async def behaviour(_: Message) -> None:
            await asyncio.sleep(seconds)

        return self.script(member, behaviour, path, times)

    def unscript(self) -> None:
        self._call(self.rules.clear)

    def wait_for_call(self, member: str, times: int = 1, timeout: float = 5) -> None:
        """Waits until a method was called so often."""
        deadline = time.monotonic() + timeout
        while self.called(member) < times:
            assert time.monotonic() < deadline, f"{member} was called {self.called(member)} times"
            time.sleep(0.005)

    def called(self, member: str, path: str | None = None) -> int:
        """How often a method was called."""
        return sum(1 for call in list(self.calls) if call[0] == member and path in (None, call[1]))

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
        characteristics: list[tuple[int, str, list[str]]] | None = None,
        mtu: int = 247,
    ) -> Device:
        """Lets a device be found; `characteristics` are (value handle, UUID, flags)."""
        path = f"{adapter}/dev_{address.replace(':', '_')}"
        device = Device(path, address, name, mtu)
        for handle, uuid, flags in characteristics or [
            (0x000C, UART_RX, ["write-without-response", "write"]),
            (0x000E, UART_TX, ["notify"]),
        ]:
            device.characteristics.append(
                Characteristic(f"{device.service_path}/char{handle - 1:04x}", handle, uuid, flags)
            )
        properties = {
            "Address": Variant("s", address),
            "AddressType": Variant("s", "random"),
            "Alias": Variant("s", name),
            "Paired": Variant("b", paired),
            "Connected": Variant("b", False),
            "ServicesResolved": Variant("b", False),
            "UUIDs": Variant("as", []),
            "Adapter": Variant("o", adapter),
        }
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

    def notify(self, characteristic: Characteristic, *values: bytes) -> int:
        """The device notifies; returns how many values reached a socket or were signalled."""

        def send() -> int:
            sent = 0
            for value in values:
                sent += self._notify(characteristic, value)
            return sent

        return self._call(send)

    def is_connected(self, device: Device) -> bool:
        return self.objects[device.path][DEVICE]["Connected"].value

    # ---- Objects ----

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
            {SERVICE: {"UUID": Variant("s", UART_SERVICE), "Device": Variant("o", device.path)}},
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
                properties["Notifying"] = Variant("b", False)
            self._add_object(characteristic.path, {CHARACTERISTIC: properties})

    def _remove_attributes(self, device: Device) -> None:
        device.are_attributes_exported = False
        for characteristic in device.characteristics:
            self._remove_object(characteristic.path)
        self._remove_object(device.service_path)

    # ---- Links ----

    async def _resolve(self, device: Device) -> None:
        if not device.is_resolving:
            return
        await asyncio.sleep(self.resolve_time)
        if not self.objects.get(device.path, {}).get(DEVICE, {"Connected": Variant("b", False)})["Connected"].value:
            return
        self._export_attributes(device)
        self._change(device.path, DEVICE, {"ServicesResolved": Variant("b", True)})

    def _disconnected(self, device: Device) -> None:
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
        if not characteristic.sockets:
            return
        for each in characteristic.sockets:
            self._loop.remove_reader(each)
            each.close()
        characteristic.sockets.clear()
        self._change(characteristic.path, CHARACTERISTIC, {"NotifyAcquired": Variant("b", False)})

    def _notify(self, characteristic: Characteristic, value: bytes) -> int:
        sent = 0
        for each in characteristic.sockets:
            try:
                each.send(value)
                sent += 1
            except BlockingIOError:
                pass
        if characteristic.sessions:
            self._change(characteristic.path, CHARACTERISTIC, {"Value": Variant("ay", value)})
            sent += 1
        return sent

    # ---- Calls ----

    def _receive(self, message: Message) -> bool | None:
        if message.message_type is not MessageType.METHOD_CALL:
            return None
        self.calls.append((message.member, message.path, list(message.body)))
        task = self._loop.create_task(self._answer(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _answer(self, message: Message) -> None:
        try:
            for rule in self.rules:
                if rule.fits(message):
                    if rule.times is not None:
                        rule.times -= 1
                    await rule.behaviour(message)
                    break
            reply = await self._perform(message)
        except Unanswered:
            return
        except Refusal as refusal:
            reply = Message.new_error(message, refusal.name, refusal.text)
        if self._is_on_the_bus and not message.flags & 1:
            # Done when the message is written, and with it the descriptors.
            await self._bus.send(reply)
        for descriptor in reply.unix_fds:
            os.close(descriptor)

    async def _perform(self, message: Message) -> Message:
        handlers = {
            OBJECT_MANAGER: self._object_manager,
            PROPERTIES: self._properties,
            ADAPTER: self._adapter,
            DEVICE: self._device,
            CHARACTERISTIC: self._characteristic,
        }
        exists = message.path == "/" or message.interface in self.objects.get(message.path, {})
        if message.interface == PROPERTIES:
            exists = message.path in self.objects
        if not exists or message.interface not in handlers:
            raise Refusal(ErrorType.UNKNOWN_OBJECT.value, f'Method "{message.member}" on "{message.path}" doesn\'t exist')
        signature, body, descriptors = await handlers[message.interface](message)
        return Message.new_method_return(message, signature, body, descriptors)

    async def _object_manager(self, _: Message):
        return "a{oa{sa{sv}}}", [self.objects], []

    async def _properties(self, message: Message):
        properties = self.objects[message.path].get(message.body[0])
        if properties is None:
            raise Refusal("org.freedesktop.DBus.Error.InvalidArgs", "No such interface")
        if message.member == "GetAll":
            return "a{sv}", [properties], []
        if message.member == "Get" and message.body[1] in properties:
            return "v", [properties[message.body[1]]], []
        raise Refusal("org.freedesktop.DBus.Error.InvalidArgs", "No such property")

    async def _adapter(self, message: Message):
        powered = self.objects[message.path][ADAPTER]["Powered"].value
        match message.member:
            case "GetDiscoveryFilters":
                return "as", [["UUIDs", "RSSI", "Pathloss", "Transport", "DuplicateData", "Discoverable", "Pattern"]], []
            case "SetDiscoveryFilter":
                self.filters[message.sender] = message.body[0]
            case "StartDiscovery":
                if not powered:
                    raise Refusal("NotReady", "Resource Not Ready")
                if message.sender in self.discovering:
                    raise Refusal("InProgress", "Operation already in progress")
                self.discovering.add(message.sender)
            case "StopDiscovery":
                if message.sender not in self.discovering:
                    raise Refusal("Failed", "No discovery started")
                self.discovering.discard(message.sender)
            case "RemoveDevice":
                device = self.devices.get(message.body[0])
                if device is None:
                    raise Refusal("DoesNotExist", "Does Not Exist")
                self._drop(device)
                self._remove_device(device)
            case _:
                raise Refusal(ErrorType.UNKNOWN_METHOD.value, "no such method")
        return "", [], []

    async def _device(self, message: Message):
        device = self.devices[message.path]
        match message.member:
            case "Connect":
                if not self.is_connected(device):
                    await asyncio.sleep(self.connect_time)
                    self._change(device.path, DEVICE, {"Connected": Variant("b", True)})
                    task = self._loop.create_task(self._resolve(device))
                    self._tasks.add(task)
                    task.add_done_callback(self._tasks.discard)
            case "Disconnect":
                if not self.is_connected(device):
                    raise Refusal("NotConnected", "Not Connected")
                await asyncio.sleep(self.disconnect_time)
                self._drop(device)
            case _:
                raise Refusal(ErrorType.UNKNOWN_METHOD.value, "no such method")
        return "", [], []

    async def _characteristic(self, message: Message):
        device = self.devices[message.path.rsplit("/", 2)[0]]
        characteristic = next(each for each in device.characteristics if each.path == message.path)
        if not self.is_connected(device):
            raise Refusal("Failed", "Not connected")
        match message.member:
            case "ReadValue":
                self._change(message.path, CHARACTERISTIC, {"Value": Variant("ay", characteristic.value)})
                return "ay", [characteristic.value], []
            case "WriteValue":
                await self._write(characteristic, bytes(message.body[0]), message.body[1])
            case "AcquireNotify":
                return self._acquire(device, characteristic)
            case "StartNotify":
                self._start_notify(characteristic, message.sender)
            case "StopNotify":
                self._stop_notify(characteristic, message.sender)
            case _:
                raise Refusal(ErrorType.UNKNOWN_METHOD.value, "no such method")
        return "", [], []

    async def _write(self, characteristic: Characteristic, value: bytes, options: dict) -> None:
        kind = options["type"].value if "type" in options else ""
        if characteristic.is_writing:
            raise Refusal("InProgress", "In Progress")
        if kind == "request":
            characteristic.is_writing = True
            await asyncio.sleep(self.write_time)
            characteristic.is_writing = False
        characteristic.writes.append((value, kind))

    def _acquire(self, device: Device, characteristic: Characteristic):
        if "notify" not in characteristic.flags:
            raise Refusal("NotSupported", "Operation is not supported")
        if characteristic.sockets:
            raise Refusal("NotPermitted", "Notify acquired")
        if characteristic.sessions:
            raise Refusal("InProgress", "In Progress")
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        theirs.setblocking(False)
        characteristic.sockets.append(ours)
        characteristic.acquired_count += 1
        self._loop.add_reader(ours, self._client_closed, characteristic)
        self._change(characteristic.path, CHARACTERISTIC, {"NotifyAcquired": Variant("b", True)})
        return "hq", [0, device.mtu], [theirs.detach()]

    def _client_closed(self, characteristic: Characteristic) -> None:
        self._close_sockets(characteristic)

    def _start_notify(self, characteristic: Characteristic, sender: str) -> None:
        if not {"notify", "indicate"} & set(characteristic.flags):
            raise Refusal("NotSupported", "Operation is not supported")
        if characteristic.sockets:
            raise Refusal("NotPermitted", "Notify acquired")
        characteristic.sessions.add(sender)
        self._change(characteristic.path, CHARACTERISTIC, {"Notifying": Variant("b", True)})

    def _stop_notify(self, characteristic: Characteristic, sender: str) -> None:
        if characteristic.sockets:
            self._close_sockets(characteristic)
        elif sender in characteristic.sessions:
            characteristic.sessions.discard(sender)
            self._change(
                characteristic.path, CHARACTERISTIC, {"Notifying": Variant("b", bool(characteristic.sessions))}
            )
        else:
            raise Refusal("Failed", "No notify session started")
