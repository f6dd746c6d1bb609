"""The program of a board in its saved state: in the next run, and on other boards."""

from __future__ import annotations

import ctypes
import json

import pytest

from connected_board import ACCELEROMETER, RL, R, S
from processor_board import NATIVE, ProcessorBoard, Rows, definition, mode_of
from pumped_context import Failed, PumpedContext, pumped
from test_board_state import state, written
from test_recovery import raw
from veltokit import abi

OWN, RECOVERED = abi.VELTO_MW_PROGRAM_OWN, abi.VELTO_PROCESSOR_RECOVERED


def built(context: PumpedContext, model: bytes = RL, **members) -> ProcessorBoard:
    """A board with a chain, a fuser, a keyed logger, a polled one, a timer, an event with a number in its command, and a macro."""
    board = ProcessorBoard(context, model, **members)
    length = board.process(board.signal(), "RSS")
    gate = board.process(board.output(length), "PASSTHROUGH", mode=mode_of("CONDITIONAL"), count=0)
    buffer = board.process(board.signal(b"angular-velocity"), "BUFFER")
    context.op_wait(board.fuse(board.signal(), [buffer])[1])
    keyed(board, board.output(gate), b"walk")
    keyed(board, board.signal(b"temperature[0]"), b"warmth", poll_interval=60)
    timer, op = abi.velto_timer(), abi.velto_op()
    context.mw_create_timer(board.device, 0.5, abi.VELTO_REPEAT_FOREVER, 0, ctypes.byref(timer), ctypes.byref(op))
    context.op_wait(op)
    sequence = context.answer(abi.velto_device, "mw_create_sequence", board.device)
    context.processor_write_state(gate, 1, sequence, None)
    context.timer_start(timer, sequence, None)
    event, macro = abi.velto_board_event(), abi.velto_macro()
    context.mw_create_event(board.device, board.signal(b"switch"), sequence, None, ctypes.byref(event), ctypes.byref(op))
    context.op_wait(op)
    light = context.answer(abi.velto_device, "mw_create_sequence", board.device)
    context.mw_play_buzzer(light, 0.2, None)
    context.mw_create_macro(board.device, light, 1, ctypes.byref(macro), ctypes.byref(op))
    context.op_wait(op)
    return board


def keyed(board: ProcessorBoard, signal: abi.velto_signal, key: bytes, poll_interval: float = 0) -> None:
    wanted = abi.velto_mw_logger_def(
        struct_size=ctypes.sizeof(abi.velto_mw_logger_def), key=key, poll_interval=poll_interval)
    logger, op = abi.velto_logger(), abi.velto_op()
    board.context.mw_create_logger(board.device, signal, ctypes.byref(wanted), ctypes.byref(logger), ctypes.byref(op))
    board.context.op_wait(op)


def outputs(board: ProcessorBoard) -> list[tuple[int, str]]:
    return [(board.processor_info(each).slot, board.identifier(board.output(each))) for each in board.processors]


def loggers(board: ProcessorBoard) -> list[tuple[str, str]]:
    return [
        (board.context.text("logger_get_key", each),
         board.identifier(board.context.answer(abi.velto_signal, "logger_get_signal", each)))
        for each in board.loggers]


def keys(board: ProcessorBoard) -> list[str]:
    return [board.context.text("logger_get_key", each) for each in board.loggers]


def program(board: ProcessorBoard) -> list[str]:
    return board.context.text("mw_describe_program", board.device).splitlines()


def own(lines: list[str]) -> list[str]:
    return [line for line in lines if line.endswith("of this program")]


def another(context: PumpedContext, model: bytes, **members) -> ProcessorBoard:
    board = ProcessorBoard.__new__(ProcessorBoard)
    super(ProcessorBoard, board).__init__(context, model, **members)
    return board


def moved(board: ProcessorBoard, context: PumpedContext) -> ProcessorBoard:
    """The same board, in a run of a program that knows its saved state."""
    size = ctypes.c_size_t()
    board.context.sim_get_state(board.sim, None, 0, ctypes.byref(size))
    memory = ctypes.create_string_buffer(size.value)
    board.context.sim_get_state(board.sim, memory, len(memory), ctypes.byref(size))
    later = ProcessorBoard.__new__(ProcessorBoard)
    later.context, later.sim = context, context.create_sim(model_name=RL, script="walk", seed=3)
    context.sim_set_state(later.sim, memory.raw[: size.value], size.value)
    later.device = context.sim_device(later.sim)
    context.mw_set_state(later.device, json.dumps(state(board)).encode())
    return later


