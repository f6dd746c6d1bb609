"""Worked examples of the Triki protocol notes, 11.1, 11.2 and 11.7: packets, rates and sessions, as programs see them."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, PumpedContext, packet, pumped
from veltokit import abi

CLOSE = 1e-9
TWO_BLOCKS = bytes.fromhex("22 00 50 00 D8 FF 28 00 22 00 E8 03 18 FC F4 01")
SENSOR_FRAME = bytes.fromhex("22 00 28 00 EC FF 20 00 E0 FF 10 00 18 00 03 F7")


def close(expected: float) -> object:
    return pytest.approx(expected, rel=CLOSE, abs=CLOSE)


@pytest.fixture
def cap(context: PumpedContext) -> abi.velto_device:
    return context.ingest_device()


def frame(context: PumpedContext, cap: abi.velto_device, bytes_: bytes | None, dt: float = FRAME) -> abi.velto_input:
    """One frame of a game: time passes, a packet may come, the game polls."""
    context.advance(dt)
    if bytes_ is not None:
        context.ingest(cap, bytes_)
    return context.poll(cap, dt)


# 11.1 Packets


def test_e3_a_pressed_button_shows_in_a_block(context, cap) -> None:
    value = frame(context, cap, bytes.fromhex("22 01 D0 07 00 00 00 00"))
    assert value.buttons_pressed == abi.VELTO_BUTTON_MAIN and value.buttons_down == abi.VELTO_BUTTON_MAIN
    assert value.gestures & abi.VELTO_GESTURE_CLICK and value.raw_x == 2000


@pytest.mark.parametrize("text", ["22 00 01 00 02 00 03", "AA 00 64 00 38 FF 0A 00 00 00 00 00 00 00 00 00"])
def test_e4_what_cannot_be_read_moves_no_sensor_and_presses_nothing(context, cap, text: str) -> None:
    value = frame(context, cap, bytes.fromhex(text))
    assert (value.direction, value.velocity, value.buttons_pressed) == (0, 0, 0)
    assert value.packet_count == 1


def test_e7_edges_over_four_packets(context, cap) -> None:
    pressed = [frame(context, cap, packet(100, -200, 10, button)).buttons_pressed for button in (1, 1, 0, 1)]
    assert pressed == [abi.VELTO_BUTTON_MAIN, 0, 0, abi.VELTO_BUTTON_MAIN]


def test_e8_two_blocks_are_tilt_and_turning(context, cap) -> None:
    frame(context, cap, packet())
    value = frame(context, cap, TWO_BLOCKS)
    assert (value.sensor_tilt_x, value.sensor_tilt_y) == (1, -0.5)
    assert (value.sensor_gyro_x, value.sensor_gyro_y, value.sensor_gyro_z) == (0.5, -0.5, 0.25)
    assert (value.sensor_rotation, value.sensor_motion) == (1, 0.75)
    assert value.position_x == 0


@pytest.mark.parametrize(("text", "raw"), [("22 00 2C 01", 300), ("22 00 2C", 0), ("FF FF D4 FE", -300)])
def test_e11_the_steering_axis_needs_no_header(context, cap, text: str, raw: int) -> None:
    assert frame(context, cap, bytes.fromhex(text)).raw_x == raw


@pytest.mark.parametrize(
    ("bytes_", "gestures"),
    [
        (SENSOR_FRAME, abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_SHAKE),
        (SENSOR_FRAME[:14], 0),
    ],
    ids=["E12", "E13"],
)
def test_e12_and_e13_sensor_frames(context, cap, bytes_: bytes, gestures: int) -> None:
    value = frame(context, cap, bytes_)
    assert (value.sensor_tilt_x, value.sensor_tilt_y) == (0.5, -0.25)
    assert (value.sensor_gyro_x, value.sensor_gyro_y, value.sensor_gyro_z) == (0.5, -0.5, 0.25)
    assert (value.sensor_rotation, value.sensor_motion) == (0.5, 0.75)
    assert value.gestures & (abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_SHAKE) == gestures


def test_e15_a_mini_packet_shakes_and_clicks_nothing(context, cap) -> None:
    value = frame(context, cap, bytes.fromhex("02 F8"))
    assert value.gestures & abi.VELTO_GESTURE_SHAKE and not value.gestures & abi.VELTO_GESTURE_CLICK


def test_e16_rising_edges_of_the_button_byte(context, cap) -> None:
    packets = [packet(button=button) for button in (0, 1, 1, 0, 2)] + [bytes.fromhex("21 01")]
    values = [frame(context, cap, bytes_) for bytes_ in packets]
    assert [bool(value.buttons_pressed) for value in values] == [False, True, False, False, True, False]
    assert values[-1].press_count == 2 and values[-1].buttons_down == abi.VELTO_BUTTON_MAIN


def test_e17_a_header_byte_inside_the_payload_is_no_click(context, cap) -> None:
    value = frame(context, cap, bytes.fromhex("22 00 22 07") + bytes(12))
    assert (value.buttons_pressed, value.click_count) == (0, 0)


# 11.2 Rate monitor

UNKNOWN, FAST, NORMAL, LOW = (
    abi.VELTO_RATE_MODE_UNKNOWN, abi.VELTO_RATE_MODE_FAST, abi.VELTO_RATE_MODE_NORMAL, abi.VELTO_RATE_MODE_LOW_POWER)
ARRIVALS = {
    "E19": [(0.00, UNKNOWN), (0.02, UNKNOWN), (0.04, UNKNOWN), (0.06, FAST)],
    "E20": [(0.00, UNKNOWN), (0.04, UNKNOWN), (0.08, UNKNOWN), (0.12, NORMAL)],
    "E21": [(0.00, UNKNOWN), (0.25, UNKNOWN), (0.50, UNKNOWN), (0.75, LOW)],
    "E22": [(0.00, UNKNOWN), (0.04, UNKNOWN), (0.08, UNKNOWN), (0.12, NORMAL), (0.14, NORMAL), (0.16, NORMAL),
            (0.20, NORMAL), (0.22, NORMAL), (0.24, NORMAL), (0.26, FAST)],
    "E23": [(0.00, UNKNOWN), (0.04, UNKNOWN), (0.08, UNKNOWN), (5.00, UNKNOWN), (5.04, NORMAL)],
    "E24": [(0.0000, UNKNOWN), (0.0005, UNKNOWN), (0.0200, UNKNOWN), (0.0205, UNKNOWN), (0.0400, UNKNOWN),
            (0.0405, UNKNOWN), (0.0600, FAST)],
}


@pytest.mark.parametrize("name", ARRIVALS)
def test_e19_to_e24_the_rate_follows_the_arrivals(context, cap, name: str) -> None:
    start = context.now_ns
    for seconds, mode in ARRIVALS[name]:
        context.ingest(cap, packet(), start + round(seconds * 1e9))
        assert context.peek(cap).rate_mode == mode, seconds


def test_e25_silence_counts_as_low_power_and_ends_with_packets(context, cap) -> None:
    for _ in range(4):
        context.advance(0.04)
        context.ingest(cap, packet())
    context.events()
    context.advance(1.45)
    assert context.peek(cap).rate_mode == NORMAL
    context.advance(0.2)
    assert context.peek(cap).rate_mode == LOW
    event, = context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
    assert (event.data.rate.previous, event.data.rate.current) == (NORMAL, LOW)
    for _ in range(4):
        context.advance(0.04)
        context.ingest(cap, packet())
    event, = context.events(abi.VELTO_EVENT_RATE_MODE_CHANGED)
    assert (event.data.rate.previous, event.data.rate.current) == (LOW, NORMAL)
    assert event.data.rate.interval == pytest.approx(0.04)
    assert event.device.bits == cap.bits


# 11.7 Sessions


def test_e49_a_paddle_session(context, cap) -> None:
    rows = [
        (packet(), 0, 0, UNKNOWN, False), (packet(), 0, 0, UNKNOWN, False), (packet(150, 30), 0.51, 0.51, UNKNOWN, False),
        (packet(150, 30), 0.51, 0, NORMAL, False), (None, 0.51, 0, NORMAL, False),
        (packet(150, 30, 0, 1), 0.51, 0, NORMAL, True), (packet(160, 30, 0, 1), 0.544, 0.034, NORMAL, False),
        (packet(160, 30), 0.544, 0, NORMAL, False),
    ]
    for index, (bytes_, position, delta, mode, is_primary) in enumerate(rows):
        value = frame(context, cap, bytes_, 0.04)
        assert (value.position_x, value.frame_delta_x) == (close(position), close(delta)), index
        assert value.rate_mode == mode, index
        both = abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_PRIMARY
        assert value.gestures & both == (both if is_primary else 0), index
        if 2 <= index <= 5:
            assert (value.sensor_tilt_x, value.sensor_tilt_y, value.sensor_rotation) == (1, close(0.375), 1)
            assert (value.sensor_gyro_x, value.sensor_gyro_y) == (close(0.075), close(0.015))
            assert value.sensor_motion == close(0.0764852927)


def test_e51_a_click_is_the_main_action_of_one_poll(context, cap) -> None:
    assert frame(context, cap, packet()).position_x == 0
    value = frame(context, cap, packet(300, button=1))
    assert value.position_x == close(1.02)
    both = abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_PRIMARY
    assert value.gestures & both == both
    following = frame(context, cap, None)
    assert following.gestures & both == 0 and following.buttons_down == abi.VELTO_BUTTON_MAIN
    assert (following.click_count, following.primary_count) == (1, 1)


def test_the_same_packets_over_the_air_give_the_same_input(velto) -> None:
    """A device that is fed and a device with a link cannot be told apart by what a game reads."""
    raw = [packet(), packet(200, 30), packet(250, 30, 5, 1), TWO_BLOCKS, packet(-600)]

    def told(values: list[abi.velto_input]) -> list[tuple[object, ...]]:
        names = [name for name, _ in abi.velto_input._fields_ if name.startswith(("position", "sensor", "raw", "gest"))]
        return [tuple(getattr(value, name) for name in (*names, "buttons_down", "states")) for value in values]

    with pumped(velto) as context:
        fed = context.ingest_device()
        expected = told([frame(context, fed, bytes_) for bytes_ in raw])
    with pumped(velto) as context:
        sim, device = context.connected_cap("rest")
        silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
        context.sim_set_script(sim, ctypes.byref(silence), 1, 0)
        context.advance(1)
        context.device_reset_input(device)
        context.device_recenter(device)
        values = []
        for bytes_ in raw:
            context.sim_inject_notification(sim, 0, bytes_, len(bytes_))
            context.advance(FRAME)
            values.append(context.poll(device))
        assert told(values) == expected
