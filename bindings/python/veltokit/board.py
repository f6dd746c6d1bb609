"""MetaWear boards: sensors, detectors, light, motor, packets and resets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import _abi
from ._calls import call, listing, sized, structure
from ._enums import (
    MwDetector,
    MwLedAction,
    MwLedColor,
    MwLedPreset,
    MwPart,
    MwResetKind,
    MwSensor,
)
from ._values import MwDetectorConfig, MwInfo, MwLedPattern, MwModule, MwSensorConfig
from .operation import Operation, nothing

if TYPE_CHECKING:
    from ._device_gatt import DeviceGatt

ALL_PARTS = (
    MwPart.SENSORS
    | MwPart.SUBSCRIPTIONS
    | MwPart.LIGHT
    | MwPart.TIMERS
    | MwPart.PROCESSORS
    | MwPart.EVENTS
    | MwPart.LOGGERS
)
"""Everything that a board was told to do."""


class Board:
    """What only MetaWear boards have; `Device.board` makes one.

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

    # Information

    @property
    def info(self) -> MwInfo:
        """Model, state, activities, running detectors and the load of the link, at once."""
        return MwInfo._of(structure(_abi.velto_mw_info, "velto_mw_get_info", self._id))

    @property
    def modules(self) -> list[MwModule]:
        """The modules that the board has, by their numbers."""
        return [MwModule._of(row) for row in listing(_abi.velto_mw_module, "velto_mw_list_modules", self._id)]

    # Sensors

    def sensor_config(self, sensor: MwSensor) -> MwSensorConfig:
        """What a sensor runs with, or what it will start with."""
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
        """Writes patterns in place of all that there were, and then does something with them.

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

    # Packets

    def write_packet(self, packet: bytes) -> Operation[None]:
        """Writes a packet of 2 to 20 bytes as it is, in order with everything else."""
        return self._start("velto_mw_write_packet", packet, len(packet))

    def request(self, packet: bytes) -> Operation[bytes]:
        """Writes a request of 2 to 20 bytes as it is; the operation brings the board's answer."""
        return Operation.start(
            self._context, lambda operation: operation.value, "velto_mw_request", self._id, packet, len(packet)
        )

    # Forgetting

    def tear_down(self, parts: MwPart = ALL_PARTS) -> Operation[None]:
        """Ends what the board was told to do, by this library or by others, without a reset."""
        return self._start("velto_mw_tear_down", parts)

    def reset(self, kind: MwResetKind = MwResetKind.NOW) -> Operation[None]:
        """Resets the board; ends with the link, or for kinds that come later, when the board has taken it."""
        return self._start("velto_mw_reset", kind)

    def factory_reset(self) -> Operation[None]:
        """Removes loggers, log, processors, events, timers and macros, and resets the board."""
        return self._start("velto_mw_factory_reset")

    def __repr__(self) -> str:
        return f"<Board {self._id.bits:#x}>"


def led_preset(preset: MwLedPreset, color: MwLedColor) -> MwLedPattern:
    """A pattern for the light of a board, ready to play or to change."""
    return MwLedPattern._of(structure(_abi.velto_mw_led_pattern, "velto_mw_get_led_preset", preset, color))
