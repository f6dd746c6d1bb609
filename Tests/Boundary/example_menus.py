"""Menus of the worked examples, and their parts."""

from __future__ import annotations

from typing import Any

from example_cells import integers, number, slot_or_none
from pure_objects import Navigator
from veltokit import abi
from worked_examples import Row, words


class FocusGate:
    """The focus of a menu with four items. A step is a thirtieth of a second at most: all times are a quarter of the notes'."""

    MIDDLE_OF = {"0": -0.9, "1": -0.4, "2": 0.4, "3": 0.9}

    def __init__(self, library: Any, setup: Row) -> None:
        self.menu = Navigator(
            library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, adjacent_dwell=0.20 / 4, jump_dwell=0.32 / 4)
        self.menu.begin(4)
        self.menu.step(self.MIDDLE_OF[setup["current"]])

    def play(self, given: Row) -> Row:
        self.menu.step(self.MIDDLE_OF[given["raw"]], dt=number(given, "dt") / 4)
        return {"focus": words(self.menu.state().focus)}

    def close(self) -> None:
        self.menu.destroy()


class HoldTracker(FocusGate):
    """The hold of a menu that does not settle first; long times are cut into steps of a thirtieth of a second."""

    LONGEST = 1 / 30

    def __init__(self, library: Any, _: Row) -> None:
        self.menu = Navigator(library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, settle_duration=0)
        self.menu.begin(3)
        self.menu.step(0.8, dt=0)

    def play(self, given: Row) -> Row:
        dt = number(given, "dt")
        count = max(1, round(dt / self.LONGEST))
        activated = [self.menu.step(0.8, dt=dt / count).activated for _ in range(count)]
        return {"completes": words(max(activated) >= 0), "progress": words(self.menu.state().hold_progress)}


class Menu(FocusGate):
    """A menu of the original; a row is a run of frames or a call."""

    CONFIRMATIONS = {"": abi.VELTO_CONFIRMATION_HOLD_OR_BUTTON, "button": abi.VELTO_CONFIRMATION_BUTTON}

    def __init__(self, library: Any, setup: Row) -> None:
        self.menu = Navigator(library, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL)
        self.menu.begin(int(setup["items"]), self.CONFIRMATIONS[setup.get("confirm", "")])
        self.hz = number(setup, "hz")
        self.next = 0

    def play(self, given: Row) -> Row:
        return self.call(*given["call"].split()) if "call" in given else self.run(given)

    def call(self, name: str, argument: str = "") -> Row:
        activated = -1
        if name == "activate":
            activated = self.menu.ask(abi.velto_navigator_step, "activate_item", int(argument)).activated
        elif name == "configure":
            self.menu.begin(int(argument))
        elif name == "clear":
            self.menu.tell("end_menu")
        else:
            self.menu.tell("set_suspended", {"suspend": 1, "resume": 0}[name])
        state = self.menu.state()
        return {
            "item": words(slot_or_none(activated)), "items": words(state.item_count),
            "focus": words(slot_or_none(state.focus))}

    def run(self, given: Row) -> Row:
        focused, starts, activated, items, cleared = [], [], [], [], []
        presses = integers(given.get("press", ""))
        for index in range(self.next, int(given["until"]) + 1):
            before = self.menu.state().hold_progress
            step = self.menu.step(number(given, "posX"), index in presses, 1 / self.hz)
            if step.focused >= 0:
                focused += [step.focused, "at", index]
            if step.activated >= 0:
                activated.append(index)
                items.append(step.activated)
            if step.is_cleared:
                cleared.append(index)
            if before == 0 < self.menu.state().hold_progress:
                starts.append(index)
        self.next = int(given["until"]) + 1
        return {
            "focus": words(focused), "hold starts": words(starts), "activated": words(activated), "item": words(items),
            "cleared": words(cleared), "holding": words(self.menu.state().hold_progress > 0)}


MENUS = {"focus gate": FocusGate, "hold tracker": HoldTracker, "navigator": Menu}
