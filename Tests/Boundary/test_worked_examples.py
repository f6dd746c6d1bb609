"""The worked examples of the protocol notes, E1 to E91, through the C functions; Tests/WorkedExamples holds them as data."""

from __future__ import annotations

import pytest

from example_things import thing
from worked_examples import Example, every_example, faults, spoilt

EXAMPLES = every_example()


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.text for example in EXAMPLES])
def test_worked_example(velto, example: Example) -> None:
    assert faults(example, lambda table: thing(velto, table)) == []


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.number for example in EXAMPLES])
def test_every_expectation_of_an_example_can_fail(velto, example: Example) -> None:
    """Each is changed by little more than its tolerance, and each is missed."""
    missed = faults(spoilt(example), lambda table: thing(velto, table))
    expectations = sum(
        int(given.get("times", 1)) * len(expected)
        for table in example.tables if not table.thing.endswith("(inside)") for given, expected in table.rows)
    assert len(missed) == expectations > 0
