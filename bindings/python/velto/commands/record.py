"""`velto record`: a session on the disk."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Annotated, Callable, Optional

from typer import Option

from ..command import command
from ..options import Devices, Label, Range, Rate, Seconds, Signals
from ..output.live import drawing
from ..records import session_line, session_record
from ..talk import all_connected, ranges

if TYPE_CHECKING:
    from rich.text import Text

    from veltokit import Session
    from veltokit.studio import Studio

    from ..output import Output

LOOK = 0.2
"""The time between two looks at the counts (seconds)."""
Mark = Annotated[Optional[list[str]], Option("--mark", metavar="TEXT", help="A mark at the beginning of the session.")]


@command
async def record(
    studio: Studio, output: Output, signals: Signals = None, device: Devices = None, rate: Rate = 0, range_: Range = None,
    seconds: Seconds = 0, label: Label = None, mark: Mark = None,
) -> None:
    """Record signals and events into a session; a line typed meanwhile marks the moment.

    Ctrl-C ends the session. `velto sessions` shows, draws and exports it.
    """
    from veltokit.studio import MEASURING
    from veltokit.studio.streams import Ranges

    devices = await all_connected(studio, output, device, MEASURING)
    limits = Ranges(*ranges(range_))
    begun: Session | None = None
    try:
        async with studio.recording(devices, signals or (), label=label, rate=rate, ranges=limits) as session:
            begun = session
            for text in mark or []:
                session.mark(text)
            output.say(f"Recording session {session.number}" + (": type a line to mark the moment; Ctrl-C ends it." if is_typed() else "."))
            stop_typing = listen(session, output)
            try:
                await watch(studio, output, session, seconds)
            finally:
                stop_typing()
    finally:
        if begun is not None:
            look_at(studio, output, begun)
    output.record("session", session_record(session))
    output.line(session_line(session.info))


def look_at(studio: Studio, output: Output, session: Session) -> None:
    """Says what can be done with a session."""
    plot, export = (studio.command(f"sessions {verb} {session.number}") for verb in ("plot", "export"))
    output.say(f"Look at session {session.number}: `{plot}`. Export it: `{export}`")


async def watch(studio: Studio, output: Output, session: Session, seconds: float) -> None:
    """Waits for the end, and shows the counts."""
    context = studio.context
    begin = context.time
    with drawing(output, transient=True) as draw:
        while not seconds or context.time - begin < seconds:
            await studio.rest(min(LOOK, seconds - (context.time - begin)) if seconds else LOOK)
            draw(lambda: counts(session, context.time - begin, output.is_simulated))


def counts(session: Session, elapsed: float, is_simulated: bool) -> Text:
    """The state of a recording, on one line."""
    from rich.text import Text

    status = session.status
    dropped = f", {status.dropped_count} dropped" if status.dropped_count else ""
    silent = f", {status.silent_count} silent" if status.silent_count else ""
    return Text.assemble(("● ", "red"), f"{elapsed:.0f} s  {status.taken_count} samples{dropped}{silent}",
                         "  simulated" if is_simulated else "")


def is_typed() -> bool:
    """Whether a person can type lines."""
    return sys.stdin is not None and sys.stdin.isatty()


def listen(session: Session, output: Output) -> Callable[[], object]:
    """Marks a session with each line of standard input; returns what ends that."""
    from asyncio import get_running_loop

    from veltokit import VeltoError

    loop = get_running_loop()
    try:
        descriptor = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        return lambda: None  # There is no standard input.

    def take() -> None:
        data = os.read(descriptor, 4096)
        if not data:
            loop.remove_reader(descriptor)
        for text in filter(None, data.decode(errors="replace").splitlines()):
            try:
                session.mark(text)
            except VeltoError as error:
                output.complain(f"not marked: {text}: {error}")
            else:
                output.say(f"marked: {text}")

    try:
        loop.add_reader(descriptor, take)
    except (OSError, ValueError):
        return lambda: None  # A file cannot be waited for.
    return lambda: loop.remove_reader(descriptor)
