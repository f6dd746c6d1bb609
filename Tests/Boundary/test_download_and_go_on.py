"""Downloads after which the log goes on: an intention that outlives links and programs."""

from __future__ import annotations

import pytest

from board_download import GENERATIONS, Download, paged_board
from connected_board import R, S
from board_run import Run
from pumped_context import PumpedContext, pumped
from test_board_logs import LoggingBoard
from veltokit import abi

pytestmark = pytest.mark.sweep


@pytest.fixture(params=GENERATIONS, ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return paged_board(context, *request.param)




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
        board = LoggingBoard(context, model, seed=1, script="walk")
        logger = board.logger()
        board.context.op_wait(board.started("mw_start_logging", STOP))
        download = going_on(board, 2)
        download.stream(logger)
        for _ in range(steps):
            context.advance(0.01)
            if download.page is not None:
                download.store()
                download.acknowledge()
        is_over, left = download.result == abi.VELTO_OK, Run(board, model)
    with pumped(velto) as context:
        return is_over, left.next(context).log.flags


@pytest.mark.parametrize("model", [R, S], ids=["r", "s"])
def test_a_log_that_is_to_go_on_is_never_forgotten(velto, model: bytes) -> None:
    flags, is_over, steps = [], False, 0
    while not is_over:
        is_over, found = go_on_until(velto, model, steps)
        flags.append(found)
        steps += 8
    # It runs before the stop, and after the start.
    assert set(flags) == {RUNNING, PAUSED} and flags[-1] == RUNNING and flags.count(PAUSED) > 20


@pytest.mark.parametrize("model", [R, S], ids=["r", "s"])
def test_a_link_lost_before_the_log_goes_on_only_delays_that(velto, model: bytes) -> None:
    with pumped(velto) as context:
        board = LoggingBoard(context, model, seed=1, script="walk")
        board.logger()
        board.call("mw_start_logging", STOP)
        context.advance(1)
        left = Run(board, model)
    delayed, step = 0, 0
    while True:
        with pumped(velto) as context:
            board = left.next(context)
            download = Download(context, board.device, flags=abi.VELTO_DOWNLOAD_GO_ON)
            download.stream(board.loggers[0])
            steps = 0
            while download.info.state != abi.VELTO_DOWNLOAD_STATE_ENDED:
                context.advance(0.01)
                if download.page is not None:
                    download.store()
                    download.acknowledge()
            while steps < step and download.result == abi.VELTO_PENDING:
                context.advance(0.01)
                steps += 1
            if download.result != abi.VELTO_PENDING:
                break
            assert board.log.flags == PAUSED or step > 0
            context.sim_drop_link(board.sim)
            context.advance(10)
            assert (download.result, board.log.flags, board.log.mode) == (abi.VELTO_OK, RUNNING, STOP), f"step {step}: {download.error}"
            delayed, step = delayed + 1, step + 1
    assert delayed > 5


@pytest.mark.parametrize("way", ["cancel", "release"])
def test_a_log_that_is_not_started_again_says_so_and_can_be(context: PumpedContext, way: str) -> None:
    board = LoggingBoard(context, S, seed=1)
    board.logger()
    board.call("mw_start_logging", STOP)
    context.advance(1)
    download = Download(context, board.device, flags=abi.VELTO_DOWNLOAD_GO_ON)
    download.stream(board.loggers[0])
    while download.info.state != abi.VELTO_DOWNLOAD_STATE_ENDED:
        context.advance(0.01)
        if download.page is not None:
            download.store()
            download.acknowledge()
    context.sim_drop_link(board.sim)
    context.advance(0.1)
    assert download.result == abi.VELTO_PENDING
    if way == "cancel":
        context.op_cancel(download.op)
    else:
        context.device_disconnect(board.device, None)
    context.advance(1)
    assert download.result == (abi.VELTO_ERROR_CANCELLED if way == "cancel" else abi.VELTO_ERROR_DISCONNECTED)
    assert board.log.flags == PAUSED
    board.reconnect()
    assert board.log.flags == PAUSED
    again = Download(context, board.device, flags=abi.VELTO_DOWNLOAD_GO_ON)
    again.stream(board.loggers[0])
    again.run()
    assert again.result == abi.VELTO_OK and (board.log.flags, board.log.mode) == (RUNNING, STOP)
