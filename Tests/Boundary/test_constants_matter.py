"""Every constant of every configuration does something: with another value, a lively game goes another way."""

from __future__ import annotations

import ctypes
import math
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings/api"))

from fed_cap import FedCap, block, fed_cap  # noqa: E402
from generate import loading  # noqa: E402
from generate.description import Member, Struct, ValueSet  # noqa: E402
from pumped_context import packet  # noqa: E402
from pure_objects import LEFT, RIGHT, Driver, Navigator, PureObject, Strategy, frame, structure  # noqa: E402
from veltokit import abi  # noqa: E402

pytestmark = pytest.mark.long

API = loading.load()
SELECTORS = {"style", "pong_style", "rate_mode", "mode", "struct_size", "reserved"}
"""What says for what the other members were made."""

ELSEWHERE = {"ownership", "owner_release", "aim_space", "aim_tightening"}
"""Needs several devices (test_menu_hands.py), or a gyroscope of known scale (test_gyroscope.py)."""


def members(name: str) -> list[str]:
    struct = API.types[name]
    assert isinstance(struct, Struct)
    left_out = SELECTORS | ELSEWHERE
    return [member.name for member in struct.members if member.name not in left_out]


def member_of(name: str, member: str) -> Member:
    (found,) = (each for each in API.types[name].members if each.name == member)
    return found


def other_values(name: str, member: str, value: float) -> Iterator[float]:
    """Values that are surely different, within what is accepted."""
    described = member_of(name, member)
    if isinstance(described.type, ValueSet):
        yield from ((value + step) % len(described.type.values) for step in (1, 2))
    elif described.type.floating:
        for factor in (0.4, 3, 0.05, 20):
            yield min(max(value * factor + 0.05, described.min), described.max)
    elif described.max == 1:
        yield 1 - value
    else:
        yield from (value + 1, value + 3, max(described.min, value - 5))


@cache
def packets() -> list[tuple[float, bytes]]:
    """A hand that rests, sweeps, jerks and slows down: ten seconds for each rate and kind of packet, always the same."""
    chance = random.Random(7)
    sent, time = [], 0.0
    for period, kind in ((0.02, "v2"), (0.04, "v2"), (0.02, "block"), (0.25, "v2"), (0.04, "sensor")):
        begin, jerk, turning, left = time, 0.0, 0.0, 0
        while time - begin < 10:
            if left == 0:
                jerk, left = chance.choice((-1, 1)) * chance.uniform(20, 90), chance.randint(2, 12)
                turning = chance.choice((0, 0, 1, 4)) * jerk
            left -= 1
            turning *= chance.choice((0.5, 0.9, 1))
            phase = time - begin
            sweep = 400 * math.sin(2 * phase) + 120 * math.sin(9 * phase)
            x = round(chance.uniform(-3, 3) if phase < 2 else sweep if phase < 5 else jerk)
            sent.append((time, bytes_of(kind, x, round(turning), jerk > 60)))
            time += period
    return sent


