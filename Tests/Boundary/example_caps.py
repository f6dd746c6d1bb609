"""Caps of the worked examples: devices that are fed, and a simulator that sleeps."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from example_cells import INPUT, RATE_NAMES, integers, number
from fed_cap import FedCap, block
from pumped_context import FRAME, PumpedContext, packet
from veltokit import abi
from worked_examples import Row, words

MODES = {
    "paddle": abi.VELTO_MOTION_MODE_PADDLE, "pointer": abi.VELTO_MOTION_MODE_POINTER,
    "gesture": abi.VELTO_MOTION_MODE_GESTURE}
STYLES = {"game": abi.VELTO_GAMEPAD_STYLE_GAME, "smooth": abi.VELTO_GAMEPAD_STYLE_SMOOTH}
CONFIG = {
    "deadzone": "deadzone", "referenceDriftEnabled": "drift_enabled", "paddleInputGain": "paddle_input_gain",
    "paddleMicroDeadzone": "paddle_micro_deadzone", "paddleStillThreshold": "paddle_still_threshold",
    "paddleAutoCalibRetain": "paddle_auto_calibration_retain", "paddleAutoCalibBlend": "paddle_auto_calibration_blend",
    "paddleSmoothRetain": "paddle_smooth_retain",
    "paddleSmoothRetainIdle": "paddle_smooth_retain_idle", "paddleRawSmoothing": "paddle_raw_smoothing",
    "pointerSensitivity": "pointer_sensitivity", "pointerRotDamping": "pointer_damping",
    "pointerOutputSmoothing": "pointer_output_smoothing"}
"""The notes' names of what a configuration has, and ours."""

PACKETS: dict[str, Callable[[str], bytes]] = {
    "bytes": bytes.fromhex, "block": lambda cell: block(*integers(cell)),
    "y": lambda cell: block(0, round(float(cell) * 2000), 0)}
MINI_SHAKE = bytes.fromhex("02 F8")


def v2(cell: str) -> bytes:
    """i16@2, i16@4 and the button, as many as there are."""
    x, y, button = (integers(cell) + [0, 0])[:3]
    return packet(x, y, button=button)


def packets_of(cells: Row) -> list[bytes]:
    """A semicolon stands between packets, a plus between the parts of one."""
    encoders = PACKETS | {"v2": v2}
    packets = [
        b"".join(encoder(part) for part in each.split("+"))
        for name, encoder in encoders.items() if name in cells for each in cells[name].split(";")]
    if "button" in cells:
        packets[0] = packets[0][:1] + b"\1" + packets[0][2:]
    return [MINI_SHAKE, *packets] if "firmwareShake" in cells else packets


class Cap:
    """A device that is fed; a row is one frame of a game."""

    CALLS = {
        "calibrateCenter": "device_calibrate_neutral", "flipPaddleOffsetSign": "device_flip_paddle_offset",
        "resetCenter": "device_recenter"}

    def __init__(self, library: Any, setup: Row) -> None:
        self.context = PumpedContext(library)
        self.cap = FedCap(self.context)
        self.first: float | None = None
        self.dt = number(setup, "dt", FRAME)
        config = {CONFIG[name]: type(getattr(abi.velto_motion_config(), CONFIG[name]))(float(value))
                  for name, value in setup.items() if name in CONFIG}
        assert set(setup) <= {"mode", "style", "rate", "dt", *CONFIG}, setup
        if "mode" in setup:
            self.cap.set_config(MODES[setup["mode"]], **config) if config else self.cap.set_mode(MODES[setup["mode"]])
        if "style" in setup:
            self.context.device_set_gamepad_style(self.cap.device, STYLES[setup["style"]])
        if "rate" in setup:
            self.settle(setup["rate"])

    def settle(self, rate: str) -> None:
        for index in range(4):
            self.cap.at(index * self.dt)
            self.cap.feed(block(0, 0, 0))
            polled = self.cap.poll(self.dt)
        assert RATE_NAMES[polled.rate_mode] == rate
        self.first = -4 * self.dt

    def take(self, given: Row) -> None:
        """Everything of a row but the poll."""
        if "t" in given:
            time = float(given["t"])
            self.first = time if self.first is None else self.first
            self.cap.at(time - self.first)
        if "call" in given:
            getattr(self.context, self.CALLS[given["call"]])(self.cap.device)
        if "sample" in given:
            self.cap.feed_sample(*map(float, given["sample"].split()))
        self.cap.feed(*packets_of(given))

    def play(self, given: Row) -> Row:
        if self.first is not None and self.first < 0:
            self.context.advance(self.dt)
        self.take(given)
        polled = self.cap.poll(self.dt)
        debug = self.cap.debug()
        offset = debug.paddle_offset if debug.has_paddle_offset else None
        changes = [
            [RATE_NAMES[event.data.rate.previous], RATE_NAMES[event.data.rate.current]]
            for event in self.context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)]
        seen = {name: words(see(polled)) for name, see in INPUT.items()}
        return seen | {"paddleOffset": words(offset), "onModeChanged": words(changes)}

    def close(self) -> None:
        self.context.destroy()


