"""What other programs have left on a board: processors, loggers, timers and events, found, used and removed."""

from __future__ import annotations

import ctypes

import pytest

from board_download import Download, is_part
from connected_board import S
from processor_board import NATIVE, ProcessorBoard, Rows
from pumped_context import Failed, PumpedContext
from veltokit import abi

TYPE = "VELTO_MW_PROCESSOR_TYPE_"
CREATED, STATEFUL, RECOVERED = abi.VELTO_PROCESSOR_CREATED, abi.VELTO_PROCESSOR_STATEFUL, abi.VELTO_PROCESSOR_RECOVERED

CLIENT = [
    # ±4 g and ±125 °/s, at 50 Hz.
    "03 03 A7 01", "13 03 A7 04",
    "09 02 01 01 FF 00 02 10",                                              # 0: removed below
    "09 02 03 04 FF A0 07 A5 00",                                           # 1: RMS
    "09 02 09 03 01 20 02 07",                                              # 2: its sum
    "09 02 09 03 02 60 08 13 64 00 00 00",                                  # 3: every 0.1 s
    "09 02 03 04 FF A0 3F 01 02",                                           # 4: of newer firmware
    "09 02 03 04 FF A0 1B 01 06 00 00 00 00 00 00 00 00 00 00 00",          # 5: a fuser whose buffer is made behind it
    "09 02 13 04 FF A0 0F 05",                                              # 6: the buffer
    "09 02 19 07 FF E0 08 07 E8 03 00 00",                                  # 7: 16 bytes, which read as 8
    "09 02 03 04 FF A0 11 30 03",                                           # 8: an accounter
    "09 02 03 04 FF 20 10 01 03",                                           # 9: four samples of an axis in a packet
    "09 06 00",
    "0B 02 01 01 FF 00",                                                    # 0: removed below
    "0B 02 09 03 03 60",                                                    # 1: the sum, every 0.1 s
    "0B 02 03 04 FF 60", "0B 02 03 04 FF 22", "0B 02 03 04 FF 24",          # 2 to 4: acceleration, and its second axis again
    "0B 02 09 03 05 60", "0B 02 09 03 05 64", "0B 02 09 03 05 68",          # 5 to 7: the fuser
    "0B 03 00",
    "0C 02 E8 03 00 00 FF FF 00", "0C 02 D0 07 00 00 05 00 01", "0C 05 00",
    "0A 02 09 03 03 02 01 01", "0A 03 01", "0A 02 0C 06 01 02 02 01", "0A 03 01",
]
"""A scripted client, in an order in which the library creates nothing."""

PROCESSORS = [
    (1, "RMS", "acceleration:rms?id=1", 0), (2, "ACCUMULATE", "acceleration:rms?id=1:accumulate?id=2", STATEFUL),
    (3, "TIME", "acceleration:rms?id=1:accumulate?id=2:time?id=3", 0), (4, "UNKNOWN", "acceleration:unknown63?id=4", 0),
    (5, "FUSER", "acceleration:fuser?id=5", 0), (6, "BUFFER", "angular-velocity:buffer?id=6", STATEFUL),
    (7, "TIME", "quaternion:time?id=7", 0), (8, "ACCOUNTER", "acceleration:account?id=8", 0),
    (9, "PACKER", "acceleration[0]:packer?id=9", 0)]
LOGGERS = [
    ("acceleration:rms?id=1:accumulate?id=2:time?id=3", [1], 1), ("acceleration", [2, 4], 3), ("acceleration[1]", [3], 1),
    ("acceleration:fuser?id=5", [5, 6, 7], 6)]
"""The description of that board, written by hand."""


def raw(board: ProcessorBoard, packets: list[str]) -> None:
    for text in packets:
        packet = bytes.fromhex(text)
        assert board.call("mw_write_packet", packet, len(packet)) == abi.VELTO_OK


@pytest.fixture
def board(context: PumpedContext) -> ProcessorBoard:
    board = ProcessorBoard.__new__(ProcessorBoard)
    super(ProcessorBoard, board).__init__(context, S, script="walk", seed=3)
    raw(board, CLIENT)
    assert board.processors == [] and board.loggers == []
    assert board.call("mw_recover") == abi.VELTO_OK
    return board


def found(board: ProcessorBoard, slot: int) -> abi.velto_processor:
    return next(each for each in board.processors if board.processor_info(each).slot == slot)


def test_a_board_of_unknown_history_is_described_as_by_hand(board: ProcessorBoard) -> None:
    context = board.context
    rows = []
    for processor in board.processors:
        info = board.processor_info(processor)
        assert info.flags & (CREATED | RECOVERED) == CREATED | RECOVERED
        name = next(name for name in dir(abi) if name.startswith(TYPE) and getattr(abi, name) == info.type)
        rows.append((info.slot, name.removeprefix(TYPE), board.identifier(board.output(processor)), info.flags & STATEFUL))
    assert rows == PROCESSORS
    loggers = []
    for logger in board.loggers:
        info = board.logger_info(logger)
        signal = context.answer(abi.velto_signal, "logger_get_signal", logger)
        loggers.append((board.identifier(signal), list(info.slots)[: info.slot_count], info.channel_count))
    assert loggers == LOGGERS
    program = context.text("mw_describe_program", board.device).splitlines()
    assert program[:3] == [
        "timer 1: every 2.0 s, 5 times, at once when started; of another program",
        "event 0: 09 03 03 -> 02 01 01; of another program", "event 1: 0C 06 01 -> 02 02 01; of another program"]


