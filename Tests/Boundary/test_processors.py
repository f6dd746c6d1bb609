"""Processors through the C functions: handles, removal, states, refusals, estimates, packets, recipes and counted streams."""

from __future__ import annotations

import ctypes

import pytest

from board_download import is_part
from connected_board import R, S
from processor_board import NATIVE, RAW, ProcessorBoard, Rows, counted, definition, function_of, mode_of
from pumped_context import Failed, PumpedContext
from veltokit import abi


# Handles at once


def test_a_chain_of_four_and_a_logger_is_created_without_waiting(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    wanted = [
        definition("RSS"), definition("LOW_PASS", count=4), definition("MATH", function=function_of("SUBTRACT"), value=1),
        definition("THRESHOLD", mode=mode_of("BINARY"), value=0.1, hysteresis=0.02)]
    source, made, operations = board.signal(), [], []
    for each in wanted:
        processor, op = board.begin_processor(source, each)
        source = board.output(processor)
        made.append(processor)
        operations.append(op)
    assert board.processor_info(made[-1]).slot == -1 and board.identifier(source).endswith(":threshold?id=..")
    logger, op = board.log_of(source)
    for each in [*operations, op]:
        context.op_wait(each)
    assert [board.processor_info(each).slot for each in made] == [0, 1, 2, 3]
    assert board.identifier(source) == "acceleration:rss?id=0:low-pass?id=1:math?id=2:threshold?id=3"
    assert [each.bits for each in board.processors] == [each.bits for each in made]
    packets = [packet.hex(" ").upper() for packet in board.written() if packet[:2] == b"\x09\x02" or packet[:2] == b"\x0B\x02"]
    assert packets == [
        "09 02 03 04 FF A0 07 A5 01", "09 02 09 03 00 20 03 05 04 00", "09 02 09 03 01 20 09 07 09 00 40 00 00 00",
        "09 02 09 03 02 60 0D 0F 66 06 00 00 47 01", "0B 02 09 03 03 00"]
    info = board.processor_info(made[1])
    assert (info.flags, info.type, info.output_size, info.rate) == (abi.VELTO_PROCESSOR_CREATED, abi.VELTO_MW_PROCESSOR_TYPE_LOW_PASS, 2, 12.5)
    channel = context.answer(abi.velto_channel_info, "signal_get_channel", board.output(made[1]), 0, abi.VELTO_UNITS_SI)
    assert channel.unit.decode() == "m/s²"


def test_a_stream_that_was_started_before_the_number_was_known_goes_on(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    length, _ = board.begin_processor(board.signal(), definition("RSS"))
    first = Rows(context, board.output(length), NATIVE)
    context.op_wait(first.start)
    second = Rows(context, board.output(length), NATIVE)
    context.op_wait(second.start)
    context.advance(4)
    rows = first.read()
    assert len(rows) > 40 and all(0 < row[0] < 3.5 for row in rows) and len(second.read()) > 40
    board.written()
    first.stop()
    assert board.written() == []
    second.stop()
    context.advance(0.1)
    packets = [packet.hex(" ") for packet in board.written()]
    assert "09 07 00 00" in packets and not any(packet.startswith("09 03") for packet in packets)
    assert not board.info.activities & abi.VELTO_MW_ACTIVITY_STREAMING


def test_what_depends_on_a_processor_that_failed_is_cancelled(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    for _ in range(28):
        board.process(board.signal(b"switch"), "COUNT")
    board.written()
    length, refused = board.begin_processor(board.signal(), definition("RSS"))
    mean, cancelled = board.begin_processor(board.output(length), definition("LOW_PASS", count=4))
    logger, also = board.log_of(board.output(mean))
    assert board.outcome(refused) == abi.VELTO_ERROR_NO_SLOT
    assert "28 processors" in context.text("op_get_error", refused)
    assert board.outcome(cancelled) == abi.VELTO_ERROR_CANCELLED
    assert board.outcome(also) in (abi.VELTO_ERROR_CANCELLED, abi.VELTO_ERROR_NOT_FOUND)
    assert not any(packet[:2] == b"\x09\x02" for packet in board.written())
    for handle in (length, mean):
        with pytest.raises(Failed, match="-3, "):
            board.processor_info(handle)
    assert len(board.processors) == 28


# Removal


def test_a_processor_stays_while_something_depends_on_it(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    length = board.process(board.signal(), "RSS")
    mean = board.process(board.output(length), "LOW_PASS", count=4)
    rows = Rows(context, board.output(mean))
    context.op_wait(rows.start)
    logger, op = board.log_of(board.output(mean))
    context.op_wait(op)
    dependents = abi.VELTO_ERROR_HAS_DEPENDENTS
    assert board.remove(length) == dependents and board.remove(mean) == dependents
    rows.stop()
    assert board.remove(mean) == dependents
    assert board.logger_call("logger_remove", logger) == abi.VELTO_OK
    assert board.remove(length) == dependents and board.slots == [0, 1]
    assert board.remove(mean) == abi.VELTO_OK and board.remove(length) == abi.VELTO_OK
    assert board.slots == [] and board.processors == []
    with pytest.raises(Failed, match="-3, "):
        board.output(mean)


def test_cascade_removes_leaf_first(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    length = board.process(board.signal(), "RSS")
    mean = board.process(board.output(length), "LOW_PASS", count=4)
    other = board.process(board.output(length), "COUNT")
    rows = Rows(context, board.output(mean))
    context.op_wait(rows.start)
    logger, op = board.log_of(board.output(other))
    context.op_wait(op)
    board.written()
    assert board.remove(length, abi.VELTO_REMOVE_CASCADE) == abi.VELTO_OK
    context.advance(0.1)
    packets = [packet.hex(" ").upper() for packet in board.written() if packet[0] in (9, 0x0B)]
    assert packets == ["09 07 01 00", "0B 03 00", "09 06 01", "09 06 02", "09 06 00"]
    assert rows.info.state == abi.VELTO_STREAM_STATE_ENDED and board.processors == [] and board.loggers == []
    assert board.slots == []


# States and changes


def test_states_are_read_and_written(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    gate = board.process(board.signal(), "PASSTHROUGH", mode=mode_of("COUNT"), count=3)
    rows = Rows(context, board.output(gate))
    context.op_wait(rows.start)
    context.advance(2)
    assert len(rows.read()) == 3
    def state() -> float:
        op = context.answer(abi.velto_op, "signal_read", board.state_signal(gate), 5)
        context.op_wait(op)
        value, size = ctypes.c_float(), ctypes.c_size_t()
        context.op_get_frame(op, NATIVE, ctypes.byref(value), 4, ctypes.byref(size), None)
        return value.value
    assert state() == 0
    context.op_wait(context.answer(abi.velto_op, "processor_write_state", gate, 5, abi.velto_device()))
    context.advance(2)
    assert len(rows.read()) == 5 and state() == 0
    length = board.process(board.signal(), "RSS")
    with pytest.raises(Failed, match="has no state"):
        board.state_signal(length)
    with pytest.raises(Failed, match="no state that can be set"):
        context.answer(abi.velto_op, "processor_write_state", length, 5, abi.velto_device())


def test_values_change_while_it_runs(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    mean = board.process(board.signal(), "LOW_PASS", count=4)
    def write(wanted: abi.velto_mw_processor_def) -> tuple[int, str]:
        op = abi.velto_op()
        context.processor_write_config(mean, ctypes.byref(wanted), abi.velto_device(), ctypes.byref(op))
        return board.outcome(op), context.text("op_get_error", op)
    board.written()
    assert write(definition("LOW_PASS", count=9)) == (abi.VELTO_OK, "")
    context.advance(0.05)
    assert [packet.hex(" ").upper() for packet in board.written()] == ["09 05 00 03 05 09 02"]
    assert board.outcome(context.answer(abi.velto_op, "processor_reset", mean, abi.velto_device())) == abi.VELTO_OK
    context.advance(0.05)
    assert [packet.hex(" ").upper() for packet in board.written()] == ["09 04 00"]
    with pytest.raises(Failed, match="is not that of the processor"):
        write(definition("HIGH_PASS", count=9))
    board.disconnect()
    board.reconnect()
    assert board.remove(mean) == abi.VELTO_OK, "it is found with its new window"


# Refusals


def test_boards_do_not_compute_with_fractions(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    with pytest.raises(Failed, match="use passthrough, time, delay, buffer, packer, accounter and fuser"):
        board.begin_processor(board.signal(b"quaternion"), definition("LOW_PASS", count=4))
    throttle = board.process(board.signal(b"quaternion"), "TIME", period=0.5)
    rows = Rows(context, board.output(throttle))
    context.op_wait(rows.start)
    context.advance(5)
    found = rows.read()
    assert 8 <= len(found) <= 11 and all(abs(sum(value * value for value in row) - 1) < 0.01 for row in found)


@pytest.mark.parametrize("wanted, message", [
    (definition("RSS", count=3), "def.count is nothing that this type of processor has"),
    (definition("LOW_PASS"), "def.count is 0"),
    (definition("LOW_PASS", count=300), "def.count is 300"),
    (definition("COMPARISON", [1], function=function_of("ADD")), "def.function must be a comparison"),
    (definition("COMPARISON", function=function_of("LESS")), "def.reference_count is 0"),
    (definition("MATH", function=function_of("DIVIDE")), "def.value is 0: the board cannot divide by it"),
    (definition("THRESHOLD", mode=mode_of("ZONE"), value=1), "def.mode is none of the type threshold"),
    (definition("TIME"), "def.period is 0"), (definition("PACKER", count=3), "def.count is 3: a packet has room for 2 samples"),
    (definition("FUSER"), "velto_mw_create_fuser"), (definition("COUNT", output_size=5), "def.output_size is 5"),
])
def test_what_no_board_takes_is_refused_at_once(context: PumpedContext, wanted: abi.velto_mw_processor_def, message: str) -> None:
    board = ProcessorBoard(context)
    name = b"acceleration" if wanted.type in (abi.VELTO_MW_PROCESSOR_TYPE_RSS, abi.VELTO_MW_PROCESSOR_TYPE_PACKER) else b"acceleration[1]"
    board.written()
    with pytest.raises(Failed) as failed:
        board.begin_processor(board.signal(name), wanted)
    assert message in str(failed.value)
    assert board.written() == [] and board.processors == []


def test_a_range_that_is_another_one_than_at_the_creation(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    length = board.process(board.signal(), "RSS")
    board.set_sensor(rate=12.5, range_g=8, is_unpacked=1)
    rows = Rows(context, board.output(length))
    with pytest.raises(Failed, match="was created for another range of the accelerometer"):
        context.op_wait(rows.start)
    board.set_sensor(rate=12.5, range_g=2, is_unpacked=1)
    context.op_wait(Rows(context, board.output(length)).start)


# Estimates


def test_an_estimate_writes_nothing(context: PumpedContext) -> None:
    board = ProcessorBoard(context, rate=200)
    board.written()
    def estimate(wanted: abi.velto_mw_processor_def, source: abi.velto_signal) -> abi.velto_mw_processor_estimate:
        found = abi.velto_mw_processor_estimate(struct_size=ctypes.sizeof(abi.velto_mw_processor_estimate))
        context.mw_estimate_processor(board.device, source, ctypes.byref(wanted), ctypes.byref(found))
        return found
    mean = estimate(definition("LOW_PASS", count=16), board.signal())
    assert (mean.slot_count, mean.free_slot_count, mean.held_size, mean.logger_slot_count) == (1, 27, 96, 2)
    assert mean.rate == 200 and mean.lost_share == pytest.approx(0.5)
    slow = estimate(definition("TIME", period=0.1), board.signal())
    assert (slow.rate, slow.lost_share) == (10, 0)
    assert board.written() == [] and board.processors == []
    processors = [board.process(board.signal(b"switch"), "COUNT") for _ in range(28)]
    with pytest.raises(Failed, match="-33, "):
        estimate(definition("COUNT"), board.signal(b"switch"))
    assert board.remove(processors[5]) == abi.VELTO_OK
    assert estimate(definition("COUNT"), board.signal(b"switch")).free_slot_count == 0


# Packed, counted and fused samples


def test_packed_samples_come_apart_again(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    raw, packer = Rows(context, board.signal()), board.process(board.signal(), "PACKER", count=2)
    rows = Rows(context, board.output(packer))
    context.op_wait(rows.start)
    context.advance(0.5)
    rows.read()
    raw.read()
    context.advance(8)
    infos = rows.read_with_infos()
    streamed = [row for row, _ in infos]
    assert len(streamed) > 90 and is_part(streamed[4:-4], raw.read())
    times = [info.timestamp_ns for _, info in infos]
    assert times == sorted(times) and times[3] - times[2] == pytest.approx(8e7, rel=0.05)


@pytest.mark.parametrize("order", ["accounter", "packer behind an accounter", "accounter behind a packer"])
def test_counted_samples_tell_what_was_lost(context: PumpedContext, order: str) -> None:
    board = ProcessorBoard(context)
    source = board.signal(b"acceleration[2]")
    for type_, members in {
        "accounter": [("ACCOUNTER", {})], "packer behind an accounter": [("ACCOUNTER", {}), ("PACKER", {"count": 2})],
        "accounter behind a packer": [("PACKER", {"count": 3}), ("ACCOUNTER", {})]}[order]:
        source = board.output(board.process(source, type_, **members))
    info = context.answer(abi.velto_signal_info, "signal_get_info", source)
    assert info.loss_detection == abi.VELTO_LOSS_DETECTION_COUNTED and info.channel_count == 1
    rows = Rows(context, source)
    context.op_wait(rows.start)
    context.advance(4)
    before = rows.read_with_infos()
    ticks = [info.tick for _, info in before]
    assert len(ticks) > 40 and ticks == sorted(ticks) and rows.info.lost_count == 0 and not rows.info.is_loss_estimated
    number = board.processor_info(board.processors[-1]).slot
    # The board sends, and nobody hears: the counter goes on.
    context.op_wait(board.started("mw_write_packet", bytes([9, 7, number, 0]), 4))
    context.advance(4)
    context.op_wait(board.started("mw_write_packet", bytes([9, 7, number, 1]), 4))
    context.advance(2)
    after = rows.read_with_infos()
    missing = after[0][1].sequence - before[-1][1].sequence - 1
    assert rows.info.lost_count > 40 and missing <= rows.info.lost_count <= missing + 1


def test_fused_samples_have_the_channels_of_all(context: PumpedContext) -> None:
    board = ProcessorBoard(context, script="sweep")
    held = board.process(board.signal(b"angular-velocity"), "BUFFER")
    fuser, op = board.fuse(board.signal(), [held])
    context.op_wait(op)
    rows = Rows(context, board.output(fuser), NATIVE)
    context.op_wait(rows.start)
    context.advance(4)
    found = rows.read()
    assert rows.info.channel_count == 6 and len(found) > 40
    assert len({row[3:] for row in found}) > 20 and all(abs(value) < 3 for row in found for value in row[:3])
    assert board.remove(held) == abi.VELTO_ERROR_HAS_DEPENDENTS


# Recipes


def recipe(board: ProcessorBoard, source: abi.velto_signal, kind: int, **members: float) -> tuple[list[abi.velto_processor], int]:
    wanted = abi.velto_mw_recipe_def(struct_size=ctypes.sizeof(abi.velto_mw_recipe_def), recipe=kind, **members)
    rows, count, op = (abi.velto_processor * 5)(), ctypes.c_size_t(), abi.velto_op()
    board.context.mw_create_recipe(board.device, source, ctypes.byref(wanted), rows, 5, ctypes.byref(count), ctypes.byref(op))
    return list(rows[: count.value]), board.outcome(op)


def test_recipes_emit_what_they_say(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    every, outcome = recipe(board, board.signal(b"acceleration[0]"), abi.VELTO_MW_RECIPE_EVERY_NTH, count=5)
    slow, second = recipe(board, board.signal(), abi.VELTO_MW_RECIPE_THROTTLE, period=0.5)
    assert outcome == second == abi.VELTO_OK and (len(every), len(slow)) == (3, 1)
    raw = Rows(context, board.signal(b"acceleration[0]"))
    fifths, throttled = Rows(context, board.output(every[-1])), Rows(context, board.output(slow[-1]))
    context.op_wait(throttled.start)
    for rows in (raw, fifths, throttled):
        rows.read()
    context.advance(8)
    assert abs(len(raw.read()) / 5 - len(counted := fifths.read())) <= 1 and set(counted) == {(0,)}
    assert 13 <= len(throttled.read()) <= 16


@pytest.mark.parametrize("script", ["walk", "rest"])
def test_an_activity_gate_is_closed_at_rest(context: PumpedContext, script: str) -> None:
    board = ProcessorBoard(context, R, script=script)
    gate, outcome = recipe(board, board.signal(), abi.VELTO_MW_RECIPE_ACTIVITY_GATE, count=12, value=0.05)
    assert outcome == abi.VELTO_OK and len(gate) == 5
    rows = Rows(context, board.output(gate[-1]), NATIVE)
    context.op_wait(rows.start)
    context.advance(10)
    found = rows.read()
    assert (len(found) > 40 and all(row[0] > 0.05 for row in found)) if script == "walk" else found == []


def test_a_recipe_without_room_creates_nothing(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    for _ in range(24):
        board.process(board.signal(b"switch"), "COUNT")
    with pytest.raises(Failed, match="takes 5 processors, and 4 are free"):
        recipe(board, board.signal(), abi.VELTO_MW_RECIPE_ACTIVITY_GATE, count=12, value=0.05)
    with pytest.raises(Failed, match="def.value is nothing that this recipe has"):
        recipe(board, board.signal(), abi.VELTO_MW_RECIPE_THROTTLE, period=1, value=1)
    assert len(board.processors) == 24


# Streams whose frames the board counts


@pytest.mark.parametrize("name", [b"acceleration", b"switch", b"quaternion"])
def test_a_counted_stream_has_a_processor_as_long_as_it_lasts(context: PumpedContext, name: bytes) -> None:
    board = ProcessorBoard(context)
    other = board.process(board.signal(b"switch"), "COUNT")
    rows = counted(board, name)
    context.op_wait(rows.start)
    assert board.slots == [0, 1] and len(board.processors) == 1
    if name == b"switch":
        context.sim_press_button(board.sim, 0.5)
    context.advance(4)
    found = rows.read_with_infos()
    assert [info.sequence for _, info in found] == list(range(1, len(found) + 1)) and len(found) >= (2 if name == b"switch" else 40)
    assert rows.info.lost_count == 0 and not rows.info.is_loss_estimated
    plain = Rows(context, board.signal(name), NATIVE)
    context.op_wait(plain.start)
    rows.stop()
    assert board.slots == [0, 1], "the other stream still has it"
    plain.stop()
    context.advance(0.2)
    assert board.slots == [0] and board.processor_info(other).slot == 0


def test_a_counted_stream_knows_each_lost_frame(context: PumpedContext) -> None:
    board = ProcessorBoard(context, rate=100)
    rows = counted(board, b"acceleration", NATIVE)
    context.op_wait(rows.start)
    context.advance(2)
    values = rows.read()
    assert len(values) > 190 and all(abs(value) < 3 for row in values for value in row)
    context.op_wait(board.started("mw_write_packet", bytes([9, 7, 0, 0]), 4))
    context.advance(1)
    context.op_wait(board.started("mw_write_packet", bytes([9, 7, 0, 1]), 4))
    context.advance(1)
    assert 95 <= rows.info.lost_count <= 105 and not rows.info.is_loss_estimated
    rows.read()
    assert rows.info.received_count + rows.info.lost_count == pytest.approx(400, abs=8)


def test_a_stream_that_is_not_counted_cannot_become_so(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    context.op_wait(Rows(context, board.signal()).start)
    with pytest.raises(Failed, match="streams already, and its frames are not counted"):
        context.op_wait(counted(board, b"acceleration").start)
    sim, cap = context.connected_cap()
    axes = context.answer(abi.velto_signal, "device_find_signal", cap, b"axes")
    with pytest.raises(Failed, match="cannot be counted by the device"):
        Rows(context, axes, counts_loss=1)


def test_a_counted_stream_ends_with_its_link_and_leaves_nothing(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    rows = counted(board, b"acceleration")
    context.op_wait(rows.start)
    context.sim_drop_link(board.sim)
    context.advance(1)
    assert rows.info.state == abi.VELTO_STREAM_STATE_ENDED
    board.reconnect()
    context.advance(3)
    assert board.slots == [] and board.processors == []


@pytest.mark.long
@pytest.mark.parametrize("cut", range(1, 37))
def test_after_a_cut_in_the_start_of_a_counted_stream_nothing_is_left(context: PumpedContext, cut: int) -> None:
    board = ProcessorBoard(context, ideal_link=False)
    counted(board, b"acceleration")
    seen = 0
    for _ in range(20_000):
        seen += len(board.written())
        if seen >= cut:
            break
        context.advance(0.0005)
    context.sim_drop_link(board.sim)
    context.advance(1)
    board.reconnect()
    context.advance(4)
    assert board.slots == []


def test_a_sequence_keeps_changes_of_processors(context: PumpedContext) -> None:
    board = ProcessorBoard(context)
    gate = board.process(board.signal(), "PASSTHROUGH", mode=mode_of("CONDITIONAL"))
    mean = board.process(board.signal(), "LOW_PASS", count=4)
    sequence = context.answer(abi.velto_device, "mw_create_sequence", board.device)
    assert context.answer(abi.velto_op, "processor_write_state", gate, 1, sequence).bits == 0
    context.processor_reset(mean, sequence, None)
    context.processor_write_config(mean, ctypes.byref(definition("LOW_PASS", count=9)), sequence, None)
    lines = context.text("mw_describe_sequence", sequence).splitlines()
    assert [line[:20].strip() for line in lines] == ["09 04 .. 01 00  set", "09 04 ..  reset low-", "09 05 .. 03 05 09 02"]
    board.written()
    with pytest.raises(Failed, match="belongs to another device"):
        other = ProcessorBoard(context, S, seed=9)
        context.processor_reset(other.process(other.signal(), "LOW_PASS", count=4), sequence, None)
