"""A MetaWear board as a game controller: the examples of the device input notes, with packets fed and simulated."""

from __future__ import annotations

import ctypes
import math
import struct

import pytest

from connected_board import MODELS, NOTIFICATION, ConnectedBoard
from pumped_context import FRAME, PumpedContext
from pure_objects import structure
from veltokit import abi

PER_G, PER_DEGREE = 16384, 65.6  # LSB at the ranges that fed boards are taken to have, ±2 g and ±500 °/s
MAIN = abi.VELTO_BUTTON_MAIN


class FedBoard:
    """A board whose packets the program feeds: a pair of samples for each frame."""

    def __init__(self, context: PumpedContext) -> None:
        self.context = context
        self.device = context.answer(
            abi.velto_device, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_METAWEAR, b"fed")
        self.time = 1.0

    def feed(self, packet: str, *numbers: int) -> None:
        bytes_ = bytes.fromhex(packet) + struct.pack(f"<{len(numbers)}h", *numbers)
        self.context.device_ingest_packet(self.device, NOTIFICATION, bytes_, len(bytes_), round(self.time * 1e9))

    def hold(self, roll: float = 0, rate: tuple[float, float, float] = (0, 0, 0), count: int = 1) -> abi.velto_input:
        """Holds it for some frames, its right side lower by `roll` degrees, turning at a rate; returns the last input."""
        angle = math.radians(roll)
        force = (-math.sin(angle), 0, math.cos(angle))
        for _ in range(count):
            self.time += FRAME
            self.feed("03 04", *(round(axis * PER_G) for axis in force))
            self.feed("13 04", *(round(axis * PER_DEGREE) for axis in rate))
            frame = self.poll()
        return frame

    def poll(self) -> abi.velto_input:
        return self.context.answer(abi.velto_input, "device_poll_input", self.device, FRAME)


@pytest.fixture
def fed(context) -> FedBoard:
    return FedBoard(context)


@pytest.mark.parametrize(("roll", "position"), [(20, 0.4998), (0.5, 0), (60, 1.4994), (-20, -0.4998)])
def test_a_tilt_steers_the_paddle(fed, roll: float, position: float) -> None:
    """Gravity is the reference, from the first sample on."""
    assert fed.hold(roll, count=2).position_x == pytest.approx(position, abs=2e-4)
    assert fed.hold(roll, count=600).position_x == pytest.approx(position, abs=2e-4), "a device that is still keeps its center"


def test_a_slow_tilt_is_followed(fed) -> None:
    for frame in range(600):
        last = fed.hold(20 * frame / 600, rate=(0, 2, 0))
    assert last.position_x == pytest.approx(0.4998, abs=0.01)


def test_what_the_program_sets_is_not_replaced(context) -> None:
    config = structure(context.library, abi.velto_motion_config, abi.VELTO_MOTION_MODE_PADDLE, paddle_micro_deadzone=0.3)
    board = FedBoard(context)
    context.device_set_motion_config(board.device, ctypes.byref(config))
    board.hold(2, count=3)
    kept = context.answer(abi.velto_motion_config, "device_get_motion_config", board.device)
    assert kept.paddle_micro_deadzone == 0.3


def test_a_board_has_a_configuration_of_its_own(fed) -> None:
    config = fed.context.answer(abi.velto_motion_config, "device_get_motion_config", fed.device)
    assert (config.paddle_auto_calibration, config.paddle_micro_deadzone, config.paddle_still_threshold) == (0, 0.02, 1.5)


def test_turning_moves_the_pointer(fed) -> None:
    config = structure(fed.context.library, abi.velto_motion_config, abi.VELTO_MOTION_MODE_POINTER)
    fed.context.device_set_motion_config(fed.device, ctypes.byref(config))
    positions = [fed.hold(rate=(0, 0, -125)).position_x for _ in range(2)]
    assert positions == pytest.approx([0.0146265, 0.0288873375], abs=1e-6)


def test_rates_and_forces_are_told_in_si_units(fed) -> None:
    frame = fed.hold(30, rate=(90, 0, 0), count=2)
    assert list(frame.acceleration) == pytest.approx([-4.903, 0, 8.493], abs=2e-3)
    assert list(frame.rotation_rate) == pytest.approx([math.pi / 2, 0, 0], abs=1e-3)
    wanted = abi.VELTO_INPUT_HAS_ACCELERATION | abi.VELTO_INPUT_HAS_ROTATION_RATE | abi.VELTO_INPUT_HAS_ORIENTATION
    assert frame.flags & wanted == wanted


def test_game_input_that_is_off_is_neutral_and_returns(fed) -> None:
    fed.hold()
    fed.context.device_set_game_input(fed.device, abi.VELTO_GAME_INPUT_OFF)
    assert fed.hold(30, rate=(0, 300, 0), count=5).flags & abi.VELTO_INPUT_HAS_ACCELERATION == 0
    fed.context.device_set_game_input(fed.device, abi.VELTO_GAME_INPUT_AUTOMATIC)
    assert fed.hold(30, count=5).flags & abi.VELTO_INPUT_HAS_ACCELERATION


def test_the_switch_is_the_main_button(fed) -> None:
    fed.hold()
    fed.feed("01 01 01")
    pressed = fed.poll()
    fed.feed("01 01 00")
    released = fed.poll()
    assert (pressed.buttons_pressed, released.buttons_released) == (MAIN, MAIN)
    assert (released.press_count, released.release_count) == (1, 1)


