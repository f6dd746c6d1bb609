"""The input of a device: polling it, and feeding packets."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Sequence
from uuid import UUID

from . import _abi
from ._calls import call, listing, number, structure, uuid_to_c
from ._checks import bytes_to_c, wrong_type
from ._core import library
from ._enums import GameInput
from ._handle import Handle
from ._values import Binding, Mounting
from .errors import failure
from .input import MEASURE, SIZE, Input

if TYPE_CHECKING:
    from .context import Context

MAIN_CHARACTERISTIC = UUID(int=0)
"""The default: the main characteristic of a family."""


class DeviceInput(Handle):
    """Polling a device, and feeding one without a link."""

    __slots__ = ("_context",)
    _context: Context

    def poll(self, dt: float = MEASURE) -> Input:
        """Takes the latest input, with all edges since the last poll. Call it once per frame.

        Args:
            dt: Time since the last poll (seconds); without it, the library measures.
        """
        frame = Input()
        frame.struct_size = SIZE
        try:
            result = library().velto_device_poll_input(self._id, dt, frame)
        except ctypes.ArgumentError as error:
            raise wrong_type("velto_device_poll_input", (self._id, dt, frame), error) from None
        if result < 0:
            raise failure(result)
        frame._context = self._context
        return frame

    def peek(self) -> Input:
        """Returns the input of the last poll with current buttons and counters, and consumes nothing."""
        frame = structure(Input, "velto_device_peek_input", self._id)
        frame._context = self._context
        return frame

    def reset_input(self) -> None:
        """Resets the motion: position, center, unpolled packets and edges. Configuration and counters are kept."""
        call("velto_device_reset_input", self._id)

    def restart_session(self) -> None:
        """Restarts the session on the current link: rate mode, packet count, gamepad view and sensors."""
        call("velto_device_restart_session", self._id)

    def discard_edges(self) -> None:
        """Discards all button edges and gestures up to now, for instance when a menu closes."""
        call("velto_device_discard_edges", self._id)

    @property
    def bindings(self) -> list[Binding]:
        """The mapping from the device's events to game input: the family's own bindings, unless others are set.

        Setting them replaces all; an empty list disables them. They persist across lost links. A tap of the middle finger as an
        action:

            device.bindings += [Binding(BindingKind.TAP, 4, gestures=Gesture.ACTION)]
        """
        return [Binding._of(row) for row in listing(_abi.velto_binding, "velto_device_get_bindings", self._id)]

    @bindings.setter
    def bindings(self, bindings: Sequence[Binding]) -> None:
        rows = (_abi.velto_binding * len(bindings))(*(row._raw() for row in bindings))
        call("velto_device_set_bindings", self._id, rows, len(rows))

    @property
    def mounting(self) -> Mounting:
        """The mounting of the device, which rotates its measured motion; it persists across lost links.

            device.mounting = Mounting(MountingKind.WRIST_LEFT)
        """
        return Mounting._of(structure(_abi.velto_mounting, "velto_device_get_mounting", self._id))

    @mounting.setter
    def mounting(self, mounting: Mounting) -> None:
        call("velto_device_set_mounting", self._id, mounting._raw())

    @property
    def game_input(self) -> GameInput:
        """Whether the device feeds game input; with `GameInput.OFF` its input is neutral, while events and streams continue."""
        return GameInput(number(_abi.velto_game_input, "velto_device_get_game_input", self._id))

    @game_input.setter
    def game_input(self, policy: GameInput) -> None:
        call("velto_device_set_game_input", self._id, policy)

    def ingest(
        self, packet: bytes, characteristic: UUID = MAIN_CHARACTERISTIC, timestamp_ns: int = 0
    ) -> None:
        """Feeds one received packet to a device without a link.

        Args:
            packet: The packet as notified, at most 512 bytes.
            characteristic: The characteristic that notified it.
            timestamp_ns: Time of arrival, on the context's clock; 0 for now (nanoseconds).
        """
        call(
            "velto_device_ingest_packet", self._id, uuid_to_c(characteristic), *bytes_to_c(packet), timestamp_ns
        )
