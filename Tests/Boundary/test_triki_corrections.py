"""The corrections of the protocol notes, 12.2, each by its number: every one of these fails on the original behavior.

Three are seen elsewhere: F9 in test_resets.py; F10 and F19 need a radio that is not ready or a device
that is no cap (Tests/Bus). F14 is an offer beside the original law; F16 and F23 are the original behavior, kept.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest

from fed_cap import FedCap, block, fed_cap
from pumped_context import FRAME, PumpedContext, packet
from pure_objects import RIGHT, Driver, Navigator, Strategy, frame
from veltokit import abi

PADDLE, POINTER, GESTURE = (abi.VELTO_MOTION_MODE_PADDLE, abi.VELTO_MOTION_MODE_POINTER, abi.VELTO_MOTION_MODE_GESTURE)
CLICK, PRIMARY, SHAKE, SWING, ACTION = (
    abi.VELTO_GESTURE_CLICK, abi.VELTO_GESTURE_PRIMARY, abi.VELTO_GESTURE_SHAKE, abi.VELTO_GESTURE_SWING,
    abi.VELTO_GESTURE_ACTION)
IMPULSES = SHAKE | SWING | ACTION
PRIMED = abi.VELTO_INPUT_STATE_GESTURE_PRIMED
MINI_SHAKE = bytes.fromhex("02 F8")
START = bytes.fromhex("20 10 00 D0 07 34 00 03")


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        yield cap


def sensor_frame(axes: tuple[int, ...], flags: int = 0, footer: int = 0xF7) -> bytes:
    """A sensor frame of 16 bytes. Source: Triki protocol notes, 2.6."""
    return bytes([0x22, 0]) + b"".join(axis.to_bytes(2, "little", signed=True) for axis in axes) + bytes([flags, footer])


def silent_cap(context: PumpedContext, **members: Any) -> tuple[abi.velto_sim, abi.velto_device]:
    """A connected simulator that sends what the test injects, and nothing else."""
    sim, device = context.connected_cap(**members)
    silence = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=1000)
    context.sim_set_script(sim, ctypes.byref(silence), 1, 0)
    context.advance(1)
    context.device_reset_input(device)
    return sim, device


def inject(context: PumpedContext, sim: abi.velto_sim, *packets: bytes) -> None:
    for bytes_ in packets:
        context.sim_inject_notification(sim, 0, bytes_, len(bytes_))
    context.advance(0.001)


# Packets and buttons


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


# The position


def test_f3_pointer_moves_up_and_down(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed_sample(gyro_x=-0.5)
    assert cap.poll().position_y == pytest.approx(0.0146265, abs=1e-9)


def test_f4_mode_brings_its_preset(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed_sample(1, 1)
    assert cap.poll().position_x == pytest.approx(0.029253, abs=1e-9)


def test_f4_mode_keeps_axes_that_the_program_has_chosen(cap: FedCap) -> None:
    cap.set_config(PADDLE, invert_x=1)
    cap.set_mode(POINTER)
    config = cap.ask(abi.velto_motion_config, "device_get_motion_config")
    assert (config.mode, config.invert_x, config.pointer_sensitivity) == (POINTER, 1, 0.03)


def test_f4_configuration_of_another_mode_starts_anew(cap: FedCap) -> None:
    cap.poll_raw(0)
    assert cap.poll_raw(200) == pytest.approx(0.68)
    cap.set_config(POINTER)
    cap.set_config(PADDLE)
    assert cap.debug().has_paddle_offset == 0
    assert cap.poll_raw(200) == 0


def test_f5_no_center_before_a_sample(cap: FedCap) -> None:
    cap.poll()
    assert [cap.poll_raw(300), cap.debug().paddle_offset] == [0, 300]


def test_f6_gamepad_does_not_reach_into_the_paddle(cap: FedCap) -> None:
    """With smoothing the original leaves a residue of the second axis in the position."""
    cap.set_config(PADDLE, paddle_raw_smoothing=0.5)
    positions = set()
    for y in (0, 100, 100, 100, -100):
        cap.feed_axes(y=y)
        positions.add(cap.poll(0.02).position_x)
    assert positions == {0}


def test_f7_sample_holds_between_packets_for_a_quarter_of_a_second(cap: FedCap) -> None:
    cap.set_config(POINTER, drift_enabled=0, pointer_damping=1)
    cap.feed(packet(y=40))
    positions = [cap.poll().position_x for _ in range(60)]
    growing = sum(later > earlier for earlier, later in zip(positions, positions[1:]))
    assert 14 <= growing <= 16
    assert positions[-1] == positions[-2] > positions[0] * 10


def test_f21_speed_does_not_depend_on_the_frame_rate(velto) -> None:
    moved = []
    for hz in (30, 60, 120):
        driver, aim, place = Driver(velto), abi.velto_aim(0.5, 0.5), 0.0
        for _ in range(hz // 10):
            tilted, leaning = frame("lowPower", states=RIGHT), frame("lowPower")
            target = abi.velto_aim(0.5, 0.5)
            aim = driver.ask(
                abi.velto_aim, "step_pointer", ctypes.byref(tilted), 1 / hz, ctypes.byref(aim), ctypes.byref(target))
            place = driver.ask(ctypes.c_double, "step_lateral", ctypes.byref(leaning), 1 / hz, place, 0.2, 0)
        moved.append((aim.x, place))
        driver.destroy()
    assert moved == [pytest.approx(moved[0])] * 3


def test_f21_drift_does_not_depend_on_the_frame_rate(velto) -> None:
    drifted = []
    for hz in (30, 60, 120):
        with fed_cap(velto) as cap:
            cap.set_config(POINTER, pointer_damping=1)
            cap.feed_sample(gyro_y=1)
            for _ in range(hz // 10):
                cap.poll(1 / hz)
            cap.feed_sample()
            for _ in range(hz):
                polled = cap.poll(1 / hz)
            drifted.append(polled.position_x)
    assert drifted[1] == pytest.approx(drifted[2], rel=0.02) and drifted[0] == pytest.approx(drifted[1], rel=0.04)


def test_f22_up_is_up_on_a_screen(velto) -> None:
    driver = Driver(velto)
    for rate in ("fast", "normal", "lowPower"):
        _, y = driver.pointer((0.5, 0.5), (0.5, 0.5), frame(rate, frame_delta_y=0.02))
        assert y < 0.5, rate
    driver.destroy()
    raised, aim = frame(position_x=0.5, position_y=0.5), abi.velto_aim()
    velto.velto_input_get_aim(ctypes.byref(raised), ctypes.byref(aim))
    assert (aim.x, aim.y) == (0.75, 0.25)


def test_f31_calibrating_eats_no_click_and_shows_at_once(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed_sample(0.5, 0.5)
    cap.poll()
    cap.feed_axes(button=1)
    cap.context.device_calibrate_neutral(cap.device)
    seen = cap.context.peek(cap.device)
    assert (seen.position_x, seen.position_y, seen.relative_x, seen.frame_delta_x) == (0, 0, 0, 0)
    polled = cap.poll()
    assert polled.gestures & CLICK and abs(polled.frame_delta_x) < 0.02


def test_f34_deadzone_ignores_a_resting_hand(cap: FedCap) -> None:
    cap.set_mode(POINTER)
    cap.feed_sample(0.015, 0.015)
    assert [cap.poll().position_x for _ in range(5)] == [0] * 5


def test_f36_relative_position_has_one_meaning(cap: FedCap) -> None:
    """At this velocity the original puts direction times velocity there."""
    cap.feed_axes()
    cap.poll(0.04)
    cap.feed_axes(x=150, y=30)
    polled = cap.poll(0.04)
    assert (polled.direction, polled.velocity) == pytest.approx((0.3, 7.5))
    assert polled.relative_x == polled.position_x == pytest.approx(0.51)


# Throws


def thrown(cap: FedCap, **members: Any) -> float:
    """The power of the throw of example E46."""
    cap.set_config(GESTURE, **members)
    powers = []
    for turning in (1, 1, 1, 1, 0, -1, -1, -1):
        cap.feed_sample(gyro_x=turning)
        powers.append(cap.poll().throw_power)
    return max(powers)


def test_f14_linear_law_tells_weak_throws_from_strong_ones(cap: FedCap) -> None:
    assert thrown(cap) == pytest.approx(0.830825254)
    cap.set_mode(PADDLE)
    linear = thrown(cap, gesture_power_law=abi.VELTO_POWER_LAW_LINEAR)
    assert linear == pytest.approx(0.1107767 / (2.5 * 0.12), rel=1e-5)


def test_f35_nobody_stays_armed_for_ever(cap: FedCap) -> None:
    cap.set_config(GESTURE, pointer_damping=1)
    cap.feed_sample(gyro_x=1)
    for _ in range(6):
        polled = cap.poll()
    assert polled.states & PRIMED
    cap.feed_sample()
    held = [bool(cap.poll(0.1).states & PRIMED) for _ in range(32)]
    assert held[27] and not held[-1]


# The gamepad


def test_f12a_impulse_of_an_early_sample_is_kept_and_lasts_one_poll(cap: FedCap) -> None:
    cap.feed(block(0, 0, 0))
    cap.poll(0.02)
    cap.feed(block(0, 2000, 0), block(0, 2000, 0))
    assert cap.poll(0.02).gestures & IMPULSES == IMPULSES
    assert cap.poll(0.02).gestures & IMPULSES == 0


def test_f12b_first_sample_is_no_movement(cap: FedCap) -> None:
    cap.feed_axes(y=50)
    polled = cap.poll(0.02)
    assert (polled.velocity, polled.gestures & IMPULSES) == (0, 0)


def test_f12c_silent_device_is_held_nowhere(cap: FedCap) -> None:
    for index in range(6):
        cap.at(index * 0.04)
        cap.feed_axes(y=50)
        polled = cap.poll(0.04)
    assert polled.direction == 0.5 and polled.states & RIGHT
    cap.at(1)
    polled = cap.poll(0.8)
    assert (polled.direction, polled.velocity, polled.states & (RIGHT | abi.VELTO_INPUT_STATE_MOVING)) == (0, 0, 0)


@pytest.mark.parametrize("polls", [1, 3, 5])
def test_f13_velocity_does_not_depend_on_how_often_one_polls(cap: FedCap, polls: int) -> None:
    cap.feed_axes(y=0)
    cap.poll(0.06)
    for _ in range(polls - 1):
        cap.poll(0.06 / polls)
    cap.feed_axes(y=30)
    assert cap.poll(0.06 / polls).velocity == pytest.approx(5, rel=1e-4)


def test_f11_no_impulse_at_low_power_is_lost_or_repeated(cap: FedCap) -> None:
    """The original looks at a copy that is renewed every 0.35 s, again for every packet."""
    for index in range(4):
        cap.at(index * 0.25)
        cap.feed(block(0, 0, 0))
        cap.poll(0.25)
    cap.context.events()
    told = []
    for index, button in enumerate((1, 0, 1, 0, 0, 1, 1, 0), 4):
        cap.at(index * 0.25)
        cap.feed(block(0, 0, 0, button))
        cap.poll(0.25)
        told.append([bool(e.data.gesture.gestures & ACTION) for e in cap.context.events(abi.VELTO_EVENT_GESTURE)])
    assert told == [[True], [], [True], [], [], [True], [], []]


def test_f15_timers_run_on_the_time_that_the_program_names(cap: FedCap) -> None:
    """The clock stands still, and the highlight of the button ends nevertheless."""
    cap.feed_axes(button=1)
    lit = [bool(cap.poll(0.05).states & abi.VELTO_INPUT_STATE_BUTTON_HIGHLIGHT) for _ in range(4)]
    assert lit[0] and not lit[3]


@pytest.mark.parametrize(
    ("period", "still", "stale"), [(0.02, 0.34, 0.36), (0.04, 0.34, 0.36), (0.25, 3.4, 3.6)], ids=["fast", "normal", "lowPower"]
)
def test_f28_receiving_ends_in_time(cap: FedCap, period: float, still: float, stale: float) -> None:
    for index in range(5):
        cap.at(index * period)
        cap.feed_axes()
    cap.poll()
    for age, expected in ((still, True), (stale, False)):
        cap.at(4 * period + age)
        assert bool(cap.context.peek(cap.device).flags & abi.VELTO_INPUT_RECEIVING) == expected, age


# Menus and games


def test_f24_pause_of_the_button_runs_on_while_the_menu_settles(velto) -> None:
    """50 frames a second: 0.70 s and 0.50 s after the confirmation before."""
    menu = Navigator(velto, abi.VELTO_NAVIGATOR_POLICY_ORIGINAL)
    menu.begin(3)
    activated = [index for index in range(110) if menu.step(0.8, index in (40, 75, 100), 1 / 50).activated >= 0]
    assert activated == [40, 75]
    menu.destroy()


def test_f25_quiz_is_answered_by_the_button_and_by_nothing_else(velto) -> None:
    quiz = Strategy(velto, abi.VELTO_STRATEGY_MODE_QUIZ)
    assert quiz.step(frame(velocity=40, position_x=0.6)).quiz_answered == 0
    answered = quiz.step(frame(position_x=0.6, click=True))
    assert (answered.quiz_answered, answered.quiz_slot) == (1, 3)
    quiz.destroy()


# The link


def test_f26_every_path_fills_in_every_member(velto) -> None:
    """A device without any link; the original fills in little until its pipeline has been connected."""
    with fed_cap(velto) as cap:
        for index in range(5):
            cap.at(index * 0.04)
            cap.feed_axes(x=150 * (index == 4), y=40)
            polled = cap.poll(0.04)
    assert polled.flags & abi.VELTO_INPUT_CONNECTED and polled.rate_mode == abi.VELTO_RATE_MODE_NORMAL
    assert polled.raw_x == 150 and polled.relative_x == polled.frame_delta_x == pytest.approx(0.51)
    assert polled.direction == pytest.approx(0.4) and polled.states & RIGHT
    assert (polled.sensor_tilt_x, polled.sensor_tilt_y) == (1, 0.5)
    assert polled.pointer_direction == abi.VELTO_POINTER_DIRECTION_RIGHT


def links_up(context: PumpedContext) -> int:
    return len(context.events(abi.VELTO_EVENT_DEVICE_CONNECTED))


@pytest.mark.parametrize("caps", [1, 2])
def test_f17_choice_between_two_caps_is_the_players(context: PumpedContext, caps: int) -> None:
    """The original takes the first one that it sees."""
    for index in range(caps):
        context.create_sim(seed=index + 1)
    context.context_set_auto_connect(context.context, 1)
    context.advance(0.5)
    assert links_up(context) == 0, "the settle time"
    context.advance(4)
    assert links_up(context) == (1 if caps == 1 else 0)


def test_f18_disconnect_ends_the_attempt_too(context: PumpedContext) -> None:
    sim = context.create_sim()
    device = context.sim_device(sim)
    attempt = context.answer(abi.velto_op, "device_connect", device, None)
    context.answer(abi.velto_op, "device_disconnect", device)
    context.advance(20)
    assert context.answer(ctypes.c_int32, "op_get_result", attempt) == abi.VELTO_ERROR_CANCELLED
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_NONE
    assert links_up(context) == 0


def test_f20_cap_is_told_to_start_once_a_link(context: PumpedContext) -> None:
    sim, _ = context.connected_cap()
    context.advance(2)
    writes = []
    while True:
        write = context.answer(abi.velto_sim_write, "sim_poll_write", sim)
        if context.footnote == abi.VELTO_NOTHING:
            break
        writes.append(bytes(write.bytes[: write.size]))
    assert writes == [b"\x01\x00", START]


def test_f37_calibration_survives_an_automatic_reconnect(context: PumpedContext) -> None:
    sim, device = silent_cap(context)
    inject(context, sim, packet(90))
    context.poll(device, FRAME)
    context.device_calibrate_neutral(device)
    context.sim_drop_link(sim)
    context.advance(10)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY
    kept = context.answer(abi.velto_calibration, "device_get_calibration", device)
    assert (kept.has_paddle_offset, kept.paddle_offset) == (1, 90)
