"""Reads and plays the worked examples of Tests/WorkedExamples; its README says what they look like."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

FOLDER = Path(__file__).resolve().parents[1] / "WorkedExamples"

Row = dict[str, str]


@dataclass(frozen=True)
class Table:
    """A thing, how it is set up, and what happens to it row by row."""

    thing: str
    is_fresh_in_every_row: bool
    setup: Row
    rows: list[tuple[Row, Row]] = field(default_factory=list)
    """What goes in, and what is expected; cells that say nothing are left out."""


@dataclass(frozen=True)
class Example:
    number: str
    title: str
    tables: list[Table] = field(default_factory=list)

    @property
    def text(self) -> str:
        return f"{self.number} {self.title}"


class Thing(Protocol):
    def play(self, given: Row) -> Row: ...

    def close(self) -> None: ...


# Reading


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip()[1:-1].split("|")]


def table_of(line: str) -> Table:
    """Reads "- thing, fresh in every row: word value, word value"."""
    heading, _, settings = line[2:].partition(":")
    thing, _, fresh = heading.strip().partition(", ")
    assert fresh in ("", "fresh in every row"), line
    pairs = (setting.strip().partition(" ") for setting in settings.split(",") if setting.strip())
    return Table(thing, bool(fresh), {word: value for word, _, value in pairs})


def examples_of(text: str) -> Iterator[Example]:
    example, table, columns = None, None, None
    for line in text.splitlines():
        if heading := re.fullmatch(r"## ([A-Z]\d+) (.+)", line):
            example, table = Example(*heading.groups()), None
            yield example
        elif line.startswith("- ") and example:
            table, columns = table_of(line), None
            example.tables.append(table)
        elif line.startswith("|") and table:
            if columns is None:
                columns = cells(line)
            elif not line.startswith("|-"):
                arrow, row = columns.index("→"), cells(line)
                assert len(row) == len(columns), line
                given, expected = (
                    {name: cell for name, cell in pairs if cell}
                    for pairs in (zip(columns[:arrow], row), zip(columns[arrow + 1 :], row[arrow + 1 :])))
                table.rows.append((given, expected))


def every_example(folder: str = "") -> list[Example]:
    files = sorted(path for path in (FOLDER / folder).glob("*.md") if path.name != "README.md")
    return [example for path in files for example in examples_of(path.read_text())]


# Comparing

TOLERANCE = 1e-9
SINGLE_PRECISION = {"direction", "velocity", "trikiVelocity", "move"}
"""Columns of the gamepad, which computes in 32 bits."""


def agrees(column: str, expected: str, seen: str) -> bool:
    wanted, got = expected.replace(";", " ; ").split(), seen.replace(";", " ; ").split()
    return len(wanted) == len(got) and all(token_agrees(column, *pair) for pair in zip(wanted, got))


def token_agrees(column: str, expected: str, seen: str) -> bool:
    number, _, slack = expected.partition("±")
    try:
        wanted, got = float(number), float(seen)
    except ValueError:
        return expected == seen
    tolerance = float(slack) if slack else (1e-6 if column in SINGLE_PRECISION else TOLERANCE) * max(1, abs(wanted))
    return abs(wanted - got) <= tolerance


# Playing


def faults(example: Example, make: Callable[[Table], Thing | None]) -> list[str]:
    """Plays every table that `make` knows a thing for, and says which expectations do not hold."""
    found = []
    for table in example.tables:
        thing = make(table)
        for index, (given, expected) in enumerate(table.rows):
            if thing is None:
                break
            if index and table.is_fresh_in_every_row:
                thing.close()
                thing = make(table)
            for _ in range(int(given.get("times", 1))):
                seen = thing.play({name: cell for name, cell in given.items() if name != "times"})
                found += [
                    f"{example.text}, {table.thing}, row {index + 1}: {name} is {seen[name]}, expected {cell}"
                    for name, cell in expected.items() if not agrees(name, cell, seen[name])]
        if thing is not None:
            thing.close()
    return found


def words(value: Any) -> str:
    """What a cell says of a value: yes or no, a dash for nothing, numbers side by side."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(words(item) for item in value) or "–"
    return str(value)


def spoilt(example: Example) -> Example:
    """The same example, with another value in every expectation."""
    return Example(example.number, example.title, [
        Table(table.thing, table.is_fresh_in_every_row, table.setup, [
            (given, {name: spoil(cell) for name, cell in expected.items()}) for given, expected in table.rows])
        for table in example.tables])


def spoil(cell: str) -> str:
    """Changes the last word of a cell: a number by little more than its tolerance."""
    head, _, last = cell.rpartition(" ")
    number, sign, slack = last.partition("±")
    try:
        value = float(number)
    except ValueError:
        changed = f"not-{last}"
    else:
        changed = f"{value + 2.01 * float(slack)}±{slack}" if sign else str(value + 2e-6 * max(1, abs(value)))
    return f"{head} {changed}".strip()
