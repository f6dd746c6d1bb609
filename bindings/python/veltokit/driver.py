"""Drivers: moving paddles, menu selections and aims. Provisional until 1.0."""

from __future__ import annotations

import ctypes

from . import _abi
from ._calls import call, number, structure
from ._enums import RateMode
from ._pure import PureObject
from ._record import record_to_c, require_type
from ._values import (
    ActionStep,
    Aim,
    LateralConfig,
    MenuConfig,
    MenuStep,
    PaddleConfig,
    PickerStep,
    PointerConfig,
)
from .input import MEASURE, Input

SETTERS = {
    PaddleConfig: "velto_driver_set_paddle_config",
    MenuConfig: "velto_driver_set_menu_config",
    PointerConfig: "velto_driver_set_pointer_config",
    LateralConfig: "velto_driver_set_lateral_config",
}


class Driver(PureObject):
    """Turns the input of a frame into the movement of a game object. Create one for each player.

        driver = veltokit.Driver()
        paddle = court.width / 2
        for frame in velto.frames(hz=60):
            paddle = driver.step_paddle(velto.player(0).poll(frame.dt), paddle, center=court.width / 2)

    It responds according to the packet rate of the device, with a set of constants for each of three rates.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("velto_driver_create", "velto_driver_destroy")

    def reset(self) -> None:
        """Resets the state, and keeps the constants."""
        call("velto_driver_reset", self._pointer)

    # Constants

    def set_config(self, config: PaddleConfig | MenuConfig | PointerConfig | LateralConfig) -> None:
        """Sets the constants of one kind of movement, for the rate that they name."""
        require_type(config, *SETTERS)
        setter = next(setter for type_, setter in SETTERS.items() if isinstance(config, type_))
        call(setter, self._pointer, config._raw())

    def clear_configs(self) -> None:
        """Restores all preset constants."""
        call("velto_driver_clear_constants", self._pointer)

    def paddle_config(self, rate_mode: RateMode = RateMode.NORMAL) -> PaddleConfig:
        """Returns the paddle constants for one rate."""
        return PaddleConfig._of(
            structure(_abi.velto_paddle_config, "velto_driver_get_paddle_config", self._pointer, rate_mode)
        )

    def menu_config(self, rate_mode: RateMode = RateMode.NORMAL) -> MenuConfig:
        """Returns the menu constants for one rate."""
        return MenuConfig._of(
            structure(_abi.velto_menu_config, "velto_driver_get_menu_config", self._pointer, rate_mode)
        )

    def pointer_config(self, rate_mode: RateMode = RateMode.NORMAL) -> PointerConfig:
        """Returns the pointer constants for one rate."""
        return PointerConfig._of(
            structure(_abi.velto_pointer_config, "velto_driver_get_pointer_config", self._pointer, rate_mode)
        )

    def lateral_config(self, rate_mode: RateMode = RateMode.NORMAL) -> LateralConfig:
        """Returns the lateral constants for one rate."""
        return LateralConfig._of(
            structure(_abi.velto_lateral_config, "velto_driver_get_lateral_config", self._pointer, rate_mode)
        )

    # Movements

    def step_paddle(self, pad: Input, position: float, center: float, dt: float = MEASURE) -> float:
        """Returns the new position of a paddle, in the units of the court and not limited to it.

        Args:
            pad: The polled input of this frame.
            position: Current position of the paddle.
            center: Middle of the court.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        return float(
            number(ctypes.c_double, "velto_driver_step_paddle", self._pointer, pad, dt, position, center)
        )

    def step_menu(self, pad: Input, slots: int, selection: int, dt: float = MEASURE) -> MenuStep:
        """Returns the selection step of a frame in a menu, or the slot targeted by the position.

        Args:
            pad: The polled input of this frame.
            slots: Number of slots in the menu.
            selection: The currently selected slot.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        return MenuStep._of(
            structure(_abi.velto_menu_step, "velto_driver_step_menu", self._pointer, pad, dt, slots, selection)
        )

    def step_pointer(self, pad: Input, aim: Aim, target: Aim | None = None, dt: float = MEASURE) -> Aim:
        """Returns the new position of an aim on a screen, not limited to it.

        Args:
            pad: The polled input of this frame.
            aim: Current position of the aim.
            target: Target of the aim; None for `Input.aim`.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        require_type(pad, Input)
        towards = pad.aim if target is None else target
        return Aim._of(
            structure(
                _abi.velto_aim, "velto_driver_step_pointer", self._pointer, pad, dt, record_to_c(aim, Aim), record_to_c(towards, Aim)
            )
        )

    def step_lateral(
        self, pad: Input, aim: float, lean: float, inverted: bool = False, dt: float = MEASURE
    ) -> float:
        """Returns the new position of an aim sideways, -1 to 1, while the device leans.

        Args:
            pad: The polled input of this frame.
            aim: Current position of the aim.
            lean: Tilt of the device to the right.
            inverted: Whether to reverse the direction.
            dt: Length of the frame (seconds); the `dt` of the input by default.
        """
        return float(
            number(ctypes.c_double, "velto_driver_step_lateral", self._pointer, pad, dt, aim, lean, inverted)
        )

    # Recipes

    def step_picker(self, pad: Input, slots: int, dt: float = MEASURE) -> PickerStep:
        """Moves the focus through a menu, and confirms with the button."""
        return PickerStep._of(
            structure(_abi.velto_picker_step, "velto_driver_step_picker", self._pointer, pad, dt, slots)
        )

    def select_item(self, item: int) -> None:
        """Restarts the menu of `step_picker()` with the focus on an item."""
        call("velto_driver_select_item", self._pointer, item)

    def step_actions(self, pad: Input, dt: float = MEASURE) -> ActionStep:
        """Returns the actions of a frame in a throwing game."""
        return ActionStep._of(
            structure(_abi.velto_action_step, "velto_driver_step_actions", self._pointer, pad, dt)
        )

    def step_display(self, pad: Input, dt: float = MEASURE) -> Input:
        """Returns a copy of the input for display, refreshed slowly to avoid flicker, without losing gestures."""
        shown = structure(Input, "velto_driver_step_display", self._pointer, pad, dt)
        if hasattr(pad, "_context"):
            shown._context = pad._context
        return shown

    def step_gate(self, is_pressed: bool, dt: float, cooldown: float = 0.65) -> bool:
        """Returns whether a click passes: further clicks are rejected until a cooldown has elapsed."""
        return bool(
            number(ctypes.c_int32, "velto_driver_step_gate", self._pointer, is_pressed, dt, cooldown)
        )

    def set_gate_pressed(self, is_pressed: bool) -> None:
        """Synchronizes the gate with the button, so that a button that is already held does not click."""
        call("velto_driver_set_gate_pressed", self._pointer, is_pressed)
