"""Every function for boards, as the device sees it: the packets that arrive, and what is told of them."""

from __future__ import annotations

import ctypes

import pytest

from pumped_context import Failed
from veltokit import abi
from worn_board import R, RL, S, Board, sized

ACCELEROMETER, GYROSCOPE = abi.VELTO_MW_SENSOR_ACCELEROMETER, abi.VELTO_MW_SENSOR_GYROSCOPE
ANY_MOTION, STEP_COUNTER, TAP = (getattr(abi, f"VELTO_MW_DETECTOR_{name}") for name in ("ANY_MOTION", "STEP_COUNTER", "TAP"))
GREEN, RED, BLUE = (getattr(abi, f"VELTO_MW_LED_COLOR_{name}") for name in ("GREEN", "RED", "BLUE"))
PLAY, PAUSE, STOP_AND_CLEAR = (getattr(abi, f"VELTO_MW_LED_ACTION_{name}") for name in ("PLAY", "PAUSE", "STOP_AND_CLEAR"))


def set_sensor(board: Board, **members: float) -> abi.velto_mw_sensor_config:
    chosen = sized(abi.velto_mw_sensor_config)
    config = sized(abi.velto_mw_sensor_config, **{"sensor": ACCELEROMETER, **members})
    board.context.mw_set_sensor_config(board.device, ctypes.byref(config), ctypes.byref(chosen))
    board.context.advance(0.1)
    return chosen


def detector(kind: int, **members: float) -> abi.velto_mw_detector_config:
    return sized(abi.velto_mw_detector_config, detector=kind, **members)


def preset(board: Board, kind: int, color: int) -> abi.velto_mw_led_pattern:
    return board.context.answer(abi.velto_mw_led_pattern, "mw_get_led_preset", kind, color)


# Information


@pytest.mark.parametrize(("model", "name"), [(R, "MetaMotion R"), (RL, "MetaMotion RL"), (S, "MetaMotion S")])
def test_a_board_says_what_it_is(context, model: bytes, name: str) -> None:
    info = Board(context, model).info
    assert info.model_name.decode() == name and info.flags == abi.VELTO_MW_VALIDATED
    assert (info.state, info.activities, info.detectors) == (abi.VELTO_MW_STATE_IDLE, 0, 0)
    assert (info.asked_notification_rate, info.carried_notification_rate) == (0, 100)


def test_its_modules_are_listed_by_number(context) -> None:
    board = Board(context, S)
    modules, count = (abi.velto_mw_module * 64)(), ctypes.c_size_t()
    context.mw_list_modules(board.device, modules, 64, ctypes.byref(count))
    found = {module.id: (module.implementation, module.revision) for module in modules[: count.value]}
    assert list(found) == sorted(found) and {0x01, 0x02, 0x03, 0x11, 0x13} <= set(found)
    assert found[0x03][0] == 4, "a BMI270"


@pytest.mark.parametrize(("name", "expected"), [
    (b"acceleration", (0x03, 0x04, 0, 0, 2, 6, 0x05)), (b"acceleration[2]", (0x03, 0x04, 0, 0, 6, 2, 0x05)),
    (b"temperature[1]", (0x04, 0x01, 1, 1, 3, 2, 0)), (b"battery[1]", (0x11, 0x0C, 0, 0, 3, 2, 0)),
])
def test_a_signal_says_where_it_comes_from(context, name: bytes, expected: tuple[int, ...]) -> None:
    board = Board(context)
    signal = context.answer(abi.velto_signal, "device_find_signal", board.device, name)
    source = context.answer(abi.velto_mw_source, "mw_get_signal_source", signal)
    members = ("module", "register_id", "has_id", "id", "offset", "size", "packed_register_id")
    assert tuple(getattr(source, member) for member in members) == expected


def test_what_is_no_board_is_refused_by_name(context) -> None:
    _, cap = context.connected_cap()
    with pytest.raises(Failed, match="is not a board: its family is triki") as failure:
        context.answer(abi.velto_mw_info, "mw_get_info", cap)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED


def test_a_board_without_a_link_says_so(context) -> None:
    board = Board(context)
    context.device_disconnect(board.device, None)
    context.advance(1)
    with pytest.raises(Failed, match="not READY") as failure:
        board.info
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED


# Sensors


def test_a_sensor_is_set_to_what_is_nearest_and_told_when_it_starts(context) -> None:
    board = Board(context, S)
    chosen = set_sensor(board, rate=180, range_g=5)
    assert (chosen.sensor, chosen.rate, chosen.range_g, chosen.range_dps) == (ACCELEROMETER, 200, 4, 0)
    assert board.packets() == [], "set is local"
    assert board.call("start_sensor", ACCELEROMETER) == abi.VELTO_OK
    assert "03 03 a9 01" in board.packets()
    config = sized(abi.velto_mw_sensor_config)
    context.mw_get_sensor_config(board.device, ACCELEROMETER, ctypes.byref(config))
    assert (config.rate, config.range_g) == (200, 4)


