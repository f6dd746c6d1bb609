"""Drivers, strategies and navigators without any context: a library, an input made by hand, and one frame after another."""

from __future__ import annotations

import ctypes
from typing import Any

from pumped_context import FRAME, Caller
from veltokit import abi

RATES = {"fast": abi.VELTO_RATE_MODE_FAST, "normal": abi.VELTO_RATE_MODE_NORMAL, "lowPower": abi.VELTO_RATE_MODE_LOW_POWER}
LEFT, RIGHT = abi.VELTO_INPUT_STATE_TILT_LEFT, abi.VELTO_INPUT_STATE_TILT_RIGHT


def frame(rate: str = "normal", click: bool = False, **members: Any) -> abi.velto_input:
    """An input as a poll would fill it in; everything else is neutral."""
    result = abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input), **members)
    result.flags = abi.VELTO_INPUT_CONNECTED | abi.VELTO_INPUT_CONTROL_AVAILABLE
    result.rate_mode = RATES[rate]
    result.gestures |= abi.VELTO_GESTURE_CLICK if click else 0
    result.packet_age = float("inf")
    return result


def structure(library: Any, type_: Any, *preset: int, **members: Any) -> Any:
    """A structure with its defaults, or a preset, and some members of the test's own."""
    value = type_()
    init = getattr(library, f"{type_.__name__}_init")
    assert init(ctypes.byref(value), ctypes.sizeof(value), *preset) == abi.VELTO_OK
    for name, member in members.items():
        setattr(value, name, member)
    return value


class PureObject(Caller):
    """A driver, strategy or navigator; functions of its own take it first."""

    def __init__(self, library: Any, kind: str, *arguments: Any) -> None:
        super().__init__(library)
        self.kind = kind
        self.object = self.answer(ctypes.c_void_p, f"{kind}_create", *arguments)

    def destroy(self) -> None:
        getattr(self.library, f"velto_{self.kind}_destroy")(self.object)

    def ask(self, type_: Any, name: str, *arguments: Any) -> Any:
        return self.answer(type_, f"{self.kind}_{name}", self.object, *arguments)

    def tell(self, name: str, *arguments: Any) -> None:
        getattr(self, f"{self.kind}_{name}")(self.object, *arguments)


class Driver(PureObject):
    def __init__(self, library: Any) -> None:
        super().__init__(library, "driver")

    def paddle(self, position: float, input_: abi.velto_input, dt: float = FRAME, center: float = 80) -> float:
        return self.ask(ctypes.c_double, "step_paddle", ctypes.byref(input_), dt, position, center)

    def menu(self, input_: abi.velto_input, dt: float = FRAME, slots: int = 4, selection: int = 1) -> abi.velto_menu_step:
        return self.ask(abi.velto_menu_step, "step_menu", ctypes.byref(input_), dt, slots, selection)

    def pointer(self, aim: tuple[float, float], target: tuple[float, float], input_: abi.velto_input) -> tuple[float, float]:
        moved = self.ask(
            abi.velto_aim, "step_pointer", ctypes.byref(input_), FRAME, ctypes.byref(abi.velto_aim(*aim)),
            ctypes.byref(abi.velto_aim(*target)))
        return moved.x, moved.y

    def lateral(self, aim: float, lean: float, input_: abi.velto_input, inverted: bool = False) -> float:
        return self.ask(ctypes.c_double, "step_lateral", ctypes.byref(input_), FRAME, aim, lean, int(inverted))

    def picker(self, input_: abi.velto_input, slots: int = 4) -> abi.velto_picker_step:
        return self.ask(abi.velto_picker_step, "step_picker", ctypes.byref(input_), FRAME, slots)

    def gate(self, pressed: bool, dt: float = FRAME) -> bool:
        return bool(self.ask(ctypes.c_int32, "step_gate", int(pressed), dt, 0.65))


class Strategy(PureObject):
    def __init__(self, library: Any, mode: int) -> None:
        super().__init__(library, "strategy", mode)

    def step(self, input_: abi.velto_input, dt: float = FRAME) -> abi.velto_strategy_frame:
        return self.ask(abi.velto_strategy_frame, "step", ctypes.byref(input_), dt)

    def configure(self, style: int = abi.VELTO_PONG_STYLE_RAW, **members: Any) -> None:
        self.tell("set_config", ctypes.byref(structure(self.library, abi.velto_strategy_config, style, **members)))


class Navigator(PureObject):
    def __init__(self, library: Any, policy: int, **members: Any) -> None:
        config = structure(library, abi.velto_navigator_config, policy=policy, **members)
        super().__init__(library, "navigator", ctypes.byref(config))

    def begin(self, items: int, confirmation: int = abi.VELTO_CONFIRMATION_HOLD_OR_BUTTON) -> None:
        self.tell("begin_menu", items, confirmation)

    def step(
        self, position: float, clicked: bool = False, dt: float = FRAME, available: bool = True
    ) -> abi.velto_navigator_step:
        return self.ask(abi.velto_navigator_step, "step_position", position, int(clicked), int(available), dt)

    def state(self) -> abi.velto_navigator_state:
        return self.ask(abi.velto_navigator_state, "get_state")
