"""Worked examples E36 to E48 and E91 of the protocol notes: paddle, pointer and throws, as a program sees them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fed_cap import FedCap, block, fed_cap
from pumped_context import packet
from veltokit import abi

TOLERANCE = 1e-9
PADDLE, POINTER, GESTURE = (abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE)

STRUCT_DEFAULTS = {
    "deadzone": 0.01, "input_smoothing": 0.15, "drift_enabled": 1, "paddle_input_gain": 0.3,
    "paddle_micro_deadzone": 0.5, "paddle_still_threshold": 3, "paddle_auto_calibration_retain": 0.98,
    "paddle_auto_calibration_blend": 0.02, "paddle_smooth_retain": 0.72, "paddle_smooth_blend": 0.28,
    "paddle_smooth_retain_idle": 0.86, "paddle_raw_smoothing": 0.35, "pointer_sensitivity": 0.03,
    "pointer_damping": 0.98,
}


def close(*values: float) -> object:
    return pytest.approx(list(values), rel=TOLERANCE, abs=TOLERANCE)


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


def test_e36_paddle_gates_scales_and_caps(cap: FedCap) -> None:
    steps = [
        (0, 0), (100, 0), (123, 0), (124, 0.4216), (200, 0.68), (90, 0.306), (81, 0.2754), (80, 0), (0, 0), (600, 1.7),
        (-600, -1.7), (2, 0), (2, 0),
    ]
    for raw, expected in steps:
        cap.feed_axes(x=raw)
        polled = cap.poll()
        assert polled.position_x == pytest.approx(expected, abs=TOLERANCE), raw
        assert bool(polled.states & abi.VELTO_INPUT_STATE_AT_REST) == (expected == 0), raw
    assert cap.debug().paddle_offset == pytest.approx(0.03, abs=TOLERANCE)
    assert cap.poll_raw(3) == 0


def test_e37_bare_defaults_smooth(cap: FedCap) -> None:
    cap.set_config(PADDLE, **STRUCT_DEFAULTS)
    positions = [cap.poll_raw(raw) for raw in (0, 300, 300, 300, 0, 0, 0)]
    assert positions == close(0, 0, 0.14553, 0.2875761, 0.325871217, 0.280249247, 0.241014352)


@pytest.mark.parametrize("dt", [0.05, 0.2, 2.0])
def test_e37_long_frames_count_as_a_twentieth_of_a_second(cap: FedCap, dt: float) -> None:
    cap.set_config(PADDLE, **STRUCT_DEFAULTS)
    assert [cap.poll_raw(raw, dt) for raw in (0, 300, 300)] == close(0, 0, 0.325754352)


def test_e38_first_sample_is_the_center(cap: FedCap) -> None:
    assert [cap.poll_raw(raw) for raw in (500, 500, 700)] == close(0, 0, 0.68)


def test_e39_calibrate_flip_and_recenter(cap: FedCap) -> None:
    assert [cap.poll_raw(0), cap.poll_raw(200)] == close(0, 0.68)
    cap.context.device_calibrate_neutral(cap.device)
    assert [cap.poll_raw(200), cap.poll_raw(0)] == close(0, -0.68)
    cap.context.device_flip_paddle_offset(cap.device)
    assert cap.debug().paddle_offset == pytest.approx(-200, abs=TOLERANCE)
    assert cap.poll_raw(0) == pytest.approx(0.68, abs=TOLERANCE)
    cap.context.device_recenter(cap.device)
    assert cap.poll_raw(321) == 0
    assert cap.debug().paddle_offset == 321


def test_e40_poll_before_the_first_packet_locks_no_center(cap: FedCap) -> None:
    assert cap.poll().position_x == 0
    assert cap.debug().has_paddle_offset == 0
    assert cap.poll_raw(300) == 0
    assert cap.debug().paddle_offset == 300


def test_e41_decoded_sample_steers_the_paddle(cap: FedCap) -> None:
    cap.feed_sample(gyro_y=0)
    assert cap.poll().position_x == 0
    cap.feed_sample(gyro_y=0.1)
    polled = cap.poll()
    assert polled.position_x == pytest.approx(0.68, abs=TOLERANCE)
    assert polled.flags & abi.VELTO_INPUT_CONNECTED


def test_e42_pointer_integrates_both_axes(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    positions = []
    for gyro_x, gyro_y in ((0, 0.5), (0, 0.5), (-0.5, 0), (0, 0)):
        cap.feed_sample(gyro_x, gyro_y)
        polled = cap.poll()
        positions.append((polled.position_x, polled.position_y))
    assert [x for x, _ in positions] == close(0.0146265, 0.0288873375, 0.0281636914, 0.0274552477)
    assert [y for _, y in positions] == close(0, 0, 0.0146265, 0.0142608375)
    assert cap.debug().gyro_block_index == 1


def test_e43_newest_sample_holds_between_packets(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    packets = {0: block(80, -40, 40) + block(0, 1000, 0), 3: block(1000, 1000, 0)}
    packets[3] = block(0, 0, 0) + packets[3]
    positions = []
    for poll in range(4):
        if poll in packets:
            cap.feed(packets[poll])
        positions.append(cap.poll())
    assert [p.position_x for p in positions] == close(0.0146265, 0.0288873375, 0.042790191, 0.056342585)
    assert positions[3].position_y == pytest.approx(-0.0146265, abs=TOLERANCE)


def test_e44_output_smoothing_treats_both_axes_alike(cap: FedCap) -> None:
    cap.set_config(POINTER, pointer_output_smoothing=0.15)
    positions, relatives = [], []
    for _ in range(2):
        cap.feed_sample(-1, 1)
        polled = cap.poll()
        positions += [polled.position_x, polled.position_y]
        relatives += [polled.relative_x, polled.relative_y]
    assert relatives == close(0.029253, 0.029253, 0.057774675, 0.057774675)
    assert positions == close(0.00438795, 0.00438795, 0.01239595875, 0.01239595875)


def test_e45_mode_brings_its_preset(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed_sample(1, 1)
    assert cap.poll().position_x == pytest.approx(0.029253, abs=TOLERANCE)


def throw_run(cap: FedCap, gyro_x: list[float]) -> list[abi.velto_input]:
    polled = []
    for turning in gyro_x:
        cap.feed_sample(gyro_x=turning)
        polled.append(cap.poll())
    return polled


def test_e46_pull_arms_and_thrust_throws(cap: FedCap) -> None:
    cap.set_mode(GESTURE)
    polled = throw_run(cap, [1, 1, 1, 1, 0, -1, -1, -1, -1])
    assert [p.relative_y for p in polled] == close(
        -0.0432, -0.084672, -0.12448512, -0.162705715, -0.156197487, -0.106749587, -0.0592796036, -0.0137084195,
        0.0300399173)
    primed = [bool(p.states & abi.VELTO_INPUT_STATE_GESTURE_PRIMED) for p in polled]
    assert primed == [False] * 2 + [True] * 5 + [False] * 2
    thrown = [index for index, p in enumerate(polled) if p.gestures & abi.VELTO_GESTURE_THROW]
    assert thrown == [7]
    assert polled[7].throw_power == pytest.approx(0.830825254, abs=1e-8)
    assert polled[7].gestures & abi.VELTO_GESTURE_PRIMARY
    assert polled[8].throw_count == 1


def test_e47_weak_thrust_does_not_throw(cap: FedCap) -> None:
    cap.set_config(GESTURE, pointer_sensitivity=0.10, pointer_damping=0.985)
    polled = throw_run(cap, [1, 1, 0, -1, -1, 1, 1, -1, -1])
    assert [p.relative_y for p in polled] == close(
        -0.0985, -0.1955225, -0.192589663, -0.0912008176, 0.0086671947, -0.0899628132, -0.187113371, -0.0858066705,
        0.0139804296)
    assert [index for index, p in enumerate(polled) if p.gestures & abi.VELTO_GESTURE_THROW] == [8]
    assert polled[8].throw_power == pytest.approx(0.997871001, abs=1e-8)


@pytest.mark.parametrize(
    ("x", "y", "direction"),
    [
        (0.05, 0.05, abi.VELTO_POINTER_DIRECTION_CENTER), (0.1, 0.05, abi.VELTO_POINTER_DIRECTION_RIGHT),
        (-0.1, 0.1, abi.VELTO_POINTER_DIRECTION_LEFT), (0.05, 0.2, abi.VELTO_POINTER_DIRECTION_UP),
        (0, -0.09, abi.VELTO_POINTER_DIRECTION_DOWN),
    ],
)
def test_e48_direction_of_a_position(cap: FedCap, x: float, y: float, direction: int) -> None:
    # With these numbers one frame integrates the turning to exactly the wanted position.
    cap.set_config(POINTER, pointer_sensitivity=1, pointer_damping=1, drift_enabled=0, deadzone=0)
    cap.feed_sample(gyro_x=-y, gyro_y=x)
    polled = cap.poll()
    assert [polled.position_x, polled.position_y] == close(x, y)
    assert polled.pointer_direction == direction


@pytest.mark.parametrize("packets", [1, 2])
def test_e91_packets_of_one_frame_are_not_merged(cap: FedCap, packets: int) -> None:
    cap.set_mode(POINTER)
    cap.feed(*[packet(y=40)] * packets)
    assert cap.poll().position_x == pytest.approx(0.0146265, abs=TOLERANCE)