def test_zero_is_what_a_sensor_is_usually_set_to(context) -> None:
    board = Board(context, R)
    chosen = set_sensor(board, sensor=GYROSCOPE)
    assert (chosen.sensor, chosen.rate, chosen.range_g, chosen.range_dps) == (GYROSCOPE, 100, 0, 500)


def test_a_range_of_the_other_sensor_is_refused(context) -> None:
    board = Board(context)
    with pytest.raises(Failed, match="range_dps"):
        set_sensor(board, range_dps=500)
    with pytest.raises(Failed, match="range_g"):
        set_sensor(board, sensor=GYROSCOPE, range_g=2)


def test_a_sensor_stops_with_its_last_user(context) -> None:
    board = Board(context, S)
    assert board.call("start_sensor", ACCELEROMETER) == board.call("start_detector", detector(ANY_MOTION)) == abi.VELTO_OK
    board.packets()
    assert board.call("stop_sensor", ACCELEROMETER) == abi.VELTO_OK
    assert "03 01 00" not in board.packets(), "the detector needs it"
    assert board.call("stop_detector", ANY_MOTION) == abi.VELTO_OK
    assert "03 01 00" in board.packets()


def test_a_sensor_that_runs_with_another_configuration_names_its_users(context) -> None:
    board = Board(context, S)
    assert board.call("start_sensor", ACCELEROMETER) == abi.VELTO_OK
    set_sensor(board, rate=25)
    operation = board.started("mw_start_detector", detector(ANY_MOTION))
    assert board.outcome(operation) == abi.VELTO_ERROR_INVALID_STATE
    assert "the program" in context.text("op_get_error", operation)


def test_a_configuration_is_read_back_from_the_board(context) -> None:
    board = Board(context, S)
    board.call("write_packet", bytes.fromhex("03 03 A7 02"), 4)
    assert board.call("read_sensor_config", ACCELEROMETER) == abi.VELTO_OK
    config = sized(abi.velto_mw_sensor_config)
    context.mw_get_sensor_config(board.device, ACCELEROMETER, ctypes.byref(config))
    assert (config.rate, config.range_g) == (50, 8)


# Detectors


def test_a_detector_is_set_started_and_heard(context) -> None:
    board = Board(context, R)
    assert board.call("start_detector", detector(TAP, threshold=1)) == abi.VELTO_OK
    assert "03 0d 04 10" in board.packets(), "at ±2 g a step is 62.5 mg"
    assert board.info.detectors == 1 << TAP
    context.sim_inject_step(board.sim, ctypes.byref(abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_TAP, value=1)))
    context.advance(1)
    found = context.events(abi.VELTO_EVENT_MW_DETECTED)
    assert [event.data.detected.detector for event in found] == [TAP]


def test_steps_are_counted_from_zero_again(context) -> None:
    board = Board(context, S)
    assert board.call("start_detector", detector(STEP_COUNTER, count=20)) == abi.VELTO_OK
    board.packets()
    assert board.call("clear_steps") == abi.VELTO_OK
    assert len(board.packets()) == 1


@pytest.mark.parametrize(("model", "config", "result", "word"), [
    (S, detector(TAP), abi.VELTO_ERROR_UNSUPPORTED, "tap"),
    (R, detector(ANY_MOTION, duration=1), abi.VELTO_ERROR_INVALID_ARGUMENT, "duration"),
    (R, detector(TAP, threshold=9), abi.VELTO_ERROR_INVALID_ARGUMENT, "threshold"),
])
def test_what_a_detector_cannot_do_is_refused_by_the_operation(context, model, config, result: int, word: str) -> None:
    board = Board(context, model)
    operation = board.started("mw_start_detector", config)
    assert board.outcome(operation) == result and word in context.text("op_get_error", operation)


# Light, motor and buzzer


def test_patterns_are_written_in_place_of_what_there_was(context) -> None:
    board = Board(context)
    patterns = (abi.velto_mw_led_pattern * 2)(
        preset(board, abi.VELTO_MW_LED_PRESET_SOLID, GREEN), preset(board, abi.VELTO_MW_LED_PRESET_BLINK, BLUE))
    assert board.call("play_led", patterns, 2, PLAY) == abi.VELTO_OK
    assert board.packets() == [
        "02 02 01", "02 03 00 02 1f 1f 00 00 f4 01 00 00 e8 03 00 00 ff", "02 03 02 02 1f 00 00 00 32 00 00 00 f4 01 00 00 ff",
        "02 01 01"]
    assert board.call("control_led", PAUSE) == board.call("control_led", STOP_AND_CLEAR) == abi.VELTO_OK
    assert board.packets() == ["02 01 00", "02 02 01"]


