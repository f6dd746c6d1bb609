"""The corrections of the protocol notes, 12.2, of menus, games and links; each fails on the original behavior.

F10 and F19 need a radio that is not ready or a device that is no cap: Tests/Bus.
"""

from __future__ import annotations

import ctypes

import pytest

from fed_cap import fed_cap, inject, silent_cap
from pumped_context import FRAME, PumpedContext, packet
from pure_objects import RIGHT, Navigator, Strategy, frame
from veltokit import abi

START = bytes.fromhex("20 10 00 D0 07 34 00 03")


# Menus and games


def test_f24_pause_of_the_button_runs_on_while_the_menu_settles(velto) -> None:
    """50 frames a second: 0.70 s and 0.50 s after the confirmation before."""
    menu = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL)
    menu.begin(3)
    activated = [index for index in range(110) if menu.step(0.8, index in (40, 75, 100), 1 / 50).activated >= 0]
    assert activated == [40, 75]
    menu.destroy()


def test_f25_quiz_is_answered_by_the_button_and_by_nothing_else(velto) -> None:
    quiz = Strategy(velto, abi.VELTO_STRATEGY_MODE_QUIZ)
    assert quiz.step(frame(velocity=40, position_x=0.6)).quiz_answered == 0
    answered = quiz.step(frame(position_x=0.6, click=True))
    assert (answered.quiz_answered, answered.quiz_slot) == (1, 3)
    quiz.destroy()


# The link


def test_f26_every_path_fills_in_every_member(velto) -> None:
    """A device without any link; the original fills in little until its pipeline has been connected."""
    with fed_cap(velto) as cap:
        for index in range(5):
            cap.at(index * 0.04)
            cap.feed_axes(x=150 * (index == 4), y=40)
            polled = cap.poll(0.04)
    assert polled.flags & abi.VELTO_INPUT_CONNECTED and polled.rate_mode == abi.VELTO_RATE_MODE_NORMAL
    assert polled.raw_x == 150 and polled.relative_x == polled.frame_delta_x == pytest.approx(0.51)
    assert polled.direction == pytest.approx(0.4) and polled.states & RIGHT
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y) == (1, 0.5)
    assert polled.pointer_direction == abi.VELTO_POINTER_DIRECTION_RIGHT


def links_up(context: PumpedContext) -> int:
    return len(context.events(abi.VELTO_EVENT_DEVICE_CONNECTED))


@pytest.mark.parametrize("caps", [1, 2])
def test_f17_choice_between_two_caps_is_the_players(context: PumpedContext, caps: int) -> None:
    """The original takes the first one that it sees."""
    for index in range(caps):
        context.create_sim(seed=index + 1)
    context.context_set_auto_connect(context.context, 1)
    context.advance(0.5)
    assert links_up(context) == 0, "the settle time"
    context.advance(4)
    assert links_up(context) == (1 if caps == 1 else 0)


def test_f18_disconnect_ends_the_attempt_too(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    attempt = context.answer(abi.velto_op, "device_connect", device, None)
    context.answer(abi.velto_op, "device_disconnect", device)
    context.advance(20)
    assert context.answer(ctypes.c_int32, "op_get_result", attempt) == abi.VELTO_ERROR_CANCELLED
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE
    assert links_up(context) == 0


def test_f20_cap_is_told_to_start_once_a_link(context: PumpedContext) -> None:
    sim, _ = context.connected_cap()
    context.advance(2)
    writes = []
    while True:
        write = context.answer(abi.velto_sim_write, "sim_poll_write", sim)
        if context.footnote == abi.VELTO_NOTHING:
            break
        writes.append(bytes(write.bytes[: write.size]))
    assert writes == [b"\x01\x00", START]


def test_f37_calibration_survives_an_automatic_reconnect(context: PumpedContext) -> None:
    sim, device = silent_cap(context)
    inject(context, sim, packet(90))
    context.poll(device, FRAME)
    context.device_calibrate_neutral(device)
    context.sim_drop_link(sim)
    context.advance(10)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    kept = context.answer(abi.velto_calibration, "device_get_calibration", device)
    assert (kept.has_paddle_offset, kept.paddle_offset) == (1, 90)
