"""Downloads through the C functions, from simulated boards of both firmware generations."""

from __future__ import annotations

import ctypes

import pytest

from board_download import CONFIRMATION, RAW, Download, axes, is_part, log, restored
from connected_board import ACCELEROMETER, GYROSCOPE, R, S
from log_seeds import Model, board_of
from pumped_context import Failed, PumpedContext, pumped
from stream_reader import StreamReader, find_signal
from test_board_logs import LoggingBoard
from test_board_states import state
from veltokit import abi

UTC, UNSCALED = abi.VELTO_FRAME_UTC, abi.VELTO_FRAME_UNSCALED


FIRST = b"1.3.6"
"""The first firmware of a MetaMotion R: a small log with pages of 127."""


@pytest.fixture(params=[(R, FIRST), (S, None)], ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    model, firmware = request.param
    return LoggingBoard(context, model, seed=7, script="walk", firmware_version=firmware)


def failure(call) -> tuple[int, str]:
    with pytest.raises(Failed) as failed:
        call()
    return failed.value.result, str(failed.value)


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


# Links and runs


@pytest.mark.parametrize("drops", [{0}, {1, 2}, {0, 1, 3}], ids=str)
def test_a_drop_before_the_acknowledgement_loses_and_doubles_nothing(board: LoggingBoard, drops: set[int]) -> None:
    logger = board.logger()
    measured = log(board, 20)
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    download.run(frozenset(drops), board.sim)
    assert download.result == abi.VELTO_OK and is_part(measured, stream.rows)
    assert download.info.repeated_count > 0
    assert len(stream.rows) == download.info.sample_count == download.info.entry_count // 2


def raw_log(velto, model: bytes, memory: bytes, drop: int | None = None) -> tuple[list[tuple[int, ...]], int]:
    """Downloads the log of a board in small steps, before one of which the link is dropped; returns entries, and the number of steps."""
    with pumped(velto) as context:
        board = restored(context, model, memory)
        download = Download(context, board.device)
        raw = download.stream()
        for step in range(5000):
            if step == drop:
                context.sim_drop_link(board.sim)
            if download.page is not None:
                download.store()
                download.acknowledge()
            if download.result != abi.VELTO_PENDING:
                assert download.result == abi.VELTO_OK
                return raw.rows, step
            context.advance(0.01)
        raise AssertionError("the download does not end")


@pytest.mark.parametrize(("model", "stride"), [(R, 1), (S, 7)], ids=["r", "s"])
def test_a_drop_at_any_packet_loses_and_doubles_nothing(velto, model: bytes, stride: int) -> None:
    with pumped(velto) as context:
        board = LoggingBoard(context, model, seed=7, script="walk")
        board.logger()
        log(board, 1 if model == R else 3)
        memory = state(context, board.sim)
    whole, steps = raw_log(velto, model, memory)
    assert len(whole) > 150 and steps > 80
    for drop in range(0, steps, stride):
        assert raw_log(velto, model, memory, drop)[0] == whole, f"the link is dropped before step {drop}"


def test_a_killed_program_goes_on_from_its_bookmark(velto) -> None:
    for model in (R, S):
        with pumped(velto) as context:
            board = LoggingBoard(context, model, seed=7, script="walk")
            logger = board.logger()
            measured = log(board, 20)
            download = Download(context, board.device)
            rows, bookmark = [], b""
            for _ in range(2):
                stream = download.streams[0] if download.streams else download.stream(logger)
                download.wait_for_page()
                download.store()
                rows, bookmark = list(stream.rows), download.bookmark
                download.acknowledge()
                context.advance(0.02)
            # Stored, and killed before the next acknowledgement.
            download.wait_for_page()
            download.store()
            rows, bookmark = list(stream.rows), download.bookmark
            memory = state(context, board.sim)
        with pumped(velto) as context:
            board = restored(context, model, memory)
            download = Download(context, board.device, bookmark)
            assert len(board.loggers) == 1, "the bookmark has what the state of the board has not"
            stream = download.stream(board.loggers[0])
            download.run()
            assert download.result == abi.VELTO_OK and is_part(measured, rows + stream.rows)
            assert download.info.repeated_count > 0


def test_a_lost_link_ends_a_download_that_does_not_resume(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 20)
    download = Download(board.context, board.device, resumes=0)
    stream = download.stream(logger)
    download.wait_for_page()
    board.context.sim_drop_link(board.sim)
    board.context.advance(1)
    assert download.result == abi.VELTO_ERROR_DISCONNECTED and "still on the board" in download.error
    assert stream.info.state == abi.VELTO_STREAM_STATE_ENDED and stream.read() > 0, "what was read before stays readable"


def test_the_end_of_the_link_on_request_ends_the_download(board: LoggingBoard) -> None:
    board.logger()
    log(board, 20)
    download = Download(board.context, board.device)
    download.wait_for_page()
    board.disconnect()
    assert download.result == abi.VELTO_ERROR_DISCONNECTED and download.info.state == abi.VELTO_DOWNLOAD_STATE_ENDED


def interrupted(board: LoggingBoard) -> Download:
    """A download that waits for the next link, of a board that is out of range."""
    board.logger()
    log(board, 10)
    download = Download(board.context, board.device)
    download.wait_for_page()
    link = board.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
    link.is_in_range = 0
    board.context.sim_set_link(board.sim, ctypes.byref(link))
    board.context.advance(60)
    assert (download.result, download.info.state) == (abi.VELTO_PENDING, abi.VELTO_DOWNLOAD_STATE_WAITING)
    return download


def come_back(board: LoggingBoard) -> None:
    link = board.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
    link.is_in_range = 1
    board.context.sim_set_link(board.sim, ctypes.byref(link))
    board.context.advance(120)
    board.reconnect()
    assert board.info.activities == 0


def test_a_download_is_cancelled_without_a_link(board: LoggingBoard) -> None:
    download = interrupted(board)
    board.context.op_cancel(download.op)
    board.context.advance(0)
    assert (download.result, download.info.state) == (abi.VELTO_ERROR_CANCELLED, abi.VELTO_DOWNLOAD_STATE_ENDED)
    come_back(board)


def test_a_download_is_destroyed_without_a_link(board: LoggingBoard) -> None:
    download = interrupted(board)
    download.destroy()
    board.context.advance(0)
    assert download.result == abi.VELTO_ERROR_CANCELLED
    come_back(board)


def test_a_download_ends_when_no_link_is_wanted(board: LoggingBoard) -> None:
    download = interrupted(board)
    board.disconnect()
    assert (download.result, download.info.state) == (abi.VELTO_ERROR_DISCONNECTED, abi.VELTO_DOWNLOAD_STATE_ENDED)
    assert "not established again" in download.error
    come_back(board)


def test_a_download_ends_with_its_device(board: LoggingBoard) -> None:
    download = interrupted(board)
    stream = download.stream()
    board.context.op_wait(board.started("device_forget"))
    assert download.result == abi.VELTO_ERROR_CANCELLED or download.result == abi.VELTO_ERROR_DISCONNECTED
    assert failure(lambda: download.page)[0] == abi.VELTO_ERROR_STALE_HANDLE
    assert stream.info.state == abi.VELTO_STREAM_STATE_ENDED


def test_a_destroyed_download_leaves_its_page_on_the_board(board: LoggingBoard) -> None:
    logger = board.logger()
    measured = log(board, 10)
    length = board.length()
    download = Download(board.context, board.device)
    download.wait_for_page()
    download.destroy()
    board.context.advance(0.1)
    assert download.result == abi.VELTO_ERROR_CANCELLED and board.length() == length
    assert failure(download.acknowledge)[0] == abi.VELTO_ERROR_STALE_HANDLE
    again = Download(board.context, board.device)
    stream = again.stream(logger)
    again.run()
    assert again.result == abi.VELTO_OK and is_part(measured, stream.rows)


# Refusals


@pytest.mark.parametrize("pages", [0, 1, 2])
@pytest.mark.parametrize("way", ["destroy", "cancel"])
@pytest.mark.parametrize("pause", [0.1, 1.0])
def test_a_download_that_ends_while_the_board_reads_erases_nothing(board: LoggingBoard, way: str, pages: int, pause: float) -> None:
    logger = board.logger()
    measured = log(board, 20)
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    for _ in range(pages):
        download.wait_for_page()
        download.store()
        download.acknowledge()
    rows = list(stream.rows)
    board.context.advance(pause)
    if way == "destroy":
        download.destroy()
    else:
        board.context.op_cancel(download.op)
    board.context.advance(60)
    download = Download(board.context, board.device, download.bookmark)
    rest = download.stream(logger)
    download.run()
    assert download.result == abi.VELTO_OK and is_part(measured, rows + rest.rows)


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


# Gaps


def gaps(download: Download) -> list[abi.velto_download_gap]:
    found = []
    while True:
        gap = download.context.answer(abi.velto_download_gap, "download_get_gap", download.download, len(found))
        if download.context.footnote == abi.VELTO_NOTHING:
            return found
        found.append(gap)


def test_what_overwriting_took_is_reported_with_length_and_place(context: PumpedContext) -> None:
    board = LoggingBoard(context, R, seed=7, firmware_version=FIRST)
    for identifier, sensor in ((b"acceleration", ACCELEROMETER), (b"angular-velocity", GYROSCOPE)):
        board.set_sensor(sensor, rate=200, is_unpacked=1)
        board.logger(identifier)
    board.context.op_wait(board.started("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE))
    began, rate = board.utc_ns, board.log.entry_rate
    context.advance(60)
    board.context.op_wait(board.started("mw_stop_logging"))
    op = board.started("mw_request", b"\x0B\x8C", 2, None, 0)
    assert board.outcome(op) == abi.VELTO_OK
    pages = int.from_bytes(board.value_of(op)[2:4], "little")
    download = Download(context, board.device)
    streams = [download.stream(logger) for logger in board.loggers]
    download.wait_for_page()
    gap, = gaps(download)
    assert (gap.cause, gap.entry_count, gap.position) == (abi.VELTO_DOWNLOAD_GAP_CAUSE_OVERWRITTEN, 127 * pages, 0)
    assert pages > 250 and download.page.gap_count == 1 and download.info.missing_count == 127 * pages
    assert abs(gap.since_utc_ns - began) < 1e8
    assert abs((gap.until_utc_ns - gap.since_utc_ns) * 1e-9 * rate / gap.entry_count - 1) < 0.02
    for stream in streams:
        stream.read(1 << 12)
    assert gap.until_utc_ns == min(stream.infos[0].timestamp_ns for stream in streams)
    assert all(stream.infos[0].flags & abi.VELTO_FRAME_GAP for stream in streams)
    mark = download.take_bookmark()
    download.acknowledge()
    assert gaps(download) == []
    context.advance(1)
    download.destroy()
    context.advance(1)
    later = Download(context, board.device, mark)
    later.wait_for_page()
    assert gaps(later) == [] and later.info.missing_count == 127 * pages, "it is reported once"


def test_a_reset_is_a_gap_and_an_event(board: LoggingBoard) -> None:
    logger = board.logger()
    log(board, 10)
    board.events()
    assert board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW) == abi.VELTO_OK
    board.context.advance(3)
    board.reconnect()
    reset, = board.events(abi.VELTO_EVENT_MW_BOARD_RESET)
    assert reset.device.bits == board.device.bits
    assert reset.data.board_reset.id == 1 and 2e9 < board.utc_ns - reset.data.board_reset.utc < 6e9
    log(board, 10)
    download = Download(board.context, board.device)
    stream, found = download.stream(logger), []
    while True:
        download.wait_for_page()
        if download.page is None:
            break
        found += gaps(download)
        download.store()
        download.acknowledge()
        board.context.advance(0.01)
    gap, = found
    assert (gap.cause, gap.entry_count, download.info.stretch_count) == (abi.VELTO_DOWNLOAD_GAP_CAUSE_RESET, 0, 2)
    times = [info.timestamp_ns for info in stream.infos]
    assert gap.since_utc_ns in times and gap.until_utc_ns in times
    assert times.index(gap.until_utc_ns) == times.index(gap.since_utc_ns) + 1 == gap.position // 2


# Going on


PAUSED, RUNNING = abi.VELTO_MW_LOG_PAUSED, abi.VELTO_MW_LOG_RUNNING
STOP = abi.VELTO_MW_LOG_MODE_STOP_WHEN_FULL


def going_on(board: LoggingBoard, seconds: float, bookmark: bytes = b"") -> Download:
    board.context.advance(seconds)
    return Download(board.context, board.device, bookmark, flags=abi.VELTO_DOWNLOAD_GO_ON)


def test_a_download_goes_on_with_the_log(board: LoggingBoard) -> None:
    logger = board.logger()
    board.context.op_wait(board.started("mw_start_logging", STOP))
    download = going_on(board, 10)
    stream = download.stream(logger)
    download.wait_for_page()
    assert board.log.flags == PAUSED
    download.run()
    assert (download.result, download.error) == (abi.VELTO_OK, "")
    assert (board.log.flags, board.log.mode) == (RUNNING, STOP) and len(stream.rows) > 950
    again = going_on(board, 10, download.bookmark)
    rest = again.stream(logger)
    again.run()
    assert again.result == abi.VELTO_OK and board.log.flags == RUNNING and len(rest.rows) > 950
    assert again.info.missing_count == 0
    board.call("mw_stop_logging")
    assert board.log.flags == 0


def go_on_until(velto, model: bytes, steps: int) -> tuple[bool, int]:
    """Kills a program so many steps after the begin of its download; returns whether that was over, and the flags at the next connect."""
    with pumped(velto) as context:
        board = LoggingBoard(context, model, seed=7, script="walk")
        logger = board.logger()
        board.context.op_wait(board.started("mw_start_logging", STOP))
        download = going_on(board, 2)
        download.stream(logger)
        for _ in range(steps):
            context.advance(0.01)
            if download.page is not None:
                download.store()
                download.acknowledge()
        is_over, utc = download.result == abi.VELTO_OK, board.utc_ns
        memory, known = state(context, board.sim), context.text("mw_get_state", board.device).encode()
    with pumped(velto) as context:
        now = context.answer(ctypes.c_uint64, "context_get_utc_ns", context.context, context.now_ns)
        context.advance(max(0, utc - now) * 1e-9)
        board = board_of(context, Model(model), 6, memory)
        context.mw_set_state(board.device, known)
        context.connect(board.device)
        context.advance(1)
        return is_over, board.log.flags


@pytest.mark.parametrize("model", [R, S], ids=["r", "s"])
def test_a_log_that_is_to_go_on_is_never_forgotten(velto, model: bytes) -> None:
    flags, is_over, steps = [], False, 0
    while not is_over:
        is_over, found = go_on_until(velto, model, steps)
        flags.append(found)
        steps += 8
    # It runs before the stop, and after the start.
    assert set(flags) == {RUNNING, PAUSED} and flags[-1] == RUNNING and flags.count(PAUSED) > 20


# Many boards


BOARDS, SLOTS = 12, 4


class SmallAdapter:
    """An adapter that carries few links: boards refuse others, in the order of their numbers."""

    def __init__(self, context: PumpedContext, boards: list[LoggingBoard]) -> None:
        self.context, self.boards, self.most, self.refusals = context, list(boards), 0, 0

    def is_linked(self, board: LoggingBoard) -> bool:
        return self.context.info(board.device).link_state == abi.VELTO_LINK_STATE_READY

    def advance(self, seconds: float) -> None:
        linked = [board for board in self.boards if self.is_linked(board)]
        self.most = max(self.most, len(linked))
        waiting = [board for board in self.boards if board not in linked]
        for place, board in enumerate(waiting):
            link = self.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
            link.refuses_links = int(place >= SLOTS - len(linked))
            self.refusals += link.refuses_links
            self.context.sim_set_link(board.sim, ctypes.byref(link))
        self.context.advance(seconds)


def test_more_boards_than_links_are_read_one_after_the_other(context: PumpedContext) -> None:
    boards = []
    for number in range(BOARDS):
        board = LoggingBoard(context, S, seed=number + 1, name=f"B{number}".encode(), script="walk")
        board.logger()
        board.context.op_wait(board.started("mw_start_logging", STOP))
        context.advance(3)
        board.context.op_wait(board.started("mw_stop_logging"))
        board.disconnect()
        boards.append(board)
    adapter = SmallAdapter(context, boards)
    options = abi.velto_connect_options(struct_size=ctypes.sizeof(abi.velto_connect_options), timeout=300)
    adapter.advance(0)
    waiting = {id(board): context.answer(abi.velto_op, "device_connect", board.device, ctypes.byref(options)) for board in boards}
    running: dict[int, Download] = {}
    done: dict[int, Download] = {}
    for _ in range(20 * 250):
        adapter.advance(0.05)
        for board in boards:
            key = id(board)
            if key in done or not adapter.is_linked(board):
                continue
            if key not in running:
                assert board.outcome(waiting[key]) == abi.VELTO_OK
                running[key] = Download(context, board.device)
                running[key].stream(board.loggers[0])
            elif running[key].page is not None:
                running[key].store()
                running[key].acknowledge()
            elif running[key].result != abi.VELTO_PENDING:
                done[key] = running[key]
                context.device_disconnect(board.device, None)
                adapter.boards.remove(board)
        if len(done) == BOARDS:
            break
    assert len(done) == BOARDS and adapter.most == SLOTS and adapter.refusals > 0
    assert all(download.result == abi.VELTO_OK and len(download.streams[0].rows) > 280 for download in done.values())
