"""The gamepad view and the sensors: tuning, gesture events, decoded samples, the byte probe, and asking to calibrate."""

from __future__ import annotations

import ctypes
import math
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fed_cap import FedCap, fed_cap
from pumped_context import Failed
from veltokit import abi


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


def config_of(cap: FedCap, style: int, **members: Any) -> abi.velto_gamepad_config:
    config = abi.velto_gamepad_config()
    cap.context.gamepad_config_init(ctypes.byref(config), ctypes.sizeof(config), style)
    for name, value in members.items():
        setattr(config, name, value)
    return config


def shake(cap: FedCap) -> abi.velto_input:
    """Two packets 40 ms apart whose difference is far more than any style calls a shake."""
    cap.at(0)
    cap.feed_axes()
    cap.poll(0.04)
    cap.at(0.04)
    cap.feed_axes(y=100)
    return cap.poll(0.04)


@pytest.mark.parametrize("style", [abi.VELTO_GAMEPAD_STYLE_GAME, abi.VELTO_GAMEPAD_STYLE_SMOOTH, abi.VELTO_GAMEPAD_STYLE_ROBUST])
def test_style_sets_every_constant(cap: FedCap, style: int) -> None:
    cap.context.device_set_gamepad_style(cap.device, style)
    given = cap.ask(abi.velto_gamepad_config, "device_get_gamepad_config")
    assert bytes(given) == bytes(config_of(cap, style))


def play(cap: FedCap, motion: Callable[[float], float], seconds: float, rate: float, polls: float) -> list[abi.velto_input]:
    """Polls a cap that sends so many packets a second, whose numbers are off by one count at most."""
    noise = random.Random(1)
    packets = [index / rate for index in range(round(seconds * rate))]
    polled = []
    for index in range(round(seconds * polls)):
        now = index / polls
        while packets and packets[0] <= now + 1e-9:
            sent = packets.pop(0)
            cap.at(sent)
            cap.feed_axes(*(round(motion(sent)) + noise.randint(-1, 1) for _ in range(3)))
        cap.at(now)
        polled.append(cap.poll(1 / polls))
    return polled


def rest(_: float) -> float:
    return 0


def shaking(time: float) -> float:
    return 50 * math.sin(2 * math.pi * 5 * time) if time < 0.8 else 0


def flick(time: float) -> float:
    """From one side to the other in 0.12 s."""
    return 45 * (1 - math.cos(math.pi * min(max(time - 0.3, 0) / 0.12, 1)))


RATES = [10, 20, 30, 40, 50, 60, 70, 85, 100, 125, 150, 200]


@pytest.mark.long
@pytest.mark.parametrize("polls", [30, 60, 144])
@pytest.mark.parametrize("rate", RATES)
def test_noise_of_a_resting_cap_is_nothing(cap: FedCap, rate: int, polls: int) -> None:
    assert cap.ask(abi.velto_gamepad_config, "device_get_gamepad_config").style == abi.VELTO_GAMEPAD_STYLE_ROBUST
    polled = play(cap, rest, 30, rate, polls)
    assert cap.context.events(abi.VELTO_EVENT_GESTURE) == []
    assert max(abs(input.direction) for input in polled) <= 0.01


@pytest.mark.parametrize("motion, gesture", [
    (shaking, abi.VELTO_GESTURE_SHAKE), (flick, abi.VELTO_GESTURE_SWING), (flick, abi.VELTO_GESTURE_ACTION),
])
@pytest.mark.parametrize("rate", RATES[1:])
def test_shaking_and_a_flick_are_gestures_at_every_rate(
    cap: FedCap, rate: int, motion: Callable[[float], float], gesture: int
) -> None:
    assert any(polled.gestures & gesture for polled in play(cap, motion, 1.5, rate, 60))


def test_noise_is_a_gesture_with_the_numbers_of_the_original(cap: FedCap) -> None:
    cap.context.device_set_gamepad_style(cap.device, abi.VELTO_GAMEPAD_STYLE_GAME)
    play(cap, rest, 30, 25, 25)
    assert len(cap.context.events(abi.VELTO_EVENT_GESTURE)) > 5 * 30


def test_movement_is_a_gesture_without_any_setting(cap: FedCap) -> None:
    assert shake(cap).gestures & abi.VELTO_GESTURE_SHAKE


def test_changed_constant_changes_what_counts_as_a_shake(cap: FedCap) -> None:
    config = config_of(cap, abi.VELTO_GAMEPAD_STYLE_GAME, shake_acceleration=100_000)
    cap.context.device_set_gamepad_config(cap.device, ctypes.byref(config))
    assert not shake(cap).gestures & abi.VELTO_GESTURE_SHAKE


