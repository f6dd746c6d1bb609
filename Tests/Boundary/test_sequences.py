"""Command sequences through C: a sequence takes the place of a board, and holds the packets that the board would have received."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import pytest

from connected_board import ACCELEROMETER, GYROSCOPE, ConnectedBoard, S, led_preset
from pumped_context import Failed, pumped
from veltokit import abi

MAGNETOMETER, FUSION = abi.VELTO_MW_SENSOR_MAGNETOMETER, abi.VELTO_MW_SENSOR_FUSION
MOTION = abi.VELTO_MW_DETECTOR_ANY_MOTION
LIMIT = 256


class Sequence:
    """A command sequence of a board; calls go to its handle in place of the board's."""

    def __init__(self, board: ConnectedBoard) -> None:
        self.context = board.context
        self.handle = self.context.answer(abi.velto_device, "mw_create_sequence", board.device)

    def add(self, name: str, *arguments) -> None:
        """Calls a function with the sequence, and looks whether it answered the null operation."""
        operation = abi.velto_op(1)
        getattr(self.context, name)(self.handle, *arguments, ctypes.byref(operation))
        assert operation.bits == 0, name

    @property
    def lines(self) -> list[str]:
        return self.context.text("mw_describe_sequence", self.handle).splitlines()

    @property
    def packets(self) -> list[str]:
        """The bytes of the lines."""
        assert all(purpose for _, purpose in (line.split("  ") for line in self.lines))
        return [line.split("  ")[0] for line in self.lines]

    def refuses(self, name: str, *arguments) -> tuple[int, str]:
        """The result and the sentence of a call that has to fail, and that changes nothing."""
        before = self.lines
        with pytest.raises(Failed) as failure:
            self.add(name, *arguments)
        assert self.lines == before
        return failure.value.result, str(failure.value)


@pytest.fixture
def board(context) -> ConnectedBoard:
    return ConnectedBoard(context, S)


@pytest.fixture
def sequence(board) -> Sequence:
    return Sequence(board)


# ---- What a sequence takes ----


def calibration() -> abi.velto_mw_fusion_calibration:
    one = abi.velto_mw_calibration(x=1, y=2, z=3, radius=4, accuracy=3)
    return abi.velto_mw_fusion_calibration(accelerometer=one, gyroscope=one, magnetometer=one)


def patterns(context) -> ctypes.Array:
    colors = (abi.VELTO_MW_LED_COLOR_GREEN, abi.VELTO_MW_LED_COLOR_RED)
    return (abi.velto_mw_led_pattern * 2)(*(led_preset(context, abi.VELTO_MW_LED_PRESET_BLINK, color) for color in colors))


def start_log_of_button(board: ConnectedBoard) -> int:
    """A log that runs without a sensor: another start writes what a sequence does."""
    button = board.context.answer(abi.velto_signal, "device_find_signal", board.device, b"switch")
    board.context.mw_create_logger(board.device, button, None, ctypes.byref(abi.velto_logger()), None)
    return board.call("mw_start_logging", abi.VELTO_MW_LOG_MODE_OVERWRITE)


def settings() -> abi.velto_mw_settings:
    return abi.velto_mw_settings(struct_size=ctypes.sizeof(abi.velto_mw_settings), name=b"Ab", transmit_power=-4)


ADDRESS = abi.velto_mw_address(bytes=(ctypes.c_uint8 * 6)(1, 2, 3, 4, 5, 6))
SPI = abi.velto_mw_spi(select_pin=1, clock_pin=2, output_pin=3, input_pin=4)
BEACON = abi.velto_mw_beacon(major=3, minor=4, is_on=1, power_at_one_meter=-55, transmit_power=-12, period=0.5)

def action_of_the_button(board: ConnectedBoard) -> tuple:
    """The arguments by which the button vibrates."""
    button = board.context.answer(abi.velto_signal, "device_find_signal", board.device, b"switch")
    action = board.context.answer(abi.velto_device, "mw_create_sequence", board.device)
    board.context.mw_play_motor(action, 1.0, 0.5, None)
    return button, action, None, ctypes.byref(abi.velto_board_event())



