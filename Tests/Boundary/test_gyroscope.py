"""The bias of gyroscopes in game input: learned at rest, told, remembered; and the player's own center."""

from __future__ import annotations

import ctypes
import math
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pointer_drift import BOARDS, CAPS, TAPS, connected, drift_in_degrees, drift_of_cap, lie, moved, point, raw_tap, steady_pointer, step
from pumped_context import FRAME, PumpedContext, pumped
from stream_reader import StreamReader
from test_board_input import FedBoard
from veltokit import abi

UNKNOWN, ROUGH, GOOD = abi.VELTO_GYRO_CALIBRATION_UNKNOWN, abi.VELTO_GYRO_CALIBRATION_ROUGH, abi.VELTO_GYRO_CALIBRATION_GOOD
CALIBRATED = abi.VELTO_EVENT_GYRO_CALIBRATION
RL = b"metamotion-rl"
BIAS = BOARDS["metamotion-rl (BMI160)"][1]


FORTY_DEGREES = (step("REST", duration=1), step("TILT", (0, 0, 40), 0.5))


def board(context: PumpedContext, *steps: abi.velto_sim_step) -> abi.velto_device:
    """A board that plays, and moves so from its first sample on."""
    sim = context.create_sim(model_name=RL)
    device = context.sim_device(sim)
    context.sim_set_script(sim, (abi.velto_sim_step * len(steps))(*steps), len(steps), 0)
    context.connect(device)
    context.device_set_player_index(device, 0)
    return device


# At rest


@pytest.mark.parametrize(("model", "bias"), BOARDS.values(), ids=BOARDS)
def test_a_board_at_rest_does_not_drift(context, model: bytes, bias) -> None:
    device = connected(context, bias, 4, model_name=model)
    turn, far, seen = drift_in_degrees(context, device)
    assert turn < 0.5 and far < 0.5
    assert seen.gyro_calibration == GOOD and math.degrees(max(map(abs, seen.rotation_rate))) < 0.5


@pytest.mark.parametrize(("model", "bias"), TAPS.values(), ids=TAPS)
def test_a_tap_at_rest_does_not_drift(context, model: bytes, bias) -> None:
    turn, far, seen = drift_in_degrees(context, raw_tap(context, bias, model))
    assert turn < 0.5 and far < 0.5 and seen.gyro_calibration == GOOD


@pytest.mark.parametrize(("packet_format", "bias"), CAPS.values(), ids=CAPS)
def test_a_cap_at_rest_keeps_its_position(context, packet_format: int, bias) -> None:
    assert drift_of_cap(context, packet_format, bias) < 0.005


def test_accuracy_is_told_once_for_each_change(context) -> None:
    device = connected(context, BIAS, 4, model_name=RL)
    moved(context, device, 4)
    events = context.events(CALIBRATED)
    lines = [context.text("event_describe", ctypes.byref(event)) for event in events]
    assert "UNKNOWN -> " in lines[0].replace("VELTO_GYRO_CALIBRATION_", "") and lines[-1].endswith("VELTO_GYRO_CALIBRATION_GOOD")
    told = [event.data.gyro_calibration for event in events]
    assert [each.calibration for each in told][-1] == GOOD and told[0].previous == UNKNOWN
    assert all(before.calibration == after.previous for before, after in zip(told, told[1:]))
    last = told[-1]
    found = [math.degrees(each) for each in (last.bias_x, last.bias_y, last.bias_z)]
    assert found == pytest.approx(BIAS, abs=0.3) and 0 < math.degrees(last.deviation) <= 0.1
    moved(context, device, 5)
    assert context.events(CALIBRATED) == []
    assert context.poll(device).gyro_calibration == GOOD


def test_a_device_in_motion_does_not_know_its_bias(context) -> None:
    sweep = abi.velto_sim_step(
        kind=abi.VELTO_SIM_STEP_KIND_SWEEP, amplitude_x=40, amplitude_y=20, amplitude_z=60, period=2, duration=100)
    device = board(context, step("DRIFT", BIAS), sweep)
    assert moved(context, device, 5)[2].gyro_calibration != GOOD


# Across links and runs


def run(velto, folder: Path, bias, seconds: float) -> tuple[abi.velto_input, list[int]]:
    """A run of a program with a board of that bias; returns the input of its first motion, and the changes that were told."""
    with pumped(velto, state_path=os.fsencode(folder)) as context:
        device = connected(context, bias, 4, model_name=RL, seed=5)
        first = context.poll(device)
        moved(context, device, seconds)
        told = [event.data.gyro_calibration.calibration for event in context.events(CALIBRATED)]
        context.advance(1)
    return first, told


