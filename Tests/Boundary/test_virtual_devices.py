"""Virtual devices: what a program supplies is polled like the input of any other device, and what it cannot do is refused."""

from __future__ import annotations

import ctypes
import math

import pytest

from pumped_context import FRAME, Failed, PumpedContext
from test_capabilities import calls
from veltokit import abi

MAIN = abi.VELTO_BUTTON_MAIN
ALL_BUT_MOTION = (
    abi.VELTO_CAPABILITY_POSITION | abi.VELTO_CAPABILITY_BUTTON | abi.VELTO_CAPABILITY_ORIENTATION
    | abi.VELTO_CAPABILITY_ACCELERATION | abi.VELTO_CAPABILITY_ROTATION_RATE | abi.VELTO_CAPABILITY_BATTERY
)


class Virtual:
    """A virtual device and what a test does with it."""

    def __init__(self, context: PumpedContext, identifier: str = "robot", capabilities: int = 0) -> None:
        self.context = context
        self.device = context.answer(
            abi.velto_device, "context_create_virtual_device", context.context, identifier.encode(), capabilities
        )

    def supply(self, **members: object) -> None:
        value = abi.velto_input()
        value.struct_size = ctypes.sizeof(value)
        for name, member in members.items():
            if isinstance(member, tuple):
                getattr(value, name)[:] = member
            else:
                setattr(value, name, member)
        self.context.device_supply_input(self.device, ctypes.byref(value))

    def poll(self, dt: float = FRAME) -> abi.velto_input:
        return self.context.poll(self.device, dt)


@pytest.fixture
def robot(context: PumpedContext) -> Virtual:
    return Virtual(context)


def failure(call) -> int:
    with pytest.raises(Failed) as raised:
        call()
    return raised.value.result


def test_it_is_a_player_from_its_creation_on(context: PumpedContext) -> None:
    robots = [Virtual(context, name) for name in ("robot", "rival")]
    for index, robot in enumerate(robots):
        polled = context.answer(abi.velto_input, "context_poll_player", context.context, index, FRAME)
        assert polled.device.bits == robot.device.bits and polled.player_index == index
        assert polled.flags == abi.VELTO_INPUT_CONNECTED | abi.VELTO_INPUT_HAS_POSITION | abi.VELTO_INPUT_VIRTUAL
        assert math.isinf(polled.packet_age) and polled.packet_count == 0
    found = [context.answer(abi.velto_device, "context_find_device", context.context, name).bits for name in (b"virtual:robot", b"rival")]
    assert found == [robot.device.bits for robot in robots]
    info = context.info(robots[1].device)
    assert info.flags & abi.VELTO_DEVICE_VIRTUAL and info.link_state == abi.VELTO_LINK_STATE_READY
    kinds = [event.type for event in context.events() if event.device.bits == robots[0].device.bits]
    assert kinds == [
        abi.VELTO_EVENT_DEVICE_FOUND, abi.VELTO_EVENT_PLAYER_CHANGED, abi.VELTO_EVENT_LINK_CHANGED,
        abi.VELTO_EVENT_DEVICE_CONNECTED,
    ]


def test_auto_connect_brings_a_cap_beside_it(context: PumpedContext, robot: Virtual) -> None:
    sim = context.create_sim()
    context.context_set_auto_connect(context.context, 1)
    context.advance(5)
    cap = context.answer(abi.velto_device, "sim_get_device", sim)
    assert context.poll(cap).player_index == 1 and robot.poll().player_index == 0


def test_it_needs_no_radio(velto) -> None:
    context = PumpedContext(velto, backends=abi.VELTO_BACKEND_BLUEZ)
    assert Virtual(context).poll().flags & abi.VELTO_INPUT_CONNECTED
    context.destroy()


def test_edges_counts_and_times_follow_from_levels(context: PumpedContext, robot: Virtual) -> None:
    context.advance(0.5)
    robot.supply(position_x=0.25, position_y=-0.5, buttons_down=MAIN)
    supplied_at = context.now_ns
    context.advance(FRAME)
    value = robot.poll()
    assert (value.position_x, value.position_y, value.relative_x, value.frame_delta_x) == (0.25, -0.5, 0.25, 0)
    assert value.pointer_direction == abi.VELTO_POINTER_DIRECTION_DOWN
    assert value.buttons_down == value.buttons_pressed == MAIN and value.buttons_released == 0
    assert value.gestures == abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_PRIMARY
    assert (value.press_count, value.release_count, value.click_count, value.primary_count) == (1, 0, 1, 1)
    assert value.states == abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT | abi.VELTO_INPUT_STATE_SENSOR_CLICK
    assert value.timestamp_ns == supplied_at and value.packet_count == 1
    assert value.packet_age == pytest.approx(FRAME) and value.rate_mode == abi.VELTO_RATE_MODE_FAST
    flags = abi.VELTO_INPUT_RECEIVING | abi.VELTO_INPUT_FRESH | abi.VELTO_INPUT_CONTROL_AVAILABLE
    assert value.flags & flags == flags

    value = robot.poll()
    assert value.buttons_down == MAIN and value.buttons_pressed == value.gestures == 0
    assert not value.flags & abi.VELTO_INPUT_FRESH
    robot.supply(position_x=0.75)
    value = robot.poll()
    assert value.frame_delta_x == 0.5 and value.buttons_released == MAIN and value.release_count == 1
    assert [event.data.button.is_down for event in context.events(abi.VELTO_EVENT_BUTTON)] == [1, 0]


