"""Modes and states of TAPs, as the device sees them: written, kept, and given back."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed, PumpedContext
from veltokit import abi
from worn_tap import (
    AIR_MOUSE, CONTROLLER, FRAMED_CONTROLLER, FRAMED_STRAP, FRAMED_TEXT, FRAMED_XR, KEYS, MOUSE, RAW, STRAP, TAP, TAPPING, TEXT,
    USER_CONTROL, XR, WornTap, mode_of,
)

MODES = {
    name: getattr(abi, f"VELTO_TAP_INPUT_MODE_{name}")
    for name in ("CONTROLLER", "TEXT", "CONTROLLER_WITH_MOUSE", "CONTROLLER_WITH_KEYBOARD", "TAP_HOLD", "RAW_SENSORS")
}
STATES = {name: getattr(abi, f"VELTO_TAP_XR_STATE_{name}") for name in ("NONE", "AIR_MOUSE", "TAPPING", "USER_CONTROL")}


def set_default_mode(context: PumpedContext, mode: int, applies_now: int, *ranges: float) -> None:
    context.tap_set_default_mode(context.context, mode_of(mode, *ranges), applies_now)
    context.advance(0.5)


# Modes


@pytest.mark.parametrize(("name", "bytes_"), [
    ("CONTROLLER", [CONTROLLER]), ("TEXT", [TEXT]), ("CONTROLLER_WITH_MOUSE", [MOUSE]), ("CONTROLLER_WITH_KEYBOARD", [KEYS]),
    ("RAW_SENSORS", [RAW + bytes(3)]),
])
def test_a_mode_is_written_at_once_and_every_ten_seconds(context, name: str, bytes_: list[bytes]) -> None:
    strap = WornTap(context)
    assert strap.written() == [CONTROLLER]
    assert strap.write_mode(MODES[name]) == abi.VELTO_OK
    assert strap.written() == bytes_ and strap.mode == (MODES[name], 0, 0, 0)
    context.advance(20)
    assert strap.written() == bytes_ * 2


def test_holds_that_never_come_are_refused(context) -> None:
    strap = WornTap(context)
    strap.written()
    assert strap.write_mode(MODES["TAP_HOLD"]) == abi.VELTO_ERROR_UNSUPPORTED
    assert strap.written() == [] and strap.mode == (MODES["CONTROLLER"], 0, 0, 0)


def test_a_tap_is_a_keyboard_before_it_has_another_family(context) -> None:
    strap = WornTap(context)
    strap.written()
    context.device_set_family(strap.device, abi.VELTO_FAMILY_TRIKI)
    context.advance(0.5)
    assert strap.written() == [TEXT]


def test_ranges_of_raw_sensors_are_written_and_told(context) -> None:
    strap = WornTap(context)
    assert strap.write_mode(MODES["RAW_SENSORS"], 8, 2000, 2) == abi.VELTO_OK
    assert strap.written()[-1] == RAW + bytes([3, 5, 1])
    assert strap.mode == (MODES["RAW_SENSORS"], 8, 2000, 2)


def test_other_ranges_are_taken_by_way_of_controller_mode(context) -> None:
    strap = WornTap(context)
    strap.write_mode(MODES["RAW_SENSORS"])
    strap.written()
    strap.write_mode(MODES["RAW_SENSORS"], 16, 125, 16)
    assert strap.written() == [CONTROLLER, RAW + bytes([4, 1, 4])]


@pytest.mark.parametrize(("ranges", "member"), [((3, 0, 0), "mode.finger_range_g is"), ((0, 501, 0), "mode.thumb_range_dps is"), ((0, 0, 1), "mode.thumb_range_g is")])
def test_a_range_that_no_sensor_has_is_refused(context, ranges, member: str) -> None:
    strap = WornTap(context)
    with pytest.raises(Failed) as failure:
        context.tap_write_mode(strap.device, mode_of(MODES["RAW_SENSORS"], *ranges), None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and member in str(failure.value)


def test_a_range_without_raw_sensors_is_refused(context) -> None:
    strap = WornTap(context)
    for call in (
        lambda mode: context.tap_write_mode(strap.device, mode, None),
        lambda mode: context.tap_set_default_mode(context.context, mode, 0),
    ):
        with pytest.raises(Failed) as failure:
            call(mode_of(MODES["CONTROLLER"], 2, 0, 0))
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_a_mode_that_the_firmware_lacks_falls_back_or_fails(context) -> None:
    strap = WornTap(context, firmware_version=b"1.6.0")
    strap.written()
    assert strap.write_mode(MODES["CONTROLLER_WITH_MOUSE"]) == abi.VELTO_OK
    assert strap.written() == [CONTROLLER] and strap.mode[0] == MODES["CONTROLLER"]
    assert strap.write_mode(MODES["RAW_SENSORS"]) == abi.VELTO_ERROR_UNSUPPORTED
    assert strap.written() == [] and strap.mode[0] == MODES["CONTROLLER"]


@pytest.mark.parametrize("model", [STRAP, XR, FRAMED_STRAP, FRAMED_XR])
def test_goodbye_is_text_mode(context, model: bytes) -> None:
    worn = WornTap(context, model)
    worn.written()
    assert worn.outcome(worn.started("device_disconnect")) == abi.VELTO_OK
    text = FRAMED_TEXT if model in (FRAMED_STRAP, FRAMED_XR) else [TEXT] + ([USER_CONTROL] if model == XR else [])
    assert worn.written() == text


def test_framed_devices_get_features(context) -> None:
    worn = WornTap(context, FRAMED_XR)
    assert worn.written() == FRAMED_CONTROLLER
    assert worn.write_mode(MODES["TEXT"]) == abi.VELTO_OK
    assert worn.written() == FRAMED_TEXT
    assert worn.write_mode(MODES["RAW_SENSORS"], 0, 2000, 16) == abi.VELTO_OK
    assert worn.written()[-1] == bytes([1, 1, 2, 0, 5, 4])


# Defaults


def test_the_default_mode_is_for_new_devices(context) -> None:
    strap = WornTap(context)
    strap.written()
    set_default_mode(context, MODES["CONTROLLER_WITH_MOUSE"], 0)
    assert strap.written() == [] and strap.mode[0] == MODES["CONTROLLER"]
    assert WornTap(context, seed=9).written() == [MOUSE]
    mode = context.answer(abi.velto_tap_mode, "tap_get_default_mode", context.context)
    assert mode.mode == MODES["CONTROLLER_WITH_MOUSE"]


def test_the_default_mode_applies_at_once_if_asked(context) -> None:
    straps = [WornTap(context), WornTap(context, seed=9)]
    for strap in straps:
        strap.written()
    set_default_mode(context, MODES["TEXT"], 1)
    assert [strap.written() for strap in straps] == [[TEXT]] * 2
    set_default_mode(context, MODES["CONTROLLER"], 0)
    assert [strap.mode[0] for strap in straps] == [MODES["TEXT"]] * 2


def test_a_mode_for_all_taps_leaves_the_default(context) -> None:
    straps = [WornTap(context), WornTap(context, seed=9)]
    for strap in straps:
        strap.written()
    context.tap_write_mode_to_all(context.context, mode_of(MODES["CONTROLLER_WITH_MOUSE"]))
    context.advance(0.5)
    assert [strap.written() for strap in straps] == [[MOUSE]] * 2
    assert WornTap(context, seed=11).written() == [CONTROLLER]
    # TAP_HOLD is a mode of the framed protocol alone.
    context.tap_write_mode_to_all(context.context, mode_of(MODES["TAP_HOLD"]))
    context.advance(0.5)
    assert [strap.mode[0] for strap in straps] == [MODES["CONTROLLER_WITH_MOUSE"]] * 2


def test_the_defaults_are_known_before_they_are_set(context) -> None:
    assert context.answer(abi.velto_tap_mode, "tap_get_default_mode", context.context).mode == MODES["CONTROLLER"]
    state = context.answer(abi.velto_tap_xr_state, "tap_get_default_xr_state", context.context)
    assert state == STATES["USER_CONTROL"]


# States of a TapXR


def test_states_are_written_and_kept(context) -> None:
    xr = WornTap(context, XR)
    assert xr.written() == [CONTROLLER, USER_CONTROL]
    for state, bytes_ in ((STATES["AIR_MOUSE"], AIR_MOUSE), (STATES["TAPPING"], TAPPING)):
        assert xr.call("tap_write_xr_state", state) == abi.VELTO_OK
        assert xr.written() == [bytes_]
        assert context.answer(abi.velto_tap_xr_state, "tap_get_xr_state", xr.device) == state
        context.advance(10)
        assert xr.written() == [CONTROLLER, bytes_]
    assert xr.call("tap_write_xr_state", STATES["NONE"]) == abi.VELTO_OK
    context.advance(10)
    assert xr.written() == [CONTROLLER]


def test_a_strap_has_no_states(context) -> None:
    assert WornTap(context).call("tap_write_xr_state", STATES["TAPPING"]) == abi.VELTO_ERROR_UNSUPPORTED


def test_the_default_state_is_for_new_devices_and_at_once_if_asked(context) -> None:
    xr = WornTap(context, XR)
    xr.written()
    context.tap_set_default_xr_state(context.context, STATES["TAPPING"], 0)
    context.advance(0.5)
    assert xr.written() == []
    assert WornTap(context, XR, seed=9).written() == [CONTROLLER, TAPPING]
    context.tap_set_default_xr_state(context.context, STATES["AIR_MOUSE"], 1)
    context.advance(0.5)
    assert xr.written() == [AIR_MOUSE]
    assert context.answer(abi.velto_tap_xr_state, "tap_get_default_xr_state", context.context) == STATES["AIR_MOUSE"]


def test_a_state_for_all_taps_leaves_the_default(context) -> None:
    xrs, strap = [WornTap(context, XR), WornTap(context, XR, seed=9)], WornTap(context)
    for worn in (*xrs, strap):
        worn.written()
    context.tap_write_xr_state_to_all(context.context, STATES["AIR_MOUSE"])
    context.advance(0.5)
    assert [xr.written() for xr in xrs] == [[AIR_MOUSE]] * 2 and strap.written() == []
    assert WornTap(context, XR, seed=11).written() == [CONTROLLER, USER_CONTROL]
    assert context.answer(abi.velto_tap_xr_state, "tap_get_default_xr_state", context.context) == STATES["USER_CONTROL"]


# In the background


def test_pause_makes_a_keyboard_and_resume_takes_it_back(context) -> None:
    xr = WornTap(context, XR)
    xr.call("tap_write_xr_state", STATES["TAPPING"])
    xr.written()
    context.tap_pause(context.context)
    context.advance(0.5)
    assert xr.written() == [TEXT, USER_CONTROL]
    assert xr.info.flags & abi.VELTO_TAP_PAUSED
    context.events()
    assert xr.write_mode(MODES["CONTROLLER_WITH_MOUSE"]) == abi.VELTO_OK
    context.advance(30)
    assert xr.written() == [], "what is set while paused waits"
    xr.act(TAP, 5)
    assert xr.events(abi.VELTO_EVENT_TAP) == []
    context.tap_resume(context.context)
    context.advance(0.5)
    assert xr.mode[0] == MODES["CONTROLLER"], "a TapXR has no mouse for the system"
    assert xr.written() == [CONTROLLER, TAPPING]
    assert not xr.info.flags & abi.VELTO_TAP_PAUSED


def test_refreshing_all_the_time_does_not_pile_up(context) -> None:
    strap = WornTap(context)
    strap.written()
    for _ in range(1000):
        context.tap_refresh(context.context)
    context.tap_pause(context.context)
    context.advance(1)
    assert strap.written() == [CONTROLLER, TEXT]


def test_a_pause_does_not_wait_for_modes_that_no_one_needs(context) -> None:
    strap = WornTap(context)
    strap.written()
    modes = [mode_of(MODES["CONTROLLER_WITH_MOUSE"]), mode_of(MODES["CONTROLLER"])]
    for number in range(100):
        context.tap_set_default_mode(context.context, modes[number % 2], 1)
    context.tap_pause(context.context)
    context.advance(1)
    assert len(strap.written()) == 2, "the one on its way, and text mode"


def test_refresh_writes_again(context) -> None:
    straps = [WornTap(context), WornTap(context, seed=9)]
    straps[1].write_mode(MODES["CONTROLLER_WITH_MOUSE"])
    for strap in straps:
        strap.written()
    context.tap_refresh(context.context)
    context.advance(0.5)
    assert [strap.written() for strap in straps] == [[CONTROLLER], [MOUSE]]
    context.tap_pause(context.context)
    context.advance(0.5)
    straps[0].written()
    context.tap_refresh(context.context)
    context.advance(0.5)
    assert straps[0].written() == []


def test_mode_writing_is_a_master_switch(context) -> None:
    context.tap_set_mode_writing(context.context, 0)
    strap = WornTap(context)
    assert not strap.info.flags & abi.VELTO_TAP_WRITES_MODES
    strap.write_mode(MODES["CONTROLLER_WITH_MOUSE"])
    context.advance(20)
    assert strap.written() == [] and strap.mode[0] == MODES["CONTROLLER_WITH_MOUSE"]
    context.tap_set_mode_writing(context.context, 1)
    context.advance(0.5)
    assert strap.written() == [MOUSE] and strap.info.flags & abi.VELTO_TAP_WRITES_MODES


# Raw sensors


def test_a_raw_sensor_asks_for_raw_mode_and_the_last_one_restores_the_mode_before(context) -> None:
    strap = WornTap(context)
    strap.write_mode(MODES["CONTROLLER_WITH_MOUSE"])
    strap.written()
    streams = []
    for identifier, channels in ((b"fingers", 15), (b"imu", 6)):
        signal = context.answer(abi.velto_signal, "device_find_signal", strap.device, identifier)
        assert context.answer(abi.velto_signal_info, "signal_get_info", signal).channel_count == channels
        streams.append(abi.velto_stream())
        context.signal_start_stream(signal, None, ctypes.byref(streams[-1]), None)
        context.advance(0.5)
    assert strap.written() == [RAW + bytes(3)] and strap.mode[0] == MODES["RAW_SENSORS"]
    for stream in streams:
        assert context.answer(abi.velto_stream_info, "stream_get_info", stream).received_count > 50
    assert strap.outcome(context.answer(abi.velto_op, "stream_stop", streams[0])) == abi.VELTO_OK
    assert strap.written() == []
    assert strap.outcome(context.answer(abi.velto_op, "stream_stop", streams[1])) == abi.VELTO_OK
    assert strap.written() == [MOUSE] and strap.mode[0] == MODES["CONTROLLER_WITH_MOUSE"]


# Who is no TAP, and who is not connected


DEVICE_CALLS = {
    "tap_write_mode": (mode_of(0), None), "tap_get_mode": (abi.velto_tap_mode(),), "tap_write_xr_state": (1, None),
    "tap_get_xr_state": (ctypes.c_int32(),),
    "tap_get_info": (abi.velto_tap_info(struct_size=ctypes.sizeof(abi.velto_tap_info)),),
    "tap_read_settings": (None,),
    "tap_get_settings": (abi.velto_tap_settings(struct_size=ctypes.sizeof(abi.velto_tap_settings)),),
    "tap_write_settings": (abi.velto_tap_settings(struct_size=ctypes.sizeof(abi.velto_tap_settings)), 1, None),
    "tap_write_name": (b"mine", None), "tap_write_combination": (1, None), "tap_read_keyboard_state": (None,),
    "tap_write_feature": (0, 1, None), "tap_read_feature": (0, None),
    "tap_write_standby": (1, None), "tap_write_vision_reports": (1, None), "tap_write_vision_model": (1, None),
    "tap_write_sensitivity": (0, 0, None), "tap_read_property": (0, None),
    "tap_get_haptic_pattern": (ctypes.create_string_buffer(16), 16, ctypes.c_size_t()),
}


def test_every_function_of_a_device_is_here(api) -> None:
    of_devices = {
        function.name for function in api.area("tap").functions
        if function.params and function.params[0].type_name == "velto_device"
    }
    assert of_devices == {f"velto_{name}" for name in DEVICE_CALLS}


@pytest.mark.parametrize("name", DEVICE_CALLS)
def test_only_a_tap_is_a_tap(context, name: str) -> None:
    _, cap = context.connected_cap()
    with pytest.raises(Failed) as failure:
        getattr(context, name)(cap, *DEVICE_CALLS[name])
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED and "not a TAP" in str(failure.value)


@pytest.mark.parametrize("name", DEVICE_CALLS)
def test_a_tap_that_is_not_connected_says_so(context, name: str) -> None:
    device = context.sim_device(context.create_sim(model_name=STRAP, flags=abi.VELTO_SIM_BONDED))
    arguments = DEVICE_CALLS[name]
    if arguments[-1] is not None:
        with pytest.raises(Failed) as failure:
            getattr(context, name)(device, *arguments)
    else:
        operation = context.answer(abi.velto_op, name, device, *arguments[:-1])
        with pytest.raises(Failed) as failure:
            context.op_wait(operation)
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED
