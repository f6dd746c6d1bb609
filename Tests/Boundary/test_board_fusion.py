"""Sensor fusion of boards through C: its rates, and its outputs by what the simulated board really does."""

from __future__ import annotations

import ctypes
import math

import pytest

from connected_board import ConnectedBoard, S
from stream_reader import StreamReader
from test_board_modules import FUSION, stream, turn
from veltokit import abi

NDOF, IMU_PLUS, COMPASS, M4G = (
    abi.VELTO_MW_FUSION_MODE_NDOF, abi.VELTO_MW_FUSION_MODE_IMU_PLUS, abi.VELTO_MW_FUSION_MODE_COMPASS,
    abi.VELTO_MW_FUSION_MODE_M4G)
OUTPUTS = (
    "corrected-acceleration", "corrected-angular-velocity", "corrected-magnetic-field", "quaternion", "euler-angles", "gravity",
    "linear-acceleration")


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


def pose(board: ConnectedBoard, roll: float, pitch: float, heading: float) -> None:
    board.context.sim_set_motion(board.sim, roll, pitch, heading)
    board.context.advance(0.2)


def test_fusion_tells_the_attitude_and_owns_its_sensors(board) -> None:
    board.set_sensor(FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_IMU_PLUS, range_g=8)
    turn(board, 30, 0)
    quaternion = StreamReader(board.context, board.device, "quaternion", abi.VELTO_UNITS_NATIVE)
    angles = StreamReader(board.context, board.device, "euler-angles", abi.VELTO_UNITS_NATIVE)
    board.context.advance(1)
    assert quaternion.read()[0][-1] == pytest.approx([0.9659, 0, 0.2588, 0], abs=0.001)
    assert angles.read()[0][-1] == pytest.approx([0, 0, 30, 0], abs=0.01)
    assert board.call("mw_start_sensor", abi.VELTO_MW_SENSOR_GYROSCOPE) == abi.VELTO_ERROR_INVALID_STATE
    assert board.call("mw_reset_fusion") == abi.VELTO_OK
    assert board.written()[-1] == bytes([0x19, 0x0F, 1])


def test_calibration_is_kept_and_given_back(board) -> None:
    calibration = abi.velto_mw_fusion_calibration()
    library = board.context.library
    assert library.velto_mw_get_fusion_calibration(board.device, ctypes.byref(calibration)) == abi.VELTO_NOTHING
    assert board.call("mw_read_fusion_calibration") == abi.VELTO_OK
    assert library.velto_mw_get_fusion_calibration(board.device, ctypes.byref(calibration)) == abi.VELTO_OK
    assert (calibration.gyroscope.x, calibration.magnetometer.accuracy) == (20, 3)
    board.written()
    packets = board.writes_of("mw_write_fusion_calibration", ctypes.byref(calibration))
    assert [packet[:5] for packet in packets] == ["19 0C", "19 0D", "19 0E"]
    calibration.magnetometer.accuracy = 2
    assert board.call("mw_write_fusion_calibration", ctypes.byref(calibration)) == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert board.written() == []


# ---- Rates ----


@pytest.mark.parametrize(("mode", "rate", "missing"), [
    (NDOF, 100, set()), (IMU_PLUS, 100, {"corrected-magnetic-field", "gravity"}),
    (COMPASS, 25, {"corrected-angular-velocity", "linear-acceleration"}),
    (M4G, 50, {"corrected-angular-velocity", "linear-acceleration"})])
def test_a_mode_has_its_rate_and_its_outputs(board, mode: int, rate: float, missing: set) -> None:
    board.set_sensor(FUSION, fusion_mode=mode)
    readers = {name: StreamReader(board.context, board.device, name, abi.VELTO_UNITS_NATIVE) for name in OUTPUTS}
    board.context.advance(1)
    for reader in readers.values():
        board.context.op_wait(reader.start)
        reader.read()
    board.context.advance(2)
    counts = {name: reader.info.received_count for name, reader in readers.items()}
    assert {name for name, count in counts.items() if count == 0} == missing
    for name in set(OUTPUTS) - missing:
        rows, infos = readers[name].read()
        # A seventh of a link's notifications is what each of seven outputs gets at most.
        assert len(rows) == pytest.approx(2 * rate, abs=2), name
        moments = [info.timestamp_ns for info in infos]
        assert [later - earlier for earlier, later in zip(moments, moments[1:])] == pytest.approx([1e9 / rate] * (len(moments) - 1), rel=0.2)


