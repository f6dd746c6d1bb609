"""The link is dropped at each packet of a command: the log does what its flags report."""

from __future__ import annotations

import ctypes

import pytest

from board_run import Run
from connected_board import R
from pumped_context import pumped
from test_board_logs import OVERWRITE, RUNNING, LoggingBoard
from veltokit import abi

pytestmark = pytest.mark.sweep

COMMANDS = {
    "start": ("mw_start_logging", OVERWRITE),
    "stop": ("mw_stop_logging",),
    "clear": ("mw_clear_log",),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_drop_at_any_packet_of_a_command_leaves_what_is_reported(velto, name: str) -> None:
    with pumped(velto) as context:
        board = LoggingBoard(context, R, seed=1, script="walk")
        board.logger()
        if name != "start":
            board.call("mw_start_logging", OVERWRITE)
            context.advance(3)
        left = Run(board, R)
    results, step = [], 0
    while not results or results[-1] != abi.VELTO_OK:
        with pumped(velto) as context:
            board = left.next(context)
            op = board.started(*COMMANDS[name])
            context.advance(0.002 * step)
            outcome = abi.velto_result()
            context.op_get_result(op, ctypes.byref(outcome))
            results.append(outcome.value)
            context.sim_drop_link(board.sim)
            context.advance(5)
            before = board.length()
            context.advance(2)
            grows = board.length() > before
            assert grows == bool(board.log.flags & RUNNING), f"step {step}: flags {board.log.flags}, the log grows: {grows}"
            if outcome.value == abi.VELTO_OK:
                assert grows == (name == "start")
            if name == "clear" and outcome.value == abi.VELTO_OK:
                assert before == 0
            assert board.call("mw_stop_logging") == abi.VELTO_OK and board.log.flags == 0
            step += 1
    assert len(results) > 5
