"""A TAP over a lent stack: a simulated one, whose backend is this program, answers what the library requests."""

from __future__ import annotations

import ctypes

import pytest

from lent_device import LentDevice, connect
from lent_stack import HostProgram, failure, uuid
from veltokit import abi

IDENTIFIER = "D4:58:26:00:00:01"
COMMANDS = uuid("6e400002-b5a3-f393-e0a9-e50e24dcca9e")
TAP, POSTURE = abi.VELTO_SIM_STEP_KIND_TAP, abi.VELTO_SIM_STEP_KIND_POSTURE
CONTROLLER, TEXT = bytes.fromhex("03 0c 00 01"), bytes.fromhex("03 0c 00 00")
RAW = bytes.fromhex("03 0c 00 0a 00 00 00")


def connected(both: HostProgram, model: str) -> tuple[LentDevice, abi.velto_device]:
    services = [uuid("c3ff0001-1d8b-40fd-a56f-c7bd5d0f3370")]
    stack = LentDevice(both, model, IDENTIFIER, name="Tap_D458260", services=services)
    device = connect(stack)
    assert both.info(device).family == abi.VELTO_FAMILY_TAP
    return stack, device


@pytest.mark.parametrize("model", ["tap-strap-2", "tap-xr", "tap-strap-2-framed", "tap-xr-framed"])
def test_every_model_becomes_ready_and_taps(both: HostProgram, model: str) -> None:
    stack, device = connected(both, model)
    both.poll(device)
    stack.act(TAP, 5)
    assert both.poll(device).buttons_pressed == 0x500


def test_the_mode_is_set_refreshed_and_left(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    assert stack.written(COMMANDS) == [CONTROLLER]
    stack.run(21)
    assert stack.written(COMMANDS) == [CONTROLLER, CONTROLLER]
    both.device_disconnect(device, None)
    stack.run(1)
    assert stack.written(COMMANDS) == [TEXT] and both.link_state(device) == abi.VELTO_LINK_STATE_NONE


def test_taps_of_a_hand_in_mid_air_are_gestures(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    stack.act(POSTURE, 1)
    both.poll(device)
    stack.act(TAP, 2)
    game = both.poll(device)
    assert game.buttons_pressed == abi.VELTO_BUTTON_MAIN and game.gestures & abi.VELTO_GESTURE_CLICK


def test_raw_sensors_stream_and_the_mode_returns(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    signal = both.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    stream, operation = abi.velto_stream(), abi.velto_op()
    both.signal_start_stream(signal, None, ctypes.byref(stream), ctypes.byref(operation))
    stack.run(0.2)
    assert both.outcome(operation) == abi.VELTO_OK
    stack.run(2)
    info = both.answer(abi.velto_stream_info, "stream_get_info", stream)
    assert 380 <= info.received_count <= 480 and info.lost_count == 0
    both.stream_stop(stream, None)
    stack.run(0.2)
    assert stack.written(COMMANDS) == [CONTROLLER, RAW, CONTROLLER]


def test_a_refused_mode_fails_the_start_and_a_lost_link_comes_back(both: HostProgram) -> None:
    stack, device = connected(both, "tap-strap-2")
    stack.refuse("WRITE", abi.VELTO_ERROR_REJECTED, 0x13)
    signal = both.answer(abi.velto_signal, "device_find_signal", device, b"imu")
    operation = abi.velto_op()
    both.signal_start_stream(signal, None, ctypes.byref(abi.velto_stream()), ctypes.byref(operation))
    stack.run(0.3)
    assert failure(lambda: both.op_wait(operation)) == abi.VELTO_ERROR_REJECTED
    stack.mend()
    both.sim_report_link(stack.sim, 0)
    stack.drop(stack.lent)
    stack.run(5)
    assert both.link_state(device) == abi.VELTO_LINK_STATE_READY
    both.poll(device)
    stack.act(TAP, 1)
    assert both.poll(device).buttons_pressed == 0x100
