"""What a game reads in a frame."""

from __future__ import annotations

import ctypes
import math

import pytest
from fake_devices import packet

import veltokit
from veltokit import (
    Binding, BindingKind, Button, Context, Device, Family, GameInput, Gesture, GyroCalibration, GyroCalibrationEvent, Input, InputFlag,
    MotionMode, Mounting, MountingKind, Simulator, SimulatorStep, SimulatorStepKind, abi, errors,
)


def test_no_device_is_neutral(velto: Context) -> None:
    pad = velto.player(0).poll(1 / 60)
    assert not pad.connected and pad.device is None and pad.player_index is None
    assert (pad.position_x, pad.buttons_down, pad.clicked) == (0, Button(0), False)
    assert math.isinf(pad.packet_age)


def test_a_press_is_a_level_an_edge_and_a_click(velto: Context, fed: Device) -> None:
    fed.ingest(packet())
    assert fed.poll(1 / 60).connected
    fed.ingest(packet(button=1))
    pad = fed.poll(1 / 60)
    assert pad.down and pad.pressed and pad.clicked and not pad.released
    assert pad.buttons_pressed == Button.MAIN and Gesture.CLICK in pad.gestures and pad.press_count == 1
    fed.ingest(packet())
    assert fed.poll(1 / 60).released and not pad.released, "an input is a value"


def test_input_of_a_device_and_of_its_player_is_the_same(velto: Context, device: Device, cap: Simulator) -> None:
    device.player_index = 5
    velto.player(5).poll(1 / 60)
    cap.move(200)
    velto.advance(0.2)
    pad = velto.player(5).poll(1 / 60)
    assert pad.position_x > 0.3 and pad.player_index == 5 and pad.device == device
    assert device.peek().position_x == velto.player(5).peek().position_x == pad.position_x
    assert pad == pad and pad != device.poll(1 / 60)
    assert pad.timestamp == pad.timestamp_ns / 1e9 > 1


def test_every_member_of_the_structure_is_there(fed: Device) -> None:
    raw = abi.velto_input(struct_size=ctypes.sizeof(abi.velto_input))
    fed.ingest(packet(x=50))
    pad = fed.poll(0.01)
    assert veltokit.core.library().velto_device_peek_input(fed._id, raw) == 0
    for name, _ in abi.velto_input._fields_:
        if name not in ("struct_size", "device", "reserved", "packet_age"):
            expected, value = getattr(raw, name), getattr(pad, name)
            expected = tuple(expected) if isinstance(expected, ctypes.Array) else expected
            assert value == (None if name == "player_index" and expected == -1 else expected), name


def test_numbers_are_enumerations(fed: Device) -> None:
    fed.ingest(packet())
    pad = fed.poll()
    assert isinstance(pad.flags, InputFlag) and InputFlag.CONNECTED in pad.flags
    assert pad.motion_mode is MotionMode.PADDLE and str(pad.motion_mode) == "PADDLE"
    assert pad.orientation == (1, 0, 0, 0) and "CONNECTED" in repr(pad)


ORIGINAL = {
    "lateral": "position_x", "lateral_smooth": "position_x", "rotation": "position_x", "steer_x": "position_x",
    "triki_velocity": "velocity", "velocity_y": "relative_y", "tilt_x": "sensor_tilt_x", "tilt_y": "sensor_tilt_y",
}


@pytest.mark.parametrize("name", ORIGINAL)
def test_original_names_read_members(name: str) -> None:
    pad = Input()
    setattr(pad, ORIGINAL[name], 0.25)
    assert getattr(pad, name) == 0.25


@pytest.mark.parametrize(
    ("name", "member", "bit"),
    [
        ("did_shoot", "_gestures", Gesture.PRIMARY), ("did_shoot", "_gestures", Gesture.THROW),
        ("action", "_gestures", Gesture.PRIMARY), ("primary_action", "_gestures", Gesture.PRIMARY),
        ("ble_button_click", "_gestures", Gesture.CLICK), ("shot_triggered", "_gestures", Gesture.THROW),
        ("thrown", "_gestures", Gesture.THROW), ("shake", "_gestures", Gesture.SHAKE), ("flick", "_gestures", Gesture.SWING),
        ("gesture_primed", "_states", veltokit.InputState.GESTURE_PRIMED), ("is_moving", "_states", veltokit.InputState.MOVING),
        ("tilt_left", "_states", veltokit.InputState.TILT_LEFT), ("tilt_right", "_states", veltokit.InputState.TILT_RIGHT),
        ("fresh", "_flags", InputFlag.FRESH), ("receiving", "_flags", InputFlag.RECEIVING),
    ],
)
def test_original_names_read_bits(name: str, member: str, bit: int) -> None:
    pad = Input()
    assert getattr(pad, name) is False
    setattr(pad, member, bit)
    assert getattr(pad, name) is True
    setattr(pad, member, 0xFFFFFFFF & ~bit)
    assert getattr(pad, name) is (name == "did_shoot")


