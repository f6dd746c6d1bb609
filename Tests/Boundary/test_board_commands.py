"""MetaWear boards through C: what the functions of velto_mw.h and velto_mw_io.h write, answer and refuse."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import pytest

from connected_board import ACCELEROMETER, GYROSCOPE, MODELS, RL, ConnectedBoard, S, led_preset
from pumped_context import Failed
from stream_reader import StreamReader
from veltokit import abi

BLUE, GREEN = abi.VELTO_MW_LED_COLOR_BLUE, abi.VELTO_MW_LED_COLOR_GREEN
BATTERY = bytes.fromhex("11 8C")


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context)


# ---- Information ----


@pytest.mark.parametrize(("model", "name"), [("metamotion-r", b"MetaMotion R"), ("metamotion-rl", b"MetaMotion RL"), ("metamotion-s", b"MetaMotion S")])
def test_a_board_tells_its_model(context, model: str, name: bytes) -> None:
    info = ConnectedBoard(context, MODELS[model]).info
    assert (info.model_name, info.flags, info.state) == (name, abi.VELTO_MW_VALIDATED, abi.VELTO_MW_STATE_IDLE)
    assert (info.activities, info.detectors, info.asked_notification_rate) == (0, 0, 0)
    assert info.carried_notification_rate == 100


def test_modules_are_listed_by_their_numbers(board) -> None:
    modules = board.listed(abi.velto_mw_module, "mw_list_modules")
    numbers = [module.id for module in modules]
    assert numbers == sorted(numbers) and {0x01, 0x02, 0x03, 0x11, 0x13} <= set(numbers)
    accelerometer = modules[numbers.index(0x03)]
    assert (accelerometer.implementation, accelerometer.revision, accelerometer.extra_size) == (1, 2, 0)


@pytest.mark.parametrize(("signal", "expected"), [
    (b"acceleration", (0x03, 0x04, 0, 0, 2, 6, 0x1C)), (b"switch", (0x01, 0x01, 0, 0, 2, 1, 0)),
    (b"temperature[1]", (0x04, 0x01, 1, 1, 3, 2, 0)), (b"battery", (0x11, 0x0C, 0, 0, 2, 3, 0))])
def test_a_signal_tells_its_source(board, signal: bytes, expected: tuple[int, ...]) -> None:
    found = board.context.answer(abi.velto_signal, "device_find_signal", board.device, signal)
    source = board.context.answer(abi.velto_mw_source, "mw_get_signal_source", found)
    assert expected == (
        source.module, source.register_id, source.has_id, source.id, source.offset, source.size, source.packed_register_id)


def test_what_streams_load_a_link_with_is_told(board) -> None:
    board.set_sensor(rate=200)
    stream = StreamReader(board.context, board.device, "acceleration")
    board.context.op_wait(stream.start)
    info = board.info
    assert (info.state, info.activities) == (abi.VELTO_MW_STATE_STREAMING, abi.VELTO_MW_ACTIVITY_STREAMING)
    assert info.asked_notification_rate == pytest.approx(200 / 3, rel=0.01)
    [event] = board.events(abi.VELTO_EVENT_MW_STATE)
    assert (event.data.board_state.previous, event.data.board_state.current) == (abi.VELTO_MW_STATE_IDLE, abi.VELTO_MW_STATE_STREAMING)


# ---- Sensors ----


def test_a_sensor_is_set_to_what_is_nearest(board) -> None:
    chosen = board.set_sensor(rate=180, range_g=5)
    assert (chosen.sensor, chosen.rate, chosen.range_g, chosen.range_dps) == (ACCELEROMETER, 200, 4, 0)
    chosen = board.set_sensor(GYROSCOPE, rate=90, range_dps=300)
    assert (chosen.sensor, chosen.rate, chosen.range_g, chosen.range_dps) == (GYROSCOPE, 100, 0, 250)
    assert board.sensor_config(GYROSCOPE).range_dps == 250
    assert board.sensor_config().rate == 200


@pytest.mark.parametrize(("name", "sensor", "limit"), [("accelerometer", ACCELEROMETER, "range_g"), ("gyroscope", GYROSCOPE, "range_dps")])
@pytest.mark.parametrize("model", [RL, S])
def test_the_guide_lists_what_sensors_can_be_set_to(context, repository: Path, model: bytes, name: str, sensor: int, limit: str) -> None:
    guide = (repository / "Sources/VeltoKit/VeltoKit.docc/Boards.md").read_text()
    rates, ranges = re.search(rf"^\| {name} \| ([\d., ]+) \| ([\d, ]+) (?:g|°/s) \|$", guide, re.M).groups()
    board = ConnectedBoard(context, model)
    steps = [0.01 * 1.02 ** step for step in range(640)]
    seen = {board.set_sensor(sensor, rate=rate).rate for rate in steps if rate <= 3200} | {board.set_sensor(sensor, rate=3200).rate}
    assert sorted(seen) == [float(rate) for rate in rates.split(", ")]
    largest = 16 if limit == "range_g" else 2000
    seen = {getattr(board.set_sensor(sensor, **{limit: value}), limit) for value in [*(step for step in steps if step <= largest), largest]}
    assert sorted(seen) == [float(value) for value in ranges.split(", ")]


def test_zero_is_the_default_of_a_sensor(board) -> None:
    chosen = board.set_sensor()
    assert (chosen.rate, chosen.range_g, chosen.is_unpacked) == (100, 2, 0)
    assert board.set_sensor(GYROSCOPE).range_dps == 500


@pytest.mark.parametrize(("sensor", "members", "message"), [
    (ACCELEROMETER, {"range_dps": 500.0}, "config.range_dps"), (GYROSCOPE, {"range_g": 2.0}, "config.range_g"),
    (ACCELEROMETER, {"rate": -1.0}, "config.rate"), (ACCELEROMETER, {"rate": float("nan")}, "config.rate"),
    (ACCELEROMETER, {"range_g": float("inf")}, "config.range_g"), (ACCELEROMETER, {"filter": 9}, "config.filter"), (9, {}, "config.sensor")])
def test_what_no_sensor_can_be_set_to_is_refused(board, sensor: int, members: dict, message: str) -> None:
    with pytest.raises(Failed, match=message) as failure:
        board.set_sensor(sensor, **members)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    assert board.sensor_config().rate == 100


@pytest.mark.parametrize("size", [0, 4, 47])
def test_a_configuration_of_no_version_is_refused_and_changes_nothing(board, size: int) -> None:
    wanted = abi.velto_mw_sensor_config(struct_size=size, sensor=ACCELEROMETER, rate=50)
    with pytest.raises(Failed) as failure:
        board.context.mw_set_sensor_config(board.device, ctypes.byref(wanted), ctypes.byref(wanted))
    assert failure.value.result == abi.VELTO_ERROR_STRUCT_SIZE
    board.context.advance(0)
    assert board.sensor_config().rate == 100


def test_a_program_of_an_older_header_keeps_what_it_does_not_know(board) -> None:
    board.set_sensor(rate=50, range_g=8, filter=abi.VELTO_MW_FILTER_OVERSAMPLING2)
    wanted = abi.velto_mw_sensor_config(struct_size=16, sensor=ACCELEROMETER, rate=200)
    chosen = abi.velto_mw_sensor_config(struct_size=ctypes.sizeof(wanted))
    board.context.mw_set_sensor_config(board.device, ctypes.byref(wanted), ctypes.byref(chosen))
    assert (chosen.rate, chosen.range_g, chosen.filter) == (200, 8, abi.VELTO_MW_FILTER_OVERSAMPLING2)


def test_a_sensor_is_read_back(board) -> None:
    board.set_sensor(rate=50, range_g=8)
    board.writes_of("mw_start_sensor", ACCELEROMETER)
    assert board.writes_of("mw_read_sensor_config", ACCELEROMETER) == ["03 83"]
    config = board.sensor_config()
    assert (config.rate, config.range_g) == (50, 8)


def test_a_resting_sensor_starts_as_it_was_read_back(board) -> None:
    # Another program has left it like that: 200 Hz, 16 g.
    packet = (ctypes.c_uint8 * 4)(3, 3, 0x29, 0x0C)
    assert board.call("mw_write_packet", packet, 4) == abi.VELTO_OK
    assert board.call("mw_read_sensor_config", ACCELEROMETER) == abi.VELTO_OK
    config = board.sensor_config()
    assert (config.rate, config.range_g) == (200, 16)
    assert "03 03 29 0C" in board.writes_of("mw_start_sensor", ACCELEROMETER)
    assert board.sensor_config().rate == 200 and board.writes_of("mw_stop_sensor", ACCELEROMETER)
    board.set_sensor(rate=50, range_g=4)
    assert (board.sensor_config().rate, board.sensor_config().range_g) == (50, 4)
    assert "03 03 27 05" in board.writes_of("mw_start_sensor", ACCELEROMETER)


def test_sensor_fusion_that_sleeps_has_no_configuration_and_that_is_no_error(board) -> None:
    fusion = abi.VELTO_MW_SENSOR_FUSION
    standard = bytes(board.sensor_config(fusion))
    assert board.call("mw_read_sensor_config", fusion) == abi.VELTO_OK
    assert bytes(board.sensor_config(fusion)) == standard
    packet = (ctypes.c_uint8 * 4)(0x19, 2, 0, 0x13)
    assert board.call("mw_write_packet", packet, 4) == board.call("mw_read_sensor_config", fusion) == abi.VELTO_OK
    assert bytes(board.sensor_config(fusion)) == standard


@pytest.mark.parametrize(("name", "nearest"), [
    (b"aceleration", "acceleration"), (b"Acceleration", "acceleration"), (b"temperatur[1]", "temperature[1]"), (b"switsch", "switch"),
])
def test_an_unknown_signal_is_answered_with_the_nearest(board, name: bytes, nearest: str) -> None:
    with pytest.raises(Failed, match=f"no signal '{re.escape(name.decode())}': the nearest of [0-9]+ are {re.escape(nearest)}, ") as failure:
        board.context.answer(abi.velto_signal, "device_find_signal", board.device, name)
    assert failure.value.result == abi.VELTO_ERROR_NOT_FOUND


@pytest.mark.parametrize(("sensor", "signal"), [
    (b"gyroscope", "angular-velocity"), (b"Accelerometer", "acceleration"), (b"fusion", "quaternion"), (b"compass", "magnetic-field"),
])
def test_the_name_of_a_sensor_is_answered_with_its_signal(board, sensor: bytes, signal: str) -> None:
    with pytest.raises(Failed, match=f"no signal '{sensor.decode()}': the signal is called '{signal}'$"):
        board.context.answer(abi.velto_signal, "device_find_signal", board.device, sensor)


def test_a_sensor_runs_until_the_program_stops_it(board) -> None:
    board.set_sensor(rate=50, range_g=4)
    assert board.writes_of("mw_start_sensor", ACCELEROMETER)[-3:] == ["03 03 27 05", "03 02 01 00", "03 01 01"]
    assert board.writes_of("mw_stop_sensor", ACCELEROMETER) == ["03 01 00", "03 02 00 01"]


def test_a_sensor_that_runs_otherwise_stays_as_it_is(board) -> None:
    board.context.op_wait(StreamReader(board.context, board.device, "acceleration").start)
    rate = board.sensor_config().rate
    board.set_sensor(rate=800)
    assert board.call("mw_start_sensor", ACCELEROMETER) == abi.VELTO_OK
    assert board.sensor_config().rate == rate


def test_a_sensor_stops_with_its_last_user(board) -> None:
    motion = abi.VELTO_MW_DETECTOR_ANY_MOTION
    board.writes_of("mw_start_sensor", ACCELEROMETER)
    board.writes_of("mw_start_detector", board.detector(motion))
    assert "03 01 00" not in board.writes_of("mw_stop_sensor", ACCELEROMETER), "the detector needs it"
    assert "03 01 00" in board.writes_of("mw_stop_detector", motion)


def test_what_a_board_is_occupied_with_is_an_event(board) -> None:
    stream = StreamReader(board.context, board.device, "acceleration")
    board.context.op_wait(stream.start)
    assert (board.info.state, board.info.activities) == (abi.VELTO_MW_STATE_STREAMING, abi.VELTO_MW_ACTIVITY_STREAMING)
    board.context.stream_stop(stream.stream, None)
    board.context.advance(1)
    states = [(event.data.board_state.previous, event.data.board_state.current) for event in board.events(abi.VELTO_EVENT_MW_STATE)]
    idle, streaming = abi.VELTO_MW_STATE_IDLE, abi.VELTO_MW_STATE_STREAMING
    assert states == [(idle, streaming), (streaming, idle)]


# ---- Detectors ----


def test_a_detector_is_an_event(board) -> None:
    assert board.call("mw_start_detector", ctypes.byref(board.detector(abi.VELTO_MW_DETECTOR_TAP))) == abi.VELTO_OK
    assert board.info.detectors == 1 << abi.VELTO_MW_DETECTOR_TAP
    board.notifies(bytes.fromhex("03 0E 32"))
    [event] = board.events(abi.VELTO_EVENT_MW_DETECTED)
    found = event.data.detected
    assert (found.detector, found.code, found.axes, found.sign) == (abi.VELTO_MW_DETECTOR_TAP, 2, 4, -1)
    line = board.context.text("event_describe", ctypes.byref(event))
    assert line.endswith("VELTO_MW_DETECTOR_TAP VELTO_MW_TAP_FINDING_SINGLE z negative"), line
    assert board.call("mw_stop_detector", abi.VELTO_MW_DETECTOR_TAP) == abi.VELTO_OK
    assert board.info.detectors == 0


def test_what_a_detector_does_not_have_is_refused_by_its_operation(board, context) -> None:
    config = board.detector(abi.VELTO_MW_DETECTOR_TAP, duration=1.0)
    assert board.call("mw_start_detector", ctypes.byref(config)) == abi.VELTO_ERROR_INVALID_ARGUMENT
    config = board.detector(abi.VELTO_MW_DETECTOR_WRIST_WEAR)
    assert board.call("mw_start_detector", ctypes.byref(config)) == abi.VELTO_ERROR_UNSUPPORTED
    assert board.call("mw_stop_detector", abi.VELTO_MW_DETECTOR_TAP) == abi.VELTO_ERROR_INVALID_STATE
    assert board.info.detectors == 0


@pytest.mark.parametrize(("name", "arguments"), [
    ("mw_stop_sensor", (GYROSCOPE,)), ("mw_stop_detector", (abi.VELTO_MW_DETECTOR_TAP,)), ("mw_stop_logging", ())])
def test_the_header_names_how_a_stop_of_what_does_not_run_ends(board, api, name: str, arguments: tuple[int, ...]) -> None:
    (function,) = (function for function in api.functions() if function.name == f"velto_{name}")
    outcome = board.call(name, *arguments)
    assert outcome in [getattr(abi, f"VELTO_{result}") for result in function.results]


def test_steps_are_cleared(context) -> None:
    assert len(ConnectedBoard(context, S).writes_of("mw_clear_steps")) == 1


# ---- Light, motor and buzzer ----


def test_a_light_plays(board) -> None:
    pattern = led_preset(board.context, abi.VELTO_MW_LED_PRESET_BLINK, GREEN)
    pattern.repeat_count = 10
    assert board.writes_of("mw_play_led", ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_PLAY) == [
        "02 02 01", "02 03 00 02 1F 00 00 00 32 00 00 00 F4 01 00 00 0A", "02 01 01"]


@pytest.mark.parametrize(("action", "packet"), [
    ("PLAY", "02 01 01"), ("AUTOPLAY", "02 01 02"), ("PAUSE", "02 01 00"), ("STOP", "02 02 00"), ("STOP_AND_CLEAR", "02 02 01")])
def test_a_light_is_controlled(board, action: str, packet: str) -> None:
    assert board.writes_of("mw_control_led", getattr(abi, f"VELTO_MW_LED_ACTION_{action}")) == [packet]


def test_a_light_refuses_what_it_cannot_show(board) -> None:
    with pytest.raises(Failed, match="action is NONE"):
        board.started("mw_control_led", abi.VELTO_MW_LED_ACTION_NONE)
    pattern = led_preset(board.context, abi.VELTO_MW_LED_PRESET_SOLID, BLUE)
    pattern.high = 1.5
    with pytest.raises(Failed, match="high"):
        board.started("mw_play_led", ctypes.byref(pattern), 1, abi.VELTO_MW_LED_ACTION_PLAY)
    pattern.high = 1
    twice = (abi.velto_mw_led_pattern * 2)(pattern, pattern)
    with pytest.raises(Failed, match="color twice"):
        board.started("mw_play_led", twice, 2, abi.VELTO_MW_LED_ACTION_PLAY)
    assert board.written() == []


def test_motor_and_buzzer_play(board) -> None:
    assert board.writes_of("mw_play_motor", 1.0, 0.5) == ["08 01 F8 F4 01 00"]
    assert board.writes_of("mw_play_buzzer", 0.5) == ["08 01 7F F4 01 01"]
    for arguments in ((1.5, 1.0), (float("nan"), 1.0), (1.0, -1.0), (1.0, 66.0), (1.0, float("inf"))):
        with pytest.raises(Failed) as failure:
            board.started("mw_play_motor", *arguments)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# ---- Packets ----


def test_packets_are_written_and_requests_answered(board) -> None:
    packet = bytes.fromhex("02 01 00")
    assert board.writes_of("mw_write_packet", packet, len(packet)) == ["02 01 00"]
    operation = board.started("mw_request", BATTERY, len(BATTERY), None, 0)
    assert board.outcome(operation) == abi.VELTO_OK
    answer = board.value_of(operation)
    assert answer[:3] == b"\x11\x8c\x63" and len(answer) == 5


@pytest.mark.parametrize("size", [1, 0])
def test_a_packet_of_a_wrong_size_is_refused(board, size: int) -> None:
    for name, prefix in [("mw_write_packet", ()), ("mw_request", (None, 0))]:
        with pytest.raises(Failed, match=f" size is {size}") as failure:
            board.started(name, BATTERY, size, *prefix)
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT
    with pytest.raises(Failed):
        board.started("mw_write_packet", bytes(21), 21)
    assert board.written() == []


def test_a_request_that_reads_nothing_fails(board) -> None:
    with pytest.raises(Failed, match="bit 7") as failure:
        board.started("mw_request", b"\x11\x0c", 2, None, 0)
    assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT


# ---- Forgetting ----


def test_a_board_is_torn_down_in_parts(board) -> None:
    assert board.writes_of("mw_tear_down", abi.VELTO_MW_PART_LIGHT) == ["02 02 01"]
    everything = board.writes_of("mw_tear_down", 0x7F)
    assert {"02 02 01", "03 01 00", "0A 05", "0B 0A"} <= set(everything)
    with pytest.raises(Failed):
        board.started("mw_tear_down", 0x80)


@pytest.mark.parametrize("name", ["NOW", "LINK", "BOOTLOADER"])
def test_a_reset_ends_the_link(board, name: str) -> None:
    assert board.call("mw_reset", getattr(abi, f"VELTO_MW_RESET_KIND_{name}")) == abi.VELTO_OK
    assert board.context.info(board.device).link_state != abi.VELTO_LINK_STATE_READY


def test_a_factory_reset_removes_everything(board) -> None:
    before = board.context.info(board.device)
    assert board.call("mw_factory_reset") == abi.VELTO_OK
    after = board.context.info(board.device)
    assert before.link_state == after.link_state == abi.VELTO_LINK_STATE_READY
    assert [event.type for event in board.events(abi.VELTO_EVENT_DEVICE_DISCONNECTED)], "it was away"
    packets = [packet.hex(" ").upper() for packet in board.written()]
    # The link ends with the first of the two resets, where firmware has that one.
    assert packets[:7] == ["0B 01 00", "0B 09 FF FF FF FF", "0B 0A", "0A 05", "09 08", "0F 08", "FE 05"]


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.5, 2.0])
def test_a_factory_reset_is_cancelled_at_any_time(board, seconds: float) -> None:
    operation = board.started("mw_factory_reset")
    board.context.advance(seconds)
    board.context.op_cancel(operation)
    assert board.outcome(operation) in (abi.VELTO_ERROR_CANCELLED, abi.VELTO_OK)
    board.context.advance(30)
    board.context.connect(board.device)


def test_a_board_that_does_not_come_back_is_told(board) -> None:
    operation = board.started("mw_factory_reset")
    while board.context.info(board.device).link_state == abi.VELTO_LINK_STATE_READY:
        board.context.advance(0.01)
    set_out_of_range(board)
    assert board.outcome(operation) == abi.VELTO_ERROR_TIMEOUT


def set_out_of_range(board) -> None:
    link = board.context.answer(abi.velto_sim_link, "sim_get_link", board.sim)
    link.is_in_range = 0
    board.context.sim_set_link(board.sim, ctypes.byref(link))


# ---- Other devices ----


def test_other_devices_have_no_board(context) -> None:
    _, cap = context.connected_cap()
    for name, arguments in [("mw_play_buzzer", (0.1,)), ("mw_request", (BATTERY, 2, None, 0)), ("mw_tear_down", (1,)), ("mw_clear_steps", ())]:
        with pytest.raises(Failed, match="not a board") as failure:
            context.answer(abi.velto_op, name, cap, *arguments)
        assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
    with pytest.raises(Failed, match="not a board"):
        context.answer(abi.velto_mw_info, "mw_get_info", cap)


def test_a_board_that_is_not_connected_tells_nothing(context) -> None:
    board = ConnectedBoard(context)
    context.device_disconnect(board.device, None)
    context.advance(2)
    with pytest.raises(Failed) as failure:
        board.info
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED
    assert board.call("mw_play_buzzer", 0.1) == abi.VELTO_ERROR_NOT_CONNECTED


# ---- Links ----


@pytest.mark.parametrize("keeps", [0, 1])
def test_notifications_of_other_programs_go_on_if_the_program_says_so(context, keeps: int) -> None:
    sim = context.create_sim(model_name=RL)
    device = context.sim_device(sim)
    options = abi.velto_connect_options(struct_size=ctypes.sizeof(abi.velto_connect_options), timeout=15, keeps_subscriptions=keeps)
    context.op_wait(context.answer(abi.velto_op, "device_connect", device, ctypes.byref(options)))
    writes, count = (abi.velto_sim_write * 256)(), ctypes.c_size_t()
    context.sim_read_writes(sim, writes, 256, ctypes.byref(count))
    packets = [bytes(each.bytes[: each.size]) for each in writes[: count.value]]
    assert (bytes.fromhex("01 01 00") in packets) == (not keeps)
