"""The signals of a device."""

from __future__ import annotations

import ctypes

from . import _abi
from ._calls import call, listing
from ._device_gatt import DeviceGatt
from .signals import Signal


class DeviceSignals(DeviceGatt):
    """The signals of a device."""

    __slots__ = ()

    @property
    def signals(self) -> list[Signal]:
        """The signals of the device, as of when it was last ready."""
        found = listing(_abi.velto_signal, "velto_device_list_signals", self._id)
        return [Signal(self._context, _abi.velto_signal(each.bits)) for each in found]

    def signal(self, identifier: str) -> Signal:
        """Finds a signal by its identifier, such as "axes"; "axes[2]" is its third channel.

        Raises:
            NotFoundError: The device has no such signal, or was never ready.
        """
        found = _abi.velto_signal()
        call("velto_device_find_signal", self._id, identifier.encode(), ctypes.byref(found))
        return Signal(self._context, found)