def count_of_the_button(board: ConnectedBoard) -> tuple:
    """The arguments by which the board counts presses."""
    button = board.context.answer(abi.velto_signal, "device_find_signal", board.device, b"switch")
    wanted = abi.velto_mw_processor_def(
        struct_size=ctypes.sizeof(abi.velto_mw_processor_def), type=abi.VELTO_MW_PROCESSOR_TYPE_COUNT)
    return button, ctypes.byref(wanted), ctypes.byref(abi.velto_processor())


def fuser_of_the_button(board) -> tuple:
    """The arguments by which the board sends presses with the newest turn, which a buffer on the board holds."""
    signal = lambda name: board.context.answer(abi.velto_signal, "device_find_signal", board.device, name)
    wanted = abi.velto_mw_processor_def(
        struct_size=ctypes.sizeof(abi.velto_mw_processor_def), type=abi.VELTO_MW_PROCESSOR_TYPE_BUFFER)
    buffer, op = (abi.velto_processor * 1)(), abi.velto_op()
    board.context.mw_create_processor(board.device, signal(b"angular-velocity"), ctypes.byref(wanted), buffer, ctypes.byref(op))
    board.context.op_wait(op)
    board.written()
    return signal(b"switch"), buffer, 1, ctypes.byref(abi.velto_processor())


START = {
    "stop_sensor": lambda board: board.call("mw_start_sensor", ACCELEROMETER),
    "stop_detector": lambda board: board.call("mw_start_detector", ctypes.byref(board.detector(MOTION))),
    "reset_fusion": lambda board: board.call("mw_start_sensor", FUSION),
    "start_logging": lambda board: start_log_of_button(board),
}
"""What has to run on the board before; the sequence does not know it."""

CALLS = {
    "start_sensor": lambda board: (ACCELEROMETER,),
    "stop_sensor": lambda board: (ACCELEROMETER,),
    "write_offset": lambda board: (GYROSCOPE, 1.0, 0.0, -1.0),
    "write_axes": lambda board: (abi.VELTO_MW_AXIS_Y, abi.VELTO_MW_AXIS_X, abi.VELTO_MW_AXIS_NEGATIVE_Z),
    "write_downsampling": lambda board: (2, 1, 1),
    "start_detector": lambda board: (ctypes.byref(board.detector(MOTION)),),
    "stop_detector": lambda board: (MOTION,),
    "clear_steps": lambda board: (),
    "play_led": lambda board: (patterns(board.context), 2, abi.VELTO_MW_LED_ACTION_PLAY),
    "control_led": lambda board: (abi.VELTO_MW_LED_ACTION_PAUSE,),
    "play_motor": lambda board: (0.5, 1.0),
    "play_buzzer": lambda board: (0.25,),
    "reset_fusion": lambda board: (),
    "start_logging": lambda board: (abi.VELTO_MW_LOG_MODE_OVERWRITE,),
    "stop_logging": lambda board: (),
    "write_fusion_calibration": lambda board: (ctypes.byref(calibration()),),
    "write_pin": lambda board: (1, abi.VELTO_MW_PIN_ACTION_HIGH),
    "watch_pin": lambda board: (1, abi.VELTO_MW_PIN_EDGE_RISING),
    "write_thermistor": lambda board: (ctypes.byref(abi.velto_mw_thermistor(channel=2, data_pin=0, pull_down_pin=1)),),
    "write_i2c": lambda board: (0x48, 0x10, b"\x01\x02", 2),
    "write_spi": lambda board: (ctypes.byref(SPI), b"\x05\x06", 2),
    "write_beacon": lambda board: (ctypes.byref(BEACON),),
    "write_settings": lambda board: (
        ctypes.byref(settings()), abi.VELTO_MW_SETTING_NAME | abi.VELTO_MW_SETTING_TRANSMIT_POWER),
    "write_whitelist": lambda board: (ctypes.byref(ADDRESS), 1),
    "write_directed_peer": lambda board: (ctypes.byref(ADDRESS),),
    "run_action": lambda board: (abi.VELTO_MW_ACTION_START_ADVERTISING,),
    "write_packet": lambda board: (bytes.fromhex("02 01 00"), 3),
    "write_test_notification": lambda board: (b"\x01\x01\x01", 3),
    "reset": lambda board: (abi.VELTO_MW_RESET_KIND_AFTER_GARBAGE_COLLECTION,),
    "create_event": lambda board: action_of_the_button(board),
    "create_timer": lambda board: (0.5, 0, 1, ctypes.byref(abi.velto_timer())),
    "create_processor": lambda board: count_of_the_button(board),
    "create_fuser": lambda board: fuser_of_the_button(board),
}
"""A call of each function that a sequence takes: its arguments between target and operation."""

