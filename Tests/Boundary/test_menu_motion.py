"""A device in a menu: it gets the motion that suits one, and back the motion that it had."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path

import pytest

from fed_cap import FedCap, fed_cap
from pumped_context import pumped
from veltokit import abi

PADDLE, POINTER, GESTURE = (abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE)
COMFORT, ORIGINAL = abi.VELTO_NAVIGATOR_POLICY_COMFORT, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL


@pytest.fixture
def cap(velto):
    with fed_cap(velto) as cap:
        yield cap


def config(cap: FedCap) -> abi.velto_motion_config:
    return cap.ask(abi.velto_motion_config, "device_get_motion_config")


def begin(cap: FedCap, policy: int = COMFORT) -> None:
    cap.context.device_begin_menu_motion(cap.device, policy)


def end(cap: FedCap) -> int:
    cap.context.device_end_menu_motion(cap.device)
    return cap.context.footnote


@pytest.mark.parametrize("policy", [COMFORT, ORIGINAL])
@pytest.mark.parametrize("mode", [PADDLE, POINTER, GESTURE])
def test_what_was_set_before_comes_back(cap: FedCap, mode: int, policy: int) -> None:
    cap.set_config(mode, invert_x=1, paddle_axis=2, paddle_input_gain=0.7, gesture_cooldown=0.9)
    before = bytes(config(cap))
    begin(cap, policy)
    inside = config(cap)
    assert (inside.mode, inside.invert_x, inside.paddle_axis) == (PADDLE, 1, 2)
    assert inside.paddle_micro_deadzone == (0.02 if policy == COMFORT else 0.42)
    begin(cap, policy)
    assert end(cap) == abi.VELTO_OK
    assert bytes(config(cap)) == before
    assert end(cap) == abi.VELTO_UNCHANGED


def test_mode_that_is_set_meanwhile_ends_the_menu(cap: FedCap) -> None:
    """Also the mode that the game had, whose constants are not the menu's."""
    before = bytes(config(cap))
    begin(cap)
    cap.set_mode(PADDLE)
    assert cap.context.footnote == abi.VELTO_OK and bytes(config(cap)) == before
    cap.set_mode(PADDLE)
    assert cap.context.footnote == abi.VELTO_UNCHANGED
    begin(cap)
    cap.set_mode(POINTER)
    assert end(cap) == abi.VELTO_UNCHANGED and config(cap).mode == POINTER


def test_configuration_that_is_set_meanwhile_stays(cap: FedCap) -> None:
    begin(cap)
    cap.set_config(PADDLE, paddle_input_gain=0.9)
    assert end(cap) == abi.VELTO_UNCHANGED and config(cap).paddle_input_gain == 0.9


def test_members_that_an_older_program_lacks_are_not_the_menus(cap: FedCap) -> None:
    """A program compiled before `paddle_micro_deadzone` existed changes something while the menu has a value of its own there."""
    cap.set_config(PADDLE, paddle_micro_deadzone=0.3)
    begin(cap)
    older = config(cap)
    older.paddle_input_gain = 0.9
    older.struct_size = abi.velto_motion_config.paddle_micro_deadzone.offset
    cap.context.device_set_motion_config(cap.device, ctypes.byref(older))
    changed = config(cap)
    assert (changed.paddle_input_gain, changed.paddle_micro_deadzone) == (0.9, 0.3)


@pytest.mark.parametrize("is_end", [False, True])
def test_click_before_does_nothing_after(cap: FedCap, is_end: bool) -> None:
    if is_end:
        begin(cap)
    cap.feed_axes()
    cap.poll()
    cap.feed_axes(button=1)
    end(cap) if is_end else begin(cap)
    polled = cap.poll()
    assert (polled.buttons_pressed, polled.gestures & abi.VELTO_GESTURE_CLICK, polled.buttons_down) == (0, 0, 1)


def test_calibration_of_a_paddle_outlives_the_menu(cap: FedCap) -> None:
    cap.poll_raw(120)
    begin(cap)
    end(cap)
    calibration = cap.ask(abi.velto_calibration, "device_get_calibration")
    assert (calibration.has_paddle_offset, calibration.paddle_offset) == (1, 120)


@pytest.mark.parametrize("mode", [POINTER, GESTURE])
def test_calibration_of_another_mode_outlives_the_menu(cap: FedCap, mode: int) -> None:
    cap.set_config(mode)
    calibration = abi.velto_calibration(struct_size=ctypes.sizeof(abi.velto_calibration), has_paddle_offset=1, paddle_offset=123)
    cap.context.device_set_calibration(cap.device, ctypes.byref(calibration))
    begin(cap)
    end(cap)
    kept = cap.ask(abi.velto_calibration, "device_get_calibration")
    assert (kept.has_paddle_offset, kept.paddle_offset) == (1, 123)


def test_profile_that_is_saved_in_a_menu_is_the_games(velto, tmp_path: Path) -> None:
    with pumped(velto, state_path=os.fsencode(tmp_path)) as context:
        cap = FedCap(context)
        cap.set_config(POINTER, pointer_sensitivity=0.0625)
        begin(cap)
        context.device_save_profile(cap.device)
        context.device_load_profile(cap.device)
        loaded = config(cap)
        assert (loaded.mode, loaded.pointer_sensitivity) == (POINTER, 0.0625)
        assert end(cap) == abi.VELTO_UNCHANGED
