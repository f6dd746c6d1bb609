"""Properties of TAPs with the framed protocol: standby, the camera, the ranges of the motion sensor, and the haptic pattern."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed, PumpedContext
from veltokit import abi
from worn_tap import FRAMED_XR, STRAP, WornTap

REPORT = abi.VELTO_EVENT_TAP_REPORT
STANDBY, OPERATION, MODEL, SENSITIVITY, PATTERN = (
    getattr(abi, f"VELTO_TAP_PROPERTY_{name}") for name in (
        "STANDBY", "VISION_REPORTS", "VISION_MODEL", "SENSITIVITY", "HAPTIC_PATTERN"))
TRIGGER, ON_TRIGGER, STREAM = (
    getattr(abi, f"VELTO_TAP_VISION_REPORTS_{name}") for name in ("TRIGGER", "STREAM_ON_TRIGGER", "STREAM"))
FRAMES_OUT = "c3ff000e-1d8b-40fd-a56f-c7bd5d0f3370"


@pytest.fixture
def tap(context: PumpedContext) -> WornTap:
    tap = WornTap(context, FRAMED_XR)
    tap.written()
    context.events()
    return tap


def info(tap: WornTap) -> abi.velto_tap_info:
    return tap.context.answer(abi.velto_tap_info, "tap_get_info", tap.device)


def asked(tap: WornTap, kind: int) -> bytes:
    operation = tap.started("tap_read_property", kind)
    assert tap.outcome(operation) == abi.VELTO_OK
    return tap.value_of(operation)


def test_nothing_is_known_before_a_report(tap: WornTap) -> None:
    known = info(tap)
    assert (known.vision_reports, known.vision_model) == (-1, -1)
    assert (known.thumb_range_dps, known.thumb_range_g) == (0, 0)


def test_standby_is_asked_for_and_set(tap: WornTap) -> None:
    assert asked(tap, STANDBY) == b"\0"
    assert tap.written() == [bytes([3, 3, 0, 0])]
    assert tap.call("tap_write_standby", 1) == abi.VELTO_OK
    assert tap.written() == [bytes([3, 4, 0, 0, 1])]
    assert info(tap).flags & abi.VELTO_TAP_IN_STANDBY
    assert asked(tap, STANDBY) == b"\1"
    assert tap.call("tap_write_standby", 0) == abi.VELTO_OK
    tap.context.advance(0.1)
    assert not info(tap).flags & abi.VELTO_TAP_IN_STANDBY


@pytest.mark.parametrize("operation", [TRIGGER, ON_TRIGGER, STREAM])
def test_reports_of_the_camera_are_set_and_asked_for(tap: WornTap, operation: int) -> None:
    assert tap.call("tap_write_vision_reports", operation) == abi.VELTO_OK
    assert asked(tap, OPERATION) == bytes([operation])
    assert tap.written() == [bytes([1, 0, 0, 0, operation]), bytes([1, 0, 0x0A, 0])]
    assert info(tap).vision_reports == operation
    (event,) = tap.context.events(REPORT)
    assert (event.data.tap_report.kind, event.data.tap_report.value) == (OPERATION, operation)


@pytest.mark.parametrize("model", [abi.VELTO_TAP_VISION_MODEL_TAPPING, abi.VELTO_TAP_VISION_MODEL_AIR_GESTURES])
def test_model_of_the_camera_is_set_and_asked_for(tap: WornTap, model: int) -> None:
    assert tap.call("tap_write_vision_model", model) == abi.VELTO_OK
    assert asked(tap, MODEL) == bytes([model])
    assert tap.written() == [bytes([1, 0, 1, 0, model]), bytes([1, 0, 0x0B, 0])]
    assert info(tap).vision_model == model


def test_ranges_of_the_motion_sensor_are_set_and_asked_for(tap: WornTap) -> None:
    assert tap.call("tap_write_sensitivity", ctypes.c_double(2000), ctypes.c_double(8)) == abi.VELTO_OK
    assert asked(tap, SENSITIVITY) == bytes([5, 3])
    assert tap.written() == [bytes([1, 1, 2, 0, 5, 3]), bytes([1, 1, 0x0C, 0])]
    known = info(tap)
    assert (known.thumb_range_dps, known.thumb_range_g) == (2000, 8)


def test_haptic_pattern_is_reported_by_the_tap_alone(tap: WornTap) -> None:
    assert tap.call("tap_read_property", PATTERN) == abi.VELTO_ERROR_UNSUPPORTED
    frames = abi.velto_uuid()
    frames.bytes[:] = bytes.fromhex(FRAMES_OUT.replace("-", ""))
    outlet = tap.context.answer(ctypes.c_uint16, "device_find_characteristic", tap.device, abi.velto_uuid(), frames)
    pattern = bytes([0, 2, 50, 20])
    packet = bytes([3, 4, 0, 0]) + pattern
    tap.context.sim_inject_notification(tap.sim, outlet, packet, len(packet))
    tap.context.advance(0.1)
    buffer, count = ctypes.create_string_buffer(32), ctypes.c_size_t()
    tap.context.tap_get_haptic_pattern(tap.device, buffer, len(buffer), ctypes.byref(count))
    assert buffer.raw[: count.value] == pattern
    (event,) = tap.context.events(REPORT)
    assert event.data.tap_report.kind == PATTERN


def test_classic_protocol_and_wrong_values_are_refused(context: PumpedContext) -> None:
    strap = WornTap(context, STRAP)
    assert strap.call("tap_write_standby", 1) == abi.VELTO_ERROR_UNSUPPORTED
    assert strap.call("tap_read_property", STANDBY) == abi.VELTO_ERROR_UNSUPPORTED
    for name, value in (("reports", -1), ("model", -1)):
        with pytest.raises(Failed, match=f"{name} is UNKNOWN: must be"):
            getattr(context, f"tap_write_vision_{name}")(strap.device, value, None)
    with pytest.raises(Failed, match="gyroscope_range"):
        context.tap_write_sensitivity(strap.device, 300.0, 8.0, None)


def test_report_is_described(tap: WornTap) -> None:
    asked(tap, MODEL)
    (event,) = tap.context.events(REPORT)
    assert "VELTO_EVENT_TAP_REPORT" in (line := tap.context.text("event_describe", ctypes.byref(event)))
    assert "VELTO_TAP_PROPERTY_VISION_MODEL" in line
