"""Puts a peripheral model on the air: bumble brings radio and attribute protocol, the model brings the device."""

import asyncio
import struct
import time

from bumble import att, core, gatt, gatt_server, hci
from bumble.device import Device, DeviceConfiguration
from bumble.host import Host

from .air import Controller
from .model import Property, Refused
from .waiting import wait_for, wait_until

ADVERTISING_INTERVAL = 50  # ms


class Peripheral:
    """A model on the air, with everything that a scenario may do to its radio."""

    def __init__(self, air, model, address):
        self.model = model
        self.address = address
        self._air = air
        self._wanted_on_air = False
        self._connection = None
        self._changed = asyncio.Event()
        self._pump = None
        self._controller = Controller(f"peripheral {address}", link=air.link)
        host = Host(self._controller, self._controller)
        configuration = DeviceConfiguration(
            name=f"peripheral {address}",
            address=hci.Address(address),
            gap_service_enabled=False,
            gatt_service_enabled=False,
        )
        self._device = Device(config=configuration, host=host)
        self._device.gatt_server = _Server(self._device, model, self._changed.set)
        self._device.on(Device.EVENT_CONNECTION, self._connected)

    async def start(self):
        """Switches the device on: it advertises whenever no link is up."""
        await self._device.power_on()
        self._pump = asyncio.create_task(self._send_notifications())
        await self.advertise()

    async def close(self):
        """Switches the device off."""
        self._wanted_on_air = False
        if self._pump:
            self._pump.cancel()
        if self.is_connected:
            await self.drop(advertise_again=False)
        await self._device.stop_advertising()
        self._air.link.remove_controller(self._controller)

    async def advertise(self):
        """Advertises now, unless connected, and again after every link."""
        self._wanted_on_air = True
        if self.is_connected:
            return
        advertisement = self.model.advertisement()
        await self._device.start_advertising(
            own_address_type=hci.OwnAddressType.RANDOM,
            advertising_data=advertisement.data,
            scan_response_data=advertisement.scan_response,
            advertising_interval_min=ADVERTISING_INTERVAL,
            advertising_interval_max=ADVERTISING_INTERVAL,
        )

    async def fall_silent(self):
        """Stops advertising; a link stays as it is."""
        self._wanted_on_air = False
        await self._device.stop_advertising()

    async def drop(self, advertise_again=True):
        """Ends the link from the peripheral's side."""
        self._wanted_on_air = advertise_again
        connection = self._connection
        assert connection, f"{self.address} has no link to drop"
        await wait_for(f"the end of the link of {self.address}", connection.disconnect())
        await wait_until(f"{self.address} to notice the end of its link", lambda: not self.is_connected)

    @property
    def is_connected(self):
        """Whether a central is connected."""
        return self._connection is not None

    async def until_connected(self, seconds=120.0):
        """Waits for a central."""
        await wait_until(f"a central to connect to {self.address}", lambda: self.is_connected, seconds)

    async def until_disconnected(self, seconds=120.0):
        """Waits for the link to end."""
        await wait_until(f"the central to leave {self.address}", lambda: not self.is_connected, seconds)

    def poke(self):
        """Says that the model may have something to notify earlier than it announced."""
        self._changed.set()

    def _connected(self, connection):
        self._connection = connection
        connection.on(connection.EVENT_DISCONNECTION, self._disconnected)
        self.model.link(True)
        self._changed.set()

    def _disconnected(self, reason):
        self._connection = None
        self.model.link(False)
        self._changed.set()
        if self._wanted_on_air:
            asyncio.get_running_loop().create_task(self.advertise())

    async def _send_notifications(self):
        while True:
            self._changed.clear()
            while notification := self.model.poll_notification():
                self._notify(*notification)
            deadline = self.model.next_deadline()
            timeout = None if deadline is None else max(0.001, deadline - time.monotonic())
            try:
                await asyncio.wait_for(self._changed.wait(), timeout)
            except asyncio.TimeoutError:
                pass

    def _notify(self, handle, value):
        if self._connection is None:
            return
        pdu = att.ATT_Handle_Value_Notification(
            attribute_handle=handle, attribute_value=value[: self._connection.att_mtu - 3]
        )
        self._device.gatt_server.send_gatt_pdu(self._connection, bytes(pdu))


