"""Everything that a TAP tells reaches programs as events."""

from __future__ import annotations

import ctypes

import pytest

from veltokit import abi
from worn_tap import ALL_CLASSES, FRAMED_STRAP, FRAMED_XR, GESTURE, KEYBOARD, POSTURE, STRAP, TAP, XR, WornTap

THUMB, INDEX, MIDDLE = 1, 2, 4
HAND_OPEN, THUMB_INDEX = 100, 101


@pytest.fixture
def worn(context, request) -> WornTap:
    """All classes of events arrive, the continuous ones too."""
    tap = WornTap(context, getattr(request, "param", STRAP))
    context.context_set_event_mask(context.context, ALL_CLASSES)
    context.events()
    return tap


def only(worn: WornTap, type_: int) -> abi.velto_event:
    found = worn.events(type_)
    assert len(found) == 1
    assert found[0].device.bits == worn.device.bits
    return found[0]


def described(worn: WornTap, event: abi.velto_event) -> str:
    return worn.context.text("event_describe", event)


@pytest.mark.parametrize("worn", [STRAP, XR, FRAMED_STRAP, FRAMED_XR], indirect=True)
def test_a_tap(worn) -> None:
    worn.act(TAP, THUMB | MIDDLE)
    event = only(worn, abi.VELTO_EVENT_TAP)
    tap = event.data.tap
    assert (tap.combination, tap.repeat_count, tap.shift, tap.is_switched) == (5, 1, abi.VELTO_SHIFT_STATE_OFF, 0)
    assert tap.combination & abi.VELTO_FINGER_THUMB and not tap.combination & abi.VELTO_FINGER_INDEX
    assert described(worn, event).endswith("VELTO_EVENT_TAP " + f"'{worn.context.text('device_get_name', worn.device)}' thumb+middle")


def test_taps_in_a_row_with_shift_and_switch(worn) -> None:
    worn.act(KEYBOARD, 0b0110)
    keyboard = worn.events(abi.VELTO_EVENT_KEYBOARD_STATE)[-1]
    assert (keyboard.data.keyboard_state.shift, keyboard.data.keyboard_state.is_switched) == (abi.VELTO_SHIFT_STATE_LOCKED, 1)
    assert "VELTO_SHIFT_STATE_LOCKED switched" in described(worn, keyboard)
    for _ in range(3):
        worn.act(TAP, INDEX)
    taps = [event.data.tap for event in worn.events(abi.VELTO_EVENT_TAP)]
    assert [tap.repeat_count for tap in taps] == [1, 2, 3]
    assert {(tap.shift, tap.is_switched) for tap in taps} == {(abi.VELTO_SHIFT_STATE_LOCKED, 1)}
    info = worn.info
    assert info.shift == abi.VELTO_SHIFT_STATE_LOCKED and info.flags & abi.VELTO_TAP_SWITCHED


@pytest.mark.parametrize("worn", [STRAP, XR], indirect=True)
def test_the_state_of_the_air_mouse(worn) -> None:
    worn.act(POSTURE, 1)
    event = only(worn, abi.VELTO_EVENT_AIR_STATE)
    assert (event.data.air_state.is_in_air, event.data.air_state.mouse_state) == (1, abi.VELTO_MOUSE_STATE_AIR_MOUSE)
    assert "in mid-air VELTO_MOUSE_STATE_AIR_MOUSE" in described(worn, event)
    info = worn.info
    assert info.flags & abi.VELTO_TAP_IN_AIR and info.mouse_state == abi.VELTO_MOUSE_STATE_AIR_MOUSE
    worn.act(POSTURE, 2)
    event = worn.events(abi.VELTO_EVENT_AIR_STATE)[-1]
    assert (event.data.air_state.is_in_air, event.data.air_state.mouse_state) == (0, abi.VELTO_MOUSE_STATE_OPTICAL1)


def test_a_tap_in_mid_air_is_a_gesture(worn) -> None:
    worn.act(POSTURE, 1)
    worn.events()
    worn.act(TAP, INDEX)
    gesture, = worn.events(abi.VELTO_EVENT_AIR_GESTURE, abi.VELTO_EVENT_TAP)
    assert gesture.data.air_gesture.gesture == abi.VELTO_AIR_GESTURE_INDEX_TO_THUMB_TOUCH


def test_a_gesture_in_mid_air(worn) -> None:
    worn.act(POSTURE, 1)
    worn.events()
    worn.act(GESTURE, 3)
    event = only(worn, abi.VELTO_EVENT_AIR_GESTURE)
    data = event.data.air_gesture
    assert (data.gesture, data.raw, data.is_known) == (abi.VELTO_AIR_GESTURE_TWO_FINGERS_UP, 3, 1)
    assert "VELTO_AIR_GESTURE_TWO_FINGERS_UP" in described(worn, event)


def test_a_gesture_without_a_name(worn) -> None:
    worn.act(POSTURE, 1)
    worn.events()
    worn.act(GESTURE, 99)
    event = only(worn, abi.VELTO_EVENT_AIR_GESTURE)
    data = event.data.air_gesture
    assert (data.gesture, data.raw, data.is_known) == (abi.VELTO_AIR_GESTURE_NONE, 99, 0)
    assert "unknown gesture 99" in described(worn, event)


