"""What a device's family cannot do is refused, and who is no player gets no place by itself."""

from __future__ import annotations

import ctypes

import pytest

from fed_cap import FedCap
from pumped_context import Failed, PumpedContext
from pure_objects import structure
from raw_device import RawDevice
from veltokit import abi

NO_PLACE = -1


@pytest.fixture
def thing(context: PumpedContext) -> RawDevice:
    """A connected device of no family."""
    return RawDevice(context)


def refused(call) -> bool:
    with pytest.raises(Failed) as failure:
        call()
    assert "family" in str(failure.value)
    return failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


def calls(velto, context: PumpedContext, device: abi.velto_device) -> dict:
    """Every function that needs motion, with arguments that a cap accepts."""

    def configured(name: str, type_, *preset: int):
        value = structure(velto, type_, *preset)
        return lambda: getattr(context, name)(device, ctypes.byref(value))

    def answered(name: str, type_):
        return lambda: context.answer(type_, name, device)

    def called(name: str, *arguments):
        return lambda: getattr(context, name)(device, *arguments)

    sample = abi.velto_axis_sample()
    return {
        "device_set_motion_config": configured("device_set_motion_config", abi.velto_motion_config, 0),
        "device_get_motion_config": answered("device_get_motion_config", abi.velto_motion_config),
        "device_set_motion_mode": called("device_set_motion_mode", abi.VELTO_MOTION_MODE_POINTER),
        "device_calibrate_neutral": called("device_calibrate_neutral"),
        "device_recenter": called("device_recenter"),
        "device_flip_paddle_offset": called("device_flip_paddle_offset"),
        "device_get_calibration": answered("device_get_calibration", abi.velto_calibration),
        "device_set_calibration": configured("device_set_calibration", abi.velto_calibration),
        "device_set_calibration_policy": called("device_set_calibration_policy", abi.VELTO_CALIBRATION_POLICY_NEVER),
        "device_set_calibration_wanted": called("device_set_calibration_wanted", 0),
        "device_get_calibration_state": answered("device_get_calibration_state", abi.velto_calibration_state),
        "device_start_calibration": called("device_start_calibration", None, None),
        "device_get_motion_debug": answered("device_get_motion_debug", abi.velto_motion_debug),
        "device_set_gamepad_style": called("device_set_gamepad_style", abi.VELTO_GAMEPAD_STYLE_GAME),
        "device_set_gamepad_config": configured("device_set_gamepad_config", abi.velto_gamepad_config, 0),
        "device_get_gamepad_config": answered("device_get_gamepad_config", abi.velto_gamepad_config),
        "device_set_sensor_filter": configured("device_set_sensor_filter", abi.velto_sensor_filter),
        "device_get_sensor_filter": answered("device_get_sensor_filter", abi.velto_sensor_filter),
        "device_ingest_sample": called("device_ingest_sample", ctypes.byref(sample)),
        "device_set_supplement": called("device_set_supplement", 0, 0, 0),
        "device_begin_menu_motion": called("device_begin_menu_motion", abi.VELTO_NAVIGATOR_POLICY_COMFORT),
        "device_end_menu_motion": called("device_end_menu_motion"),
    }


def test_motion_of_a_device_without_any_is_refused(velto, api, thing: RawDevice) -> None:
    described = {f.name.removeprefix("velto_") for area in api.areas for f in area.functions if f.capability == "MOTION"}
    of_thing = calls(velto, thing.context, thing.device)
    assert described == set(of_thing)
    assert [name for name, call in of_thing.items() if not refused(call)] == []


def test_motion_of_a_cap_is_not_refused(velto, context: PumpedContext) -> None:
    cap = FedCap(context)
    cap.feed_axes()
    for call in calls(velto, context, cap.device).values():
        call()


def test_device_that_is_no_player_gets_no_place(thing: RawDevice) -> None:
    context, device = thing.context, thing.device
    polled = context.poll(device)
    assert polled.player_index == NO_PLACE and polled.flags & abi.VELTO_INPUT_CONNECTED
    assert refused(lambda: context.device_set_player_index(device, 0))
    context.device_set_player_index(device, NO_PLACE)
    assert context.events(abi.VELTO_EVENT_PLAYER_CHANGED) == []


def test_device_that_is_no_player_keeps_no_cap_from_playing(thing: RawDevice) -> None:
    context = thing.context
    sim = context.create_sim()
    context.context_set_auto_connect(context.context, 1)
    context.advance(5)
    cap = context.answer(abi.velto_device, "sim_get_device", sim)
    assert context.poll(cap).player_index == 0


def test_flags_follow_capabilities(thing: RawDevice) -> None:
    context = thing.context
    assert context.poll(thing.device).flags & abi.VELTO_INPUT_HAS_POSITION == 0
    assert context.poll(context.ingest_device()).flags & abi.VELTO_INPUT_HAS_POSITION
    context.device_set_family(thing.device, abi.VELTO_FAMILY_TRIKI)
    assert context.poll(thing.device).flags & abi.VELTO_INPUT_HAS_POSITION
    context.device_set_player_index(thing.device, 3)
    context.device_set_family(thing.device, abi.VELTO_FAMILY_UNKNOWN)
    assert context.poll(thing.device).flags & abi.VELTO_INPUT_HAS_POSITION == 0
    assert refused(lambda: context.device_set_motion_mode(thing.device, abi.VELTO_MOTION_MODE_POINTER))
