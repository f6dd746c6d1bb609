"""The cost of the help and of rows, in processor time of the same run."""

from __future__ import annotations

from . import measure


def test_the_help_costs_little_more_than_that_of_typer() -> None:
    assert measure.help_ratio() <= 1.3


def test_rows_are_cheap() -> None:
    ours, plain = measure.row_costs()
    assert plain / ours >= 0.5, "the speed of rows made by Python alone"
