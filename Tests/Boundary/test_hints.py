"""What the log says of mistakes that no call can refuse."""

from __future__ import annotations

import pytest
from pumped_context import PumpedContext
from veltokit import abi


def hints(context: PumpedContext) -> list[str]:
    return [line for line in context.log_lines(abi.VELTO_LOG_CLASS_WARNING) if "dt is in seconds" in line]


def test_steps_in_milliseconds_are_noticed_once(context: PumpedContext) -> None:
    _, device = context.connected_cap()
    for frame in range(1, 10):
        context.advance(0.01667)
        context.poll(device, 16.67)
        assert len(hints(context)) == (frame == 3)


@pytest.mark.parametrize("steps", [(16.67, 16.67), (1.5,) * 9])
def test_long_steps_that_a_game_may_have_are_not(context: PumpedContext, steps: tuple[float, ...]) -> None:
    _, device = context.connected_cap()
    for step in steps:
        context.advance(step if step < 10 else 0.01667)
        context.poll(device, step)
    assert hints(context) == []
