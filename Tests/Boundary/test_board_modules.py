"""The modules of MetaWear boards through C: by what arrives at a simulated board, and what it answers."""

from __future__ import annotations

import ctypes
import re

import pytest

from connected_board import ENVIRONMENT, RL, ConnectedBoard, R, S
from pumped_context import Failed
from stream_reader import StreamReader, find_signal
from veltokit import abi

MAGNETOMETER, BAROMETER, LIGHT, FUSION = (
    abi.VELTO_MW_SENSOR_MAGNETOMETER, abi.VELTO_MW_SENSOR_BAROMETER, abi.VELTO_MW_SENSOR_LIGHT, abi.VELTO_MW_SENSOR_FUSION)
HUMIDITY = abi.VELTO_MW_SENSOR_HUMIDITY
POSITION = (0x32, 0x6A, 0x90, 0x06, 0x85, 0xCB, 0x91, 0x95, 0xD9, 0xDD, 0x46, 0x4C, 0xFB, 0xBA, 0xE7, 0x5A)


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


def act(board: ConnectedBoard, kind: int, amount: float, value: int = 0) -> None:
    step = abi.velto_sim_step(kind=kind, amplitude_x=amount, value=value)
    board.context.sim_inject_step(board.sim, ctypes.byref(step))
    board.context.advance(0)


def turn(board: ConnectedBoard, roll: float, heading: float) -> None:
    step = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_HOLD, amplitude_x=roll, amplitude_z=heading, duration=1)
    board.context.sim_set_script(board.sim, ctypes.byref(step), 1, 0)
    board.context.advance(0)


def stream(board: ConnectedBoard, name: str, seconds: float, units: int = abi.VELTO_UNITS_NATIVE) -> list[list[float]]:
    reader = StreamReader(board.context, board.device, name, units)
    board.context.advance(0.5)
    board.context.op_wait(reader.start)
    board.context.advance(seconds)
    rows = reader.read()[0]
    board.context.library.velto_stream_destroy(reader.stream)
    board.context.advance(0.6)
    return rows


