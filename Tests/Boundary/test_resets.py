"""What begins anew, and what stays: resets, sessions, discarded edges; and the parts of one notification."""

from __future__ import annotations

import ctypes
import math

import pytest

from fed_cap import FedCap, block
from pumped_context import Failed, PumpedContext, packet
from veltokit import abi

TX = bytes.fromhex("6E400003B5A3F393E0A9E50E24DCCA9E")
RX = bytes.fromhex("6E400002B5A3F393E0A9E50E24DCCA9E")
CLICK, SHAKE = abi.VELTO_GESTURE_CLICK, abi.VELTO_GESTURE_SHAKE
SENSOR_CLICK, SENSOR_SHAKE = abi.VELTO_INPUT_STATE_SENSOR_CLICK, abi.VELTO_INPUT_STATE_SENSOR_SHAKE
MINI_SHAKE = bytes.fromhex("02 F8")


@pytest.fixture
def cap(context: PumpedContext) -> FedCap:
    return FedCap(context)


def uuid(bytes_: bytes) -> abi.velto_uuid:
    return abi.velto_uuid((ctypes.c_uint8 * 16)(*bytes_))


def feed_fast(cap: FedCap, count: int = 6) -> None:
    """Packets every 20 ms, from now on."""
    for _ in range(count):
        cap.context.advance(0.02)
        cap.feed_axes(x=100, y=20)


# Resets


def test_reset_drops_what_no_poll_has_taken(cap: FedCap) -> None:
    cap.feed_axes(x=300, button=1)
    cap.context.device_set_supplement(cap.device, 1, 1, 1)
    cap.context.device_reset_input(cap.device)
    polled = cap.poll()
    assert (polled.raw_x, polled.gestures, polled.buttons_pressed) == (0, 0, 0)
    assert polled.flags & abi.VELTO_INPUT_FRESH == 0
    assert (polled.packet_count, polled.press_count, polled.buttons_down) == (1, 1, 1)
    assert not polled.states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT


