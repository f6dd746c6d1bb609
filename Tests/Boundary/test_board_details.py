"""Details of boards that were missing: configured readings, one rule for sensors that run, address, whitelist, watchdog, deep sleep."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ACCELEROMETER, ENVIRONMENT, RL, S, ConnectedBoard
from pumped_context import PumpedContext
from stream_reader import StreamReader
from veltokit import abi

HUMIDITY, MAGNETOMETER = abi.VELTO_MW_SENSOR_HUMIDITY, abi.VELTO_MW_SENSOR_MAGNETOMETER


def hexadecimal(packets: list[bytes]) -> list[str]:
    return [packet.hex(" ").upper() for packet in packets]


def read(board: ConnectedBoard, identifier: bytes) -> None:
    signal = board.context.answer(abi.velto_signal, "device_find_signal", board.device, identifier)
    operation = board.context.answer(abi.velto_op, "signal_read", signal, ctypes.c_double(2))
    board.context.op_wait(operation, 5)


def test_hygrometer_is_configured_before_it_is_read(context: PumpedContext) -> None:
    board = ConnectedBoard(context, ENVIRONMENT)
    read(board, b"relative-humidity")
    assert hexadecimal(board.written()) == ["16 81"], "no choice of the program"
    board.set_sensor(HUMIDITY, oversampling=8)
    read(board, b"relative-humidity")
    assert hexadecimal(board.written()) == ["16 02 04", "16 81"]
    read(board, b"relative-humidity")
    assert hexadecimal(board.written()) == ["16 81"], "once for a link"
    board.set_sensor(HUMIDITY, oversampling=1)
    read(board, b"relative-humidity")
    assert hexadecimal(board.written()) == ["16 02 01", "16 81"]


@pytest.mark.parametrize("user", ["stream", "detector", "program"])
def test_sensor_that_runs_keeps_its_configuration_for_every_user(context: PumpedContext, user: str) -> None:
    board = ConnectedBoard(context, RL)
    board.set_sensor(rate=100, range_g=2)
    first = StreamReader(context, board.device, "acceleration", abi.VELTO_UNITS_NATIVE)
    context.advance(1)
    board.set_sensor(rate=100, range_g=8)
    board.written()
    if user == "stream":
        StreamReader(context, board.device, "acceleration[2]", abi.VELTO_UNITS_NATIVE)
    elif user == "detector":
        config = board.detector(abi.VELTO_MW_DETECTOR_ORIENTATION)
        assert board.call("mw_start_detector", ctypes.byref(config)) == abi.VELTO_OK
    else:
        assert board.call("mw_start_sensor", ACCELEROMETER) == abi.VELTO_OK
    context.advance(1)
    assert not [packet for packet in board.written() if packet[:2] == b"\x03\x03"], "the range stays"
    assert first.read()[0][-1][2] == pytest.approx(1, abs=0.1)
    assert board.sensor_config().range_g == 2, "in force"


def test_choice_is_for_the_next_start(context: PumpedContext) -> None:
    board = ConnectedBoard(context, RL)
    board.set_sensor(rate=100, range_g=2)
    assert board.call("mw_start_sensor", ACCELEROMETER) == abi.VELTO_OK
    board.set_sensor(rate=100, range_g=8)
    assert board.call("mw_stop_sensor", ACCELEROMETER) == abi.VELTO_OK
    assert board.call("mw_start_sensor", ACCELEROMETER) == abi.VELTO_OK
    assert board.sensor_config().range_g == 8


def test_name_longer_than_an_answer_is_completed_by_what_is_advertised(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    name = b"MetaWear of person 123"
    assert board.call("mw_write_settings", ctypes.byref(settings_of(context, name=name)), abi.VELTO_MW_SETTING_NAME) == abi.VELTO_OK
    board.context.op_wait(board.started("device_disconnect"))
    context.scan()
    context.advance(2)
    context.connect(board.device)
    assert board.call("mw_read_settings") == abi.VELTO_OK
    known = context.answer(abi.velto_mw_settings, "mw_get_settings", board.device)
    assert known.name == name, "the answer has 18 letters"
    board.written()
    assert board.writes_of("mw_write_settings", ctypes.byref(known), abi.VELTO_MW_SETTING_NAME)[0] == f"11 01 {name.hex(' ').upper()}"
    shorter = settings_of(context, name=name[:18])
    assert board.call("mw_write_settings", ctypes.byref(shorter), abi.VELTO_MW_SETTING_NAME) == abi.VELTO_OK
    assert context.answer(abi.velto_mw_settings, "mw_get_settings", board.device).name == name[:18], "nothing completes a name that is whole"


def settings_of(context: PumpedContext, **members: object) -> abi.velto_mw_settings:
    settings = abi.velto_mw_settings()
    context.mw_settings_init(ctypes.byref(settings), ctypes.sizeof(settings))
    for name, value in members.items():
        setattr(settings, name, value)
    return settings


def value(board: ConnectedBoard, name: str, *arguments: int) -> bytes:
    operation = board.started(name, *arguments)
    assert board.outcome(operation) == abi.VELTO_OK
    return board.value_of(operation)


def test_board_reports_its_own_address(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    kind, *address = value(board, "mw_read_address")
    assert hexadecimal(board.written()) == ["11 8B"]
    assert kind == abi.VELTO_MW_ADDRESS_KIND_RANDOM_STATIC
    assert ":".join(f"{byte:02X}" for byte in address) == context.info(board.device).address.decode()


def test_slot_of_the_whitelist_is_read_back(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    entry = abi.velto_mw_address(kind=abi.VELTO_MW_ADDRESS_KIND_RANDOM_STATIC, bytes=(ctypes.c_uint8 * 6)(0xC0, 1, 2, 3, 4, 5))
    assert board.call("mw_write_whitelist", ctypes.byref(entry), 1) == abi.VELTO_OK
    assert value(board, "mw_read_whitelist", 1) == bytes([1, 0xC0, 1, 2, 3, 4, 5])
    assert board.call("mw_read_whitelist", 2) == abi.VELTO_ERROR_TIMEOUT, "it is empty"


def test_magnetometer_is_suspended_and_woken(context: PumpedContext) -> None:
    board = ConnectedBoard(context, RL)
    assert board.call("mw_start_sensor", MAGNETOMETER) == abi.VELTO_OK
    assert board.call("mw_run_action", abi.VELTO_MW_ACTION_SUSPEND_MAGNETOMETER) == abi.VELTO_ERROR_INVALID_STATE
    assert board.call("mw_stop_sensor", MAGNETOMETER) == abi.VELTO_OK
    board.written()
    assert board.writes_of("mw_run_action", abi.VELTO_MW_ACTION_SUSPEND_MAGNETOMETER) == ["15 01 02"]
    reader = StreamReader(context, board.device, "magnetic-field", abi.VELTO_UNITS_NATIVE)
    context.advance(2)
    assert len(reader.read()[0]) > 5, "its start has woken it"


def test_watchdog_is_written_and_read_back(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    settings = abi.velto_mw_settings()
    context.mw_settings_init(ctypes.byref(settings), ctypes.sizeof(settings))
    assert (settings.watchdog_timeout, settings.watchdog_refresh_by_schedule) == (10, 1)
    settings.watchdog_timeout, settings.watchdog_runs_asleep, settings.watchdog_refresh_by_sleep = 2, 1, 0
    operation = board.started("mw_write_settings", ctypes.byref(settings), abi.VELTO_MW_SETTING_WATCHDOG)
    assert board.outcome(operation) == abi.VELTO_OK
    assert hexadecimal(board.written()) == ["11 0E FF FF 00 00 01", "11 0F 01", "11 8E", "11 8F"]
    known = context.answer(abi.velto_mw_settings, "mw_get_settings", board.device)
    assert (known.watchdog_timeout, known.watchdog_runs_asleep, known.watchdog_refresh_by_sleep) == (2, 1, 0)


def test_settings_are_read_without_asking_for_a_watchdog(context: PumpedContext) -> None:
    board = ConnectedBoard(context, S)
    assert board.call("mw_read_settings") == abi.VELTO_OK
    assert not {"11 8E", "11 8F"} & set(hexadecimal(board.written()))