def read(board: ConnectedBoard, name: str) -> list[float]:
    signal = find_signal(board.context, board.device, name)
    op = board.context.answer(abi.velto_op, "signal_read", signal, 2.0)
    board.context.op_wait(op)
    values, count = (ctypes.c_float * 8)(), ctypes.c_size_t()
    info = abi.velto_frame_info()
    board.context.op_get_frame(
        op, abi.VELTO_UNITS_NATIVE, values, ctypes.sizeof(values), ctypes.byref(count), ctypes.byref(info))
    return list(values[: count.value // 4])


# ---- Sensors ----


def test_the_field_turns_with_the_board(board) -> None:
    assert stream(board, "magnetic-field", 1)[-1] == pytest.approx([0, 25, -43.3], abs=0.1)
    turn(board, 0, 90)
    board.context.advance(1)
    assert stream(board, "magnetic-field", 1)[-1] == pytest.approx([25, 0, -43.3], abs=0.1)


def test_presets_of_the_magnetometer_are_what_arrives(board) -> None:
    chosen = board.set_sensor(MAGNETOMETER, preset=abi.VELTO_MW_MAGNETOMETER_PRESET_HIGH_ACCURACY)
    assert (chosen.rate, chosen.repetitions_xy, chosen.repetitions_z) == (20, 47, 83)
    assert board.call("mw_start_sensor", MAGNETOMETER) == abi.VELTO_OK
    packets = [packet.hex(" ").upper() for packet in board.written()]
    assert packets[-4:] == ["15 04 17 52", "15 03 05", "15 02 01 00", "15 01 01"]


def test_pressure_and_altitude_follow_the_air(board) -> None:
    board.set_sensor(BAROMETER, rate=8, oversampling=4)
    assert stream(board, "pressure", 1)[-1] == pytest.approx((101325,))
    act(board, abi.VELTO_SIM_STEP_KIND_PRESSURE, 100325)
    assert stream(board, "altitude", 1)[-1] == pytest.approx((84.3,), abs=0.1)
    assert board.sensor_config(BAROMETER).standby == pytest.approx(0.125)


def test_light_is_streamed_and_read(board) -> None:
    board.set_sensor(LIGHT, rate=20, integration=0.05)
    assert board.call("mw_start_sensor", LIGHT) == abi.VELTO_OK
    act(board, abi.VELTO_SIM_STEP_KIND_LIGHT, 1234.5)
    assert read(board, "illuminance") == [pytest.approx(1234.5)]
    assert stream(board, "illuminance", 1)[-1] == pytest.approx((1234.5,))


@pytest.mark.parametrize(
    ("name", "sensor"), [("illuminance", LIGHT), ("pressure", BAROMETER), ("temperature[3]", BAROMETER), ("fusion-calibration", FUSION)])
def test_a_sensor_that_stands_still_is_not_read_as_0(board, name, sensor) -> None:
    with pytest.raises(Failed, match=f"is not running, and {re.escape(name)} would be 0: start"):
        read(board, name)
    assert board.call("mw_start_sensor", sensor) == abi.VELTO_OK
    board.context.advance(1)
    read(board, name)
    assert board.call("mw_stop_sensor", sensor) == abi.VELTO_OK
    with pytest.raises(Failed, match="is not running"):
        read(board, name)


def test_thermometers_are_named_after_what_they_measure(board) -> None:
    names = []
    for number in range(4):
        signal = find_signal(board.context, board.device, f"temperature[{number}]")
        channel = board.context.answer(abi.velto_channel_info, "signal_get_channel", signal, 0, abi.VELTO_UNITS_SI)
        names.append((channel.name, channel.unit.decode()))
    assert names == [(name, "°C") for name in (b"processor", b"board", b"external", b"barometer")]


def test_what_a_lost_link_left_running_is_stopped_by_the_next_one(board) -> None:
    assert board.call("mw_start_sensor", abi.VELTO_MW_SENSOR_GYROSCOPE) == abi.VELTO_OK
    assert board.call("mw_start_detector", ctypes.byref(board.detector(abi.VELTO_MW_DETECTOR_ANY_MOTION))) == abi.VELTO_OK
    board.written()
    board.context.sim_drop_link(board.sim)
    board.context.advance(5)
    assert board.info.detectors == 0
    written = [packet.hex(" ").upper() for packet in board.written()]
    assert "13 01 00" in written and "03 01 00" in written
    assert board.call("mw_stop_sensor", abi.VELTO_MW_SENSOR_GYROSCOPE) == abi.VELTO_ERROR_INVALID_STATE


def test_a_board_without_a_barometer_says_so(context) -> None:
    board = ConnectedBoard(context, RL)
    with pytest.raises(Failed, match="barometer"):
        board.set_sensor(BAROMETER, rate=8)


def test_a_metaenvironment_measures_humidity_and_pressure(context) -> None:
    board = ConnectedBoard(context, ENVIRONMENT)
    assert (board.info.model_name, board.info.flags & abi.VELTO_MW_VALIDATED) == (b"MetaEnvironment", 0)
    assert read(board, "relative-humidity") == [45]
    act(board, abi.VELTO_SIM_STEP_KIND_HUMIDITY, 63.25)
    reader = StreamReader(context, board.device, "relative-humidity", abi.VELTO_UNITS_NATIVE, poll_interval=0.1)
    board.context.advance(1)
    rows = reader.read()[0]
    assert 8 <= len(rows) <= 11 and set(rows) == {(63.25,)}
    board.written()
    assert board.set_sensor(HUMIDITY, oversampling=16).oversampling == 16
    assert "16 02 05" in board.writes_of("mw_start_sensor", HUMIDITY)
    assert read(board, "relative-humidity") == [63.25]
    assert board.call("mw_read_sensor_config", HUMIDITY) == abi.VELTO_OK
    assert board.sensor_config(HUMIDITY).oversampling == 16
    # A BME280 pauses for 10 ms where a BMP280 would pause for two seconds.
    assert board.set_sensor(BAROMETER, rate=50).standby == pytest.approx(0.01)
    assert stream(board, "pressure", 1)[-1] == pytest.approx((101325,))


def test_a_metaenvironment_measures_no_motion(context) -> None:
    board = ConnectedBoard(context, ENVIRONMENT)
    modules = {module.id: module for module in board.listed(abi.velto_mw_module, "mw_list_modules")}
    assert (modules[0x03].implementation, modules[0x12].implementation) == (3, 1)
    for name in (b"acceleration", b"angular-velocity", b"quaternion"):
        with pytest.raises(Failed):
            context.answer(abi.velto_signal, "device_find_signal", board.device, name)


@pytest.mark.parametrize(("sensor", "members"), [
    (BAROMETER, {"range_g": 2}), (LIGHT, {"repetitions_z": 3}), (MAGNETOMETER, {"gain": 8}), (FUSION, {"rate": 50}),
    (abi.VELTO_MW_SENSOR_ACCELEROMETER, {"fusion_mode": abi.VELTO_MW_FUSION_MODE_NDOF}), (LIGHT, {"integration": 0.5})])
def test_a_member_of_another_sensor_is_refused_by_name(board, sensor: int, members: dict) -> None:
    with pytest.raises(Failed, match=next(iter(members))):
        board.set_sensor(sensor, **members)


def test_offsets_axes_and_downsampling_of_a_bmi270(board, context) -> None:
    accelerometer, gyroscope = abi.VELTO_MW_SENSOR_ACCELEROMETER, abi.VELTO_MW_SENSOR_GYROSCOPE
    assert board.writes_of("mw_write_offset", accelerometer, 0.1, -0.1, 0.0) == ["03 10 08 1A E6 00"]
    assert board.writes_of("mw_write_offset", gyroscope, 1.0, 0.0, -1.0) == ["13 06 10 00 F0"]
    assert board.writes_of("mw_write_axes", abi.VELTO_MW_AXIS_X, abi.VELTO_MW_AXIS_Y, abi.VELTO_MW_AXIS_Z) == ["03 08 00 88 00"]
    turned = abi.VELTO_MW_AXIS_NEGATIVE_Y, abi.VELTO_MW_AXIS_X, abi.VELTO_MW_AXIS_NEGATIVE_Z
    assert board.writes_of("mw_write_axes", *turned) == ["03 08 00 85 01"]
    assert board.writes_of("mw_write_downsampling", 2, 2, 1) == ["03 11 AA"]
    assert stream(board, "acceleration", 0.5)[-1] == pytest.approx((0.1, -0.1, 1), abs=0.01)
    with pytest.raises(Failed, match="offset.x"):
        board.started("mw_write_offset", accelerometer, 0.6, 0.0, 0.0)
    with pytest.raises(Failed, match="repeats"):
        board.started("mw_write_axes", abi.VELTO_MW_AXIS_X, abi.VELTO_MW_AXIS_NEGATIVE_X, abi.VELTO_MW_AXIS_Z)
    older = ConnectedBoard(context, RL)
    assert older.call("mw_write_downsampling", 1, 1, 0) == abi.VELTO_ERROR_UNSUPPORTED


# ---- Pins ----


def test_pins_are_set_read_and_watched(board) -> None:
    assert board.writes_of("mw_write_pin", 0, abi.VELTO_MW_PIN_ACTION_HIGH) == ["05 01 00"]
    assert read(board, "digital[0]") == [1]
    act(board, abi.VELTO_SIM_STEP_KIND_PIN, 0.9, 3)
    config = abi.velto_mw_pin_config(
        struct_size=ctypes.sizeof(abi.velto_mw_pin_config), delay=1e-5, pull_up_pin=1, pull_down_pin=-1)
    board.context.mw_set_pin_config(board.device, 3, ctypes.byref(config))
    board.context.advance(0)
    kept = board.context.answer(abi.velto_mw_pin_config, "mw_get_pin_config", board.device, 3)
    assert (kept.delay, kept.pull_up_pin, kept.pull_down_pin) == (1e-5, 1, -1)
    board.written()
    assert read(board, "abs-ref[3]") == [pytest.approx(900)]
    assert board.written()[0] == bytes.fromhex("05 86 03 01 FF 02 FF")
    assert read(board, "adc[3]") == [pytest.approx(0.5, abs=0.001)]
    assert board.call("mw_watch_pin", 3, abi.VELTO_MW_PIN_EDGE_FALLING) == abi.VELTO_OK
    board.events()
    for volts in (1.8, 0.0):
        act(board, abi.VELTO_SIM_STEP_KIND_PIN, volts, 3)
    board.context.advance(0.1)
    [event] = board.events(abi.VELTO_EVENT_MW_PIN)
    assert (event.data.pin.pin, event.data.pin.is_high) == (3, 0)


def test_pins_that_a_board_lacks_are_refused(board) -> None:
    assert board.call("mw_write_pin", 7, abi.VELTO_MW_PIN_ACTION_LOW) == abi.VELTO_ERROR_INVALID_ARGUMENT
    with pytest.raises(Failed, match="0 to 6"):
        config = abi.velto_mw_pin_config(struct_size=ctypes.sizeof(abi.velto_mw_pin_config))
        board.context.mw_set_pin_config(board.device, 9, ctypes.byref(config))


def test_a_thermistor_is_told_to_its_channel(board) -> None:
    thermistor = abi.velto_mw_thermistor(channel=2, data_pin=0, pull_down_pin=1)
    assert board.writes_of("mw_write_thermistor", ctypes.byref(thermistor)) == ["04 02 02 00 01 00"]
    thermistor.channel = 0
    assert board.call("mw_write_thermistor", ctypes.byref(thermistor)) == abi.VELTO_ERROR_INVALID_ARGUMENT


# ---- Buses ----


def value(board: ConnectedBoard, name: str, *arguments) -> bytes:
    op = board.started(name, *arguments)
    board.context.op_wait(op)
    buffer, size = (ctypes.c_uint8 * 32)(), ctypes.c_size_t()
    board.context.op_get_value(op, buffer, 32, ctypes.byref(size))
    return bytes(buffer[: size.value])


def test_i2c_devices_are_written_and_read(board) -> None:
    assert value(board, "mw_read_i2c", 0x1C, 0x0D, 1) == b"\x2a"
    assert board.writes_of("mw_write_i2c", 0x1C, 0x20, b"\xde\xad", 2)[-1] == "0D 01 1C 20 FF 02 DE AD"
    assert value(board, "mw_read_i2c", 0x1C, 0x20, 2) == b"\xde\xad"
    with pytest.raises(Failed, match="device 29 did not answer"):
        value(board, "mw_read_i2c", 0x1D, 0, 1)


def set_link(board, **members) -> None:
    link = abi.velto_sim_link()
    board.context.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
    for name, member in members.items():
        setattr(link, name, member)
    board.context.sim_set_link(board.sim, ctypes.byref(link))


def bus_signal(**members) -> abi.velto_mw_bus_signal:
    size = ctypes.sizeof(abi.velto_mw_bus_signal)
    return abi.velto_mw_bus_signal(**{"struct_size": size, "scale": 1.0, "channel_count": 1, **members})


def test_a_device_on_a_bus_is_a_signal_that_is_read_and_polled(board) -> None:
    board.written()
    value(board, "mw_write_i2c", 0x1C, 0x20, b"\x34\x12", 2)
    signal = bus_signal(address=0x1C, register_id=0x20, format=abi.VELTO_MW_NUMBER_U16, scale=0.5, identifier=b"lux")
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    assert read(board, "lux") == [0x1234 / 2]
    assert board.written()[-1] == bytes.fromhex("0D 81 1C 20 FF 02")
    reader = StreamReader(board.context, board.device, "lux", abi.VELTO_UNITS_NATIVE, poll_interval=0.1)
    board.context.advance(1)
    rows = reader.read()[0]
    assert 8 <= len(rows) <= 11 and set(rows) == {(0x1234 / 2,)}
    signal.address = 0x1D
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    with pytest.raises(Failed, match="the device of lux did not answer"):
        read(board, "lux")


@pytest.mark.parametrize(
    ("members", "sentence"),
    [
        ({"address": 128}, "address"),
        ({"channel_count": 5, "format": abi.VELTO_MW_NUMBER_U32}, "bytes"),
        ({"identifier": b"acceleration"}, "of the board's own"),
        ({"identifier": b""}, "identifier"),
        ({"identifier": b"x" * 44}, "NUL"),
        ({"identifier": b"acceleration[0]"}, "brackets"),
        ({"identifier": b"a\nb"}, "control characters"),
        ({"identifier": b"  "}, "blank"),
        ({"format": 9}, "format"),
        ({"channel_count": 16, "format": abi.VELTO_MW_NUMBER_U32}, "signal.channel_count numbers of that format take more"),
        ({"is_spi": 1, "sent_size": 13}, "sent_size"),
    ],
)
def test_what_cannot_be_a_signal_of_a_bus_is_refused(board, members, sentence) -> None:
    signal = bus_signal(**{"identifier": b"lux", **members})
    with pytest.raises(Failed, match=sentence):
        board.started("mw_define_bus_signal", ctypes.byref(signal))


def test_a_signal_that_is_defined_anew_ends_its_polled_streams(board) -> None:
    signal = bus_signal(address=0x1C, register_id=0x20, format=abi.VELTO_MW_NUMBER_U16, identifier=b"lux")
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    reader = StreamReader(board.context, board.device, "lux", abi.VELTO_UNITS_NATIVE, poll_interval=0.1)
    board.context.advance(1)
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    assert reader.info.state == abi.VELTO_STREAM_STATE_ACTIVE, "nothing has changed"
    signal.format = abi.VELTO_MW_NUMBER_F32
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    board.context.advance(0.1)
    assert (reader.info.state, reader.info.result) == (abi.VELTO_STREAM_STATE_ENDED, abi.VELTO_ERROR_INVALID_STATE)


def define(board, identifier: bytes, **members) -> None:
    signal = bus_signal(identifier=identifier, address=0x1C, format=abi.VELTO_MW_NUMBER_U8, **members)
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))