def test_intensity_is_never_negative() -> None:
    assert Input(velocity=-2).intensity == 0 and Input(velocity=2).intensity == 2


def test_edges_and_motion_are_reset(fed: Device) -> None:
    fed.ingest(packet())
    fed.poll()
    fed.ingest(packet(button=1))
    fed.discard_edges()
    assert not fed.poll(0.01).pressed
    fed.ingest(packet(x=90))
    fed.reset_input()
    assert fed.poll(0.01).raw_x == 0
    fed.ingest(packet())
    fed.restart_session()
    assert fed.poll(0.01).packet_count == 0


def test_a_bad_time_step_is_a_sentence(fed: Device, velto: Context) -> None:
    for poll in (fed.poll, velto.player(0).poll):
        with pytest.raises(ValueError, match="dt is -2"):
            poll(-2)
    with pytest.raises(ValueError, match="player_index is 64"):
        velto.player(64).poll()


def test_bindings_are_rows(velto: Context, fed: Device) -> None:
    strap = velto.create_ingest_device(Family.TAP, "strap")
    standard = strap.bindings
    assert Binding(BindingKind.TAP, 1, gestures=Gesture.PRIMARY) in standard and fed.bindings == []
    strap.bindings += [Binding(BindingKind.TAP, 3, buttons_pressed=Button.MAIN, move_x=0.25)]
    assert strap.bindings[:-1] == standard
    strap.ingest(b"\x03")
    pad = strap.poll()
    assert pad.pressed and pad.position_x == 0.25 and Button.INDEX in pad.buttons_pressed
    strap.bindings = []
    strap.ingest(b"\x03")
    assert not strap.poll().pressed and strap.bindings == []
    with pytest.raises(ValueError, match="code is 32"):
        strap.bindings = [Binding(BindingKind.TAP, 32)]
    with pytest.raises(errors.UnsupportedError, match="have no bindings"):
        fed.bindings = standard


def test_a_mounting_is_a_record(velto: Context, fed: Device) -> None:
    strap = velto.create_ingest_device(Family.TAP, "strap")
    assert strap.mounting == Mounting(MountingKind.HANDHELD, 1)
    strap.mounting = Mounting(MountingKind.CUSTOM, 0, 0, 5)
    assert strap.mounting == Mounting(MountingKind.CUSTOM, 0, 0, 1)
    strap.mounting = Mounting(MountingKind.WRIST_LEFT)
    assert strap.mounting.rotation_z == pytest.approx(0.5**0.5)
    with pytest.raises(ValueError, match="not all 0"):
        strap.mounting = Mounting(MountingKind.CUSTOM)
    with pytest.raises(errors.UnsupportedError, match="held one way"):
        fed.mounting = Mounting()


def test_game_input_is_turned_off(fed: Device) -> None:
    assert fed.game_input is GameInput.AUTOMATIC
    fed.game_input = GameInput.OFF
    fed.ingest(packet(button=1))
    assert not fed.poll().pressed and fed.game_input is GameInput.OFF


def test_a_gyroscope_at_rest_becomes_known(velto: Context) -> None:
    sim = velto.create_simulator(model_name="metamotion-rl", name="MetaWear")
    sim.set_script([
        SimulatorStep(kind=SimulatorStepKind.DRIFT, amplitude_x=3, amplitude_z=-1),
        SimulatorStep(kind=SimulatorStepKind.NOISE, amplitude_x=4, amplitude_y=4, amplitude_z=4)])
    device = velto.connect("MetaWear").wait()
    events = velto.events()
    device.player_index = 0
    assert device.poll(1 / 60).gyro_calibration is GyroCalibration.UNKNOWN
    velto.advance(4)
    assert device.poll(1 / 60).gyro_calibration is GyroCalibration.GOOD
    found = [event for event in events.drain() if isinstance(event, GyroCalibrationEvent)]
    assert found[-1].calibration is GyroCalibration.GOOD and math.degrees(found[-1].bias_x) == pytest.approx(3, abs=0.3)
    device.recenter()
