"""Loggers and the log of simulated boards, of older and of current firmware."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ACCELEROMETER, ENVIRONMENT, GYROSCOPE, R, RL, S, ConnectedBoard
from pumped_context import Failed, PumpedContext
from veltokit import abi

OVERWRITE, STOP = abi.VELTO_MW_LOG_MODE_OVERWRITE, abi.VELTO_MW_LOG_MODE_STOP_WHEN_FULL
RUNNING, RESET = abi.VELTO_MW_LOG_RUNNING, abi.VELTO_MW_LOG_RESET
CREATED, RECOVERED, UNSCALED = abi.VELTO_LOGGER_CREATED, abi.VELTO_LOGGER_RECOVERED, abi.VELTO_LOGGER_UNSCALED


class LoggingBoard(ConnectedBoard):
    """A board whose log a test uses."""

    def signal(self, identifier: bytes = b"acceleration") -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "device_find_signal", self.device, identifier)

    def create(self, identifier: bytes = b"acceleration", key: bytes = b"") -> tuple[abi.velto_logger, int]:
        """Creates a logger; returns it with the result of the operation."""
        definition = abi.velto_mw_logger_def(struct_size=ctypes.sizeof(abi.velto_mw_logger_def), key=key)
        logger, op = abi.velto_logger(), abi.velto_op()
        self.context.mw_create_logger(
            self.device, self.signal(identifier), ctypes.byref(definition), ctypes.byref(logger), ctypes.byref(op))
        return logger, self.outcome(op)

    def logger(self, identifier: bytes = b"acceleration", key: bytes = b"") -> abi.velto_logger:
        logger, result = self.create(identifier, key)
        assert result == abi.VELTO_OK
        return logger

    def logger_info(self, logger: abi.velto_logger) -> abi.velto_logger_info:
        return self.context.answer(abi.velto_logger_info, "logger_get_info", logger)

    @property
    def loggers(self) -> list[abi.velto_logger]:
        return self.listed(abi.velto_logger, "mw_list_loggers")

    @property
    def log(self) -> abi.velto_mw_log_info:
        return self.context.answer(abi.velto_mw_log_info, "mw_get_log_info", self.device)

    def length(self) -> int:
        """The length of the log as the board reports it."""
        op = self.started("mw_request", b"\x0B\x85", 2, None, 0)
        assert self.outcome(op) == abi.VELTO_OK
        return int.from_bytes(self.value_of(op)[2:6], "little")

    def logger_call(self, name: str, logger: abi.velto_logger) -> int:
        return self.outcome(self.context.answer(abi.velto_op, name, logger))

    def disconnect(self) -> None:
        self.context.op_wait(self.started("device_disconnect"))

    def reconnect(self) -> None:
        self.context.connect(self.device)
        self.context.advance(1)

    def message(self, name: str, *arguments) -> tuple[int, str]:
        """Calls a function with an operation; returns its result and its sentence."""
        op = self.started(name, *arguments)
        return self.outcome(op), self.context.text("op_get_error", op)

    @property
    def utc_ns(self) -> int:
        return self.context.answer(ctypes.c_uint64, "context_get_utc_ns", self.context.context, self.context.now_ns)


@pytest.fixture(params=[R, RL, S], ids=["r", "rl", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return LoggingBoard(context, request.param)


# Loggers


def test_a_logger_has_a_handle_before_the_board_has_it(board: LoggingBoard) -> None:
    logger, op = abi.velto_logger(), abi.velto_op()
    board.context.mw_create_logger(board.device, board.signal(), None, ctypes.byref(logger), ctypes.byref(op))
    info = board.logger_info(logger)
    assert (info.flags, info.slot_count, info.channel_count) == (0, 2, 0)
    assert board.outcome(op) == abi.VELTO_OK
    info = board.logger_info(logger)
    assert (info.flags, info.slot_count, info.channel_count, list(info.slots)[:3]) == (CREATED, 2, 3, [0, 1, 0])
    assert (info.range, info.device.bits) == (2, board.device.bits)
    found = board.context.answer(abi.velto_signal, "logger_get_signal", logger)
    assert found.bits == board.signal().bits and board.loggers[0].bits == logger.bits


def test_keys_and_channels(board: LoggingBoard) -> None:
    logger = board.logger(b"angular-velocity[1]", "Gürtel".encode())
    assert board.context.text("logger_get_key", logger) == "Gürtel"
    assert board.context.answer(abi.velto_signal, "logger_get_signal", logger).bits == board.signal(b"angular-velocity[1]").bits
    assert board.logger_info(logger).slot_count == 1
    assert board.create(b"acceleration", "Gürtel".encode())[1] == abi.VELTO_ERROR_INVALID_STATE


def test_slots_are_counted_before_the_board_refuses(board: LoggingBoard) -> None:
    capacity = board.log.slot_capacity
    for _ in range(capacity // 2):
        board.logger()
    board.written()
    logger, result = board.create()
    assert result == abi.VELTO_ERROR_NO_SLOT and board.written() == []
    with pytest.raises(Failed, match="-3, "):
        board.logger_info(logger)
    assert (board.log.slot_count, board.log.logger_count) == (capacity, capacity // 2)
    assert board.logger_call("logger_remove", board.loggers[0]) == abi.VELTO_OK
    assert len(board.loggers) == capacity // 2 - 1 and board.logger() is not None


def test_what_sends_nothing_by_itself_is_not_loggable(board: LoggingBoard) -> None:
    info = board.context.answer(abi.velto_signal_info, "signal_get_info", board.signal(b"temperature[0]"))
    assert not info.flags & abi.VELTO_SIGNAL_LOGGABLE and info.logger_slot_count == 0
    assert board.create(b"temperature[0]")[1] == abi.VELTO_ERROR_UNSUPPORTED
    info = board.context.answer(abi.velto_signal_info, "signal_get_info", board.signal())
    assert info.flags & abi.VELTO_SIGNAL_LOGGABLE and info.logger_slot_count == 2


def test_loggers_of_others_are_recovered_raw_and_scaled_afterwards(board: LoggingBoard) -> None:
    for packet in (b"\x0B\x02\x03\x04\xFF\x60", b"\x0B\x02\x03\x04\xFF\x24", b"\x0B\x02\x09\x03\x05\x60"):
        assert board.call("mw_write_packet", packet, len(packet)) == abi.VELTO_OK
    assert board.loggers == [] and board.call("mw_recover") == abi.VELTO_OK
    acceleration, processor = board.loggers
    assert board.logger_info(acceleration).flags == CREATED | RECOVERED | UNSCALED
    assert board.logger_info(processor).flags == CREATED | RECOVERED | UNSCALED
    with pytest.raises(Failed, match=r"-11, .*processor\?id=5"):
        board.context.answer(abi.velto_signal, "logger_get_signal", processor)
    with pytest.raises(Failed, match="-18, "):
        board.context.logger_set_range(processor, 2.0)
    with pytest.raises(Failed, match="-1, .*the nearest of acceleration is 4"):
        board.context.logger_set_range(acceleration, 5.0)
    board.context.logger_set_range(acceleration, 8.0)
    info = board.logger_info(acceleration)
    assert (info.flags, info.range) == (CREATED | RECOVERED, 8)
    board.context.logger_set_range(acceleration, 8.0)
    with pytest.raises(Failed, match="-32, the range of acceleration is known: its entries were logged with 8"):
        board.context.logger_set_range(acceleration, 16.0)
    assert (board.log.recovered_count, board.log.slot_count) == (2, 3)


def test_a_log_is_called_stopped_once_the_packets_are_written(board: LoggingBoard) -> None:
    board.logger()
    link = board.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
    link.is_ideal = 0
    board.context.sim_set_link(board.sim, ctypes.byref(link))
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    board.context.advance(1)
    board.written()
    op = board.started("mw_stop_logging")
    steps = 0
    while board.log.flags & (RUNNING | abi.VELTO_MW_LOG_UNKNOWN) and steps < 500:
        assert '"stopped":true' not in board.context.text("mw_get_state", board.device).replace(" ", "")
        board.context.advance(0.001)
        steps += 1
    assert 0 < steps < 500 and b"\x0B\x01\x00" in board.written()
    board.context.op_wait(op)
    assert '"stopped":true' in board.context.text("mw_get_state", board.device).replace(" ", "")


def test_loggers_outlive_a_reset_and_are_gone_after_a_factory_reset(board: LoggingBoard) -> None:
    logger = board.logger()
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.advance(3)
    board.reconnect()
    assert board.loggers[0].bits == logger.bits and board.logger_info(logger).flags == CREATED
    board.call("mw_factory_reset")
    assert board.loggers == []
    with pytest.raises(Failed, match="-3, "):
        board.logger_info(logger)


def test_a_board_that_is_to_save_power_later_goes_on_logging(board: LoggingBoard) -> None:
    board.set_sensor(ACCELEROMETER, rate=50, range_g=8)
    board.logger()
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    assert board.call("mw_reset", abi.VELTO_MW_RESET_KIND_POWER_SAVE) == abi.VELTO_OK
    board.context.advance(2)
    assert board.log.flags & RUNNING and board.info.activities & abi.VELTO_MW_ACTIVITY_LOGGING
    assert b"\x0B\x01\x00" not in board.written()
    assert board.call("mw_stop_logging") == abi.VELTO_OK and not board.log.flags & RUNNING


def test_a_logger_is_no_device(board: LoggingBoard) -> None:
    logger = board.logger()
    with pytest.raises(Failed, match="-4, .*logger"):
        board.context.answer(abi.velto_mw_log_info, "mw_get_log_info", abi.velto_device(logger.bits))
    with pytest.raises(Failed, match="-4, "):
        board.logger_info(abi.velto_logger(board.device.bits))


# The log


def test_the_log_goes_on_without_a_link(board: LoggingBoard) -> None:
    board.set_sensor(ACCELEROMETER, rate=50, range_g=8)
    board.logger()
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    assert board.info.state == abi.VELTO_MW_STATE_LOGGING and board.log.flags == RUNNING
    assert board.log.entry_rate == 100 and board.log.started_utc_ns > 0
    before = board.length()
    board.disconnect()
    board.context.advance(60)
    board.reconnect()
    assert board.log.flags == RUNNING and board.info.activities & abi.VELTO_MW_ACTIVITY_LOGGING
    assert 5400 <= board.length() - before <= 6700, "a page may be in memory"
    assert board.call("mw_stop_logging") == abi.VELTO_OK
    assert board.info.state == abi.VELTO_MW_STATE_IDLE and board.log.flags == 0
    board.context.mw_flush_log(board.device, None)
    board.context.advance(0.5)
    after = board.length()
    board.context.advance(10)
    assert board.length() == after


def test_the_log_survives_a_lost_link_and_another_program(board: LoggingBoard) -> None:
    board.logger(key=b"night")
    board.call("mw_start_logging", STOP)
    state = board.context.text("mw_get_state", board.device).encode()
    board.context.sim_drop_link(board.sim)
    board.context.advance(30)
    board.context.device_forget(board.device, None)
    board.context.advance(3)
    board.device = board.context.sim_device(board.sim)
    board.context.connect(board.device)
    board.context.device_disconnect(board.device, None)
    board.context.advance(2)
    board.context.mw_set_state(board.device, state)
    board.reconnect()
    (logger,) = board.loggers
    assert board.context.text("logger_get_key", logger) == "night" and board.logger_info(logger).flags == CREATED
    assert board.log.flags == RUNNING and board.log.mode == STOP
    board.written()
    assert board.writes_of("mw_stop_logging")[:2] == ["0B 01 00", "03 01 00"]


def test_a_reset_is_reported_with_its_time(board: LoggingBoard) -> None:
    board.logger()
    board.call("mw_start_logging", OVERWRITE)
    board.disconnect()
    board.context.advance(600)
    board.reconnect()
    # A reset that the library does not know of.
    board.call("mw_write_packet", b"\xFE\x01", 2)
    before = board.utc_ns
    board.context.advance(600)
    board.reconnect()
    log = board.log
    assert log.flags == RESET and abs(log.interrupted_utc_ns - before) < 3e9
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK and board.log.flags == RUNNING


def test_clear_erases_entries_and_keeps_loggers(board: LoggingBoard) -> None:
    board.logger()
    board.call("mw_start_logging", OVERWRITE)
    board.context.advance(20)
    assert board.length() > 1000
    assert board.call("mw_clear_log") == abi.VELTO_OK
    assert (board.length(), board.log.flags, board.log.entries, len(board.loggers)) == (0, 0, 0, 1)
    board.context.advance(5)
    assert board.length() == 0, "the sensors and the log stand still"


def test_entries_keep_their_range(board: LoggingBoard) -> None:
    board.set_sensor(ACCELEROMETER, rate=100, range_g=4)
    board.logger()
    board.call("mw_start_logging", OVERWRITE)
    board.context.advance(10)
    board.call("mw_stop_logging")
    board.set_sensor(ACCELEROMETER, rate=100, range_g=16)
    result, message = board.message("mw_start_logging", OVERWRITE)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "another range" in message
    board.call("mw_clear_log")
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    assert board.logger_info(board.loggers[0]).range == 16


def test_only_current_firmware_holds_a_page(board: LoggingBoard) -> None:
    modules = board.listed(abi.velto_mw_module, "mw_list_modules")
    revision = next(module.revision for module in modules if module.id == 0x0B)
    expected = abi.VELTO_OK if revision >= 3 else abi.VELTO_UNCHANGED
    board.context.mw_flush_log(board.device, None)
    assert board.context.footnote == expected


def test_marks_are_events_while_the_board_is_connected(context: PumpedContext) -> None:
    # 11136 entries, of which a minute brings 5 %.
    board = LoggingBoard(context, R, firmware_version=b"1.3.6")
    board.set_sensor(ACCELEROMETER, rate=12.5)
    board.logger(b"acceleration[0]")
    board.call("mw_start_logging", STOP)
    context.events()
    percents = []
    for _ in range(16 * 60):
        context.advance(1)
        percents += [event.data.log.percent for event in board.events(abi.VELTO_EVENT_MW_LOG)]
    assert [mark for mark in (50, 80, 95, 100) if any(mark <= percent < mark + 7 for percent in percents)] == [50, 80, 95, 100]
    assert len(percents) == 4 and board.log.flags == abi.VELTO_MW_LOG_FULL


def test_a_sequence_keeps_mode_and_start_alone(context: PumpedContext) -> None:
    board = LoggingBoard(context, RL)
    sequence = context.answer(abi.velto_device, "mw_create_sequence", board.device)
    context.mw_start_logging(sequence, STOP, None)
    context.mw_stop_logging(sequence, None)
    lines = context.text("mw_describe_sequence", sequence).splitlines()
    assert [line.split("  ")[0] for line in lines] == ["0B 0B 00", "0B 01 01", "0B 01 00"]


# Several boards


def test_many_boards_start_together_or_not_at_all(context: PumpedContext) -> None:
    boards = [LoggingBoard(context, model, name=f"B{index}".encode()) for index, model in enumerate((R, RL, S))]
    for board in boards:
        board.logger()
    rows = (abi.velto_device * 3)(*(board.device for board in boards))
    start = lambda: context.answer(abi.velto_op, "context_start_logging", context.context, rows, 3, OVERWRITE)
    assert boards[0].outcome(start()) == abi.VELTO_OK
    assert all(board.log.flags == RUNNING for board in boards)
    for board in boards[:2]:
        board.call("mw_stop_logging")
    op = start()
    assert boards[0].outcome(op) == abi.VELTO_ERROR_INVALID_STATE
    sentence = context.text("op_get_error", op)
    assert "1 of 3 devices failed: B2 (the log runs already" in sentence and "the others were set back" in sentence
    assert [board.log.flags for board in boards] == [0, 0, RUNNING], "the one that ran before runs on"
    assert boards[2].logger_call("logger_remove", boards[2].loggers[0]) == abi.VELTO_ERROR_INVALID_STATE


def test_boards_of_one_name_are_told_apart(context: PumpedContext) -> None:
    boards = [LoggingBoard(context, model, name=b"Twin") for model in (R, RL)]
    rows = (abi.velto_device * 2)(*(board.device for board in boards))
    boards[0].logger()
    op = context.answer(abi.velto_op, "context_start_logging", context.context, rows, 2, OVERWRITE)
    assert boards[0].outcome(op) == abi.VELTO_ERROR_INVALID_STATE
    identifier = context.text("device_get_identifier", boards[1].device)
    assert f"1 of 2 devices failed: Twin {identifier} (the board has no loggers" in context.text("op_get_error", op)


# Estimates


def test_the_estimate_of_a_night(context: PumpedContext) -> None:
    for model, hours in ((R, 1.456), (S, 92.75)):
        board = LoggingBoard(context, model)
        item = abi.velto_mw_log_item(board.signal(), 100)
        estimate = abi.velto_mw_log_estimate(struct_size=ctypes.sizeof(abi.velto_mw_log_estimate))
        context.mw_estimate_log(board.device, ctypes.byref(item), 1, None, ctypes.byref(estimate))
        assert estimate.first_end == abi.VELTO_MW_LOG_END_MEMORY and estimate.entry_rate == 200
        assert estimate.memory / 3600 == pytest.approx(hours, rel=0.01)
        assert estimate.download == pytest.approx(estimate.duration, rel=0.01), "it takes as long as the log did"
        assert (estimate.slot_count, estimate.free_slot_count, estimate.has_cable) == (2, 8, model is S)


def test_a_board_whose_firmware_stores_each_entry_at_once(context: PumpedContext) -> None:
    board = LoggingBoard(context, ENVIRONMENT)
    board.logger(b"switch")
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK and board.log.flags == RUNNING
    for level in (1, 0):
        board.call("mw_write_test_notification", bytes((1, 1, level)), 3)
    assert board.call("mw_stop_logging") == abi.VELTO_OK and board.length() == 2
    board.context.mw_flush_log(board.device, None)
    assert board.context.footnote == abi.VELTO_UNCHANGED
    assert board.call("mw_clear_log") == abi.VELTO_OK and board.length() == 0


# Readings by the board itself


def polled(board: LoggingBoard, identifier: bytes, interval: float) -> tuple[abi.velto_logger, int]:
    definition = abi.velto_mw_logger_def(struct_size=ctypes.sizeof(abi.velto_mw_logger_def), poll_interval=interval)
    logger, op = abi.velto_logger(), abi.velto_op()
    board.context.mw_create_logger(
        board.device, board.signal(identifier), ctypes.byref(definition), ctypes.byref(logger), ctypes.byref(op))
    return logger, board.outcome(op)


def program(board: LoggingBoard) -> list[int]:
    return [item.kind for item in board.listed(abi.velto_mw_program_item, "mw_list_program")]


@pytest.mark.parametrize(("model", "identifier"), [
    (S, b"temperature[0]"), (R, b"battery"), (RL, b"adc[1]"), (ENVIRONMENT, b"relative-humidity"), (S, b"digital[0]"),
])
def test_a_board_reads_a_signal_for_its_log(context, model: bytes, identifier: bytes) -> None:
    board = LoggingBoard(context, model)
    logger, result = polled(board, identifier, 0.5)
    assert result == abi.VELTO_OK
    info = board.logger_info(logger)
    assert info.flags == CREATED | abi.VELTO_LOGGER_POLLED and info.rate == 2
    kinds = [abi.VELTO_MW_PROGRAM_KIND_TIMER, abi.VELTO_MW_PROGRAM_KIND_EVENT]
    assert program(board) == kinds
    board.context.advance(2)
    assert board.length() == 0, "the log does not run"
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
    board.disconnect()
    board.context.advance(20)
    board.reconnect()
    assert board.call("mw_stop_logging") == abi.VELTO_OK
    flush = board.started("mw_flush_log")
    assert flush.bits == 0 or board.outcome(flush) == abi.VELTO_OK
    length = board.length()
    assert 40 <= length <= 50
    board.context.advance(5)
    assert board.length() == length, "its timer has stopped"
    assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
    assert program(board) == [] and board.call("mw_recover") == abi.VELTO_OK and program(board) == []


def test_a_reading_needs_an_interval_that_it_can_have(context) -> None:
    board = LoggingBoard(context, S)
    assert polled(board, b"acceleration", 1)[1] == abi.VELTO_ERROR_UNSUPPORTED
    assert polled(board, b"temperature[0]", 0)[1] == abi.VELTO_ERROR_UNSUPPORTED
    for interval in (1e-4, -1, 1e6):
        with pytest.raises(Failed) as failure:
            polled(board, b"temperature[0]", interval)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert program(board) == []


def test_a_reset_ends_the_readings_of_a_logger(context) -> None:
    board = LoggingBoard(context, S)
    logger, _ = polled(board, b"temperature[0]", 0.5)
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.advance(8)
    result, sentence = board.message("mw_start_logging", OVERWRITE)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "lost the timer that reads temperature[0]" in sentence
    assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
    assert polled(board, b"temperature[0]", 0.5)[1] == abi.VELTO_OK
    assert board.call("mw_start_logging", OVERWRITE) == abi.VELTO_OK
