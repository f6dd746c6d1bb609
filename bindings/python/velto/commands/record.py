"""`velto record`: a session on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Optional

from typer import Option

from ..command import command
from ..options import Devices, Label, Range, Rate, Seconds, Signals
from ..output.live import drawing
from ..output.text import clean
from ..records import session_line, session_record
from ..talk import all_connected, ranges
from ..typing_lines import is_typed, typed_lines

if TYPE_CHECKING:
    from rich.text import Text

    from veltokit import Session
    from veltokit.studio import Studio

    from ..output import Output
    from ..typing_lines import Typed

LOOK = 0.2
"""The time between two looks at the counts (seconds)."""
Mark = Annotated[Optional[list[str]], Option("--mark", metavar="TEXT", help="A mark at the start of the session.")]


@command
async def record(
    studio: Studio, output: Output, signals: Signals = None, device: Devices = None, rate: Rate = 0, range_: Range = None,
    seconds: Seconds = 0, label: Label = None, mark: Mark = None,
) -> None:
    """Record signals and events into a session; type a line to mark the moment.

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
            with typed_lines(lambda text: mark_moment(session, output, text), output.is_live) as typed:
                await watch(studio, output, session, seconds, typed)
    finally:
        if begun is not None:
            look_at(studio, output, begun)
    output.record("session", session_record(session))
    output.line(session_line(session.info))


def look_at(studio: Studio, output: Output, session: Session) -> None:
    """Says what can be done with a session."""
    plot, export = (studio.command(f"sessions {verb} {session.number}") for verb in ("plot", "export"))
    output.say(f"Look at session {session.number}: `{plot}`. Export it: `{export}`")


def mark_moment(session: Session, output: Output, text: str) -> None:
    """Marks the moment with a typed line."""
    from veltokit import VeltoError

    try:
        session.mark(text)
    except VeltoError as error:
        output.complain(f"not marked: {text}: {error}")
    else:
        output.say(f"marked: {text}")


async def watch(studio: Studio, output: Output, session: Session, seconds: float, typed: Typed) -> None:
    """Waits for the end, and shows the counts."""
    context = studio.context
    begin = context.time_ns
    # In nanoseconds: the difference of two times in seconds can be too small to rest for.
    end = begin + round(seconds * 1e9) if seconds else None
    with drawing(output, transient=True) as draw:
        while end is None or context.time_ns < end:
            await studio.rest(LOOK if end is None else min(LOOK, (end - context.time_ns) / 1e9))
            draw(lambda: counts(session, (context.time_ns - begin) / 1e9, output.is_simulated, typed.text))


def counts(session: Session, elapsed: float, is_simulated: bool, typed: str) -> Text:
    """The state of a recording, and a line that is being typed."""
    from rich.text import Text

    status = session.status
    dropped = f", {status.dropped_count} dropped" if status.dropped_count else ""
    silent = f", {status.silent_count} silent" if status.silent_count else ""
    return Text.assemble(("● ", "red"), f"{elapsed:.0f} s  {status.taken_count} samples{dropped}{silent}",
                         "  simulated" if is_simulated else "", f"  > {clean(typed)}" if typed else "")
