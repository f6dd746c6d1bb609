"""Worked examples E3, E7, E16, E17, E19 to E25, E34 and E49 to E52 of the protocol notes: whole sessions of a cap."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

from fed_cap import FedCap, block, fed_cap
from pure_objects import Driver
from veltokit import abi

UNKNOWN, FAST, NORMAL, LOW_POWER = (
    abi.VELTO_RATE_MODE_UNKNOWN, abi.VELTO_RATE_MODE_FAST, abi.VELTO_RATE_MODE_NORMAL, abi.VELTO_RATE_MODE_LOW_POWER)
CLICK, PRIMARY, SHAKE, SWING, ACTION = (
    abi.VELTO_GESTURE_CLICK, abi.VELTO_GESTURE_PRIMARY, abi.VELTO_GESTURE_SHAKE, abi.VELTO_GESTURE_SWING,
    abi.VELTO_GESTURE_ACTION)


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


# Packets


def test_e3_button_of_a_block_is_a_press(cap: FedCap) -> None:
    cap.feed(bytes.fromhex("2201d00700000000"))
    polled = cap.poll()
    assert (polled.press_count, polled.buttons_down) == (1, abi.VELTO_BUTTON_MAIN)
    assert polled.buttons_pressed == abi.VELTO_BUTTON_MAIN


def test_e7_level_of_the_button_gives_edges(cap: FedCap) -> None:
    pressed = []
    for level in (1, 1, 0, 1):
        cap.feed_axes(button=level)
        pressed.append(cap.poll().buttons_pressed)
    assert pressed == [1, 0, 0, 1]


def test_e16_any_level_but_zero_is_pressed(cap: FedCap) -> None:
    counts = []
    for level in (0, 1, 1, 0, 2):
        cap.feed_axes(button=level)
        counts.append(cap.poll().press_count)
    cap.feed(bytes.fromhex("2101"))
    assert counts == [0, 1, 1, 1, 2]
    assert (cap.poll().press_count, cap.poll().buttons_down) == (2, abi.VELTO_BUTTON_MAIN)


def test_e17_header_byte_inside_of_a_packet_is_no_click(cap: FedCap) -> None:
    cap.feed(bytes.fromhex("2200220700000000") + bytes(8))
    assert cap.poll().click_count == 0


# The rate monitor: its events come from the loop, and nobody polls


def transitions(cap: FedCap, times: list[float], until: float | None = None) -> list[tuple[float, int]]:
    """When the mode changed, in seconds after the first packet, and to what."""
    first = times[0]
    for time in times:
        cap.at(time - first)
        cap.feed_axes()
    if until is not None:
        cap.at(until - first)
    events = cap.context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
    return [(round((e.timestamp_ns - cap.start_ns) / 1e9 + first, 4), e.data.rate.current) for e in events]


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        ([10.00, 10.02, 10.04, 10.06], [(10.06, FAST)]),
        ([10.00, 10.04, 10.08, 10.12], [(10.12, NORMAL)]),
        ([10.00, 10.25, 10.50, 10.75], [(10.75, LOW_POWER)]),
        ([10 + t for t in (0, 0.04, 0.08, 0.12, 0.14, 0.16, 0.20, 0.22, 0.24, 0.26)], [(10.12, NORMAL), (10.26, FAST)]),
        ([10 + t for t in (0, 0.0005, 0.02, 0.0205, 0.04, 0.0405, 0.06)], [(10.06, FAST)]),
    ],
    ids=["e19", "e20", "e21", "e22", "e24"],
)
def test_e19_to_e24_rate_settles(cap: FedCap, times: list[float], expected: list[tuple[float, int]]) -> None:
    assert transitions(cap, times) == expected


def test_e23_long_gap_is_silence_and_not_a_rate(cap: FedCap) -> None:
    assert transitions(cap, [10.00, 10.04, 10.08, 15.00, 15.04, 15.08, 15.12])[-1] == (15.12, NORMAL)


def test_e25_silence_counts_as_low_power_until_packets_come(cap: FedCap) -> None:
    """The library looks once, 1.5 s after the last packet, instead of at every poll."""
    times = [10.00, 10.04, 10.08, 10.12]
    assert transitions(cap, times, until=11.60) == [(10.12, NORMAL)]
    cap.at(1.63)
    (event,) = cap.context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
    assert (event.data.rate.previous, event.data.rate.current) == (NORMAL, LOW_POWER)
    for time in (2.00, 2.04, 2.08, 2.12):
        cap.at(time)
        cap.feed_axes()
    (event,) = cap.context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
    assert event.data.rate.current == NORMAL
    assert event.timestamp_ns - cap.start_ns == 2_120_000_000


# Sessions


def test_e34_gamepad_session(cap: FedCap) -> None:
    cap.context.device_set_gamepad_style(cap.device, abi.VELTO_GAMEPAD_STYLE_GAME)
    queue_mask = abi.VELTO_EVENT_CLASS_MOVE
    moves = cap.context.answer(abi.velto_queue, "context_create_queue", cap.context.context, queue_mask, 64)
    polled = []
    for index, y in enumerate((0, 0, 0, 0, 10, 10, 40, 40)):
        cap.at(index * 0.04)
        cap.feed_axes(y=y, button=int(index == 5))
        polled.append(cap.poll(0.04))
    assert [p.rate_mode for p in polled] == [UNKNOWN] * 3 + [NORMAL] * 5
    assert [p.direction for p in polled] == pytest.approx([0, 0, 0, 0, 0.1, 0.1, 0.4, 0.4], rel=1e-4)
    assert [p.velocity for p in polled] == pytest.approx([0, 0, 0, 0, 2.5, 0, 7.5, 0], rel=1e-4)
    assert [bool(p.gestures & SHAKE) for p in polled[:7]] == [False] * 4 + [True, False, False]
    assert [bool(p.gestures & ACTION) for p in polled] == [False] * 5 + [True, False, False]
    moved = []
    while (event := cap.context.answer(abi.velto_event, "queue_poll_event", moves)).type != abi.VELTO_EVENT_NONE:
        moved.append(event.data.move.direction)
    assert moved == pytest.approx([0.1, 0.1, 0.4, 0.4], rel=1e-4)

    def silent(time: float) -> abi.velto_input:
        cap.at(time)
        return cap.poll(0.04)

    first = silent(0.30)
    assert first.gestures & (SHAKE | SWING | ACTION) == 0 and first.flags & abi.VELTO_INPUT_RECEIVING
    assert not silent(1.00).flags & abi.VELTO_INPUT_RECEIVING
    last = silent(2.00)
    assert last.rate_mode == LOW_POWER and last.flags & abi.VELTO_INPUT_IDLE_LOW_POWER


def test_e49_paddle_session(cap: FedCap) -> None:
    packets = [
        (0, 0, 0), (0, 0, 0), (150, 30, 0), (150, 30, 0), None, (150, 30, 1), (160, 30, 1), (160, 30, 0)]
    polled = []
    for index, axes in enumerate(packets):
        cap.at(index * 0.04)
        if axes is not None:
            cap.feed_axes(x=axes[0], y=axes[1], button=axes[2])
        polled.append(cap.poll(0.04))
    assert [p.position_x for p in polled] == pytest.approx([0, 0, 0.51, 0.51, 0.51, 0.51, 0.544, 0.544], abs=1e-9)
    assert [p.frame_delta_x for p in polled] == pytest.approx([0, 0, 0.51, 0, 0, 0, 0.034, 0], abs=1e-9)
    assert [p.rate_mode for p in polled] == [UNKNOWN] * 3 + [NORMAL] * 5
    assert [p.velocity for p in polled] == pytest.approx([0, 0, 7.5, 0, 0, 0, 0, 0], rel=1e-4)
    assert [bool(p.states & abi.VELTO_INPUT_STATE_TILT_RIGHT) for p in polled] == [False] * 6 + [True] * 2
    assert [p.gestures & (CLICK | PRIMARY) for p in polled] == [0] * 5 + [CLICK | PRIMARY, 0, 0]
    assert [bool(p.gestures & SHAKE) for p in polled[:4]] == [False, False, True, False]
    assert [bool(p.gestures & SWING) for p in polled] == [False] * 3 + [True] + [False] * 4
    sensors = polled[2]
    assert (sensors.sensor_tilt_x, sensors.sensor_tilt_y, sensors.sensor_rotation) == (1, 0.375, 1)
    assert (sensors.sensor_gyro_x, sensors.sensor_gyro_y, sensors.sensor_gyro_z) == (0.075, 0.015, 0)
    assert sensors.sensor_motion == pytest.approx(0.0764852927, abs=1e-9)
    assert sensors.relative_x == pytest.approx(0.51, abs=1e-9)


def test_e49_picture_is_renewed_every_eighth_of_a_second(cap: FedCap) -> None:
    """The copy for pictures: renewed in the first frame, and 0.12 s later in the fourth."""
    driver = Driver(cap.context.library)
    shown = []
    for index, x in enumerate((0, 0, 150, 150)):
        cap.at(index * 0.04)
        cap.feed_axes(x=x, y=x // 5)
        polled = cap.poll(0.04)
        polled.rate_mode, polled.flags = NORMAL, abi.VELTO_INPUT_CONNECTED  # their changes would show at once
        picture = driver.ask(abi.velto_input, "step_display", ctypes.byref(polled), 0.04)
        shown.append((picture.position_x, bool(picture.gestures & SHAKE)))
    driver.destroy()
    assert shown == [(0, False), (0, False), (0, True), (pytest.approx(0.51), False)]


def test_e50_one_packet_has_three_readings(cap: FedCap) -> None:
    cap.feed(block(0, 0, 0) * 2)
    cap.poll(0.04)
    cap.at(0.04)
    cap.feed(bytes.fromhex("22005000d8ff28002200e80318fcf401"))
    polled = cap.poll(0.04)
    assert polled.position_x == 0
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y, polled.sensor_rotation) == (1, -0.5, 1)
    assert (polled.sensor_gyro_x, polled.sensor_gyro_y, polled.sensor_gyro_z) == (0.5, -0.5, 0.25)
    assert polled.sensor_motion == pytest.approx(0.75, abs=1e-9)
    assert polled.velocity == pytest.approx(10, rel=1e-4)


def test_e51_click_lasts_for_one_frame(cap: FedCap) -> None:
    assert cap.poll_raw(0) == 0
    cap.feed_axes(x=300, button=1)
    polled = cap.poll()
    assert polled.position_x == pytest.approx(1.02, abs=1e-9)
    assert polled.gestures & (CLICK | PRIMARY) == CLICK | PRIMARY
    after = cap.poll()
    assert after.gestures & (CLICK | PRIMARY) == 0
    assert after.states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT


def test_e52_action_lasts_for_one_frame(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    primary = []
    for index, y in enumerate((0, 100, 100, None, None)):
        cap.at(index * 0.02)
        if y is not None:
            cap.feed_axes(y=y)
        primary.append(bool(cap.poll(0.02).gestures & PRIMARY))
    assert primary == [False, False, True, False, False]
