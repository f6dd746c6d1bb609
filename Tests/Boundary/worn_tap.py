"""A simulated TAP that the library's own session talks to, and what arrives at it."""

from __future__ import annotations

import ctypes

from pumped_context import PumpedContext
from raw_device import RawDevice
from veltokit import abi

TAP, GESTURE, KEYBOARD, POSTURE = (
    getattr(abi, f"VELTO_SIM_STEP_KIND_{name}") for name in ("TAP", "GESTURE", "KEYBOARD", "POSTURE")
)
STRAP, XR = b"tap-strap-2", b"tap-xr"
FRAMED_STRAP, FRAMED_XR = b"tap-strap-2-framed", b"tap-xr-framed"
TEXT, CONTROLLER, MOUSE, KEYS = (bytes.fromhex(f"03 0c 00 {mode}") for mode in ("00", "01", "03", "05"))
RAW = bytes.fromhex("03 0c 00 0a")
AIR_MOUSE, TAPPING, USER_CONTROL = (bytes.fromhex(f"03 0d 00 {state}") for state in ("01", "02", "03"))
AIR_QUERY = b"\x0d"
FRAMED_TEXT = [bytes([0, 0, 0, 0, feature, 0]) for feature in (1, 2, 0)]
FRAMED_CONTROLLER = [bytes([0, 0, 0, 0, 1, 1]), bytes([0, 0, 0, 0, 2, 1]), bytes([0, 0, 0, 0, 0, 0])]
KEEP_ALIVE = bytes([2, 0, 0, 0])
ALL_CLASSES = 2**64 - 1


class WornTap(RawDevice):
    """A TAP that is READY."""

    def __init__(self, context: PumpedContext, model: bytes = STRAP, **members) -> None:
        self.context = context
        self.sim = context.create_sim(model_name=model, **{"flags": abi.VELTO_SIM_BONDED, **members})
        self.device = context.sim_device(self.sim)
        context.connect(self.device)
        context.advance(1)

    # What the wearer does

    def act(self, kind: int, value: int, seconds: float = 0.05) -> None:
        step = abi.velto_sim_step(kind=kind, value=value)
        self.context.sim_inject_step(self.sim, ctypes.byref(step))
        self.context.advance(seconds)

    # What the host does

    def call(self, name: str, *arguments) -> int:
        """Calls a function with an operation, and returns the result of the operation."""
        return self.outcome(self.started(name, *arguments))

    def write_mode(self, mode: int, *ranges: float) -> int:
        return self.call("tap_write_mode", mode_of(mode, *ranges))

    @property
    def mode(self) -> tuple[int, float, float, float]:
        mode = self.context.answer(abi.velto_tap_mode, "tap_get_mode", self.device)
        return mode.mode, mode.finger_range_g, mode.thumb_range_dps, mode.thumb_range_g

    @property
    def info(self) -> abi.velto_tap_info:
        return self.context.answer(abi.velto_tap_info, "tap_get_info", self.device)

    @property
    def settings(self) -> abi.velto_tap_settings:
        return self.context.answer(abi.velto_tap_settings, "tap_get_settings", self.device)

    # What arrives

    def written(self) -> list[bytes]:
        """The values that arrived at the device since the last look, without queries of the air mouse."""
        return written(self.context, self.sim)

    def events(self, *types: int) -> list[abi.velto_event]:
        return self.context.events(*types)


def mode_of(mode: int, *ranges: float) -> abi.velto_tap_mode:
    finger, rotation, thumb = ranges or (0, 0, 0)
    return abi.velto_tap_mode(mode=mode, finger_range_g=finger, thumb_range_dps=rotation, thumb_range_g=thumb)


def written(context: PumpedContext, sim: abi.velto_sim) -> list[bytes]:
    writes, count = (abi.velto_sim_write * 256)(), ctypes.c_size_t()
    context.sim_read_writes(sim, writes, 256, ctypes.byref(count))
    values = [bytes(each.bytes[: each.size]) for each in writes[: count.value]]
    return [value for value in values if value not in (AIR_QUERY, KEEP_ALIVE)]