# ---- Values ----


@pytest.mark.parametrize(("roll", "pitch", "heading"), [(0, 0, 0), (30, -20, 120), (-100, 45, 300)])
def test_angles_gravity_and_corrected_values_agree_with_the_pose(board, roll: float, pitch: float, heading: float) -> None:
    pose(board, roll, pitch, heading)
    board.set_sensor(FUSION, fusion_mode=NDOF)
    r, p, h = (math.radians(angle) for angle in (roll, pitch, heading))
    up = (-math.sin(r) * math.cos(p), math.sin(p), math.cos(r) * math.cos(p))
    assert stream(board, "euler-angles", 0.2)[-1] == pytest.approx((heading, pitch, roll, heading), abs=1e-3)
    assert stream(board, "gravity", 0.2)[-1] == pytest.approx(up, abs=1e-5), "in g"
    assert stream(board, "linear-acceleration", 0.2)[-1] == pytest.approx((0, 0, 0), abs=1e-5)
    assert stream(board, "corrected-acceleration", 0.2)[-1] == pytest.approx((*up, 3), abs=1e-5)
    assert stream(board, "corrected-angular-velocity", 0.2)[-1] == pytest.approx((0, 0, 0, 3), abs=1e-5)
    field = stream(board, "corrected-magnetic-field", 0.2)[-1]
    w, x, y, z = stream(board, "quaternion", 0.2)[-1]
    assert (w * w + x * x + y * y + z * z) == pytest.approx(1)
    assert turned((w, x, y, z), up) == pytest.approx((0, 0, 1), abs=1e-5)
    assert turned((w, x, y, z), field[:3]) == pytest.approx((0, 25, -43.3013), abs=1e-3), "north, and 60 degrees down"
    forward = turned((w, x, y, z), (0, 1, 0))
    assert (forward[0], forward[1]) == pytest.approx((-math.sin(h) * math.cos(p), math.cos(h) * math.cos(p)), abs=1e-5)


def turned(quaternion: tuple, vector: tuple) -> tuple[float, float, float]:
    w, *axis = quaternion

    def cross(a, b):
        return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])

    inner = [c + w * v for c, v in zip(cross(axis, vector), vector)]
    return tuple(v + 2 * c for v, c in zip(vector, cross(axis, inner)))


def test_a_turn_and_a_shake_are_what_is_measured(board) -> None:
    board.set_sensor(FUSION, fusion_mode=NDOF)
    steps = (abi.velto_sim_step * 2)(
        abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_TURN, amplitude_z=90, duration=3),
        abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SHAKE, amplitude_x=500, amplitude_z=250, period=0.4, duration=60))
    board.context.sim_set_script(board.sim, steps, 2, 0)
    rates = stream(board, "corrected-angular-velocity", 1)
    assert rates[-1] == pytest.approx((0, 0, 90, 3), abs=1e-3), "degrees per second"
    board.context.advance(3)
    readers = [StreamReader(board.context, board.device, name, abi.VELTO_UNITS_NATIVE)
               for name in ("linear-acceleration", "gravity", "corrected-acceleration")]
    board.context.advance(2)
    linear, gravity, corrected = ([row[:3] for row in reader.read()[0][-40:]] for reader in readers)
    assert {tuple(round(axis, 3) for axis in row) for row in linear} == {(0.5, 0, 0.25), (-0.5, 0, -0.25)}
    assert all(row == pytest.approx((0, 0, 1), abs=1e-5) for row in gravity)
    for parts, total in zip(zip(linear, gravity), corrected):
        assert total == pytest.approx([a + b for a, b in zip(*parts)], abs=1e-5)
