"""A MetaWear board over a lent stack: a simulated one answers what the library requests."""

from __future__ import annotations

import ctypes

import pytest

from lent_device import LentDevice, connect
from lent_stack import HostProgram, failure, uuid
from veltokit import abi

IDENTIFIER = "F0:33:E6:0D:3D:01"
SERVICE, COMMANDS = (uuid(f"326a{number}-85cb-9195-d9dd-464cfbbae75a") for number in ("9000", "9001"))
STOP_ACCELEROMETER = bytes.fromhex("03 01 00")
GRAVITY = 9.80665


def connected(both: HostProgram, model: str) -> tuple[LentDevice, abi.velto_device]:
    stack = LentDevice(both, model, IDENTIFIER, name="MetaWear", services=[SERVICE])
    device = connect(stack)
    assert both.info(device).family == abi.VELTO_FAMILY_METAWEAR
    return stack, device


def start(both: HostProgram, device: abi.velto_device, name: bytes) -> tuple[abi.velto_stream, abi.velto_op]:
    signal = both.answer(abi.velto_signal, "device_find_signal", device, name)
    stream, operation = abi.velto_stream(), abi.velto_op()
    both.signal_start_stream(signal, None, ctypes.byref(stream), ctypes.byref(operation))
    return stream, operation


def state(both: HostProgram, stream: abi.velto_stream) -> abi.velto_stream_info:
    return both.answer(abi.velto_stream_info, "stream_get_info", stream)


@pytest.mark.parametrize("model", ["metamotion-r", "metamotion-rl", "metamotion-s"])
def test_every_model_streams_its_sensors(both: HostProgram, model: str) -> None:
    stack, device = connected(both, model)
    streams = [start(both, device, name) for name in (b"acceleration", b"angular-velocity")]
    stack.run(0.5)
    assert [both.outcome(operation) for _, operation in streams] == [abi.VELTO_OK] * 2
    stack.run(2)
    for stream, _ in streams:
        info = state(both, stream)
        assert 200 <= info.received_count <= 260 and info.lost_count == 0
    rows, count = (ctypes.c_float * 3 * 256)(), ctypes.c_size_t()
    both.stream_read(streams[0][0], rows, ctypes.sizeof(rows[0]), 256, None, ctypes.byref(count))
    assert all(abs(row[2] - GRAVITY) < 0.3 for row in rows[: count.value]), "flat on a table, in m/s²"


def test_a_switch_is_streamed_and_the_battery_read(both: HostProgram) -> None:
    stack, device = connected(both, "metamotion-s")
    switch, _ = start(both, device, b"switch")
    stack.run(0.2)
    both.sim_press_button(stack.sim, 0.1)
    stack.run(0.5)
    assert state(both, switch).received_count == 2, "pressed and released"
    battery, operation = both.answer(abi.velto_signal, "device_find_signal", device, b"battery"), abi.velto_op()
    both.signal_read(battery, 5.0, ctypes.byref(operation))
    stack.run(0.2)
    values = (ctypes.c_float * 2)()
    count, info = ctypes.c_size_t(), abi.velto_frame_info()
    both.op_get_frame(operation, abi.VELTO_UNITS_SI, values, ctypes.sizeof(values), ctypes.byref(count), ctypes.byref(info))
    assert 0 < values[0] <= 1 and 3 < values[1] < 4.5, "a share of 1, and volts"


def test_what_it_has_started_it_stops_before_it_leaves(both: HostProgram) -> None:
    stack, device = connected(both, "metamotion-s")
    start(both, device, b"acceleration")
    stack.run(0.5)
    stack.written(COMMANDS)
    both.device_disconnect(device, None)
    stack.run(1)
    assert STOP_ACCELEROMETER in stack.written(COMMANDS)
    assert both.link_state(device) == abi.VELTO_LINK_STATE_NONE


def test_a_refused_command_fails_the_start_and_a_lost_link_comes_back(both: HostProgram) -> None:
    stack, device = connected(both, "metamotion-r")
    stack.refuse("WRITE", abi.VELTO_ERROR_REJECTED, 0x13)
    _, operation = start(both, device, b"acceleration")
    stack.run(0.3)
    assert failure(lambda: both.op_wait(operation)) == abi.VELTO_ERROR_REJECTED
    stack.mend()
    stream, operation = start(both, device, b"acceleration")
    stack.run(0.5)
    assert both.outcome(operation) == abi.VELTO_OK
    both.sim_report_link(stack.sim, 0)
    stack.drop(stack.lent)
    stack.run(0.1)
    assert (state(both, stream).state, state(both, stream).result) == (abi.VELTO_STREAM_STATE_ENDED, abi.VELTO_ERROR_DISCONNECTED)
    stack.run(5)
    assert both.link_state(device) == abi.VELTO_LINK_STATE_READY
    stream, operation = start(both, device, b"acceleration")
    stack.run(1)
    assert both.outcome(operation) == abi.VELTO_OK and state(both, stream).received_count > 50
