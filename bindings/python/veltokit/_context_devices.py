"""The devices of a context: scanning, finding, connecting, and known devices."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from . import _abi
from ._calls import call, listing, sized, structure
from ._context_base import ContextBase
from ._device_worn import start_haptic
from ._enums import MwLogMode, ScanFlag
from ._values import KnownDevice
from .device import Device
from .operation import Operation, nothing
from .tap import TapContext

if TYPE_CHECKING:
    from .context import Context


def found_device(operation: Operation[Device]) -> Device:
    """The device that an operation has found."""
    return cast(Device, operation.device)


class ContextDevices(ContextBase):
    """Scanning and connecting."""

    def start_scan(self, likely_only: bool = False) -> Operation[None]:
        """Scans for devices until `stop_scan()`. The operation ends when discovery runs.

        Args:
            likely_only: Whether only likely devices send `DeviceFoundEvent`.
        """
        options = sized(_abi.velto_scan_options)
        options.flags = ScanFlag.LIKELY_ONLY if likely_only else 0
        return Operation.start(self._context, nothing, "velto_context_start_scan", self._pointer, options)

    def stop_scan(self) -> None:
        """Stops scanning. Auto-connect continues to scan while players lack devices."""
        call("velto_context_stop_scan", self._pointer)

    @property
    def devices(self) -> list[Device]:
        """The devices, in the order in which they were first seen."""
        rows = listing(_abi.velto_device, "velto_context_list_devices", self._pointer)
        return [Device(self._context, row) for row in rows]

    def start_logging(self, devices: Sequence[Device], mode: MwLogMode = MwLogMode.OVERWRITE) -> Operation[None]:
        """Starts the logs of several boards, of all or none; the error names each board that failed.

        Args:
            devices: The boards.
            mode: The behavior of a log that is full.
        """
        rows = (_abi.velto_device * len(devices))(*(device._id for device in devices))
        return Operation.start(
            self._context, nothing, "velto_context_start_logging", self._pointer, rows, len(devices), mode
        )

    def find(self, text: str) -> Device | None:
        """Finds a device by identifier, address or name; a known device even before it is seen."""
        if text == "":
            return None  # The library would find the first device that has no address.
        return self._device(structure(_abi.velto_device, "velto_context_find_device", self._pointer, text))

    def connect(self, text: str, timeout: float = 15) -> Operation[Device]:
        """Scans for a device by identifier, address or name, and connects to it.

        Args:
            text: Identifier ("bluez:AA:BB:CC:DD:EE:FF"), address or name.
            timeout: Time limit for the device to become ready (seconds, 0.1 to 300).
        """
        return Operation.start(
            self._context, found_device, "velto_context_connect_device", self._pointer, text, timeout, None
        )

    # Wearables

    @property
    def tap(self) -> TapContext:
        """Settings for all TAPs: their modes, and the pause while the program is in the background."""
        return TapContext(self._context)

    def play_haptic(self, durations: Sequence[float], strength: float = 1) -> Operation[bool]:
        """Plays a pattern like `Device.play_haptic()` on all ready devices that can vibrate.

        The operation ends when the last device has accepted the pattern, and returns False if a device dropped durations.

        Args:
            durations: Alternating times of vibration and pause (seconds, 0 to 60).
            strength: The strength, 0 to 1; a TAP has a single strength.

        Raises:
            UnsupportedError: No device that is ready can vibrate.
        """
        return start_haptic(self._context, "velto_context_play_haptic", self._pointer, durations, strength)

    # Known devices

    @property
    def known_devices(self) -> list[KnownDevice]:
        """The devices that were connected before, the most recently connected first."""
        rows = listing(_abi.velto_known_device, "velto_context_list_known_devices", self._pointer)
        return [KnownDevice._of(row, self._context) for row in rows]

    def connect_last(self, timeout: float = 15, keeps_subscriptions: bool = False) -> Operation[Device] | None:
        """Connects the device that was connected last, in this or an earlier run; None if there is none.

        Disables auto-connect. Without a radio the operation fails, but the device is connected once there is a radio.

        Args:
            timeout: Time limit for the device to become ready (seconds, 0.1 to 300).
            keeps_subscriptions: Whether to keep notifications that another program has left enabled, on boards that preserve
                them.
        """
        options = sized(_abi.velto_connect_options)
        options.timeout, options.keeps_subscriptions = timeout, keeps_subscriptions
        id_ = _abi.velto_op()
        result = call(
            "velto_context_connect_last_device", self._pointer, options, None, ctypes.byref(id_)
        )
        return None if result == _abi.VELTO_NOTHING else Operation(self._context, id_, found_device)

    def forget_known(self, identifier: str) -> Operation[None]:
        """Forgets a device, present or not."""
        return Operation.start(
            self._context, nothing, "velto_context_forget_known_device", self._pointer, identifier
        )