def test_reset_forgets_the_center_the_supplement_and_the_poll_clock(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    cap.context.device_set_supplement(cap.device, 0, 1, 1)
    cap.poll(abi.VELTO_DT_MEASURE)
    cap.context.advance(0.05)
    assert cap.poll(abi.VELTO_DT_MEASURE).position_x != 0
    cap.context.device_reset_input(cap.device)
    cap.context.advance(0.05)
    polled = cap.poll(abi.VELTO_DT_MEASURE)
    assert (polled.position_x, polled.frame_delta_x, polled.motion_mode) == (0, 0, abi.VELTO_MOTION_MODE_POINTER)


@pytest.fixture(params=["fed", "simulated"])
def sender(request: pytest.FixtureRequest, context: PumpedContext) -> abi.velto_device:
    """A device that has been sending fast, one without and one with a link."""
    if request.param == "fed":
        cap = FedCap(context)
        feed_fast(cap)
        return cap.device
    return context.connected_cap("sweep")[1]


def test_session_begins_anew_on_the_same_link(context: PumpedContext, sender: abi.velto_device) -> None:
    if context.peek(sender).packet_count < 6:
        context.advance(0.5)
    before = context.poll(sender)
    assert before.rate_mode != abi.VELTO_RATE_MODE_UNKNOWN and before.packet_count >= 6
    assert before.flags & abi.VELTO_INPUT_CALIBRATED and before.flags & abi.VELTO_INPUT_RECEIVING
    context.device_restart_session(sender)
    context.context_dispatch(context.context, 0)
    after = context.poll(sender)
    assert (after.rate_mode, after.packet_count, after.packet_age) == (abi.VELTO_RATE_MODE_UNKNOWN, 0, math.inf)
    assert after.flags & (abi.VELTO_INPUT_RECEIVING | abi.VELTO_INPUT_FRESH) == 0
    assert after.flags & abi.VELTO_INPUT_CONNECTED and after.flags & abi.VELTO_INPUT_CALIBRATED
    assert (after.direction, after.velocity, after.sensor_gyro_x) == (0, 0, 0)
    assert after.position_x == before.position_x


def test_session_that_began_anew_goes_on(cap: FedCap) -> None:
    feed_fast(cap)
    cap.feed_axes(x=300, button=1)
    cap.context.device_restart_session(cap.device)
    polled = cap.poll()
    assert (polled.buttons_pressed, polled.gestures, polled.buttons_down, polled.press_count) == (0, 0, 1, 1)
    cap.feed_axes()
    polled = cap.poll()
    assert (polled.buttons_released, polled.packet_count) == (1, 1)
    assert polled.flags & abi.VELTO_INPUT_FRESH and polled.flags & abi.VELTO_INPUT_RECEIVING
    feed_fast(cap, 4)
    assert cap.poll().rate_mode == abi.VELTO_RATE_MODE_FAST


def test_session_that_began_anew_trusts_a_sensor_frame_again(cap: FedCap) -> None:
    """F33: a packet without a footer makes the footers after it doubtful, in its own session."""
    frame = bytes.fromhex("22 00 28 00 EC FF 20 00 E0 FF 10 00 18 00 03 F7")
    cap.feed_axes()
    cap.feed(frame)
    assert cap.poll().states & SENSOR_SHAKE == 0
    cap.context.device_restart_session(cap.device)
    cap.feed(frame)
    assert cap.poll().states & SENSOR_SHAKE


def test_what_comes_between_a_restart_and_the_next_poll_counts(cap: FedCap) -> None:
    cap.feed_axes(button=1)
    cap.context.device_restart_session(cap.device)
    cap.feed_axes(button=0)
    cap.feed_axes(button=1)
    polled = cap.poll()
    assert (polled.buttons_released, polled.buttons_pressed, polled.packet_count) == (1, 1, 2)
    assert polled.gestures & abi.VELTO_GESTURE_CLICK and polled.press_count == 2


def test_discarding_edges_keeps_the_motion_that_waits(cap: FedCap) -> None:
    cap.feed(block(0, 0, 0))
    cap.poll()
    cap.feed(MINI_SHAKE, block(0, 1000, 0, button=1))
    cap.context.device_discard_edges(cap.device)
    polled = cap.poll(0.1)
    assert (polled.gestures & (CLICK | SHAKE), polled.buttons_pressed, polled.shake_count) == (0, 0, 0)
    assert (polled.direction, polled.velocity) == (0.5, pytest.approx(5, rel=1e-6))


# Levels of the sensors


def test_f9_click_and_shake_are_levels_for_a_quarter_of_a_second(cap: FedCap) -> None:
    cap.feed_axes()
    cap.feed(MINI_SHAKE, packet(button=1))
    states = [cap.poll(0.1).states & (SENSOR_CLICK | SENSOR_SHAKE) for _ in range(4)]
    assert states == [SENSOR_CLICK | SENSOR_SHAKE] * 3 + [0]
    assert cap.context.peek(cap.device).states & (SENSOR_CLICK | SENSOR_SHAKE) == 0


# Many samples in one notification


def test_no_sample_of_a_long_notification_is_dropped(cap: FedCap) -> None:
    """Twenty blocks: velocity and impulses are those of twenty samples that share the time of the poll."""
    cap.feed(block(0, 0, 0))
    cap.poll(0.1)
    cap.feed(b"".join(block(0, 10 * index, 0) for index in range(1, 21)))
    polled = cap.poll(0.2)
    assert (polled.direction, polled.velocity) == (pytest.approx(0.1), pytest.approx(0.005 / 0.01, rel=1e-4))
    assert polled.packet_count == 2


@pytest.mark.parametrize("at", [0, 3, 7, 8, 9, 17])
def test_press_within_a_notification_is_a_click(cap: FedCap, at: int) -> None:
    """2.2: each block has a button byte, and a press is over before the notification is."""
    cap.feed(block(0, 0, 0))
    cap.poll()
    cap.feed(b"".join(block(0, 0, 0, button=int(index == at)) for index in range(20)))
    polled = cap.poll()
    assert (polled.buttons_pressed, polled.buttons_released, polled.buttons_down) == (1, 1, 0)
    assert (polled.press_count, polled.click_count) == (1, 1)
    assert polled.gestures & CLICK and polled.gestures & abi.VELTO_GESTURE_ACTION


# Packets by characteristic


def test_packet_names_its_characteristic(cap: FedCap) -> None:
    for source in (None, uuid(bytes(16)), uuid(TX)):
        cap.context.ingest(cap.device, packet(), characteristic=source)
    assert cap.poll().packet_count == 3


@pytest.mark.parametrize("other", [RX, bytes(range(16))])
def test_packet_of_a_characteristic_that_never_notifies_is_refused(cap: FedCap, other: bytes) -> None:
    with pytest.raises(Failed) as failure:
        cap.context.ingest(cap.device, packet(), characteristic=uuid(other))
    assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND
    assert cap.poll().packet_count == 0


# The end of a fed device


def test_fed_device_ends_by_forgetting_it(context: PumpedContext) -> None:
    device = context.ingest_device("cap")
    context.ingest(device, packet())
    context.op_wait(context.answer(abi.velto_op, "device_forget", device), 1)
    with pytest.raises(Failed) as failure:
        context.poll(device)
    assert failure.value.result == abi.VELTO_ERROR_STALE_HANDLE
    assert context.poll(context.ingest_device("cap")).packet_count == 0


def test_fingers_begin_at_no_taps(cap: FedCap) -> None:
    cap.feed_axes(button=1)
    polled = cap.poll()
    assert (list(polled.finger_press_count), polled.press_count) == ([0] * 5, 1)