def test_a_stream_of_a_signal_that_has_just_changed_does_not_begin(board) -> None:
    signal = bus_signal(address=0x1C, register_id=0x20, format=abi.VELTO_MW_NUMBER_U16, identifier=b"lux")
    board.context.op_wait(board.started("mw_define_bus_signal", ctypes.byref(signal)))
    signal.format = abi.VELTO_MW_NUMBER_F32
    board.started("mw_define_bus_signal", ctypes.byref(signal))
    reader = StreamReader(board.context, board.device, "lux", abi.VELTO_UNITS_NATIVE, poll_interval=0.1)
    board.context.advance(1)
    assert (reader.info.state, reader.info.result) == (abi.VELTO_STREAM_STATE_ENDED, abi.VELTO_ERROR_INVALID_STATE)
    assert board.outcome(reader.start) == abi.VELTO_ERROR_INVALID_STATE


@pytest.mark.parametrize("ends", ["timed out", "cancelled"])
@pytest.mark.parametrize("later", ["read_i2c", "another signal"])
@pytest.mark.parametrize("first", ["read_i2c", "a signal"])
def test_an_answer_that_is_late_is_not_taken_for_the_next(board, first: str, later: str, ends: str) -> None:
    value(board, "mw_write_i2c", 0x1C, 0x20, b"\x77", 1)
    define(board, b"identity", register_id=0x0D)
    define(board, b"other", register_id=0x20)
    set_link(board, delay=1.2)
    if first == "read_i2c":
        late = board.started("mw_read_i2c", 0x1C, 0x0D, 1)
    else:
        late = board.context.answer(abi.velto_op, "signal_read", find_signal(board.context, board.device, "identity"), 2.0)
    board.context.advance(0.1)
    if ends == "cancelled":
        board.context.op_cancel(late)
    board.context.advance(1)
    assert board.outcome(late) == (abi.VELTO_ERROR_CANCELLED if ends == "cancelled" else abi.VELTO_ERROR_TIMEOUT)
    set_link(board, delay=0.01)
    if later == "read_i2c":
        assert value(board, "mw_read_i2c", 0x1C, 0x20, 1) == b"\x77"
    else:
        assert read(board, "other") == [0x77]