def test_a_level_stays_and_keeps_the_device_receiving(context: PumpedContext, robot: Virtual) -> None:
    robot.supply(position_x=0.5)
    context.advance(100)
    value = robot.poll()
    assert value.position_x == 0.5 and value.flags & abi.VELTO_INPUT_RECEIVING and value.packet_age == pytest.approx(100)


def test_what_happens_between_two_polls_is_not_lost(context: PumpedContext, robot: Virtual) -> None:
    robot.supply(buttons_down=MAIN)
    robot.supply()
    robot.supply(gestures=abi.VELTO_GESTURE_THROW, throw_power=0.75)
    robot.supply(gestures=abi.VELTO_GESTURE_SWING)
    value = robot.poll()
    assert value.buttons_pressed == value.buttons_released == MAIN and value.press_count == value.release_count == 1
    assert value.gestures == (
        abi.VELTO_GESTURE_CLICK | abi.VELTO_GESTURE_PRIMARY | abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_SWING
    )
    assert (value.throw_power, value.throw_count, value.swing_count, value.packet_count) == (0.75, 1, 1, 4)
    gesture = context.events(abi.VELTO_EVENT_GESTURE)
    assert len(gesture) == 1 and gesture[0].data.gesture.throw_power == 0.75
    value = robot.poll()
    assert value.gestures == 0 and value.throw_power == 0


def test_a_throw_is_the_main_action_outside_of_paddle_mode(robot: Virtual) -> None:
    robot.supply(gestures=abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_PRIMARY)
    assert robot.poll().gestures == abi.VELTO_GESTURE_THROW
    robot.supply(gestures=abi.VELTO_GESTURE_THROW, motion_mode=abi.VELTO_MOTION_MODE_GESTURE)
    assert robot.poll().gestures == abi.VELTO_GESTURE_THROW | abi.VELTO_GESTURE_PRIMARY


def test_fingers_that_were_pressed_and_released_tapped(robot: Virtual) -> None:
    both = abi.VELTO_BUTTON_THUMB | abi.VELTO_BUTTON_MIDDLE
    robot.supply(buttons_pressed=both, buttons_released=both)
    value = robot.poll()
    assert value.buttons_pressed == value.buttons_released == both and value.buttons_down == 0
    assert list(value.finger_press_count) == [1, 0, 1, 0, 0] and value.press_count == 0


def test_the_input_of_another_device_can_be_passed_on(context: PumpedContext, robot: Virtual) -> None:
    _, cap = context.connected_cap("play", seed=7)
    ignored = {"device", "player_index", "flags", "timestamp_ns", "packet_count", "packet_age", "poll_count", "rate_mode"}
    names = [name for name, _ in abi.velto_input._fields_ if name not in ignored and "_count" not in name]
    for _ in range(300):
        context.advance(FRAME)
        original = context.poll(cap)
        context.device_supply_input(robot.device, ctypes.byref(original))
        copy = robot.poll()
        for name in names:
            a, b = getattr(original, name), getattr(copy, name)
            assert (list(a) if hasattr(a, "__len__") else a) == (list(b) if hasattr(b, "__len__") else b), name


def test_measurements_need_their_capability(context: PumpedContext, robot: Virtual) -> None:
    flags = abi.VELTO_INPUT_HAS_ORIENTATION | abi.VELTO_INPUT_HAS_BATTERY
    assert failure(lambda: robot.supply(flags=flags)) == abi.VELTO_ERROR_UNSUPPORTED
    full = Virtual(context, "full", ALL_BUT_MOTION)
    full.supply(flags=flags, orientation=(0.5, 0.5, 0.5, 0.5), battery=0.25, acceleration=(1, 2, 3))
    value = full.poll()
    assert value.flags & flags == flags and not value.flags & abi.VELTO_INPUT_HAS_ACCELERATION
    assert list(value.orientation) == [0.5] * 4 and value.battery == 0.25 and list(value.acceleration) == [0, 0, 0]
    assert failure(lambda: Virtual(context, "x", abi.VELTO_CAPABILITY_MOTION)) == abi.VELTO_ERROR_INVALID_ARGUMENT