# The next run


def test_the_next_run_knows_the_program_before_it_connects(velto) -> None:
    with pumped(velto) as context, pumped(velto) as later:
        board = built(context)
        expected = (outputs(board), loggers(board), program(board))
        board = moved(board, later)
        assert [board.processor_info(each).slot for each in board.processors] == [slot for slot, _ in expected[0]]
        assert keys(board) == [key for key, _ in expected[1]] and own(program(board)) == own(expected[2])
        later.connect(board.device)
        later.advance(3)
        assert (outputs(board), loggers(board), program(board)) == expected
        assert all(not board.processor_info(each).flags & RECOVERED for each in board.processors)
        rows = Rows(later, board.output(board.processors[0]), NATIVE)
        later.advance(2)
        assert all(0.1 < row[0] < 3 for row in rows.read()[5:]), "in g, although the range was set by the run before"
        rows.stop()
        items = board.listed(abi.velto_mw_program_item, "mw_list_program")
        timer = next(item.timer for item in items if item.timer.bits and item.period == 0.5)
        assert board.outcome(board.context.answer(abi.velto_op, "timer_stop", timer, abi.velto_device())) == abi.VELTO_OK
        assert board.outcome(board.context.answer(abi.velto_op, "timer_remove", timer)) == abi.VELTO_ERROR_HAS_DEPENDENTS


def test_a_known_board_is_connected_by_three_texts_and_one_clock(velto) -> None:
    with pumped(velto) as context:
        kept = json.dumps(state(ProcessorBoard(context)))
    with pumped(velto) as context:
        sim = context.create_sim(model_name=RL, script="walk", seed=3)
        device = context.sim_device(sim)
        context.mw_set_state(device, kept.encode())
        context.connect(device)
        context.advance(1)
        requests = [packet.hex(" ").upper() for packet in written(context, sim) if packet[1] & 0x80]
        assert requests == ["0B 84"]


def test_a_known_board_is_ready_in_half_the_time(velto) -> None:
    """Seconds of the manual clock on a link of 30 ms, which has a packet in each interval."""
    kept, seconds = b"", []
    for _ in range(2):
        with pumped(velto) as context:
            device = context.sim_device(context.create_sim(model_name=RL, seed=3, ideal_link=False))
            if kept:
                context.mw_set_state(device, kept)
            context.advance(1)
            begin = context.now_ns
            context.connect(device)
            seconds.append((context.now_ns - begin) / 1e9)
            kept = context.text("mw_get_state", device).encode()
    assert seconds[1] < seconds[0] * 0.75, seconds


def test_a_chain_of_four_and_a_logger_takes_few_packets(velto) -> None:
    with pumped(velto) as context:
        board = ProcessorBoard(context, ideal_link=False)
        begin, source = context.now_ns, board.signal()
        for wanted in (definition("RSS"), definition("LOW_PASS", count=4), definition("DELTA", value=0.1), definition("COUNT")):
            processor, _ = board.begin_processor(source, wanted)
            source = board.output(processor)
        context.op_wait(board.log_of(source)[1])
        first, packets = (context.now_ns - begin) / 1e9, len(board.written())
        begin, source = context.now_ns, board.signal()
        for wanted in (definition("RSS"), definition("LOW_PASS", count=8), definition("DELTA", value=0.2), definition("COUNT")):
            processor, _ = board.begin_processor(source, wanted)
            source = board.output(processor)
        context.op_wait(board.log_of(source)[1])
        again, more = (context.now_ns - begin) / 1e9, len(board.written())
        # 28 slots and 8 loggers are read once; then a packet for each part, and one answer is awaited for each.
        assert (packets, more) == (28 + 8 + 5, 5), (packets, more)
        assert again < 0.6 and first < 2.5, (first, again)


def test_what_a_reset_has_removed_meanwhile_ends(velto) -> None:
    with pumped(velto) as context, pumped(velto) as later:
        board = built(context)
        kept = json.dumps(state(board))
        board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
        context.advance(3)
        board = moved(board, later)
        later.mw_set_state(board.device, kept.encode())
        later.connect(board.device)
        later.advance(3)
        assert outputs(board) == [] and keys(board) == ["walk", "warmth"]
        assert [line.partition(":")[0] for line in program(board) if line.endswith("of this program")] == ["macro 0"]


