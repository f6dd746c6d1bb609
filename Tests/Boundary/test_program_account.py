"""The account that the library gives of a board's program: what is on the board is listed, saved, copied or named, with its numbers."""

from __future__ import annotations

import ctypes
import json

import pytest

from connected_board import RL, S
from processor_board import ProcessorBoard, definition, function_of
from pumped_context import Failed, PumpedContext, pumped
from test_board_copies import another, keyed
from test_board_program import MACRO, ProgramBoard, Sequence, light, pin_up
from test_planned_parts import Plan
from test_recovery import raw
from veltokit import abi

BOARD = abi.velto_device()


def differences(board: ProgramBoard, kept: bytes) -> str:
    return board.context.text("mw_describe_copy", board.device, kept)


def copied(board: ProgramBoard, kept: bytes) -> int:
    return board.outcome(board.started("mw_copy_program", kept))


def kept(board: ProgramBoard) -> bytes:
    return board.context.text("mw_get_state", board.device).encode()


def slot(board: ProgramBoard, module: int, number: int) -> bytes:
    """The bytes that the board tells about a slot."""
    op = board.started("mw_request", bytes([module, 0x82, number]), 3, None, 0)
    assert board.outcome(op) == abi.VELTO_OK
    return board.value_of(op)[3:]


# Creations that are cancelled


@pytest.mark.parametrize("kind", ["timer", "event"])
def test_a_cancelled_creation_leaves_nothing_on_the_board(context: PumpedContext, kind: str) -> None:
    board = ProgramBoard(context, RL, ideal_link=False)
    sequence, op = pin_up(board), abi.velto_op()
    if kind == "timer":
        context.mw_create_timer(board.device, 1.0, 0, 0, ctypes.byref(abi.velto_timer()), ctypes.byref(op))
    else:
        arguments = (board.signal(b"switch"), sequence.handle, None, ctypes.byref(abi.velto_board_event()), ctypes.byref(op))
        context.mw_create_event(board.device, *arguments)
    context.advance(0.02)
    context.op_cancel(op)
    assert board.outcome(op) == abi.VELTO_ERROR_CANCELLED
    context.advance(5)
    assert board.program == [] and not any(slot(board, 12 if kind == "timer" else 10, 0))


def test_the_number_of_an_interrupted_recording_is_given_again(context: PumpedContext) -> None:
    board, op = ProgramBoard(context, RL, ideal_link=False), abi.velto_op()
    context.mw_create_macro(board.device, light(board).handle, 1, ctypes.byref(abi.velto_macro()), ctypes.byref(op))
    context.advance(0.1)
    context.sim_drop_link(board.sim)
    context.advance(1)
    board.reconnect()
    for _ in range(2):
        board.macro(pin_up(board))
    assert board.numbers == [(MACRO, 0), (MACRO, 1)]


# Numbers


@pytest.mark.parametrize("value", [16_777_217, 2_147_483_647, 4_294_967_295])
def test_whole_numbers_reach_the_board_as_they_are(context: PumpedContext, value: int) -> None:
    board = ProcessorBoard(context)
    count = board.process(board.signal(b"switch"), "COUNT")
    equal = board.process(board.output(count), "COMPARISON", [5], function=function_of("EQUAL"))
    wanted = definition("COMPARISON", [float(value)], function=function_of("EQUAL"))
    for name, part, argument in [("write_state", count, float(value)), ("write_config", equal, ctypes.byref(wanted))]:
        board.written()
        assert board.outcome(context.answer(abi.velto_op, f"processor_{name}", part, argument, BOARD)) == abi.VELTO_OK
        context.advance(0.1)
        assert int.from_bytes(board.written()[0][-4:], "little") == value


