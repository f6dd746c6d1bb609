"""The functions of worn devices besides measuring: vibration, and those specific to TAPs and boards."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call
from ._device_gatt import DeviceGatt
from .board import Board
from .operation import Operation, nothing
from .tap import TapDevice

if TYPE_CHECKING:
    from .context import Context


class DeviceWorn(DeviceGatt):
    """The motor of a device, and the functions specific to TAPs and boards."""

    __slots__ = ()

    @property
    def tap(self) -> TapDevice:
        """The functions specific to TAPs: modes, settings, information. They raise `UnsupportedError` for other devices."""
        return TapDevice(self)

    @property
    def board(self) -> Board:
        """The functions specific to MetaWear boards: sensors, detectors, light. They raise `UnsupportedError` for other devices."""
        return Board(self)

    def play_haptic(self, durations: Sequence[float], strength: float = 1) -> Operation[bool]:
        """Plays a vibration pattern; the operation ends when the device has accepted it.

            device.play_haptic([0.1, 0.05, 0.1]).wait()  # twice, with a pause of 50 ms

        The operation returns False if the device dropped durations: a TAP accepts 18.

        Args:
            durations: Alternating times of vibration and pause (seconds, 0 to 60).
            strength: The strength, 0 to 1; a TAP has a single strength.

        Raises:
            UnsupportedError: The device's family, hardware or firmware cannot vibrate.
        """
        return start_haptic(self._context, "velto_device_play_haptic", self._id, durations, strength)

    def play_pulse(self) -> Operation[None] | None:
        """Signals a short pulse by the motor or the light of the device, such as for a hit.

            device.play_pulse()  # a TAP vibrates, a board vibrates and flashes its LED

        Returns:
            The operation; None for a device without motor and light, such as a cap.
        """
        id_ = _abi.velto_op()
        result = call("velto_device_play_pulse", self._id, ctypes.byref(id_))
        return None if result == _abi.VELTO_NOTHING else Operation(self._context, id_, nothing)


def start_haptic(
    context: Context, name: str, target: Any, durations: Sequence[float], strength: float
) -> Operation[bool]:
    """Plays a pattern; the operation returns whether the exact pattern is played."""
    id_, pattern = _abi.velto_op(), (ctypes.c_double * len(durations))(*durations)
    result = call(name, target, pattern, len(durations), strength, ctypes.byref(id_))
    return Operation(context, id_, lambda _: result != _abi.VELTO_TRUNCATED)
