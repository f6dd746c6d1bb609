"""Players: the input of the device with a player's index."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from . import _abi
from ._calls import structure
from ._checks import CHECKS, wrong_type
from ._core import library
from .errors import failure
from .input import MEASURE, SIZE, Input

if TYPE_CHECKING:
    from .context import Context
    from .device import Device


class Player:
    """A player with a fixed index, whose device may change. The input is neutral while there is no device."""

    __slots__ = ("_context", "_index", "_poll", "_pointer")

    def __init__(self, context: Context, index: int) -> None:
        self._context = context
        self._index: int = CHECKS[ctypes.c_int32]("the index of a player", index)
        self._poll, self._pointer = library().velto_context_poll_player, context._pointer

    @property
    def index(self) -> int:
        """The player's index, beginning at 0."""
        return self._index

    def poll(self, dt: float = MEASURE) -> Input:
        """Takes the latest input, with all edges since the last poll. Call it once per frame.

        Args:
            dt: Time since the last poll (seconds); without it, the library measures.
        """
        frame = Input()
        frame.struct_size = SIZE
        try:
            result = self._poll(self._pointer, self._index, dt, frame)
        except ctypes.ArgumentError as error:
            arguments = (self._pointer, self._index, dt, frame)
            raise wrong_type("velto_context_poll_player", arguments, error) from None
        if result < 0:
            raise failure(result)
        frame._context = self._context
        return frame

    def peek(self) -> Input:
        """Returns the input of the last poll with current buttons and counters, and consumes nothing."""
        frame = structure(Input, "velto_context_peek_player", self._pointer, self._index)
        frame._context = self._context
        return frame

    @property
    def device(self) -> Device | None:
        """The device of the player."""
        return self._context._device(
            structure(_abi.velto_device, "velto_context_find_player", self._pointer, self._index)
        )

    def __repr__(self) -> str:
        return f"<Player {self._index}: {self.device}>"
