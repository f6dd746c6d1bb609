"""`velto sessions`: recorded sessions."""

from __future__ import annotations

from enum import Enum
from errno import EEXIST
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

from typer import Argument, Option, Typer

from ..command import command
from ..options import Session, Yes, signal_named
from ..output import Column, Listing
from ..output.text import date, duration, number as digits
from ..records import rounded, session_record, track_records
from ..talk import confirmed

if TYPE_CHECKING:
    from veltokit import Session as RecordedSession, TableDialect, Track
    from veltokit.studio import Studio

    from ..output import Output

app = Typer(help="List, show, draw, export, copy and delete recorded sessions.", no_args_is_help=True)

SESSIONS = Listing([
    Column("session", "session", is_number=True, style="bold"),
    Column("label", "label"),
    Column("start", "start (UTC)", drop=3, shown=lambda start: start[:16].replace("T", " ")),
    Column("seconds", "duration", drop=4, is_number=True, shown=duration),
    Column("samples", "samples", drop=5, is_number=True),
    Column("tracks", "tracks", drop=2, is_number=True),
    Column("state", "state", drop=1),
])
TRACKS = Listing([
    Column("signal", "signal", style="bold"),
    Column("device", "device", drop=2),
    Column("unit", "unit", drop=3),
    Column("samples", "samples", is_number=True),
    Column("rate", "Hz", drop=5, is_number=True, shown=digits),
    Column("lost", "lost", drop=4, is_number=True),
    Column("gaps", "gaps", drop=1, is_number=True),
])
COLUMNS = 400
"""The number of parts of a curve of a whole session."""


@command
async def list_(studio: Studio, output: Output, text: Annotated[Optional[str], Argument(
        metavar="TEXT", help="Part of a label or of the notes.")] = None) -> None:
    """List the sessions, newest first."""
    rows = [session_record(session) for session in studio.recorded.find(text=text)]
    if rows:
        output.show("session", SESSIONS, rows)
    else:
        output.say(f"There are no sessions yet: `{studio.command('record')}` records one." if text is None else f"No session matches {text!r}.")


@command
async def show(studio: Studio, output: Output, session: Session) -> None:
    """Show a session: its times, marks, notes and tracks."""
    found = studio.session(session)
    record = {
        **session_record(found), "notes": found.status.notes,
        "marks": [{"time": date(mark.utc_ns), "text": mark.text} for mark in found.marks],
    }
    marks = {f"mark {number} at {mark['time'][11:19]} UTC": mark["text"] for number, mark in enumerate(record["marks"], 1)}
    output.facts("session", record, {
        "session": str(record["session"]), "label": record["label"] or "-",
        "start": record["start"][:19].replace("T", " ") + " UTC",
        "duration": duration(record["seconds"]), "state": record["state"], **marks,
        **({"notes": record["notes"]} if record["notes"] else {}),
    })
    output.line("")
    output.show("track", TRACKS, track_records(found))


@command
async def plot(studio: Studio, output: Output, session: Session, signal: Annotated[Optional[str], Argument(
        metavar="SIGNAL", parser=signal_named, help="A signal; default: all.")] = None) -> None:
    """Draw the curves of a whole session."""
    from veltokit.studio import ChoiceError

    found = studio.session(session)
    tracks = [track for track in found.tracks if track.info.frame_count and signal in (None, track.info.signal)]
    if not tracks:
        names = ", ".join(track.info.signal for track in found.tracks) or "none"
        raise ChoiceError(f"session {found.number} has no samples of {signal or 'any signal'}: its signals are {names}")
    for track in tracks:
        draw(output, track)


def draw(output: Output, track: Track) -> None:
    """Draws a track: the smallest and the largest value of each part."""
    from ..output.curves import Curve, chart

    overview, channels = track.read_overview(COLUMNS), track.channels()
    first = track.info.first_ns
    times = [(info.timestamp_ns - first) / 1e9 for info in overview.infos]
    rows = list(overview)
    curves = []
    for index, channel in enumerate(channels):
        values = [value for row in rows for value in row.values[2 * index:2 * index + 2]]
        doubled = [time for time in times for _ in (0, 1)]
        curves.append(Curve(channel.name, doubled, values))
        for time, row in zip(times, rows):
            output.record("part", {
                "signal": track.info.signal, "channel": channel.name, "seconds": rounded(time),
                "low": rounded(row.values[2 * index]), "high": rounded(row.values[2 * index + 1]),
            })
    unit = channels[0].unit if channels else ""
    if not output.is_json:
        output.print(chart(f"{track.info.device_name}  {track.info.signal} [{unit}]", curves, output.out))


