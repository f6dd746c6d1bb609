"""The long game of Tests/VeltoTrikiTests/Traces through the C functions; TraceReplay.swift does the same inside."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fed_cap import FedCap, fed_cap
from pure_objects import Driver, Navigator, Strategy
from veltokit import abi

TRACES = Path(__file__).resolve().parents[1] / "VeltoTrikiTests/Traces"
MODES = {
    "paddle": abi.VELTO_MOTION_MODE_PADDLE, "pointer": abi.VELTO_MOTION_MODE_POINTER, "gesture": abi.VELTO_MOTION_MODE_GESTURE,
}
STRATEGIES = ("PONG", "QUIZ", "BOWLING", "DART")
SLOTS = 5


@dataclass(frozen=True)
class Packet:
    time: float
    bytes: bytes


def read_trace(name: str = "play.trace") -> list[Packet]:
    """Each line: milliseconds, the packet's length, its bytes without the zeros at the end."""
    packets = []
    for line in (TRACES / name).read_text().splitlines():
        milliseconds, size, *text = line.split(" ")
        packets.append(Packet(10 + int(milliseconds) / 1000, bytes.fromhex("".join(text)).ljust(int(size), b"\0")))
    return packets


@dataclass
class Line:
    """What is known after a poll: numbers, and counts."""

    mode: str
    numbers: list[float]
    counts: list[int]


def read_expected() -> list[Line]:
    lines = []
    for text in (TRACES / "play.expected").read_text().splitlines():
        numbers, counts = text.split(" | ")
        mode, *values = numbers.split(" ")
        lines.append(Line(mode, [float(value) for value in values], [int(count) for count in counts.split(" ")]))
    return lines


class TraceReplay:
    """One cap, all drivers and strategies, a menu."""

    def __init__(self, velto: Any, cap: FedCap, mode: str) -> None:
        self.cap, self.mode = cap, mode
        cap.set_mode(MODES[mode])
        cap.context.device_set_gamepad_style(cap.device, abi.VELTO_GAMEPAD_STYLE_GAME)
        self.strategies = [Strategy(velto, getattr(abi, f"VELTO_STRATEGY_MODE_{name}")) for name in STRATEGIES]
        self.driver, self.picker = Driver(velto), Driver(velto)
        self.menu = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_COMFORT)
        self.menu.begin(4)
        self.last_poll = 10.0
        self.paddle = self.place = 80.0
        self.aim, self.sideways = abi.velto_aim(0.5, 0.5), 0.0
        self.answers = self.balls = self.darts = self.activations = self.selection = self.picks = 0
        self.extremes: dict[str, float] = {}

    def destroy(self) -> None:
        for thing in (*self.strategies, self.driver, self.picker, self.menu):
            thing.destroy()

    def receive(self, packet: Packet) -> None:
        self.cap.at(packet.time - 10)
        self.cap.feed(packet.bytes)

    def poll(self, time: float) -> abi.velto_input:
        self.cap.at(time - 10)
        dt = time - self.last_poll
        self.last_poll = time
        self.input = self.cap.poll(dt)
        for strategy in self.strategies:
            self._count(strategy.step(self.input, dt))
        self._drive(dt)
        clicked = bool(self.input.gestures & abi.VELTO_GESTURE_CLICK)
        self.activations += self.menu.step(self.input.position_x, clicked, dt).activated >= 0
        for name in ("position_x", "position_y", "direction", "velocity", "throw_power", "sensor_motion"):
            self.extremes[name] = max(abs(getattr(self.input, name)), self.extremes.get(name, 0))
        return self.input

    def _count(self, frame: abi.velto_strategy_frame) -> None:
        if frame.pong_movement != 0:
            self.paddle = min(134.0, max(26.0, self.paddle + frame.pong_movement))
        self.answers += frame.quiz_answered
        self.balls += frame.bowling_thrown
        self.darts += frame.dart_thrown

    def _drive(self, dt: float) -> None:
        """What the drivers move stays on its screen."""
        input_, ask, target = ctypes.byref(self.input), self.driver.ask, abi.velto_aim()
        self.driver.input_get_aim(input_, ctypes.byref(target))
        self.place = min(160.0, max(0.0, self.driver.paddle(self.place, self.input, dt)))
        moved = ask(abi.velto_aim, "step_pointer", input_, dt, ctypes.byref(self.aim), ctypes.byref(target))
        self.aim = abi.velto_aim(min(1.0, max(0.0, moved.x)), min(1.0, max(0.0, moved.y)))
        self.sideways = ask(ctypes.c_double, "step_lateral", input_, dt, self.sideways, self.input.sensor_tilt_y, 0)
        step = self.driver.menu(self.input, dt, SLOTS, self.selection)
        self.selection = min(SLOTS - 1, max(0, step.slot if step.slot >= 0 else self.selection + step.nudge))
        self.picks += self.picker.ask(abi.velto_picker_step, "step_picker", input_, dt, SLOTS).is_confirmed

    @property
    def line(self) -> Line:
        seen = self.input
        numbers = [
            seen.position_x, seen.position_y, seen.relative_x, seen.relative_y, seen.direction, seen.velocity,
            seen.sensor_tilt_x, seen.sensor_gyro_y, seen.sensor_motion, self.paddle, self.place, self.aim.x, self.aim.y,
            self.sideways,
        ]
        counts = [
            seen.press_count, seen.release_count, seen.click_count, seen.primary_count, seen.throw_count, seen.shake_count,
            seen.swing_count, seen.action_count, self.answers, self.balls, self.darts, self.activations, self.selection,
            self.picks, seen.packet_count, seen.rate_mode, seen.states,
        ]
        return Line(self.mode, numbers, counts)


@contextmanager
def replay_of(velto: Any, mode: str) -> Iterator[TraceReplay]:
    with fed_cap(velto) as cap:
        replay = TraceReplay(velto, cap, mode)
        try:
            yield replay
        finally:
            replay.destroy()