OWN = {"velto_mw_destroy_sequence", "velto_mw_describe_sequence"}


def recordable(api) -> set[str]:
    """The functions that take a sequence in place of the board; `test_planned_parts.py` has those that take one beside a part."""
    return {function.name for function in api.functions() if function.params and function.params[0].is_recordable}


def is_request(packet: bytes) -> bool:
    """Whether a packet reads from the board, which a sequence leaves out."""
    return packet[1] & 0x80 != 0


def test_there_is_a_call_of_each_function_that_takes_a_sequence(api) -> None:
    assert {f"velto_mw_{name}" for name in CALLS} == recordable(api) - OWN


def test_the_guide_lists_each_function_that_takes_a_sequence(api, repository: Path) -> None:
    guide = (repository / "Sources/VeltoKit/VeltoKit.docc/Boards.md").read_text()
    table = guide[guide.index("| commands | functions |"):].split("\n\n")[0]
    assert sorted(re.findall(r"`(velto_\w+)\(\)`", table)) == sorted(recordable(api) - OWN)


@pytest.mark.parametrize("name", CALLS)
def test_a_sequence_holds_the_packets_that_a_board_receives(board, sequence, name: str) -> None:
    arguments = CALLS[name](board)
    sequence.add(f"mw_{name}", *arguments)
    board.context.advance(1)
    assert board.written() == [], "nothing is sent"
    if name in START:
        assert START[name](board) == abi.VELTO_OK
        board.context.advance(0.1)
        board.written()
    board.started(f"mw_{name}", *arguments)
    board.context.advance(1)
    received = [packet.hex(" ").upper() for packet in board.written() if not is_request(packet)]
    # The number of the only part on the board, which a sequence looks up when it is used.
    assert [packet.replace("..", "00") for packet in sequence.packets] == received != []


@pytest.mark.parametrize(("seconds", "milliseconds"), [(0.0, 0), (0.29, 290), (0.0019, 1), (1.001, 1001), (65.535, 65_535)])
def test_a_time_becomes_its_whole_milliseconds(sequence, seconds: float, milliseconds: int) -> None:
    sequence.add("mw_play_motor", 1.0, seconds)
    assert sequence.packets == [f"08 01 F8 {milliseconds & 255:02X} {milliseconds >> 8:02X} 00"]


def test_commands_are_kept_in_their_order_with_their_purposes(sequence) -> None:
    assert sequence.lines == []
    sequence.add("mw_play_motor", 1.0, 0.5)
    sequence.add("mw_start_sensor", ACCELEROMETER)
    sequence.add("mw_write_packet", bytes.fromhex("02 01 01"), 3)
    assert sequence.lines[0] == "08 01 F8 F4 01 00  run the motor"
    assert sequence.packets[-1] == "02 01 01" and "03 01 01" in sequence.packets
    sequence.context.mw_control_led(sequence.handle, abi.VELTO_MW_LED_ACTION_PLAY, None)
    assert sequence.packets[-1] == "02 01 01" and len(sequence.packets) == 2 + sequence.packets.index("02 01 01")


