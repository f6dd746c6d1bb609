"""Commands of MetaWear boards that can also be kept for later."""

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
        """Starts a timer of the board; one that runs begins again."""
        return self._command_of("velto_timer_start", timer._id)

    def stop_timer(self, timer: Timer) -> R:
        """Stops a timer of the board, which can be started again."""
        return self._command_of("velto_timer_stop", timer._id)

    def run_macro(self, macro: Macro) -> R:
        """Lets the board obey one of its macros once."""
        return self._command_of("velto_macro_run", macro._id)

    # Sensors

    def start_sensor(self, sensor: MwSensor) -> R:
        """Runs a sensor without a stream, for what the board itself does with it."""
        return self._command("velto_mw_start_sensor", sensor)

    def stop_sensor(self, sensor: MwSensor) -> R:
        """Ends `start_sensor()`; the sensor stops with its last user."""
        return self._command("velto_mw_stop_sensor", sensor)

    def write_offset(self, sensor: MwSensor, x: float, y: float, z: float) -> R:
        """Adds the same to each sample, in g or °/s; boards with a BMI270."""
        return self._command("velto_mw_write_offset", sensor, x, y, z)

    def write_axes(self, x: MwAxis, y: MwAxis, z: MwAxis) -> R:
        """Turns the axes of the accelerometer into others; boards with a BMI270."""
        return self._command("velto_mw_write_axes", x, y, z)

    def write_downsampling(self, accelerometer: int = 0, gyroscope: int = 0, is_filtered: bool = True) -> R:
        """Leaves samples out for what the board itself does with them; boards with a BMI270.

        Args:
            accelerometer: One of 2 to the power of this many samples is taken (0 to 7).
            gyroscope: Likewise.
            is_filtered: Whether samples are filtered before.
        """
        return self._command("velto_mw_write_downsampling", accelerometer, gyroscope, is_filtered)

    # The log

    def start_logging(self, mode: MwLogMode = MwLogMode.OVERWRITE) -> R:
        """Starts the sensors of all loggers, and then the log, which goes on when the link ends.

        A sequence writes mode and start of the log alone. If a sensor fails, what was started is stopped again.

        Args:
            mode: The behavior of a log that is full.
        """
        return self._command("velto_mw_start_logging", mode)

    def stop_logging(self) -> R:
        """Stops the log, and the sensors that run for its loggers alone; loggers and entries stay."""
        return self._command("velto_mw_stop_logging")

    # Detectors

    def start_detector(self, config: MwDetectorConfig | MwDetector) -> R:
        """Sets a detector and starts it, and with it the accelerometer; what it finds is `MwDetectedEvent`.

        Args:
            config: How it is set, where 0 is what the chip's data sheet recommends; a detector alone is all defaults.
        """
        if not isinstance(config, MwDetectorConfig):
            config = MwDetectorConfig(detector=MwDetector(config))
        return self._command("velto_mw_start_detector", config._raw())

    def stop_detector(self, detector: MwDetector) -> R:
        """Stops a detector; the accelerometer stops with its last user."""
        return self._command("velto_mw_stop_detector", detector)

    def clear_steps(self) -> R:
        """Counts steps from 0."""
        return self._command("velto_mw_clear_steps")

    # Light, motor and buzzer

    def play_led(self, patterns: Sequence[MwLedPattern], action: MwLedAction = MwLedAction.PLAY) -> R:
        """Replaces all patterns, and then applies an action to them.

        Args:
            patterns: At most one for each color.
            action: What follows.
        """
        raw = (_abi.velto_mw_led_pattern * len(patterns))(*(pattern._raw() for pattern in patterns))
        return self._command("velto_mw_play_led", raw, len(patterns), action)

    def control_led(self, action: MwLedAction) -> R:
        """Plays, pauses or ends the light."""
        return self._command("velto_mw_control_led", action)

    def play_motor(self, strength: float, seconds: float) -> R:
        """Vibrates once; `Device.play_haptic()` plays patterns.

        Args:
            strength: How strongly (0 to 1).
            seconds: How long (at most 65.535).
        """
        return self._command("velto_mw_play_motor", strength, seconds)

    def play_buzzer(self, seconds: float) -> R:
        """Sounds the buzzer, at most for 65.535 seconds."""
        return self._command("velto_mw_play_buzzer", seconds)

    # Sensor fusion

    def reset_fusion(self) -> R:
        """Lets the heading of sensor fusion begin at 0 again."""
        return self._command("velto_mw_reset_fusion")

    def write_fusion_calibration(self, calibration: MwFusionCalibration) -> R:
        """Gives sensor fusion what it had learned before, for its next start."""
        return self._command("velto_mw_write_fusion_calibration", calibration._raw())

    # Pins and thermistors

    def write_pin(self, pin: int, action: MwPinAction) -> R:
        """Sets a pin."""
        return self._command("velto_mw_write_pin", pin, action)

    def watch_pin(self, pin: int, edge: MwPinEdge) -> R:
        """Starts change events of a pin, each an `MwPinEvent`; `MwPinEdge.NONE` stops them."""
        return self._command("velto_mw_watch_pin", pin, edge)

    def write_thermistor(self, thermistor: MwThermistor) -> R:
        """Sets the pins to which an external thermistor is connected."""
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
        """Sets the beacon, which begins when the link ends."""
        return self._command("velto_mw_write_beacon", beacon._raw())

    # Settings

    def write_settings(self, settings: MwSettings, members: MwSetting) -> R:
        """Writes some of the settings, and reads them back.

        Args:
            settings: The settings.
            members: Those that are written; the others stay.
        """
        return self._command("velto_mw_write_settings", settings._raw(), members)

    def write_whitelist(self, addresses: Sequence[MwAddress]) -> R:
        """Writes the whitelist, at most eight addresses."""
        raw = (_abi.velto_mw_address * len(addresses))(*(address._raw() for address in addresses))
        return self._command("velto_mw_write_whitelist", raw, len(addresses))

    def write_directed_peer(self, address: MwAddress) -> R:
        """Sets to whom directed advertising goes."""
        return self._command("velto_mw_write_directed_peer", address._raw())

    def run_action(self, action: MwAction) -> R:
        """Makes the board perform an action once."""
        return self._command("velto_mw_run_action", action)

    # Packets

    def write_packet(self, packet: bytes) -> R:
        """Writes a packet of 2 to 20 bytes as it is, in order with everything else."""
        return self._command("velto_mw_write_packet", *bytes_to_c(packet))

    def write_test_notification(self, packet: bytes) -> R:
        """Makes the board act as if a module had sent a notification: `bytes([1, 1, 1])` presses its button.

        The module must be streamed or logged.
        """
        return self._command("velto_mw_write_test_notification", *bytes_to_c(packet))

    # Forgetting

    def reset(self, kind: MwResetKind = MwResetKind.NOW) -> R:
        """Resets the board; ends with the link, or for kinds that come later, when the board has taken it."""
        return self._command("velto_mw_reset", kind)
