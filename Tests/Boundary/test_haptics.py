"""Patterns for motors: on one device, and on all that can."""

from __future__ import annotations

import ctypes

import pytest

from connected_board import ConnectedBoard
from pumped_context import Failed, PumpedContext
from veltokit import abi
from worn_tap import FRAMED_XR, STRAP, XR, WornTap


def durations(*seconds: float):
    return (ctypes.c_double * len(seconds))(*seconds), len(seconds)


def body(*slots: int) -> bytes:
    return bytes([0, 2, *slots]) + bytes(18 - len(slots))


def play_on_all(context: PumpedContext, *seconds: float, strength: float = 1) -> tuple[int, int]:
    """The result of the call, and of the operation."""
    operation = abi.velto_op()
    context.context_play_haptic(context.context, *durations(*seconds), strength, ctypes.byref(operation))
    answer = context.footnote
    try:
        context.op_wait(operation)
    except Failed as failure:
        return answer, failure.result
    return answer, abi.VELTO_OK


@pytest.mark.parametrize(("model", "head"), [(STRAP, b""), (XR, b""), (FRAMED_XR, bytes([1, 2, 3, 0]))])
def test_a_pattern_arrives(context, model: bytes, head: bytes) -> None:
    worn = WornTap(context, model)
    worn.written()
    assert worn.call("device_play_haptic", *durations(0.5, 0.1, 0.5), 1.0) == abi.VELTO_OK
    assert context.footnote == abi.VELTO_OK
    context.advance(0.1)
    assert worn.written() == [head + body(0x32, 0x0A, 0x32)]


@pytest.mark.parametrize(("seconds", "slots", "answer"), [
    ((0.29, 0.0, 0.07), (29, 0, 7), abi.VELTO_OK), ((2.55,), (255,), abi.VELTO_OK), ((0.004,), (0,), abi.VELTO_TRUNCATED),
    ((0.125,), (12,), abi.VELTO_TRUNCATED), ((0.1, 3.0), (10, 255), abi.VELTO_TRUNCATED), ((0.0, 10.0), (0, 255), abi.VELTO_TRUNCATED),
])
def test_durations_become_slots(context, seconds: tuple[float, ...], slots: tuple[int, ...], answer: int) -> None:
    strap = WornTap(context)
    strap.written()
    operation = abi.velto_op()
    context.device_play_haptic(strap.device, *durations(*seconds), 0.5, ctypes.byref(operation))
    assert (context.footnote, strap.outcome(operation)) == (answer, abi.VELTO_OK)
    context.advance(0.1)
    assert strap.written() == [body(*slots)]


@pytest.mark.parametrize(("count", "answer"), [(18, abi.VELTO_OK), (19, abi.VELTO_TRUNCATED), (200, abi.VELTO_TRUNCATED)])
def test_the_first_eighteen_durations_are_played(context, count: int, answer: int) -> None:
    strap = WornTap(context)
    strap.written()
    operation = abi.velto_op()
    pattern = durations(*(0.01 * (index + 1) for index in range(count)))
    context.device_play_haptic(strap.device, *pattern, 1.0, ctypes.byref(operation))
    assert context.footnote == answer
    assert strap.outcome(operation) == abi.VELTO_OK
    context.advance(0.1)
    assert strap.written() == [body(*range(1, 19))]


def test_nothing_to_play_sends_nothing(context) -> None:
    strap = WornTap(context)
    strap.written()
    assert strap.call("device_play_haptic", None, 0, 1.0) == abi.VELTO_OK
    assert strap.call("device_play_haptic", *durations(0.5), 0.0) == abi.VELTO_OK
    assert strap.call("device_play_haptic", *durations(*(0.5,) * 19), 0.0) == abi.VELTO_OK
    assert context.footnote == abi.VELTO_OK, "nothing is truncated"
    assert play_on_all(context, *(0.5,) * 19, strength=0) == (abi.VELTO_OK, abi.VELTO_OK)
    context.advance(0.1)
    assert strap.written() == []


@pytest.mark.parametrize(("pattern", "strength", "name"), [
    ((0.1, -0.1), 1.0, "durations[1] is -0.1: must be 0 to 10 seconds, of which 0.05 are 50 ms"), ((float("nan"),), 1.0, "durations[0]"),
    ((50, 50), 1.0, "durations[0] is 50.0: must be 0 to 10 seconds"),
    ((0.1,), 1.1, "strength"), ((0.1,), -0.1, "strength"), ((0.1,), float("nan"), "strength"),
])
def test_what_cannot_be_played_is_refused(context, pattern, strength: float, name: str) -> None:
    strap = WornTap(context)
    for call in (
        lambda: context.device_play_haptic(strap.device, *durations(*pattern), strength, None),
        lambda: context.context_play_haptic(context.context, *durations(*pattern), strength, None),
    ):
        with pytest.raises(Failed) as failure:
            call()
        assert failure.value.result == abi.VELTO_ERROR_INVALID_ARGUMENT and name in str(failure.value)


