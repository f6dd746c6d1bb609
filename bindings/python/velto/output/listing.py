"""Tables that fit any terminal: less important columns are left out first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Callable, Mapping, Sequence

from rich.text import Text

from .text import clean

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


@dataclass(frozen=True)
class Column:
    """A column of a table."""

    key: str
    """The member of the records."""
    title: str
    """The title."""
    drop: int = 0
    """The order in which columns are left out on a narrow terminal, 1 first; 0 for never."""
    is_number: bool = False
    """Whether the values are right-aligned."""
    shown: Callable[[Any], str] | None = None
    """Converts a value to text; None for the value itself."""
    style: str = ""
    """The style of the values."""

    def text(self, record: Mapping[str, Any]) -> Text:
        """Returns the value of a record in this column."""
        value = record.get(self.key)
        if self.shown is not None:
            return Text(clean(self.shown(value)), self.style)
        return Text("-" if value is None or value == "" else clean(str(value)), self.style)


@dataclass(frozen=True)
class Listing:
    """The columns of a table."""

    columns: Sequence[Column]
    """The columns, from left to right."""

    def with_column(self, column: Column) -> Listing:
        """Returns a listing with a further column."""
        return Listing([*self.columns, column])

    def table(self, records: Sequence[Mapping[str, Any]], console: Console) -> Table:
        """Returns a table of records that fits a console."""
        from rich.measure import Measurement

        columns = list(self.columns)
        while True:
            made = build(columns, records)
            droppable = [column for column in columns if column.drop]
            is_fitting = Measurement.get(console, console.options.update(max_width=10_000), made).maximum <= console.width
            if is_fitting or not droppable:
                return made
            columns.remove(min(droppable, key=lambda column: column.drop))


def build(columns: Sequence[Column], records: Sequence[Mapping[str, Any]]) -> Table:
    """Returns a table with some columns."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    made = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in columns:
        made.add_column(column.title, justify="right" if column.is_number else "left", overflow="fold")
    for record in records:
        made.add_row(*(column.text(record) for column in columns))
    return made