def test_errors_of_streams_name_members_of_the_definition(board) -> None:
    battery, axes = (find_signal(board.context, board.device, name) for name in ("battery", "acceleration"))
    for signal, member, wrong in ((battery, "poll_interval", 0.005), (axes, "capacity", 1_000_000)):
        wanted = abi.velto_stream_def(struct_size=ctypes.sizeof(abi.velto_stream_def), capacity=8, timeout=15)
        setattr(wanted, member, wrong)
        with pytest.raises(Failed, match=f" def\\.{member} is"):
            board.context.signal_start_stream(signal, ctypes.byref(wanted), ctypes.byref(abi.velto_stream()), None)


@pytest.mark.sweep
def test_definitions_have_a_limit(board) -> None:
    for number in range(256):
        board.started("mw_define_bus_signal", ctypes.byref(bus_signal(address=0x1C, identifier=b"signal %d" % number)))
        board.context.advance(0)
    with pytest.raises(Failed, match="256 signals and choices already") as failure:
        board.started("mw_define_bus_signal", ctypes.byref(bus_signal(address=0x1C, identifier=b"one more")))
    assert failure.value.result == abi.VELTO_ERROR_OUT_OF_MEMORY
    board.started("mw_define_bus_signal", ctypes.byref(bus_signal(address=0x1D, identifier=b"signal 7")))


