"""The log of boards in Python."""

from __future__ import annotations

import pytest

import veltokit
from veltokit import LoggerFlag, MwLogEnd, MwLogFlag, MwLogMode, MwSensorConfig
from veltokit.errors import InvalidStateError, NoSlotError, NotFoundError, StaleHandleError, UnsupportedError


@pytest.fixture
def device(velto: veltokit.Context) -> veltokit.Device:
    return connected(velto, "metamotion-s")


def connected(velto: veltokit.Context, model: str) -> veltokit.Device:
    sim = velto.create_simulator(model_name=model, script="rest")
    device = velto.connect(sim.identifier).wait()
    velto.advance(0.5)
    return device


def test_a_night_is_logged(velto: veltokit.Context, device: veltokit.Device) -> None:
    board = device.board
    board.set_sensor(MwSensorConfig(rate=50, range_g=8))
    logger, created = board.create_logger(device.signal("acceleration"), key="wrist")
    assert (logger.key, logger.info.flags, logger.info.slot_count) == ("wrist", LoggerFlag(0), 2)
    created.wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    assert (logger.info.flags, logger.info.range, logger.info.rate) == (LoggerFlag.CREATED, 8, 50)
    assert logger.info.device == device and logger.signal == device.signal("acceleration")
    device.disconnect().wait()
    velto.advance(600)
    device.connect().wait()
    velto.advance(1)
    info = board.log_info
    assert (info.flags, info.mode, info.logger_count) == (MwLogFlag.RUNNING, MwLogMode.STOP_WHEN_FULL, 1)
    assert info.entries is not None and 59_000 < info.entries < 61_000 and info.fill is not None and info.fill < 0.01
    board.stop_logging().wait()
    flushed = board.flush_log()
    assert flushed is not None
    flushed.wait()
    board.clear_log().wait()
    assert board.log_info.entries == 0 and board.loggers == [logger]
    logger.remove().wait()
    assert board.loggers == []
    with pytest.raises(StaleHandleError):
        logger.info


def test_slots_are_counted(velto: veltokit.Context) -> None:
    device = connected(velto, "metamotion-r")
    for _ in range(device.board.log_info.slot_capacity // 2):
        device.board.create_logger(device.signal("acceleration"))[1].wait()
    with pytest.raises(NoSlotError, match="remove one first"):
        device.board.create_logger(device.signal("acceleration"))[1].wait()
    with pytest.raises(UnsupportedError):
        device.board.estimate_log([device.signal("battery")])


def test_loggers_are_recovered(device: veltokit.Device) -> None:
    board = device.board
    for packet in ("0B 02 13 04 FF 22", "0B 02 09 03 07 60"):
        board.write_packet(bytes.fromhex(packet)).wait()
    axis, processor = board.recover().wait()
    assert axis.info.flags == LoggerFlag.CREATED | LoggerFlag.RECOVERED | LoggerFlag.UNSCALED
    assert axis.signal.identifier == "angular-velocity[1]"
    axis.set_range(500)
    assert not axis.info.flags & LoggerFlag.UNSCALED and axis.info.range == 500
    with pytest.raises(NotFoundError, match="processor"):
        processor.signal


def test_boards_start_together(velto: veltokit.Context, device: veltokit.Device) -> None:
    other = connected(velto, "metamotion-rl")
    device.board.create_logger(device.signal("switch"))
    with pytest.raises(InvalidStateError, match="the board has no loggers"):
        velto.start_logging([device, other]).wait()
    assert device.board.log_info.flags == 0
    other.board.create_logger(other.signal("switch"))
    velto.start_logging([device, other]).wait()
    assert device.board.log_info.flags == other.board.log_info.flags == MwLogFlag.RUNNING


def test_a_night_is_estimated(device: veltokit.Device) -> None:
    night = device.board.estimate_log({device.signal("acceleration"): 100})
    assert night.first_end == MwLogEnd.MEMORY and night.slot_count == 2 and night.has_cable
    assert night.memory is not None and night.memory / 3600 == pytest.approx(92.75, rel=0.01)
    nine = [device.signal(name) for name in ("acceleration", "angular-velocity", "magnetic-field")]
    assert device.board.estimate_log(nine, charge=0.01).first_end == MwLogEnd.BATTERY
    idle = device.board.estimate_log()
    assert (idle.duration, idle.slot_count, idle.free_slot_count) == (None, 0, 8)


def test_a_temperature_is_read_for_the_log(velto: veltokit.Context, device: veltokit.Device) -> None:
    board, signal = device.board, device.signal("temperature[0]")
    logger, created = board.create_logger(signal, key="warmth", poll_interval=0.5)
    created.wait()
    assert LoggerFlag.POLLED in logger.info.flags and logger.info.rate == 2
    (now,) = signal.read().wait().values
    assert board.estimate_log({signal: 2}).entry_rate == 2
    board.start_logging().wait()
    velto.advance(60)
    board.stop_logging().wait()
    values = []
    with board.download() as download:
        for page in download:
            values += [sample.values[0] for sample in page[logger]]
            download.acknowledge()
    assert 118 <= len(values) <= 122 and values == pytest.approx([now] * len(values), abs=0.5)
    logger.remove().wait()
    assert board.program == []