def test_packed_packets_play_and_stream_too(fed) -> None:
    signal = fed.context.answer(abi.velto_signal, "device_find_signal", fed.device, b"acceleration")
    stream = abi.velto_stream()
    fed.context.signal_start_stream(signal, None, ctypes.byref(stream), None)
    fed.context.advance(0)
    flat = (0, 0, PER_G) * 3
    for _ in range(3):
        fed.time += 0.03
        fed.feed("03 05", *flat)
        fed.feed("13 05", *(0, 0, 0) * 3)
    assert fed.poll().packet_count >= 6
    assert fed.context.answer(abi.velto_stream_info, "stream_get_info", stream).received_count == 9


@pytest.mark.parametrize("packet", ["", "03", "03 04", "03 04 00", "03 05 FF", "13 05", "01", "01 01", "01 01 02", "FF FF FF FF"])
def test_what_is_no_sample_plays_nothing(fed, packet: str) -> None:
    before = fed.hold(count=3)
    if packet:
        fed.feed(packet)
    after = fed.poll()
    assert after.position_x == before.position_x and after.buttons_pressed == 0


@pytest.mark.parametrize("model", MODELS.values())
def test_a_simulated_board_steers_as_long_as_it_has_a_place(context, model: bytes) -> None:
    board = ConnectedBoard(context, model)
    context.device_set_player_index(board.device, 0)
    context.advance(1)
    assert context.poll(board.device).position_x == pytest.approx(0, abs=0.05)
    context.sim_set_motion(board.sim, 20.0, 0.0, 0.0)
    context.advance(2)
    assert context.poll(board.device).position_x == pytest.approx(0.5, abs=0.03)
    context.device_set_player_index(board.device, -1)
    context.advance(1)
    count = context.poll(board.device).packet_count
    context.advance(1)
    assert context.poll(board.device).packet_count == count, "its sensors have stopped"


def test_calibrating_makes_the_pose_the_center(context) -> None:
    board = ConnectedBoard(context)
    context.device_set_player_index(board.device, 0)
    context.sim_set_motion(board.sim, 20.0, 0.0, 0.0)
    context.advance(2)
    operation = context.answer(abi.velto_op, "device_start_calibration", board.device, None)
    context.op_wait(operation)
    context.advance(1)
    assert context.poll(board.device).position_x == pytest.approx(0, abs=0.05)


def replay(fed: FedBoard):
    """Yields the input after every tenth of 100 pairs of packed packets, of a hand that waves."""
    state = 1
    for step in range(1, 101):
        numbers = []
        for _ in range(18):
            state = state * 1103515245 + 12345 & 0x7FFFFFFF
            numbers.append((state >> 8) % 4000 - 2000)
        force = [number + (300 * (step % 40 - 20), 0, PER_G)[index % 3]
                 for index, number in enumerate(numbers[:9])]
        fed.time += 0.03
        fed.feed("03 05", *force)
        fed.feed("13 05", *(4 * number for number in numbers[9:]))
        frame = fed.poll()
        if step % 10 == 0:
            yield [
                frame.position_x, frame.sensor_tilt_x, *frame.acceleration, *frame.rotation_rate, *frame.orientation,
            ]


def test_packets_become_the_input_that_they_became_before(fed) -> None:
    """The values were recorded: decoding may become faster, and nothing else."""
    for row, expected in zip(replay(fed), REPLAYED, strict=True):
        assert row == pytest.approx(expected, rel=1e-6, abs=1e-7)


REPLAYED = [
    [0.3671419, 0.1836444, -2.18411, -0.5704185, 9.093178, 1.429254, -1.059968, 1.866651, 0.9916534, -0.0007925471, 0.1278859, -0.01636947],
    [0.2312263, 0.1156594, 0.9403227, 0.8505402, 10.41717, -1.014207, -1.698503, -1.616558, 0.9958429, 0.0007922259, 0.08069587, -0.04224351],
    [0.1724189, 0.08624392, 2.984971, -0.2783259, 10.56322, 1.500557, 0.1234501, 1.808119, 0.9979119, 0.01405995, 0.05989286, -0.01967036],
    [0.01815087, 0.009079067, -4.02166, 0.3214216, 10.16219, -1.091895, 2.05289, 0.8449948, 0.998915, 0.04526921, 0.006710448, 0.00863705],
    [0.1406151, 0.0703357, -1.540669, -0.1394622, 9.67018, -0.846059, 2.042248, 0.07130308, 0.9985961, 0.02001232, 0.04903651, -0.0009004431],
    [0.22697, 0.1135304, 0.3118448, 0.7206547, 10.6943, -0.9492888, 1.141914, -1.930504, 0.9963228, 0.003176234, 0.07931658, 0.03224503],
    [0.2263315, 0.113211, 1.726219, 0.4201824, 9.401431, -0.9812156, 1.426062, -1.571861, 0.9963542, 0.01390815, 0.07934666, 0.02808712],
    [0.1987543, 0.09941693, -3.94744, 0.6308721, 9.887454, -1.846431, -0.3448089, 1.192996, 0.9953673, -0.06375419, 0.06734866, 0.02536511],
    [0.2934258, 0.1467716, -1.771111, 0.8828619, 10.88643, 0.1777256, 0.3884422, -1.420741, 0.9933458, -0.02035225, 0.1013447, 0.05078571],
    [0.3486657, 0.1744026, -0.4818331, 1.029507, 9.350554, 1.154684, 1.850688, 0.5438191, 0.9910016, 0.004113579, 0.1218518, 0.05523667],
]
