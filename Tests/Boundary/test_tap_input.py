"""Game input of simulated TAP wearables: the examples of the device input notes, bindings, and menus by taps."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, Failed, PumpedContext
from pure_objects import Navigator
from test_tap_devices import BONDED, GESTURE, POSTURE, TAP, step
from veltokit import abi

MAIN = abi.VELTO_BUTTON_MAIN
THUMB_INDEX, OPEN, FRAMED_PINCH = 101, 100, 105


class Player:
    """A TAP that is connected as a player."""

    def __init__(self, context: PumpedContext, model: bytes = b"tap-strap-2") -> None:
        self.context = context
        self.sim = context.create_sim("rest", model_name=model, flags=BONDED)
        self.device = context.sim_device(self.sim)
        operation = context.answer(abi.velto_op, "device_connect", self.device, None)
        context.op_wait(operation)
        context.advance(1)  # until it has taken its mode
        self.poll()

    def act(self, kind: int, value: int, seconds: float = 0.05) -> None:
        self.context.sim_inject_step(self.sim, ctypes.byref(step(kind, value)))
        self.context.advance(seconds)

    def poll(self) -> abi.velto_input:
        return self.context.answer(abi.velto_input, "device_poll_input", self.device, FRAME)

    def bindings(self) -> list[abi.velto_binding]:
        rows, count = (abi.velto_binding * 256)(), ctypes.c_size_t()
        self.context.device_get_bindings(self.device, rows, 256, ctypes.byref(count))
        return list(rows[: count.value])

    def bind(self, *rows: abi.velto_binding) -> None:
        self.context.device_set_bindings(self.device, (abi.velto_binding * len(rows))(*rows), len(rows))
        self.context.advance(0)


def row(kind: str, code: int = 0, **members) -> abi.velto_binding:
    return abi.velto_binding(kind=getattr(abi, f"VELTO_BINDING_KIND_{kind}"), code=code, **members)


@pytest.fixture
def strap(context) -> Player:
    return Player(context)


# The examples of device input, 2


def test_a_tap_is_pressed_and_released_in_one_poll(strap) -> None:
    strap.act(TAP, 5)
    seen = strap.poll()
    assert seen.buttons_pressed == seen.buttons_released == abi.VELTO_BUTTON_THUMB | abi.VELTO_BUTTON_MIDDLE
    assert list(seen.finger_press_count) == [1, 0, 1, 0, 0] and seen.buttons_down == 0
    assert seen.press_count == seen.release_count == 0
    again = strap.poll()
    assert again.buttons_pressed == 0 and list(again.finger_press_count) == [1, 0, 1, 0, 0]


def test_the_pointer_moves_the_position(strap) -> None:
    strap.act(POSTURE, 1)
    strap.context.sim_set_motion(strap.sim, 50.0, -25.0, 0.0)
    strap.context.advance(0.0201)
    strap.context.sim_set_motion(strap.sim, 0.0, 0.0, 0.0)
    moved = strap.poll()
    packets = round(moved.position_x / 0.1)
    assert packets > 0 and moved.states & abi.VELTO_INPUT_STATE_MOVING
    assert (moved.position_x, moved.position_y) == pytest.approx((0.1 * packets, 0.05 * packets))
    strap.act(POSTURE, 0, 0.2)
    assert not strap.poll().states & abi.VELTO_INPUT_STATE_MOVING


def test_the_thumb_is_the_main_action(strap) -> None:
    strap.act(TAP, 1)
    assert strap.poll().gestures == abi.VELTO_GESTURE_PRIMARY and strap.poll().gestures == 0
    strap.act(TAP, 3)
    seen = strap.poll()
    assert seen.gestures == 0 and seen.primary_count == 1


@pytest.mark.parametrize("code, direction", [(6, -1), (7, -1), (8, 1), (9, 1), (2, 0), (5, 0)])
def test_swipes_of_a_strap_swing(strap, code: int, direction: int) -> None:
    strap.act(GESTURE, code)
    seen, later = strap.poll(), strap.poll()
    assert (seen.gestures, seen.direction, seen.swing_count) == (abi.VELTO_GESTURE_SWING, direction, 1)
    assert (later.gestures, later.direction, later.swing_count) == (0, 0, 1)


def test_a_touch_in_mid_air_is_a_click(strap) -> None:
    strap.act(POSTURE, 1)
    strap.poll()
    strap.act(TAP, 2)
    seen = strap.poll()
    assert seen.buttons_pressed == seen.buttons_released == MAIN and seen.gestures & abi.VELTO_GESTURE_CLICK
    assert list(seen.finger_press_count) == [0] * 5


@pytest.fixture
def xr(context) -> Player:
    """A TapXR whose wearer holds the hand as an air mouse."""
    return hand_in_the_air(context, b"tap-xr")


def hand_in_the_air(context: PumpedContext, model: bytes) -> Player:
    player = Player(context, model)
    player.act(POSTURE, 1, 0.5)
    player.poll()
    return player


def test_thumb_and_index_finger_hold_the_main_button_of_a_tap_xr(xr) -> None:
    xr.act(GESTURE, THUMB_INDEX, 2.0)
    assert xr.poll().buttons_down == MAIN
    xr.act(GESTURE, OPEN, 2.0)
    seen = xr.poll()
    assert seen.buttons_down == 0 and seen.press_count == seen.release_count == 1


def test_a_pinch_of_the_framed_protocol_is_a_click(context) -> None:
    player = hand_in_the_air(context, b"tap-xr-framed")
    player.act(GESTURE, FRAMED_PINCH, 0.5)
    seen = player.poll()
    assert seen.buttons_pressed == seen.buttons_released == MAIN and seen.press_count == 1


@pytest.mark.parametrize("model, code, direction", [
    (b"tap-xr", 301, -1), (b"tap-xr", 303, 1), (b"tap-xr", 302, 0), (b"tap-xr", 304, 0),
    (b"tap-xr-framed", 101, -1), (b"tap-xr-framed", 102, 1), (b"tap-xr-framed", 103, 0),
])
def test_swipes_of_a_tap_xr_swing(context, model: bytes, code: int, direction: int) -> None:
    player = hand_in_the_air(context, model)
    player.act(GESTURE, code, 0.5)
    seen = player.poll()
    assert (seen.gestures, seen.direction, seen.swing_count) == (abi.VELTO_GESTURE_SWING, direction, 1)


# Bindings


def test_bindings_are_replaced_and_listed(strap) -> None:
    standard = strap.bindings()
    assert len(standard) == 21
    action = row("TAP", 4, gestures=abi.VELTO_GESTURE_ACTION)
    strap.bind(*standard, action)
    assert [bytes(each) for each in strap.bindings()] == [bytes(each) for each in (*standard, action)]
    strap.act(TAP, 4)
    seen = strap.poll()
    assert seen.gestures == abi.VELTO_GESTURE_ACTION and seen.buttons_pressed == abi.VELTO_BUTTON_MIDDLE
    assert seen.action_count == 1


def test_no_bindings_turn_the_table_off(strap) -> None:
    strap.bind()
    assert strap.bindings() == []
    strap.act(TAP, 1)
    strap.act(GESTURE, 6)
    seen = strap.poll()
    assert seen.buttons_pressed == seen.gestures == seen.direction == 0 and list(seen.finger_press_count) == [0] * 5


def test_bindings_hold_over_lost_links_and_change_while_connected(strap) -> None:
    strap.bind(row("TAP", 2, buttons_pressed=MAIN), row("POINTER", move_x=0.01))
    strap.context.sim_drop_link(strap.sim)
    strap.context.advance(20)
    assert strap.context.info(strap.device).link_state == abi.VELTO_LINK_STATE_READY
    strap.poll()
    strap.act(TAP, 2)
    seen = strap.poll()
    assert seen.buttons_pressed == MAIN and seen.press_count == 1 and seen.click_count == 1


def test_an_ingest_device_has_bindings_too(context) -> None:
    device = context.answer(abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TAP, b"t")
    rows = (abi.velto_binding * 1)(row("TAP", 5, gestures=abi.VELTO_GESTURE_THROW))
    context.device_set_bindings(device, rows, 1)
    context.device_ingest_packet(device, abi.velto_uuid(), b"\x05", 1, 0)
    seen = context.answer(abi.velto_input, "device_poll_input", device, FRAME)
    assert seen.gestures == abi.VELTO_GESTURE_THROW and seen.throw_power == 1 and seen.throw_count == 1


def test_an_ingest_device_taps_again_after_it_was_disconnected(context) -> None:
    device = context.answer(abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TAP, b"t")
    for count in (1, 2):
        context.device_ingest_packet(device, abi.velto_uuid(), b"\x01", 1, 0)
        seen = context.answer(abi.velto_input, "device_poll_input", device, FRAME)
        assert (list(seen.finger_press_count), seen.gestures) == ([count, 0, 0, 0, 0], abi.VELTO_GESTURE_PRIMARY)
        context.device_disconnect(device, None)
        context.advance(0)


def test_caps_have_no_bindings(context) -> None:
    device = context.sim_device(context.create_sim())
    with pytest.raises(Failed) as failure:
        context.device_set_bindings(device, None, 0)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


@pytest.mark.parametrize("bad, member", [
    (row("TAP", 0), "code"), (row("TAP", 32), "code"), (row("FINGER", 5), "code"), (row("HAND_STATE", 99), "code"),
    (row("POINTER", 1), "code"), (row("TAP", 1, buttons_pressed=2), "buttons"), (row("TAP", 1, gestures=1 << 6), "gestures"),
    (row("TAP", 1, direction=2), "direction"), (row("TAP", 1, move_x=float("nan")), "move_x"),
    (row("POINTER", buttons_pressed=MAIN), "pointer"), (abi.velto_binding(kind=5), "kind"),
])
def test_senseless_bindings_are_refused(strap, bad: abi.velto_binding, member: str) -> None:
    with pytest.raises(Failed) as failure:
        strap.bind(row("TAP", 1), bad)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and member in str(failure.value)
    assert len(strap.bindings()) == 21


# Menus


class Menu:
    """A menu of three items, and the TAP at it: its events, its input, or both, in every frame."""

    def __init__(self, library, player: Player, *, events: bool, input_: bool) -> None:
        self.player, self.events, self.input = player, events, input_
        self.navigator = Navigator(library, abi.VELTO_NAVIGATOR_POLICY_COMFORT)
        self.navigator.begin(3, abi.VELTO_CONFIRMATION_BUTTON)
        self.frames(120)  # until a click confirms

    def frames(self, count: int) -> list[abi.velto_navigator_step]:
        return [step for _ in range(count) for step in self.frame()]

    def frame(self) -> list[abi.velto_navigator_step]:
        context, steps = self.player.context, []
        context.advance(FRAME)
        for event in context.events() if self.events else ():
            steps.append(self.navigator.ask(abi.velto_navigator_step, "ingest_event", ctypes.byref(event)))
        if self.input:
            polled = self.player.poll()
            steps.append(self.navigator.ask(abi.velto_navigator_step, "step_input", ctypes.byref(polled), FRAME))
        return steps

    def act(self, kind: int, *values: int) -> tuple[list[int], list[int]]:
        """What got the focus, and what was confirmed, in order."""
        steps = []
        for value in values:
            self.player.context.sim_inject_step(self.player.sim, ctypes.byref(step(kind, value)))
            steps += self.frames(15)
        return [each.focused for each in steps if each.focused >= 0], [
            each.activated for each in steps if each.activated >= 0]


WAYS = [{"events": True, "input_": False}, {"events": False, "input_": True}, {"events": True, "input_": True}]
THUMB, INDEX, MIDDLE, LITTLE = 1, 2, 4, 16


@pytest.mark.parametrize("way", WAYS)
def test_taps_operate_a_menu_once_each(velto, strap, way) -> None:
    menu = Menu(velto, strap, **way)
    assert menu.act(TAP, MIDDLE, MIDDLE, INDEX) == ([0, 1, 0], [])
    assert menu.act(TAP, THUMB) == ([], [0])
    menu.act(TAP, LITTLE)
    assert menu.navigator.state().focus == -1


@pytest.mark.parametrize("way", [WAYS[0], WAYS[2]])
def test_swipes_move_the_focus_of_a_menu(velto, strap, way) -> None:
    menu = Menu(velto, strap, **way)
    assert menu.act(GESTURE, 8, 9, 6, 4) == ([0, 1, 0, 1], [])


@pytest.mark.parametrize("way", WAYS)
def test_a_pinch_of_a_tap_xr_confirms_once(velto, xr, way) -> None:
    menu = Menu(velto, xr, **way)
    menu.navigator.ask(abi.velto_navigator_step, "move_focus", 1)
    assert menu.act(GESTURE, THUMB_INDEX, THUMB_INDEX, OPEN, OPEN) == ([], [0])


def test_taps_that_are_no_buttons_still_operate_a_menu_by_their_events(velto, strap) -> None:
    strap.bind()
    menu = Menu(velto, strap, events=True, input_=True)
    assert menu.act(TAP, MIDDLE, MIDDLE) == ([0, 1], [])
