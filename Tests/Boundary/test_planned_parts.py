"""Parts that a command sequence plans for a macro that runs at boot: a board goes on with its program after each reset."""

from __future__ import annotations

import ctypes
import os

import pytest

from board_download import RAW, Download
from connected_board import ENVIRONMENT, S
from processor_board import definition, function_of, mode_of
from pumped_context import Failed, PumpedContext
from test_board_logs import LoggingBoard
from test_board_program import EVENT, MACRO, OWN, TIMER, ProgramBoard, Sequence, light, pin_up
from veltokit import abi

BOARD = abi.velto_device()
DAY = float(os.environ.get("PROGRAM_DAY", "600"))
"""Seconds from one reset to the next; `make program-seeds` plays whole days."""


@pytest.fixture
def board(context: PumpedContext) -> ProgramBoard:
    return ProgramBoard(context, S)


class Plan(Sequence):
    """A sequence that creates parts."""

    def planned(self, type_, name: str, *arguments):
        part, op = type_(), abi.velto_op(1)
        getattr(self.context, name)(self.handle, *arguments, ctypes.byref(part), ctypes.byref(op))
        assert op.bits == 0
        return part

    def timer(self, period: float = 1.0) -> abi.velto_timer:
        return self.planned(abi.velto_timer, "mw_create_timer", period, 0, 0)

    def processor(self, source: abi.velto_signal, type_: str, references: list[float] | None = None, **members) -> abi.velto_processor:
        wanted = ctypes.byref(definition(type_, references, **members))
        return self.planned(abi.velto_processor, "mw_create_processor", source, wanted)

    def fuser(self, source: abi.velto_signal, buffers: list[abi.velto_processor]) -> abi.velto_processor:
        rows = (abi.velto_processor * len(buffers))(*buffers)
        return self.planned(abi.velto_processor, "mw_create_fuser", source, rows, len(buffers))

    def event(self, signal: abi.velto_signal, action: Sequence) -> abi.velto_board_event:
        return self.planned(abi.velto_board_event, "mw_create_event", signal, action.handle, None)

    def ticks(self, timer: abi.velto_timer) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "timer_get_signal", timer)

    def output(self, processor: abi.velto_processor) -> abi.velto_signal:
        return self.context.answer(abi.velto_signal, "processor_get_output", processor)

    def destroy(self) -> None:
        self.context.library.velto_mw_destroy_sequence(self.handle)


def result_of(call, *arguments) -> tuple[int, str]:
    with pytest.raises(Failed) as failure:
        call(*arguments)
    return failure.value.result, str(failure.value)


# What a plan makes


def test_a_planned_chain_names_its_own_parts(board: ProgramBoard) -> None:
    plan = Plan(board)
    count = plan.processor(board.signal(b"switch"), "COUNT")
    third = plan.processor(plan.output(count), "COMPARISON", [3.0], function=function_of("EQUAL"))
    timer = plan.timer()
    reset = Sequence(board)
    board.context.processor_write_state(count, 0.0, reset.handle, None)
    plan.event(plan.output(third), reset)
    plan.event(plan.ticks(timer), pin_up(board))
    plan.add_of("timer_start", timer)
    assert plan.packets == [
        "09 02 01 01 FF 00 02 13", "09 02 09 03 .. 60 06 06 03 00 00 00", "0C 02 E8 03 00 00 FF FF 00",
        "0A 02 09 03 .. 09 04 05", "0A 03 .. 00 00 00 00", "0A 02 0C 06 .. 05 01 01", "0A 03 01", "0C 03 .."]
    assert board.context.text("signal_get_identifier", plan.ticks(timer)) == "timer?id=.."
    assert board.context.text("signal_get_identifier", plan.output(third)) == "switch:count?id=..:comparison?id=.."
    assert board.listed(abi.velto_processor, "mw_list_processors") == []
    board.macro(plan)
    commands = board.text.splitlines()[0]
    assert "09 02 09 03 00 60 06" in commands and "0A 03 00 00 00 00 00" in commands and "0C 03 00" in commands


