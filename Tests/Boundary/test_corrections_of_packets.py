"""The corrections of the protocol notes, 12.2, of packets and buttons; each fails on the original behavior."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest

from fed_cap import FedCap, block, fed_cap, inject, silent_cap
from pumped_context import PumpedContext, packet
from pure_objects import frame
from veltokit import abi

PADDLE, POINTER, GESTURE = (abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE)
CLICK, PRIMARY, SHAKE = abi.VELTO_GESTURE_CLICK, abi.VELTO_GESTURE_PRIMARY, abi.VELTO_GESTURE_SHAKE
MINI_SHAKE = bytes.fromhex("02 F8")


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


def sensor_frame(axes: tuple[int, ...], flags: int = 0, footer: int = 0xF7) -> bytes:
    """A sensor frame of 16 bytes. Source: Triki protocol notes, 2.6."""
    return bytes([0x22, 0]) + b"".join(axis.to_bytes(2, "little", signed=True) for axis in axes) + bytes([flags, footer])


def test_f1_payload_presses_no_button(cap: FedCap) -> None:
    cap.feed(bytes.fromhex("2200220700000000") + bytes(8))
    polled = cap.poll()
    assert (polled.press_count, polled.click_count, polled.gestures & CLICK) == (0, 0, 0)


def test_f2_button_does_not_hide_the_motion_of_a_block(cap: FedCap) -> None:
    cap.feed(block(0, 0, 0))
    cap.poll()
    cap.feed(block(80, 2000, 0, button=1))
    polled = cap.poll()
    assert (polled.sensor_tilt_x, polled.direction, polled.buttons_down) == (1, 1, 1)


def test_f2b_click_lasts_for_one_poll(cap: FedCap) -> None:
    cap.feed_axes()
    cap.poll(0.01)
    cap.feed_axes(button=1)
    assert [bool(cap.poll(0.01).gestures & (CLICK | PRIMARY)) for _ in range(5)] == [True] + [False] * 4


def test_f8b_frame_behind_junk_is_not_skipped(cap: FedCap) -> None:
    empty, full = sensor_frame((0,) * 6), sensor_frame((40, -20, 32, -32, 16, 24))
    cap.feed(empty + empty + b"\xaa" + full)
    assert cap.poll().sensor_tilt_x == 0.5


def test_f33_click_flag_is_an_edge(cap: FedCap) -> None:
    """The original clicks every 0.12 s while the flag is set."""
    clicks = 0
    for index in range(25):
        cap.at(index * 0.04)
        cap.feed(sensor_frame((0,) * 6, flags=1))
        clicks += bool(cap.poll(0.04).gestures & CLICK)
    assert clicks == 1


def test_f33_number_that_looks_like_a_footer_is_no_sensor_frame(cap: FedCap) -> None:
    cap.feed_axes()
    cap.poll()
    cap.feed(packet(40)[:14] + bytes([3, 0xF7]))
    polled = cap.poll()
    assert polled.gestures & (CLICK | SHAKE) == 0
    assert polled.sensor_gyro_x == pytest.approx(40 / 2000)


@pytest.mark.parametrize("mode", [PADDLE, POINTER, GESTURE])
def test_f38_packet_reads_the_same_in_every_mode(cap: FedCap, mode: int) -> None:
    cap.set_mode(mode)
    cap.feed(sensor_frame((40, -20, 32, -32, 16, 24), flags=3))
    polled = cap.poll()
    assert (polled.sensor_tilt_x, polled.sensor_gyro_x, polled.sensor_rotation) == (0.5, 0.5, 0.5)
    assert polled.gestures & (CLICK | SHAKE) == CLICK | SHAKE


@pytest.mark.parametrize("packets", [1, 2, 3])
def test_f39_newest_packet_of_a_frame_counts(cap: FedCap, packets: int) -> None:
    cap.set_mode(POINTER)
    cap.feed(*[packet(y=40)] * packets)
    assert cap.poll().position_x == pytest.approx(0.0146265, abs=1e-9)


def test_f8a_blocks_move_the_sensors_of_a_pointer(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed(block(80, -40, 0) + block(1000, 0, 0))
    polled = cap.poll()
    assert (polled.sensor_tilt_x, polled.sensor_gyro_x) == (1, 0.5)


def test_f32_reset_forgets_what_was_not_polled(cap: FedCap) -> None:
    cap.feed(MINI_SHAKE, packet(button=1))
    cap.context.device_reset_input(cap.device)
    assert cap.poll().gestures == 0


def test_f27_probe_sees_the_packets_of_a_link(context: PumpedContext) -> None:
    sim, device = silent_cap(context)
    context.device_set_probe(device, 1)
    inject(context, sim, packet(), packet(button=1))
    changes, count = (abi.velto_probe_change * 80)(), ctypes.c_size_t()
    context.device_list_probe_changes(device, changes, 80, ctypes.byref(count))
    assert [(change.index, change.current) for change in changes[16 : count.value]] == [(1, 1)]
