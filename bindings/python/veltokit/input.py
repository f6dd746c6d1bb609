"""The input of a device in one frame."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, ClassVar

from . import _abi
from ._calls import structure
from ._enums import Button
from ._input_members import InputMembers
from ._values import Aim

if TYPE_CHECKING:
    from .context import Context
    from .device import Device

SIZE = ctypes.sizeof(_abi.velto_input)
MEASURE = _abi.VELTO_DT_MEASURE
"""As `dt` of a poll, measures the time since the last poll. As `dt` of a step, uses the `dt` of the input."""

FINGERS = (Button.THUMB, Button.INDEX, Button.MIDDLE, Button.RING, Button.LITTLE)


class Input(InputMembers):
    """The input of a device in one frame of a game. It is a value, which later polls do not change.

    The members are those of `velto_input`. The other members are derived: edges since the last poll, and the names of the
    original framework.
    """

    __slots__ = ("_context",)
    _context: Context
    if not TYPE_CHECKING:
        __setattr__ = object.__setattr__  # A frame is polled into, at full speed; supply() checks what is given.
    _device = _abi.velto_input.device

    @property
    def device(self) -> Device | None:
        """The device, if there is one."""
        context = getattr(self, "_context", None)
        return None if context is None else context._device(self._device)

    @property
    def aim(self) -> Aim:
        """The point on a screen that corresponds to the position: the neutral position is the middle, and up is up."""
        return Aim._of(structure(_abi.velto_aim, "velto_input_get_aim", self))

    @property
    def timestamp(self) -> float:
        """Arrival of the newest packet, on the context's clock (seconds)."""
        return self.timestamp_ns / 1e9

    @property
    def connected(self) -> bool:
        """Whether the device is ready."""
        return self._flags & _abi.VELTO_INPUT_CONNECTED != 0

    @property
    def receiving(self) -> bool:
        """Whether a packet arrived recently."""
        return self._flags & _abi.VELTO_INPUT_RECEIVING != 0

    @property
    def fresh(self) -> bool:
        """Whether a packet arrived since the last poll."""
        return self._flags & _abi.VELTO_INPUT_FRESH != 0

    @property
    def down(self) -> bool:
        """Whether the main button is down."""
        return self._buttons_down & _abi.VELTO_BUTTON_MAIN != 0

    @property
    def pressed(self) -> bool:
        """Whether the main button was pressed since the last poll."""
        return self._buttons_pressed & _abi.VELTO_BUTTON_MAIN != 0

    @property
    def released(self) -> bool:
        """Whether the main button was released since the last poll."""
        return self._buttons_released & _abi.VELTO_BUTTON_MAIN != 0

    @property
    def clicked(self) -> bool:
        """Whether the button was clicked since the last poll."""
        return self._gestures & _abi.VELTO_GESTURE_CLICK != 0

    @property
    def thrown(self) -> bool:
        """Whether a throw happened since the last poll."""
        return self._gestures & _abi.VELTO_GESTURE_THROW != 0

    # The names of the original framework

    @property
    def lateral(self) -> float:
        """The horizontal position."""
        return self.position_x

    @property
    def lateral_smooth(self) -> float:
        """The horizontal position."""
        return self.position_x

    @property
    def rotation(self) -> float:
        """The horizontal position."""
        return self.position_x

    @property
    def steer_x(self) -> float:
        """The horizontal position."""
        return self.position_x

    @property
    def intensity(self) -> float:
        """The velocity, never negative."""
        return max(0.0, self.velocity)

    @property
    def triki_velocity(self) -> float:
        """The gamepad's velocity."""
        return self.velocity

    @property
    def velocity_y(self) -> float:
        """The vertical position before output smoothing; despite its name not a velocity."""
        return self.relative_y

    @property
    def tilt_x(self) -> float:
        """Tilt sideways, -1 to 1."""
        return self.sensor_tilt_x

    @property
    def tilt_y(self) -> float:
        """Tilt forward, -1 to 1."""
        return self.sensor_tilt_y

    @property
    def did_shoot(self) -> bool:
        """Whether a throw or the main action happened."""
        return self._gestures & (_abi.VELTO_GESTURE_PRIMARY | _abi.VELTO_GESTURE_THROW) != 0

    @property
    def action(self) -> bool:
        """Whether the main action happened."""
        return self._gestures & _abi.VELTO_GESTURE_PRIMARY != 0

    @property
    def primary_action(self) -> bool:
        """Whether the main action happened."""
        return self.action

    @property
    def ble_button_click(self) -> bool:
        """Whether the button was clicked."""
        return self.clicked

    @property
    def shot_triggered(self) -> bool:
        """Whether a throw happened."""
        return self.thrown

    @property
    def gesture_primed(self) -> bool:
        """Whether a thrust would throw."""
        return self._states & _abi.VELTO_INPUT_STATE_GESTURE_PRIMED != 0

    @property
    def shake(self) -> bool:
        """Whether the device was shaken."""
        return self._gestures & _abi.VELTO_GESTURE_SHAKE != 0

    @property
    def flick(self) -> bool:
        """Whether the device was swung."""
        return self._gestures & _abi.VELTO_GESTURE_SWING != 0

    @property
    def tilt_left(self) -> bool:
        """Whether the device is tilted to the left."""
        return self._states & _abi.VELTO_INPUT_STATE_TILT_LEFT != 0

    @property
    def tilt_right(self) -> bool:
        """Whether the device is tilted to the right."""
        return self._states & _abi.VELTO_INPUT_STATE_TILT_RIGHT != 0

    @property
    def is_moving(self) -> bool:
        """Whether the device is moving."""
        return self._states & _abi.VELTO_INPUT_STATE_MOVING != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Input) and bytes(other) == bytes(self)

    __hash__: ClassVar[None]  # type: ignore[assignment]

    def __repr__(self) -> str:
        return (
            f"<Input {self.flags} x {self.position_x:+.3f} y {self.position_y:+.3f} "
            f"down {self.buttons_down} gestures {self.gestures}>"
        )
