"""The prompt to calibrate comes once for a player and a device, and a time step in milliseconds is mentioned."""

from __future__ import annotations

import pytest

from connected_board import ConnectedBoard
from fed_cap import FedCap
from pumped_context import PumpedContext
from veltokit import abi

WANTED = abi.VELTO_EVENT_CALIBRATION_WANTED


def polled(context: PumpedContext, device: abi.velto_device, seconds: float) -> abi.velto_input:
    for _ in range(round(seconds * 20)):
        context.advance(0.05)
        frame = context.poll(device, 0.05)
    return frame


def lose_link(context: PumpedContext, sim: abi.velto_sim, device: abi.velto_device) -> None:
    context.sim_drop_link(sim)
    context.advance(8)
    assert context.info(device).link_state == abi.VELTO_LINK_STATE_READY


def test_prompt_comes_once_over_lost_links(context: PumpedContext) -> None:
    sim, device = context.connected_cap("sweep")
    polled(context, device, 1)
    assert len(context.events(WANTED)) == 1
    lose_link(context, sim, device)
    assert polled(context, device, 1).flags & abi.VELTO_INPUT_CALIBRATION_WANTED, "it is not answered yet"
    assert not context.events(WANTED)


@pytest.mark.parametrize("answer", ["calibrate", "decline"])
def test_answered_prompt_does_not_come_again(context: PumpedContext, answer: str) -> None:
    sim, device = context.connected_cap("sweep")
    polled(context, device, 1)
    if answer == "calibrate":
        context.device_calibrate_neutral(device)
    else:
        context.device_set_calibration_wanted(device, 0)
    context.events()
    lose_link(context, sim, device)
    assert not polled(context, device, 1).flags & abi.VELTO_INPUT_CALIBRATION_WANTED
    assert not context.events(WANTED)


def test_board_knows_where_it_is_level(context: PumpedContext) -> None:
    board = ConnectedBoard(context, script="sweep")
    context.device_set_player_index(board.device, 0)
    context.advance(1)
    assert not polled(context, board.device, 1).flags & abi.VELTO_INPUT_CALIBRATION_WANTED
    assert not context.events(WANTED)
    context.device_set_calibration_wanted(board.device, 1)
    assert context.peek(board.device).flags & abi.VELTO_INPUT_CALIBRATION_WANTED, "the program can prompt"


def warnings(context: PumpedContext) -> list[str]:
    return [line for line in context.log_lines(abi.VELTO_LOG_CLASS_WARNING) if "more than a second each" in line]


def test_step_in_milliseconds_is_mentioned_once(context: PumpedContext) -> None:
    cap = FedCap(context)
    for frame in range(10):
        context.advance(1 / 60)
        cap.poll(16.67)
        if frame == 1:
            assert not warnings(context), "a game may stand still for a moment"
    (line,) = warnings(context)
    assert "1/60 and not 16.67" in line


def test_long_steps_between_short_ones_are_not_mentioned(context: PumpedContext) -> None:
    cap = FedCap(context)
    for _ in range(10):
        for step in (2.0, 2.0, 1 / 60):
            context.advance(1 / 60)
            cap.poll(step)
    assert not warnings(context)