def test_a_planned_fuser_names_planned_buffers_and_those_on_the_board(board: ProgramBoard) -> None:
    acceleration, turn = board.signal(b"acceleration"), board.signal(b"angular-velocity")
    held = board.made(abi.velto_processor, "mw_create_processor", turn, ctypes.byref(definition("BUFFER")))
    plan = Plan(board)
    buffer = plan.processor(turn, "BUFFER")
    output = plan.output(plan.fuser(acceleration, [buffer]))
    assert board.context.text("signal_get_identifier", output).startswith("acceleration:fuser?id=")
    assert board.context.answer(abi.velto_signal_info, "signal_get_info", output).channel_count == 6
    plan.processor(output, "PASSTHROUGH", mode=mode_of("ALL"))
    assert plan.packets[1].startswith("09 02 03 04 FF A0 1B 01 ..")
    board.macro(plan)
    assert "09 02 03 04 FF A0 1B 01 00" in board.text, "the first processor that the board makes"
    board.reset()
    assert board.call("mw_recover") == abi.VELTO_OK
    assert len(board.listed(abi.velto_processor, "mw_list_processors")) == 3
    other = Plan(board)
    other.fuser(board.signal(b"switch"), [other.processor(turn, "BUFFER"), board.listed(abi.velto_processor, "mw_list_processors")[0]])
    assert "1B 02 .. .." in other.packets[1]
    assert result_of(other.fuser, acceleration, [held])[0] == abi.VELTO_ERROR_STALE_HANDLE


def test_a_planned_fuser_refuses_what_is_not_its_own(board: ProgramBoard) -> None:
    acceleration, turn = board.signal(b"acceleration"), board.signal(b"angular-velocity")
    plan, other = Plan(board), Plan(board)
    buffer, count = plan.processor(turn, "BUFFER"), plan.processor(board.signal(b"switch"), "COUNT")
    before = plan.packets
    assert result_of(other.fuser, acceleration, [buffer])[0] == abi.VELTO_ERROR_INVALID_STATE
    for rows in ([], [count], [buffer] * 12):
        assert result_of(plan.fuser, acceleration, rows)[0] == abi.VELTO_ERROR_INVALID_ARGUMENT, rows
    # On the board itself, the buffer is not there.
    rows = (abi.velto_processor * 1)(buffer)
    assert result_of(board.made, abi.velto_processor, "mw_create_fuser", acceleration, rows, 1)[0] == abi.VELTO_ERROR_INVALID_STATE
    assert plan.packets == before and other.packets == []


def test_a_second_boot_macro_continues_the_numbers(board: ProgramBoard) -> None:
    board.timer()
    for _ in range(2):
        plan = Plan(board)
        timer = plan.timer()
        plan.event(plan.ticks(timer), light(board))
        plan.add_of("timer_start", timer)
        board.macro(plan)
        plan.destroy()
    first, second = board.text.splitlines()[1:3]
    assert "0C 03 00" in first and "0C 06 00" in first and "0C 03 01" in second and "0C 06 01" in second
    board.reset()
    assert board.call("mw_recover") == abi.VELTO_OK
    assert board.numbers == [(TIMER, 0), (TIMER, 1), *[(EVENT, number) for number in range(6)], (MACRO, 0), (MACRO, 1)]
    assert all(item.flags & OWN for item in board.program), "what its own macros have made"
    assert board.text.splitlines()[0] == "timer 0: every 1.0 s, endlessly; of this program"
    board.context.advance(1.5)
    assert board.is_lit


