"""Reports about the log of a board: what runs, what does not, and since when; starts of many boards, and estimates."""

from __future__ import annotations

import ctypes

import pytest

from board_download import FIRST, failure
from board_run import Run
from connected_board import ACCELEROMETER, GYROSCOPE, MODELS, R, RL, S
from pumped_context import PumpedContext, pumped
from test_board_logs import OVERWRITE, RUNNING, STOP, LoggingBoard
from veltokit import abi

UNKNOWN, STALLED = abi.VELTO_MW_LOG_UNKNOWN, abi.VELTO_MW_LOG_STALLED


# What is not known


@pytest.mark.parametrize("model", MODELS.values())
def test_a_log_that_another_program_may_have_started_is_unknown(velto, model: bytes) -> None:
    with pumped(velto) as context:
        board = LoggingBoard(context, model)
        assert board.log.flags == UNKNOWN, "a board that no program has used is not called stopped"
        board.logger()
        board.call("mw_start_logging", OVERWRITE)
        assert board.log.flags == RUNNING
        context.advance(5)
        left = Run(board, model)
    for knows, flags in ((False, UNKNOWN), (True, RUNNING)):
        with pumped(velto) as context:
            board = left.next(context, knows)
            assert board.log.flags == flags
            assert board.call("mw_stop_logging") == abi.VELTO_OK and board.log.flags == 0
            stopped = Run(board, model)
    with pumped(velto) as context:
        assert stopped.next(context).log.flags == 0, "the next run knows it"


def test_a_reset_shows_that_a_log_is_stopped(context: PumpedContext) -> None:
    board = LoggingBoard(context, S)
    assert board.log.flags == UNKNOWN
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    context.advance(3)
    board.reconnect()
    assert board.log.flags == 0


# What stores nothing, and what is nearly full


@pytest.mark.parametrize(("model", "firmware", "held"), [(R, FIRST, 0), (R, None, 512 / 50), (S, None, 512 / 50)])
def test_a_log_that_stores_nothing_is_reported_after_three_periods(
    context: PumpedContext, model: bytes, firmware: bytes | None, held: float
) -> None:
    """Its loggers are removed behind the library's back; of a page in memory, a board reports nothing until it is full."""
    board = LoggingBoard(context, model, firmware_version=firmware)
    board.set_sensor(ACCELEROMETER, rate=25)
    board.logger()
    for number in range(2):
        removal = bytes([0x0B, 0x03, number])
        board.call("mw_write_packet", removal, len(removal))
    context.log_lines(abi.VELTO_LOG_CLASS_WARNING)
    board.call("mw_start_logging", OVERWRITE)
    assert board.log.flags == RUNNING
    begin = context.now_ns
    while not board.log.flags & STALLED and context.now_ns - begin < 20e9:
        context.advance(0.01)
    assert 3 / 25 < (context.now_ns - begin) * 1e-9 - held < 3 / 25 + 1.5
    assert board.log.flags == RUNNING | STALLED
    assert any("stored nothing" in line for line in context.log_lines(abi.VELTO_LOG_CLASS_WARNING))


def write(board: LoggingBoard, packet: str) -> None:
    raw = bytes.fromhex(packet)
    board.call("mw_write_packet", raw, len(raw))


SHARED = [
    ((b"acceleration", b"angular-velocity"), "13 01 00", "acceleration or angular-velocity"),
    ((b"acceleration", b"angular-velocity"), "03 01 00", "acceleration or angular-velocity"),
    ((b"acceleration", b"angular-velocity[2]", b"switch"), "13 01 00", "angular-velocity[2]"),
    ((b"acceleration", b"angular-velocity", b"switch"), "", ""),
]
"""The loggers, the packet that stops a sensor behind the library's back, and the names in the warning: those of one share."""


@pytest.mark.parametrize(("model", "firmware"), [(R, FIRST), (R, None), (S, None)])
@pytest.mark.parametrize(("signals", "packet", "silent"), SHARED)
def test_a_logger_that_stores_nothing_among_others_is_reported(
    context: PumpedContext, model: bytes, firmware: bytes | None, signals: tuple[bytes, ...], packet: str, silent: str
) -> None:
    board = LoggingBoard(context, model, firmware_version=firmware)
    for sensor in (ACCELEROMETER, GYROSCOPE):
        board.set_sensor(sensor, rate=25)
    for signal in signals:
        board.logger(signal)
    context.log_lines(abi.VELTO_LOG_CLASS_WARNING)
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    if packet:
        write(board, packet)
    context.advance(150)
    assert board.log.flags == RUNNING | (STALLED if silent else 0)
    lines = [line for line in context.log_lines(abi.VELTO_LOG_CLASS_WARNING) if "should store" in line]
    assert [f"nothing comes from {silent}; stop it" in line for line in lines] == ([True] if silent else []), lines
    board.call("mw_stop_logging")
    assert board.log.flags == 0