def test_spi_devices_are_written_and_read(board) -> None:
    spi = abi.velto_mw_spi(select_pin=10, clock_pin=0, output_pin=11, input_pin=7, mode=3, frequency=8e6, uses_native_pins=1)
    board.written()
    assert value(board, "mw_read_spi", ctypes.byref(spi), b"\xda", 1, 5) == b"\xda" * 5
    assert board.written()[0] == bytes.fromhex("0D 82 0A 00 0B 07 76 F4 DA")
    packets = board.writes_of("mw_write_spi", ctypes.byref(spi), b"\x9f", 1)
    assert packets == ["0D 02 0A 00 0B 07 76 9F"]


# ---- Beacon and settings ----


def test_a_beacon_is_set_and_read_back(board) -> None:
    beacon = abi.velto_mw_beacon()
    library = board.context.library
    assert library.velto_mw_get_beacon(board.device, ctypes.byref(beacon)) == abi.VELTO_NOTHING
    beacon = abi.velto_mw_beacon(
        uuid=abi.velto_uuid((ctypes.c_uint8 * 16)(*POSITION)), major=78, minor=2, period=15.027, transmit_power=-12,
        power_at_one_meter=-55, is_on=1, is_on_known=1)
    packets = board.writes_of("mw_write_beacon", ctypes.byref(beacon))
    assert packets[:2] == ["07 02 5A E7 BA FB 4C 46 DD D9 95 91 CB 85 06 90 6A 32", "07 03 4E 00"]
    assert packets[-2:] == ["07 07 B3 3A", "07 01 01"]
    assert board.call("mw_read_beacon") == abi.VELTO_OK
    found = abi.velto_mw_beacon()
    assert library.velto_mw_get_beacon(board.device, ctypes.byref(found)) == abi.VELTO_OK
    assert bytes(found) == bytes(beacon)
    board.context.op_wait(board.started("device_disconnect"))
    board.context.connect(board.device)
    assert board.call("mw_read_beacon") == abi.VELTO_OK
    assert library.velto_mw_get_beacon(board.device, ctypes.byref(found)) == abi.VELTO_OK
    beacon.is_on = beacon.is_on_known = 0
    assert bytes(found) == bytes(beacon), "a board does not tell whether it is on"
    board.context.op_wait(board.started("device_disconnect"))
    board.context.scan()
    board.context.advance(10)
    company, buffer, size = ctypes.c_uint16(), (ctypes.c_uint8 * 31)(), ctypes.c_size_t()
    board.context.device_get_manufacturer_data(
        board.device, ctypes.byref(company), buffer, len(buffer), ctypes.byref(size))
    frame = bytes([0x02, 0x15, *POSITION, 0, 78, 0, 2, 256 - 55])
    assert (company.value, bytes(buffer[: size.value])) == (0x004C, frame)
    payload = (ctypes.c_uint8 * 31)()
    board.context.sim_get_advertisement(board.sim, payload, len(payload), ctypes.byref(size))
    assert bytes(payload[: size.value]) == bytes([2, 1, 6, 26, 0xFF, 0x4C, 0x00]) + frame
    board.context.op_wait(board.started("device_connect", None))


