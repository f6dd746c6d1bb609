"""The gamepad view and the sensors of a device: tuning, and samples supplied by the program."""

from __future__ import annotations

from . import _abi
from ._calls import call, listing, structure
from ._device_input import DeviceInput
from ._enums import GamepadStyle
from ._record import record_to_c
from ._values import AxisSample, GamepadConfig, ProbeChange, SensorFilter


class DeviceGamepad(DeviceInput):
    """Direction, velocity and gestures without calibration."""

    __slots__ = ()

    @property
    def gamepad_config(self) -> GamepadConfig:
        """The constants of the gamepad view. Change a copy of it, and set that."""
        return GamepadConfig._of(structure(_abi.velto_gamepad_config, "velto_device_get_gamepad_config", self._id))

    @gamepad_config.setter
    def gamepad_config(self, config: GamepadConfig) -> None:
        call("velto_device_set_gamepad_config", self._id, record_to_c(config, GamepadConfig))

    @property
    def gamepad_style(self) -> GamepadStyle:
        """The responsiveness of the gamepad view; setting it replaces every constant."""
        return self.gamepad_config.style

    @gamepad_style.setter
    def gamepad_style(self, style: GamepadStyle) -> None:
        call("velto_device_set_gamepad_style", self._id, style)

    @property
    def sensor_filter(self) -> SensorFilter:
        """The smoothing of the sensor readings. Change a copy of it, and set that."""
        return SensorFilter._of(structure(_abi.velto_sensor_filter, "velto_device_get_sensor_filter", self._id))

    @sensor_filter.setter
    def sensor_filter(self, filter_: SensorFilter) -> None:
        call("velto_device_set_sensor_filter", self._id, record_to_c(filter_, SensorFilter))

    # Samples supplied by the program

    def ingest_sample(self, sample: AxisSample) -> None:
        """Feeds one decoded sample to the motion engine, for tests, replays and custom wearables."""
        call("velto_device_ingest_sample", self._id, record_to_c(sample, AxisSample))

    def set_supplement(self, rotation: float, tilt_x: float, gyro_y: float) -> None:
        """Sets a substitute for the axes while no sample is valid."""
        call("velto_device_set_supplement", self._id, rotation, tilt_x, gyro_y)

    # Byte probe

    def set_probe(self, is_on: bool) -> None:
        """Enables the byte probe, which records the bytes of packets that change, or disables it."""
        call("velto_device_set_probe", self._id, is_on)

    @property
    def probe_changes(self) -> list[ProbeChange]:
        """The newest byte changes, at most 80, oldest first; empty while the probe is off."""
        rows = listing(_abi.velto_probe_change, "velto_device_list_probe_changes", self._id)
        return [ProbeChange._of(row) for row in rows]