def test_a_logger_that_falls_silent_later_is_reported_within_two_minutes(context: PumpedContext) -> None:
    board = LoggingBoard(context, S)
    for sensor in (ACCELEROMETER, GYROSCOPE):
        board.set_sensor(sensor, rate=25)
    board.logger()
    board.logger(b"angular-velocity")
    board.call("mw_start_logging", OVERWRITE)
    context.advance(600)
    assert board.log.flags == RUNNING
    write(board, "13 01 00")
    context.advance(125)
    assert board.log.flags == RUNNING | STALLED


def test_a_mark_that_was_passed_without_a_link_is_an_event_of_the_connect(context: PumpedContext) -> None:
    board = LoggingBoard(context, R, firmware_version=FIRST)
    board.set_sensor(ACCELEROMETER, rate=50)
    board.logger()
    board.call("mw_start_logging", STOP)
    for minutes, mark in ((60, 50), (30, 80)):
        board.disconnect()
        context.events()
        context.advance(minutes)
        board.reconnect()
        event, = board.events(abi.VELTO_EVENT_MW_LOG)
        assert mark <= event.data.log.percent < mark + 15, event.data.log.percent


# Many boards


def test_twenty_boards_start_in_one_call(context: PumpedContext) -> None:
    boards = [LoggingBoard(context, (R, RL, S)[number % 3], name=f"B{number}".encode()) for number in range(20)]
    for number, board in enumerate(boards):
        if number not in (7, 13):
            board.logger()
    rows = (abi.velto_device * len(boards))(*(board.device for board in boards))
    start = lambda: context.answer(abi.velto_op, "context_start_logging", context.context, rows, len(boards), OVERWRITE)
    op = start()
    assert boards[0].outcome(op) == abi.VELTO_ERROR_INVALID_STATE
    sentence = context.text("op_get_error", op)
    assert "2 of 20 devices failed" in sentence and "B7 (" in sentence and "B13 (" in sentence
    assert [board.log.flags & RUNNING for board in boards] == [0] * 20
    for number in (7, 13):
        boards[number].logger()
    assert boards[0].outcome(start()) == abi.VELTO_OK
    assert [board.log.flags for board in boards] == [RUNNING] * 20


def test_a_board_that_could_not_be_set_back_is_named(context: PumpedContext) -> None:
    boards = [LoggingBoard(context, S, name=f"B{number}".encode()) for number in range(3)]
    for board in boards[:2]:
        board.logger()
    rows = (abi.velto_device * 3)(*(board.device for board in boards))
    op = context.answer(abi.velto_op, "context_start_logging", context.context, rows, 3, OVERWRITE)
    for _ in range(200):
        context.advance(0.01)
        if boards[1].log.flags & RUNNING:
            break
    context.sim_drop_link(boards[1].sim)
    assert boards[0].outcome(op) < 0
    sentence = context.text("op_get_error", op)
    assert "B2 (" in sentence and "B1" in sentence, sentence


# Estimates


def estimate(board: LoggingBoard, name: bytes, rate: float = 0) -> abi.velto_mw_log_estimate:
    item = abi.velto_mw_log_item(signal=board.signal(name), rate=rate)
    return board.context.answer(
        abi.velto_mw_log_estimate, "mw_estimate_log", board.device, ctypes.byref(item), 1, None)


def test_a_reading_is_estimated_by_its_period(context: PumpedContext) -> None:
    board = LoggingBoard(context, S)
    night = estimate(board, b"temperature[0]", 1 / 60)
    assert abs(night.entry_rate - 1 / 60) < 1e-9 and night.memory > 1e9 and night.slot_count == 1
    result, sentence = failure(lambda: estimate(board, b"temperature[0]"))
    assert result == abi.VELTO_ERROR_UNSUPPORTED and "poll interval" in sentence


def test_a_timer_is_no_signal_to_estimate(context: PumpedContext) -> None:
    board = LoggingBoard(context, S)
    timer, op = abi.velto_timer(), abi.velto_op()
    context.mw_create_timer(board.device, 60.0, abi.VELTO_REPEAT_FOREVER, 0, ctypes.byref(timer), ctypes.byref(op))
    assert board.outcome(op) == abi.VELTO_OK
    signal = context.answer(abi.velto_signal, "timer_get_signal", timer)
    item = abi.velto_mw_log_item(signal=signal, rate=1)
    result, sentence = failure(
        lambda: context.answer(abi.velto_mw_log_estimate, "mw_estimate_log", board.device, ctypes.byref(item), 1, None))
    assert result == abi.VELTO_ERROR_UNSUPPORTED and "1 / period" in sentence


def test_both_ends_are_told_and_the_hours_by_radio(context: PumpedContext) -> None:
    board = LoggingBoard(context, S)
    night = estimate(board, b"acceleration", 100)
    assert night.first_end == abi.VELTO_MW_LOG_END_MEMORY and night.has_cable
    assert abs(night.memory / 86_400 / 3.9 - 1) < 0.05 and night.battery > night.memory == night.duration
    assert abs(night.full_download / 86_400 / 3.9 - 1) < 0.05 and abs(night.download - night.full_download) < 10
    slow = estimate(board, b"acceleration", 12.5)
    assert slow.first_end == abi.VELTO_MW_LOG_END_BATTERY and slow.duration == slow.battery < slow.memory