def settings(**members) -> abi.velto_mw_settings:
    made = abi.velto_mw_settings(struct_size=ctypes.sizeof(abi.velto_mw_settings))
    made.advertising_interval, made.interval_min, made.interval_max, made.supervision_timeout = 0.417, 0.0075, 0.03, 5
    for name, given in members.items():
        setattr(made, name, given)
    return made


def test_settings_are_read_and_some_are_written(board) -> None:
    known = abi.velto_mw_settings(struct_size=ctypes.sizeof(abi.velto_mw_settings))
    library = board.context.library
    assert library.velto_mw_get_settings(board.device, ctypes.byref(known)) == abi.VELTO_NOTHING
    assert board.call("mw_read_settings") == abi.VELTO_OK
    assert library.velto_mw_get_settings(board.device, ctypes.byref(known)) == abi.VELTO_OK
    assert (known.name, known.transmit_power, known.whitelist_mode) == (b"MetaWear", 0, 0)
    assert known.advertising_interval == pytest.approx(0.416875)
    board.written()
    wanted = settings(name=b"Left hand", transmit_power=-9)
    members = abi.VELTO_MW_SETTING_NAME | abi.VELTO_MW_SETTING_TRANSMIT_POWER
    assert board.writes_of("mw_write_settings", ctypes.byref(wanted), members) == [
        "11 01 4C 65 66 74 20 68 61 6E 64", "11 03 F7", "11 81", "11 83"]
    assert library.velto_mw_get_settings(board.device, ctypes.byref(known)) == abi.VELTO_OK
    assert (known.name, known.transmit_power) == (b"Left hand", -8), "the board has no -9"


