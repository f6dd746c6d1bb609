"""A board from one run of a program to the next."""

from __future__ import annotations

import ctypes

from seeded_board import Model, board_of
from pumped_context import PumpedContext
from test_board_logs import LoggingBoard
from test_board_states import state


class Run:
    """A board as a program leaves it: its memory, what the library knows of it, and the time."""

    def __init__(self, board: LoggingBoard, model: bytes) -> None:
        self.model, self.memory, self.utc = model, state(board.context, board.sim), board.utc_ns
        self.known = board.context.text("mw_get_state", board.device).encode()

    def next(self, context: PumpedContext, knows: bool = True) -> LoggingBoard:
        """The board in the next run, which may know what the library knew."""
        now = context.answer(ctypes.c_uint64, "context_get_utc_ns", context.context, context.now_ns)
        context.advance(max(0, self.utc - now) * 1e-9)
        board = board_of(context, Model(self.model), 0, self.memory)
        if knows:
            context.mw_set_state(board.device, self.known)
        context.connect(board.device)
        context.advance(1)
        return board