def test_a_color_twice_and_no_action_are_refused(context) -> None:
    board = Board(context)
    red = preset(board, abi.VELTO_MW_LED_PRESET_FLASH, RED)
    operation = board.started("mw_play_led", (abi.velto_mw_led_pattern * 2)(red, red), 2, PLAY)
    assert board.outcome(operation) == abi.VELTO_ERROR_INVALID_ARGUMENT
    with pytest.raises(Failed, match="NONE"):
        board.started("mw_control_led", abi.VELTO_MW_LED_ACTION_NONE)
    red.high = 1.5
    with pytest.raises(Failed, match="high"):
        board.started("mw_play_led", (abi.velto_mw_led_pattern * 1)(red), 1, PLAY)


def test_motor_and_buzzer_take_one_packet_each(context) -> None:
    board = Board(context)
    assert board.call("play_motor", 1.0, 0.5) == board.call("play_buzzer", 0.25) == abi.VELTO_OK
    assert board.packets() == ["08 01 f8 f4 01 00", "08 01 7f fa 00 01"]


# Packets


def test_a_packet_is_written_as_it_is_and_a_request_answered(context) -> None:
    board = Board(context)
    assert board.call("write_packet", bytes.fromhex("02 02 00"), 3) == abi.VELTO_OK
    assert board.packets() == ["02 02 00"]
    operation = board.started("mw_request", bytes.fromhex("11 8C"), 2)
    assert board.outcome(operation) == abi.VELTO_OK
    value, count = (ctypes.c_uint8 * 20)(), ctypes.c_size_t()
    context.op_get_value(operation, value, 20, ctypes.byref(count))
    assert bytes(value[:2]) == bytes.fromhex("11 8C") and count.value == 5


@pytest.mark.parametrize("size", [0, 1, 21])
def test_what_is_no_packet_is_refused(context, size: int) -> None:
    board = Board(context)
    for function in ("mw_write_packet", "mw_request"):
        with pytest.raises(Failed, match="packet|size") as failure:
            board.started(function, bytes(size), size)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert board.packets() == []


def test_a_request_without_an_answer_ends(context) -> None:
    board = Board(context)
    operation = board.started("mw_request", bytes.fromhex("7D 81"), 2)
    assert board.outcome(operation) == abi.VELTO_ERROR_TIMEOUT
    operation = board.started("mw_request", bytes.fromhex("11 0C"), 2)
    assert board.outcome(operation) == abi.VELTO_ERROR_INVALID_ARGUMENT, "bit 7 asks"


# Forgetting


def test_parts_are_torn_down(context) -> None:
    board = Board(context)
    assert board.call("start_detector", detector(ANY_MOTION)) == abi.VELTO_OK
    board.packets()
    assert board.call("tear_down", abi.VELTO_MW_PART_LIGHT) == abi.VELTO_OK
    assert board.packets() == ["02 02 01"]
    assert board.call("tear_down", 2**7 - 1) == abi.VELTO_OK
    assert {"03 01 00", "09 08", "0a 05", "0b 0a", "02 02 01"} <= set(board.packets()) and board.info.detectors == 0


@pytest.mark.parametrize(("kind", "packet"), [("NOW", "fe 01"), ("LINK", "fe 06")])
def test_a_reset_ends_the_link_and_the_board_comes_back(context, kind: str, packet: str) -> None:
    board = Board(context)
    assert board.call("reset", getattr(abi, f"VELTO_MW_RESET_KIND_{kind}")) == abi.VELTO_OK
    assert packet in board.packets()
    context.advance(10)
    assert board.info.state == abi.VELTO_MW_STATE_IDLE


def test_a_factory_reset_removes_everything_first(context) -> None:
    board = Board(context)
    assert board.call("factory_reset") == abi.VELTO_OK
    packets = board.packets()
    assert {"0f 08", "0b 0a", "09 08"} <= set(packets) and packets[-1].startswith("fe")


# States


def test_what_a_board_is_occupied_with_is_an_event(context) -> None:
    board = Board(context)
    signal = context.answer(abi.velto_signal, "device_find_signal", board.device, b"acceleration")
    stream = abi.velto_stream()
    context.signal_start_stream(signal, None, ctypes.byref(stream), None)
    context.advance(1)
    assert board.info.state == abi.VELTO_MW_STATE_STREAMING and board.info.asked_notification_rate == pytest.approx(100 / 3)
    context.stream_stop(stream, None)
    context.advance(1)
    states = [(event.data.board_state.previous, event.data.board_state.current) for event in context.events(abi.VELTO_EVENT_MW_STATE)]
    idle, streaming = abi.VELTO_MW_STATE_IDLE, abi.VELTO_MW_STATE_STREAMING
    assert states == [(idle, streaming), (streaming, idle)]
