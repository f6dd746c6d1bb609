"""The views of samples: JSON, comma-separated values, numbers in place, and curves."""

from __future__ import annotations

import sys
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Iterator, Protocol

from .live import Draw, drawing
from .listing import Column, Listing
from .text import number

if TYPE_CHECKING:
    from veltokit import Context
    from veltokit.studio import StreamTable, Streams

    from .console import Output

KEPT = 10.0
"""The time span of curves (seconds)."""
POINTS = 2000
"""The number of samples per channel in a curve."""
SILENT = " Some signals are sent only when they change; a TAP sends measurements after velto settings set is_developer_mode=yes."
"""The hint about a signal without samples."""
NARROW = 60
"""The width below which channel names are omitted."""
LINES_EVERY = 0.5
"""The interval of lines without a terminal (seconds)."""

STREAMS = Listing([
    Column("device", "device", drop=2, style="bold"),
    Column("signal", "signal", style="bold"),
    Column("values", "values"),
    Column("unit", "unit", drop=3),
    Column("rate", "Hz", drop=4, is_number=True, shown=number),
    Column("samples", "samples", drop=1, is_number=True),
    Column("lost", "lost", drop=2, is_number=True),
])


class View(Protocol):
    """A way to show samples."""

    def take(self, table: StreamTable) -> None:
        """Shows samples of a stream."""

    def finish(self) -> None:
        """Shows the counts at the end."""


@contextmanager
def view_of(output: Output, context: Context, streams: Streams, *, is_csv: bool, is_plot: bool) -> Iterator[View]:
    """Chooses the view, and moves the cursor below it at the end."""
    view: View | None = None
    try:
        if output.is_json:
            yield (view := JsonLines(output, context, streams))
        elif is_csv:
            yield (view := CsvRows(output, context, streams))
        else:
            with drawing(output) as draw:
                yield (view := (Curves if is_plot else Numbers)(output, context, streams, draw))
    finally:
        if view is not None:
            view.finish()


class Counted:
    """The counts of streams, printed at the end of every view."""

    def __init__(self, output: Output, context: Context, streams: Streams) -> None:
        self.output, self.context, self.streams = output, context, streams
        self.samples: dict[tuple[str, str], int] = {}
        self.is_finished = False

    def take(self, table: StreamTable) -> None:
        """Counts samples."""
        key = (table.device.identifier, table.signal)
        self.samples[key] = self.samples.get(key, 0) + len(table.rows)

    def records(self) -> list[dict[str, Any]]:
        """The counts of each stream."""
        from ..records import rounded

        rows = []
        for source in self.streams.sources:
            info = source.stream.info
            rows.append({
                "device": source.name, "signal": source.signal, "samples": self.samples.get((source.device.identifier, source.signal), 0),
                "lost": info.lost_count, "dropped": info.dropped_count, "rate": rounded(info.rate_measured),
            })
        return rows

    def finish(self) -> None:
        """Prints a line for each stream to standard error, unless a live view has shown the counts."""
        for row in self.records():
            rate = "" if row["rate"] is None else f" at {row['rate']:.4g} Hz"
            dropped = f", {row['dropped']} dropped" if row["dropped"] else ""
            hint = "" if row["samples"] else SILENT
            self.output.say(f"{row['device']}, {row['signal']}: {row['samples']} samples{rate}, {row['lost']} lost{dropped}.{hint}")


class JsonLines(Counted):
    """A record for each sample, and one for each stream at the end."""

    def take(self, table: StreamTable) -> None:
        """Prints samples."""
        from ..records import rounded
        from .text import date

        super().take(table)
        for sample in table.rows:
            self.output.record("sample", {
                "device": table.device_name, "address": table.device.address, "signal": table.signal, "unit": table.unit,
                "time": date(self.context.utc_ns(sample)), "sequence": sample.info.sequence,
                "values": dict(zip(table.channels, map(rounded, sample.values))),
            })

    def finish(self) -> None:
        """Prints the counts."""
        for row in self.records():
            self.output.record("summary", row)


class CsvRows(Counted):
    """Comma-separated values; a table of several signals is in long form, with the columns of all signals."""

    def __init__(self, output: Output, context: Context, streams: Streams) -> None:
        super().__init__(output, context, streams)
        self.columns = list(dict.fromkeys(name for source in streams.sources for name in source.channels))
        self.formats = {(source.device.bits, source.signal): self.format_of(source) for source in streams.sources}
        print(",".join(["time", "device", "signal", "unit", *map(quoted, self.columns)]), flush=True)

    def format_of(self, source: Any) -> str:
        """Returns the row format of a stream's samples, which takes the time and the values."""
        head = ",".join(escaped(quoted(text)) for text in (source.name, source.signal, source.unit))
        places = ("%.7g" if name in source.channels else "" for name in self.columns)
        return "%s," + head + "," + ",".join(places) + "\n"

    def take(self, table: StreamTable) -> None:
        """Prints samples, many per write."""
        super().take(table)
        row, order = self.formats[table.device.bits, table.signal], self.order_of(table)
        dates = Dates(self.context)
        sys.stdout.write("".join([
            row % (dates.text(info.timestamp_ns), *(order(values) if order else values))
            for info, values in zip(table.rows.infos, rows_of(table))]))
        sys.stdout.flush()

    def order_of(self, table: StreamTable) -> Any:
        """Returns a function that puts the values in the order of the columns; None if they already are."""
        from operator import itemgetter

        places = [table.channels.index(name) for name in self.columns if name in table.channels]
        return None if places == sorted(places) else itemgetter(*places)


