"""Calculations of games, for frames that a driver does not move. Provisional until 1.0."""

from __future__ import annotations

import ctypes

from . import _abi
from ._calls import call, none_if, number
from ._record import record_to_c
from ._values import MotionConfig, VelocityLimits


def shape_velocity(limits: VelocityLimits, velocity: float) -> float:
    """Returns a velocity after the dead zone, the maximum and the gain."""
    return float(number(ctypes.c_double, "velto_velocity_limits_shape", record_to_c(limits, VelocityLimits), velocity))


def find_slot(position: float, count: int) -> int:
    """Returns the slot at a position, among slots side by side from -1 to 1."""
    return int(number(ctypes.c_int32, "velto_slot_find", position, count))


def find_focused_slot(
    position: float, count: int, current: int | None, enter: float = 0.30, leave: float = 0.14
) -> int | None:
    """Returns the slot that has the focus, None in the neutral zone.

    Args:
        position: The position, -1 to 1.
        count: Number of slots.
        current: The slot that currently has the focus.
        enter: Half-width of the neutral zone while no slot has the focus.
        leave: Half-width of the neutral zone while a slot has the focus; less than `enter`, so that nothing flickers.
    """
    slot = number(
        ctypes.c_int32, "velto_slot_find_focused", position, count, -1 if current is None else current, enter, leave
    )
    return none_if(int(slot), -1)


def check_motion_config(config: MotionConfig) -> None:
    """Raises the error that setting a configuration would raise."""
    call("velto_motion_config_validate", record_to_c(config, MotionConfig))


def struct_size(name: str) -> int:
    """Returns the size of a structure in the loaded library, such as "velto_input"; 0 if there is none."""
    from ._core import library

    return int(library().velto_abi_struct_size(name.encode()))


def differing_structures() -> list[str]:
    """Returns the structures whose size differs between this package and the loaded library."""
    return [name for name, struct in _abi.STRUCTURES.items() if struct_size(name) != ctypes.sizeof(struct)]
