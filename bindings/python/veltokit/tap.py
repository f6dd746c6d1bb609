"""TAPs: modes, settings and information."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, cast

from . import _abi
from ._calls import call, data, number, sized, structure, text
from ._enums import Finger, TapFeature, TapInputMode, TapProperty, TapSetting, TapVisionModel, TapVisionReports, TapXrState
from ._values import TapInfo, TapMode, TapSettings
from .operation import Operation, nothing

if TYPE_CHECKING:
    from ._device_gatt import DeviceGatt
    from .context import Context


class TapDevice:
    """The functions specific to TAPs; `Device.tap` returns them.

        tap = device.tap
        tap.write_mode(TapInputMode.CONTROLLER_WITH_MOUSE).wait()
        print(tap.info.firmware_version, tap.mode.mode)

    Operations end after at most 10 s.
    """

    __slots__ = ("_context", "_id")

    def __init__(self, device: DeviceGatt) -> None:
        self._context, self._id = device._context, device._id

    def _start(self, name: str, *arguments: Any) -> Operation[None]:
        return Operation.start(self._context, nothing, name, self._id, *arguments)

    # Modes

    @property
    def mode(self) -> TapMode:
        """The last requested mode; RAW_SENSORS while raw sensors are streamed."""
        return TapMode._of(structure(_abi.velto_tap_mode, "velto_tap_get_mode", self._id))

    def write_mode(self, mode: TapInputMode | TapMode) -> Operation[None]:
        """Sets the mode, and maintains it; the operation ends when the TAP has accepted it.

        While raw sensors are streamed, a mode other than RAW_SENSORS is deferred until the last stream has ended.

        Args:
            mode: The mode; a `TapMode` also sets the ranges of raw sensors.
        """
        return self._start("velto_tap_write_mode", raw_mode(mode))

    @property
    def xr_state(self) -> TapXrState:
        """The requested state of a TapXR."""
        return TapXrState(number(_abi.velto_tap_xr_state, "velto_tap_get_xr_state", self._id))

    def write_xr_state(self, state: TapXrState) -> Operation[None]:
        """Sets the state of a TapXR, and maintains it."""
        return self._start("velto_tap_write_xr_state", state)

    # Information and settings

    @property
    def info(self) -> TapInfo:
        """A snapshot of versions, abilities, air mouse, keyboard and more."""
        return TapInfo._of(structure(_abi.velto_tap_info, "velto_tap_get_info", self._id))

    @property
    def settings(self) -> TapSettings | None:
        """The settings, as last read or written on this link; None before that."""
        raw = sized(_abi.velto_tap_settings)
        result = call("velto_tap_get_settings", self._id, raw)
        return None if result == _abi.VELTO_NOTHING else TapSettings._of(raw)

    def read_settings(self) -> Operation[TapSettings]:
        """Reads the settings of the TAP's user."""
        return Operation.start(self._context, self._settings_read, "velto_tap_read_settings", self._id)

    def write_settings(self, **changes: bool | int) -> Operation[TapSettings]:
        """Changes some settings, which persist on the TAP; the others are unchanged.

            device.tap.write_settings(is_left_handed=True, sleep_after=3).wait()

        Args:
            changes: Members of `TapSettings` by name.
        """
        unknown = ", ".join(name for name in changes if name not in TapSettings.__slots__)
        if unknown:
            raise TypeError(f"write_settings() takes members of TapSettings, not {unknown}")
        members = TapSetting(0)
        for name in changes:
            # The flags are in the order of the members.
            members |= TapSetting(1 << TapSettings.__slots__.index(name))
        raw = TapSettings(**cast(Any, changes))._raw()
        return Operation.start(
            self._context, self._settings_read, "velto_tap_write_settings", self._id, raw, members
        )

    def _settings_read(self, _: Operation[TapSettings]) -> TapSettings:
        return cast(TapSettings, self.settings)

    def write_name(self, name: str) -> Operation[None]:
        """Sets the name of the TAP, which persists on it."""
        return self._start("velto_tap_write_name", name)

    # Keyboard and features

    def write_combination(self, fingers: Finger) -> Operation[None]:
        """Simulates a tap on a strap, for instance to release its shift key."""
        return self._start("velto_tap_write_combination", fingers)

    def read_keyboard_state(self) -> Operation[TapInfo]:
        """Reads the state of a strap's keyboard."""
        return Operation.start(self._context, lambda _: self.info, "velto_tap_read_keyboard_state", self._id)

    def write_feature(self, feature: TapFeature, is_on: bool) -> Operation[None]:
        """Switches a feature of a TAP with the framed protocol."""
        return self._start("velto_tap_write_feature", feature, is_on)

    def read_feature(self, feature: TapFeature) -> Operation[bool]:
        """Reads the state of a feature of a TAP with the framed protocol."""
        return Operation.start(
            self._context, lambda operation: operation.value != b"\0", "velto_tap_read_feature", self._id, feature
        )

    # Properties of the framed protocol

    def write_standby(self, is_on: bool) -> Operation[None]:
        """Puts a TAP with the framed protocol into standby, or wakes it."""
        return self._start("velto_tap_write_standby", is_on)

    def write_vision_reports(self, reports: TapVisionReports) -> Operation[None]:
        """Sets the report mode of the camera, until the mode is set again."""
        return self._start("velto_tap_write_vision_reports", reports)

    def write_vision_model(self, model: TapVisionModel) -> Operation[None]:
        """Sets the recognition model of the camera, until the mode is set again."""
        return self._start("velto_tap_write_vision_model", model)

    def write_sensitivity(self, gyroscope_range: float = 0.0, accelerometer_range: float = 0.0) -> Operation[None]:
        """Sets the ranges of the motion sensor in deg/s and g, until the mode is set again; 0 is the default of the TAP."""
        return self._start("velto_tap_write_sensitivity", gyroscope_range, accelerometer_range)

    def read_standby(self) -> Operation[bool]:
        """Reads the standby state of a TAP with the framed protocol."""
        return Operation.start(
            self._context, lambda operation: operation.value != b"\0", "velto_tap_read_property", self._id, TapProperty.STANDBY)

    def read_vision_reports(self) -> Operation[TapVisionReports]:
        """Reads the report mode of the camera."""
        return Operation.start(
            self._context, lambda _: self.info.vision_reports, "velto_tap_read_property", self._id, TapProperty.VISION_REPORTS)

    def read_vision_model(self) -> Operation[TapVisionModel]:
        """Reads the recognition model of the camera."""
        return Operation.start(
            self._context, lambda _: self.info.vision_model, "velto_tap_read_property", self._id, TapProperty.VISION_MODEL)

    def read_sensitivity(self) -> Operation[TapInfo]:
        """Reads the ranges of the motion sensor: `thumb_range_dps` and `thumb_range_g` of the information."""
        return Operation.start(
            self._context, lambda _: self.info, "velto_tap_read_property", self._id, TapProperty.SENSITIVITY)

    @property
    def haptic_pattern(self) -> bytes:
        """The bytes of the last reported haptic pattern; empty before the first report."""
        return data("velto_tap_get_haptic_pattern", self._id)

    def __repr__(self) -> str:
        return f"<TapDevice {self._id.bits:#x}>"


