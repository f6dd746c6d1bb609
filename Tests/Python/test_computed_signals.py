"""Signals that the library computes: orientation, gravity and bias of simulated boards and TAPs."""

from __future__ import annotations

import math
from typing import Any

import numpy
import pytest

from veltokit import (
    Context, Device, FrameFlag, MwSensor, MwSensorConfig, SignalFlag, Simulator, SimulatorLink, SimulatorModel, SimulatorStep,
    SimulatorStepKind, Store, Units, errors, orientation,
)

COMPUTED = ["orientation", "orientation-9d", "host-gravity", "host-linear-acceleration", "gyroscope-bias"]


@pytest.fixture
def sim(velto: Context) -> Simulator:
    return velto.create_simulator(model_name="metamotion-r", script="rest")


@pytest.fixture
def board(velto: Context, sim: Simulator) -> Device:
    return velto.connect(sim.identifier).wait()


def streamed(velto: Context, device: Device, name: str, seconds: float) -> Any:
    """The frames of a signal for a while."""
    with device.signal(name).stream() as stream:
        stream.started.wait()
        velto.advance(seconds)
        return stream.read_array()


def values(rows: Any, names: str = "xyz") -> Any:
    return numpy.stack([rows[name] for name in names], 1)


def ranges(board: Device) -> tuple[float, float]:
    """The ranges with which accelerometer and gyroscope run, or will start."""
    configs = [board.board.sensor_config(sensor) for sensor in (MwSensor.ACCELEROMETER, MwSensor.GYROSCOPE)]
    return configs[0].range_g, configs[1].range_dps


def wakes(sim: Simulator) -> dict[int, int]:
    """The modules that were switched on or off since the last call."""
    return {write.data[0]: write.data[2] for write in sim.writes() if len(write.data) == 3 and write.data[1] == 1}


def turned(sim: Simulator, velto: Context, *, roll: float = 0, heading: float = 0) -> None:
    """Turns the board within a second."""
    steps = [(SimulatorStepKind.TILT, 1), (SimulatorStepKind.HOLD, 60)]
    sim.set_script([SimulatorStep(kind=kind, duration=duration, amplitude_x=roll, amplitude_z=heading) for kind, duration in steps])
    velto.advance(1.5)


def test_boards_list_what_is_computed(velto: Context, board: Device) -> None:
    found = [signal.identifier for signal in board.signals if SignalFlag.COMPUTED in signal.info.flags]
    assert found == COMPUTED
    assert [channel.unit for channel in board.signal("gyroscope-bias").channels(Units.NATIVE)] == ["°/s"] * 4
    rl = velto.connect(velto.create_simulator(model_name="metamotion-rl", script="rest").identifier).wait()
    assert "bosch-orientation" in [signal.identifier for signal in rl.signals]


def test_an_orientation_starts_its_sensors_and_stops_them(velto: Context, sim: Simulator, board: Device) -> None:
    wakes(sim)
    with board.signal("orientation").stream() as stream:
        stream.started.wait()
        assert ranges(board) == (16, 2000) and wakes(sim) == {0x03: 1, 0x13: 1}
        with board.signal("orientation-9d").stream() as other:
            other.started.wait()
            assert wakes(sim) == {0x15: 1}
            velto.advance(0.5)
            assert len(stream.read_array()) > 30 and len(other.read_array()) > 30
            other.stop().wait()
        assert wakes(sim) == {0x15: 0}, "the others go on"
        stream.stop().wait()
    assert wakes(sim) == {0x03: 0, 0x13: 0} and ranges(board) == (2, 500)


def test_a_turn_is_followed(velto: Context, sim: Simulator, board: Device) -> None:
    with board.signal("orientation").stream() as stream, board.signal("host-gravity").stream(units=Units.NATIVE) as gravity:
        stream.started.wait()
        gravity.started.wait()
        velto.advance(3)
        turned(sim, velto, heading=90)
        w, x, y, z = values(stream.read_array(), "wxyz")[-1]
        assert math.degrees(2 * math.atan2(z, w)) == pytest.approx(90, abs=1) and max(abs(x), abs(y)) < 0.02
        assert values(gravity.read_array())[-1] == pytest.approx((0, 0, 1), abs=0.02)
        turned(sim, velto, roll=30, heading=90)
        assert values(gravity.read_array())[-1] == pytest.approx((-0.5, 0, 0.866), abs=0.02)