def test_outputs_of_others_are_streamed_and_logged_like_own_ones(board: ProcessorBoard) -> None:
    context = board.context
    names = {3: "acceleration:rms?id=1:accumulate?id=2:time?id=3", 5: "acceleration:fuser?id=5", 9: "acceleration[0]:packer?id=9"}
    rows = {slot: Rows(context, board.signal(name.encode()), NATIVE) for slot, name in names.items()}
    plain = Rows(context, board.signal(), NATIVE)
    assert board.call("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE) == abi.VELTO_OK
    context.advance(5)
    streamed = {slot: each.read() for slot, each in rows.items()}
    samples = plain.read()
    assert is_part([row[:3] for row in streamed[5]][10:-10], samples) and len(streamed[5]) > 200
    fused = board.signal(names[5].encode())
    units = [context.answer(abi.velto_channel_info, "signal_get_channel", fused, index, NATIVE).unit.decode() for index in range(6)]
    assert units == ["g"] * 3 + ["°/s"] * 3
    assert is_part([row[0] for row in streamed[9]][8:-8], [row[0] for row in samples]) and len(streamed[9]) > 200
    # The sum of the lengths of 1 g: the scale is that of ±4 g, in which the board has its sensor.
    sums = [row[0] for row in streamed[3]]
    assert 40 < len(sums) < 56 and 2 < sums[-1] - sums[-6] < 40
    for each in [*rows.values(), plain]:
        each.stop()
    assert board.call("mw_stop_logging") == abi.VELTO_OK
    flush = abi.velto_op()
    context.mw_flush_log(board.device, ctypes.byref(flush))
    context.op_wait(flush)
    download = Download(context, board.device)
    logged = [download.stream(logger, NATIVE) for logger in board.loggers]
    download.run()
    assert is_part(streamed[3][5:-5], logged[0].rows) and is_part(streamed[5][25:-25], logged[3].rows)
    assert len(logged[1].rows) > 200 and len(logged[2].rows) > 200


def test_what_others_have_made_is_the_source_of_own_parts(board: ProcessorBoard) -> None:
    mean = board.process(board.output(found(board, 1)), "LOW_PASS", count=4)
    assert board.identifier(board.output(mean)) == "acceleration:rms?id=1:low-pass?id=0"
    rows = Rows(board.context, board.output(mean), NATIVE)
    board.context.advance(2)
    assert all(0.1 < row[0] < 3 for row in rows.read()[10:])
    assert not board.processor_info(mean).flags & RECOVERED


def test_what_others_have_made_is_removed_with_all_that_depends_on_it(board: ProcessorBoard) -> None:
    rms, dependents = found(board, 1), abi.VELTO_ERROR_HAS_DEPENDENTS
    assert board.remove(rms) == dependents
    buffer = found(board, 6)
    assert board.remove(buffer) == dependents
    board.written()
    assert board.remove(rms, abi.VELTO_REMOVE_CASCADE) == abi.VELTO_OK
    packets = [packet.hex(" ").upper() for packet in board.written() if packet[0] in (0x09, 0x0A, 0x0B)]
    assert packets == ["0B 03 01", "09 06 03", "0A 04 00", "09 06 02", "09 06 01"]
    assert board.slots == [4, 5, 6, 7, 8, 9]
    with pytest.raises(Failed, match="-3, "):
        board.processor_info(rms)


def test_what_others_have_made_ends_with_a_reset(board: ProcessorBoard) -> None:
    context, fuser = board.context, found(board, 5)
    signal = board.output(fuser)
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    context.advance(3)
    board.reconnect()
    assert board.processors == []
    for name, handle in [("processor_get_info", fuser), ("signal_get_info", signal)]:
        with pytest.raises(Failed, match="-3, "):
            context.answer(abi.velto_processor_info if "proc" in name else abi.velto_signal_info, name, handle)
    # Loggers stay, with the meaning of what they have stored.
    assert [board.identifier(signal) for signal in [
        context.answer(abi.velto_signal, "logger_get_signal", board.loggers[1])]] == ["acceleration"]


def test_recovering_twice_changes_nothing(board: ProcessorBoard) -> None:
    processors, loggers = board.processors, board.loggers
    assert board.call("mw_recover") == abi.VELTO_OK
    assert [each.bits for each in board.processors] == [each.bits for each in processors]
    assert [each.bits for each in board.loggers] == [each.bits for each in loggers]
