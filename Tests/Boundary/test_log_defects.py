"""Defects of the maker's libraries in logs, and the regressions of their trackers, do not occur.

Source: MetaWear system protocol, 14.4 and 14.5.
"""

from __future__ import annotations

import ctypes

import pytest

from board_download import FIRST, GENERATIONS, RAW, Download, is_part, log, paged_board
from connected_board import ACCELEROMETER, ENVIRONMENT, GYROSCOPE, MODELS, R, S
from pumped_context import PumpedContext
from stream_reader import StreamReader
from test_board_logs import LoggingBoard, polled
from veltokit import abi

OVERWRITE = abi.VELTO_MW_LOG_MODE_OVERWRITE
TICK_NS = 48 / 32_768 * 1e9
DATA_OFF = [bytes([0x0B, register, 0]) for register in (0x07, 0x08)]


@pytest.fixture(params=GENERATIONS, ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return paged_board(context, *request.param)


@pytest.mark.parametrize("model", [*MODELS.values(), ENVIRONMENT])
def test_each_loggable_signal_and_channel_has_a_logger(context: PumpedContext, model: bytes) -> None:
    board = LoggingBoard(context, model)
    count = 0
    for signal in board.listed(abi.velto_signal, "device_list_signals"):
        info = context.answer(abi.velto_signal_info, "signal_get_info", signal)
        if not info.flags & abi.VELTO_SIGNAL_LOGGABLE:
            continue
        name = context.text("signal_get_identifier", signal).encode()
        channels = range(info.channel_count) if info.channel_count > 1 and b"[" not in name else []
        for wanted, slots in [(name, info.logger_slot_count), *((b"%s[%d]" % (name, channel), 1) for channel in channels)]:
            logger, result = board.create(wanted)
            assert (result, board.logger_info(logger).slot_count) == (abi.VELTO_OK, slots), wanted
            assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
            count += 1
    assert count > (3 if model == ENVIRONMENT else 20)


def test_two_thermometers_are_logged_together(context: PumpedContext) -> None:
    """Swift: one key for every channel."""
    board = LoggingBoard(context, S)
    for channel, degrees in ((0, 20), (1, 30)):
        step = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_TEMPERATURE, value=channel, amplitude_x=degrees)
        context.sim_inject_step(board.sim, ctypes.byref(step))
    loggers = [polled(board, b"temperature[%d]" % channel, 0.5) for channel in range(2)]
    assert [result for _, result in loggers] == [abi.VELTO_OK] * 2
    board.call("mw_start_logging", OVERWRITE)
    context.advance(10)
    board.call("mw_stop_logging")
    download = Download(context, board.device)
    streams = [download.stream(logger) for logger, _ in loggers]
    download.run()
    for stream, degrees in zip(streams, (20, 30)):
        assert len(stream.rows) >= 18 and all(abs(value - degrees) < 1 for value, in stream.rows[1:])


def test_the_download_brings_every_sensor(board: LoggingBoard) -> None:
    """Swift: the download of the second sensor is empty, since the first one has drained the log."""
    board.set_sensor(GYROSCOPE, rate=100)
    loggers = [board.logger(name) for name in (b"acceleration", b"angular-velocity")]
    log(board, 5)
    download = Download(board.context, board.device)
    streams = [download.stream(logger) for logger in loggers]
    download.run()
    counts = [len(stream.rows) for stream in streams]
    assert min(counts) > 450 and max(counts) - min(counts) < 20


def test_samples_of_one_tick_are_all_there(context: PumpedContext) -> None:
    """Swift: samples with the tick of the one before are lost above 683 Hz."""
    board = LoggingBoard(context, S, seed=7, script="walk")
    board.set_sensor(ACCELEROMETER, rate=800)
    logger = board.logger()
    measured = log(board, 3, RAW)
    download = Download(context, board.device)
    stream = download.stream(logger, RAW)
    download.run()
    assert len(measured) > 2300 and is_part(measured, stream.rows)
    ticks = [info.tick for info in stream.infos]
    assert len(set(ticks)) < len(ticks) - 100 and download.info.unpaired_count == download.info.irregular_count == 0


def test_entries_that_arrive_together_have_times_of_their_own(board: LoggingBoard) -> None:
    """A notification carries two entries: each is dated by its tick, and not by its arrival."""
    board.set_sensor(ACCELEROMETER, rate=25)
    logger = board.logger(b"acceleration[0]")
    log(board, 8)
    board.logger_call("logger_remove", logger)
    download = Download(board.context, board.device)
    raw = download.stream()
    download.run()
    pairs = list(zip(raw.infos, raw.infos[1:]))
    assert len(pairs) > 180
    for before, after in pairs:
        assert abs(after.timestamp_ns - before.timestamp_ns - (after.tick - before.tick) * TICK_NS) < 1e6
        assert after.timestamp_ns - before.timestamp_ns > 30e6