def set_without_a_turn(board, sensor: int, **members) -> None:
    wanted = abi.velto_mw_sensor_config(struct_size=ctypes.sizeof(abi.velto_mw_sensor_config), sensor=sensor, **members)
    board.context.mw_set_sensor_config(board.device, ctypes.byref(wanted), ctypes.byref(abi.velto_mw_sensor_config(
        struct_size=ctypes.sizeof(wanted))))


def test_settings_count_at_the_time_of_the_call(board, sequence) -> None:
    sequence.add("mw_start_sensor", GYROSCOPE)
    before = sequence.packets
    set_without_a_turn(board, GYROSCOPE, rate=25)
    assert "13 03 26 02" in sequence.packets and "13 03 26 02" not in before, "the loop has not turned"
    set_without_a_turn(board, FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_IMU_PLUS)
    fusion = Sequence(board)
    fusion.add("mw_start_sensor", FUSION)
    assert fusion.packets[-1] == "19 01 01"


def test_each_line_names_the_effect_of_its_packet(sequence) -> None:
    sequence.add("mw_start_sensor", ACCELEROMETER)
    sequence.add("mw_stop_sensor", ACCELEROMETER)
    stop = ["03 01 00  stop the accelerometer", "03 02 00 01  disable the accelerometer's samples"]
    lines = sequence.lines
    assert lines[:2] == lines[-2:] == stop and lines[-3] == "03 01 01  start the accelerometer"
    assert "03 02 01 00  enable the accelerometer's samples" in lines


def test_a_sensor_of_the_sequence_alone_is_said_to_run_in_it(board, sequence) -> None:
    board.set_sensor(FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_IMU_PLUS)
    sequence.add("mw_start_sensor", ACCELEROMETER)
    result, sentence = sequence.refuses("mw_start_sensor", FUSION)
    assert result == abi.VELTO_ERROR_INVALID_STATE
    assert "at this point of the command sequence, the accelerometer runs" in sentence


def test_sequences_are_independent(board) -> None:
    first, second = Sequence(board), Sequence(board)
    first.add("mw_play_buzzer", 1.0)
    assert (len(first.lines), second.lines) == (1, [])
    board.context.library.velto_mw_destroy_sequence(second.handle)
    first.add("mw_play_buzzer", 1.0)
    assert len(first.lines) == 2


def test_a_sequence_lasts_while_its_board_is_away(board, sequence) -> None:
    sequence.add("mw_play_motor", 1.0, 0.5)
    board.context.device_disconnect(board.device, None)
    board.context.advance(2)
    sequence.add("mw_play_motor", 0.5, 0.5)
    assert len(sequence.lines) == 2
    with pytest.raises(Failed) as failure:
        Sequence(board)
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED


# ---- What it refuses ----


def arguments_of(library, function) -> list:
    """Zeros for each argument: the handle is looked at first."""
    types = getattr(library, function.name).argtypes
    return [None if issubclass(type_, (ctypes._Pointer, ctypes.c_char_p, ctypes.c_void_p)) else type_() for type_ in types]


def test_every_other_function_of_a_device_refuses_a_sequence(api, sequence) -> None:
    library, taken, refused = sequence.context.library, recordable(api), set()
    for function in api.functions():
        first = function.params[0] if function.params else None
        if first is None or (first.type_name, first.shape) != ("velto_device", "value") or function.name in taken:
            continue
        arguments = arguments_of(library, function)
        result = getattr(library, function.name)(sequence.handle, *arguments[1:])
        if function.returns == "result":
            assert result == abi.VELTO_ERROR_WRONG_KIND, function.name
            assert b"this function cannot be kept in a command sequence" in library.velto_error_message(), function.name
        else:
            assert not result, function.name
        refused.add(function.name)
    assert len(refused) > 80 and {"velto_mw_request", "velto_mw_set_sensor_config", "velto_device_connect"} <= refused
    assert sequence.lines == []


