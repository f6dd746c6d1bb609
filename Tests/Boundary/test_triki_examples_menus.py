"""Worked examples E78 to E90 of the protocol notes: the menu navigator under the original policy."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pure_objects import Navigator
from veltokit import abi


@pytest.fixture
def menu(velto) -> Iterator[Navigator]:
    menu = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL)
    yield menu
    menu.destroy()


class Run:
    """Frames of a menu, and when what happened."""

    def __init__(
        self, menu: Navigator, frames: int, hz: float, position: Callable[[int], float], presses: tuple[int, ...] = ()
    ) -> None:
        self.focused, self.activated, self.cleared, self.hold_starts, self.progress = [], [], [], [], []
        previous = 0.0
        for index in range(frames):
            step = menu.step(position(index), index in presses, 1 / hz)
            if step.focused >= 0:
                self.focused.append((index, step.focused))
            if step.activated >= 0:
                self.activated.append((index, step.activated))
            if step.is_cleared:
                self.cleared.append(index)
            progress = menu.state().hold_progress
            if previous == 0 < progress:
                self.hold_starts.append(index)
            self.progress.append(progress)
            previous = progress

    @property
    def activations(self) -> list[int]:
        return [index for index, _ in self.activated]


# The parts of the navigator, as they show in a menu. A step is a thirtieth of a second at most, so that the examples of the
# focus gate run with a quarter of the notes' times.

QUARTER = {"adjacent_dwell": 0.20 / 4, "jump_dwell": 0.32 / 4}
MIDDLE_OF = {0: -0.9, 1: -0.4, 2: 0.4, 3: 0.9}


def focus_after(velto, start: int, calls: list[tuple[int, float]]) -> list[int]:
    """Where the focus is after each call: the slot that the hand means, and the time step."""
    gate = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, **QUARTER)
    gate.begin(4)
    gate.step(MIDDLE_OF[start])
    focus = []
    for slot, dt in calls:
        gate.step(MIDDLE_OF[slot], dt=dt / 4)
        focus.append(gate.state().focus)
    gate.destroy()
    return focus


@pytest.mark.parametrize(
    ("start", "calls", "expected"),
    [
        (2, [(3, 0.05)] * 5, [2, 2, 2, 2, 3]),
        (0, [(3, 0.05)] * 8, [0] * 7 + [3]),
        (2, [(3, 0.1), (1, 0.1), (3, 0.1), (3, 0.1), (3, 0.11)], [2, 2, 2, 2, 3]),
    ],
    ids=["e78", "e79", "e80"],
)
def test_e78_to_e80_focus_gate(velto, start: int, calls: list[tuple[int, float]], expected: list[int]) -> None:
    assert focus_after(velto, start, calls) == expected


def test_e81_hold_tracker(velto) -> None:
    menu = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL, settle_duration=0)
    menu.begin(3)
    activated = [index for index in range(140) if menu.step(0.8, dt=1 / 60).activated >= 0]
    assert activated == [135]
    menu.begin(3)
    assert menu.state().hold_progress == 0
    for _ in range(27):
        menu.step(0.8, dt=1 / 30)
    assert menu.state().hold_progress == pytest.approx(0.4)
    menu.destroy()


# The navigator


def test_e82_hold_confirms_again_and_again(menu: Navigator) -> None:
    menu.begin(3)
    run = Run(menu, 300, 50, lambda _: 0.8)
    assert run.focused == [(0, 2)]
    assert run.hold_starts[:2] == pytest.approx([23, 158], abs=1)
    assert run.activations == pytest.approx([135, 270], abs=1)
    assert {item for _, item in run.activated} == {2}


def test_e83_at_60_hertz(menu: Navigator) -> None:
    menu.begin(3)
    run = Run(menu, 170, 60, lambda _: 0.8)
    assert run.focused == [(0, 2)]
    assert run.hold_starts[0] in (27, 28)
    assert run.activations[0] in (161, 162, 163)


def test_e84_long_frames_count_as_a_thirtieth(menu: Navigator) -> None:
    menu.begin(3)
    run = Run(menu, 90, 10, lambda _: 0.8)
    assert run.hold_starts[0] == pytest.approx(14, abs=1)
    assert run.activations[0] == pytest.approx(81, abs=1)


def test_e85_button_confirms_outside_of_pauses(menu: Navigator) -> None:
    menu.begin(3)
    assert Run(menu, 110, 50, lambda _: 0.8, (10, 40, 75, 100)).activations == [40, 75]


def test_e86_button_screen_arms_first(menu: Navigator) -> None:
    menu.begin(3, abi.VELTO_CONFIRMATION_BUTTON)
    run = Run(menu, 300, 50, lambda _: 0.8, (40, 80, 95, 120))
    assert run.activations == [80, 120]
    assert set(run.progress) == {0}


@pytest.mark.parametrize(("position", "item", "when"), [(0.7, 3, 40), (-0.9, 0, 46)])
def test_e87_focus_waits_for_the_dwell(menu: Navigator, position: float, item: int, when: int) -> None:
    menu.begin(4)
    run = Run(menu, 60, 50, lambda index: 0.4 if index < 30 else position)
    assert run.focused == [(0, 2), (pytest.approx(when, abs=1), item)]


def test_e88_middle_takes_the_focus_after_a_grace(menu: Navigator) -> None:
    menu.begin(4)
    run = Run(menu, 100, 50, lambda index: 0.4 if index < 60 else 0.20 if index < 70 else 0.10)
    assert run.progress[69] > 0 and run.progress[70] == 0
    assert run.cleared == pytest.approx([87], abs=1)


def test_e89_short_visit_to_the_middle_keeps_the_focus(menu: Navigator) -> None:
    menu.begin(4)
    run = Run(menu, 100, 50, lambda index: 0.1 if 60 <= index < 75 else 0.4)
    assert run.cleared == [] and run.focused == [(0, 2)]
    assert run.progress[74] == 0
    assert run.hold_starts[-1] == 75


def test_e90_configuring_and_touching(menu: Navigator) -> None:
    menu.begin(3)
    assert touch(menu, 2) == 2
    assert touch(menu, 3) == -1
    menu.begin(2)
    assert menu.state().focus == -1
    assert touch(menu, 1) == 1
    menu.begin(5)
    assert menu.state().focus == 1
    menu.tell("set_suspended", 1)
    assert touch(menu, 0) == -1
    menu.tell("set_suspended", 0)
    menu.tell("end_menu")
    assert (menu.state().item_count, menu.state().focus) == (0, -1)
    menu.begin(0)
    assert menu.state().item_count == 1


def touch(menu: Navigator, item: int) -> int:
    return menu.ask(abi.velto_navigator_step, "activate_item", item).activated