def test_the_end_of_a_log_leaves_streams_of_its_sensors(context: PumpedContext) -> None:
    """Swift: to stop one logger of fusion stops fusion."""
    board = LoggingBoard(context, S)
    board.logger(b"quaternion")
    board.call("mw_start_logging", OVERWRITE)
    reader = StreamReader(context, board.device, "linear-acceleration")
    context.op_wait(reader.start)
    context.advance(1)
    assert board.call("mw_stop_logging") == abi.VELTO_OK
    reader.read(1 << 12)
    context.advance(2)
    assert len(reader.read(1 << 12)[0]) > 100


def test_single_axes_are_recovered_as_such(context: PumpedContext) -> None:
    """Swift: recovery compares the register alone."""
    board = LoggingBoard(context, R)
    for trigger in (0x20, 0x22, 0x24):
        packet = bytes([0x0B, 0x02, 0x03, 0x04, 0xFF, trigger])
        board.call("mw_write_packet", packet, len(packet))
    begin = context.now_ns
    assert board.call("mw_recover") == abi.VELTO_OK
    assert context.now_ns - begin < 3e9, "an empty slot is no stall"
    info = [board.logger_info(logger) for logger in board.loggers]
    assert [logger.slot_count for logger in info] == [1, 1, 1] and [logger.channel_count for logger in info] == [1, 1, 1]
    signals = [context.answer(abi.velto_signal, "logger_get_signal", logger).bits for logger in board.loggers]
    assert signals == [board.signal(b"acceleration[%d]" % axis).bits for axis in range(3)]


def test_a_later_logger_does_not_report_an_earlier_one(board: LoggingBoard) -> None:
    """C++: identifiers are kept by the address of an object that is gone."""
    logger = board.logger(b"acceleration", b"first")
    assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
    later = board.logger(b"angular-velocity")
    assert list(board.logger_info(later).slots)[:2] == [0, 1] and board.context.text("logger_get_key", later) == ""
    signal = board.context.answer(abi.velto_signal, "logger_get_signal", later)
    assert signal.bits == board.signal(b"angular-velocity").bits


def test_a_start_that_failed_can_be_repeated(board: LoggingBoard) -> None:
    """Swift: a failed start leaves the board as one that streams."""
    reader = StreamReader(board.context, board.device, "acceleration")
    board.context.op_wait(reader.start)
    board.logger()
    board.set_sensor(ACCELEROMETER, rate=25)
    result, sentence = board.message("mw_start_logging", OVERWRITE)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "acceler" in sentence and not board.log.flags & abi.VELTO_MW_LOG_RUNNING
    board.context.op_wait(reader.stop())
    assert board.info.activities == 0
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK


def test_a_lost_link_does_not_make_the_board_idle(board: LoggingBoard) -> None:
    """Swift: the clean-up of a download whose link was lost sets an idle state, without a link."""
    board.logger()
    log(board, 10)
    download = Download(board.context, board.device)
    download.wait_for_page()
    board.context.sim_drop_link(board.sim)
    board.context.advance(0.1)
    assert download.info.state == abi.VELTO_DOWNLOAD_STATE_WAITING
    assert board.context.info(board.device).link_state != abi.VELTO_LINK_STATE_READY
    board.context.advance(5)
    assert board.info.activities == abi.VELTO_MW_ACTIVITY_DOWNLOADING


def test_notifications_end_with_a_download_that_fails(board: LoggingBoard) -> None:
    """The ends of pages stay: a board that reads without them erases its log."""
    board.logger()
    log(board, 10)
    download = Download(board.context, board.device)
    download.wait_for_page()
    board.written()
    board.context.op_cancel(download.op)
    board.context.advance(0.5)
    assert [packet for packet in board.written() if packet[2:] == b"\0"] == DATA_OFF


def test_a_key_is_given_once(context: PumpedContext) -> None:
    board = LoggingBoard(context, R, firmware_version=FIRST)
    board.logger(b"acceleration", b"wrist")
    assert board.create(b"angular-velocity", b"wrist")[1] == abi.VELTO_ERROR_INVALID_STATE
    assert len(board.loggers) == 1 and board.log.slot_count == 2