HOSTILE = [
    "[]", "{}", "5", '[{"module":9,"number":0}]', '[{"module":9,"number":300,"payloads":[[1]]}]',
    '[{"module":9,"number":0,"payloads":[[9,3,0,32,2,7]]}]',
    '[{"module":9,"number":0,"payloads":[[9,3,1,32,2,7]]},{"module":9,"number":1,"payloads":[[9,3,0,32,2,7]]}]',
    '[{"module":9,"number":0,"payloads":[[3,4,255,160,27,12,0,0,0,0,0,0,0,0,0,0,0,0]]}]',
    '[{"module":9,"number":0,"payloads":[[255]],"scale":-1e308,"rate":1e308}]',
    '[{"module":9,"number":0,"payloads":[[3,4,255,255,16,255,255]],"scale":1e-300,"rate":1e-300}]',
    '[{"module":12,"number":0,"payloads":[[0,0,0,0,0,0,0]]}]', '[{"module":10,"number":9,"payloads":[[1,1,255,9,8,18],[]]}]',
    '[{"module":15,"number":0,"payloads":[[15,2,1]]}]', '[{"module":10,"number":0,"payloads":[[1,1,255,2,1,255,255,255],[1]]}]',
]


@pytest.mark.parametrize("member", HOSTILE)
def test_a_hostile_program_in_a_state_harms_nothing(velto, member: str) -> None:
    with pumped(velto) as context:
        kept = state(ProcessorBoard(context))
    kept["veltokit"]["program"] = json.loads(member)
    with pumped(velto) as context:
        sim = context.create_sim(model_name=RL, script="walk", seed=3)
        device = context.sim_device(sim)
        context.mw_set_state(device, json.dumps(kept).encode())
        context.connect(device)
        context.advance(20)
        board = ProcessorBoard.__new__(ProcessorBoard)
        board.context, board.sim, board.device = context, sim, device
        assert board.processors == [] and board.process(board.signal(), "RSS").bits


# Other boards


def test_a_program_is_copied_to_another_model(velto) -> None:
    with pumped(velto) as context:
        first = built(context)
        kept = json.dumps(state(first))
        expected, logged = [name for _, name in outputs(first)], loggers(first)
        other = another(context, S, script="walk", seed=9)
        assert context.text("mw_describe_copy", other.device, kept.encode()) == ""
        assert other.written() == []
        assert other.call("mw_copy_program", kept.encode()) == abi.VELTO_OK
        assert [name for _, name in outputs(other)] == expected and loggers(other) == logged
        assert other.sensor_config(ACCELEROMETER).range_g == 2
        made = (b"\x09\x02", b"\x0A\x02", b"\x0A\x03", b"\x0C\x02")
        packets = [packet.hex(" ").upper() for packet in other.written() if packet[:2] in made]
        assert packets[:2] == ["09 02 03 04 FF A0 07 A5 01", "09 02 09 03 00 20 01 01 00 00"]
        assert "09 02 13 04 FF A0 0F 05" in packets, "the register of this model"
        assert "0A 02 01 01 FF 09 04 03" in packets and "0A 03 01 01 00" in packets, "the number of the gate here"
        rows = Rows(context, other.output(other.processors[0]), NATIVE)
        context.advance(2)
        assert all(0.1 < row[0] < 3 for row in rows.read()[5:])


def test_numbers_in_commands_are_those_of_the_other_board(velto) -> None:
    with pumped(velto) as context:
        kept = json.dumps(state(built(context)))
        other = another(context, RL, seed=9)
        for _ in range(3):
            other.process(other.signal(b"switch"), "COUNT")
        assert other.call("mw_copy_program", kept.encode()) == abi.VELTO_OK
        assert [slot for slot, _ in outputs(other)] == [0, 1, 2, 3, 4, 5, 6]
        context.advance(0.1)
        assert b"\x0A\x03\x04\x01\x00" in other.written(), "the gate is the fifth processor"