def test_the_bias_is_remembered_with_the_device(velto, tmp_path: Path) -> None:
    unknown, _ = run(velto, tmp_path, BIAS, 5)
    assert unknown.gyro_calibration == UNKNOWN
    assert math.degrees(unknown.rotation_rate[0]) == pytest.approx(BIAS[0], abs=0.6)
    known, told = run(velto, tmp_path, BIAS, 0.2)
    assert known.gyro_calibration == ROUGH and told[0] == ROUGH
    assert [math.degrees(rate) for rate in known.rotation_rate] == pytest.approx((0, 0, 0), abs=0.6)


def test_a_bias_that_has_changed_is_found_again(velto, tmp_path: Path) -> None:
    run(velto, tmp_path, BIAS, 5)
    with pumped(velto, state_path=os.fsencode(tmp_path)) as context:
        device = connected(context, (-2, 1, 3), 4, model_name=RL, seed=5)
        turn, _, seen = drift_in_degrees(context, device, 6)
        assert seen.gyro_calibration == GOOD and turn < 0.1


@pytest.mark.parametrize("field", ["nan 0 0 0 0", "1e999 0 0 0 1", "1 2 3", "", "1 2 3 -1 5", "1 2 3 4 -5", "a b c d e"])
def test_a_damaged_bias_costs_only_its_line(velto, tmp_path: Path, field: str) -> None:
    run(velto, tmp_path, BIAS, 5)
    (file,) = [each for each in tmp_path.iterdir() if each.is_file() and b"gyroscope_bias=" in each.read_bytes()]
    lines = file.read_text().splitlines()
    damaged = ["\t".join(f"gyroscope_bias={field}" if part.startswith("gyroscope_bias=") else part for part in line.split("\t")) for line in lines]
    file.write_text("\n".join(damaged) + "\n")
    assert run(velto, tmp_path, BIAS, 0.1)[0].gyro_calibration == UNKNOWN


# Motion


def heading(seen: abi.velto_input) -> float:
    w, _, _, z = seen.orientation
    return math.degrees(2 * math.atan2(z, w))


def test_a_turn_comes_back_to_where_it_was(context) -> None:
    headings = (90, 0, -60, 0)
    turns = [each for degrees in headings for each in (step("TILT", (0, 0, degrees), 0.5), step("HOLD", (0, 0, degrees), 0.5))]
    device = board(context, step("DRIFT", BIAS), step("NOISE", (4, 4, 4)), step("REST", duration=4), *turns)
    steady_pointer(context, device)
    _, _, before = moved(context, device, 4)
    assert heading(before) == pytest.approx(0, abs=0.2), "the first rest makes the heading forward"
    context.device_recenter(device)
    for degrees in headings:
        _, _, seen = moved(context, device, 1)
        assert heading(seen) == pytest.approx(degrees, abs=0.5)
    assert seen.position_x == pytest.approx(0, abs=0.01)


def turn_by_motion(context: PumpedContext, sim: abi.velto_sim) -> None:
    context.sim_set_motion(sim, 0.0, 0.0, -30.0)


def turn_by_script(context: PumpedContext, sim: abi.velto_sim) -> None:
    context.sim_set_script(sim, ctypes.byref(step("TILT", (0, 0, -30), 0.1)), 1, 0)


@pytest.mark.parametrize("turn", [turn_by_motion, turn_by_script])
@pytest.mark.parametrize("frame", [1 / 60, 0.01])
def test_a_turn_by_a_program_has_no_false_sample_at_its_start(context, frame: float, turn: Callable[[PumpedContext, abi.velto_sim], None]) -> None:
    sim = context.create_sim(model_name=RL)
    device = context.sim_device(sim)
    context.connect(device)
    context.device_set_player_index(device, 0)
    context.sim_set_motion(sim, 0.0, 0.0, 40.0)
    context.advance(1)
    context.poll(device)
    turn(context, sim)
    rates = []
    for _ in range(30):
        context.advance(frame)
        rates.append(context.poll(device).rotation_rate[2])
    assert min(rates) < -10 and max(rates) < 0.1


def test_the_call_centers_position_and_heading(context) -> None:
    device = board(context, *FORTY_DEGREES)
    steady_pointer(context, device)
    turned = moved(context, device, 2)[2]
    assert turned.position_x < -0.01 and abs(heading(turned)) == pytest.approx(40, abs=1)
    context.device_recenter(device)
    seen = context.peek(device)
    assert (seen.position_x, heading(seen)) == pytest.approx((0, 0), abs=1e-4)


