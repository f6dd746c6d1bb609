"""Drivers, strategies and functions of the worked examples: what needs no context."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

from example_cells import DIRECTIONS, number, slot_or_none
from pumped_context import FRAME, Caller
from pure_objects import LEFT, RIGHT, Driver, Strategy, frame, structure
from veltokit import abi
from worked_examples import Row, Table, words


def made_input(rate: str, given: Row) -> abi.velto_input:
    """An input with what a row says of it."""
    tilt = {"left": LEFT, "right": RIGHT}.get(given.get("tilt", ""), 0)
    directions = {name: value for value, name in DIRECTIONS.items()}
    result = frame(
        rate, given.get("click") == "yes", position_x=number(given, "posX"), frame_delta_x=number(given, "frameDeltaX"),
        velocity=number(given, "trikiVelocity"), states=tilt,
        pointer_direction=directions[given.get("pointerDirection", "center")])
    if given.get("shake") == "yes":
        result.gestures |= abi.VELTO_GESTURE_SHAKE
    return result


class Object:
    """A driver or strategy, and how it plays a row."""

    def __init__(self, object_: Any, play: Callable[[Any, Row, abi.velto_input], dict[str, Any]], rate: str) -> None:
        self.object, self.step, self.rate = object_, play, rate

    def play(self, given: Row) -> Row:
        seen = self.step(self.object, given, made_input(self.rate, given))
        return {name: words(value) for name, value in seen.items()}

    def close(self) -> None:
        self.object.destroy()


def paddle_driver(setup: Row):
    return lambda driver, given, input_: {
        "x": driver.paddle(number(given, "x"), input_, center=number(setup, "center"))}


def menu_driver(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = driver.menu(input_, slots=int(setup["slots"]), selection=int(setup["selection"]))
        return {"nudge": step.nudge, "slot": slot_or_none(step.slot), "usePositionFocus": bool(step.uses_position)}

    return play


def pointer_driver(setup: Row):
    def pair(cell: str) -> tuple[float, ...]:
        return tuple(map(float, cell.split()))

    return lambda driver, given, input_: {"aim": driver.pointer(pair(given["aim"]), pair(setup["target"]), input_)}


def lateral_driver(_: Row):
    return lambda driver, given, input_: {
        "locked": driver.lateral(number(given, "locked"), number(given, "lean"), input_, given.get("invert") == "yes")}


def picker(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = driver.picker(input_, int(setup["slots"]))
        return {"focus": step.focus, "confirmed": bool(step.is_confirmed)}

    return play


def button_gate(_: Row):
    def play(driver: Driver, given: Row, _: abi.velto_input) -> dict[str, Any]:
        return {"fires": any([driver.gate(level == "yes") for level in given["pressed"].split()])}

    return play


def live_input(setup: Row):
    def play(driver: Driver, _: Row, input_: abi.velto_input) -> dict[str, Any]:
        shown = driver.ask(abi.velto_input, "step_display", ctypes.byref(input_), number(setup, "dt"))
        return {"posX": shown.position_x, "shake": bool(shown.gestures & abi.VELTO_GESTURE_SHAKE)}

    return play


def game(_: Row):
    def play(strategy: Strategy, given: Row, input_: abi.velto_input) -> dict[str, Any]:
        step = strategy.step(input_, number(given, "dt", FRAME))
        powers = [(step.bowling_thrown, step.bowling_power), (step.dart_thrown, step.dart_power)]
        thrown = [power for was_thrown, power in powers if was_thrown]
        return {"movement": step.pong_movement, "velocity": step.raw_velocity, "power": thrown[0] if thrown else None}

    return play


DRIVERS = {
    "paddle driver": paddle_driver, "menu driver": menu_driver, "pointer driver": pointer_driver,
    "lateral driver": lateral_driver, "picker": picker, "button gate": button_gate, "live input": live_input}
GAMES = {
    "pong": abi.VELTO_STRATEGY_MODE_PONG, "bowling": abi.VELTO_STRATEGY_MODE_BOWLING, "dart": abi.VELTO_STRATEGY_MODE_DART}
PONG_STYLES = {
    "raw": abi.VELTO_PONG_STYLE_RAW, "arcade": abi.VELTO_PONG_STYLE_ARCADE, "smooth": abi.VELTO_PONG_STYLE_SMOOTH}


def game_object(library: Any, table: Table) -> Object:
    strategy = Strategy(library, GAMES[table.thing])
    if "style" in table.setup:
        strategy.configure(PONG_STYLES[table.setup["style"]])
    return Object(strategy, game(table.setup), table.setup["rate"])


class Function(Caller):
    """A function without any object."""

    def close(self) -> None:
        pass


class Shape(Function):
    """A movement or a velocity, limited as it is at a rate."""

    PRESETS = {
        "shaped movement": {"fast": "FRAME_FAST", "normal": "FRAME_NORMAL", "lowPower": "FRAME_LOW_POWER"},
        "shaped velocity": {"fast": "GAMEPAD_FAST", "normal": "GAMEPAD_OTHER"}}

    def __init__(self, library: Any, thing: str) -> None:
        super().__init__(library)
        self.presets = self.PRESETS[thing]

    def play(self, given: Row) -> Row:
        preset = getattr(abi, f"VELTO_VELOCITY_PRESET_{self.presets[given['rate']]}")
        limits = structure(self.library, abi.velto_velocity_limits, preset)
        value = number(given, "value")
        return {"shaped": words(self.answer(ctypes.c_double, "velocity_limits_shape", ctypes.byref(limits), value))}


class Slots(Function):
    def play(self, given: Row) -> Row:
        position, count = number(given, "posX"), int(given["n"])
        current = -1 if given.get("current", "–") == "–" else int(given["current"])
        focused = self.answer(ctypes.c_int32, "slot_find_focused", position, count, current, 0.30, 0.14)
        assert (self.footnote == abi.VELTO_NOTHING) == (focused < 0)
        index = self.answer(ctypes.c_int32, "slot_find", position, count) if count else None
        return {"slotIndex": words(index), "focusedSlot": words(slot_or_none(focused))}
