"""Tables of figures, for a terminal and for the documentation."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Table:
    """Rows of texts under headings; the first column is a name, the others are numbers."""

    title: str
    headings: list[str]
    rows: list[list[str]] = field(default_factory=list)
    note: str = ""

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
