"""The attribute server of a peripheral: a table and values that are a model's."""

import asyncio
import struct

from bumble import att, core, gatt, gatt_server

from .model import Attribute, LinkLost, Property, Refused
from .waiting import wait_for, wait_until

# Before everything that a model has, for those that change their services (Bluetooth Core, Vol 3, Part G, 7.1).
SERVICE_CHANGED = Attribute("1801", "2a05", 3, Property.INDICATE)

BASE = "-0000-1000-8000-00805f9b34fb"  # numbers that the Bluetooth SIG has assigned come before it

ACCESSIBLE = att.Attribute.READABLE | att.Attribute.WRITEABLE
PROTECTED = ACCESSIBLE | att.Attribute.READ_REQUIRES_ENCRYPTION | att.Attribute.WRITE_REQUIRES_ENCRYPTION


class Server(gatt_server.Server):
    """An attribute server whose table and values are a model's."""

    def __init__(self, device, model, changed):
        super().__init__(device)
        self.max_mtu = model.longest_packet or self.max_mtu
        self._model = model
        self._changed = changed
        self._values = {}
        self._is_listened_to = False
        self.rebuild()

    def rebuild(self):
        """Takes the table over from the model."""
        self.attributes.clear()
        self.attributes_by_handle.clear()
        self._values.clear()
        table = ([SERVICE_CHANGED] if self._model.changes_services else []) + self._model.attributes()
        for service in _group_by_service(table):
            self._add_service(service)

    async def tell_of_changes(self, connection):
        """Indicates that the model's services have changed, as soon as the central listens to that."""
        await wait_until("the central to listen to changes of services", lambda: self._is_listened_to)
        attribute = self.get_attribute(SERVICE_CHANGED.handle)
        # To the very end: of a smaller range bluetoothd 5.66 takes nothing over that does not fill it.
        affected = struct.pack("<HH", SERVICE_CHANGED.handle + 2, 0xFFFF)
        await wait_for("the confirmation", self.indicate_subscriber(connection, attribute, affected, force=True))

    def on_disconnection(self, bearer):
        self._is_listened_to = False
        super().on_disconnection(bearer)

    def on_gatt_pdu(self, bearer, pdu):
        # Writes of values go straight to the model: it wants to know whether an answer was asked for, and bumble's
        # own way through a task of each write could change their order.
        match pdu:
            case att.ATT_Write_Command() if pdu.attribute_handle in self._values:
                self._write(bearer, pdu, with_response=False)
            case att.ATT_Write_Request() if pdu.attribute_handle in self._values:
                self.send_response(bearer, self._write(bearer, pdu, with_response=True))
            case _:
                super().on_gatt_pdu(bearer, pdu)

    def _write(self, connection, pdu, with_response):
        try:
            if self._values[pdu.attribute_handle].is_protected and not connection.encryption:
                raise Refused(att.ATT_INSUFFICIENT_ENCRYPTION_ERROR)
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
        except LinkLost:  # no answer comes any more
            return asyncio.Event().wait()

    async def _subscribe(self, handle, value):
        on = bool(value and value[0] & 0x03)
        if self._model.changes_services and handle == SERVICE_CHANGED.handle:
            self._is_listened_to = on
            return
        try:
            await self._model.confirm(handle, on)
        except Refused as refusal:
            raise att.ATT_Error(error_code=refusal.code, att_handle=handle) from refusal
        self._model.subscribed(handle, on)
        self._changed()

    def _add_service(self, characteristics):
        uuid = _uuid(characteristics[0].service).to_bytes()
        last = max(characteristic.last_handle for characteristic in characteristics)
        first = characteristics[0].handle - 2
        self._add(first, gatt.GATT_PRIMARY_SERVICE_ATTRIBUTE_TYPE, uuid, end=last)
        for characteristic in characteristics:
            self._add_characteristic(characteristic)

    def _add_characteristic(self, characteristic):
        handle = characteristic.handle
        declaration = struct.pack("<BH", characteristic.properties, handle) + _uuid(characteristic.uuid).to_bytes()
        self._add(handle - 1, gatt.GATT_CHARACTERISTIC_ATTRIBUTE_TYPE, declaration, end=characteristic.last_handle)
        value = att.AttributeValue(read=lambda _: self._read(handle))
        protection = PROTECTED if characteristic.is_protected else ACCESSIBLE
        self._add(handle, _uuid(characteristic.uuid), value, permissions=protection)
        self._values[handle] = characteristic
        if characteristic.can_notify:
            configuration = att.AttributeValue(
                read=lambda _: b"\x00\x00", write=lambda _, value: self._subscribe(handle, value)
            )
            kind = gatt.GATT_CLIENT_CHARACTERISTIC_CONFIGURATION_DESCRIPTOR
            self._add(handle + 1, kind, configuration, permissions=protection)
        for place, (kind, value) in enumerate(characteristic.descriptors, handle + characteristic.can_notify + 1):
            self._add(place, core.UUID(kind), value, permissions=protection)

    def _add(self, handle, kind, value, end=None, permissions=None):
        if self.attributes and handle <= self.attributes[-1].handle:
            raise ValueError(f"handle {handle} leaves no room for the declarations before it")
        attribute = att.Attribute(kind, permissions or ACCESSIBLE, value)
        attribute.handle = handle
        attribute.end_group_handle = end or handle
        self.attributes.append(attribute)


def _group_by_service(attributes):
    groups = {}
    for attribute in attributes:
        groups.setdefault(attribute.service, []).append(attribute)
    return groups.values()


def _uuid(text):
    """As short as devices send it."""
    number = text.removesuffix(BASE).removeprefix("0000")
    return core.UUID(number if len(number) == 4 else text)
