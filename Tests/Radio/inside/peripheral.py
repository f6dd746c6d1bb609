"""Puts a peripheral model on the air: bumble brings radio and attribute protocol, the model brings the device."""

import asyncio
import struct
import time

from bumble import att, core, gatt, gatt_server, hci
from bumble.device import Device, DeviceConfiguration
from bumble.host import Host

from .air import Controller
from .model import LinkLost, Property, Refused
from .waiting import wait_for, wait_until

ADVERTISING_INTERVAL = 50  # ms
ATTENTION = 0.2  # seconds between two looks at a model that announced nothing


class Peripheral:
    """A model on the air, with everything that a scenario may do to its radio."""

    def __init__(self, air, model, address):
        self.model = model
        self.address = address
        self._air = air
        self._controller = Controller(f"peripheral {address}", link=air.link)
        self._device = _device(self._controller, address)
        self._server = _Server(self._device, model, self.poke)
        self._device.gatt_server = self._server
        self._device.on(Device.EVENT_CONNECTION, self._connected)
        self._connection = None
        self._is_wanted_on_air = False
        self._advertised = None
        self._advertising = asyncio.Lock()
        self._poked = asyncio.Event()
        self._life = None

    async def start(self):
        """Switches the device on: it advertises whenever no link is up."""
        await self._device.power_on()
        await self.advertise()
        self._life = asyncio.create_task(self._live())

    async def close(self):
        """Switches the device off."""
        self._life.cancel()
        await self.fall_silent()
        if self.is_connected:
            await self.drop(advertise_again=False)
        self._air.link.remove_controller(self._controller)

    async def advertise(self):
        """Advertises now, unless connected, and again after every link."""
        self._is_wanted_on_air = True
        await self._settle_advertising()

    async def fall_silent(self):
        """Stops advertising; a link stays as it is."""
        self._is_wanted_on_air = False
        await self._settle_advertising()

    async def drop(self, advertise_again=True):
        """Ends the link from the peripheral's side."""
        assert self.is_connected, f"{self.address} has no link to drop"
        self._is_wanted_on_air = advertise_again
        await wait_for(f"the end of the link of {self.address}", self._connection.disconnect())
        await self.until_disconnected()

    @property
    def is_connected(self):
        """Whether a central is connected."""
        return self._connection is not None

    async def until_connected(self, seconds=300.0):
        """Waits for a central."""
        await wait_until(f"a central to connect to {self.address}", lambda: self.is_connected, seconds)

    async def leave_reach(self):
        """Carries the device away: it does not notice before its links end for lack of an answer."""
        await wait_for(f"{self.address} to be out of reach", self._air.link.take_out_of_reach(self._controller))

    def return_to_reach(self):
        """Carries the device back."""
        self._air.link.bring_into_reach(self._controller)

    async def until_disconnected(self, seconds=300.0):
        """Waits for the link to end."""
        await wait_until(f"the link of {self.address} to end", lambda: not self.is_connected, seconds)

    def poke(self):
        """Says that the model may have something to do earlier than it announced."""
        self._poked.set()

    def _connected(self, connection):
        self._advertised = None  # the controller stops by itself
        self._connection = connection
        connection.on(connection.EVENT_DISCONNECTION, self._disconnected)
        self.model.link(True)
        self.poke()

    def _disconnected(self, reason):
        self._advertised = None
        self._connection = None
        self.model.link(False)
        self.poke()

    async def _live(self):
        while True:
            self._poked.clear()
            try:
                self._send_notifications()
            except LinkLost:
                await self.drop()
            await self._settle_advertising()
            try:
                await asyncio.wait_for(self._poked.wait(), self._rest())
            except asyncio.TimeoutError:
                pass

    def _rest(self):
        deadline = self.model.next_deadline()
        if not self.is_connected or deadline is None:
            return ATTENTION
        return min(max(0.001, deadline - time.monotonic()), ATTENTION)

    def _send_notifications(self):
        while self.is_connected and (notification := self.model.poll_notification()):
            handle, value = notification
            pdu = att.ATT_Handle_Value_Notification(
                attribute_handle=handle, attribute_value=value[: self._connection.att_mtu - 3]
            )
            self._server.send_gatt_pdu(self._connection, bytes(pdu))

    async def _settle_advertising(self):
        async with self._advertising:
            wanted = self.model.advertisement() if self._is_wanted_on_air and not self.is_connected else None
            if wanted == self._advertised:
                return
            await self._device.stop_advertising()
            if wanted:
                await self._device.start_advertising(
                    own_address_type=hci.OwnAddressType.RANDOM,
                    advertising_data=wanted.data,
                    scan_response_data=wanted.scan_response,
                    advertising_interval_min=ADVERTISING_INTERVAL,
                    advertising_interval_max=ADVERTISING_INTERVAL,
                )
            self._advertised = wanted


def _device(controller, address):
    configuration = DeviceConfiguration(
        name=f"peripheral {address}",
        address=hci.Address(address),
        gap_service_enabled=False,
        gatt_service_enabled=False,
    )
    return Device(config=configuration, host=Host(controller, controller))


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

    async def _subscribe(self, handle, value):
        on = bool(value and value[0] & 0x03)
        try:
            await self._model.confirm(handle, on)
        except Refused as refusal:
            raise att.ATT_Error(error_code=refusal.code, att_handle=handle) from refusal
        self._model.subscribed(handle, on)
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