@pytest.mark.parametrize(("members", "given", "word"), [
    ("NAME", {"name": b"\xc3\x84"}, "name"), ("NAME", {"name": b""}, "name"), ("NAME", {"name": b"x" * 32}, "name"),
    ("CONNECTION", {"interval_min": 0.03, "interval_max": 0.01}, "interval_min"),
    ("CONNECTION", {"latency": 100, "interval_max": 1.0}, r"settings\.supervision_timeout"),
    ("WHITELIST_MODE", {"whitelist_mode": 9}, "whitelist_mode"), ("PHY", {"is_slow_phy_forced": 2}, "is_slow_phy_forced"),
    ("SCAN_RESPONSE", {"scan_response_size": 40}, "scan_response_size is 40"), ("TRANSMIT_POWER", {"transmit_power": 99}, "transmit_power")])
def test_settings_that_are_nonsense_are_refused(board, members: str, given: dict, word: str) -> None:
    wanted = settings(**given)
    with pytest.raises(Failed, match=word):
        board.started("mw_write_settings", ctypes.byref(wanted), getattr(abi, f"VELTO_MW_SETTING_{members}"))


def test_members_that_are_not_written_may_be_anything(board) -> None:
    nonsense = settings(
        name=b"x" * 32, advertising_interval=float("nan"), transmit_power=99, interval_min=9, interval_max=-1, whitelist_mode=77,
        latency=-1, supervision_timeout=1e9, is_regulator_on=5, is_slow_phy_forced=7, scan_response_size=4_000_000_000)
    nonsense.transmit_power = 4
    written = board.writes_of("mw_write_settings", ctypes.byref(nonsense), abi.VELTO_MW_SETTING_TRANSMIT_POWER)
    assert written[0] == "11 03 04"