class Form(str, Enum):
    """The form of a table of comma-separated values."""

    plain = "plain"
    original = "original"
    spreadsheet = "spreadsheet"


@command
async def export(
    studio: Studio, output: Output, session: Session,
    folder: Annotated[Path, Argument(metavar="FOLDER", help="The folder, created if it does not exist.")] = Path("."),
    parquet: Annotated[bool, Option("--parquet", help="Parquet instead of CSV.")] = False,
    form: Annotated[Form, Option("--form", metavar="plain|original|spreadsheet", help=(
        "The CSV format: plain has SI units and full precision; original has the units, names and digits of MetaWear's own app; "
        "spreadsheet is plain with semicolons, for spreadsheets with a decimal comma."))] = Form.plain,
    replace: Annotated[bool, Option("--replace", help="Replace existing CSV files.")] = False,
) -> None:
    """Export a session as CSV with metadata as JSON, or as Parquet: one file per track."""
    from veltokit import TableDialect
    from veltokit.studio import ChoiceError, RefusedError

    found = studio.session(session)
    if parquet and (replace or form is not Form.plain):
        raise ChoiceError("--replace and --form are for CSV: leave them out, and give a folder without Parquet files of this session")
    if folder.exists() and not folder.is_dir():
        raise RefusedError(f"{folder} is not a folder: give another path")
    folder.mkdir(parents=True, exist_ok=True)
    if parquet:
        files = as_parquet(found, folder)
    else:
        files = as_csv(found, folder, TableDialect[form.name.upper()], replace)
    for path in files:
        output.record("file", {"path": str(path), "size": path.stat().st_size})
        output.line(str(path))


def as_csv(session: RecordedSession, folder: Path, dialect: TableDialect, replaces: bool) -> list[Path]:
    """Exports CSV.

    Raises:
        RefusedError: A file exists.
    """
    from veltokit.errors import VeltoError
    from veltokit.studio import RefusedError

    try:
        return session.export(folder, dialect=dialect, replace=replaces)
    except VeltoError as error:
        if error.errno_code != EEXIST:
            raise
        raise RefusedError(f"{error}: add --replace, or give another folder") from error


def as_parquet(session: RecordedSession, folder: Path) -> list[Path]:
    """Exports Parquet.

    Raises:
        RefusedError: A file exists, or PyArrow is not installed.
    """
    from veltokit.studio import RefusedError

    require_parquet()
    try:
        return session.to_parquet(folder)
    except FileExistsError as error:
        raise RefusedError(f"{error.filename or error} exists: remove it, or give another folder") from error


def require_parquet() -> None:
    """Requires PyArrow.

    Raises:
        RefusedError: It is not installed.
    """
    from importlib.util import find_spec

    from veltokit.studio import RefusedError

    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise RefusedError("Parquet is not installed: run pip install 'veltokit[parquet]', or export CSV without --parquet")


@command
async def copy(studio: Studio, output: Output, session: Session, file: Annotated[Path, Argument(
        metavar="FILE", help="The new file; it must not exist.")]) -> None:
    """Copy a session into a separate file, for sending; `--store FILE` opens it."""
    found = studio.session(session)
    found.copy(file)
    output.record("file", {"path": str(file), "size": file.stat().st_size})
    output.line(str(file))


@command
async def delete(studio: Studio, output: Output, session: Session, yes: Yes = False) -> None:
    """Delete a session and free its space."""
    found = studio.session(session)
    info, record = found.info, session_record(found)
    await confirmed(f"Delete session {info.session} ({info.label or 'no label'}, {info.frame_count} samples)?", yes)
    found.remove()
    output.record("session", record)
    output.line(f"deleted session {info.session}")


for name, function in (
    ("list", list_), ("show", show), ("plot", plot), ("export", export), ("copy", copy), ("delete", delete),
):
    app.command(name)(function)