def test_a_board_is_no_sequence(board) -> None:
    with pytest.raises(Failed, match="expected a handle of a command sequence") as failure:
        board.context.mw_describe_sequence(board.device, None, 0, ctypes.byref(ctypes.c_size_t()))
    assert failure.value.result == abi.VELTO_ERROR_WRONG_KIND
    board.context.library.velto_mw_destroy_sequence(board.device)
    assert board.call("mw_clear_steps") == abi.VELTO_OK, "a board is not destroyed as one"


def test_what_needs_a_pause_is_refused_with_what_works_instead(board, sequence) -> None:
    sequence.add("mw_play_motor", 1.0, 0.5)
    result, sentence = sequence.refuses("mw_start_sensor", MAGNETOMETER)
    assert result == abi.VELTO_ERROR_INVALID_STATE
    assert "magnetometer" in sentence and "start the sensor from the host and leave it running" in sentence
    board.set_sensor(FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_NDOF)
    result, sentence = sequence.refuses("mw_start_sensor", FUSION)
    assert result == abi.VELTO_ERROR_INVALID_STATE and "set sensor fusion to IMU_PLUS" in sentence
    board.set_sensor(FUSION, fusion_mode=abi.VELTO_MW_FUSION_MODE_IMU_PLUS)
    sequence.add("mw_start_sensor", FUSION)


@pytest.mark.parametrize(("name", "arguments", "code"), [
    ("mw_play_motor", (2.0, 1.0), abi.VELTO_ERROR_INVALID_ARGUMENT), ("mw_write_packet", (b"\x02", 1), abi.VELTO_ERROR_INVALID_ARGUMENT),
    ("mw_start_sensor", (abi.VELTO_MW_SENSOR_HUMIDITY,), abi.VELTO_ERROR_UNSUPPORTED)])
def test_what_no_board_or_not_this_one_takes_is_refused_at_once(sequence, name: str, arguments: tuple, code: int) -> None:
    assert sequence.refuses(name, *arguments)[0] == code


@pytest.mark.sweep
def test_a_sequence_is_bounded(sequence) -> None:
    for _ in range(LIMIT):
        sequence.add("mw_play_motor", 1.0, 0.5)
    for _ in range(10_000 - LIMIT):
        assert sequence.context.library.velto_mw_play_motor(sequence.handle, 1.0, 0.5, None) == abi.VELTO_ERROR_OUT_OF_MEMORY
    result, sentence = sequence.refuses("mw_play_motor", 1.0, 0.5)
    assert result == abi.VELTO_ERROR_OUT_OF_MEMORY and f"at most {LIMIT} commands" in sentence
    assert len(sequence.lines) == LIMIT


# ---- Its end ----


def is_stale(sequence: Sequence) -> bool:
    library = sequence.context.library
    results = {
        library.velto_mw_play_motor(sequence.handle, 1.0, 0.5, None),
        library.velto_mw_describe_sequence(sequence.handle, None, 0, ctypes.byref(ctypes.c_size_t())),
    }
    return results == {abi.VELTO_ERROR_STALE_HANDLE}


def test_a_sequence_ends_once(sequence) -> None:
    assert not is_stale(sequence)
    sequence.context.library.velto_mw_destroy_sequence(sequence.handle)
    assert is_stale(sequence)
    assert sequence.context.library.velto_error_message() == b"the command sequence no longer exists"
    sequence.context.library.velto_mw_destroy_sequence(sequence.handle)
    sequence.context.library.velto_mw_destroy_sequence(abi.velto_device())
    assert is_stale(sequence)


def test_a_sequence_ends_with_a_forgotten_board(board, sequence) -> None:
    board.context.device_forget(board.device, None)
    board.context.advance(2)
    assert is_stale(sequence)


def test_a_sequence_ends_with_its_context(velto) -> None:
    with pumped(velto) as context:
        sequence = Sequence(ConnectedBoard(context, S))
    assert is_stale(sequence)


def test_a_cap_has_no_sequences(context) -> None:
    _, cap = context.connected_cap()
    with pytest.raises(Failed) as failure:
        context.answer(abi.velto_device, "mw_create_sequence", cap)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
