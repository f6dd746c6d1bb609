"""Keyboards: keys that play."""

from __future__ import annotations

from ._calls import structure
from ._enums import Key
from ._pure import PureObject
from ._record import record_to_c
from ._values import KeyboardConfig
from .input import Input


class Keyboard(PureObject):
    """Turns keys into the input of a virtual device.

        player = velto.create_virtual_device("keyboard")
        keyboard = veltokit.Keyboard()
        for frame in velto.frames(hz=60):
            player.supply(keyboard.step(keys_that_are_down(), frame.dt))
    """

    __slots__ = ()

    def __init__(self, config: KeyboardConfig | None = None) -> None:
        """Creates a keyboard on which no key is down; without a configuration, with the defaults."""
        raw = None if config is None else record_to_c(config, KeyboardConfig)
        super().__init__("velto_keyboard_create", "velto_keyboard_destroy", raw)

    def step(self, keys: Key, dt: float) -> Input:
        """Advances by a frame, and returns the input to supply.

        Args:
            keys: The keys that are down; with a `hold_time`, those typed since the last step.
            dt: Length of the frame (seconds).
        """
        return structure(Input, "velto_keyboard_step", self._pointer, keys, dt)
