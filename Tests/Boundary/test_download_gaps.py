"""Gaps of a downloaded log: what overwriting took, and resets."""

from __future__ import annotations

import pytest

from board_download import FIRST, GENERATIONS, Download, gaps, log, paged_board
from connected_board import ACCELEROMETER, GYROSCOPE, R
from pumped_context import PumpedContext
from test_board_logs import LoggingBoard
from veltokit import abi



@pytest.fixture(params=GENERATIONS, ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return paged_board(context, *request.param)




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