class TapContext:
    """The settings for all TAPs of a context; `Context.tap` returns them.

        velto.tap.set_default_mode(TapInputMode.CONTROLLER_WITH_MOUSE)
        velto.tap.pause()  # the program is in the background: TAPs are keyboards
        velto.tap.resume()
    """

    __slots__ = ("_pointer",)

    def __init__(self, context: Context) -> None:
        self._pointer = context._pointer

    @property
    def default_mode(self) -> TapMode:
        """The default mode, which every TAP gets when it becomes ready."""
        return TapMode._of(structure(_abi.velto_tap_mode, "velto_tap_get_default_mode", self._pointer))

    def write_mode(self, mode: TapInputMode | TapMode) -> None:
        """Sets the mode of all ready TAPs, and maintains it; the default is unchanged.

        A TAP that lacks the mode keeps its current mode, and an error is logged.

        Args:
            mode: The mode; a `TapMode` also sets the ranges of raw sensors.
        """
        call("velto_tap_write_mode_to_all", self._pointer, raw_mode(mode))

    def write_xr_state(self, state: TapXrState) -> None:
        """Sets the state of all ready TapXRs, and maintains it; the default is unchanged."""
        call("velto_tap_write_xr_state_to_all", self._pointer, state)

    def set_default_mode(self, mode: TapInputMode | TapMode, applies_now: bool = False) -> None:
        """Sets the default mode, which every TAP gets when it becomes ready.

        Args:
            mode: The mode; a `TapMode` also sets the ranges of raw sensors.
            applies_now: Whether ready TAPs also change at once.
        """
        call("velto_tap_set_default_mode", self._pointer, raw_mode(mode), applies_now)

    @property
    def default_xr_state(self) -> TapXrState:
        """The default state, which every TapXR gets when it becomes ready."""
        return TapXrState(number(_abi.velto_tap_xr_state, "velto_tap_get_default_xr_state", self._pointer))

    def set_default_xr_state(self, state: TapXrState, applies_now: bool = False) -> None:
        """Sets the default state, which every TapXR gets when it becomes ready.

        Args:
            state: The state.
            applies_now: Whether ready TapXRs also change at once.
        """
        call("velto_tap_set_default_xr_state", self._pointer, state, applies_now)

    def pause(self) -> None:
        """Makes all TAPs keyboards while the program is in the background; changes meanwhile are deferred."""
        call("velto_tap_pause", self._pointer)

    def resume(self) -> None:
        """Restores the modes and states of all TAPs at once."""
        call("velto_tap_resume", self._pointer)

    def refresh(self) -> None:
        """Writes the modes and states of all TAPs again, at once."""
        call("velto_tap_refresh", self._pointer)

    def set_mode_writing(self, is_on: bool) -> None:
        """Sets whether modes and states are written, for sharing a TAP with another program."""
        call("velto_tap_set_mode_writing", self._pointer, is_on)


def raw_mode(mode: TapInputMode | TapMode) -> _abi.velto_tap_mode:
    """A mode for the library."""
    return (mode if isinstance(mode, TapMode) else TapMode(mode=TapInputMode(mode)))._raw()


def spoken_fingers(fingers: Finger) -> str:
    """Describes fingers as text for speech output, such as "Fingers; 1  And 3 "."""
    return text("velto_tap_describe_combination", fingers)


def version_text(version: int) -> str:
    """Describes a version as a text: 30200 is "3.2.0"."""
    return text("velto_tap_describe_version", version)


def parse_version(version: str) -> int:
    """Converts a version as text to a number: "2.3.25" is 20325.

    Raises:
        FormatError: The text is not a version.
    """
    return int(number(ctypes.c_int32, "velto_tap_parse_version", version))
