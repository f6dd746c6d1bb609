"""What the daemon answers when it is called, unless a test says otherwise."""

import asyncio
import os
import socket

from dbus_fast import ErrorType, Message, MessageType, Variant

from bluez_objects import Characteristic, Device
from bluez_words import (
    ADAPTER, AGENT_MANAGER, CHARACTERISTIC, DEVICE, MANAGER_PATH, OBJECT_MANAGER, PROPERTIES, Refusal, Unanswered,
)


class Methods:
    """The methods of every interface, as 5.66 was seen to answer them."""

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
                    await rule.behavior(message)
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
            AGENT_MANAGER: self._agent_manager,
            DEVICE: self._device,
            CHARACTERISTIC: self._characteristic,
        }
        exists = message.path == "/" or message.interface in self.objects.get(message.path, {})
        if message.interface == PROPERTIES:
            exists = message.path in self.objects
        if message.interface == AGENT_MANAGER:
            exists = message.path == MANAGER_PATH
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
        if message.member == "Set" and message.body[1] == "Trusted":
            self._change(message.path, message.body[0], {"Trusted": message.body[2]})
            return "", [], []
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

    async def _agent_manager(self, message: Message):
        match message.member:
            case "RegisterAgent":
                if message.sender in self.agents:
                    raise Refusal("AlreadyExists", "Already Exists")
                self.agents[message.sender] = tuple(message.body)
            case "UnregisterAgent":
                if self.agents.pop(message.sender, None) is None:
                    raise Refusal("DoesNotExist", "Does Not Exist")
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
            case "Pair":
                await self._pair(device, message.sender)
            case "CancelPairing":
                if device.pairing is None:
                    # As bluetoothd does: the bond is removed, which ends the link.
                    self._change(device.path, DEVICE, {"Paired": Variant("b", False)})
                    self._drop(device)
                    raise Refusal("DoesNotExist", "Does Not Exist")
                self._end_pairing(device, Refusal("AuthenticationCanceled", "Authentication Canceled"))
            case _:
                raise Refusal(ErrorType.UNKNOWN_METHOD.value, "no such method")
        return "", [], []

    async def _pair(self, device: Device, sender: str) -> None:
        if self.objects[device.path][DEVICE]["Paired"].value:
            raise Refusal("AlreadyExists", "Already Exists")
        if device.pairing is not None:
            raise Refusal("InProgress", "In Progress")
        if sender not in self.agents and not self.has_desktop:
            raise Refusal("AuthenticationFailed", "Authentication Failed")
        device.pairing = self._loop.create_future()
        self._loop.call_later(self.pair_time, self._end_pairing, device)
        try:
            await device.pairing
        finally:
            device.pairing = None
        self._change(device.path, DEVICE, {"Paired": Variant("b", True)})

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
            case "AcquireWrite":
                return self._acquire_writer(device, characteristic)
            case "StartNotify":
                self._start_notify(characteristic, message.sender)
            case "StopNotify":
                self._stop_notify(characteristic, message.sender)
            case _:
                raise Refusal(ErrorType.UNKNOWN_METHOD.value, "no such method")
        return "", [], []

    async def _write(self, characteristic: Characteristic, value: bytes, options: dict) -> None:
        kind = options["type"].value if "type" in options else ""
        if characteristic.writer is not None:
            raise Refusal("NotPermitted", "Write acquired")
        if characteristic.is_writing:
            raise Refusal("InProgress", "In Progress")
        if kind == "request":
            characteristic.is_writing = True
            await asyncio.sleep(self.write_time)
            characteristic.is_writing = False
        self._written(characteristic, value, kind)

    def _written(self, characteristic: Characteristic, value: bytes, kind: str) -> None:
        characteristic.writes.append((value, kind))
        self.all_writes.append((characteristic.uuid, value, kind))

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

    def _acquire_writer(self, device: Device, characteristic: Characteristic):
        if "write-without-response" not in characteristic.flags:
            raise Refusal("NotSupported", "Operation is not supported")
        if characteristic.writer is not None:
            raise Refusal("NotPermitted", "Write acquired")
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.setblocking(False)
        characteristic.writer = ours
        self._loop.add_reader(ours, self._packet_came, characteristic)
        return "hq", [0, device.mtu], [theirs.detach()]

    def _packet_came(self, characteristic: Characteristic) -> None:
        """One datagram in each turn of the loop, as bluetoothd takes them."""
        packet = characteristic.writer.recv(512)
        if packet:
            self._written(characteristic, packet, "socket")
        else:
            self._close_writer(characteristic)

    def _close_writer(self, characteristic: Characteristic) -> None:
        if characteristic.writer is not None:
            self._loop.remove_reader(characteristic.writer)
            characteristic.writer.close()
            characteristic.writer = None

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
