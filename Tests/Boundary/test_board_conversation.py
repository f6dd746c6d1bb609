"""What programs see of the conversation with a board: the order of the calls, replies to creations, and the time that packets take."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ConnectedBoard, led_preset
from pumped_context import Failed
from veltokit import abi

INTERVAL = 0.015
"""Seconds in one direction over an ideal link."""


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context)


def write(board: ConnectedBoard, text: str) -> abi.velto_op:
    packet = bytes.fromhex(text)
    return board.started("mw_write_packet", packet, len(packet))


def request(board: ConnectedBoard, text: str, prefix: str = "") -> abi.velto_op:
    packet, reply = bytes.fromhex(text), bytes.fromhex(prefix)
    return board.started("mw_request", packet, len(packet), reply, len(reply))


def reply(board: ConnectedBoard, operation: abi.velto_op) -> str:
    assert board.outcome(operation) == abi.VELTO_OK
    return board.value_of(operation).hex(" ").upper()


# ---- The order of the calls ----


def test_a_request_does_not_overtake_a_packet(board: ConnectedBoard) -> None:
    board.started("mw_start_sensor", abi.VELTO_MW_SENSOR_MAGNETOMETER)  # it wakes up for 0.2 s
    write(board, "FE 04 01 02 03 04")
    assert reply(board, request(board, "FE 84")) == "FE 84 01 02 03 04"


def test_requests_see_what_was_written_before_them_and_not_what_was_after(board: ConnectedBoard) -> None:
    board.started("mw_start_sensor", abi.VELTO_MW_SENSOR_MAGNETOMETER)
    requests = []
    for number in range(8):
        write(board, f"FE 04 00 00 00 {number:02X}")
        requests.append(request(board, "FE 84"))
    assert [reply(board, operation) for operation in requests] == [f"FE 84 00 00 00 {number:02X}" for number in range(8)]


def test_a_register_that_never_answers_delays_no_other(board: ConnectedBoard) -> None:
    silent = [request(board, "FE B0") for _ in range(3)]
    started = board.context.now_ns
    assert reply(board, request(board, "11 8C")).startswith("11 8C 63")
    assert board.context.now_ns - started < 0.1e9
    assert [board.outcome(operation) for operation in silent] == [abi.VELTO_ERROR_TIMEOUT] * 3


# ---- Replies to creations ----


def answered(board: ConnectedBoard, text: str) -> None:
    """The board notifies that, once it has what was requested."""
    board.context.advance(2 * INTERVAL)
    board.notifies(bytes.fromhex(text))
    board.context.advance(2 * INTERVAL)


@pytest.mark.parametrize("register", ["0B 02", "0C 02", "0A 02", "09 02", "0F 02"])
def test_a_request_can_await_the_number_of_what_it_creates(board: ConnectedBoard, register: str) -> None:
    # Of another length than the board expects, so that the answer is the test's.
    operation = request(board, f"{register} 01 01", prefix=register)
    answered(board, f"{register} 05")
    assert reply(board, operation) == f"{register} 05"


def test_creations_are_answered_in_the_order_of_the_requests(board: ConnectedBoard) -> None:
    """The board numbers its loggers in the order in which they are created."""
    operations = [request(board, f"0B 02 03 04 FF {offset:02X}", prefix="0B 02") for offset in range(3)]
    assert [reply(board, operation) for operation in operations] == [f"0B 02 {number:02X}" for number in range(3)]


def test_a_prefix_can_name_the_first_byte_of_the_payload(board: ConnectedBoard) -> None:
    operation = request(board, "0C 02 E8 03", prefix="0C 02 01")
    answered(board, "0C 02 00")
    answered(board, "0C 02 01")
    assert reply(board, operation) == "0C 02 01"


def test_a_creation_that_the_board_does_not_answer_ends(board: ConnectedBoard) -> None:
    assert board.outcome(request(board, "FE 04 00", prefix="0B 02")) == abi.VELTO_ERROR_TIMEOUT


@pytest.mark.parametrize(("prefix", "message"), [("0B", "reply_prefix_size is 1"), ("0B 02 01 02", "reply_prefix_size is 4: must be at most 3")])
def test_a_prefix_of_a_wrong_size_is_refused(board: ConnectedBoard, prefix: str, message: str) -> None:
    with pytest.raises(Failed, match=message) as failure:
        request(board, "0B 02", prefix)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# ---- Time ----


def seconds(board: ConnectedBoard, name: str, *arguments) -> float:
    """The time that a command takes, as finely as the clock is moved."""
    operation, started, result = board.started(name, *arguments), board.context.now_ns, ctypes.c_int32()
    while board.context.library.velto_op_get_result(operation, ctypes.byref(result)) == abi.VELTO_PENDING:
        board.context.advance(0.001)
    assert result.value == abi.VELTO_OK
    return (board.context.now_ns - started) / 1e9


def test_five_packets_take_one_connection_interval_longer_than_one(context) -> None:
    board = ConnectedBoard(context, ideal_link=False)
    # The first one ends at a connection event, so that the others start there.
    for _ in range(2):
        one = seconds(board, "mw_write_packet", b"\x02\x01\x00", 3)
    board.written()
    # Stop, three patterns and play.
    presets = [led_preset(board.context, abi.VELTO_MW_LED_PRESET_BLINK, color) for color in range(3)]
    patterns = (abi.velto_mw_led_pattern * len(presets))(*presets)
    five = seconds(board, "mw_play_led", patterns, len(patterns), abi.VELTO_MW_LED_ACTION_PLAY)
    assert len(board.written()) == 5
    assert one + 0.029 <= five <= one + 0.031