class Dates:
    """Converts the timestamps of many samples to dates, with one clock conversion per second."""

    def __init__(self, context: Context) -> None:
        self.context, self.offset, self.second, self.head = context, 0, -1, ""
        self.offset = context.utc_ns(context.time_ns) - context.time_ns

    def text(self, time_ns: int) -> str:
        """Returns the date of a time on the context's clock, as ISO 8601 in UTC."""
        from datetime import datetime, timezone

        second, rest = divmod(time_ns + self.offset, 10**9)
        if second != self.second:
            self.second, self.head = second, datetime.fromtimestamp(second, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
        return f"{self.head}.{rest // 1000:06d}Z"


class Numbers(Counted):
    """The newest values of each stream, drawn in place; without a terminal, a line at intervals."""

    def __init__(self, output: Output, context: Context, streams: Streams, draw: Draw) -> None:
        super().__init__(output, context, streams)
        self.draw, self.newest = draw, {}  # type: tuple[Draw, dict[tuple[str, str], str]]
        self.next_line = 0.0

    def take(self, table: StreamTable) -> None:
        """Shows the newest sample."""
        super().take(table)
        last = list(rows_of(table))[-1] if len(table.rows) else ()
        self.newest[table.device.identifier, table.signal] = values_text(
            table.channels, last, is_narrow=self.output.out.width < NARROW)
        self.draw(self.picture)
        if not self.output.is_live and self.context.time >= self.next_line:
            self.next_line = self.context.time + LINES_EVERY
            self.output.line(f"{table.device_name}  {table.signal}  {self.newest[table.device.identifier, table.signal]}  {table.unit}")

    def picture(self) -> Any:
        """The table of all streams."""
        rows = self.records()
        for source, row in zip(self.streams.sources, rows):
            row["values"], row["unit"] = self.newest.get((source.device.identifier, source.signal), ""), source.unit
        return self.output.table(STREAMS, rows)

    def finish(self) -> None:
        """Prints the counts, unless the table on the terminal shows them."""
        if not self.output.is_live:
            super().finish()


class Curves(Counted):
    """Curves of the last seconds, drawn in place; without a terminal, drawn once at the end."""

    def __init__(self, output: Output, context: Context, streams: Streams, draw: Draw) -> None:
        super().__init__(output, context, streams)
        self.draw = draw
        self.points: dict[tuple[str, str], tuple[list[str], str, deque[Any]]] = {}

    def take(self, table: StreamTable) -> None:
        """Adds samples to the curves."""
        super().take(table)
        title = f"{table.device_name}  {table.signal} [{table.unit}]" if table.unit else f"{table.device_name}  {table.signal}"
        key = (table.device.identifier, table.signal)
        _, _, points = self.points.setdefault(key, (table.channels, title, deque(maxlen=POINTS)))
        points.extend(zip((info.timestamp_ns / 1e9 for info in table.rows.infos), rows_of(table)))
        while points and points[-1][0] - points[0][0] > KEPT:
            points.popleft()
        self.draw(self.picture)

    def picture(self) -> Any:
        """All curves, one below the other."""
        from rich.console import Group

        from .curves import Curve, chart

        height = max(6, (self.output.out.height - 1) // max(len(self.points), 1) - 1)
        charts = []
        for channels, title, points in self.points.values():
            now = points[-1][0] if points else 0.0
            curves = [
                Curve(name, [time - now for time, _ in points], [values[index] for _, values in points])
                for index, name in enumerate(channels)
            ]
            charts.append(chart(title, curves, self.output.out, min(height, 20)))
        return Group(*charts)

    def finish(self) -> None:
        """Draws the last seconds, unless they were drawn in place."""
        if not self.output.is_live and self.points:
            self.output.out.print(self.picture())
        super().finish()


def values_text(channels: list[str], values: tuple[float, ...], is_narrow: bool) -> str:
    """Returns values with the names of their channels, which are omitted on a narrow terminal."""
    if is_narrow:
        return " ".join(f"{value:+.3g}" for value in values)
    return "  ".join(f"{name} {value:+.3f}" for name, value in zip(channels, values))


def rows_of(table: StreamTable) -> Iterator[tuple[float, ...]]:
    """The values of each sample."""
    import struct

    values = table.rows.values
    return struct.iter_unpack(f"{table.rows.channel_count}{values.format}", values.cast("B"))


def quoted(text: str) -> str:
    """Returns a field of comma-separated values."""
    from .text import clean

    text = clean(text).replace("\n", " ")
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"') else text


def escaped(text: str) -> str:
    """Escapes a text for a `%` format."""
    return text.replace("%", "%%")
