"""A simulated MetaWear board that the library's own session talks to, and what arrives at it."""

from __future__ import annotations

import ctypes

from pumped_context import PumpedContext
from raw_device import RawDevice
from test_tap_devices import uuid
from veltokit import abi
from worn_tap import written

RL, R, S, ENVIRONMENT = b"metamotion-rl", b"metamotion-r", b"metamotion-s", b"metaenvironment"
MODELS = {"metamotion-r": R, "metamotion-rl": RL, "metamotion-s": S}
NOTIFICATION = uuid("326a9006-85cb-9195-d9dd-464cfbbae75a")
ACCELEROMETER, GYROSCOPE = abi.VELTO_MW_SENSOR_ACCELEROMETER, abi.VELTO_MW_SENSOR_GYROSCOPE


class ConnectedBoard(RawDevice):
    """A board that is READY and lies still; what its handshake wrote is forgotten."""

    def __init__(self, context: PumpedContext, model: bytes = RL, **members) -> None:
        self.context = context
        self.sim = context.create_sim(model_name=model, **members)
        self.device = context.sim_device(self.sim)
        context.connect(self.device)
        context.advance(1)
        self.notification = context.answer(
            ctypes.c_uint16, "device_find_characteristic", self.device, abi.velto_uuid(), NOTIFICATION)
        self.written()

    def call(self, name: str, *arguments) -> int:
        """Calls a function with an operation, and returns the result of the operation."""
        return self.outcome(self.started(name, *arguments))

    def written(self) -> list[bytes]:
        """The packets that arrived at the board since the last look."""
        return written(self.context, self.sim)

    def writes_of(self, name: str, *arguments) -> list[str]:
        """Calls a function whose operation must succeed, and returns the packets it wrote as hexadecimal text."""
        assert self.call(name, *arguments) == abi.VELTO_OK
        self.context.advance(0.05)
        return [packet.hex(" ").upper() for packet in self.written()]

    def notifies(self, packet: bytes) -> None:
        self.context.sim_inject_notification(self.sim, self.notification, packet, len(packet))
        self.context.advance(0)

    def set_sensor(self, sensor: int = ACCELEROMETER, **members) -> abi.velto_mw_sensor_config:
        """Sets a sensor, and returns what it will be set to."""
        wanted = abi.velto_mw_sensor_config(struct_size=ctypes.sizeof(abi.velto_mw_sensor_config), sensor=sensor, **members)
        chosen = abi.velto_mw_sensor_config(struct_size=ctypes.sizeof(wanted))
        self.context.mw_set_sensor_config(self.device, ctypes.byref(wanted), ctypes.byref(chosen))
        self.context.advance(0)
        return chosen

    def sensor_config(self, sensor: int = ACCELEROMETER) -> abi.velto_mw_sensor_config:
        return self.context.answer(abi.velto_mw_sensor_config, "mw_get_sensor_config", self.device, sensor)

    def detector(self, detector: int, **members) -> abi.velto_mw_detector_config:
        return abi.velto_mw_detector_config(
            struct_size=ctypes.sizeof(abi.velto_mw_detector_config), detector=detector, **members)

    @property
    def info(self) -> abi.velto_mw_info:
        return self.context.answer(abi.velto_mw_info, "mw_get_info", self.device)

    def events(self, *types: int) -> list[abi.velto_event]:
        return self.context.events(*types)


def led_preset(context: PumpedContext, preset: int, color: int) -> abi.velto_mw_led_pattern:
    return context.answer(abi.velto_mw_led_pattern, "mw_get_led_preset", preset, color)
