"""Guided calibration: it waits for a hand that keeps still, tells how far it is, and never takes a movement for a pose."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from connected_board import ConnectedBoard
from fed_cap import FedCap, fed_cap
from pumped_context import Failed
from pure_objects import structure
from veltokit import abi

PERIOD = 0.04
PROGRESS = abi.VELTO_EVENT_PROGRESS


@pytest.fixture
def cap(velto) -> Iterator[FedCap]:
    with fed_cap(velto) as cap:
        cap.feed_axes(x=50)
        cap.poll()
        yield cap


class Calibration:
    """One that runs while the test feeds packets."""

    def __init__(self, cap: FedCap, **options: Any) -> None:
        self.cap = cap
        chosen = structure(cap.context.library, abi.velto_calibration_options, **options)
        self.operation = cap.context.answer(
            abi.velto_op, "device_start_calibration", cap.device, ctypes.byref(chosen))
        self.seconds = 0.0

    def feed(self, seconds: float, axes: Callable[[int], tuple[int, int]]) -> None:
        for index in range(round(seconds / PERIOD)):
            self.seconds += PERIOD
            self.cap.at(self.seconds)
            x, y = axes(index)
            self.cap.feed_axes(x=x, y=y)


def result_of(calibration: Calibration) -> int:
    return calibration.cap.context.answer(ctypes.c_int32, "op_get_result", calibration.operation)


def test_still_hand_is_calibrated_to_the_middle_of_what_it_held(cap: FedCap) -> None:
    calibration = Calibration(cap)
    calibration.feed(1.4, lambda index: (200 + index % 2 * 4, 30))
    assert result_of(calibration) == abi.VELTO_OK
    assert cap.debug().paddle_offset == pytest.approx(202, abs=0.5)
    events = cap.context.events(PROGRESS, abi.VELTO_EVENT_CALIBRATED)
    progress = [e.data.progress for e in events if e.type == PROGRESS]
    done = [report.done for report in progress]
    assert done == sorted(done) and len(done) >= 8
    assert done[-1] == progress[-1].total == 1000 and {report.phase for report in progress} == {abi.VELTO_OP_PHASE_HOLDING}
    assert events[-1].type == abi.VELTO_EVENT_CALIBRATED
    assert not cap.context.peek(cap.device).flags & abi.VELTO_INPUT_CALIBRATION_WANTED


def test_silent_device_is_not_told_to_keep_still(cap: FedCap) -> None:
    calibration = Calibration(cap, timeout=3)
    cap.at(3.2)
    assert result_of(calibration) == abi.VELTO_ERROR_TIMEOUT
    assert cap.context.text("op_get_error", calibration.operation).startswith("the device sent no motion: wake it up")


@pytest.mark.parametrize("axis", [0, 1])
def test_moving_device_is_never_calibrated(cap: FedCap, axis: int) -> None:
    calibration = Calibration(cap, timeout=3)
    calibration.feed(3.2, lambda index: (index % 10 * 20, 0) if axis == 0 else (0, index % 10 * 20))
    assert result_of(calibration) == abi.VELTO_ERROR_TIMEOUT
    phases = [e.data.progress.phase for e in cap.context.events(PROGRESS)]
    assert abi.VELTO_OP_PHASE_MOVING in phases
    assert cap.debug().paddle_offset == pytest.approx(50, abs=1)


def test_movement_begins_the_while_anew(cap: FedCap) -> None:
    calibration = Calibration(cap)
    calibration.feed(0.8, lambda _: (100, 0))
    calibration.feed(0.08, lambda index: (300 + index * 100, 0))
    calibration.feed(0.8, lambda _: (150, 0))
    assert result_of(calibration) == abi.VELTO_PENDING
    reports = [(e.data.progress.phase, e.data.progress.done) for e in cap.context.events(PROGRESS)]
    moved = reports.index((abi.VELTO_OP_PHASE_MOVING, 0))
    assert reports[moved - 1][1] > 500 and reports[moved + 1][0] == abi.VELTO_OP_PHASE_HOLDING, "from 0 at once"
    calibration.feed(0.4, lambda _: (150, 0))
    assert result_of(calibration) == abi.VELTO_OK
    assert cap.debug().paddle_offset == pytest.approx(150, abs=0.5)


def test_silent_device_runs_out_of_time(cap: FedCap) -> None:
    calibration = Calibration(cap, timeout=1)
    cap.at(1.2)
    assert result_of(calibration) == abi.VELTO_ERROR_TIMEOUT


def test_lost_link_ends_the_calibration(cap: FedCap) -> None:
    calibration = Calibration(cap)
    calibration.feed(0.4, lambda _: (100, 0))
    cap.context.op_wait(cap.ask(abi.velto_op, "device_disconnect"), 1)
    cap.at(0.6)
    assert result_of(calibration) == abi.VELTO_ERROR_DISCONNECTED


def test_only_one_calibration_of_a_device_runs_and_it_can_be_cancelled(cap: FedCap) -> None:
    first, second = Calibration(cap), Calibration(cap)
    cap.at(0.1)
    assert (result_of(first), result_of(second)) == (abi.VELTO_PENDING, abi.VELTO_ERROR_ALREADY)
    cap.context.op_cancel(first.operation)
    cap.at(0.2)
    assert result_of(first) == abi.VELTO_ERROR_CANCELLED
    third = Calibration(cap)
    cap.at(0.3)
    assert result_of(third) == abi.VELTO_PENDING


def test_device_that_is_not_connected_cannot_be_calibrated(velto) -> None:
    with fed_cap(velto) as cap:
        calibration = Calibration(cap)
        cap.at(0.1)
        assert result_of(calibration) == abi.VELTO_ERROR_NOT_CONNECTED


@pytest.mark.parametrize(("member", "value"), [("hold_time", 0.05), ("still_range", float("nan")), ("timeout", -1.0)])
def test_senseless_option_is_refused_by_name(cap: FedCap, member: str, value: float) -> None:
    with pytest.raises(Failed, match=member):
        Calibration(cap, **{member: value})


def test_pointer_is_centered_by_a_still_hand(cap: FedCap) -> None:
    cap.set_mode(abi.VELTO_MOTION_MODE_POINTER)
    cap.feed_sample(1, 1)
    assert cap.poll().position_x > 0
    calibration = Calibration(cap)
    calibration.feed(1.4, lambda _: (0, 0))
    assert result_of(calibration) == abi.VELTO_OK
    assert cap.context.peek(cap.device).position_x == 0


def test_board_without_game_input_says_at_once_what_to_call(context) -> None:
    board = ConnectedBoard(context)
    operation = abi.velto_op()
    start = context.library.velto_device_start_calibration
    for policy in (abi.VELTO_GAME_INPUT_AUTOMATIC, abi.VELTO_GAME_INPUT_OFF):
        context.device_set_game_input(board.device, policy)
        assert start(board.device, None, ctypes.byref(operation)) == abi.VELTO_ERROR_INVALID_STATE
        assert b"game input" in context.library.velto_error_message()
        assert b"velto_device_set_game_input" in context.library.velto_error_message()
    context.device_set_game_input(board.device, abi.VELTO_GAME_INPUT_ON)
    assert start(board.device, None, ctypes.byref(operation)) == abi.VELTO_OK
    context.advance(3)
    assert context.answer(ctypes.c_int32, "op_get_result", operation) == abi.VELTO_OK