def test_macros_make_no_more_than_a_board_has(board: ProgramBoard) -> None:
    plan = Plan(board)
    for _ in range(5):
        plan.timer()
    board.macro(plan)
    for _ in range(3):
        plan.timer()
    for call, count in (((plan.timer,), 9), ((board.macro, plan), 13)):
        result, sentence = result_of(*call)
        assert result == abi.VELTO_ERROR_NO_SLOT and f"make {count} parts of the timer module, and the board has 8" in sentence
    assert len(plan.packets) == 8
    assert board.numbers == [(MACRO, 0)]


def test_a_plan_becomes_nothing_but_a_boot_macro(board: ProgramBoard) -> None:
    plan = Plan(board)
    plan.processor(board.signal(b"switch"), "COUNT")
    uses = [
        (board.made, abi.velto_macro, "mw_create_macro", plan.handle, 0),
        (board.made, abi.velto_board_event, "mw_create_event", board.signal(b"switch"), plan.handle, None),
    ]
    for use in uses:
        assert result_of(*use)[0] == abi.VELTO_ERROR_INVALID_ARGUMENT
    logger = Sequence(board).add("mw_write_packet", bytes.fromhex("0B 02 01 01 FF 00"), 6)
    result, sentence = result_of(board.macro, logger)
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "creates a logger" in sentence
    assert board.program == []


def test_numbers_behind_a_macro_of_others_are_not_known(board: ProgramBoard) -> None:
    for packet in ("0F 02 01", "0F 03 0C 02 E8 03 00 00 FF FF 00", "0F 04"):
        raw = bytes.fromhex(packet)
        board.call("mw_write_packet", raw, len(raw))
    plan = Plan(board)
    plan.add_of("timer_start", plan.timer())
    result, sentence = result_of(board.macro, plan)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "macro 0 of another program" in sentence
    assert board.macro(pin_up(board)).bits, "a macro that makes nothing may follow"


# Elsewhere


def test_planned_parts_are_of_their_sequence_alone(board: ProgramBoard) -> None:
    plan, context = Plan(board), board.context
    count, timer = plan.processor(board.signal(b"switch"), "COUNT"), plan.timer()
    event = plan.event(plan.ticks(timer), pin_up(board))
    output, ticks = plan.output(count), plan.ticks(timer)
    state = context.answer(abi.velto_signal, "processor_get_state", count)
    starts = Sequence(board).add_of("timer_start", timer)
    stream = abi.velto_stream()
    live = [
        (context.answer, abi.velto_op, "timer_start", timer, BOARD), (context.answer, abi.velto_op, "timer_remove", timer),
        (context.answer, abi.velto_op, "processor_write_state", count, 1.0, BOARD),
        (context.answer, abi.velto_op, "processor_remove", count, 0), (context.answer, abi.velto_op, "board_event_remove", event),
        (context.answer, abi.velto_op, "signal_read", state, None),
    ]
    for call in live[:-1]:
        op = call[0](*call[1:])
        assert board.outcome(op) == abi.VELTO_ERROR_INVALID_STATE, call
        assert "a command sequence has planned the part" in context.text("op_get_error", op)
    made = [
        (abi.velto_processor, "mw_create_processor", output, ctypes.byref(definition("COUNT"))),
        (abi.velto_board_event, "mw_create_event", ticks, pin_up(board).handle, None),
        (abi.velto_board_event, "mw_create_event", board.signal(b"switch"), starts.handle, None),
        (abi.velto_logger, "mw_create_logger", output, None), (abi.velto_macro, "mw_create_macro", starts.handle, 1),
    ]
    for call in made:
        assert result_of(board.made, *call)[0] == abi.VELTO_ERROR_INVALID_STATE, call[1]
    other = Plan(board)
    for call in ((other.processor, output, "COUNT"), (other.event, ticks, pin_up(board)), (other.event, board.signal(b"switch"), starts)):
        assert result_of(*call)[0] == abi.VELTO_ERROR_INVALID_STATE
    assert other.packets == []
    op = abi.velto_op()
    context.signal_start_stream(output, None, ctypes.byref(stream), ctypes.byref(op))
    assert board.outcome(op) == abi.VELTO_ERROR_INVALID_STATE
    plan.event(board.signal(b"switch"), starts)
    plan.destroy()
    for handle, name in ((timer, "timer_get_signal"), (count, "processor_get_output")):
        assert result_of(context.answer, abi.velto_signal, name, handle)[0] == abi.VELTO_ERROR_STALE_HANDLE
    with pytest.raises(Failed):
        context.signal_get_info(ticks, ctypes.byref(abi.velto_signal_info()))


