"""The motion of a device: its engine, and calibration."""

from __future__ import annotations

from . import _abi
from ._calls import call, number, sized, structure
from ._device_input import DeviceInput
from ._enums import CalibrationPolicy, CalibrationState, MotionMode, NavigatorPolicy
from ._record import record_to_c
from ._values import Calibration, MotionConfig, MotionDebug
from .operation import Operation, nothing


class DeviceMotion(DeviceInput):
    """From samples to a position."""

    __slots__ = ()

    @property
    def motion_config(self) -> MotionConfig:
        """The configuration of the motion engine. Change a copy of it, and set that.

            config = device.motion_config
            config.paddle_input_gain = 0.5  # a smaller movement reaches the edge
            device.motion_config = config
        """
        return MotionConfig._of(structure(_abi.velto_motion_config, "velto_device_get_motion_config", self._id))

    @motion_config.setter
    def motion_config(self, config: MotionConfig) -> None:
        call("velto_device_set_motion_config", self._id, record_to_c(config, MotionConfig))

    @property
    def motion_mode(self) -> MotionMode:
        """The mapping from motion to position; setting another one loads its preset."""
        return self.motion_config.mode

    @motion_mode.setter
    def motion_mode(self, mode: MotionMode) -> None:
        if not hasattr(mode, "__index__"):
            raise TypeError(f"motion_mode is {mode!r}, and no MotionMode")
        call("velto_device_set_motion_mode", self._id, mode)

    @property
    def motion_debug(self) -> MotionDebug:
        """The internal values of the motion engine, for tuning screens."""
        return MotionDebug._of(structure(_abi.velto_motion_debug, "velto_device_get_motion_debug", self._id))

    def begin_menu_motion(self, policy: NavigatorPolicy = NavigatorPolicy.COMFORT) -> None:
        """Sets a motion configuration for menus until `end_menu_motion()`, and discards pending edges."""
        call("velto_device_begin_menu_motion", self._id, policy)

    def end_menu_motion(self) -> bool:
        """Restores the motion from before the menu; returns False if no menu motion is in effect."""
        return call("velto_device_end_menu_motion", self._id) == _abi.VELTO_OK

    # Calibration

    def calibrate_neutral(self) -> None:
        """Makes the current pose neutral; the position reads 0 at once."""
        call("velto_device_calibrate_neutral", self._id)

    def recenter(self) -> None:
        """Makes the direction in which the device points now forward: the position is 0, and the heading of the orientation.

        The next poll takes the newest sample as the center of the paddle, and of a board the pose in which it is level.
        """
        call("velto_device_recenter", self._id)

    def flip_paddle_offset(self) -> bool:
        """Mirrors the center of the paddle, for a cap worn the other way around; False if there is none yet."""
        return call("velto_device_flip_paddle_offset", self._id) == _abi.VELTO_OK

    @property
    def calibration(self) -> Calibration:
        """The neutral pose, which can be saved and set again."""
        return Calibration._of(structure(_abi.velto_calibration, "velto_device_get_calibration", self._id))

    @calibration.setter
    def calibration(self, calibration: Calibration) -> None:
        call("velto_device_set_calibration", self._id, record_to_c(calibration, Calibration))

    @property
    def calibration_policy(self) -> CalibrationPolicy:
        """Whether the player is prompted to calibrate."""
        return CalibrationPolicy(
            number(_abi.velto_calibration_policy, "velto_device_get_calibration_policy", self._id)
        )

    @calibration_policy.setter
    def calibration_policy(self, policy: CalibrationPolicy) -> None:
        call("velto_device_set_calibration_policy", self._id, policy)

    def want_calibration(self, is_wanted: bool = True) -> None:
        """Starts the prompt to calibrate, or withdraws it for this link."""
        call("velto_device_set_calibration_wanted", self._id, is_wanted)

    @property
    def calibration_state(self) -> CalibrationState:
        """The state of the prompt to calibrate, as of the last poll."""
        return CalibrationState(
            number(_abi.velto_calibration_state, "velto_device_get_calibration_state", self._id)
        )

    def calibrate(
        self, hold_time: float = 1.0, still_range: float = 12.0, timeout: float = 10.0
    ) -> Operation[None]:
        """Calibrates the device while its player keeps still. `ProgressEvent` reports the progress.

        Args:
            hold_time: Duration of the hold (seconds, 0.1 to 60).
            still_range: Largest spread of the samples on each axis (raw units, 1 to 1000000). The roll of a MetaWear board
                counts 7.35 units per degree, so that 12 is 1.6°.
            timeout: Time limit of the whole calibration (seconds, 0.1 to 3600).

        Raises:
            InvalidStateError: The device feeds no game input, such as a board without a player index: set `game_input`.
        """
        options = sized(_abi.velto_calibration_options)
        options.hold_time, options.still_range, options.timeout = hold_time, still_range, timeout
        return Operation.start(self._context, nothing, "velto_device_start_calibration", self._id, options)

    # Profiles

    def save_profile(self) -> None:
        """Saves the configuration and calibration for the next run of the program."""
        call("velto_device_save_profile", self._id)

    def load_profile(self) -> bool:
        """Loads the saved configuration and calibration; returns False if there is none."""
        return call("velto_device_load_profile", self._id) == _abi.VELTO_OK