def bytes_of(kind: str, x: int, y: int, pressed: bool) -> bytes:
    if kind == "sensor":
        axes = (x // 4, y // 2, x // 6, x // 6, y // 6, x // 5)
        return bytes([0x22, 0]) + b"".join(axis.to_bytes(2, "little", signed=True) for axis in axes) + bytes([3 * pressed, 0xF7])
    return block(x, y, x // 2, int(pressed)) if kind == "block" else packet(x, y, x // 2, int(pressed))


def play(cap: FedCap) -> Iterator[abi.velto_input]:
    """A poll for each packet."""
    last = 0.0
    for time, bytes_ in packets():
        cap.at(time)
        cap.feed(bytes_)
        yield cap.poll(time - last)
        last = time


SEEN = (
    "position_x", "position_y", "relative_x", "relative_y", "throw_power", "direction", "velocity", "sensor_tilt_x",
    "sensor_gyro_y", "sensor_rotation", "states", "shake_count", "swing_count", "action_count", "throw_count",
    "click_count",
)


def seen(polled: abi.velto_input) -> tuple[float, ...]:
    return tuple(getattr(polled, name) for name in SEEN)


def assert_matters(name: str, member: str, base: float, run: Callable[[dict[str, float]], Any]) -> None:
    before = run({})
    assert any(run({member: value}) != before for value in other_values(name, member, base)), member


# What belongs to a device

PADDLE_BASE = {"paddle_smooth_retain": 0.72, "paddle_smooth_retain_idle": 0.86, "paddle_raw_smoothing": 0.35}
SENSOR_BASE = {"tilt_smoothing": 0.5, "gyro_smoothing": 0.5, "rotation_smoothing": 0.5}
GESTURE_BASE = {"pointer_sensitivity": 0.2, "pointer_damping": 0.985}
POINTER_BASE = {"pointer_output_smoothing": 0.3, "input_smoothing": 0.5}


@pytest.mark.parametrize("member", members("velto_motion_config"))
def test_motion(velto, member: str) -> None:
    prefix = member.split("_")[0]
    modes = {
        "paddle": (abi.VELTO_MOTION_MODE_PADDLE, PADDLE_BASE), "gesture": (abi.VELTO_MOTION_MODE_GESTURE, GESTURE_BASE),
    }
    mode, base = modes.get(prefix, (abi.VELTO_MOTION_MODE_POINTER, POINTER_BASE))

    def run(changed: dict[str, float]) -> list[tuple[float, ...]]:
        with fed_cap(velto) as cap:
            cap.set_config(mode, **{**base, **changed})
            return [seen(polled) for polled in play(cap)]

    defaults = structure(velto, abi.velto_motion_config, mode, **base)
    assert_matters("velto_motion_config", member, getattr(defaults, member), run)


@pytest.mark.parametrize(
    ("name", "setter", "base", "member"),
    [("velto_gamepad_config", "set_gamepad_config", {}, member) for member in members("velto_gamepad_config")]
    + [("velto_sensor_filter", "set_sensor_filter", SENSOR_BASE, member) for member in members("velto_sensor_filter")],
)
def test_gamepad_and_sensors(velto, name: str, setter: str, base: dict[str, float], member: str) -> None:
    type_ = getattr(abi, name)
    preset = [0] if API.types[name].presets else []

    def run(changed: dict[str, float]) -> list[tuple[float, ...]]:
        with fed_cap(velto) as cap:
            config = structure(velto, type_, *preset, **{**base, **changed})
            getattr(cap.context, f"device_{setter}")(cap.device, ctypes.byref(config))
            return [seen(polled) for polled in play(cap)]

    defaults = structure(velto, type_, *preset, **base)
    assert_matters(name, member, getattr(defaults, member), run)


# Drivers, strategies and the navigator, which look at inputs


Frames = list[tuple[abi.velto_input, float]]


@cache
def frames() -> Frames:
    """Inputs of a hand that wanders over all positions at every rate, leans, hurries and clicks."""
    chance = random.Random(11)
    made, position = [], 0.0
    for index in range(2400):
        target = math.sin(index / 50) * math.cos(index / 170) + (chance.uniform(-0.6, 0.6) if index % 90 < 6 else 0)
        moved = (target - position) * chance.choice((0.05, 0.4, 1))
        position += moved
        value = frame(
            ("fast", "normal", "lowPower")[index // 150 % 3], index % 23 == 0, position_x=position, frame_delta_x=moved,
            frame_delta_y=moved / 3, velocity=chance.uniform(0, 10), sensor_tilt_y=position / chance.choice((1, 40)),
            states=chance.choice((0, 0, LEFT, RIGHT)))
        made.append((value, chance.choice((1 / 120, 1 / 60, 1 / 30))))
    return made


def step_paddle(driver: Driver, value: abi.velto_input, dt: float) -> float:
    return driver.paddle(80, value, dt)


def step_menu(driver: Driver, value: abi.velto_input, dt: float) -> tuple[int, ...]:
    step = driver.menu(value, dt, 5, 2)
    return step.nudge, step.slot, step.uses_position


def step_pointer(driver: Driver, value: abi.velto_input, dt: float) -> tuple[float, float]:
    here, there = abi.velto_aim(0.5, 0.5), abi.velto_aim(0.6, 0.4)
    moved = driver.ask(abi.velto_aim, "step_pointer", ctypes.byref(value), dt, ctypes.byref(here), ctypes.byref(there))
    return moved.x, moved.y


def step_lateral(driver: Driver, value: abi.velto_input, dt: float) -> float:
    return driver.ask(ctypes.c_double, "step_lateral", ctypes.byref(value), dt, 0.0, value.sensor_tilt_y, 0)


DRIVERS = {"paddle": step_paddle, "menu": step_menu, "pointer": step_pointer, "lateral": step_lateral}


@pytest.mark.parametrize(
    ("kind", "member"), [(kind, member) for kind in DRIVERS for member in members(f"velto_{kind}_config")]
)
def test_driver(velto, kind: str, member: str) -> None:
    """At one of the three rates at least."""
    type_ = getattr(abi, f"velto_{kind}_config")

    def run(rate: int, changed: dict[str, float]) -> list[Any]:
        driver = Driver(velto)
        driver.tell(f"set_{kind}_config", ctypes.byref(structure(velto, type_, rate, **changed)))
        answers = [DRIVERS[kind](driver, value, dt) for value, dt in frames()]
        driver.destroy()
        return answers

    for rate in (abi.VELTO_RATE_MODE_FAST, abi.VELTO_RATE_MODE_NORMAL, abi.VELTO_RATE_MODE_LOW_POWER):
        base = getattr(structure(velto, type_, rate), member)
        try:
            return assert_matters(f"velto_{kind}_config", member, base, lambda changed: run(rate, changed))
        except AssertionError:
            continue
    raise AssertionError(member)


@pytest.mark.parametrize("member", members("velto_strategy_config"))
def test_strategy(velto, member: str) -> None:
    game = member.split("_")[0].upper()
    mode = getattr(abi, f"VELTO_STRATEGY_MODE_{game}", abi.VELTO_STRATEGY_MODE_PONG)
    calm = {"quiz_is_calm": 1} if "dwell" in member or "retain" in member else {}

    def run(changed: dict[str, float]) -> list[bytes]:
        thing = Strategy(velto, mode)
        thing.configure(abi.VELTO_PONG_STYLE_SMOOTH, **{**calm, **changed})
        return destroyed(thing, [bytes(thing.step(value, dt)) for value, dt in frames()])

    base = getattr(structure(velto, abi.velto_strategy_config, abi.VELTO_PONG_STYLE_SMOOTH, **calm), member)
    assert_matters("velto_strategy_config", member, base, run)


def destroyed(thing: PureObject, answers: list[bytes]) -> list[bytes]:
    thing.destroy()
    return answers


@pytest.mark.parametrize("member", members("velto_navigator_config"))
def test_navigator(velto, member: str) -> None:
    is_for_buttons = member in ("arm_duration", "confirm_cooldown")
    confirmation = abi.VELTO_CONFIRMATION_BUTTON if is_for_buttons else abi.VELTO_CONFIRMATION_HOLD_OR_BUTTON

    def run(changed: dict[str, float]) -> list[bytes]:
        thing = Navigator(velto, **{"policy": abi.VELTO_NAVIGATOR_POLICY_COMFORT, "settle_duration": 0.1, **changed})
        thing.begin(6, confirmation)
        answers = []
        for value, dt in frames():
            answers.append(bytes(thing.ask(abi.velto_navigator_step, "step_input", ctypes.byref(value), dt)))
        return destroyed(thing, answers)

    base = getattr(structure(velto, abi.velto_navigator_config, settle_duration=0.1), member)
    assert_matters("velto_navigator_config", member, base, run)
