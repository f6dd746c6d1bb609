"""Where the sources about boards disagree: what this library does, row by row, by the packets that arrive at a board.

Source: MetaWear module protocol, 6. Rows about loggers and processors (14, 34, 39) belong to modules that are not there yet, rows
20 and 36 are choices without a wrong one, and rows 25 and 32 need boards that are not simulated: see CommandTests, and the worked examples of modules.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable

import pytest

from connected_board import ACCELEROMETER, RL, ConnectedBoard, R, S, led_preset
from test_board_modules import BAROMETER, FUSION, MAGNETOMETER, read, settings, value
from veltokit import abi

Row = Callable[[ConnectedBoard], object]


def detector(name: str, range_g: float = 2, **members) -> Row:
    """The packets with which a detector starts."""

    def packets(board: ConnectedBoard) -> list[str]:
        board.set_sensor(range_g=range_g)
        configuration = board.detector(getattr(abi, f"VELTO_MW_DETECTOR_{name}"), **members)
        return board.writes_of("mw_start_detector", ctypes.byref(configuration))

    return packets


def start(sensor: int, **members) -> Row:
    """The packets with which a sensor starts."""

    def packets(board: ConnectedBoard) -> list[str]:
        board.set_sensor(sensor, **members)
        assert board.call("mw_start_sensor", sensor) == abi.VELTO_OK
        board.context.advance(1)
        return [packet.hex(" ").upper() for packet in board.written()]

    return packets


def setting(member: str, **members) -> Row:
    """The packet that writes a setting."""
    return lambda board: board.writes_of(
        "mw_write_settings", ctypes.byref(settings(**members)), getattr(abi, f"VELTO_MW_SETTING_{member}"))[:1]


def asked(name: str) -> Row:
    """The packet that asks for a signal."""

    def packets(board: ConnectedBoard) -> list[str]:
        read(board, name)
        return [packet.hex(" ").upper() for packet in board.written()]

    return packets


def question(name: str, *arguments) -> Row:
    """The packet with which something is asked."""

    def packets(board: ConnectedBoard) -> list[str]:
        value(board, name, *arguments)
        return [packet.hex(" ").upper() for packet in board.written()]

    return packets


def pulses(board: ConnectedBoard) -> str:
    pattern = led_preset(board.context, abi.VELTO_MW_LED_PRESET_BLINK, 0)
    pattern.repeat_count = 0
    return board.writes_of("mw_play_led", ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_NONE)[-1]


def no_longer_watched(board: ConnectedBoard) -> list[str]:
    for pin in (3, 5):
        assert board.call("mw_watch_pin", pin, abi.VELTO_MW_PIN_EDGE_ANY) == abi.VELTO_OK
    board.context.advance(0.1)
    board.written()
    first = board.writes_of("mw_watch_pin", 3, abi.VELTO_MW_PIN_EDGE_NONE)
    return first + board.writes_of("mw_watch_pin", 5, abi.VELTO_MW_PIN_EDGE_NONE)


def found(name: str, packet: str) -> Row:
    """Code, axes and sign of what a notification says while a detector runs."""

    def event(board: ConnectedBoard) -> tuple[int, int, int]:
        detector(name)(board)
        board.events()
        board.notifies(bytes.fromhex(packet))
        [happened] = board.events(abi.VELTO_EVENT_MW_DETECTED)
        what = happened.data.detected
        return what.code, what.axes, what.sign

    return event


def names(board: ConnectedBoard) -> list[str]:
    """What each thermometer measures."""
    labels = []
    for number in range(4):
        signal = board.context.answer(
            abi.velto_signal, "device_find_signal", board.device, f"temperature[{number}]".encode())
        labels.append(board.context.answer(abi.velto_channel_info, "signal_get_channel", signal, 0, 0).name.decode())
    return labels


def after_the_finest_pressure(board: ConnectedBoard) -> list[str]:
    """The temperature, which that measures twice, is measured once again."""
    start(BAROMETER, oversampling=16)(board)
    assert board.call("mw_stop_sensor", BAROMETER) == abi.VELTO_OK
    return start(BAROMETER, oversampling=4)(board)


def steps_from_0(board: ConnectedBoard) -> list[str]:
    return detector("STEP_COUNTER", count=12000)(board) + board.writes_of("mw_clear_steps")


def chain(board: ConnectedBoard) -> list[str]:
    return board.writes_of("mw_read_fusion_calibration")


NAME = b"x" * 26
COMPASS = {"fusion_mode": abi.VELTO_MW_FUSION_MODE_COMPASS}

# The row, the board, what is done, and what the sheet says of it: packets that must be among those written, in that order.
PACKETS: list[tuple[int, bytes, Row, list[str]]] = [
    (1, S, question("mw_read_i2c", 0x1C, 0x0D, 1), ["0D 81 1C 0D"]),
    (2, R, detector("TAP", range_g=8, threshold=2, window=0.25, quiet=0.03, shock=0.075), ["03 0D 44 08"]),
    (3, R, detector("TAP", range_g=8, threshold=1.24), ["03 0D 04 04"]),
    (4, R, detector("ANY_MOTION", range_g=8, threshold=0.75, count=4), ["03 0A 03 2F 14 14"]),
    (5, S, detector("ANY_MOTION"), ["03 08 01", "03 09 01", "03 07 40 00", "03 06 40 00"]),
    (6, R, detector("ANY_MOTION"), ["03 09 07 00"]),
    (8, S, detector("WRIST_GESTURE"), ["03 08 08 05 00 EE 06 04 00 C8 00"]),
    (9, S, detector("NO_MOTION"), ["03 08 02 05 E0 90 30"]),
    (9, S, detector("ANY_MOTION"), ["03 08 01 05 E0 AA 38"]),
    (10, S, start(ACCELEROMETER, rate=3.125), ["03 01 02"]),
    (10, S, start(ACCELEROMETER, rate=12.5), ["03 01 01"]),
    (11, S, start(MAGNETOMETER), ["15 01 00", "15 04", "15 03", "15 02 01 00", "15 01 01"]),
    (11, S, start(FUSION), ["19 02", "15 01 00", "15 04 04 0E", "15 03 06", "15 01 01", "19 01 01"]),
    (12, S, start(MAGNETOMETER, rate=10, repetitions_xy=3, repetitions_z=3), ["15 04 01 02", "15 03 00"]),
    (13, S, asked("battery"), ["11 8C"]),
    (15, S, asked("adc[2]"), ["05 87 02 FF FF 00 FF"]),
    (17, S, setting("ADVERTISING"), ["11 02 9B 02 00 00"]),
    (18, S, setting("CONNECTION", interval_min=0.0075, interval_max=0.03, supervision_timeout=5),
     ["11 09 06 00 18 00 00 00 F4 01"]),
    (19, S, setting("TRANSMIT_POWER", transmit_power=-30), ["11 03 E2"]),
    (21, S, setting("WHITELIST_MODE", whitelist_mode=abi.VELTO_MW_WHITELIST_MODE_SCANS), ["11 13 01"]),
    (21, S, setting("WHITELIST_MODE", whitelist_mode=abi.VELTO_MW_WHITELIST_MODE_CONNECTIONS), ["11 13 02"]),
    (22, S, after_the_finest_pressure, ["12 03 2C 00"]),
    (27, S, start(FUSION, range_dps=125), ["19 02 01 43"]),
    (28, S, steps_from_0, ["03 08 07 00 0E 58 02", "03 08 07 00 0E 58 06"]),
    (29, S, lambda board: board.writes_of("mw_write_offset", abi.VELTO_MW_SENSOR_GYROSCOPE, 1.0, 0.0, -1.0), ["13 06 10 00 F0"]),
    (30, S, no_longer_watched, ["05 0B 03 00", "05 0B 05 00", "05 0A 00"]),
    (35, S, start(ACCELEROMETER), ["03 03 A8 00", "03 01 01"]),
    (37, S, start(FUSION, **COMPASS), ["03 03 A6", "15 03 06", "03 01 01", "15 01 01"]),
    (38, S, start(FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_M4G), ["03 03 A7", "15 03 06"]),
    (40, S, chain, ["19 8C", "19 8D", "19 8E"]),
]


@pytest.mark.parametrize(("row", "model", "action", "expected"), PACKETS, ids=[f"{row[0]}-{index}" for index, row in enumerate(PACKETS)])
def test_a_disagreement_is_decided_as_the_sheet_says(context, row: int, model: bytes, action: Row, expected: list[str]) -> None:
    board = ConnectedBoard(context, model)
    written = action(board)
    places = []
    for packet in expected:
        after = places[-1] + 1 if places else 0
        place = next((index for index in range(after, len(written)) if written[index].startswith(packet)), None)
        assert place is not None, f"row {row}: {packet} is not in {written[after:]}"
        places.append(place)


def test_a_barometer_is_started_once(context) -> None:
    written = start(BAROMETER)(ConnectedBoard(context, S))
    assert written.count("12 04 01 01") == 1, "row 23"


def test_an_endless_light_is_written_as_such(context) -> None:
    assert pulses(ConnectedBoard(context, S)).endswith("FF"), "row 24"


@pytest.mark.parametrize(("row", "model", "name", "packet", "expected"), [
    (7, S, "WRIST_GESTURE", "03 0A 12", (4, 0, 0)), (7, S, "WRIST_WEAR", "03 0A 01", (0, 0, 0)), (26, R, "TAP", "03 0E 32", (2, 4, -1))])
def test_events_are_read_as_the_sheet_says(context, row: int, model: bytes, name: str, packet: str, expected: tuple) -> None:
    assert found(name, packet)(ConnectedBoard(context, model)) == expected, f"row {row}"


def test_a_name_has_26_bytes_and_is_read_back(context) -> None:
    board = ConnectedBoard(context, S)
    wanted = settings(name=NAME)
    written = board.writes_of("mw_write_settings", ctypes.byref(wanted), abi.VELTO_MW_SETTING_NAME)
    assert written[-1] == "11 81", "row 16"
    known = abi.velto_mw_settings(struct_size=ctypes.sizeof(abi.velto_mw_settings))
    board.context.library.velto_mw_get_settings(board.device, ctypes.byref(known))
    assert known.name == NAME


def test_an_rl_has_no_light_sensor(context) -> None:
    assert ConnectedBoard(context, RL).info.model_name == b"MetaMotion RL", "row 31"
    assert ConnectedBoard(context, R).info.model_name == b"MetaMotion R"


def test_thermometers_are_those_that_the_board_names(context) -> None:
    assert names(ConnectedBoard(context, S)) == ["processor", "board", "external", "barometer"], "row 33"
