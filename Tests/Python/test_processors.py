"""Processors of boards in Python."""

from __future__ import annotations

import pytest

import veltokit
from test_loggers import connected
from veltokit import MwProcessorFunction, MwProcessorMode, MwProcessorType, MwSensorConfig, ProcessorFlag, Units
from veltokit.errors import HasDependentsError, InvalidArgumentError, NotFoundError, StaleHandleError


@pytest.fixture
def device(velto: veltokit.Context) -> veltokit.Device:
    device = connected(velto, "metamotion-s")
    device.board.set_sensor(MwSensorConfig(rate=50, range_g=2))
    return device


def test_a_chain_streams_its_mean(velto: veltokit.Context, device: veltokit.Device) -> None:
    board = device.board
    length, _ = board.create_processor(device.signal("acceleration"), MwProcessorType.RSS)
    mean, created = board.create_processor(length, MwProcessorType.LOW_PASS, count=16)
    assert mean.info.slot is None and mean.output.channels(Units.NATIVE)[0].unit == "g"
    created.wait()
    assert (mean.info.slot, mean.info.type, mean.info.rate) == (1, MwProcessorType.LOW_PASS, 50)
    assert mean.info.flags == ProcessorFlag.CREATED and mean.info.device == device
    assert mean.output.identifier == "acceleration:rss?id=0:low-pass?id=1"
    with mean.output.stream() as stream:
        velto.advance(2)
        values = [sample.values[0] for sample in stream.read()]
    assert len(values) > 80 and values[-1] == pytest.approx(9.8, abs=0.5)
    assert board.processors == [length, mean]
    with pytest.raises(HasDependentsError, match="low-pass"):
        length.remove().wait()
    length.remove(cascade=True).wait()
    assert board.processors == []
    with pytest.raises(StaleHandleError):
        mean.info


def test_states_and_changes(velto: veltokit.Context, device: veltokit.Device) -> None:
    board = device.board
    gate, _ = board.create_processor(
        device.signal("acceleration[2]"), MwProcessorType.PASSTHROUGH, mode=MwProcessorMode.COUNT, count=4)
    gate.write_state(9).wait()
    assert gate.info.flags == ProcessorFlag.CREATED | ProcessorFlag.STATEFUL
    assert gate.state.read().wait().values == (9,)
    mean, _ = board.create_processor(device.signal("acceleration"), MwProcessorType.HIGH_PASS, count=4)
    mean.write_config(count=8).wait()
    mean.reset().wait()
    with pytest.raises(NotFoundError):
        mean.state
    zone, _ = board.create_processor(
        device.signal("acceleration[0]"), MwProcessorType.COMPARISON, function=MwProcessorFunction.LESS,
        mode=MwProcessorMode.ZONE, references=[-0.5, 0, 0.5])
    with zone.output.stream() as stream:
        velto.advance(1)
        assert {sample.values for sample in stream.read()} <= {(1,), (2,)}
    with pytest.raises(ValueError, match="at most 12"):
        board.create_processor(device.signal("switch"), MwProcessorType.COMPARISON, references=[0] * 13)


def test_estimates_and_fusers(device: veltokit.Device) -> None:
    board = device.board
    estimate = board.estimate_processor(device.signal("acceleration"), MwProcessorType.TIME, period=1)
    assert (estimate.rate, estimate.free_slot_count, estimate.lost_share) == (1, 27, 0)
    with pytest.raises(InvalidArgumentError, match="compute on the host"):
        board.estimate_processor(device.signal("quaternion"), MwProcessorType.RSS)
    held, _ = board.create_processor(device.signal("angular-velocity"), MwProcessorType.BUFFER)
    fused, created = board.create_fuser(device.signal("acceleration"), [held])
    created.wait()
    assert [channel.unit for channel in fused.output.channels()] == ["m/s²"] * 3 + ["rad/s"] * 3
    assert board.processors == [held, fused]