@pytest.mark.parametrize("axis", [abi.VELTO_DEVICE_AXIS_FIRST, abi.VELTO_DEVICE_AXIS_SECOND, abi.VELTO_DEVICE_AXIS_THIRD])
def test_axes_can_be_chosen(cap: FedCap, axis: int) -> None:
    """A style and a mode leave the choice as it is."""
    config = config_of(cap, abi.VELTO_GAMEPAD_STYLE_GAME, axis=axis)
    cap.context.device_set_gamepad_config(cap.device, ctypes.byref(config))
    cap.context.device_set_gamepad_style(cap.device, abi.VELTO_GAMEPAD_STYLE_SMOOTH)
    cap.set_config(abi.VELTO_MOTION_MODE_POINTER, paddle_axis=axis)
    cap.set_mode(abi.VELTO_MOTION_MODE_PADDLE)
    cap.feed_axes()
    cap.poll()
    axes = [0, 0, 0]
    axes[axis] = 200
    cap.feed_axes(*axes)
    polled = cap.poll()
    assert (polled.raw_x, polled.direction) == (200, 1)
    axes = [200, 200, 200]
    axes[axis] = 0
    cap.feed_axes(*axes)
    polled = cap.poll()
    assert (polled.raw_x, polled.position_x, polled.direction) == (0, 0, 0)


def test_sensor_smoothing_is_kept_and_refused_by_name(cap: FedCap) -> None:
    config = abi.velto_sensor_filter()
    cap.context.sensor_filter_init(ctypes.byref(config), ctypes.sizeof(config))
    config.tilt_smoothing = 0.5
    cap.context.device_set_sensor_filter(cap.device, ctypes.byref(config))
    assert cap.ask(abi.velto_sensor_filter, "device_get_sensor_filter").tilt_smoothing == 0.5
    config.gyro_smoothing = 1.5
    with pytest.raises(Failed, match="gyro_smoothing"):
        cap.context.device_set_sensor_filter(cap.device, ctypes.byref(config))


def test_gesture_is_an_event_of_the_poll_that_sees_it(cap: FedCap) -> None:
    shaken = shake(cap)
    assert shaken.gestures & abi.VELTO_GESTURE_SHAKE and shaken.shake_count == 1
    assert shaken.velocity == pytest.approx(25)
    (event,) = cap.context.events(abi.VELTO_EVENT_GESTURE)
    assert event.data.gesture.gestures == shaken.gestures
    assert event.device.bits == cap.device.bits
    assert not cap.poll().gestures & abi.VELTO_GESTURE_SHAKE
    assert cap.context.events(abi.VELTO_EVENT_GESTURE) == []


def test_throw_and_pull_are_events(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_GESTURE)
    for turning in (1, 1, 1, 1, 0, -1, -1, -1, -1):
        cap.feed_sample(gyro_x=turning)
        cap.poll()
    primed, thrown = cap.context.events(abi.VELTO_EVENT_GESTURE_PRIMED, abi.VELTO_EVENT_GESTURE)
    assert primed.type == abi.VELTO_EVENT_GESTURE_PRIMED
    assert thrown.data.gesture.gestures == abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_PRIMARY
    assert thrown.data.gesture.throw_power == pytest.approx(0.830825254)


def test_movements_are_events_only_where_asked_for(cap: FedCap) -> None:
    mask = abi.VELTO_EVENT_CLASS_MOVE
    queue = cap.context.answer(abi.velto_queue, "context_create_queue", cap.context.context, mask, 8)
    polled = shake(cap)
    assert cap.context.events(abi.VELTO_EVENT_MOVED) == []
    event = cap.context.answer(abi.velto_event, "queue_poll_event", queue)
    assert event.type == abi.VELTO_EVENT_MOVED
    assert (event.data.move.direction, event.data.move.velocity) == (polled.direction, polled.velocity)


def test_silence_levels_the_gamepad(cap: FedCap) -> None:
    assert shake(cap).direction == 1
    cap.at(0.5)
    polled = cap.poll(0.46)
    assert (polled.direction, polled.velocity, polled.states & abi.VELTO_INPUT_STATE_MOVING) == (0, 0, 0)


