"""Boards whose logs are made by chance, and the library for processes that are forked."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache

from connected_board import R, S
from pumped_context import PumpedContext
from test_board_logs import LoggingBoard
from veltokit import abi, core

# Raw numbers by which each sample deviates, so that no two are alike.
NOISE = 100.0
# Bytes before the time since the board's start in a saved state: mark, version, and the lengths of two texts.
MARK = 5


@dataclass(frozen=True)
class Model:
    """A board whose log is tried, and the most entries of that."""

    name: bytes
    firmware: bytes | None = None
    entries: int = 20_000


# The first firmware of R has pages of 127 and a small log, the others have pages of 512.
MODELS = {"r-first": Model(R, b"1.3.6", 10_000), "r": Model(R), "s": Model(S)}


@cache
def functions() -> core.Library:
    """The library, loaded once for all processes: none of its functions is called before they are forked, or they could not be used there."""
    return core.Library(os.environ["VELTOKIT_LIBRARY"])


def new_sim(context: PumpedContext, model: Model, seed: int) -> abi.velto_sim:
    return context.create_sim(model_name=model.name, firmware_version=model.firmware, seed=seed + 1, script="walk")


def board_of(context: PumpedContext, model: Model, seed: int, memory: bytes) -> LoggingBoard:
    """The board with a memory, in a context that knows nothing of it."""
    board = LoggingBoard.__new__(LoggingBoard)
    board.context, board.sim = context, new_sim(context, model, seed)
    context.sim_set_state(board.sim, memory, len(memory))
    board.device = context.sim_device(board.sim)
    # Idle hours cost nothing then.
    context.context_stop_scan(context.context)
    return board


def shake(context: PumpedContext, sim: abi.velto_sim) -> None:
    """Moves a board so that no two samples are alike."""
    steps = (abi.velto_sim_step * 2)(
        abi.velto_sim_step(
            kind=abi.VELTO_SIM_STEP_KIND_NOISE, duration=0.01, amplitude_x=NOISE, amplitude_y=NOISE, amplitude_z=NOISE),
        abi.velto_sim_step(
            kind=abi.VELTO_SIM_STEP_KIND_SWEEP, duration=3600, amplitude_x=20, amplitude_y=30, amplitude_z=40, period=4))
    context.sim_set_script(sim, steps, 2, 0)


def aged(memory: bytes, uptime: float) -> bytes:
    """The memory of a board that has run for so many seconds."""
    place = MARK
    for _ in range(2):
        place += 1 + memory[place]
    place += 1
    return memory[:place] + round(uptime * 1e9).to_bytes(8, "little") + memory[place + 8:]
