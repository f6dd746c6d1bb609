"""The library beside other ways to the same: each figure next to theirs, and who is ahead.

The figures of libmetawear cannot be measured here: its license permits use with boards of its maker alone. They were measured elsewhere, on
another machine of the same kind, and are quoted with their date; instructions compare, times only roughly.
"""

from __future__ import annotations

from tables import Table

ELSEWHERE = "libmetawear 0.30, measured elsewhere on 2026-11-25"
# Of a packet of acceleration, through its callback.
CALLBACK_INSTRUCTIONS, CALLBACK_NANOSECONDS = 1145, 94

# The row of a table, the heading of the library's figure, and the row and heading of the other way's.
COMPARED = (
    ("a packet of a board, decoded and streamed, instructions", "A packet of a MetaWear board, decoded and streamed",
     ("acceleration", "instructions"), ("acceleration, bare loop in C", "instructions"), "bare loop in C"),
    ("the same, ns", "A packet of a MetaWear board, decoded and streamed",
     ("acceleration", "ns"), ("acceleration, bare loop in C", "ns"), "bare loop in C"),
    ("a message of raw sensors, instructions", "A message of raw sensors, decoded and streamed",
     ("library", "instructions"), ("bare loop in C", "instructions"), "bare loop in C"),
    ("write to poll, median, us", "Latency from a write on the radio side to a poll",
     ("median", "library, us"), ("median", "read(), us"), "a loop around read()"),
    ("a sample in a loop of Python, ns", "Samples in Python",
     ("for sample in stream", "ns"), ("a callback with struct, time and units", "ns"), "bleak's callback with struct"),
    ("size of the wheels, MB", "The Python package beside others", ("veltokit", "MB"), ("bleak", "MB"), "bleak"),
    ("import of the package, ms", "The Python package beside others", ("veltokit", "import, ms"), ("bleak", "import, ms"), "bleak"),
)
READ_ROW = "acceleration, read as it comes, with what every packet costs"


def table(tables: list[Table]) -> Table:
    """Made of what has been measured in the same run."""
    known = {table.title: table for table in tables}
    board = known["A packet of a MetaWear board, decoded and streamed"]
    rows = [
        row("a packet that is read as it comes, instructions", figure(board, READ_ROW, "instructions"), CALLBACK_INSTRUCTIONS, ELSEWHERE),
        row("the same, ns", figure(board, READ_ROW, "ns"), CALLBACK_NANOSECONDS, ELSEWHERE),
    ]
    for name, title, own, other, who in COMPARED:
        theirs = figure(known[title], *other)
        if theirs is not None:
            rows.append(row(name, figure(known[title], *own), theirs, who))
    return Table(
        "Beside others", ["", "library", "the other", "ratio", "the other way", "ahead"], rows,
        note="libmetawear is licensed for use with the boards of its maker alone, so it is not measured here: its figures were measured elsewhere. "
        "A bare loop knows its device and keeps no promise of a stream that it can leave out. <doc:MeasuredOnTheBus> compares processor time over "
        "BlueZ.")


def figure(table: Table, name: str, heading: str) -> float | None:
    """A number of a table; None if it was not to be had."""
    column = table.headings.index(heading, 1)
    [text] = [row[column] for row in table.rows if row[0] == name] or [""]
    try:
        return float(text)
    except ValueError:
        return None


def row(name: str, own: float | None, other: float, who: str) -> list[str]:
    assert own is not None, name
    ratio = own / other
    return [name, f"{own:g}", f"{other:g}", f"{ratio:.2f}", who, "the other" if ratio > 1 else "the library"]