class _Server(gatt_server.Server):
    """An attribute server whose table and values are a model's."""

    def __init__(self, device, model, changed):
        super().__init__(device)
        self._model = model
        self._changed = changed
        self._values = set()
        for service in _group_by_service(model.attributes()):
            self._add_service(service)

    def on_gatt_pdu(self, bearer, pdu):
        # Writes of values go straight to the model: it wants to know whether an answer was asked for, and bumble's
        # own way through a task of each write could change their order.
        match pdu:
            case att.ATT_Write_Command() if pdu.attribute_handle in self._values:
                self._write(pdu, with_response=False)
            case att.ATT_Write_Request() if pdu.attribute_handle in self._values:
                self.send_response(bearer, self._write(pdu, with_response=True))
            case _:
                super().on_gatt_pdu(bearer, pdu)

    def _write(self, pdu, with_response):
        try:
            self._model.write(pdu.attribute_handle, bytes(pdu.attribute_value), with_response)
        except Refused as refusal:
            return att.ATT_Error_Response(
                request_opcode_in_error=pdu.op_code,
                attribute_handle_in_error=pdu.attribute_handle,
                error_code=refusal.code,
            )
        finally:
            self._changed()
        return att.ATT_Write_Response()

    def _read(self, handle):
        try:
            return bytes(self._model.read(handle))
        except Refused as refusal:
            raise att.ATT_Error(error_code=refusal.code, att_handle=handle) from refusal

    def _subscribe(self, handle, value):
        self._model.subscribed(handle, on=bool(value and value[0] & 0x03))
        self._changed()

    def _add_service(self, characteristics):
        uuid = core.UUID(characteristics[0].service).to_bytes()
        last = max(_last_handle(characteristic) for characteristic in characteristics)
        first = characteristics[0].handle - 2
        self._add(first, gatt.GATT_PRIMARY_SERVICE_ATTRIBUTE_TYPE, uuid, end=last)
        for characteristic in characteristics:
            self._add_characteristic(characteristic)

    def _add_characteristic(self, characteristic):
        handle = characteristic.handle
        declaration = struct.pack("<BH", characteristic.properties, handle) + core.UUID(characteristic.uuid).to_bytes()
        last = _last_handle(characteristic)
        self._add(handle - 1, gatt.GATT_CHARACTERISTIC_ATTRIBUTE_TYPE, declaration, end=last)
        self._add(handle, core.UUID(characteristic.uuid), att.AttributeValue(read=lambda _: self._read(handle)))
        self._values.add(handle)
        if last > handle:
            configuration = att.AttributeValue(
                read=lambda _: b"\x00\x00", write=lambda _, value: self._subscribe(handle, value)
            )
            self._add(last, gatt.GATT_CLIENT_CHARACTERISTIC_CONFIGURATION_DESCRIPTOR, configuration)

    def _add(self, handle, kind, value, end=None):
        if self.attributes and handle <= self.attributes[-1].handle:
            raise ValueError(f"handle {handle} leaves no room for the declarations before it")
        attribute = att.Attribute(kind, att.Attribute.READABLE | att.Attribute.WRITEABLE, value)
        attribute.handle = handle
        attribute.end_group_handle = end or handle
        self.attributes.append(attribute)


def _group_by_service(attributes):
    groups = {}
    for attribute in attributes:
        groups.setdefault(attribute.service, []).append(attribute)
    return groups.values()


def _last_handle(characteristic):
    """Whatever can be subscribed has a configuration descriptor behind its value."""
    subscribable = characteristic.properties & (Property.NOTIFY | Property.INDICATE)
    return characteristic.handle + 1 if subscribable else characteristic.handle
