"""Tables of figures, for a terminal and for the documentation."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Table:
    """Rows of texts under headings; the first column is a name, the others are numbers.

    A budget is that of the first number, or of the column `judged`. It is the most, or with `is_floor` the least.
    """

    title: str
    headings: list[str]
    rows: list[list[str]] = field(default_factory=list)
    note: str = ""
    judged: str = ""
    is_floor: bool = False

    @property
    def exceeded(self) -> list[str]:
        """What is beyond its budget."""
        if "budget" not in self.headings:
            return []
        column, budget = self.headings.index(self.judged, 1) if self.judged else 1, self.headings.index("budget")
        return [
            f"{self.title}: {row[0]}: {row[column]}, with a budget of {row[budget]}" for row in self.rows
            if row[budget] and (float(row[column]) < float(row[budget]) if self.is_floor else float(row[column]) > float(row[budget]))]

    @property
    def text(self) -> str:
        lines = [self.headings, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.headings))]
        aligned = [
            "  ".join([line[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:]))])
            for line in lines
        ]
        note = f"{self.note}\n" if self.note else ""
        return f"{self.title}\n{note}" + "".join(f"    {line.rstrip()}\n" for line in aligned)

    @property
    def markdown(self) -> str:
        rule = ["---", *["--:"] * (len(self.headings) - 1)]
        lines = [self.headings, rule, *self.rows]
        note = f"{self.note}\n\n" if self.note else ""
        return f"## {self.title}\n\n{note}" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
