"""Provokes each cause of an error through C, and returns the sentence that it brings.

Run as a program it prints `causes.tsv` anew: read what has changed before you keep it. A remedy belongs to the cause, so each sentence is
read as somebody who has that problem would read it.
"""

from __future__ import annotations

import ctypes
import os
from typing import Any, Callable

from connected_board import ConnectedBoard
from pumped_context import Failed, PumpedContext, pumped
from raw_device import VALUE, RawDevice, set_faults
from stream_reader import StreamReader
from test_calibration import Calibration
from fed_cap import FedCap
from veltokit import abi
from worn_tap import WornTap

Failure = tuple[int, str, str]
"""A result, its sentence, and the remedy in it."""
Provoke = Callable[[PumpedContext], Failure]
CAUSES: dict[str, Provoke] = {}
ANY_UUID = abi.velto_uuid()


def cause(provoke: Provoke) -> Provoke:
    """Lists a cause by the name of its function."""
    CAUSES[provoke.__name__.replace("_", " ")] = provoke
    return provoke


def refused(context: PumpedContext, name: str, *arguments: Any) -> Failure:
    """The error of a call that fails at once."""
    result = getattr(context.library, f"velto_{name}")(*arguments)
    assert result < 0, (name, result)
    return last_failure(context, result)


def last_failure(context: PumpedContext, result: int) -> Failure:
    """The failure of this thread; a forked child gets no details."""
    detail = abi.velto_error_detail(ctypes.sizeof(abi.velto_error_detail))
    context.library.velto_error_get_detail(ctypes.byref(detail))
    return result, context.library.velto_error_message().decode(), detail.remedy.decode()


def failed(context: PumpedContext, operation: abi.velto_op, seconds: float = 60) -> Failure:
    """The error of an operation that fails."""
    context.advance(seconds)
    detail = context.answer(abi.velto_error_detail, "op_get_error_detail", operation)
    return context.answer(abi.velto_result, "op_get_result", operation), context.text("op_get_error", operation), detail.remedy.decode()


def started(context: PumpedContext, name: str, *arguments: Any) -> abi.velto_op:
    return context.answer(abi.velto_op, name, *arguments)


def link(context: PumpedContext, sim: abi.velto_sim, **members: float) -> None:
    conditions = abi.velto_sim_link()
    context.sim_link_init(ctypes.byref(conditions), ctypes.sizeof(conditions))
    for name, value in members.items():
        setattr(conditions, name, value)
    context.sim_set_link(sim, ctypes.byref(conditions))


def connecting(context: PumpedContext, device: abi.velto_device, timeout: float) -> abi.velto_op:
    options = abi.velto_connect_options()
    context.connect_options_init(ctypes.byref(options), ctypes.sizeof(options))
    options.timeout = timeout
    return started(context, "device_connect", device, ctypes.byref(options))


# Bluetooth and links


def free_cap(context: PumpedContext) -> tuple[abi.velto_sim, abi.velto_device]:
    """A simulated cap that is seen and not connected."""
    sim = context.create_sim()
    return sim, context.sim_device(sim)


@cause
def no_adapter(context: PumpedContext) -> Failure:
    return host_scan(context, abi.VELTO_HOST_STATE_ABSENT)


@cause
def adapter_is_off(context: PumpedContext) -> Failure:
    return host_scan(context, abi.VELTO_HOST_STATE_OFF)


def host_scan(context: PumpedContext, state: int) -> Failure:
    with pumped(context.library, backends=abi.VELTO_BACKEND_HOST) as other:
        radio = other.answer(abi.velto_host, "context_create_host_radio", other.context, None)
        other.host_report_state(radio, state)
        return failed(other, other.scan(), 1)


@cause
def no_stack_of_the_program(context: PumpedContext) -> Failure:
    with pumped(context.library, backends=abi.VELTO_BACKEND_HOST) as other:
        return failed(other, other.scan(), 1)


@cause
def device_is_not_seen(context: PumpedContext) -> Failure:
    device = abi.velto_device()
    operation = abi.velto_op()
    context.context_connect_device(context.context, b"Triki 7", 3.0, ctypes.byref(device), ctypes.byref(operation))
    return failed(context, operation, 4)


