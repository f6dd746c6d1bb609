"""Downloads over links that break, by programs that end: nothing is lost, and nothing comes twice."""

from __future__ import annotations

import ctypes

import pytest

from board_download import CONFIRMATION, GENERATIONS, Download, failure, is_part, log, paged_board, restored
from connected_board import R, S
from pumped_context import PumpedContext, pumped
from test_board_logs import LoggingBoard
from test_board_states import state
from veltokit import abi



@pytest.fixture(params=GENERATIONS, ids=["r", "s"])
def board(request: pytest.FixtureRequest, context: PumpedContext) -> LoggingBoard:
    return paged_board(context, *request.param)




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


@pytest.mark.sweep
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




@pytest.mark.sweep
@pytest.mark.parametrize("pages", [0, 1, 2])
@pytest.mark.parametrize("way", ["destroy", "cancel"])
@pytest.mark.parametrize(("pause", "rest_begins"), [(0.1, 60), (1.0, 60), (0.1, 0), (1.0, 0)])
def test_a_download_that_ends_while_the_board_reads_erases_and_doubles_nothing(
    board: LoggingBoard, way: str, pages: int, pause: float, rest_begins: float
) -> None:
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
    # A destroyed download is followed at once.
    if rest_begins or way == "cancel":
        board.context.advance(rest_begins)
    download = Download(board.context, board.device, download.bookmark)
    rest = download.stream(logger)
    download.run()
    assert download.result == abi.VELTO_OK and is_part(measured, rows + rest.rows)
    assert download.info.unpaired_count == download.info.missing_count == 0


def test_a_page_that_no_download_takes_is_no_end_of_a_cleared_log(board: LoggingBoard) -> None:
    board.logger()
    log(board, 20)
    download = Download(board.context, board.device)
    board.context.advance(0.3)
    download.destroy()
    assert board.call("mw_clear_log") == abi.VELTO_OK and board.length() <= 1


def test_packets_of_the_program_do_not_disturb_a_download(board: LoggingBoard) -> None:
    logger = board.logger()
    measured = log(board, 20)
    download = Download(board.context, board.device)
    stream = download.stream(logger)
    download.wait_for_page()
    read = bytes([0x0B, 0x06, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0])
    for packet in (read, CONFIRMATION):
        result, error = board.message("mw_write_packet", packet, len(packet))
        assert result == abi.VELTO_ERROR_INVALID_STATE and "is being downloaded" in error
    download.run()
    assert download.result == abi.VELTO_OK and is_part(measured, stream.rows)
    log(board, 10)
    board.call("mw_write_packet", read, len(read))
    download = Download(board.context, board.device)
    whole = download.stream(logger)
    download.run()
    assert download.result == abi.VELTO_OK and download.info.unpaired_count == 0
    ticks = [info.tick for info in whole.infos]
    assert ticks == sorted(ticks)
