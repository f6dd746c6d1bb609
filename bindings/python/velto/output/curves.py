"""Curves in a terminal, drawn with braille characters of 2 × 4 dots."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Sequence

from rich.console import Console
from rich.text import Text

from .text import clean, duration, number

COLORS = ("green", "red", "blue", "yellow", "magenta", "cyan")
"""The colors of the curves, in their order."""
MARKS = "*+ox#%"
"""The characters of the curves without color and braille."""
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille character, by row and column."""
BRAILLE = 0x2800
LABEL = 9
"""The width of the labels of the axis."""
WIDEST = 120
"""The maximum width of a chart without a terminal, in characters."""


@dataclass(frozen=True)
class Curve:
    """A line, or an area between two lines."""

    name: str
    """The name in the legend."""
    times: Sequence[float]
    """The times (seconds)."""
    values: Sequence[float]
    """The values at these times."""


def chart(title: str, curves: Sequence[Curve], console: Console, height: int = 12) -> Text:
    """Draws curves with their axes and a legend.

    Args:
        title: The title.
        curves: The curves; they share both axes.
        console: The terminal, whose width, colors and letters are used.
        height: The height of the curves, in lines.
    """
    width = max(min(console.width, WIDEST) - LABEL - 1, 10)
    top, bottom = limits([value for curve in curves for value in curve.values])
    start, end = span([time for curve in curves for time in curve.times])
    grid = Grid(width, height, is_plain=not console.encoding.startswith("utf"))
    for index, curve in enumerate(curves):
        grid.draw(index, curve, (start, end), (bottom, top))
    picture, names = Text(clean(title), "bold"), legend(curves, grid.is_plain)
    is_beside = picture.cell_len + names.cell_len + 3 <= console.width
    picture.append("   " if is_beside else "\n").append_text(names)
    for line in range(height):
        value = top - (top - bottom) * line / max(height - 1, 1)
        picture.append(f"\n{number(value):>{LABEL - 1}} ", "dim").append("│", "dim").append_text(grid.line(line))
    left, right = duration(start), duration(end)
    picture.append(f"\n{'':{LABEL}}└{left}{right:>{max(width - len(left) - 1, 1)}}", "dim")
    picture.no_wrap, picture.overflow = True, "crop"
    return picture


def limits(values: Sequence[float]) -> tuple[float, float]:
    """Returns the smallest and the largest value, with a margin of a tenth on both sides."""
    finite = [value for value in values if isfinite(value)]
    low, high = min(finite, default=0.0), max(finite, default=1.0)
    margin = (high - low) / 10 or abs(high) / 10 or 1.0
    return high + margin, low - margin


def span(times: Sequence[float]) -> tuple[float, float]:
    """The first and the last time."""
    start, end = min(times, default=0.0), max(times, default=1.0)
    return start, end if end > start else start + 1.0


def legend(curves: Sequence[Curve], is_plain: bool) -> Text:
    """The names of the curves with their last values, in their colors."""
    line = Text()
    for index, curve in enumerate(curves):
        mark = MARKS[index % len(MARKS)] if is_plain else "━"
        last = f" {number(curve.values[-1])}" if curve.values else ""
        line.append(f"{mark} {clean(curve.name)}{last}  ", COLORS[index % len(COLORS)])
    return line


class Grid:
    """The dots of a chart."""

    def __init__(self, width: int, height: int, is_plain: bool) -> None:
        self.width, self.height, self.is_plain = width, height, is_plain
        self.bits = [[0] * width for _ in range(height)]
        self.owners = [[-1] * width for _ in range(height)]

    def draw(self, index: int, curve: Curve, times: tuple[float, float], values: tuple[float, float]) -> None:
        """Draws a curve, with lines between its points."""
        columns, rows = 2 * self.width - 1, 4 * self.height - 1
        before: tuple[int, int] | None = None
        for time, value in zip(curve.times, curve.values):
            if not isfinite(value):
                before = None
                continue
            column = round((time - times[0]) / (times[1] - times[0]) * columns)
            row = round((values[1] - value) / (values[1] - values[0]) * rows)
            point = min(max(column, 0), columns), min(max(row, 0), rows)
            self.connect(index, before or point, point)
            before = point

    def connect(self, index: int, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draws a line between two points."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            column = start[0] + round((end[0] - start[0]) * step / steps)
            row = start[1] + round((end[1] - start[1]) * step / steps)
            self.bits[row // 4][column // 2] |= DOTS[row % 4][column % 2]
            self.owners[row // 4][column // 2] = index

    def line(self, row: int) -> Text:
        """Returns a line of characters; each has the color of the last curve in it."""
        line = Text()
        for bits, owner in zip(self.bits[row], self.owners[row]):
            if owner < 0:
                line.append(" ")
            else:
                letter = MARKS[owner % len(MARKS)] if self.is_plain else chr(BRAILLE + bits)
                line.append(letter, COLORS[owner % len(COLORS)])
        return line
