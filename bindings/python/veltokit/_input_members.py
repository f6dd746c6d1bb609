"""The members of a device's input.

Generated from bindings/api; do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from . import _abi
from ._calls import none_if
from ._enums import (
    Button,
    Gesture,
    GyroCalibration,
    InputFlag,
    InputState,
    MotionMode,
    PointerDirection,
    RateMode,
)

# Type checkers would accept any attribute of a ctypes structure.
if TYPE_CHECKING:

    class Raw:
        struct_size: int

        def __bytes__(self) -> bytes: ...

else:
    Raw = _abi.velto_input


class InputMembers(Raw):
    """The input of a device in one frame of a game, for all families."""

    __slots__ = ()

    timestamp_ns: int
    """Arrival of the newest packet, on the context's clock (nanoseconds)."""
    packet_count: int
    """Number of packets since the link came up."""
    poll_count: int
    """Number of polls of the device so far."""
    packet_age: float
    """Time since the newest packet, as of this call; infinity before the first (seconds)."""
    dt: float
    """Time by which the newest poll advanced motion: the given time, or the measured one, at most 0.05 (seconds, 0
    or more).
    """
    position_x: float
    """Horizontal position, -1 to 1; in paddle mode up to 1.7."""
    position_y: float
    """Vertical position, -1 to 1; 0 in paddle mode."""
    relative_x: float
    """Horizontal position before output smoothing."""
    relative_y: float
    """Vertical position before output smoothing."""
    frame_delta_x: float
    """Horizontal movement of the position since the last poll."""
    frame_delta_y: float
    """Vertical movement of the position since the last poll."""
    raw_x: float
    """Horizontal input: raw values in paddle mode, otherwise -1 to 1 (raw units)."""
    raw_y: float
    """Vertical input, -1 to 1; 0 in paddle mode."""
    direction: float
    """Direction of the gamepad view, -1 to 1."""
    velocity: float
    """Velocity of the gamepad view, 0 or more."""
    throw_power: float
    """Power of a throw in this frame, 0 to 1; 0 without one."""
    sensor_tilt_x: float
    """Tilt sideways, -1 to 1."""
    sensor_tilt_y: float
    """Tilt forwards, -1 to 1."""
    sensor_gyro_x: float
    """Rotation about x, -1 to 1."""
    sensor_gyro_y: float
    """Rotation about y, -1 to 1."""
    sensor_gyro_z: float
    """Rotation about z, -1 to 1."""
    sensor_rotation: float
    """The rotation channel, -1 to 1."""
    sensor_motion: float
    """Strength of the rotation about all axes, 0 to 1."""
    press_count: int
    """Presses of the main button since the device was first seen; wraps."""
    release_count: int
    """Releases of the main button; wraps."""
    click_count: int
    """Clicks, including those reported by the device; wraps."""
    primary_count: int
    """Polls with a main action; wraps."""
    throw_count: int
    """Throws; wraps."""
    shake_count: int
    """Polls with a shake; wraps."""
    swing_count: int
    """Polls with a swing; wraps."""
    action_count: int
    """Polls with an action; wraps."""
    battery: float
    """Charge of the battery, 0 to 1; valid with its flag."""
    _flags = _abi.velto_input.flags
    _player_index = _abi.velto_input.player_index
    _motion_mode = _abi.velto_input.motion_mode
    _rate_mode = _abi.velto_input.rate_mode
    _pointer_direction = _abi.velto_input.pointer_direction
    _buttons_down = _abi.velto_input.buttons_down
    _buttons_pressed = _abi.velto_input.buttons_pressed
    _buttons_released = _abi.velto_input.buttons_released
    _states = _abi.velto_input.states
    _gestures = _abi.velto_input.gestures
    _orientation = _abi.velto_input.orientation
    _acceleration = _abi.velto_input.acceleration
    _rotation_rate = _abi.velto_input.rotation_rate
    _finger_press_count = _abi.velto_input.finger_press_count
    _gyro_calibration = _abi.velto_input.gyro_calibration

    @property
    def flags(self) -> InputFlag:
        """The state of the device, and the valid members."""
        return InputFlag(self._flags)

    @property
    def player_index(self) -> int | None:
        """Its player index, None for none."""
        return none_if(self._player_index, -1)

    @property
    def motion_mode(self) -> MotionMode:
        """The mapping from motion to position."""
        return MotionMode(self._motion_mode)

    @property
    def rate_mode(self) -> RateMode:
        """The device's packet rate."""
        return RateMode(self._rate_mode)

    @property
    def pointer_direction(self) -> PointerDirection:
        """The main direction of the position."""
        return PointerDirection(self._pointer_direction)

    @property
    def buttons_down(self) -> Button:
        """Buttons that are down."""
        return Button(self._buttons_down)

    @property
    def buttons_pressed(self) -> Button:
        """Buttons pressed since the last poll."""
        return Button(self._buttons_pressed)

    @property
    def buttons_released(self) -> Button:
        """Buttons released since the last poll; a lost link releases held buttons."""
        return Button(self._buttons_released)

    @property
    def states(self) -> InputState:
        """The current states."""
        return InputState(self._states)

    @property
    def gestures(self) -> Gesture:
        """The gestures since the last poll."""
        return Gesture(self._gestures)

    @property
    def orientation(self) -> tuple[float, ...]:
        """Orientation as a quaternion (w, x, y, z) that rotates a vector from the axes of the hand to those of the
        world, whose z points up. The mounting determines the axes of the hand. The heading is 0 at the first
        rest, and after `Device.recenter()`. Valid with its flag.
        """
        return tuple(self._orientation)

    @property
    def acceleration(self) -> tuple[float, ...]:
        """Acceleration; valid with its flag (m/s²)."""
        return tuple(self._acceleration)

    @property
    def rotation_rate(self) -> tuple[float, ...]:
        """Rotation rate minus the known bias of the gyroscope; valid with its flag (rad/s)."""
        return tuple(self._rotation_rate)

    @property
    def finger_press_count(self) -> tuple[int, ...]:
        """Taps of each finger since the device was first seen, thumb first; each wraps."""
        return tuple(self._finger_press_count)

    @property
    def gyro_calibration(self) -> GyroCalibration:
        """The accuracy of the gyroscope's bias."""
        return GyroCalibration(self._gyro_calibration)


class Supplied(TypedDict, total=False):
    """The input that a program supplies to a virtual device."""

    flags: InputFlag
    motion_mode: MotionMode
    rate_mode: RateMode
    pointer_direction: PointerDirection
    timestamp_ns: int
    packet_count: int
    poll_count: int
    packet_age: float
    dt: float
    position_x: float
    position_y: float
    relative_x: float
    relative_y: float
    frame_delta_x: float
    frame_delta_y: float
    raw_x: float
    raw_y: float
    direction: float
    velocity: float
    throw_power: float
    sensor_tilt_x: float
    sensor_tilt_y: float
    sensor_gyro_x: float
    sensor_gyro_y: float
    sensor_gyro_z: float
    sensor_rotation: float
    sensor_motion: float
    buttons_down: Button
    buttons_pressed: Button
    buttons_released: Button
    states: InputState
    gestures: Gesture
    press_count: int
    release_count: int
    click_count: int
    primary_count: int
    throw_count: int
    shake_count: int
    swing_count: int
    action_count: int
    orientation: tuple[float, ...]
    acceleration: tuple[float, ...]
    rotation_rate: tuple[float, ...]
    battery: float
    finger_press_count: tuple[int, ...]
    gyro_calibration: GyroCalibration
