"""How a device is worn, and whether it feeds game input at all."""

from __future__ import annotations

import ctypes
import math

import pytest

from fed_cap import FedCap
from pumped_context import FRAME, Failed, PumpedContext
from test_tap_devices import TAP
from test_tap_input import Player
from test_virtual_devices import Virtual
from veltokit import abi


@pytest.fixture
def strap(context) -> Player:
    return Player(context)


# Mounting


def mounting(kind: int, *rotation: float) -> abi.velto_mounting:
    w, x, y, z = rotation or (0, 0, 0, 0)
    return abi.velto_mounting(kind=kind, rotation_w=w, rotation_x=x, rotation_y=y, rotation_z=z)


def worn(strap: Player) -> tuple[int, tuple[float, ...]]:
    seen = strap.context.answer(abi.velto_mounting, "device_get_mounting", strap.device)
    return seen.kind, (seen.rotation_w, seen.rotation_x, seen.rotation_y, seen.rotation_z)


def test_a_mounting_is_kept_and_has_a_rotation_of_length_1(strap) -> None:
    half = math.sqrt(0.5)
    assert worn(strap) == (abi.VELTO_MOUNTING_KIND_HANDHELD, (1, 0, 0, 0))
    for kind, turned in [(abi.VELTO_MOUNTING_KIND_WRIST_LEFT, half), (abi.VELTO_MOUNTING_KIND_WRIST_RIGHT, -half)]:
        strap.context.device_set_mounting(strap.device, ctypes.byref(mounting(kind)))
        assert worn(strap) == (kind, pytest.approx((half, 0, 0, turned)))
    custom = abi.VELTO_MOUNTING_KIND_CUSTOM
    strap.context.device_set_mounting(strap.device, ctypes.byref(mounting(custom, 0, 3, 0, 4)))
    assert worn(strap) == (custom, pytest.approx((0, 0.6, 0, 0.8)))


@pytest.mark.parametrize("rotation", [(0, 0, 0, 0), (math.nan, 0, 0, 0), (math.inf, 0, 0, 0), (1e200, 1e200, 0, 0)])
def test_a_custom_mounting_needs_a_rotation(strap, rotation) -> None:
    with pytest.raises(Failed) as failure:
        strap.context.device_set_mounting(
            strap.device, ctypes.byref(mounting(abi.VELTO_MOUNTING_KIND_CUSTOM, *rotation)))
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert worn(strap)[0] == abi.VELTO_MOUNTING_KIND_HANDHELD


def test_raw_values_of_a_tap_are_turned_by_its_mounting(context) -> None:
    device = context.answer(abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TAP, b"r")
    signal = context.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    stream = abi.velto_stream()
    context.signal_start_stream(signal, None, ctypes.byref(stream), None)
    context.advance(0)
    uart = abi.velto_uuid()
    uart.bytes[:] = bytes.fromhex("6e400003b5a3f393e0a9e50e24dcca9e")
    # 17.5 mdps * -7143 is -125 degrees/s about the first axis, with gravity on the third.
    packet = bytes.fromhex("e8030000 19e4 0000 0000 0000 0000 0420")
    seen = []
    for kind in (abi.VELTO_MOUNTING_KIND_HANDHELD, abi.VELTO_MOUNTING_KIND_WRIST_LEFT):
        context.device_set_mounting(device, ctypes.byref(mounting(kind)))
        context.device_ingest_packet(device, uart, packet, len(packet), 0)
        polled = context.answer(abi.velto_input, "device_poll_input", device, FRAME)
        seen.append([round(each, 3) for each in polled.rotation_rate])
    assert seen == [[-2.182, 0, 0], [0, -2.182, 0]]


def test_caps_are_held_one_way(context) -> None:
    with pytest.raises(Failed) as failure:
        context.device_set_mounting(FedCap(context).device, ctypes.byref(mounting(0)))
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


# Game input

OFF, ON, AUTOMATIC = abi.VELTO_GAME_INPUT_OFF, abi.VELTO_GAME_INPUT_ON, abi.VELTO_GAME_INPUT_AUTOMATIC


def policy(context: PumpedContext, device: abi.velto_device) -> int:
    return context.answer(abi.velto_game_input, "device_get_game_input", device)


def test_a_tap_that_is_off_sends_events_and_no_input(strap) -> None:
    context = strap.context
    assert policy(context, strap.device) == AUTOMATIC
    context.device_set_game_input(strap.device, OFF)
    context.advance(0)
    context.events()
    strap.act(TAP, 5)
    seen = strap.poll()
    assert seen.buttons_pressed == seen.packet_count == 0 and list(seen.finger_press_count) == [0] * 5
    assert not seen.flags & (abi.VELTO_INPUT_RECEIVING | abi.VELTO_INPUT_CONTROL_AVAILABLE)
    assert [event.data.tap.combination for event in context.events(abi.VELTO_EVENT_TAP)] == [5]
    context.device_set_game_input(strap.device, ON)
    context.advance(0)
    strap.act(TAP, 5)
    assert strap.poll().buttons_pressed and policy(context, strap.device) == ON


def test_a_cap_that_is_turned_off_releases_its_button_and_rests(context) -> None:
    cap = FedCap(context)
    cap.feed_axes(x=290, button=1)
    assert cap.poll().buttons_down
    context.device_set_game_input(cap.device, OFF)
    seen = cap.poll()
    assert seen.buttons_down == 0 and seen.buttons_released and seen.position_x == 0 and seen.release_count == 1
    cap.feed_axes(x=290, button=1)
    seen = cap.poll()
    assert (seen.buttons_down, seen.position_x, seen.packet_count, seen.press_count) == (0, 0, 0, 1)
    context.device_set_game_input(cap.device, AUTOMATIC)
    for button in (0, 1):
        cap.feed_axes(x=290, button=button)
    assert cap.poll().press_count == 2


def test_a_device_that_is_off_gets_no_player_index_by_itself(context) -> None:
    devices = [context.sim_device(context.create_sim()) for _ in range(2)]
    context.device_set_game_input(devices[0], OFF)
    for device in devices:
        context.op_wait(context.answer(abi.velto_op, "device_connect", device, None))
    assert [context.info(device).player_index for device in devices] == [-1, 0]
    context.device_set_player_index(devices[0], 3)
    assert context.info(devices[0]).player_index == 3


def test_virtual_devices_are_always_on(context) -> None:
    with pytest.raises(Failed) as failure:
        context.device_set_game_input(Virtual(context).device, OFF)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