def test_a_cap_has_no_motor(context) -> None:
    _, cap = context.connected_cap()
    with pytest.raises(Failed) as failure:
        context.device_play_haptic(cap, *durations(0.1), 1.0, None)
    assert failure.value.result == abi.VELTO_ERROR_UNSUPPORTED
    assert play_on_all(context, 0.1) == (abi.VELTO_OK, abi.VELTO_ERROR_UNSUPPORTED)


def test_old_firmware_cannot_vibrate(context) -> None:
    strap = WornTap(context, firmware_version=b"2.3.24")
    assert strap.call("device_play_haptic", *durations(0.1), 1.0) == abi.VELTO_ERROR_UNSUPPORTED
    assert play_on_all(context, 0.1) == (abi.VELTO_OK, abi.VELTO_ERROR_UNSUPPORTED)


def test_a_device_without_a_link_cannot(context) -> None:
    device = context.sim_device(context.create_sim(model_name=STRAP, flags=abi.VELTO_SIM_BONDED))
    operation = context.answer(abi.velto_op, "device_play_haptic", device, *durations(0.1), 1.0)
    with pytest.raises(Failed) as failure:
        context.op_wait(operation)
    assert failure.value.result == abi.VELTO_ERROR_NOT_CONNECTED


def test_all_devices_that_can_play(context) -> None:
    straps = [WornTap(context), WornTap(context, XR, seed=9), WornTap(context, seed=10, firmware_version=b"2.0.0")]
    context.connected_cap()
    for strap in straps:
        strap.written()
    assert play_on_all(context, 0.1) == (abi.VELTO_OK, abi.VELTO_OK)
    context.advance(0.1)
    assert [strap.written() for strap in straps] == [[body(10)], [body(10)], []]
    assert play_on_all(context, *(0.1,) * 19) == (abi.VELTO_TRUNCATED, abi.VELTO_OK)
    context.advance(0.1)
    assert straps[0].written() == [body(*(10,) * 18)]


def test_one_that_fails_is_told_and_the_others_play(context) -> None:
    straps = [WornTap(context), WornTap(context, seed=9)]
    for strap in straps:
        strap.written()
    operation = context.answer(abi.velto_op, "context_play_haptic", context.context, *durations(0.1), 1.0)
    context.sim_drop_link(straps[0].sim)
    with pytest.raises(Failed) as failure:
        context.op_wait(operation)
    assert failure.value.result in (abi.VELTO_ERROR_DISCONNECTED, abi.VELTO_ERROR_NOT_CONNECTED)
    context.advance(0.1)
    assert straps[1].written() == [body(10)]


def buzzes(board: ConnectedBoard) -> int:
    """The pulses that arrived since the last look."""
    return sum(packet[0] == 0x08 for packet in board.written())


def test_the_pattern_of_a_board_may_begin_with_a_pause(context) -> None:
    board = ConnectedBoard(context)
    context.advance(20)
    assert board.call("device_play_haptic", *durations(0, 10, 0.5), 1.0) == abi.VELTO_OK
    context.advance(9.9)
    assert buzzes(board) == 0
    context.advance(0.2)
    assert buzzes(board) == 1


@pytest.mark.parametrize(("pattern", "pulses"), [((2.0,), 1), ((), 0)])
def test_a_pattern_takes_the_place_of_one_that_waits(context, pattern: tuple[float, ...], pulses: int) -> None:
    board = ConnectedBoard(context)
    assert board.call("device_play_haptic", *durations(0, 5, 0.5), 1.0) == abi.VELTO_OK
    context.advance(1)
    assert board.call("device_play_haptic", *durations(*pattern), 1.0) == abi.VELTO_OK
    context.advance(20)
    assert buzzes(board) == pulses


def test_it_can_be_cancelled_and_ends_with_its_context(context) -> None:
    WornTap(context)
    operation = context.answer(abi.velto_op, "context_play_haptic", context.context, *durations(0.1), 1.0)
    context.op_cancel(operation)
    with pytest.raises(Failed) as failure:
        context.op_wait(operation)
    assert failure.value.result == abi.VELTO_ERROR_CANCELLED
    assert [event.result for event in context.events(abi.VELTO_EVENT_OP_DONE)].count(abi.VELTO_ERROR_CANCELLED) == 1
