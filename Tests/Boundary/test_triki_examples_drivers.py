"""Worked examples E26, E27 and E53 to E77 of the protocol notes: shaping, drivers, strategies and recipes."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

from pumped_context import FRAME, Caller
from pure_objects import LEFT, RIGHT, Driver, Strategy, frame, structure
from veltokit import abi


def near(*values: float) -> object:
    return pytest.approx(values if len(values) > 1 else values[0], rel=1e-8, abs=1e-9)


@pytest.fixture
def driver(velto) -> Iterator[Driver]:
    driver = Driver(velto)
    yield driver
    driver.destroy()


def strategy(velto, mode: int) -> Strategy:
    return Strategy(velto, mode)


@pytest.mark.parametrize(
    ("preset", "velocity", "expected"),
    [
        ("FRAME_FAST", 0.003, 0), ("FRAME_FAST", 0.010, 0.0022), ("FRAME_FAST", 0.05, 0.00264),
        ("FRAME_NORMAL", -0.05, -0.01176), ("FRAME_NORMAL", 0.001, 0), ("FRAME_LOW_POWER", 0.02, 0.0124),
        ("FRAME_LOW_POWER", 0.1, 0.0279), ("GAMEPAD_FAST", 1, 0), ("GAMEPAD_FAST", 2, 0.5), ("GAMEPAD_FAST", 4, 1.0),
        ("GAMEPAD_FAST", 9, 1.0), ("GAMEPAD_OTHER", 2, 0.9), ("GAMEPAD_OTHER", 3.34, 1.503), ("GAMEPAD_OTHER", 8, 2.7),
    ],
)
def test_e26_and_e27_shape(velto, preset: str, velocity: float, expected: float) -> None:
    limits = structure(velto, abi.velto_velocity_limits, getattr(abi, f"VELTO_VELOCITY_PRESET_{preset}"))
    shaped = Caller(velto).answer(ctypes.c_double, "velocity_limits_shape", ctypes.byref(limits), velocity)
    assert shaped == near(expected)


def test_e53_paddle_with_tilt(driver: Driver) -> None:
    assert driver.paddle(80, frame(frame_delta_x=0.01, states=RIGHT)) == near(87.696)


def test_e54_paddle_with_flick(driver: Driver) -> None:
    assert driver.paddle(80, frame(frame_delta_x=0.02, velocity=6)) == near(92.7253333333)


def test_e55_paddle_at_the_fast_rate(driver: Driver) -> None:
    assert driver.paddle(80, frame("fast", frame_delta_x=0.05, position_x=0.5, velocity=5)) == near(87.9795555556)


def test_e56_paddle_at_low_power(driver: Driver) -> None:
    assert driver.paddle(80, frame("lowPower", frame_delta_x=0.1, states=LEFT)) == near(75)
    assert driver.paddle(80, frame("lowPower", frame_delta_x=0.1)) == near(109.295)


def test_e57_paddle_measures_the_way_itself(driver: Driver) -> None:
    driver.paddle(80, frame(position_x=0.10))
    assert driver.paddle(80, frame(position_x=0.11)) == near(83.696)


def test_e58_and_e59_menu_steps(driver: Driver) -> None:
    assert driver.menu(frame(states=RIGHT)).nudge == 1
    assert driver.menu(frame(states=RIGHT)).nudge == 0
    assert driver.menu(frame(states=LEFT)).nudge == 0
    assert driver.menu(frame(position_x=0.6)).slot == 3
    assert driver.menu(frame(position_x=0.05)).slot == -1
    for _ in range(26):
        assert driver.menu(frame()).nudge == 0
    assert driver.menu(frame(velocity=4, frame_delta_x=-0.02)).nudge == -1


def test_e60_hasty_hand_does_not_choose_by_position(driver: Driver) -> None:
    steps = [driver.menu(frame("fast", velocity=8, position_x=x)) for x in (0.12, 0.15)]
    assert [(step.uses_position, step.slot) for step in steps] == [(0, -1), (0, 2)]


def test_e61_pointer_follows(driver: Driver) -> None:
    moved = frame("fast", frame_delta_x=0.02)
    assert driver.pointer((0.5, 0.5), (0.6, 0.4), moved) == near(0.515541333333, 0.489166666667)
    moved = frame("normal", frame_delta_x=0.02)
    assert driver.pointer((0.5, 0.5), (0.6, 0.4), moved) == near(0.565804, 0.483)


def test_e62_pointer_at_low_power(driver: Driver) -> None:
    tilted = frame("lowPower", frame_delta_x=0.02, states=RIGHT, pointer_direction=abi.VELTO_POINTER_DIRECTION_UP)
    assert driver.pointer((0.5, 0.5), (0.6, 0.4), tilted) == near(0.708333333333, 0.465)


def test_e63_lateral_at_the_normal_rate(driver: Driver) -> None:
    assert driver.lateral(0, 0.02, frame()) == near(0.00808232727273)
    assert driver.lateral(0, 0.2, frame()) == near(0.010584)
    assert driver.lateral(0.1, 0.011, frame()) == 0.1


@pytest.mark.parametrize(("inverted", "sign"), [(False, 1), (True, -1)])
def test_e64_lateral_at_the_fast_rate(driver: Driver, inverted: bool, sign: int) -> None:
    assert driver.lateral(0, 0.2, frame("fast"), inverted) == near(sign * 0.00171072)


def test_e65_lateral_at_low_power(driver: Driver) -> None:
    assert driver.lateral(0.5, 0, frame("lowPower", states=RIGHT)) == near(0.507)
    assert driver.lateral(0.5, -0.2, frame("lowPower")) == near(0.4912)


@pytest.mark.parametrize(
    ("count", "position", "slot"),
    [(4, -1, 0), (4, -0.5, 1), (4, -0.01, 1), (4, 0, 2), (4, 0.31, 2), (4, 0.5, 3), (4, 1.7, 3), (3, 0.33, 1), (3, 0.34, 2)],
)
def test_e66_slot_at_a_position(velto, count: int, position: float, slot: int) -> None:
    assert Caller(velto).answer(ctypes.c_int32, "slot_find", position, count) == slot


@pytest.mark.parametrize(("count", "current", "slot"), [(1, -1, -1), (1, 0, 0), (0, -1, -1)])
def test_e67_focused_slot(velto, count: int, current: int, slot: int) -> None:
    caller = Caller(velto)
    assert caller.answer(ctypes.c_int32, "slot_find_focused", 0.2, count, current, 0.30, 0.14) == slot
    assert (caller.footnote == abi.VELTO_NOTHING) == (slot < 0)


@pytest.mark.parametrize(
    ("style", "rate", "positions", "movements"),
    [
        (abi.VELTO_PONG_STYLE_RAW, "normal", (0.5, 0.502, 0.54, 0.70, 0.70), (0, 0, 9.5, 20, 0)),
        (abi.VELTO_PONG_STYLE_RAW, "fast", (0.5, 0.54), (0, 10.8)),
        (abi.VELTO_PONG_STYLE_ARCADE, "normal", (0.5, 0.54, 0.70), (0, 12, 30)),
        (abi.VELTO_PONG_STYLE_SMOOTH, "normal", (0.5, 0.54, 0.54, 0.62), (0, 2.88, 0, 5.472)),
    ],
    ids=["e68", "e69", "e70", "e71"],
)
def test_e68_to_e71_pong(velto, style: int, rate: str, positions: tuple[float, ...], movements: tuple[float, ...]) -> None:
    pong = Strategy(velto, abi.VELTO_STRATEGY_MODE_PONG)
    pong.configure(style)
    assert tuple(pong.step(frame(rate, position_x=x)).pong_movement for x in positions) == near(*movements)
    pong.destroy()


def test_e72_bowling_throws_behind_the_peak(velto) -> None:
    bowling = Strategy(velto, abi.VELTO_STRATEGY_MODE_BOWLING)
    frames = [bowling.step(frame(frame_delta_x=x)) for x in (0.02, 0.05, 0.09, 0.03, 0.08, 0.02)]
    assert [f.bowling_thrown for f in frames] == [0, 0, 0, 1, 0, 0]
    assert frames[3].bowling_power == near(0.75)
    bowling.destroy()


def test_e73_dart_throws_on_a_spike(velto) -> None:
    dart = Strategy(velto, abi.VELTO_STRATEGY_MODE_DART)
    steps = [(0.071, FRAME), (0.08, FRAME), (0.10, FRAME), (0.10, 0.47), (0.10, FRAME)]
    powers = tuple(dart.step(frame(frame_delta_x=x), dt).dart_power for x, dt in steps)
    assert powers == pytest.approx((0.591667, 0, 0, 0.833333, 0), abs=1e-6)
    dart.destroy()


def test_e74_tilt_gives_the_side_of_a_throw(velto) -> None:
    dart = Strategy(velto, abi.VELTO_STRATEGY_MODE_DART)
    thrown = dart.step(frame(velocity=9, states=LEFT))
    assert (thrown.raw_velocity, thrown.dart_thrown) == (-9, 0)
    dart.destroy()


def test_e75_gate_lets_one_click_through(driver: Driver) -> None:
    levels = [False] + [True] * 8 + [False] * 10 + [True] * 8 + [False] * 20 + [True]
    assert [call for call, level in enumerate(levels, 1) if driver.gate(level)] == [2, 48]


def test_e76_gate_against_a_nervous_finger(driver: Driver) -> None:
    assert [call for call in range(1, 81) if driver.gate(call % 2 == 1)] == [1, 41]


def test_e77_picker_moves_and_confirms(driver: Driver) -> None:
    steps = [driver.picker(f) for f in (frame(position_x=0.6), frame(position_x=-0.6), frame(position_x=0.05, click=True))]
    assert [(s.focus, s.is_confirmed) for s in steps] == [(3, 0), (0, 0), (0, 1)]


def test_quiz_chooses_by_position_and_confirms_by_button(velto) -> None:
    quiz = Strategy(velto, abi.VELTO_STRATEGY_MODE_QUIZ)
    steps = [(0, False), (0.30, False), (0.36, False), (0.2, True), (0.1, False), (0.9, False)]
    frames = [quiz.step(frame(position_x=x, click=click)) for x, click in steps]
    assert [f.quiz_slot for f in frames] == [-1, -1, 2, 2, 2, 3]
    assert [f.quiz_slot_changed for f in frames] == [0, 0, 1, 0, 0, 1]
    assert [f.quiz_answered for f in frames] == [0, 0, 0, 1, 0, 0]
    quiz.destroy()
