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
    """The motor of a device, and the TAP or board that it may be."""

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
        """Vibrates, pauses, vibrates …; the operation ends when the device has taken the pattern.

            device.play_haptic([0.1, 0.05, 0.1]).wait()  # twice, with a pause of 50 ms

        It brings False if the device has left out durations: a TAP takes 18.

        Args:
            durations: Times to vibrate and to pause in turns (seconds, 0 to 60).
            strength: How strong, 0 to 1; a TAP knows one strength, any above 0.

        Raises:
            UnsupportedError: The device's family, hardware or firmware cannot vibrate.
        """
        return start_haptic(self._context, "velto_device_play_haptic", self._id, durations, strength)

    def play_pulse(self) -> Operation[None] | None:
        """Gives a short sign with what the device has, such as for a hit.

            device.play_pulse()  # a TAP vibrates, a board vibrates and flashes its LED

        Returns:
            The operation; None for a device that has nothing to give a sign with, such as a cap.
        """
        id_ = _abi.velto_op()
        result = call("velto_device_play_pulse", self._id, ctypes.byref(id_))
        return None if result == _abi.VELTO_NOTHING else Operation(self._context, id_, nothing)


def start_haptic(
    context: Context, name: str, target: Any, durations: Sequence[float], strength: float
) -> Operation[bool]:
    """Plays a pattern; the operation brings whether nothing was left out of it."""
    id_, pattern = _abi.velto_op(), (ctypes.c_double * len(durations))(*durations)
    result = call(name, target, pattern, len(durations), strength, ctypes.byref(id_))
    return Operation(context, id_, lambda _: result != _abi.VELTO_TRUNCATED)
