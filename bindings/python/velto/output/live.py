"""Views that are drawn in place on a terminal."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Callable, Iterator

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.live import Live

    from .console import Output

FRAMES = 20
"""Frames per second of a live view."""
STEPS = 10
"""The number of progress lines without a terminal."""

Draw = Callable[[Callable[[], "RenderableType"]], None]
"""A function that draws the result of another function."""


@contextmanager
def drawing(output: Output, transient: bool = False) -> Iterator[Draw]:
    """A view that is redrawn in place on a terminal; without a terminal, nothing is drawn.

    Args:
        output: The output.
        transient: Whether the last drawing is removed at the end.
    """
    if not output.is_live:
        yield lambda _: None
        return
    from rich.live import Live

    with Live(console=output.out, auto_refresh=False, transient=transient, vertical_overflow="crop") as live:
        frame, output.is_drawing = Frame(live), True
        try:
            yield frame.draw
        finally:
            output.is_drawing = False
            frame.finish()


class Frame:
    """Limits the frames of a live view per second, and always draws the last frame."""

    def __init__(self, live: Live) -> None:
        self._live, self._drawn = live, 0.0
        self._waiting: Callable[[], RenderableType] | None = None

    def draw(self, make: Callable[[], RenderableType]) -> None:
        """Draws the result of a function, unless the previous frame is too recent."""
        self._waiting = make
        if time.monotonic() - self._drawn >= 1 / FRAMES:
            self.finish()

    def finish(self) -> None:
        """Draws the pending frame."""
        if self._waiting is not None:
            self._live.update(self._waiting(), refresh=True)
            self._waiting, self._drawn = None, time.monotonic()


PHASES = {
    "HANDING_OVER": "starting the bootloader", "CONNECTING": "connecting", "STARTING": "preparing", "TRANSFERRING": "sending",
    "VALIDATING": "checking", "RETURNING": "connecting again",
}
"""The labels of the phases of an update."""


@contextmanager
def progress(output: Output, title: str) -> Iterator[Callable[[Any], None]]:
    """A progress bar with phase, rate and remaining time on standard error; without a terminal, a line per phase and tenth.

    Yields:
        A function that receives the `OperationProgress` of an operation.
    """
    if not output.err.is_terminal:
        yield _lines(output, title)
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TextColumn("{task.fields[rest]}"))
    bar = Progress(*columns, console=output.err, auto_refresh=False)
    task = bar.add_task(title, total=None, rest="")

    def report(state: Any) -> None:
        bar.start()  # Not before the first report: a refused request draws no bar.
        bar.update(
            task, description=PHASES.get(state.phase.name, title), completed=state.done, total=state.total or None,
            rest=rest_of(state), refresh=True)

    try:
        yield report
        if bar.live.is_started:
            bar.update(task, description=title, completed=1, total=1, rest="", refresh=True)
    finally:
        bar.stop()


def rest_of(state: Any) -> str:
    """Returns rate and remaining time as text; the unit of updates is bytes."""
    from .text import duration, size

    if state.rate is None:
        return ""
    left = "" if state.remaining is None else f", {duration(state.remaining)} left"
    rate = size(state.rate) if state.phase.name in PHASES else f"{state.rate:.0f}"
    return f"{rate}/s{left}"


def _lines(output: Output, title: str) -> Callable[[Any], None]:
    reached = ("", -1)

    def report(state: Any) -> None:
        nonlocal reached
        step = state.done * STEPS // state.total if state.total else 0
        if (state.phase.name, step) != reached:
            reached = (state.phase.name, step)
            phase = f" {PHASES[reached[0]]}" if reached[0] in PHASES else ""
            share = f" {100 * step // STEPS} %" if state.total else ""
            output.say(f"{title}:{phase}{share} {rest_of(state)}".rstrip())

    return report
