"""Standard output and standard error of a command."""

from __future__ import annotations

import json
import sys
from typing import Any, Iterable, Mapping

from rich.console import Console, RenderableType
from rich.text import Text

from .listing import Column, Listing
from .text import clean, wrapped

WIDE = 1000
"""The output width without a terminal."""


class Output:
    """Prints records as JSON, or as readable tables and lines."""

    def __init__(self, is_json: bool = False, is_simulated: bool = False) -> None:
        """Creates an output.

        Args:
            is_json: Whether records are printed as JSON.
            is_simulated: Whether the devices are simulated, which every list and record says.
        """
        self.is_json = is_json
        """Whether records are printed as JSON."""
        self.is_simulated = is_simulated
        """Whether the devices are simulated."""
        self.is_drawing = False
        """Whether a view is being drawn in place on standard output."""
        self.out = console(stderr=False)
        """The console of values, on standard output."""
        self.err = console(stderr=True)
        """The console of messages, on standard error."""

    @property
    def is_live(self) -> bool:
        """Whether values can be drawn in place."""
        return self.out.is_terminal and not self.is_json

    def record(self, kind: str, members: Mapping[str, Any]) -> None:
        """Prints a record as a line of JSON; prints nothing in text output."""
        if self.is_json:
            line = {"kind": kind, "simulated": self.is_simulated, **members}
            print(json.dumps(line, ensure_ascii=False, separators=(",", ":"), allow_nan=False), flush=True)

    def show(self, kind: str, listing: Listing, records: Iterable[Mapping[str, Any]]) -> None:
        """Prints records: as JSON, or as a table."""
        rows = list(records)
        for row in rows:
            self.record(kind, row)
        if not self.is_json:
            self.print(self.table(listing, rows))

    def table(self, listing: Listing, rows: Iterable[Mapping[str, Any]]) -> RenderableType:
        """Makes a table of records, which marks simulated devices."""
        if not self.is_simulated:
            return listing.table(list(rows), self.out)
        marked = listing.with_column(Column("simulated", "simulated", drop=1))
        made = marked.table([{**row, "simulated": "yes"} for row in rows], self.out)
        if made.columns[-1].header != "simulated":
            made.caption = "all simulated"
        return made

    def facts(self, kind: str, record: Mapping[str, Any], shown: Mapping[str, str]) -> None:
        """Prints one record as JSON, or with one name and value per line."""
        self.record(kind, record)
        if self.is_json:
            return
        rows = {**shown, **({"simulated": "yes"} if self.is_simulated else {})}
        width = max(map(len, rows), default=0)
        for name, value in rows.items():
            self.print(Text.assemble((f"{name:<{width}}  ", "bold"), clean(value)))

    def line(self, text: str, style: str = "") -> None:
        """Prints a line in text output; prints nothing in JSON output."""
        if not self.is_json:
            self.print(Text(clean(text), style))

    def command(self, text: str) -> None:
        """Prints a shell command on a separate line without line breaks, so that it can be copied."""
        if not self.is_json:
            self.out.print(Text(f"  {clean(text)}", "bold"), soft_wrap=True)

    def print(self, shown: RenderableType) -> None:
        """Prints a Rich renderable."""
        self.out.print(shown, soft_wrap=isinstance(shown, Text) and not self.out.is_terminal)

    def say(self, text: str) -> None:
        """Prints a message to standard error."""
        self._speak(Text(self._fitting(text)))

    def complain(self, text: str) -> None:
        """Prints the error of a command, and its remedy."""
        words = Text(self._fitting(f"velto: {text}"))
        words.stylize("bold red", 0, len("velto:"))
        self._speak(words)

    def _fitting(self, text: str) -> str:
        """Returns a message for standard error: wrapped on a terminal, and on a single line elsewhere."""
        return wrapped(clean(text), self.err.width) if self.err.is_terminal else clean(text)

    def _speak(self, words: Text) -> None:
        """Prints a wrapped message above a view that is drawn in place on the same terminal."""
        shown = self.out if self.is_drawing and self.err.is_terminal else self.err
        shown.print(words, soft_wrap=True)

    def flush(self) -> None:
        """Flushes standard output, which may fail."""
        sys.stdout.flush()


class Terminal(Console):
    """A console that raises an error for a closed pipe instead of ending the program."""

    def on_broken_pipe(self) -> None:
        """Raises the error."""
        raise BrokenPipeError


def console(stderr: bool) -> Console:
    """Creates a console with the width of its terminal, or without a limit if there is none."""
    made = Terminal(stderr=stderr, highlight=False, emoji=False, markup=False)
    if not made.is_terminal and "COLUMNS" not in made._environ:
        made.width = WIDE
    return made
