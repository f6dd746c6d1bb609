"""A cap whose packets the test feeds, on a clock that the test sets: how the worked examples of the protocol notes run."""

from __future__ import annotations

import ctypes
from contextlib import contextmanager
from typing import Any, Iterator

from pumped_context import FRAME, PumpedContext, packet, pumped
from veltokit import abi


class FedCap:
    """One device without a link."""

    def __init__(self, context: PumpedContext, identifier: str = "cap") -> None:
        self.context = context
        self.device = context.ingest_device(identifier)
        self.start_ns = context.now_ns

    def at(self, seconds: float) -> None:
        """Moves the clock to that time after the start."""
        missing = self.start_ns + round(seconds * 1e9) - self.context.now_ns
        assert missing >= 0
        if missing:
            self.context.advance(missing / 1e9)

    def feed(self, *packets: bytes) -> None:
        for bytes_ in packets:
            self.context.ingest(self.device, bytes_)

    def feed_axes(self, x: int = 0, y: int = 0, z: int = 0, button: int = 0) -> None:
        self.feed(packet(x, y, z, button))

    def feed_sample(self, gyro_x: float = 0, gyro_y: float = 0, gyro_z: float = 0, rotation: float = 0) -> None:
        sample = abi.velto_axis_sample(gyro_x, gyro_y, gyro_z, rotation)
        self.context.device_ingest_sample(self.device, ctypes.byref(sample))

    def poll(self, dt: float = FRAME) -> abi.velto_input:
        return self.context.poll(self.device, dt)

    def poll_raw(self, raw: int, dt: float = FRAME) -> float:
        """Feeds one packet with that steering, polls, and answers the position."""
        self.feed_axes(x=raw)
        return self.poll(dt).position_x

    def set_mode(self, mode: int) -> None:
        self.context.device_set_motion_mode(self.device, mode)

    def set_config(self, mode: int, **members: Any) -> None:
        """Gives the preset of a mode with some members of the test's own."""
        config = abi.velto_motion_config()
        self.context.motion_config_init(ctypes.byref(config), ctypes.sizeof(config), mode)
        for name, value in members.items():
            setattr(config, name, value)
        self.context.device_set_motion_config(self.device, ctypes.byref(config))

    def ask(self, type_: Any, name: str) -> Any:
        return self.context.answer(type_, name, self.device)

    def debug(self) -> abi.velto_motion_debug:
        return self.ask(abi.velto_motion_debug, "device_get_motion_debug")


@contextmanager
def fed_cap(library: Any) -> Iterator[FedCap]:
    with pumped(library) as context:
        yield FedCap(context)


def block(x: int, y: int, z: int, button: int = 0) -> bytes:
    """One block. Source: Triki protocol notes, 2.1."""
    return bytes([0x22, button]) + b"".join(axis.to_bytes(2, "little", signed=True) for axis in (x, y, z))


def silent_cap(context: PumpedContext, **members: Any) -> tuple[abi.velto_sim, abi.velto_device]:
    """A connected simulator that sends what the test injects, and nothing else."""
    sim, device = context.connected_cap(**members)
    silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
    context.sim_set_script(sim, ctypes.byref(silence), 1, 0)
    context.advance(1)
    context.device_reset_input(device)
    return sim, device


def inject(context: PumpedContext, sim: abi.velto_sim, *packets: bytes) -> None:
    for bytes_ in packets:
        context.sim_inject_notification(sim, 0, bytes_, len(bytes_))
    context.advance(0.001)
