"""Raw access to a device: services, values and notifications."""

from __future__ import annotations

import ctypes
from uuid import UUID

from . import _abi
from ._calls import call, listing, number, uuid_to_c
from ._checks import bytes_to_c
from ._device_input import DeviceInput
from ._enums import SubscriptionFlag, WriteKind
from ._values import GattCharacteristic, GattDescriptor, GattService
from .errors import NotFoundError
from .operation import Operation, nothing, received
from .subscription import Subscription
from .uuids import parse_uuid

Characteristic = int | UUID | str
"""A value handle, a UUID, or the text of one such as "2a19"."""

ANY_SERVICE = UUID(int=0)


class DeviceGatt(DeviceInput):
    """Reading, writing and subscribing, even if the family of the device is unknown."""

    __slots__ = ()

    @property
    def services(self) -> list[GattService]:
        """The services of a connected device, ordered by handle."""
        rows = listing(_abi.velto_gatt_service, "velto_device_list_services", self._id)
        return [GattService._of(row) for row in rows]

    @property
    def characteristics(self) -> list[GattCharacteristic]:
        """The characteristics of a connected device, ordered by handle."""
        rows = listing(_abi.velto_gatt_characteristic, "velto_device_list_characteristics", self._id)
        return [GattCharacteristic._of(row) for row in rows]

    @property
    def descriptors(self) -> list[GattDescriptor]:
        """The descriptors of a connected device, as far as its backend reports them."""
        rows = listing(_abi.velto_gatt_descriptor, "velto_device_list_descriptors", self._id)
        return [GattDescriptor._of(row) for row in rows]

    def find_characteristic(self, uuid: UUID | str, service: UUID | str = ANY_SERVICE) -> int | None:
        """Returns the value handle of the first characteristic with a UUID, or None."""
        found = number(
            ctypes.c_uint16, "velto_device_find_characteristic", self._id, _uuid(service), _uuid(uuid)
        )
        return found or None

    def read_value(self, characteristic: Characteristic, timeout: float = 5) -> Operation[bytes]:
        """Reads a value.

        Args:
            characteristic: The value handle, or the UUID of a characteristic that the device has once.
            timeout: Time limit for the response (seconds, 0.01 to 300).
        """
        if isinstance(characteristic, int):
            return Operation.start(
                self._context, received, "velto_device_read_value", self._id, characteristic, timeout
            )
        return Operation.start(
            self._context, received, "velto_device_read_uuid", self._id, _uuid(characteristic), timeout
        )

    def write_value(
        self, characteristic: Characteristic, value: bytes, with_response: bool = True, timeout: float = 5
    ) -> Operation[None]:
        """Writes a value; writes to one device keep the order of the calls.

        Args:
            characteristic: The value handle or the UUID.
            value: At most 512 bytes; without response, at most `info.mtu` - 3.
            with_response: Whether the device acknowledges.
            timeout: Time limit for the response (seconds, 0.01 to 300).
        """
        kind = WriteKind.WITH_RESPONSE if with_response else WriteKind.WITHOUT_RESPONSE
        return Operation.start(
            self._context, nothing, "velto_device_write_value", self._id, self._value_handle(characteristic), kind,
            *bytes_to_c(value), timeout,
        )

    def await_value(
        self, characteristic: Characteristic, prefix: bytes = b"", timeout: float = 5
    ) -> Operation[bytes]:
        """Waits for the next notified value that begins with the given bytes: start this, then write.

        Args:
            characteristic: The value handle or the UUID; it must be subscribed to.
            prefix: The first bytes of the value; none matches any value.
            timeout: Time limit for the value (seconds, 0.01 to 300).
        """
        return Operation.start(
            self._context, received, "velto_device_await_value", self._id, self._value_handle(characteristic),
            *bytes_to_c(prefix), timeout,
        )

    def subscribe(
        self, characteristic: Characteristic, capacity: int = 32768, is_stream: bool = False, timeout: float = 15
    ) -> Subscription:
        """Subscribes to the notifications of a characteristic.

        Args:
            characteristic: The value handle, or the UUID of a characteristic that the device has once.
            capacity: Capacity of the ring of waiting values (bytes).
            is_stream: Whether the characteristic carries a stream and needs no pairing: the fastest route may be used at once.
            timeout: Time limit for the confirmation (seconds, 0.01 to 300).
        """
        definition = _abi.velto_subscription_def(
            struct_size=ctypes.sizeof(_abi.velto_subscription_def), capacity=capacity, timeout=timeout,
            flags=SubscriptionFlag.STREAM if is_stream else 0,
        )
        id_, operation = _abi.velto_subscription(), _abi.velto_op()
        name, what = (
            ("velto_device_subscribe", characteristic)
            if isinstance(characteristic, int)
            else ("velto_device_subscribe_uuid", _uuid(characteristic))
        )
        call(name, self._id, what, definition, ctypes.byref(id_), ctypes.byref(operation))
        return Subscription(self._context, id_, Operation(self._context, operation, nothing))

    def _value_handle(self, characteristic: Characteristic) -> int:
        if isinstance(characteristic, int):
            return characteristic
        found = self.find_characteristic(characteristic)
        if found is None:
            raise NotFoundError(f"the device has no characteristic {characteristic}")
        return found


def _uuid(value: UUID | str) -> _abi.velto_uuid:
    return uuid_to_c(parse_uuid(value) if isinstance(value, str) else value)
