"""MetaWear boards: sensors, detectors, light, motor, pins, buses, settings, packets and resets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from . import _abi
from ._board_commands import BoardCommands
from ._board_log import BoardLog
from ._board_program import BoardProgram
from ._board_processors import BoardProcessors
from ._calls import call, listing, sized, structure, text
from ._checks import bytes_to_c
from ._enums import MwAddressKind, MwInputSource, MwLedColor, MwLedPreset, MwPart, MwSensor
from ._values import (
    MwAddress,
    MwBeacon,
    MwBusSignal,
    MwFusionCalibration,
    MwInfo,
    MwLedPattern,
    MwModule,
    MwPinConfig,
    MwSensorConfig,
    MwSettings,
    MwSpi,
)
from .operation import Operation, nothing
from .sequence import CommandSequence

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


class Board(BoardLog, BoardProcessors, BoardProgram, BoardCommands[Operation[None]]):
    """The functions specific to MetaWear boards; `Device.board` returns them.

        board = device.board
        chosen = board.set_sensor(MwSensorConfig(rate=180, range_g=4))
        board.play_led([led_preset(MwLedPreset.BREATHE, MwLedColor.BLUE)]).wait()
        print(board.info.model_name, chosen.rate)

    Each measurement is a signal, such as `device.signal("acceleration")`. Operations end after at most 10 s.
    """

    __slots__ = ("_context", "_id")

    def __init__(self, device: DeviceGatt) -> None:
        self._context, self._id = device._context, device._id

    def _command(self, name: str, *arguments: Any) -> Operation[None]:
        return Operation.start(self._context, nothing, name, self._id, *arguments)

    def _command_of(self, name: str, part: Any) -> Operation[None]:
        return Operation.start(self._context, nothing, name, part, _abi.velto_device())

    def _value(self, name: str, *arguments: Any) -> Operation[bytes]:
        """An operation that returns bytes."""
        return Operation.start(self._context, lambda operation: operation.value, name, self._id, *arguments)

    def _read(self, name: str, known: Callable[[], T | None]) -> Operation[T]:
        """An operation that returns values cached by the library."""
        return Operation.start(self._context, lambda _: cast("T", known()), name, self._id)

    def _known(self, type_: type[T], name: str) -> T | None:
        """Returns the values last read by a function of the library; `None` before the first read."""
        raw = sized(type_)
        return None if call(name, self._id, raw) == _abi.VELTO_NOTHING else raw

    # Information

    @property
    def info(self) -> MwInfo:
        """A snapshot of model, state, activities, running detectors and the load of the link."""
        return MwInfo._of(structure(_abi.velto_mw_info, "velto_mw_get_info", self._id))

    @property
    def modules(self) -> list[MwModule]:
        """The modules of the board, by number."""
        return [MwModule._of(row) for row in listing(_abi.velto_mw_module, "velto_mw_list_modules", self._id)]

    @property
    def state(self) -> str:
        """The saved state of the board for the next run, as JSON; empty before the first link.

        A context with a state folder saves it there. Without a state folder, save it and set it in the next run before
        connecting.
        """
        return text("velto_mw_get_state", self._id, size=4096)

    @state.setter
    def state(self, json: str) -> None:
        if not isinstance(json, str):
            raise TypeError(f"state is a str of JSON, not {type(json).__name__}")
        call("velto_mw_set_state", self._id, json)

    # Sensors

    def sensor_config(self, sensor: MwSensor) -> MwSensorConfig:
        """Returns the configuration of a running sensor, or that of its next start."""
        return MwSensorConfig._of(
            structure(_abi.velto_mw_sensor_config, "velto_mw_get_sensor_config", self._id, sensor)
        )

    def set_sensor(self, config: MwSensorConfig) -> MwSensorConfig:
        """Sets the configuration of a sensor, rounded to the nearest supported values, for its next start; returns it.

        Args:
            config: The requested configuration; 0 is the default of a member.
        """
        chosen = sized(_abi.velto_mw_sensor_config)
        call("velto_mw_set_sensor_config", self._id, config._raw(), chosen)
        return MwSensorConfig._of(chosen)

    def read_sensor_config(self, sensor: MwSensor) -> Operation[MwSensorConfig]:
        """Reads the configuration of a sensor, which the board keeps across links."""
        return Operation.start(
            self._context, lambda _: self.sensor_config(sensor), "velto_mw_read_sensor_config", self._id, sensor
        )

    # Sensor fusion

    def set_input_source(self, source: MwInputSource) -> None:
        """Sets the source of game input, on this link and later ones; `info.input_source` returns it."""
        call("velto_mw_set_input_source", self._id, source)

    def read_fusion_calibration(self) -> Operation[MwFusionCalibration]:
        """Reads the calibration of sensor fusion. Save it once all accuracies are 3."""
        return self._read("velto_mw_read_fusion_calibration", lambda: self.fusion_calibration)

    @property
    def fusion_calibration(self) -> MwFusionCalibration | None:
        """The calibration last read on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_fusion_calibration, "velto_mw_get_fusion_calibration")
        return None if raw is None else MwFusionCalibration._of(raw)

    # Pins and thermistors

    def pin_config(self, pin: int) -> MwPinConfig:
        """Returns the configuration for reading the signals `adc[pin]` and `abs-ref[pin]`."""
        return MwPinConfig._of(structure(_abi.velto_mw_pin_config, "velto_mw_get_pin_config", self._id, pin))

    def set_pin(self, pin: int, config: MwPinConfig) -> None:
        """Sets the configuration for reading these signals."""
        call("velto_mw_set_pin_config", self._id, pin, config._raw())

    # I2C and SPI

    def read_i2c(self, address: int, register: int, size: int) -> Operation[bytes]:
        """Reads 1 to 17 bytes from registers of a device on the I2C bus.

        The operation raises `RejectedError` if the device does not answer.
        """
        return self._value("velto_mw_read_i2c", address, register, size)

    def read_spi(self, spi: MwSpi, size: int, data: bytes = b"") -> Operation[bytes]:
        """Writes at most 12 bytes to a device on the SPI bus, then reads 1 to 16 bytes."""
        return self._value("velto_mw_read_spi", spi._raw(), data, len(data), size)

    def define_bus_signal(self, signal: MwBusSignal) -> Operation[None]:
        """Defines a signal for a reading of a device on a bus, on this link and on later ones.

        After the operation, `Device.signal()` finds the signal; it can be read once or polled.
        """
        return self._command("velto_mw_define_bus_signal", signal._raw())

    # Beacon

    def read_beacon(self) -> Operation[MwBeacon]:
        """Reads the configuration of the beacon."""
        return self._read("velto_mw_read_beacon", lambda: self.beacon)

    @property
    def beacon(self) -> MwBeacon | None:
        """The beacon's configuration last read or written on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_beacon, "velto_mw_get_beacon")
        return None if raw is None else MwBeacon._of(raw)

    # Settings

    def read_settings(self) -> Operation[MwSettings]:
        """Reads the settings of the board."""
        return self._read("velto_mw_read_settings", lambda: self.settings)

    @property
    def settings(self) -> MwSettings | None:
        """The settings, as last read or written on this link; `None` before that."""
        raw = self._known(_abi.velto_mw_settings, "velto_mw_get_settings")
        return None if raw is None else MwSettings._of(raw)

    def read_address(self) -> Operation[MwAddress]:
        """Reads the Bluetooth address of the board from the board itself."""
        return Operation.start(self._context, address_in, "velto_mw_read_address", self._id)

    def read_whitelist(self, slot: int) -> Operation[MwAddress]:
        """Reads a slot of the whitelist, 0 to 8; slot 0 is the target of directed advertising."""
        return Operation.start(self._context, address_in, "velto_mw_read_whitelist", self._id, slot)

    # Packets

    def request(self, packet: bytes, reply_prefix: bytes = b"") -> Operation[bytes]:
        """Writes a raw request of 2 to 20 bytes, in order with all other commands; the operation returns the board's reply.

        The reply is the answer of the register that the request reads, or the next packet that begins with `reply_prefix`: module,
        register, and perhaps the first byte of the payload. A board numbers what a command creates by `b"\x0B\x02"` for a logger.
        """
        return self._value("velto_mw_request", *bytes_to_c(packet), *bytes_to_c(reply_prefix))

    # Command sequences

    def create_sequence(self) -> CommandSequence:
        """Creates an empty sequence of commands; raises `NotConnectedError` if the board is not connected."""
        return CommandSequence(self._context, structure(_abi.velto_device, "velto_mw_create_sequence", self._id))

    # Forgetting

    def tear_down(self, parts: MwPart = ALL_PARTS) -> Operation[None]:
        """Ends the activities of the board without a reset, including those of other programs."""
        return self._command("velto_mw_tear_down", parts)

    def factory_reset(self) -> Operation[None]:
        """Removes loggers, log, processors, events, timers and macros, and resets the board; ends when the board is ready
        again."""
        return self._command("velto_mw_factory_reset")

    def __repr__(self) -> str:
        return f"<Board {self._id.bits:#x}>"


def led_preset(preset: MwLedPreset, color: MwLedColor) -> MwLedPattern:
    """A pattern for the light of a board, ready to play or to change."""
    return MwLedPattern._of(structure(_abi.velto_mw_led_pattern, "velto_mw_get_led_preset", preset, color))


def address_in(operation: Operation[MwAddress]) -> MwAddress:
    """The address returned by an operation: its kind, and six bytes."""
    kind, *address = operation.value
    return MwAddress(MwAddressKind(kind), bytes(address))