def test_rest_shows_the_bias_and_no_acceleration(velto: Context, board: Device) -> None:
    with board.signal("gyroscope-bias").stream(units=Units.NATIVE) as bias, board.signal("host-linear-acceleration").stream() as linear:
        bias.started.wait()
        linear.started.wait()
        velto.advance(6)
        rows, forces = bias.read_array(), linear.read_array()
    assert 5 <= len(rows) <= 9 and rows["deviation"][-1] < 0.3 < rows["deviation"][0]
    assert rows["flags"][-1] & FrameFlag.AT_REST and not rows["flags"][0] & FrameFlag.AT_REST
    assert numpy.abs(values(forces)[-100:]).max() < 0.2


def test_frames_have_the_times_of_the_gyroscope(velto: Context, board: Device) -> None:
    with board.signal("angular-velocity").stream() as rates, board.signal("orientation").stream() as stream:
        rates.started.wait()
        stream.started.wait()
        velto.advance(3)
        times, found = rates.read_array()["timestamp_ns"], stream.read_array()
    assert len(found) > 280 and set(found["timestamp_ns"]) <= set(times)
    assert numpy.abs(numpy.linalg.norm(values(found, "wxyz"), axis=1) - 1).max() < 1e-6
    assert (numpy.diff(found["sequence"]) == 1).all()


def test_lost_packets_are_gaps(velto: Context, sim: Simulator, board: Device) -> None:
    sim.link = SimulatorLink(is_ideal=True, packet_loss=0.1)
    with board.signal("orientation").stream() as stream:
        stream.started.wait()
        velto.advance(10)
        assert stream.info.lost_count > 10
        rows = stream.read_array()
    gaps = rows["flags"] & FrameFlag.GAP != 0
    assert gaps.sum() > 10
    assert (numpy.diff(rows["sequence"])[~gaps[1:]] == 1).all() and (numpy.diff(rows["sequence"])[gaps[1:]] > 1).all()


def test_raw_streams_go_on_beside_it_with_their_configuration(velto: Context, board: Device) -> None:
    board.board.set_sensor(MwSensorConfig(rate=50, range_g=4))
    with board.signal("acceleration").stream() as raw:
        raw.started.wait()
        rows = streamed(velto, board, "orientation", 2)
        assert ranges(board)[0] == 4 and len(rows) > 180
        raw.read_array()
        velto.advance(1)
        assert len(raw.read_array()) > 40


def test_fusion_excludes_it(velto: Context, board: Device) -> None:
    with board.signal("quaternion").stream() as fused:
        fused.started.wait()
        refused = board.signal("orientation").stream()
        with pytest.raises(errors.InvalidStateError, match="fusion runs for a stream of quaternion, and excludes gyroscope"):
            refused.started.wait()
        refused.close()
        velto.advance(1)
        assert len(fused.read_array()) > 50
    rows = streamed(velto, board, "orientation", 1)
    assert len(rows) > 80


def test_a_lost_link_ends_it(velto: Context, sim: Simulator, board: Device) -> None:
    with board.signal("orientation").stream() as stream:
        stream.started.wait()
        sim.drop_link()
        velto.advance(0.5)
        assert stream.info.result.name == "DISCONNECTED"


def test_taps_have_an_orientation_in_raw_mode(velto: Context) -> None:
    sim = velto.create_simulator(name="Tap_D1", model=SimulatorModel.TAP_STRAP_2, bonded=True, script="rest")
    tap = velto.connect(sim.identifier).wait()
    assert [signal.identifier for signal in tap.signals][-4:] == [name for name in COMPUTED if name != "orientation-9d"]
    rows = streamed(velto, tap, "host-gravity", 3)
    assert len(rows) > 500 and numpy.linalg.norm(values(rows)[-1]) == pytest.approx(9.8, abs=0.5)
    assert (rows["flags"] & FrameFlag.GAP == 0).all()


def test_caps_have_none(device: Device) -> None:
    with pytest.raises(errors.NotFoundError, match="no signal 'orientation'"):
        device.signal("orientation")


def test_an_orientation_is_recorded(velto: Context, store: Store, sim: Simulator, board: Device) -> None:
    session = store.begin_session("turns")
    for name in ("orientation", "acceleration", "angular-velocity"):
        session.add(board.signal(name))
    for _ in range(8):
        velto.advance(1)
    turned(sim, velto, heading=90)
    session.end()
    track = session.track("orientation")
    rows = track.to_numpy()
    assert len(rows) > 700 and math.degrees(2 * math.atan2(rows["z"][-1], rows["w"][-1])) == pytest.approx(90, abs=1.5)
    found = orientation.filter_tracks(session.track("angular-velocity"), session.track("acceleration"))
    w, z = found.orientation[-1][[0, 3]]
    assert math.degrees(2 * math.atan2(z, w)) == pytest.approx(90, abs=1)