def test_a_board_without_a_regulator_says_so(context) -> None:
    from_first = ConnectedBoard(context, R)
    outcome = from_first.call("mw_write_settings", ctypes.byref(settings(is_regulator_on=1)), abi.VELTO_MW_SETTING_REGULATOR)
    assert outcome == abi.VELTO_ERROR_UNSUPPORTED
    assert from_first.call("mw_read_settings") == abi.VELTO_OK


def test_the_whitelist_begins_at_slot_1(board) -> None:
    address = abi.velto_mw_address(kind=abi.VELTO_MW_ADDRESS_KIND_RANDOM_STATIC)
    address.bytes[:] = [0xE8, 0xC9, 0x8F, 0x52, 0x7B, 0x07]
    assert board.writes_of("mw_write_whitelist", ctypes.byref(address), 1) == ["11 14 01 01 07 7B 52 8F C9 E8"]
    assert board.writes_of("mw_write_directed_peer", ctypes.byref(address)) == ["11 14 00 01 07 7B 52 8F C9 E8"]


def test_actions_and_test_notifications(board) -> None:
    for action, packet in ((abi.VELTO_MW_ACTION_START_ADVERTISING, "11 05"), (abi.VELTO_MW_ACTION_START_BONDING, "11 06"),
                           (abi.VELTO_MW_ACTION_ERASE_BONDS, "11 04 01"), (abi.VELTO_MW_ACTION_REFRESH_WATCHDOG, "11 10")):
        assert board.writes_of("mw_run_action", action) == [packet]
    reader = StreamReader(board.context, board.device, "switch", abi.VELTO_UNITS_NATIVE)
    board.context.advance(0.2)
    board.written()
    assert board.writes_of("mw_write_test_notification", b"\x01\x01\x01", 3) == ["FE 03 01 01 00 01"]
    assert reader.read()[0] == [(1.0,)]


def test_the_log_and_the_last_reset_are_read(board) -> None:
    assert read(board, "log-length") == [0]
    assert read(board, "last-reset")[1] == 0


def test_the_time_since_the_last_reset_has_a_unit(board) -> None:
    signal = find_signal(board.context, board.device, "last-reset")
    units = {
        units: board.context.answer(abi.velto_channel_info, "signal_get_channel", signal, 0, units).unit.decode()
        for units in (abi.VELTO_UNITS_SI, abi.VELTO_UNITS_NATIVE)
    }
    assert units == {abi.VELTO_UNITS_SI: "s", abi.VELTO_UNITS_NATIVE: "ms"}
    before = read(board, "last-reset")[0]
    board.context.advance(60)
    assert read(board, "last-reset")[0] - before == pytest.approx(60_000, abs=100)
