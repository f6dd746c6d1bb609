"""What a packet of a MetaWear board costs: in the library, in a bare loop in C that keeps the same promises, and its arithmetic."""

from __future__ import annotations

import instructions
import programs
from tables import Table

# Of instructions, to those of the bare loop.
BUDGETS = {"acceleration": 2, "acceleration, packed": 2, "angular velocity": 2, "quaternion": 3}
BARE, NOTHING = ", bare loop in C", "a packet without a stream"
# What every packet costs on its way to a stream: it is left out of those budgets, and it may only become cheaper. A look-up that
# ends earlier for such packets must not count against the others.
SHARED = 385
# What it may take, where no game plays.
NOTHING_BUDGET = 350
# The same of a packet of a board with game input.
SHARED_PLAYER = 500
# Instructions of a packet that is read by itself, with what every packet costs.
READ, READ_BUDGET = "acceleration, read as it comes", 1100
# A packet of each sensor makes three frames; instructions of one. The largest parts: 400 are the
# orientation filter (290 of them its turn by each sample, 50 the judgement of rest), 380 decode and pair the samples, 270 describe the
# frame, 240 find gaps on the grid of samples, and 200 are the queue and the rate of packets.
PLAYER, FRAMES, FRAME_BUDGET = "game input, two packed packets", 3, 1500


def table(is_brief: bool) -> Table:
    counts = count()
    nanoseconds = {name: float(figure) for name, figure, *_ in rows(is_brief)}
    lines = [[name, f"{number:.0f}", f"{nanoseconds[name]:.0f}", ""] for name, number in counts.items() if name not in (NOTHING, PLAYER, READ)]
    ratios = [[f"{kind}, ratio", f"{counts[kind] / counts[kind + BARE]:.2f}", "", str(budget)] for kind, budget in BUDGETS.items()]
    frame = [f"{PLAYER}, a frame", f"{frame_of_game_input(counts):.0f}", f"{nanoseconds[PLAYER] / FRAMES:.0f}", str(FRAME_BUDGET)]
    nothing = [NOTHING, f"{counts[NOTHING]:.0f}", f"{nanoseconds[NOTHING]:.0f}", str(NOTHING_BUDGET)]
    read = [f"{READ}, with what every packet costs", f"{counts[READ]:.0f}", f"{nanoseconds[READ]:.0f}", str(READ_BUDGET)]
    return Table(
        "A packet of a MetaWear board, decoded and streamed", ["", "instructions", "ns", "budget"], [*lines, *ratios, nothing, read, frame],
        note="A packet has one sample, or three if it is packed; values are in SI units. The bare loop is written for its board and has the "
        "functions of a stream: another thread can read, new frames replace old ones, and rate and age are measured. The arithmetic alone "
        "stores nothing. The library's fixed cost per packet is excluded from its instructions, and included in its times. Game input is "
        "the tilt of the board, its rotation and acceleration, for games that poll.")


def rows(is_brief: bool) -> list[list[str]]:
    return programs.rows(programs.build("board_way", "measure"), *(["--brief"] if is_brief else []))


def allocations() -> dict[str, str]:
    return {name: number for name, _, number, _ in rows(True)}


def count() -> dict[str, float]:
    """Instructions of a packet, without its share of what every packet costs."""
    counts = instructions.count_program("board_way")
    return {name: number - SHARED if name in BUDGETS else number for name, number in counts.items()}


def counts() -> dict[str, int]:
    """What is compared with the baseline."""
    counted = count()
    return {NOTHING: round(counted[NOTHING]), READ: round(counted[READ]), f"{PLAYER}, a frame": round(frame_of_game_input(counted))}


def frame_of_game_input(counts: dict[str, float]) -> float:
    """Instructions of a frame that a game polls, without what two packets cost that no one listens to."""
    return (counts[PLAYER] - 2 * SHARED_PLAYER) / FRAMES
