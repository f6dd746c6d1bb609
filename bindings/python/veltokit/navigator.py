"""Navigators: choosing menu items by motion, keys and touch. Provisional until 1.0."""

from __future__ import annotations

from typing import Any

from . import _abi
from ._calls import call, structure
from ._enums import Confirmation
from ._pure import PureObject
from ._record import record_to_c, require_type
from ._values import NavigatorConfig, NavigatorState, NavigatorStep
from .device import NO_PLAYER, Device
from .event import Event
from .input import MEASURE, Input

NO_DEVICE = _abi.velto_device()


class Navigator(PureObject):
    """Moves the focus of a menu and confirms its items; draws nothing.

        navigator = veltokit.Navigator()
        navigator.begin_menu(3)
        for frame in velto.frames(hz=60):
            step = navigator.step(velto.player(0).poll(frame.dt))
            if step.activated is not None:
                open_item(step.activated)
    """

    __slots__ = ()

    def __init__(self, config: NavigatorConfig | None = None) -> None:
        raw = None if config is None else record_to_c(config, NavigatorConfig)
        super().__init__("velto_navigator_create", "velto_navigator_destroy", raw)

    @property
    def config(self) -> NavigatorConfig:
        """The rules and times. Change a copy of them, and set that."""
        return NavigatorConfig._of(
            structure(_abi.velto_navigator_config, "velto_navigator_get_config", self._pointer)
        )

    @config.setter
    def config(self, config: NavigatorConfig) -> None:
        call("velto_navigator_set_config", self._pointer, record_to_c(config, NavigatorConfig))

    # The menu

    def begin_menu(self, items: int, confirmation: Confirmation = Confirmation.HOLD_OR_BUTTON) -> None:
        """Begins a menu; a valid focus is kept."""
        call("velto_navigator_begin_menu", self._pointer, items, confirmation)

    def end_menu(self) -> None:
        """Ends the menu and removes the focus."""
        call("velto_navigator_end_menu", self._pointer)

    def enable_item(self, item: int, is_enabled: bool = True) -> None:
        """Enables or disables an item; disabled items cannot be confirmed."""
        call("velto_navigator_set_item_enabled", self._pointer, item, is_enabled)

    def suspend(self, is_suspended: bool = True) -> None:
        """Pauses motion, keys and touch, or resumes them."""
        call("velto_navigator_set_suspended", self._pointer, is_suspended)

    @property
    def state(self) -> NavigatorState:
        """The current state of the menu, for drawing it."""
        return NavigatorState._of(
            structure(_abi.velto_navigator_state, "velto_navigator_get_state", self._pointer)
        )

    # Focus and confirmation

    def step(self, pad: Input, dt: float = MEASURE) -> NavigatorStep:
        """Advances the menu by a frame of input; with several players, call it for each of them.

        Args:
            pad: The polled input of this frame.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        return self._step("velto_navigator_step_input", pad, dt)

    def step_position(
        self, position: float, is_clicked: bool, dt: float, is_available: bool = True
    ) -> NavigatorStep:
        """Advances the menu by a frame, given only the position and the button."""
        return self._step("velto_navigator_step_position", position, is_clicked, is_available, dt)

    def move_focus(self, steps: int) -> NavigatorStep:
        """Moves the focus by keys, skipping disabled items."""
        return self._step("velto_navigator_move_focus", steps)

    def activate_focus(self) -> NavigatorStep:
        """Confirms the focused item, as by a key."""
        return self._step("velto_navigator_activate_focus")

    def activate_item(self, item: int) -> NavigatorStep:
        """Confirms an item that was touched or clicked."""
        return self._step("velto_navigator_activate_item", item)

    def clear_focus(self) -> NavigatorStep:
        """Removes the focus from its item."""
        return self._step("velto_navigator_clear_focus")

    def ingest(self, event: Event) -> NavigatorStep:
        """Performs the menu command of a tap or air gesture; pass every event of a queue."""
        require_type(event, Event)
        return self._step("velto_navigator_ingest_event", event._raw)

    def _step(self, name: str, *arguments: Any) -> NavigatorStep:
        return NavigatorStep._of(structure(_abi.velto_navigator_step, name, self._pointer, *arguments))

    # Ownership and turns

    def set_owner(self, device: Device | None) -> None:
        """Sets the device that owns the menu, or none."""
        call("velto_navigator_set_owner", self._pointer, NO_DEVICE if device is None else device._id)

    def owner_among(self, devices: list[Device]) -> Device | None:
        """Returns the device that owns the menu, if it is one of the given ones."""
        owner = structure(_abi.velto_device, "velto_navigator_get_owner", self._pointer)
        return next((device for device in devices if device.bits == owner.bits), None)

    def set_turn_player(self, player_index: int | None) -> None:
        """Sets the player who has confirmed the start of a turn."""
        call(
            "velto_navigator_set_turn_player", self._pointer, NO_PLAYER if player_index is None else player_index
        )

    def is_turn_pending(self, player_index: int, player_count: int) -> bool:
        """Returns whether a player must confirm before the turn starts."""
        return bool(call("velto_navigator_is_turn_pending", self._pointer, player_index, player_count))