class Moves(Cap):
    """The move events of a cap."""

    def __init__(self, library: Any, setup: Row) -> None:
        super().__init__(library, setup)
        self.queue = self.context.answer(
            abi.velto_queue, "context_create_queue", self.context.context, abi.VELTO_EVENT_CLASS_MOVE, 64)

    def play(self, given: Row) -> Row:
        super().play(given)
        moved = []
        while (event := self.context.answer(abi.velto_event, "queue_poll_event", self.queue)).type != abi.VELTO_EVENT_NONE:
            moved.append(event.data.move.direction)
        return {"move": words(moved)}


class Probe(Cap):
    """The byte probe of a cap."""

    def __init__(self, library: Any, setup: Row) -> None:
        super().__init__(library, setup)
        self.context.device_set_probe(self.cap.device, 1)
        self.told = 0

    def play(self, given: Row) -> Row:
        self.take(given)
        buffer, count = (abi.velto_probe_change * 80)(), ctypes.c_size_t()
        self.context.device_list_probe_changes(self.cap.device, buffer, 80, ctypes.byref(count))
        changes = buffer[self.told : count.value]
        self.told = count.value
        return {
            "changes": "; ".join(words([c.index, c.previous, c.current]) for c in changes) or "–",
            "masks": words([c.single_bit_mask for c in changes])}


class SleepingCap:
    """A connected simulator that sends what its rows say, and nothing else."""

    WAY = 0.02
    """Seconds within which packets and writes are through the simulated air."""
    WAKE = [bytes.fromhex("01 00"), bytes.fromhex("20 10 00 D0 07 34 00 03")]

    def __init__(self, library: Any, _: Row) -> None:
        self.context = PumpedContext(library)
        self.sim, _ = self.context.connected_cap()
        silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
        self.context.sim_set_script(self.sim, silence, 1, 0)
        self.context.advance(1)
        self.written()
        self.start: float | None = None

    def play(self, given: Row) -> Row:
        time = float(given["t"])
        if self.start is None:
            self.start = time - self.context.now_ns / 1e9
        self.context.advance(max(0, time - self.start - self.context.now_ns / 1e9))
        if "packet" in given:
            bytes_ = block(0, 0, 0)
            self.context.sim_inject_notification(self.sim, 0, bytes_, len(bytes_))
        self.context.advance(self.WAY)
        written = self.written()
        assert written in ([], self.WAKE), written
        return {"INIT+START": words(bool(written))}

    def written(self) -> list[bytes]:
        writes = []
        while True:
            write = self.context.answer(abi.velto_sim_write, "sim_poll_write", self.sim)
            if self.context.footnote == abi.VELTO_NOTHING:
                return writes
            writes.append(bytes(write.bytes[: write.size]))

    def close(self) -> None:
        self.context.destroy()


CAPS = {"cap": Cap, "moves (outside)": Moves, "probe": Probe, "sleeping cap": SleepingCap}
