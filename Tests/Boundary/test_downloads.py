"""Downloads through the C functions, from simulated boards of both firmware generations: samples, pages and refusals."""

from __future__ import annotations

import pytest

from board_download import (
    CONFIRMATION, GENERATIONS, RAW, UNSCALED, UTC, Download, axes, failure, is_part, log, paged_board,
)
from connected_board import S
from pumped_context import PumpedContext
from stream_reader import StreamReader, find_signal
from test_board_logs import LoggingBoard
from veltokit import abi



@pytest.fixture(params=GENERATIONS, ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return paged_board(context, *request.param)


# Samples


def test_the_log_has_what_the_sensor_measured(board: LoggingBoard) -> None:
    logger = board.logger()
    measured = log(board, 30)
    begin = board.utc_ns
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    download.run()
    assert (download.result, download.error) == (abi.VELTO_OK, "")
    assert len(measured) > 2900 and is_part(measured, stream.rows)
    assert {info.flags for info in stream.infos} == {UTC}
    # At 100 Hz, and the newest at the end of the log.
    times = [info.timestamp_ns for info in stream.infos]
    assert all(8e6 < after - before < 12e6 for before, after in zip(times, times[1:]))
    assert 0.9e9 < begin - times[-1] < 1.3e9
    assert stream.info.signal.bits == board.signal().bits and stream.info.received_count == len(stream.rows)
    info = download.info
    assert (info.state, info.entry_count, info.sample_count) == (
        abi.VELTO_DOWNLOAD_STATE_ENDED, 2 * len(stream.rows), len(stream.rows))
    assert (info.repeated_count, info.unpaired_count, info.unknown_count, info.missing_count) == (0, 0, 0, 0)
    assert board.length() == 0


@pytest.mark.parametrize("units", [abi.VELTO_UNITS_SI, RAW])
def test_units(board: LoggingBoard, units: int) -> None:
    logger = board.logger()
    measured = log(board, 3, units)
    download = Download(board.context, board.device)
    stream = download.stream(logger, units)
    download.run()
    assert is_part(measured, stream.rows)


def test_entries_of_unknown_loggers_come_raw(board: LoggingBoard) -> None:
    logger = board.logger()
    measured = log(board, 10, RAW)
    assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
    download = Download(board.context, board.device)
    raw = download.stream()
    download.run()
    assert is_part(measured, axes(raw.rows))
    assert raw.info.value_type == abi.VELTO_VALUE_TYPE_U32 and raw.info.signal.bits == 0
    assert {info.flags for info in raw.infos} == {UTC | UNSCALED}
    assert download.info.unknown_count == len(raw.rows) == download.info.entry_count


def test_an_empty_log_has_no_page(board: LoggingBoard) -> None:
    download = Download(board.context, board.device)
    download.run()
    assert (download.result, download.page, download.info.page_count) == (abi.VELTO_OK, None, 0)


# Pages


def test_a_page_is_confirmed_only_when_it_is_acknowledged(board: LoggingBoard) -> None:
    logger, other = board.logger(), board.logger(b"angular-velocity[0]")
    log(board, 10)
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    download.wait_for_page()
    length = board.length()
    assert download.page.unread_count == download.page.sample_count > 0 and download.page.is_last == 0
    ready, = board.events(abi.VELTO_EVENT_PAGE_READY)
    assert (ready.data.page.download.bits, ready.data.page.is_last) == (download.download.bits, 0)
    result, sentence = failure(download.acknowledge)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "samples of acceleration, " in sentence
    # A logger without a stream counts as unread, and is named.
    stream.read()
    for call in (download.acknowledge, download.take_bookmark):
        result, sentence = failure(call)
        assert result == abi.VELTO_ERROR_INVALID_STATE and "angular-velocity[0]" in sentence and "acceleration" not in sentence
    board.context.advance(30)
    assert CONFIRMATION not in board.written() and board.length() == length
    download.stream(other).read()
    download.take_bookmark()
    download.acknowledge()
    board.context.advance(0.05)
    assert CONFIRMATION in board.written() and board.length() < length
    assert failure(download.acknowledge)[0] == abi.VELTO_ERROR_INVALID_STATE


def test_unread_samples_are_given_up_and_counted(board: LoggingBoard) -> None:
    logger = board.logger()
    board.logger(b"angular-velocity[0]")
    log(board, 10)
    download = Download(board.context, board.device, flags=abi.VELTO_DOWNLOAD_DISCARD_UNREAD)
    stream = download.stream(logger)
    download.run()
    info = download.info
    assert download.result == abi.VELTO_OK and len(stream.rows) > 900
    assert board.log.entries == board.length() == 0 and board.log.reset_count == 0
    assert info.discarded_count == info.sample_count - len(stream.rows) > 900


def test_reading_acknowledges_if_the_program_wants_that(board: LoggingBoard) -> None:
    logger = board.logger()
    measured = log(board, 10)
    download = Download(board.context, board.device, flags=abi.VELTO_DOWNLOAD_AUTO_ACKNOWLEDGE)
    stream = download.stream(logger)
    for _ in range(2000):
        stream.read()
        board.context.advance(0.05)
    assert download.result == abi.VELTO_OK and is_part(measured, stream.rows) and board.length() == 0


def test_a_logger_has_one_stream(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 1)
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    assert failure(lambda: download.stream(logger))[0] == abi.VELTO_ERROR_INVALID_STATE
    stream.destroy()
    download.streams.clear()
    download.stream(logger)
    later = board.logger(b"angular-velocity[0]")
    assert failure(lambda: download.stream(later))[0] == abi.VELTO_ERROR_NOT_FOUND
    download.run()
    assert download.result == abi.VELTO_OK


# Refusals


def test_a_bookmark_of_a_log_that_was_cleared_is_refused(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 20)
    download = Download(board.context, board.device)
    download.stream(logger)
    download.wait_for_page()
    download.store()
    download.destroy()
    assert board.call("mw_clear_log") == abi.VELTO_OK and board.logger_call("logger_remove", logger) == abi.VELTO_OK
    board.logger(b"angular-velocity")
    log(board, 30)
    result, sentence = failure(lambda: Download(board.context, board.device, download.bookmark))
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "angular-velocity has taken a logger of acceleration" in sentence


def test_bookmarks_of_others_are_refused(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 10)
    download = Download(board.context, board.device)
    download.stream(logger)
    download.wait_for_page()
    download.store()
    mark = download.bookmark
    download.destroy()
    board.context.advance(0.1)
    for damaged in (mark[:-1], mark[:9] + b"\xff" + mark[10:], b"nonsense"):
        assert failure(lambda: Download(board.context, board.device, damaged))[0] == abi.VELTO_ERROR_FORMAT
    other = LoggingBoard(board.context, S, seed=99)
    result, sentence = failure(lambda: Download(board.context, other.device, mark))
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "use the bookmark of this board" in sentence
    # Meanwhile somebody has read more than the bookmark knows.
    assert board.call("mw_clear_log") == abi.VELTO_OK
    late = Download(board.context, board.device, mark)
    late.wait_for_page()
    assert late.result == abi.VELTO_ERROR_INVALID_STATE and "older than the log" in late.error


def test_a_log_that_others_have_read_since_is_not_taken_for_the_rest(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 20)
    first = Download(board.context, board.device)
    first.stream(logger)
    first.wait_for_page()
    first.store()
    mark = first.bookmark
    first.acknowledge()
    first.run()
    first.destroy()
    measured = log(board, 30)
    late = Download(board.context, board.device, mark)
    late.wait_for_page()
    assert late.result == abi.VELTO_ERROR_INVALID_STATE and "older than the log" in late.error
    late.destroy()
    rest = Download(board.context, board.device)
    stream = rest.stream(logger)
    rest.run()
    assert rest.result == abi.VELTO_OK and is_part(measured, stream.rows)


def test_what_was_logged_after_a_bookmark_follows_the_rest(board: LoggingBoard) -> None:
    logger = board.logger()
    first_night = log(board, 20)
    first = Download(board.context, board.device)
    stream = first.stream(logger)
    first.wait_for_page()
    first.store()
    first.acknowledge()
    first.destroy()
    board.context.advance(0)
    second_night = log(board, 10)
    late = Download(board.context, board.device, first.bookmark)
    rest = late.stream(logger)
    late.run()
    rows = stream.rows + rest.rows
    assert late.result == abi.VELTO_OK and is_part(first_night, rows) and is_part(second_night, rows)


def test_a_board_that_streams_or_logs_is_not_read(board: LoggingBoard) -> None:
    board.logger()
    reader = StreamReader(board.context, board.device, "acceleration")
    board.context.op_wait(reader.start)
    download = Download(board.context, board.device)
    download.wait_for_page()
    assert download.result == abi.VELTO_ERROR_INVALID_STATE and "the board sends acceleration" in download.error
    board.context.op_wait(reader.stop())
    board.context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    download = Download(board.context, board.device)
    download.wait_for_page()
    assert download.result == abi.VELTO_ERROR_INVALID_STATE and "the board logs" in download.error


def test_a_board_streams_nothing_meanwhile(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 10)
    download = Download(board.context, board.device)
    download.wait_for_page()
    assert board.info.activities == abi.VELTO_MW_ACTIVITY_DOWNLOADING
    reader = StreamReader(board.context, board.device, "acceleration")
    assert board.outcome(reader.start) == abi.VELTO_ERROR_INVALID_STATE
    assert failure(lambda: Download(board.context, board.device))[0] == abi.VELTO_ERROR_INVALID_STATE
    download.stream(logger)
    download.run()
    assert board.info.activities == 0
    assert find_signal(board.context, board.device, "acceleration").bits


def test_progress_counts_entries(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 10)
    length = board.length()
    board.events()
    download = Download(board.context, board.device)
    download.stream(logger)
    download.run()
    reports = [event.data.progress for event in board.events(abi.VELTO_EVENT_PROGRESS)]
    done = [report.done for report in reports]
    assert done == sorted(done) and (done[0], done[-1]) == (0, length)
    assert {report.total for report in reports} == {length}
