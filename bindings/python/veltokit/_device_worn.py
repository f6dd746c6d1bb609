"""What devices that are worn can do beside measuring: vibrate; and what only TAPs have."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from ._device_gatt import DeviceGatt
from .operation import Operation, nothing
from .tap import TapDevice


class DeviceWorn(DeviceGatt):
    """The motor of a device, and the TAP that it may be."""

    __slots__ = ()

    @property
    def tap(self) -> TapDevice:
        """What only TAPs have: modes, settings, information. Its calls raise `UnsupportedError` for other devices."""
        return TapDevice(self)

    def play_haptic(self, durations: Sequence[float], strength: float = 1) -> Operation[None]:
        """Vibrates, pauses, vibrates …; the operation ends when the device has taken the pattern.

            device.play_haptic([0.1, 0.05, 0.1]).wait()  # twice, with a pause of 50 ms

        A TAP takes 18 durations, and leaves out further ones.

        Args:
            durations: Times to vibrate and to pause in turns (seconds, 0 to 60).
            strength: How strong, 0 to 1; a TAP knows one strength, any above 0.

        Raises:
            UnsupportedError: The device's family, hardware or firmware cannot vibrate.
        """
        pattern, count = durations_to_c(durations)
        return Operation.start(
            self._context, nothing, "velto_device_play_haptic", self._id, pattern, count, strength
        )


def durations_to_c(durations: Sequence[float]) -> tuple[ctypes.Array[ctypes.c_double], int]:
    """Seconds for the library, and their number."""
    return (ctypes.c_double * len(durations))(*durations), len(durations)