@pytest.mark.parametrize("worn", [XR], indirect=True)
def test_a_hand_that_clicks_and_drags(worn) -> None:
    worn.act(POSTURE, 1, 1)
    worn.events()
    worn.act(GESTURE, THUMB_INDEX, 1)
    worn.act(GESTURE, HAND_OPEN, 1)
    events = worn.events(abi.VELTO_EVENT_HAND_GESTURE, abi.VELTO_EVENT_HAND_STATE)
    gestures = [event.data.hand_gesture for event in events if event.type == abi.VELTO_EVENT_HAND_GESTURE]
    assert [(each.gesture, each.finger) for each in gestures] == [
        (abi.VELTO_HAND_GESTURE_TOUCH_INDEX, 1), (abi.VELTO_HAND_GESTURE_DRAG_INDEX, 1), (abi.VELTO_HAND_GESTURE_DROP, -1),
    ]
    states = [event.data.hand_state for event in events if event.type == abi.VELTO_EVENT_HAND_STATE]
    assert {each.state for each in states} == {HAND_OPEN, THUMB_INDEX} == {each.vote for each in states}
    assert any(each.state != each.vote for each in states), "a posture needs a majority"
    assert worn.info.hand_state == abi.VELTO_HAND_STATE_OPEN
    line = described(worn, events[-1])
    assert "VELTO_HAND_" in line


def test_the_pointer(worn) -> None:
    worn.act(POSTURE, 2)
    worn.context.sim_set_motion(worn.sim, 300.0, -300.0, 0.0)
    worn.context.advance(0.2)
    mouse = worn.events(abi.VELTO_EVENT_MOUSE)
    last = mouse[-1].data.mouse
    assert (last.velocity_x, last.velocity_y, last.is_mouse) == (300, -300, 1) and last.elapsed > 0
    assert "VELTO_EVENT_MOUSE" in described(worn, mouse[-1]) and described(worn, mouse[-1]).endswith("300 -300")


@pytest.mark.parametrize("worn", [XR, FRAMED_XR], indirect=True)
def test_how_it_is_held(worn) -> None:
    worn.act(POSTURE, 1)
    worn.context.sim_set_motion(worn.sim, 50.0, 20.0, 0.0)
    worn.context.advance(0.5)
    found = worn.events(abi.VELTO_EVENT_TAP_ORIENTATION)
    assert found and any(event.data.orientation.yaw or event.data.orientation.pitch for event in found)
    assert "roll" in described(worn, found[-1])


@pytest.mark.parametrize("worn", [FRAMED_XR], indirect=True)
def test_fingers_that_stay_down(worn) -> None:
    assert worn.write_mode(abi.VELTO_TAP_INPUT_MODE_TAP_HOLD) == abi.VELTO_OK
    worn.events()
    step = abi.velto_sim_step(kind=TAP, value=THUMB, duration=1.0)
    worn.context.sim_inject_step(worn.sim, ctypes.byref(step))
    worn.context.advance(3)
    found = [event.data.tap_hold for event in worn.events(abi.VELTO_EVENT_TAP_HOLD)]
    assert [(each.combination, each.is_held) for each in found] == [(THUMB, 1), (THUMB, 0)]


@pytest.mark.parametrize("worn", [FRAMED_XR], indirect=True)
def test_standby(worn) -> None:
    worn.context.sim_inject_notification(
        worn.sim, characteristic(worn, 0x0E), bytes([2, 0, 0, 0, 1]), 5)
    worn.context.advance(0.1)
    event = only(worn, abi.VELTO_EVENT_STANDBY)
    assert event.data.standby.is_in_standby == 1 and worn.info.flags & abi.VELTO_TAP_IN_STANDBY
    assert described(worn, event).endswith("asleep")


def characteristic(worn: WornTap, number: int) -> int:
    uuid = abi.velto_uuid()
    uuid.bytes[:] = bytes.fromhex(f"c3ff{number:04x}1d8b40fda56fc7bd5d0f3370")
    return worn.context.answer(ctypes.c_uint16, "device_find_characteristic", worn.device, abi.velto_uuid(), uuid)


def test_details_are_told_when_they_are_read(context) -> None:
    strap = WornTap(context, hardware_version=b"3.3.1", firmware_version=b"2.6.4")
    told = [event.data.details for event in context.events(abi.VELTO_EVENT_DETAILS_READ)]
    assert [(each.hardware_version, each.firmware_version) for each in told] == [(30301, 20604)] * 2
    assert [each.battery for each in told] == [-1, 90]
    assert (strap.info.hardware_version, strap.info.firmware_version) == (30301, 20604)


def test_a_version_that_is_none_is_unknown(context) -> None:
    WornTap(context, hardware_version=b"three", firmware_version=b"2.6.4")
    told = context.events(abi.VELTO_EVENT_DETAILS_READ)[-1].data.details
    assert (told.hardware_version, told.firmware_version) == (-1, 20604)


def test_continuous_events_need_a_mask(context) -> None:
    xr = WornTap(context, XR)
    context.events()
    xr.act(POSTURE, 1, 1)
    context.sim_set_motion(xr.sim, 50.0, 20.0, 0.0)
    context.advance(1)
    continuous = {abi.VELTO_EVENT_MOUSE, abi.VELTO_EVENT_HAND_STATE, abi.VELTO_EVENT_TAP_ORIENTATION}
    assert not {event.type for event in context.events()} & continuous


def test_discrete_events_have_classes(context) -> None:
    strap = WornTap(context)
    context.context_set_event_mask(context.context, abi.VELTO_EVENT_CLASS_WEARING)
    context.events()
    strap.act(TAP, THUMB)
    assert {event.type for event in context.events()} == {abi.VELTO_EVENT_KEYBOARD_STATE}
    context.context_set_event_mask(context.context, abi.VELTO_EVENT_CLASS_GESTURE)
    strap.act(TAP, THUMB)
    assert {event.type for event in context.events()} == {abi.VELTO_EVENT_TAP}
