"""Commands of MetaWear boards that a command sequence can also record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from . import _abi
from ._checks import bytes_to_c
from ._enums import (
    MwAction,
    MwAxis,
    MwDetector,
    MwLedAction,
    MwLogMode,
    MwPinAction,
    MwPinEdge,
    MwResetKind,
    MwSensor,
    MwSetting,
)
from ._values import (
    MwAddress,
    MwBeacon,
    MwDetectorConfig,
    MwFusionCalibration,
    MwLedPattern,
    MwSettings,
    MwSpi,
    MwThermistor,
)

if TYPE_CHECKING:
    from .program import Macro, Timer

R = TypeVar("R")


class BoardCommands(Generic[R]):
    """The commands that boards and command sequences take: a board returns operations, a sequence nothing."""

    __slots__ = ()

    def _command(self, name: str, *arguments: Any) -> R:
        raise NotImplementedError

    def _command_of(self, name: str, part: Any) -> R:
        """A command about a part of the board, which comes first."""
        raise NotImplementedError

    # Timers and macros

    def start_timer(self, timer: Timer) -> R:
        """Starts a timer of the board, or restarts a running one."""
        return self._command_of("velto_timer_start", timer._id)

    def stop_timer(self, timer: Timer) -> R:
        """Stops a timer of the board, which can be started again."""
        return self._command_of("velto_timer_stop", timer._id)

    def run_macro(self, macro: Macro) -> R:
        """Executes a macro of the board once."""
        return self._command_of("velto_macro_run", macro._id)

    # Sensors

    def start_sensor(self, sensor: MwSensor) -> R:
        """Runs a sensor without a stream, for use on the board itself."""
        return self._command("velto_mw_start_sensor", sensor)

    def stop_sensor(self, sensor: MwSensor) -> R:
        """Ends the use by `start_sensor()`; the sensor stops with its last user."""
        return self._command("velto_mw_stop_sensor", sensor)

    def write_offset(self, sensor: MwSensor, x: float, y: float, z: float) -> R:
        """Adds a constant offset to each sample, in g or °/s; boards with a BMI270."""
        return self._command("velto_mw_write_offset", sensor, x, y, z)

    def write_axes(self, x: MwAxis, y: MwAxis, z: MwAxis) -> R:
        """Reassigns the axes of the accelerometer; boards with a BMI270."""
        return self._command("velto_mw_write_axes", x, y, z)

    def write_downsampling(self, accelerometer: int = 0, gyroscope: int = 0, is_filtered: bool = True) -> R:
        """Downsamples a sensor for processing on the board; boards with a BMI270.

        Args:
            accelerometer: The exponent n: one of 2^n samples is kept (0 to 7).
            gyroscope: Likewise.
            is_filtered: Whether samples are filtered before downsampling.
        """
        return self._command("velto_mw_write_downsampling", accelerometer, gyroscope, is_filtered)

    # The log

    def start_logging(self, mode: MwLogMode = MwLogMode.OVERWRITE) -> R:
        """Starts the sensors of all loggers, and then the log, which continues when the link ends.

        In a sequence, only mode and start of the log are written. If a sensor fails, everything already started is stopped again.

        Args:
            mode: The behavior of a log that is full.
        """
        return self._command("velto_mw_start_logging", mode)

    def stop_logging(self) -> R:
        """Stops the log, and the sensors that run only for its loggers; loggers and entries are kept."""
        return self._command("velto_mw_stop_logging")

    # Detectors

    def start_detector(self, config: MwDetectorConfig | MwDetector) -> R:
        """Configures and starts a detector and the accelerometer; each detection is an `MwDetectedEvent`.

        Args:
            config: The configuration, in which 0 is the recommendation of the chip's data sheet; or a detector, for the defaults.
        """
        if not isinstance(config, MwDetectorConfig):
            config = MwDetectorConfig(detector=MwDetector(config))
        return self._command("velto_mw_start_detector", config._raw())

    def stop_detector(self, detector: MwDetector) -> R:
        """Stops a detector; the accelerometer stops with its last user."""
        return self._command("velto_mw_stop_detector", detector)

    def clear_steps(self) -> R:
        """Resets the step counter to 0."""
        return self._command("velto_mw_clear_steps")

    # Light, motor and buzzer

    def play_led(self, patterns: Sequence[MwLedPattern], action: MwLedAction = MwLedAction.PLAY) -> R:
        """Replaces all patterns of the light, and then performs an action.

        Args:
            patterns: At most one for each color.
            action: The action.
        """
        raw = (_abi.velto_mw_led_pattern * len(patterns))(*(pattern._raw() for pattern in patterns))
        return self._command("velto_mw_play_led", raw, len(patterns), action)

    def control_led(self, action: MwLedAction) -> R:
        """Plays, pauses or stops the light."""
        return self._command("velto_mw_control_led", action)

    def play_motor(self, strength: float, seconds: float) -> R:
        """Vibrates once; `Device.play_haptic()` plays patterns.

        Args:
            strength: The strength (0 to 1).
            seconds: The duration (at most 65.535).
        """
        return self._command("velto_mw_play_motor", strength, seconds)

    def play_buzzer(self, seconds: float) -> R:
        """Sounds the buzzer, at most for 65.535 seconds."""
        return self._command("velto_mw_play_buzzer", seconds)

    # Sensor fusion

    def reset_fusion(self) -> R:
        """Resets the heading of sensor fusion to 0."""
        return self._command("velto_mw_reset_fusion")

    def write_fusion_calibration(self, calibration: MwFusionCalibration) -> R:
        """Writes a saved calibration of sensor fusion, for its next start."""
        return self._command("velto_mw_write_fusion_calibration", calibration._raw())

    # Pins and thermistors

    def write_pin(self, pin: int, action: MwPinAction) -> R:
        """Sets the function of a pin."""
        return self._command("velto_mw_write_pin", pin, action)

    def watch_pin(self, pin: int, edge: MwPinEdge) -> R:
        """Starts a pin monitor, which sends `MwPinEvent`; `MwPinEdge.NONE` stops it."""
        return self._command("velto_mw_watch_pin", pin, edge)

    def write_thermistor(self, thermistor: MwThermistor) -> R:
        """Configures the pins of an external thermistor."""
        return self._command("velto_mw_write_thermistor", thermistor._raw())

    # I2C and SPI

    def write_i2c(self, address: int, register: int, data: bytes) -> R:
        """Writes 1 to 10 bytes to registers of a device on the I2C bus."""
        return self._command("velto_mw_write_i2c", address, register, data, len(data))

    def write_spi(self, spi: MwSpi, data: bytes) -> R:
        """Writes 1 to 13 bytes to a device on the SPI bus."""
        return self._command("velto_mw_write_spi", spi._raw(), data, len(data))

    # Beacon

    def write_beacon(self, beacon: MwBeacon) -> R:
        """Writes the configuration of the beacon, which starts when the link ends."""
        return self._command("velto_mw_write_beacon", beacon._raw())

    # Settings

    def write_settings(self, settings: MwSettings, members: MwSetting) -> R:
        """Writes some settings, and reads them back.

        Args:
            settings: The settings.
            members: The members to write; the others are unchanged.
        """
        return self._command("velto_mw_write_settings", settings._raw(), members)

    def write_whitelist(self, addresses: Sequence[MwAddress]) -> R:
        """Writes the whitelist, at most eight addresses."""
        raw = (_abi.velto_mw_address * len(addresses))(*(address._raw() for address in addresses))
        return self._command("velto_mw_write_whitelist", raw, len(addresses))

    def write_directed_peer(self, address: MwAddress) -> R:
        """Sets the target of directed advertising."""
        return self._command("velto_mw_write_directed_peer", address._raw())

    def run_action(self, action: MwAction) -> R:
        """Performs a single action of the board."""
        return self._command("velto_mw_run_action", action)

    # Packets

    def write_packet(self, packet: bytes) -> R:
        """Writes a raw packet of 2 to 20 bytes, in order with all other commands."""
        return self._command("velto_mw_write_packet", *bytes_to_c(packet))

    def write_test_notification(self, packet: bytes) -> R:
        """Simulates a notification of a module: `bytes([1, 1, 1])` presses the button.

        The firmware ignores it unless the module is streamed or logged.
        """
        return self._command("velto_mw_write_test_notification", *bytes_to_c(packet))

    # Forgetting

    def reset(self, kind: MwResetKind = MwResetKind.NOW) -> R:
        """Resets the board; ends with the link, or for delayed kinds, when the board has accepted the command."""
        return self._command("velto_mw_reset", kind)