@cause
def link_is_refused(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    link(context, sim, refuses_links=1)
    return failed(context, connecting(context, device, 3), 4)


@cause
def device_gets_ready_too_slowly(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    set_faults(context, sim, {
        "kind": abi.VELTO_SIM_FAULT_KIND_DELAY, "requests": abi.VELTO_SIM_REQUEST_SUBSCRIBE, "delay": 60})
    return failed(context, connecting(context, device, 5), 6)


@cause
def device_is_silent_while_it_is_connected_to(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    link(context, sim, is_in_range=0)
    return failed(context, connecting(context, device, 3), 4)


@cause
def pairing_is_refused(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    context.sim_set_pairing(sim, abi.VELTO_SIM_PAIRING_REFUSES, 0)
    return failed(context, started(context, "device_pair", device), 6)


@cause
def device_requires_a_passkey(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    context.sim_set_pairing(sim, abi.VELTO_SIM_PAIRING_SHOWS_PASSKEY, 1)
    context.context_set_pairing_policy(context.context, abi.VELTO_PAIRING_POLICY_JUST_WORKS)
    return failed(context, started(context, "device_pair", device), 6)


@cause
def pairing_request_is_not_answered(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    context.sim_set_pairing(sim, abi.VELTO_SIM_PAIRING_COMPARES_PASSKEY, 7)
    context.context_set_pairing_policy(context.context, abi.VELTO_PAIRING_POLICY_INTERACTIVE)
    return failed(context, started(context, "device_pair", device))


@cause
def link_is_lost_during_a_read(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    set_faults(context, device.sim, {"kind": abi.VELTO_SIM_FAULT_KIND_DELAY, "requests": abi.VELTO_SIM_REQUEST_READ, "delay": 5})
    operation = device.started("device_read_value", VALUE, 10.0)
    context.advance(1)
    link(context, device.sim, is_in_range=0)
    return failed(context, operation, 9)


@cause
def connected_device_does_not_answer_a_read(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    set_faults(context, device.sim, {"kind": abi.VELTO_SIM_FAULT_KIND_DELAY, "requests": abi.VELTO_SIM_REQUEST_READ, "delay": 60})
    return failed(context, device.started("device_read_value", VALUE, 2.0), 3)


@cause
def device_rejects_a_read(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    set_faults(context, device.sim, {"kind": abi.VELTO_SIM_FAULT_KIND_REFUSE, "requests": abi.VELTO_SIM_REQUEST_READ, "att_code": 0x80})
    return failed(context, device.started("device_read_value", VALUE, 2.0), 3)


@cause
def device_requires_pairing(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    set_faults(context, device.sim, {"kind": abi.VELTO_SIM_FAULT_KIND_REFUSE, "requests": abi.VELTO_SIM_REQUEST_READ, "att_code": 5})
    return failed(context, device.started("device_read_value", VALUE, 2.0), 3)


@cause
def device_is_not_connected(context: PumpedContext) -> Failure:
    device = context.sim_device(context.create_sim())
    return failed(context, started(context, "device_read_value", device, VALUE, 2.0), 1)


@cause
def operation_is_cancelled(context: PumpedContext) -> Failure:
    sim, device = free_cap(context)
    link(context, sim, refuses_links=1)
    operation = connecting(context, device, 10)
    context.op_cancel(operation)
    return failed(context, operation, 1)


# The player


@cause
def device_is_not_kept_still(context: PumpedContext) -> Failure:
    cap = FedCap(context)
    cap.feed_axes(x=50)
    cap.poll()
    calibration = Calibration(cap, timeout=3)
    calibration.feed(3.2, lambda index: (index % 10 * 20, 0))
    return failed(context, calibration.operation, 0)


@cause
def link_is_lost_during_a_calibration(context: PumpedContext) -> Failure:
    cap = FedCap(context)
    cap.feed_axes(x=50)
    cap.poll()
    calibration = Calibration(cap)
    calibration.feed(0.4, lambda _: (100, 0))
    context.op_wait(cap.ask(abi.velto_op, "device_disconnect"), 1)
    return failed(context, calibration.operation, 0.6)


@cause
def calibration_without_a_link(context: PumpedContext) -> Failure:
    device = context.sim_device(context.create_sim())
    return failed(context, started(context, "device_start_calibration", device, None), 1)


@cause
def board_feeds_no_game_input(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    return refused(context, "device_start_calibration", board.device, None, ctypes.byref(abi.velto_op()))


# What devices can


@cause
def cap_is_to_vibrate(context: PumpedContext) -> Failure:
    _, device = context.connected_cap()
    return refused(context, "device_play_haptic", device, (ctypes.c_double * 1)(0.1), 1, 1.0, None)


@cause
def no_device_can_vibrate(context: PumpedContext) -> Failure:
    context.connected_cap()
    return failed(context, started(context, "context_play_haptic", context.context, (ctypes.c_double * 1)(0.1), 1, 1.0), 1)


@cause
def cap_is_no_tap(context: PumpedContext) -> Failure:
    _, device = context.connected_cap()
    return refused(context, "tap_read_settings", device, None)


@cause
def cap_is_no_board(context: PumpedContext) -> Failure:
    _, device = context.connected_cap()
    return refused(context, "mw_read_settings", device, None)


@cause
def tap_has_no_framed_protocol(context: PumpedContext) -> Failure:
    tap = WornTap(context)
    return failed(context, tap.started("tap_read_feature", abi.VELTO_TAP_FEATURE_MOTION), 1)


@cause
def haptic_duration_is_in_milliseconds(context: PumpedContext) -> Failure:
    return refused(context, "device_play_haptic", WornTap(context).device, (ctypes.c_double * 1)(50), 1, 1.0, None)


# Names


@cause
def signal_is_unknown(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    return refused(context, "device_find_signal", board.device, b"accel", ctypes.byref(abi.velto_signal()))


@cause
def signal_of_a_device_that_was_never_ready(context: PumpedContext) -> Failure:
    device = context.sim_device(context.create_sim())
    return refused(context, "device_find_signal", device, b"axes", ctypes.byref(abi.velto_signal()))


@cause
def model_is_unknown(context: PumpedContext) -> Failure:
    return unknown_sim(context, model_name=b"metamotion")


@cause
def script_is_unknown(context: PumpedContext) -> Failure:
    return unknown_sim(context, script="sweeep")


def unknown_sim(context: PumpedContext, **members: Any) -> Failure:
    try:
        context.create_sim(**members)
    except Failed as failure:
        return last_failure(context, failure.result)
    raise AssertionError("the simulator was created")


@cause
def adapter_is_unknown(context: PumpedContext) -> Failure:
    return refused(context, "context_select_adapter", context.context, b"hci7")


@cause
def known_device_is_unknown(context: PumpedContext) -> Failure:
    return refused(context, "context_forget_known_device", context.context, b"triki", None)


@cause
def address_is_impossible(context: PumpedContext) -> Failure:
    return refused(context, "context_connect_device", context.context, b"C0:FF:EE:00:00:0", 3.0, None, None)


@cause
def value_handle_is_unknown(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    return failed(context, device.started("device_read_value", 77, 2.0), 1)


# Boards


@cause
def board_does_not_answer_about_a_module(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    return failed(context, board.started("mw_request", bytes([0x7E, 0x81]), 2, None, 0), 10)


@cause
def sensor_does_not_run(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    return failed(context, board.started("mw_stop_sensor", abi.VELTO_MW_SENSOR_GYROSCOPE), 1)


@cause
def board_has_no_hygrometer(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    return failed(context, board.started("mw_start_sensor", abi.VELTO_MW_SENSOR_HUMIDITY), 1)


@cause
def fusion_has_the_sensor(context: PumpedContext) -> Failure:
    return second_stream(context, "quaternion", "acceleration")


@cause
def sensor_is_used_that_fusion_needs(context: PumpedContext) -> Failure:
    return second_stream(context, "magnetic-field", "quaternion")


def second_stream(context: PumpedContext, first: str, second: str) -> Failure:
    board = ConnectedBoard(context)
    StreamReader(context, board.device, first)
    return failed(context, StreamReader(context, board.device, second).start, 1)


@cause
def firmware_has_no_known_format(context: PumpedContext) -> Failure:
    return refused(context, "firmware_create", b"neither", 7, abi.VELTO_FIRMWARE_FORMAT_AUTO, ctypes.byref(abi.velto_firmware()))


@cause
def family_of_the_device_is_not_known(context: PumpedContext) -> Failure:
    device = RawDevice(context).device
    return refused(context, "device_set_motion_mode", device, abi.VELTO_MOTION_MODE_POINTER)


# Programs


@cause
def argument_is_out_of_range(context: PumpedContext) -> Failure:
    return refused(context, "context_set_auto_connect", context.context, 100)


@cause
def time_step_is_negative(context: PumpedContext) -> Failure:
    device = context.ingest_device()
    return refused(context, "device_poll_input", device, -0.5, ctypes.byref(abi.velto_input(ctypes.sizeof(abi.velto_input))))


@cause
def handle_is_null(context: PumpedContext) -> Failure:
    return refused(context, "device_get_info", abi.velto_device(), ctypes.byref(abi.velto_device_info()))


@cause
def context_is_gone(context: PumpedContext) -> Failure:
    other = PumpedContext(context.library)
    other.destroy()
    return refused(context, "context_set_auto_connect", other.context, 1)


@cause
def handle_is_of_another_kind(context: PumpedContext) -> Failure:
    sim = context.create_sim()
    return refused(context, "device_disconnect", abi.velto_device(sim.bits), None)


@cause
def device_exists_already(context: PumpedContext) -> Failure:
    context.ingest_device()
    return refused(
        context, "context_create_ingest_device", context.context, abi.VELTO_FAMILY_TRIKI, b"test", ctypes.byref(abi.velto_device()))


@cause
def operations_are_too_many(context: PumpedContext) -> Failure:
    device = RawDevice(context)
    for _ in range(256):
        device.started("device_read_value", VALUE, 10.0)
    return refused(context, "device_read_value", device.device, VALUE, 10.0, None)


@cause
def context_has_no_simulated_backend(context: PumpedContext) -> Failure:
    with pumped(context.library, backends=abi.VELTO_BACKEND_HOST) as other:
        return unknown_sim(other)


@cause
def recording_cannot_be_written(context: PumpedContext) -> Failure:
    device = context.ingest_device()
    return refused(context, "device_start_recording", device, b"/nonexistent/recording", None)


@cause
def store_is_in_a_missing_folder(context: PumpedContext) -> Failure:
    return refused(context, "context_open_store", context.context, b"/nonexistent/my.velto", ctypes.byref(abi.velto_store()))


@cause
def date_is_no_time_of_the_clock(context: PumpedContext) -> Failure:
    return refused(context, "context_get_utc_ns", context.context, 1_790_000_000_000_000_000, ctypes.byref(ctypes.c_uint64()))


@cause
def battery_cannot_be_streamed(context: PumpedContext) -> Failure:
    battery = context.answer(abi.velto_signal, "device_find_signal", ConnectedBoard(context).device, b"battery")
    return refused(context, "signal_start_stream", battery, None, ctypes.byref(abi.velto_stream()), None)


@cause
def battery_is_to_be_recorded(context: PumpedContext) -> Failure:
    battery = context.answer(abi.velto_signal, "device_find_signal", ConnectedBoard(context).device, b"battery")
    store = context.answer(abi.velto_store, "context_open_store", context.context, b":memory:")
    session = context.answer(ctypes.c_uint64, "store_begin_session", store, None)
    return refused(context, "store_add_signal", store, session, battery)


@cause
def unit_of_a_stream_is_unknown(context: PumpedContext) -> Failure:
    axes = context.answer(abi.velto_signal, "device_find_signal", context.connected_cap()[1], b"axes")
    definition = abi.velto_stream_def(struct_size=ctypes.sizeof(abi.velto_stream_def), units=99)
    return refused(context, "signal_start_stream", axes, ctypes.byref(definition), ctypes.byref(abi.velto_stream()), None)


@cause
def member_of_a_configuration_is_out_of_range(context: PumpedContext) -> Failure:
    _, device = context.connected_cap()
    config = context.answer(abi.velto_motion_config, "device_get_motion_config", device)
    config.paddle_raw_divisor = 0
    return refused(context, "device_set_motion_config", device, ctypes.byref(config))


@cause
def name_is_too_long_for_the_link(context: PumpedContext) -> Failure:
    board = ConnectedBoard(context)
    context.op_wait(board.started("device_disconnect"))
    link(context, board.sim, mtu=23)
    context.connect(board.device)
    context.advance(1)
    settings = abi.velto_mw_settings(struct_size=ctypes.sizeof(abi.velto_mw_settings), name=b"A board with a long name")
    return failed(context, board.started("mw_write_settings", ctypes.byref(settings), abi.VELTO_MW_SETTING_NAME))


@cause
def process_is_forked(context: PumpedContext) -> Failure:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        result = context.library.velto_context_set_auto_connect(context.context, 1)
        os.write(writing, "\t".join(map(str, last_failure(context, result))).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        result, sentence, remedy = pipe.read().split("\t")
    os.waitpid(child, 0)
    return int(result), sentence, remedy


# The list


def in_python(result: int, sentence: str, remedy: str) -> str:
    """The sentence of the exception of Python."""
    from veltokit import Result, _abi, errors

    detail = _abi.velto_error_detail(code=result, remedy=remedy.encode())
    return str(errors.from_detail(Result(result), sentence, detail))


def rows(library: Any) -> list[tuple[str, str, str, str, str]]:
    """Each cause, its code, the sentence in C and in Python, and the remedy in C."""
    from veltokit import Result

    found = []
    for name, provoke in CAUSES.items():
        with pumped(library) as context:
            result, sentence, remedy = provoke(context)
        found.append((name, Result(result).name, sentence, in_python(result, sentence, remedy), remedy))
    return found


if __name__ == "__main__":
    from veltokit import core

    for row in rows(core.load()):
        print("\t".join(row))