# A week


def test_a_board_goes_on_for_a_week_of_resets(context: PumpedContext) -> None:
    """Each day the board is reset without a host; presses are counted, logged, and light the LED in between."""
    # Its firmware stores each entry at once: others lose a page of their memory with a reset.
    board = WeekBoard(context, ENVIRONMENT)
    plan = Plan(board)
    plan.event(plan.output(plan.processor(board.signal(b"switch"), "COUNT")), light(board))
    day = plan.timer(DAY)
    plan.event(plan.ticks(day), Sequence(board).add("mw_reset", abi.VELTO_MW_RESET_KIND_NOW))
    plan.add_of("timer_start", day)
    plan.add("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE)
    board.macro(plan)
    # The logger is kept over resets, and names the processor that is there then.
    count = board.made(abi.velto_processor, "mw_create_processor", board.signal(b"switch"), ctypes.byref(definition("COUNT")))
    output = context.answer(abi.velto_signal, "processor_get_output", count)
    logger = board.made(abi.velto_logger, "mw_create_logger", output, None)
    board.reset()
    board.disconnect()
    presses = [3, 1, 4, 2, 5, 3, 2]
    context.advance(60)
    for number in presses:
        for _ in range(number):
            context.sim_press_button(board.sim, 0.2)
            context.advance(5)
        context.advance(DAY - 5 * number)
    for _ in range(2):
        context.sim_press_button(board.sim, 0.2)
        context.advance(5)
    board.reconnect()
    context.advance(3)
    assert board.is_lit
    assert board.call("mw_recover") == abi.VELTO_OK
    assert board.numbers == [(TIMER, 0), *[(EVENT, number) for number in range(4)], (MACRO, 0)]
    board.call("mw_stop_logging")
    download = Download(context, board.device)
    rows = download.stream(logger, units=RAW)
    download.run()
    expected = [value for number in [*presses, 2] for value in range(1, 2 * number + 1)]
    assert [int(row[-1]) for row in rows.rows] == expected


class WeekBoard(ProgramBoard, LoggingBoard):
    """A board with a program and a log."""

    def signal(self, identifier: bytes = b"switch") -> abi.velto_signal:
        return ProgramBoard.signal(self, identifier)


# Parts that the board has not created yet


def test_a_pending_processor_goes_into_a_sequence(board: ProgramBoard) -> None:
    context = board.context
    count, mean = abi.velto_processor(), abi.velto_processor()
    ops = [abi.velto_op(), abi.velto_op()]
    context.mw_create_processor(
        board.device, board.signal(b"switch"), ctypes.byref(definition("COUNT")), ctypes.byref(count), ctypes.byref(ops[0]))
    context.mw_create_processor(
        board.device, board.signal(b"acceleration"), ctypes.byref(definition("LOW_PASS", count=4)), ctypes.byref(mean),
        ctypes.byref(ops[1]))
    sequence = Sequence(board)
    context.processor_write_state(count, 0.0, sequence.handle, None)
    context.processor_reset(mean, sequence.handle, None)
    context.processor_write_config(mean, ctypes.byref(definition("LOW_PASS", count=9)), sequence.handle, None)
    assert sequence.packets == ["09 04 .. 00 00 00 00", "09 04 ..", "09 05 .. 03 05 09 02"]
    board.event(board.signal(b"switch"), sequence)
    assert [bytes(item.command[: item.command_size]).hex(" ").upper() for item in board.program] == [
        "09 04 00 00 00 00 00", "09 04 01", "09 05 01 03 05 09 02"]


def test_a_macro_keeps_the_parts_that_it_names(board: ProgramBoard) -> None:
    timer = board.timer()
    macro = board.macro(Sequence(board).add_of("timer_start", timer), runs_at_boot=False)
    event = board.event(board.signal(b"switch"), Sequence(board).add_of("macro_run", macro))
    op = board.context.answer(abi.velto_op, "timer_remove", timer)
    assert board.outcome(op) == abi.VELTO_ERROR_HAS_DEPENDENTS
    assert "a macro names a timer, and boards erase macros together" in board.context.text("op_get_error", op)
    assert board.call("mw_erase_macros") == abi.VELTO_OK
    assert board.part_call("timer_remove", timer) == abi.VELTO_OK
    assert board.part_call("board_event_remove", event) == abi.VELTO_OK and board.program == []


# Refusals of what would do nothing, or something else


def test_a_buffer_fires_no_event(board: ProgramBoard) -> None:
    held = board.made(abi.velto_processor, "mw_create_processor", board.signal(b"switch"), ctypes.byref(definition("BUFFER")))
    output = board.context.answer(abi.velto_signal, "processor_get_output", held)
    result, sentence = result_of(board.made, abi.velto_board_event, "mw_create_event", output, pin_up(board).handle, None)
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "notifies nothing" in sentence


@pytest.mark.parametrize(("size", "largest"), [(1, 255), (2, 65_535)])
def test_a_state_fits_into_the_output(board: ProgramBoard, size: int, largest: int) -> None:
    count = board.made(
        abi.velto_processor, "mw_create_processor", board.signal(b"switch"), ctypes.byref(definition("COUNT", output_size=size)))
    board.context.op_wait(board.context.answer(abi.velto_op, "processor_write_state", count, float(largest), BOARD))
    result, sentence = result_of(board.context.answer, abi.velto_op, "processor_write_state", count, largest + 1.0, BOARD)
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and f"must be 0.0 to {float(largest)}" in sentence


def test_boards_multiply_by_whole_numbers(board: ProgramBoard) -> None:
    wanted = ctypes.byref(definition("MATH", function=function_of("MULTIPLY"), value=0.5))
    result, sentence = result_of(board.made, abi.velto_processor, "mw_create_processor", board.signal(b"acceleration"), wanted)
    assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and "divide the output by its denominator" in sentence


def test_a_recipe_without_room_for_its_handles_creates_nothing(board: ProgramBoard) -> None:
    wanted = abi.velto_mw_recipe_def(
        struct_size=ctypes.sizeof(abi.velto_mw_recipe_def), recipe=abi.VELTO_MW_RECIPE_EVERY_NTH, count=3)
    rows, count = (abi.velto_processor * 5)(), ctypes.c_size_t()
    for room, array in ((0, None), (2, rows)):
        result, sentence = result_of(
            board.context.mw_create_recipe, board.device, board.signal(b"switch"), ctypes.byref(wanted), array, room,
            ctypes.byref(count), None)
        assert result == abi.VELTO_ERROR_INVALID_ARGUMENT and f"capacity is {room}" in sentence
    board.context.advance(1)
    assert board.listed(abi.velto_processor, "mw_list_processors") == []


# States and channels of outputs


def test_the_state_of_a_processor_is_logged(context: PumpedContext) -> None:
    board = WeekBoard(context, S)
    count = board.made(abi.velto_processor, "mw_create_processor", board.signal(), ctypes.byref(definition("COUNT", output_size=2)))
    state = context.answer(abi.velto_signal, "processor_get_state", count)
    wanted = abi.velto_mw_logger_def(struct_size=ctypes.sizeof(abi.velto_mw_logger_def), poll_interval=1.0)
    logger = board.made(abi.velto_logger, "mw_create_logger", state, ctypes.byref(wanted))
    assert board.call("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE) == abi.VELTO_OK
    board.press()
    board.disconnect()
    context.advance(10)
    board.reconnect()
    board.call("mw_stop_logging")
    board.call("mw_flush_log")
    download = Download(context, board.device)
    rows = download.stream(logger, units=RAW)
    download.run()
    assert len(rows.rows) >= 10 and {row[0] for row in rows.rows} <= {0, 1, 2} and rows.rows[-1] == (2,)
    assert board.outcome(context.answer(abi.velto_op, "processor_remove", count, 0)) == abi.VELTO_ERROR_HAS_DEPENDENTS
    assert board.outcome(context.answer(abi.velto_op, "processor_remove", count, abi.VELTO_REMOVE_CASCADE)) == abi.VELTO_OK
    assert board.program == [] and board.loggers == []
    assert board.call("mw_recover") == abi.VELTO_OK and board.program == []


def test_a_channel_of_an_output_is_processed_and_logged(context: PumpedContext) -> None:
    board = WeekBoard(context, S)
    time = board.made(
        abi.velto_processor, "mw_create_processor", board.signal(b"acceleration"), ctypes.byref(definition("TIME", period=0.1)))
    output = context.answer(abi.velto_signal, "processor_get_output", time)
    z = context.answer(abi.velto_signal, "signal_get_component", output, 2)
    board.written()
    above = board.made(
        abi.velto_processor, "mw_create_processor", z, ctypes.byref(definition("THRESHOLD", mode=mode_of("BINARY"), value=0.5)))
    logger = board.made(abi.velto_logger, "mw_create_logger", z, None)
    packets = [packet.hex(" ").upper() for packet in board.written() if packet[1] == 2]
    assert packets[0].startswith("09 02 09 03 00 24 0D") and packets[1] == "0B 02 09 03 00 24"
    identifier = context.text("signal_get_identifier", context.answer(abi.velto_signal, "processor_get_output", above))
    assert identifier == "acceleration:time?id=0[2]:threshold?id=1"
    assert board.logger_info(logger).slot_count == 1


# Calls with a part and a target


INTO = {
    "timer_start": lambda board: (board.timer(),), "timer_stop": lambda board: (board.timer(),),
    "macro_run": lambda board: (board.macro(pin_up(board)),),
    "processor_write_config": lambda board: (average(board), ctypes.byref(definition("LOW_PASS", count=9))),
    "processor_write_state": lambda board: (counter(board), 7.0), "processor_reset": lambda board: (average(board),),
}
"""A call of each function that takes a target beside a part: its arguments before the target."""


def average(board: ProgramBoard) -> abi.velto_processor:
    wanted = ctypes.byref(definition("LOW_PASS", count=4))
    return board.made(abi.velto_processor, "mw_create_processor", board.signal(b"acceleration"), wanted)


def counter(board: ProgramBoard) -> abi.velto_processor:
    return board.made(abi.velto_processor, "mw_create_processor", board.signal(b"switch"), ctypes.byref(definition("COUNT")))


def test_there_is_a_call_of_each_function_with_a_target(api) -> None:
    targeted = {function.name for function in api.functions() if any(param.name == "into" for param in function.params)}
    assert {f"velto_{name}" for name in INTO} == targeted


@pytest.mark.parametrize("name", INTO)
def test_a_target_keeps_the_packets_that_a_board_receives(board: ProgramBoard, name: str) -> None:
    board.timer()
    counter(board)
    arguments = INTO[name](board)
    sequence = Sequence(board)
    getattr(board.context, name)(*arguments, sequence.handle, None)
    board.written()
    board.context.op_wait(board.context.answer(abi.velto_op, name, *arguments, BOARD))
    board.context.advance(0.1)
    received = [packet.hex(" ").upper() for packet in board.written() if packet[1] & 0x80 == 0]
    assert [packet.replace("..", received[0].split()[2]) for packet in sequence.packets] == received != []