def test_without_position_and_button_it_is_no_player(context: PumpedContext) -> None:
    sensor = Virtual(context, "sensor", abi.VELTO_CAPABILITY_BATTERY)
    value = sensor.poll()
    assert value.player_index == -1 and not value.flags & abi.VELTO_INPUT_HAS_POSITION


@pytest.mark.parametrize(("member", "value"), [("position_x", 2.01), ("position_y", -1.01), ("throw_power", -0.1)])
def test_what_no_game_expects_is_refused(robot: Virtual, member: str, value: float) -> None:
    with pytest.raises(Failed, match=member) as raised:
        robot.supply(**{member: value})
    assert raised.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert getattr(robot.poll(), member) == 0


@pytest.mark.parametrize("member", ["position_x", "raw_y", "throw_power", "orientation"])
def test_numbers_are_finite(robot: Virtual, member: str) -> None:
    bad = (math.nan,) * 4 if member == "orientation" else math.nan
    assert failure(lambda: robot.supply(position_y=0.5, **{member: bad})) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert robot.poll().position_y == 0


def test_it_can_be_disconnected_and_returns(context: PumpedContext, robot: Virtual) -> None:
    robot.supply(position_x=0.5, buttons_down=MAIN)
    robot.poll()
    context.events()
    context.device_disconnect(robot.device, None)
    context.advance(0)
    value = robot.poll()
    assert not value.flags & (abi.VELTO_INPUT_CONNECTED | abi.VELTO_INPUT_RECEIVING) and value.player_index == 0
    assert value.position_x == 0 and value.buttons_down == 0 and value.buttons_released == MAIN
    assert failure(robot.supply) == abi.VELTO_ERROR_NOT_CONNECTED
    context.connect(robot.device)
    robot.supply(position_x=0.25)
    assert robot.poll().position_x == 0.25 and robot.poll().press_count == 1
    kinds = {event.type for event in context.events()}
    assert {abi.VELTO_EVENT_DEVICE_DISCONNECTED, abi.VELTO_EVENT_DEVICE_CONNECTED, abi.VELTO_EVENT_BUTTON} <= kinds


def test_forgetting_frees_the_identifier_and_the_place(context: PumpedContext, robot: Virtual) -> None:
    assert failure(lambda: Virtual(context)) == abi.VELTO_ERROR_ALREADY
    context.op_wait(context.answer(abi.velto_op, "device_forget", robot.device))
    assert failure(robot.supply) == abi.VELTO_ERROR_STALE_HANDLE
    assert Virtual(context).poll().player_index == 0


def test_what_needs_motion_or_a_link_is_unsupported(velto, context: PumpedContext, robot: Virtual) -> None:
    for name, call in calls(velto, context, robot.device).items():
        assert failure(call) == abi.VELTO_ERROR_UNSUPPORTED, name
    device = robot.device
    raw = context.answer(abi.velto_op, "device_read_value", device, 1, 5)
    assert failure(lambda: context.op_wait(raw)) == abi.VELTO_ERROR_UNSUPPORTED
    assert failure(lambda: context.ingest(device, b"\x22\x00")) == abi.VELTO_ERROR_UNSUPPORTED
    assert failure(lambda: context.device_set_family(device, abi.VELTO_FAMILY_TRIKI)) == abi.VELTO_ERROR_UNSUPPORTED
    assert failure(lambda: context.device_save_profile(device)) == abi.VELTO_ERROR_UNSUPPORTED
    others = abi.velto_input()
    others.struct_size = ctypes.sizeof(others)
    cap = context.ingest_device()
    assert failure(lambda: context.device_supply_input(cap, ctypes.byref(others))) == abi.VELTO_ERROR_UNSUPPORTED


def test_resets_forget_what_no_poll_has_seen(context: PumpedContext, robot: Virtual) -> None:
    for forget in ("device_discard_edges", "device_reset_input", "device_restart_session"):
        robot.supply(buttons_down=MAIN, position_x=0.5)
        robot.supply(gestures=abi.VELTO_GESTURE_SHAKE, position_x=0.5)
        getattr(context, forget)(robot.device)
        value = robot.poll()
        assert value.gestures == value.buttons_pressed == value.states == 0 and value.position_x == 0.5
    assert value.packet_count == 0 and value.press_count == 3 and not value.flags & abi.VELTO_INPUT_RECEIVING


def test_peeking_shows_buttons_and_ages_and_consumes_nothing(context: PumpedContext, robot: Virtual) -> None:
    robot.supply(position_x=0.5)
    robot.poll()
    robot.supply(position_x=0.75, buttons_down=MAIN)
    context.advance(0.25)
    value = context.peek(robot.device)
    assert (value.position_x, value.buttons_down, value.press_count, value.packet_age) == (0.5, MAIN, 1, 0.25)
    assert value.flags & abi.VELTO_INPUT_RECEIVING and robot.poll().buttons_pressed == MAIN
