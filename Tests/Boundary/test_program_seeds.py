"""Some programs by chance on links that end at any packet; `make program-seeds` plays more."""

from __future__ import annotations

import os

import pytest

from program_seeds import play
from pumped_context import PumpedContext

pytestmark = pytest.mark.sweep

FIRST, _, LAST = os.environ.get("PROGRAM_SEEDS", "0-11").partition("-")


@pytest.mark.parametrize("seed", range(int(FIRST), int(LAST or FIRST) + 1))
def test_the_lists_are_what_the_board_has(context: PumpedContext, seed: int) -> None:
    play(context, seed)