def test_a_long_press_centers(context) -> None:
    press = [step("PRESS", duration=0.3), step("RELEASE", duration=0.7), step("PRESS", duration=1), step("RELEASE")]
    device = board(context, *FORTY_DEGREES, step("HOLD", (0, 0, 40), 1), *press)
    point(context, device, deadzone=0, drift_enabled=0, pointer_damping=1, recenter_hold=0.5)
    assert moved(context, device, 2)[2].position_x < -0.01
    seen = moved(context, device, 1)[2]
    assert seen.press_count == 1 and seen.position_x < -0.01, "a short press does not"
    seen = moved(context, device, 1.2)[2]
    assert (seen.position_x, heading(seen)) == pytest.approx((0, 0), abs=0.01)


# Spaces


@pytest.mark.parametrize(("space", "moves"), [("LOCAL", False), ("PLAYER", True), ("WORLD", True)])
def test_a_board_on_its_edge_turns_the_pointer_of_players(context, space: str, moves: bool) -> None:
    fed = FedBoard(context)
    point(context, fed.device, aim_space=getattr(abi, f"VELTO_AIM_SPACE_{space}"))
    angle = math.radians(90)
    for _ in range(3):
        fed.time += FRAME
        fed.feed("03 04", 0, round(16384 * -math.sin(angle)), 0)
        fed.feed("13 04", 0, round(65.6 * 125), 0)
        seen = fed.poll()
    assert (abs(seen.position_x) > 0.01) == moves


def test_tightening_slows_small_turns(context) -> None:
    positions = []
    for tightening in (0, 50):
        fed = FedBoard(context) if not positions else fed
        point(context, fed.device, deadzone=0, aim_tightening=tightening)
        context.device_recenter(fed.device)
        fed.hold(rate=(0, 0, -10))
        positions.append(fed.hold(rate=(0, 0, -10)).position_x)
    assert positions[1] == pytest.approx(positions[0] * 0.2, rel=0.02)



@pytest.mark.parametrize(("accelerometer", "gyroscope"), [(25, 100), (50, 100), (50, 200)])
def test_every_rate_counts_beside_a_slower_accelerometer(context, accelerometer: float, gyroscope: float) -> None:
    sim = context.create_sim(model_name=RL)
    device = context.sim_device(sim)
    context.connect(device)
    for sensor, rate, limit in (("ACCELEROMETER", accelerometer, "range_g"), ("GYROSCOPE", gyroscope, "range_dps")):
        config, chosen = abi.velto_mw_sensor_config(), abi.velto_mw_sensor_config()
        for each in (config, chosen):
            context.mw_sensor_config_init(ctypes.byref(each), ctypes.sizeof(each))
        config.sensor, config.rate = getattr(abi, f"VELTO_MW_SENSOR_{sensor}"), rate
        setattr(config, limit, 16 if limit == "range_g" else 2000)
        context.mw_set_sensor_config(device, ctypes.byref(config), ctypes.byref(chosen))
    context.device_set_player_index(device, 0)
    context.op_wait(StreamReader(context, device, "orientation", capacity=64).start)
    flicks = [step("TILT", (0, 0, 60), 0.15), step("TILT", (0, 0, 0), 0.15), step("HOLD", duration=0.3)] * 10
    steps = (step("NOISE", (4, 4, 4)), step("REST", duration=6), *flicks, step("HOLD", duration=100))
    context.sim_set_script(sim, (abi.velto_sim_step * len(steps))(*steps), len(steps), 0)
    _, _, seen = moved(context, device, 14)
    assert heading(seen) == pytest.approx(0, abs=1.5) and seen.flags & abi.VELTO_INPUT_RECEIVING
    assert seen.acceleration[2] == pytest.approx(9.81, abs=0.5)


@pytest.mark.parametrize("rate", [200, 800])
def test_orientation_continues_when_the_accelerometer_falls_silent(context, rate: int) -> None:
    fed = FedBoard(context)
    stream = StreamReader(context, fed.device, "orientation", units=abi.VELTO_UNITS_SI)

    def feed(seconds: float, has_force: bool) -> int:
        for index in range(int(seconds * rate)):
            fed.time += 1 / rate
            context.advance(1 / rate)
            if has_force:
                fed.feed("03 04", 0, 0, 16384)
            fed.feed("13 04", index % 3, 0, 1968)
        return len(stream.read(8192)[0])

    assert feed(1, True) >= 0.9 * rate
    assert feed(2, False) >= 1.7 * rate, "0.25 s wait for a force"
    assert stream.info.lost_count == 0
