"""MetaWear boards: sensors, detectors, light, motor, pins, buses, settings, packets and resets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from . import _abi
from ._calls import call, listing, sized, structure, text
from ._enums import (
    MwAction,
    MwAxis,
    MwDetector,
    MwInputSource,
    MwLedAction,
    MwLedColor,
    MwLedPreset,
    MwPart,
    MwPinAction,
    MwPinEdge,
    MwResetKind,
    MwSensor,
    MwSetting,
)
from ._values import (
    MwAddress,
    MwBeacon,
    MwBusSignal,
    MwDetectorConfig,
    MwFusionCalibration,
    MwInfo,
    MwLedPattern,
    MwModule,
    MwPinConfig,
    MwSensorConfig,
    MwSettings,
    MwSpi,
    MwThermistor,
)
from .operation import Operation, nothing

if TYPE_CHECKING:
    from ._device_gatt import DeviceGatt

T = TypeVar("T")

ALL_PARTS = (
    MwPart.SENSORS
    | MwPart.SUBSCRIPTIONS
    | MwPart.LIGHT
    | MwPart.TIMERS
    | MwPart.PROCESSORS
    | MwPart.EVENTS
    | MwPart.LOGGERS
)
"""All activities of a board."""


class Board:
    """The functions specific to MetaWear boards; `Device.board` returns them.

        board = device.board
        chosen = board.set_sensor(MwSensorConfig(rate=180, range_g=4))
        board.play_led([led_preset(MwLedPreset.BREATHE, MwLedColor.BLUE)]).wait()
        print(board.info.model_name, chosen.rate)

    What a board measures are signals, such as `device.signal("acceleration")`. Operations end after at most 10 s.
    """

    __slots__ = ("_context", "_id")

    def __init__(self, device: DeviceGatt) -> None:
        self._context, self._id = device._context, device._id

    def _start(self, name: str, *arguments: Any) -> Operation[None]:
        return Operation.start(self._context, nothing, name, self._id, *arguments)

    def _value(self, name: str, *arguments: Any) -> Operation[bytes]:
        """An operation that brings bytes."""
        return Operation.start(self._context, lambda operation: operation.value, name, self._id, *arguments)

    def _read(self, name: str, known: Callable[[], T | None]) -> Operation[T]:
        """An operation that reads what the library knows then."""
        return Operation.start(self._context, lambda _: cast("T", known()), name, self._id)

    def _known(self, type_: type[T], name: str) -> T | None:
        """Returns the values last read by a function of the library; `None` before the first read."""
        raw = sized(type_)
        return None if call(name, self._id, raw) == _abi.VELTO_NOTHING else raw

    # Information

    @property
    def info(self) -> MwInfo:
        """Model, state, activities, running detectors and the load of the link, at once."""
        return MwInfo._of(structure(_abi.velto_mw_info, "velto_mw_get_info", self._id))

    @property
    def modules(self) -> list[MwModule]:
        """The modules that the board has, by their numbers."""
        return [MwModule._of(row) for row in listing(_abi.velto_mw_module, "velto_mw_list_modules", self._id)]

    @property
    def state(self) -> str:
        """What the library keeps of the board for the next run, as JSON; empty before the first link.

        A context with a state folder saves it there by itself; without one, save it and set it in the next run, before connecting.
        """
        return text("velto_mw_get_state", self._id, size=4096)

    @state.setter
    def state(self, json: str) -> None:
        call("velto_mw_set_state", self._id, json.encode())

    # Sensors

    def sensor_config(self, sensor: MwSensor) -> MwSensorConfig:
        """Returns the configuration with which a sensor runs, or will start."""
        return MwSensorConfig._of(
            structure(_abi.velto_mw_sensor_config, "velto_mw_get_sensor_config", self._id, sensor)
        )

    def set_sensor(self, config: MwSensorConfig) -> MwSensorConfig:
        """Sets a sensor to what it can do that is nearest, and returns that; it is in force at its next start.

        Args:
            config: What is wanted; 0 is the default of a member.
        """
        chosen = sized(_abi.velto_mw_sensor_config)
        call("velto_mw_set_sensor_config", self._id, config._raw(), chosen)
        return MwSensorConfig._of(chosen)

    def read_sensor_config(self, sensor: MwSensor) -> Operation[MwSensorConfig]:
        """Reads back what a sensor is set to, which the board keeps from link to link."""
        return Operation.start(
            self._context, lambda _: self.sensor_config(sensor), "velto_mw_read_sensor_config", self._id, sensor
        )

    def start_sensor(self, sensor: MwSensor) -> Operation[None]:
        """Runs a sensor without a stream, for what the board itself does with it."""
        return self._start("velto_mw_start_sensor", sensor)

    def stop_sensor(self, sensor: MwSensor) -> Operation[None]:
        """Ends `start_sensor()`; the sensor stops with its last user."""
        return self._start("velto_mw_stop_sensor", sensor)

    def write_offset(self, sensor: MwSensor, x: float, y: float, z: float) -> Operation[None]:
        """Adds the same to each sample, in g or °/s; boards with a BMI270."""
        return self._start("velto_mw_write_offset", sensor, x, y, z)

    def write_axes(self, x: MwAxis, y: MwAxis, z: MwAxis) -> Operation[None]:
        """Turns the axes of the accelerometer into others; boards with a BMI270."""
        return self._start("velto_mw_write_axes", x, y, z)

    def write_downsampling(
        self, accelerometer: int = 0, gyroscope: int = 0, is_filtered: bool = True
    ) -> Operation[None]:
        """Leaves samples out for what the board itself does with them; boards with a BMI270.

        Args:
            accelerometer: One of 2 to the power of this many samples is taken (0 to 7).
            gyroscope: Likewise.
            is_filtered: Whether samples are filtered before.
        """
        return self._start("velto_mw_write_downsampling", accelerometer, gyroscope, is_filtered)

    # Detectors

    def start_detector(self, config: MwDetectorConfig | MwDetector) -> Operation[None]:
        """Sets a detector and starts it, and with it the accelerometer; what it finds is `MwDetectedEvent`.

        Args:
            config: How it is set, where 0 is what the chip's data sheet recommends; a detector alone is all defaults.
        """
        if not isinstance(config, MwDetectorConfig):
            config = MwDetectorConfig(detector=MwDetector(config))
        return self._start("velto_mw_start_detector", config._raw())

    def stop_detector(self, detector: MwDetector) -> Operation[None]:
        """Stops a detector; the accelerometer stops with its last user."""
        return self._start("velto_mw_stop_detector", detector)

    def clear_steps(self) -> Operation[None]:
        """Counts steps from 0."""
        return self._start("velto_mw_clear_steps")

    # Light, motor and buzzer

    def play_led(
        self, patterns: Sequence[MwLedPattern], action: MwLedAction = MwLedAction.PLAY
    ) -> Operation[None]:
        """Replaces all patterns, and then applies an action to them.

        Args:
            patterns: At most one for each color.
            action: What follows.
        """
        raw = (_abi.velto_mw_led_pattern * len(patterns))(*(pattern._raw() for pattern in patterns))
        return self._start("velto_mw_play_led", raw, len(patterns), action)

    def control_led(self, action: MwLedAction) -> Operation[None]:
        """Plays, pauses or ends the light."""
        return self._start("velto_mw_control_led", action)

    def play_motor(self, strength: float, seconds: float) -> Operation[None]:
        """Vibrates once; `Device.play_haptic()` plays patterns.

        Args:
            strength: How strongly (0 to 1).
            seconds: How long (at most 65.535).
        """
        return self._start("velto_mw_play_motor", strength, seconds)

    def play_buzzer(self, seconds: float) -> Operation[None]:
        """Sounds the buzzer, at most for 65.535 seconds."""
        return self._start("velto_mw_play_buzzer", seconds)

    # Sensor fusion

    def set_input_source(self, source: MwInputSource) -> None:
        """Sets the source of game input, on this link and later ones; `info.input_source` returns it."""
        call("velto_mw_set_input_source", self._id, source)

    def reset_fusion(self) -> Operation[None]:
        """Lets the heading of sensor fusion begin at 0 again."""
        return self._start("velto_mw_reset_fusion")

    def read_fusion_calibration(self) -> Operation[MwFusionCalibration]:
        """Reads what sensor fusion has learned; worth keeping when all accuracies are 3."""
        return self._read("velto_mw_read_fusion_calibration", lambda: self.fusion_calibration)

    @property
    def fusion_calibration(self) -> MwFusionCalibration | None:
        """The calibration last read on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_fusion_calibration, "velto_mw_get_fusion_calibration")
        return None if raw is None else MwFusionCalibration._of(raw)

    def write_fusion_calibration(self, calibration: MwFusionCalibration) -> Operation[None]:
        """Gives sensor fusion what it had learned before, for its next start."""
        return self._start("velto_mw_write_fusion_calibration", calibration._raw())

    # Pins and thermistors

    def write_pin(self, pin: int, action: MwPinAction) -> Operation[None]:
        """Sets a pin."""
        return self._start("velto_mw_write_pin", pin, action)

    def pin_config(self, pin: int) -> MwPinConfig:
        """Returns the configuration for reading the signals `adc[pin]` and `abs-ref[pin]`."""
        return MwPinConfig._of(structure(_abi.velto_mw_pin_config, "velto_mw_get_pin_config", self._id, pin))

    def set_pin(self, pin: int, config: MwPinConfig) -> None:
        """Sets how those signals are read from now on."""
        call("velto_mw_set_pin_config", self._id, pin, config._raw())

    def watch_pin(self, pin: int, edge: MwPinEdge) -> Operation[None]:
        """Starts change events of a pin, each an `MwPinEvent`; `MwPinEdge.NONE` stops them."""
        return self._start("velto_mw_watch_pin", pin, edge)

    def write_thermistor(self, thermistor: MwThermistor) -> Operation[None]:
        """Sets the pins to which an external thermistor is connected."""
        return self._start("velto_mw_write_thermistor", thermistor._raw())

    # I2C and SPI

    def write_i2c(self, address: int, register: int, data: bytes) -> Operation[None]:
        """Writes 1 to 10 bytes to registers of a device on the I2C bus."""
        return self._start("velto_mw_write_i2c", address, register, data, len(data))

    def read_i2c(self, address: int, register: int, size: int) -> Operation[bytes]:
        """Reads 1 to 17 bytes from registers of a device on the I2C bus.

        The operation raises `RejectedError` if the device does not answer.
        """
        return self._value("velto_mw_read_i2c", address, register, size)

    def write_spi(self, spi: MwSpi, data: bytes) -> Operation[None]:
        """Writes 1 to 13 bytes to a device on the SPI bus."""
        return self._start("velto_mw_write_spi", spi._raw(), data, len(data))

    def read_spi(self, spi: MwSpi, size: int, data: bytes = b"") -> Operation[bytes]:
        """Reads 1 to 16 bytes from a device on the SPI bus, after at most 12 to it."""
        return self._value("velto_mw_read_spi", spi._raw(), data, len(data), size)

    def define_bus_signal(self, signal: MwBusSignal) -> Operation[None]:
        """Adds a reading of a device on a bus to the signals of the board, on this link and on later ones.

        When the operation has ended, `Device.signal()` finds it; it can be read once or polled.
        """
        return self._start("velto_mw_define_bus_signal", signal._raw())

    # Beacon

    def write_beacon(self, beacon: MwBeacon) -> Operation[None]:
        """Sets the beacon, which begins when the link ends."""
        return self._start("velto_mw_write_beacon", beacon._raw())

    def read_beacon(self) -> Operation[MwBeacon]:
        """Reads back how the beacon is set."""
        return self._read("velto_mw_read_beacon", lambda: self.beacon)

    @property
    def beacon(self) -> MwBeacon | None:
        """The beacon's configuration last read or written on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_beacon, "velto_mw_get_beacon")
        return None if raw is None else MwBeacon._of(raw)

    # Settings

    def read_settings(self) -> Operation[MwSettings]:
        """Reads the settings that the firmware of the board has."""
        return self._read("velto_mw_read_settings", lambda: self.settings)

    @property
    def settings(self) -> MwSettings | None:
        """The settings as they were last read or written on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_settings, "velto_mw_get_settings")
        return None if raw is None else MwSettings._of(raw)

    def write_settings(self, settings: MwSettings, members: MwSetting) -> Operation[None]:
        """Writes some of the settings, and reads them back.

        Args:
            settings: The settings.
            members: Those that are written; the others stay.
        """
        return self._start("velto_mw_write_settings", settings._raw(), members)

    def write_whitelist(self, addresses: Sequence[MwAddress]) -> Operation[None]:
        """Writes the whitelist, at most eight addresses."""
        raw = (_abi.velto_mw_address * len(addresses))(*(address._raw() for address in addresses))
        return self._start("velto_mw_write_whitelist", raw, len(addresses))

    def write_directed_peer(self, address: MwAddress) -> Operation[None]:
        """Sets to whom directed advertising goes."""
        return self._start("velto_mw_write_directed_peer", address._raw())

    def run_action(self, action: MwAction) -> Operation[None]:
        """Makes the board perform an action once."""
        return self._start("velto_mw_run_action", action)

    # Packets

    def write_packet(self, packet: bytes) -> Operation[None]:
        """Writes a packet of 2 to 20 bytes as it is, in order with everything else."""
        return self._start("velto_mw_write_packet", packet, len(packet))

    def request(self, packet: bytes, reply_prefix: bytes = b"") -> Operation[bytes]:
        """Writes a request of 2 to 20 bytes as it is, in order with everything else; the operation brings the board's reply.

        The reply is the answer of the register that the request reads, or the next packet that begins with `reply_prefix`: module,
        register, and perhaps the first byte of the payload. A board numbers what a command creates by `b"\x0B\x02"` for a logger.
        """
        return self._value("velto_mw_request", packet, len(packet), reply_prefix, len(reply_prefix))

    def write_test_notification(self, packet: bytes) -> Operation[None]:
        """Makes the board act as if a module had sent a notification: `bytes([1, 1, 1])` presses its button.

        The module must be streamed or logged.
        """
        return self._start("velto_mw_write_test_notification", packet, len(packet))

    # Forgetting

    def tear_down(self, parts: MwPart = ALL_PARTS) -> Operation[None]:
        """Ends the activities of the board, started by this library or by others, without a reset."""
        return self._start("velto_mw_tear_down", parts)

    def reset(self, kind: MwResetKind = MwResetKind.NOW) -> Operation[None]:
        """Resets the board; ends with the link, or for kinds that come later, when the board has taken it."""
        return self._start("velto_mw_reset", kind)

    def factory_reset(self) -> Operation[None]:
        """Removes loggers, log, processors, events, timers and macros, and resets the board; ends when that is ready again."""
        return self._start("velto_mw_factory_reset")

    def __repr__(self) -> str:
        return f"<Board {self._id.bits:#x}>"


def led_preset(preset: MwLedPreset, color: MwLedColor) -> MwLedPattern:
    """A pattern for the light of a board, ready to play or to change."""
    return MwLedPattern._of(structure(_abi.velto_mw_led_pattern, "velto_mw_get_led_preset", preset, color))
