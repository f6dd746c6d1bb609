"""Keyboards: keys become the input of a virtual device, as a toolkit reports them or as a terminal does."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, PumpedContext
from pure_objects import PureObject, structure
from test_virtual_devices import MAIN, Virtual
from veltokit import abi

LEFT, RIGHT, UP, DOWN = abi.VELTO_KEY_LEFT, abi.VELTO_KEY_RIGHT, abi.VELTO_KEY_UP, abi.VELTO_KEY_DOWN
BUTTON = abi.VELTO_KEY_BUTTON
SECOND = 60


class Keyboard(PureObject):
    def __init__(self, library, **members: float) -> None:
        config = structure(library, abi.velto_keyboard_config, **members)
        super().__init__(library, "keyboard", ctypes.byref(config))

    def step(self, keys: int = 0, frames: int = 1, dt: float = FRAME) -> abi.velto_input:
        for _ in range(frames):
            value = self.ask(abi.velto_input, "step", keys, dt)
        return value


def test_a_direction_moves_until_the_edge(velto) -> None:
    keyboard = Keyboard(velto)
    value = keyboard.step(LEFT, SECOND // 4)
    assert value.position_x == value.relative_x == pytest.approx(-0.5) and value.position_y == 0
    assert (value.direction, value.velocity, value.raw_x) == (-1, 2, -1)
    assert value.states == abi.VELTO_INPUT_STATE_MOVING | abi.VELTO_INPUT_STATE_TILT_LEFT
    assert keyboard.step(LEFT | UP, SECOND).position_x == -1
    value = keyboard.step(LEFT | RIGHT | DOWN)
    assert value.position_x == -1 and value.position_y == pytest.approx(1 - 2 * FRAME) and value.direction == 0
    value = keyboard.step()
    assert value.position_x == -1 and value.states == 0 and value.velocity == 0


def test_speeds_are_per_second_and_it_can_return(velto) -> None:
    keyboard = Keyboard(velto, speed=0.5, return_speed=0.25)
    assert keyboard.step(RIGHT, dt=1).position_x == 0.5
    assert keyboard.step(dt=1).position_x == 0.25
    assert keyboard.step(dt=10).position_x == 0


def test_gestures_happen_when_their_key_goes_down(velto) -> None:
    keyboard = Keyboard(velto, throw_power=0.6)
    keys = abi.VELTO_KEY_THROW | abi.VELTO_KEY_SHAKE | abi.VELTO_KEY_SWING
    value = keyboard.step(keys)
    assert value.gestures == abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_SHAKE | abi.VELTO_GESTURE_SWING
    assert value.throw_power == 0.6
    assert keyboard.step(keys).gestures == keyboard.step().gestures == 0
    assert keyboard.step(abi.VELTO_KEY_THROW).gestures == abi.VELTO_GESTURE_THROW


def test_a_typed_key_stays_down_for_the_hold_time(velto) -> None:
    keyboard = Keyboard(velto, hold_time=0.1, speed=1)
    downs = [keyboard.step(BUTTON if frame in (0, 20, 24) else 0).buttons_down for frame in range(40)]
    assert downs == [MAIN] * 6 + [0] * 14 + [MAIN] * 10 + [0] * 10
    keyboard.step(RIGHT)
    value = keyboard.step(LEFT)
    assert value.direction == -1 and value.position_x == pytest.approx(0), "the other direction ends what is only held"
    assert keyboard.step(frames=20).position_x == pytest.approx(-5 * FRAME)


def test_a_person_plays_like_a_wearable(velto, context: PumpedContext) -> None:
    player, keyboard = Virtual(context, "keyboard"), Keyboard(velto)
    presses = 0
    for frame in range(SECOND):
        value = keyboard.step(RIGHT | (BUTTON if frame % 10 < 5 else 0))
        context.device_supply_input(player.device, ctypes.byref(value))
        context.advance(FRAME)
        polled = context.answer(abi.velto_input, "context_poll_player", context.context, 0, FRAME)
        presses += bool(polled.buttons_pressed)
    assert polled.position_x == 1 and presses == polled.press_count == polled.primary_count == 6
    assert polled.flags & abi.VELTO_INPUT_RECEIVING and polled.packet_count == SECOND
