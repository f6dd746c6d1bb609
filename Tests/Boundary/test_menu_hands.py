"""Whose hand moves a menu: several caps, keys, a gamepad, taps and swipes, all at one navigator."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

from fed_cap import FedCap
from pumped_context import Failed, PumpedContext
from pure_objects import Navigator, frame
from veltokit import abi

COMFORT, ONE_HAND, BOUND = (
    abi.VELTO_NAVIGATOR_POLICY_COMFORT, abi.VELTO_MENU_OWNERSHIP_ONE_HAND, abi.VELTO_MENU_OWNERSHIP_BOUND)
THUMB, INDEX, MIDDLE, RING, LITTLE = 1, 2, 4, 8, 16
SWIPE_LEFT, SWIPE_RIGHT, PINCH, HAND_OPEN, HAND_CLOSED = 6, 8, 10, 100, 101


@pytest.fixture
def menu(velto) -> Iterator[Navigator]:
    menu = Navigator(velto, COMFORT)
    menu.begin(4)
    yield menu
    menu.destroy()


def tap(menu: Navigator, fingers: int) -> abi.velto_navigator_step:
    event = abi.velto_event(type=abi.VELTO_EVENT_TAP)
    event.data.tap.combination = fingers
    return menu.ask(abi.velto_navigator_step, "ingest_event", ctypes.byref(event))


def swipe(menu: Navigator, gesture: int) -> abi.velto_navigator_step:
    event = abi.velto_event(type=abi.VELTO_EVENT_AIR_GESTURE)
    event.data.air_gesture.gesture = gesture
    return menu.ask(abi.velto_navigator_step, "ingest_event", ctypes.byref(event))


def test_taps_alone_operate_a_menu(menu: Navigator) -> None:
    assert [tap(menu, finger).focused for finger in (MIDDLE, MIDDLE, INDEX)] == [0, 1, 0]
    assert tap(menu, THUMB).activated == 0
    assert [tap(menu, fingers).activated for fingers in (RING, THUMB | INDEX)] == [-1, -1]
    assert tap(menu, LITTLE).is_cleared == 1
    assert tap(menu, THUMB).activated == -1


def test_swipes_alone_operate_a_menu(menu: Navigator) -> None:
    assert [swipe(menu, code).focused for code in (SWIPE_RIGHT, SWIPE_RIGHT, SWIPE_LEFT)] == [0, 1, 0]
    assert swipe(menu, PINCH).activated == 0
    held = [swipe(menu, code).activated for code in (HAND_OPEN, HAND_CLOSED, HAND_CLOSED, HAND_OPEN, HAND_CLOSED)]
    assert held == [-1, 0, -1, -1, 0]
    assert swipe(menu, 77).focused == -1


def test_leaving_is_no_loss_of_focus_in_the_middle(menu: Navigator) -> None:
    tap(menu, MIDDLE)
    left = tap(menu, LITTLE)
    assert (left.is_cleared, left.command) == (1, abi.VELTO_MENU_COMMAND_LEAVE)
    assert (tap(menu, LITTLE).is_cleared, tap(menu, LITTLE).command) == (0, abi.VELTO_MENU_COMMAND_LEAVE)
    menu.step(0.8, dt=1 / 30)
    drifted = [step for step in (menu.step(0, dt=1 / 30) for _ in range(20)) if step.is_cleared]
    assert [step.command for step in drifted] == [abi.VELTO_MENU_COMMAND_NONE]


@pytest.mark.parametrize("fingers", [0, 32, 2**32 - 1])
def test_tap_of_no_hand_does_nothing(menu: Navigator, fingers: int) -> None:
    step = tap(menu, fingers)
    assert (step.focused, step.activated, step.is_cleared, step.command) == (-1, -1, 0, abi.VELTO_MENU_COMMAND_NONE)


@pytest.mark.parametrize("type_", [abi.VELTO_EVENT_NONE, abi.VELTO_EVENT_BUTTON, abi.VELTO_EVENT_DROPPED, 4711, -1])
def test_other_events_do_nothing(menu: Navigator, type_: int) -> None:
    event = abi.velto_event(type=type_)
    ctypes.memset(ctypes.byref(event, 8), 0xFF, ctypes.sizeof(event) - 8)
    step = menu.ask(abi.velto_navigator_step, "ingest_event", ctypes.byref(event))
    assert (step.focused, step.activated, step.is_cleared, step.command) == (-1, -1, 0, abi.VELTO_MENU_COMMAND_NONE)


def test_fingers_of_an_input_are_a_tap(menu: Navigator) -> None:
    def step(fingers: int) -> abi.velto_navigator_step:
        input_ = frame(buttons_pressed=fingers << 8)
        return menu.ask(abi.velto_navigator_step, "step_input", ctypes.byref(input_), 1 / 60)

    assert [step(MIDDLE).focused, step(0).focused, step(MIDDLE).focused] == [0, -1, 1]
    assert step(THUMB).activated == 1


def test_every_source_moves_the_same_focus(menu: Navigator) -> None:
    """A cap leans, a keyboard or gamepad steps, a finger touches, a TAP confirms."""
    assert menu.step(0.8, dt=1 / 30).focused == 3
    assert menu.ask(abi.velto_navigator_step, "move_focus", -1).focused == 2
    assert tap(menu, INDEX).focused == 1
    assert menu.ask(abi.velto_navigator_step, "activate_item", 0).activated == 0
    assert swipe(menu, SWIPE_RIGHT).focused == 1
    assert menu.ask(abi.velto_navigator_step, "activate_focus").activated == 1
    assert (menu.state().focus, menu.state().item_count) == (1, 4)


# Several caps


class Hands:
    """Two caps at one menu, each polled and shown to it in every frame."""

    def __init__(self, menu: Navigator, context: PumpedContext) -> None:
        self.menu = menu
        self.caps = [FedCap(context, name) for name in ("first", "second")]
        for cap in self.caps:
            context.device_begin_menu_motion(cap.device, COMFORT)
        self.play(0, 0)

    def play(self, *raw: int, frames: int = 1) -> list[tuple[int, int]]:
        """What got the focus and what was confirmed, in order."""
        happened = []
        for _ in range(frames):
            self.caps[0].context.advance(1 / 60)
            for cap, steering in zip(self.caps, raw, strict=True):
                cap.feed_axes(x=steering)
                polled = cap.poll()
                step = self.menu.ask(abi.velto_navigator_step, "step_input", ctypes.byref(polled), 1 / 60)
                if (step.focused, step.activated) != (-1, -1):
                    happened.append((step.focused, step.activated))
        return happened

    def click(self, hand: int) -> int:
        """What a click of that hand, which keeps leaning, confirms."""
        cap = self.caps[hand]
        cap.feed_axes(x=290, button=1)
        polled = cap.poll()
        return self.menu.ask(abi.velto_navigator_step, "step_input", ctypes.byref(polled), 1 / 60).activated

    @property
    def focus(self) -> int:
        return self.menu.state().focus

    @property
    def owner(self) -> int | None:
        owner = self.menu.ask(abi.velto_device, "get_owner")
        known = {cap.device.bits: index for index, cap in enumerate(self.caps)}
        assert (owner.bits == 0) == (self.menu.footnote == abi.VELTO_NOTHING)
        return known.get(owner.bits)


@pytest.fixture
def hands(velto, context: PumpedContext) -> Iterator[Hands]:
    menu = Navigator(velto, COMFORT)
    menu.begin(4)
    yield Hands(menu, context)
    menu.destroy()


def test_first_hand_owns_the_menu_until_it_has_rested(hands: Hands) -> None:
    assert hands.owner is None
    hands.play(290, 0, frames=60)
    assert (hands.owner, hands.focus) == (0, 3)
    assert hands.play(290, -290, frames=60) == [], "the second hand would move the focus"
    hands.play(0, -290, frames=70)
    assert (hands.owner, hands.focus) == (0, -1)
    hands.play(0, -290, frames=60)
    assert (hands.owner, hands.focus) == (1, 0)


def test_second_hand_that_rests_keeps_nothing_from_being_confirmed(hands: Hands) -> None:
    assert (3, -1) in hands.play(290, 0, frames=60)
    assert (-1, 3) in hands.play(290, 0, frames=150)


def test_button_menu_arms_while_everybody_rests(hands: Hands) -> None:
    """Time passes for a menu that no one owns: the first lean and click after a second count."""
    hands.menu.begin(4, abi.VELTO_CONFIRMATION_BUTTON)
    hands.play(0, 0, frames=60)
    hands.play(290, 0, frames=50)
    assert hands.click(0) == 3


def test_owner_that_is_lost_does_not_keep_the_menu(hands: Hands) -> None:
    hands.play(290, 0, frames=60)
    hands.caps.pop(0)
    hands.play(-290, frames=80)
    assert hands.focus == 3
    hands.play(-290, frames=60)
    assert (hands.owner, hands.focus) == (0, 0)


def test_menu_is_bound_to_the_device_that_the_program_names(hands: Hands) -> None:
    hands.menu.tell("set_config", ctypes.byref(bound_config(hands)))
    assert hands.play(290, 290, frames=60) == [], "nobody is named"
    hands.menu.tell("set_owner", hands.caps[1].device)
    hands.play(290, -290, frames=120)
    assert (hands.owner, hands.focus) == (1, 0)
    hands.menu.tell("set_owner", abi.velto_device(0))
    assert hands.owner is None


def bound_config(hands: Hands) -> abi.velto_navigator_config:
    config = hands.menu.ask(abi.velto_navigator_config, "get_config")
    assert (config.ownership, config.owner_release) == (ONE_HAND, 1.5)
    config.ownership = BOUND
    return config
