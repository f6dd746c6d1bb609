"""The worked examples of MetaWear boards that C can express: by what arrives at a simulated board, and what it notifies."""

from __future__ import annotations

import pytest

from example_boards import board_thing
from worked_examples import Example, every_example, faults, spoilt

EXAMPLES = [
    example for example in every_example("MetaWear")
    if any(board_thing(None, table) is not None for table in example.tables)]


def test_most_examples_are_played_here() -> None:
    assert len(EXAMPLES) >= 25


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.text for example in EXAMPLES])
def test_worked_example(velto, example: Example) -> None:
    assert faults(example, lambda table: board_thing(velto, table)) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.number for example in EXAMPLES])
def test_every_expectation_of_an_example_can_fail(velto, example: Example) -> None:
    missed = faults(spoilt(example), lambda table: board_thing(velto, table))
    played = [table for table in example.tables if board_thing(None, table) is not None]
    assert len(missed) == sum(len(expected) for table in played for _, expected in table.rows) > 0