def test_supplement_stands_in_until_a_sample_comes(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    cap.context.device_set_supplement(cap.device, 0, 0, 0.5)
    assert cap.poll().position_x == pytest.approx(0.0146265)
    cap.context.device_set_supplement(cap.device, 0, 0, 0)
    assert cap.poll().position_x < 0.0146265


def test_decoded_sample_counts_as_the_block_of_the_turning(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    cap.feed_sample(gyro_y=0.5)
    cap.poll()
    assert cap.debug().gyro_block_index == 1


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_decoded_sample_has_to_be_finite(cap: FedCap, number: float) -> None:
    with pytest.raises(Failed, match="gyro_y"):
        cap.feed_sample(gyro_y=number)


def test_probe_that_is_off_shows_nothing(cap: FedCap) -> None:
    cap.context.device_set_probe(cap.device, 1)
    cap.feed(bytes.fromhex("2200"), bytes.fromhex("2201"))
    assert len(probe_changes(cap)) == 3
    cap.context.device_set_probe(cap.device, 0)
    cap.feed(bytes.fromhex("2200"))
    assert probe_changes(cap) == []
    assert cap.context.footnote == abi.VELTO_NOTHING


def probe_changes(cap: FedCap) -> list[abi.velto_probe_change]:
    buffer, count = (abi.velto_probe_change * 80)(), ctypes.c_size_t()
    cap.context.device_list_probe_changes(cap.device, buffer, 80, ctypes.byref(count))
    return list(buffer[: count.value])


def is_wanted(cap: FedCap) -> bool:
    return bool(cap.context.peek(cap.device).flags & abi.VELTO_INPUT_CALIBRATION_WANTED)


def test_calibration_is_asked_for_once_on_a_link(cap: FedCap) -> None:
    cap.poll()
    assert not is_wanted(cap)
    cap.feed_axes()
    cap.poll()
    assert is_wanted(cap)
    assert len(cap.context.events(abi.VELTO_EVENT_CALIBRATION_WANTED)) == 1
    cap.context.device_calibrate_neutral(cap.device)
    assert not is_wanted(cap)
    cap.feed_axes()
    cap.poll()
    assert not is_wanted(cap)
    operation = cap.ask(abi.velto_op, "device_disconnect")
    cap.context.op_wait(operation, 1)
    cap.feed_axes()
    cap.poll()
    assert is_wanted(cap)


def test_player_can_decline_and_be_asked_again(cap: FedCap) -> None:
    with pytest.raises(Failed) as refusal:
        cap.context.device_set_calibration_wanted(cap.device, 1)
    assert refusal.value.result == abi.VELTO_ERROR_NOT_CONNECTED
    cap.feed_axes()
    cap.poll()
    cap.context.device_set_calibration_wanted(cap.device, 0)
    assert not is_wanted(cap)
    cap.context.device_set_calibration_wanted(cap.device, 1)
    assert is_wanted(cap)


def calibration_state(cap: FedCap) -> int:
    return cap.ask(ctypes.c_int32, "device_get_calibration_state")


def test_only_the_players_calibration_is_called_done(cap: FedCap) -> None:
    idle, awaiting, done = (
        abi.VELTO_CALIBRATION_STATE_IDLE, abi.VELTO_CALIBRATION_STATE_AWAITING_PLAYER, abi.VELTO_CALIBRATION_STATE_DONE)
    assert calibration_state(cap) == idle
    cap.feed_axes(x=50)
    assert cap.poll().flags & abi.VELTO_INPUT_CALIBRATED, "the first sample is a center"
    assert calibration_state(cap) == awaiting
    cap.context.device_set_calibration_wanted(cap.device, 0)
    assert calibration_state(cap) == idle
    cap.context.device_calibrate_neutral(cap.device)
    assert calibration_state(cap) == done
    cap.at(1)
    cap.poll()
    cap.context.device_set_calibration_wanted(cap.device, 1)
    assert calibration_state(cap) == idle, "it does not send now"
    cap.context.op_wait(cap.ask(abi.velto_op, "device_disconnect"), 1)
    assert calibration_state(cap) == idle


def test_nobody_is_asked_under_the_policy_never(cap: FedCap) -> None:
    cap.context.device_set_calibration_policy(cap.device, abi.VELTO_CALIBRATION_POLICY_NEVER)
    cap.feed_axes()
    cap.poll()
    assert not is_wanted(cap)


def test_debug_shows_the_inside_of_the_pointer(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    cap.feed_sample(gyro_x=-0.5, gyro_y=0.5)
    polled = cap.poll()
    inner = cap.debug()
    assert (inner.raw_x, inner.raw_y, inner.smooth_y) == (0.5, 0.5, 0.5)
    assert inner.rotation_x == pytest.approx(0.0147) and inner.rotation_y == pytest.approx(0.0147)
    assert (inner.position_x, inner.relative_y) == (polled.position_x, polled.relative_y)
