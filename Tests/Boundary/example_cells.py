"""The cells of the worked examples: numbers, values under the names of the protocol notes, and what can be seen of an input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pure_objects import LEFT, RATES, RIGHT
from veltokit import abi
from worked_examples import Row

RATE_NAMES = {value: name for name, value in RATES.items()} | {abi.VELTO_RATE_MODE_UNKNOWN: "unknown"}
DIRECTIONS = {
    abi.VELTO_POINTER_DIRECTION_CENTER: "center", abi.VELTO_POINTER_DIRECTION_LEFT: "left",
    abi.VELTO_POINTER_DIRECTION_RIGHT: "right", abi.VELTO_POINTER_DIRECTION_UP: "up",
    abi.VELTO_POINTER_DIRECTION_DOWN: "down"}


def number(cells: Row, name: str, default: float = 0) -> float:
    """A number, or a fraction like 1/60."""
    numerator, _, denominator = cells.get(name, str(default)).partition("/")
    return float(numerator) / float(denominator or 1)


def integers(cell: str) -> list[int]:
    return [int(word) for word in cell.split()]


def slot_or_none(slot: int) -> int | None:
    return None if slot < 0 else slot


# What can be seen of an input


See = Callable[[Any], Any]


def bit(member: str, value: int) -> See:
    return lambda seen: bool(getattr(seen, member) & value)


def member(*names: str) -> See:
    return lambda seen: [getattr(seen, name) for name in names] if len(names) > 1 else getattr(seen, names[0])


INPUT: dict[str, See] = {
    "posX": member("position_x"), "posY": member("position_y"), "relX": member("relative_x"), "relY": member("relative_y"),
    "frameDeltaX": member("frame_delta_x"), "rawX": member("raw_x"), "direction": member("direction"),
    "velocity": member("velocity"), "trikiVelocity": member("velocity"), "throwPower": member("throw_power"),
    "tilt": member("sensor_tilt_x", "sensor_tilt_y"),
    "gyro": member("sensor_gyro_x", "sensor_gyro_y", "sensor_gyro_z"), "rotation": member("sensor_rotation"),
    "motion": member("sensor_motion"), "bleMode": lambda seen: RATE_NAMES[seen.rate_mode],
    "pointerDirection": lambda seen: DIRECTIONS[seen.pointer_direction],
    "isMoving": bit("states", abi.VELTO_INPUT_STATE_MOVING), "tiltLeft": bit("states", LEFT),
    "tiltRight": bit("states", RIGHT), "atRest": bit("states", abi.VELTO_INPUT_STATE_AT_REST),
    "primed": bit("states", abi.VELTO_INPUT_STATE_GESTURE_PRIMED),
    "buttonHighlight": bit("states", abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT),
    "click": bit("gestures", abi.VELTO_GESTURE_CLICK), "bleButtonClick": bit("gestures", abi.VELTO_GESTURE_CLICK),
    "primaryAction": bit("gestures", abi.VELTO_GESTURE_PRIMARY), "throw": bit("gestures", abi.VELTO_GESTURE_THROW),
    "shake": bit("gestures", abi.VELTO_GESTURE_SHAKE), "swing": bit("gestures", abi.VELTO_GESTURE_SWING),
    "flick": bit("gestures", abi.VELTO_GESTURE_SWING), "action": bit("gestures", abi.VELTO_GESTURE_ACTION),
    "receiving": bit("flags", abi.VELTO_INPUT_RECEIVING),
    "idle": bit("flags", abi.VELTO_INPUT_IDLE_LOW_POWER), "pressed": bit("buttons_pressed", abi.VELTO_BUTTON_MAIN),
    "down": bit("buttons_down", abi.VELTO_BUTTON_MAIN), "presses": member("press_count"), "clicks": member("click_count"),
    "throws": member("throw_count"), "packets": member("packet_count"),
}
