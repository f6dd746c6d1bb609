"""Worked examples of the Triki protocol notes, 11.1: what programs see of single packets, fed or over the air."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import FRAME, PumpedContext, packet, pumped
from veltokit import abi

TWO_BLOCKS = bytes.fromhex("22 00 50 00 D8 FF 28 00 22 00 E8 03 18 FC F4 01")
SENSOR_FRAME = bytes.fromhex("22 00 28 00 EC FF 20 00 E0 FF 10 00 18 00 03 F7")


@pytest.fixture
def cap(context: PumpedContext) -> abi.velto_device:
    return context.ingest_device()


def frame(context: PumpedContext, cap: abi.velto_device, bytes_: bytes | None, dt: float = FRAME) -> abi.velto_input:
    """One frame of a game: time passes, a packet may come, the game polls."""
    context.advance(dt)
    if bytes_ is not None:
        context.ingest(cap, bytes_)
    return context.poll(cap, dt)


@pytest.mark.parametrize("text", ["22 00 01 00 02 00 03", "AA 00 64 00 38 FF 0A 00 00 00 00 00 00 00 00 00"])
def test_e4_what_cannot_be_read_moves_no_sensor_and_presses_nothing(context, cap, text: str) -> None:
    value = frame(context, cap, bytes.fromhex(text))
    assert (value.direction, value.velocity, value.buttons_pressed) == (0, 0, 0)
    assert value.packet_count == 1


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


def test_the_same_packets_over_a_link_give_the_same_input(velto) -> None:
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