def test_what_others_have_made_is_copied_as_far_as_boards_describe_it(velto) -> None:
    with pumped(velto) as context:
        first = another(context, R, script="walk", seed=3)
        raw(first, [
            "03 03 28 08", "09 02 03 04 FF A0 07 A5 01", "09 02 09 03 00 20 06 22 00 20", "09 02 09 03 01 20 02 07",
            "09 02 03 04 FF A0 3F 01", "09 02 12 01 FF 60 08 13 F4 01 00 00", "0A 02 12 01 FF 02 01 01", "0A 03 01"])
        assert first.call("mw_recover") == abi.VELTO_OK
        kept = json.dumps(state(first))
        other = another(context, RL, seed=9)
        lines = context.text("mw_describe_copy", other.device, kept.encode()).splitlines()
        assert [line.partition(":")[0] for line in lines] == [
            "processor 1, the comparison of acceleration", "processor 3, the unknown63 of acceleration",
            "processor 4, the time of pressure", "processor 2, the accumulate of acceleration", "event 0, register 12 01"], lines
        assert "this board has no signal pressure" in lines[2]
        assert other.call("mw_copy_program", kept.encode()) == abi.VELTO_OK
        assert outputs(other) == [(0, "acceleration:rss?id=0")] and other.sensor_config(ACCELEROMETER).range_g == 8


def test_a_copy_is_made_whole_or_not_at_all(velto) -> None:
    with pumped(velto) as context:
        kept = json.dumps(state(built(context)))
        other = another(context, RL, seed=9)
        for _ in range(26):
            other.process(other.signal(b"switch"), "COUNT")
        other.written()
        op = other.started("mw_copy_program", kept.encode())
        assert other.outcome(op) == abi.VELTO_ERROR_NO_SLOT
        assert all(packet[1] & 0x80 for packet in other.written()), "it reads, and writes nothing"
        assert "takes 4 slots of the board's data processor, and 2 are free" in context.text("op_get_error", op)
        assert len(other.processors) == 26 and other.loggers == []


def test_a_copy_that_fails_at_its_last_part_leaves_the_sensors_as_they_were(velto) -> None:
    """The macros of another program take all slots, which a board does not report before it refuses one more."""
    with pumped(velto) as context:
        kept = json.dumps(state(built(context)))
        other = another(context, RL, seed=9)
        raw(other, ["0F 02 00", "0F 03 02 01 00", "0F 04"] * 8)
        other.set_sensor(ACCELEROMETER, rate=100, range_g=8)
        other.written()
        assert other.call("mw_copy_program", kept.encode()) != abi.VELTO_OK
        packets = [packet[:2].hex() for packet in other.written()]
        assert packets.count("0902") == 4 and "0f02" in packets, "all of the other parts were there"
        assert other.slots == [] and other.processors == [] and other.loggers == []
        config = other.sensor_config(ACCELEROMETER)
        assert (config.rate, config.range_g) == (100, 8)
        state_after = state(other)
        assert other.call("mw_start_sensor", ACCELEROMETER) == abi.VELTO_OK
        assert b"\x03\x03\x28\x08" in other.written(), "at 100 Hz and 8 g"
        assert state_after["veltokit"].get("program", []) == []


def test_a_choice_of_the_program_during_a_copy_is_newer(velto) -> None:
    with pumped(velto) as context:
        kept = json.dumps(state(built(context)))
        other = another(context, RL, seed=9)
        op = other.started("mw_copy_program", kept.encode())
        other.set_sensor(ACCELEROMETER, rate=100, range_g=8)
        assert other.outcome(op) == abi.VELTO_OK
        context.advance(0.1)
        assert other.sensor_config(ACCELEROMETER).range_g == 8
        other.disconnect()
        other.reconnect()
        assert other.sensor_config(ACCELEROMETER).range_g == 8


@pytest.mark.parametrize("seconds", [0.03, 0.06, 0.1, 0.15, 0.2, 0.3])
def test_a_copy_that_is_cut_off_leaves_nothing(velto, seconds: float) -> None:
    with pumped(velto) as context:
        kept = json.dumps(state(built(context)))
        other = another(context, RL, seed=9, ideal_link=False)
        op = other.started("mw_copy_program", kept.encode())
        context.advance(seconds)
        context.sim_drop_link(other.sim)
        context.advance(20)
        if other.outcome(op) != abi.VELTO_OK:
            assert other.slots == [] and other.processors == [] and other.loggers == []
            assert [line for line in program(other) if line.startswith(("timer ", "event "))] == []


def test_copies_of_nothing_are_refused(velto) -> None:
    with pumped(velto) as context:
        board = ProcessorBoard(context)
        kept = json.dumps(state(board)).encode()
        for text, result in [(kept, abi.VELTO_ERROR_NOT_FOUND), (b"{}", abi.VELTO_ERROR_FORMAT)]:
            with pytest.raises(Failed) as failure:
                context.mw_copy_program(board.device, text, None)
            assert failure.value.result == result
        assert context.text("mw_describe_copy", board.device, kept) == ""