def test_a_number_of_more_than_32_bits_is_refused(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    count = board.process(board.signal(b"switch"), "COUNT")
    with pytest.raises(Failed, match="must be 0.0 to 4294967295.0") as failure:
        context.processor_write_state(count, float(1 << 32), BOARD, None)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# Copies


def test_a_copy_makes_no_parts_behind_a_macro_of_others(velto) -> None:
    with pumped(velto) as context:
        board = ProgramBoard(context, RL)
        plan = Plan(board)
        plan.add_of("timer_start", plan.timer())
        board.macro(plan)
        other = ProgramBoard(context, S, seed=9)
        raw(other, ["0F 02 01", "0F 03 0C 02 60 EA 00 00 FF FF 00", "0F 04"])
        op = other.started("mw_copy_program", kept(board))
        assert other.outcome(op) == abi.VELTO_ERROR_INVALID_STATE
        assert "the macro 0 of another program or run" in context.text("op_get_error", op)


def test_a_copy_runs_its_own_macros(velto) -> None:
    with pumped(velto) as context:
        board = ProgramBoard(context, RL)
        first = board.macro(pin_up(board), False)
        board.macro(Sequence(board).add_of("macro_run", first), False)
        board.event(board.signal(b"switch"), Sequence(board).add_of("macro_run", first))
        other = ProgramBoard(context, S, seed=9)
        other.macro(light(other))
        assert differences(other, kept(board)) == "" and copied(other, kept(board)) == abi.VELTO_OK
        lines = other.text.splitlines()
        assert lines[0] == "event 0: 01 01 FF -> 0F 05 01; of this program"
        assert "macro 2: on request: 0F 05 01; of this program" in lines


@pytest.mark.parametrize(
    "packets", [["0A 02 01 01 FF 0F 08 01", "0A 03 00"], ["0A 02 01 01 FF 09 02 06", "0A 03 01 01 FF 00 02 13"]])
def test_an_event_that_the_library_would_not_write_is_saved_and_named(velto, packets: list[str]) -> None:
    with pumped(velto) as context:
        board = ProgramBoard(context, RL)
        raw(board, packets)
        assert board.call("mw_recover") == abi.VELTO_OK
        assert [part["module"] for part in json.loads(kept(board))["veltokit"]["program"]] == [10]
        other = ProgramBoard(context, S, seed=9)
        assert differences(other, kept(board)) == "event 0: it has bytes that the library would not write"


@pytest.mark.parametrize("has_timer", [True, False])
def test_a_polled_logger_that_was_found_is_copied_or_named(velto, has_timer: bool) -> None:
    with pumped(velto) as context:
        board = another(context, S)
        raw(board, ["0C 02 10 27 00 00 FF FF 00", "0A 02 0C 06 00 04 C1 01", "0A 03 00"] if has_timer else [])
        raw(board, ["0B 02 04 C1 00 20"])
        assert board.call("mw_recover") == abi.VELTO_OK
        keyed(board, board.signal(b"switch"), b"switch")
        other = another(context, RL, seed=9)
        named = differences(other, kept(board))
        assert copied(other, kept(board)) == abi.VELTO_OK
        names = [other.identifier(context.answer(abi.velto_signal, "logger_get_signal", each)) for each in other.loggers]
        if has_timer:
            assert named == "" and names == ["temperature[0]", "switch"]
        else:
            assert named.startswith("the logger of temperature[0]: it logs a polled signal") and names == ["switch"]


# Logs


def test_a_boot_macro_that_starts_the_log_leaves_its_state_unknown(context: PumpedContext) -> None:
    board = another(context, S)
    context.op_wait(board.log_of(board.signal(b"switch"))[1])
    sequence, op = Sequence(board), abi.velto_op()
    sequence.add("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE)
    context.mw_create_macro(board.device, sequence.handle, 1, ctypes.byref(abi.velto_macro()), ctypes.byref(op))
    context.op_wait(op)
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    context.advance(8)
    info = context.answer(abi.velto_mw_log_info, "mw_get_log_info", board.device)
    assert info.flags & abi.VELTO_MW_LOG_UNKNOWN
