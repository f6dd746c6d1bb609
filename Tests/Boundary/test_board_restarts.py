"""What a board loses and keeps when it starts again, through C: on command, after a crash, and out of its sleep."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ConnectedBoard, S
from pumped_context import Failed
from stream_reader import StreamReader
from test_board_modules import act, read, value
from test_tap_devices import uuid
from veltokit import abi

CRASH = bytes.fromhex("19 0E 01 00 02 00 03 00 E0 01 02 00")
"""Calibration data of a magnetometer that was not sure of it, which the firmware does not survive."""


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


def packet(board: ConnectedBoard, *packets: str) -> None:
    for text in packets:
        data = bytes.fromhex(text)
        assert board.call("mw_write_packet", data, len(data)) == abi.VELTO_OK


def answer(board: ConnectedBoard, request: str) -> str:
    data = bytes.fromhex(request)
    return value(board, "mw_request", data, len(data), None, 0).hex(" ").upper()


def state(board: ConnectedBoard) -> int:
    return board.context.info(board.device).link_state


def crash(board: ConnectedBoard) -> None:
    board.call("mw_write_packet", CRASH, len(CRASH))
    board.context.advance(1)
    assert state(board) != abi.VELTO_LINK_STATE_READY
    board.context.advance(8)
    assert state(board) == abi.VELTO_LINK_STATE_READY, "the board is back, and the library with it"


def reset(board: ConnectedBoard) -> None:
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.advance(8)
    assert state(board) == abi.VELTO_LINK_STATE_READY


def test_the_monitors_of_the_firmware_are_read(board) -> None:
    assert read(board, "stack") == [0, 1024] and read(board, "key-register") == [0] and read(board, "reset-reason") == [0]
    packet(board, "FE 04 04 03 02 01", "FE 09 01")
    assert read(board, "key-register") == [0x01020304] and read(board, "stack") == [1, 1024]
    assert len(value(board, "mw_request", b"\xfe\x8a", 2, None, 0)) == 10, "eight queues"


@pytest.mark.parametrize(("restart", "reason"), [(reset, 4), (crash, 8)])
def test_a_restart_loses_what_is_volatile_and_keeps_the_rest(board, restart, reason: int) -> None:
    act(board, abi.VELTO_SIM_STEP_KIND_BATTERY, 0, 50)
    act(board, abi.VELTO_SIM_STEP_KIND_TEMPERATURE, 30, 1)
    packet(board, "FE 04 04 03 02 01", "FE 09 01", "11 01 41", "11 0E 00 80 00 00 00", "05 01 00", "0D 01 1C 20 FF 02 DE AD")
    reader = StreamReader(board.context, board.device, "acceleration", abi.VELTO_UNITS_NATIVE)
    board.context.advance(1)
    assert reader.read()[0] and read(board, "digital[0]") == [1] and read(board, "key-register") == [0x01020304]
    board.context.advance(60)
    before = read(board, "last-reset")
    restart(board)
    after = read(board, "last-reset")
    assert after[0] < before[0] / 5 and after[1] == before[1] + 1, "its clock begins anew"
    assert read(board, "key-register") == [0] and read(board, "stack") == [0, 1024] and read(board, "digital[0]") == [0]
    assert answer(board, "11 81") == "11 81 " + b"MetaWear".hex(" ").upper()
    assert answer(board, "03 83") == "03 83 A8 02", "the accelerometer is as it was in the beginning"
    assert answer(board, "03 82") == "03 82 00"
    assert read(board, "reset-reason") == [reason]
    # What outlives it: the watchdog's setting, the supply, the surroundings, and what is on the bus.
    assert answer(board, "11 8E") == "11 8E 00 80 00 00 00"
    assert read(board, "battery")[0] == 50 and read(board, "temperature[1]") == [30]
    assert value(board, "mw_read_i2c", 0x1C, 0x20, 2) == b"\xde\xad"


def test_after_a_crash_a_sensor_is_streamed_as_if_nothing_had_happened(board) -> None:
    board.set_sensor(rate=200, range_g=8)
    StreamReader(board.context, board.device, "acceleration")
    board.context.advance(1)
    crash(board)
    again = StreamReader(board.context, board.device, "acceleration", abi.VELTO_UNITS_NATIVE)
    board.context.advance(2)
    rows = again.read()[0]
    assert 280 <= len(rows) <= 410 and rows[-1] == pytest.approx((0, 0, 1), abs=0.02), "200 Hz, and the scale of 8 g"


def test_a_board_asleep_wakes_by_its_button(board) -> None:
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_POWER_SAVE)
    board.call("mw_reset", abi.VELTO_MW_RESET_KIND_NOW)
    board.context.advance(20)
    assert state(board) != abi.VELTO_LINK_STATE_READY
    board.context.sim_press_button(board.sim, 0.1)
    board.context.advance(40)
    assert state(board) == abi.VELTO_LINK_STATE_READY
    assert read(board, "reset-reason") == [1 << 16]


# The bootloader

BOOTLOADER_CONTROL = uuid("00001531-1212-efde-1523-785feabcd123")


@pytest.fixture
def bootloader(board) -> ConnectedBoard:
    assert board.call("mw_reset", abi.VELTO_MW_RESET_KIND_BOOTLOADER) == abi.VELTO_OK
    board.context.advance(8)
    return board


def is_in_bootloader(board: ConnectedBoard) -> bool:
    return bool(board.context.info(board.device).flags & abi.VELTO_DEVICE_IN_BOOTLOADER)


def test_a_board_in_its_bootloader_is_ready_and_flagged(board) -> None:
    assert not is_in_bootloader(board)
    assert board.call("mw_reset", abi.VELTO_MW_RESET_KIND_BOOTLOADER) == abi.VELTO_OK
    board.context.advance(8)
    assert state(board) == abi.VELTO_LINK_STATE_READY and is_in_bootloader(board)
    board.context.advance(120)
    assert state(board) == abi.VELTO_LINK_STATE_READY, "silence is no reason to give it up"


def test_a_board_in_its_bootloader_is_no_board(bootloader) -> None:
    assert bootloader.call("mw_play_motor", 1.0, 1.0) == abi.VELTO_ERROR_INVALID_STATE
    info = abi.velto_mw_info(struct_size=ctypes.sizeof(abi.velto_mw_info))
    for name, *arguments in (("mw_get_info", ctypes.byref(info)), ("device_set_player_index", 0)):
        with pytest.raises(Failed, match="bootloader.*update it") as failed:
            getattr(bootloader.context, name)(bootloader.device, *arguments)
        assert failed.value.result == abi.VELTO_ERROR_INVALID_STATE
    assert bootloader.context.answer(ctypes.c_uint64, "device_get_capabilities", bootloader.device) == 0
    assert bootloader.context.info(bootloader.device).player_index == -1


def test_a_board_that_leaves_its_bootloader_is_a_board_again(bootloader) -> None:
    control = bootloader.context.answer(
        ctypes.c_uint16, "device_find_characteristic", bootloader.device, abi.velto_uuid(), BOOTLOADER_CONTROL)
    bootloader.write(control, b"\x06")
    bootloader.context.advance(8)
    assert state(bootloader) == abi.VELTO_LINK_STATE_READY and not is_in_bootloader(bootloader)
    assert read(bootloader, "reset-reason")
    assert bootloader.call("mw_play_motor", 1.0, 0.1) == abi.VELTO_OK
