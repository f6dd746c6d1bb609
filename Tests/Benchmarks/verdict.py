"""What `make bench` fails for: figures beyond their budgets, and counts of instructions beyond the baseline."""

from __future__ import annotations

import instructions
from tables import Table


def exceeded(tables: list[Table], counts: dict[str, int]) -> list[str]:
    """A line for each."""
    beyond = [line for table in tables for line in table.exceeded]
    baseline = instructions.read_baseline()["instructions"]
    return beyond + [
        f"Instructions: {name}: {number}, with a baseline of {baseline[name]}"
        for name, number in instructions.beyond_baseline(counts).items()]
