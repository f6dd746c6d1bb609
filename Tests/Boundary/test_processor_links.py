"""Processors over links that end at any packet, and boards that answer wrongly: lists agree with the board."""

from __future__ import annotations

import random

import pytest

from processor_board import ProcessorBoard, Rows, counted, definition
from pumped_context import Failed, PumpedContext
from veltokit import abi

# Links and resets


def test_processors_outlive_links_and_not_resets(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    length = board.process(board.signal(), "RSS")
    mean = board.process(board.output(length), "LOW_PASS", count=4)
    board.disconnect()
    assert [each.bits for each in board.processors] == [length.bits, mean.bits]
    board.reconnect()
    rows = Rows(context, board.output(mean))
    context.op_wait(rows.start)
    context.advance(2)
    assert len(rows.read()) > 10
    context.op_wait(board.started("mw_reset", abi.VELTO_MW_RESET_KIND_NOW))
    context.advance(5)
    board.reconnect()
    context.advance(3)
    assert board.processors == [] and board.slots == []
    for handle in (length, mean):
        with pytest.raises(Failed, match="-3, "):
            board.output(handle)
    assert board.process(board.signal(), "RSS") is not None


def test_processors_of_others_take_slots(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    for _ in range(26):
        board.context.op_wait(board.started("mw_request", bytes.fromhex("09 02 01 01 FF 00 01 00 00 00"), 10, b"\x09\x02", 2))
    board.process(board.signal(b"switch"), "COUNT")
    board.process(board.signal(b"switch"), "COUNT")
    board.written()
    _, op = board.begin_processor(board.signal(b"switch"), definition("COUNT"))
    assert board.outcome(op) == abi.VELTO_ERROR_NO_SLOT and board.written() == []
    assert [board.processor_info(each).slot for each in board.processors] == [26, 27]


CUTS = range(1, 44)
"""Packets to the board that are let through before the link is lost: queries, creations, and what starts a stream."""


@pytest.mark.long
@pytest.mark.parametrize("cut", CUTS)
def test_after_a_cut_the_lists_say_what_the_board_has(context: PumpedContext, cut: int) -> None:
    """Two processors, a logger and a stream are created, and the link is lost at any packet."""
    board = ProcessorBoard(context, ideal_link=False)
    length, first = board.begin_processor(board.signal(), definition("RSS"))
    mean, second = board.begin_processor(board.output(length), definition("LOW_PASS", count=4))
    logger, third = board.log_of(board.output(mean))
    rows = Rows(context, board.output(mean))
    seen = 0
    for _ in range(20_000):
        seen += len(board.written())
        if seen >= cut:
            break
        context.advance(0.0005)
    context.sim_drop_link(board.sim)
    context.advance(1)
    outcomes = [board.outcome(op) for op in (first, second, third, rows.start)]
    board.reconnect()
    context.advance(4)
    listed = [board.processor_info(each).slot for each in board.processors]
    assert board.slots == sorted(listed), outcomes
    assert len(listed) == sum(outcome == abi.VELTO_OK for outcome in outcomes[:2])
    assert len(board.loggers) == (outcomes[2] == abi.VELTO_OK)
    for handle, outcome in zip((length, mean), outcomes):
        if outcome == abi.VELTO_OK:
            assert board.processor_info(handle).flags & abi.VELTO_PROCESSOR_CREATED
        else:
            with pytest.raises(Failed, match="-3, "):
                board.processor_info(handle)


@pytest.mark.parametrize("cut", range(1, 9))
def test_after_a_cut_in_a_removal_nothing_is_left(context: PumpedContext, cut: int) -> None:
    board = ProcessorBoard(context)
    length = board.process(board.signal(), "RSS")
    mean = board.process(board.output(length), "LOW_PASS", count=4)
    kept = board.process(board.signal(b"switch"), "COUNT")
    _, op = board.log_of(board.output(mean))
    context.op_wait(op)
    rows = Rows(context, board.output(mean))
    context.op_wait(rows.start)
    board.written()
    context.answer(abi.velto_op, "processor_remove", length, abi.VELTO_REMOVE_CASCADE)
    seen = 0
    for _ in range(400):
        seen += len(board.written())
        if seen >= cut:
            break
        context.advance(0.0005)
    context.sim_drop_link(board.sim)
    context.advance(1)
    board.reconnect()
    context.advance(4)
    assert [each.bits for each in board.processors] == [kept.bits]
    assert board.slots == [board.processor_info(kept).slot] and board.loggers == []


@pytest.mark.parametrize("seconds", [0, 0.005, 0.01, 0.02, 0.03, 0.05])
def test_a_cascade_with_a_logger_that_is_cut_off_leaves_nothing(context: PumpedContext, seconds: float) -> None:
    board = ProcessorBoard(context, ideal_link=False)
    length = board.process(board.signal(), "RSS")
    _, op = board.log_of(board.output(length))
    context.op_wait(op)
    context.answer(abi.velto_op, "processor_remove", length, abi.VELTO_REMOVE_CASCADE)
    context.advance(seconds)
    context.sim_drop_link(board.sim)
    context.advance(1)
    board.reconnect()
    context.advance(8)
    assert board.slots == [] and board.processors == [] and board.loggers == []


# Hostile boards


def test_packets_of_any_bytes_harm_nothing(context: PumpedContext) -> None:
    """Outputs, answers and numbers that no board sends, while everything of a chain is in use."""
    board = ProcessorBoard(context)
    packer = board.process(board.output(board.process(board.signal(), "ACCOUNTER")), "PACKER", count=1)
    streams = [Rows(context, board.output(packer)), counted(board, b"acceleration")]
    context.op_wait(streams[-1].start)
    at = random.Random(29)
    for _ in range(3000):
        register = at.choice([0x02, 0x82, 0x03, 0x03, 0x03, 0x84, 0x04, 0xC4])
        board.notifies(bytes([9, register]) + bytes([at.choice([0, 1, 2, 255])] * at.randint(0, 1)) + at.randbytes(at.randint(0, 17)))
        for rows in streams:
            rows.read()
    assert all(rows.info.state == abi.VELTO_STREAM_STATE_ACTIVE for rows in streams)
    assert board.remove(board.processors[0], abi.VELTO_REMOVE_CASCADE) == abi.VELTO_OK


@pytest.mark.parametrize("answer", [b"\x09\x02", b"\x09\x02\x00", b"\x09\x02\xFF", b"\x09\x02\x05\x01\x02"])
def test_a_creation_that_is_answered_wrongly_leaves_lists_that_agree_with_the_board(context: PumpedContext, answer: bytes) -> None:
    """The answer comes before that of the board: no number, a number in use, or another one."""
    board = ProcessorBoard(context)
    first = board.process(board.signal(b"switch"), "COUNT")
    _, op = board.begin_processor(board.signal(), definition("RSS"))
    board.notifies(answer)
    outcome = board.outcome(op)
    assert outcome in (abi.VELTO_OK, abi.VELTO_ERROR_NO_SLOT, abi.VELTO_ERROR_PROTOCOL)
    board.disconnect()
    board.reconnect()
    context.advance(4)
    listed = [board.processor_info(each).slot for each in board.processors]
    assert board.processor_info(first).slot == 0 and set(listed) <= set(board.slots)
