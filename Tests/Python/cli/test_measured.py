"""The cost of the help and of rows, in processor time of the same run."""

from __future__ import annotations

import pytest

from . import measure

pytestmark = pytest.mark.long


def test_the_help_costs_little_more_than_that_of_typer() -> None:
    assert measure.help_ratio() <= 1.3 * measure.HELP_BUDGET, "far beyond its budget, which make cli-speed judges"


def test_rows_are_cheap() -> None:
    ours, plain = measure.row_costs()
    assert plain / ours >= measure.SPEED_BUDGET, "the speed of rows made by Python alone"


def test_eight_boards_leave_most_of_a_core() -> None:
    rows, share = measure.stream_share()
    assert rows >= measure.ROWS_PER_SECOND and share <= measure.SHARE_BUDGET
