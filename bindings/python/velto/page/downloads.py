"""Curves and files of sessions, by number and never by path."""

from __future__ import annotations

import asyncio
import math
import tempfile
import zipfile
from datetime import datetime
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, HTTPException, Query, Request
from fastapi.responses import FileResponse, PlainTextResponse
from starlette.background import BackgroundTask

from veltokit import Units, VeltoError
from veltokit.studio import StudioError

if TYPE_CHECKING:
    from veltokit import Session, Track

    from .workspace import Workspace

PARTS = 1200
"""The number of parts of a curve. Each part is drawn by its smallest and its largest value."""
FORMS = ("csv", "parquet")
Date = Annotated[float, Query(ge=0, le=4e15, allow_inf_nan=False)]
"""A date in a URL (ms since 1970)."""


def add_downloads(application: FastAPI, workspace: Workspace) -> None:
    """Adds the curves and the files."""

    @application.exception_handler(VeltoError)
    @application.exception_handler(StudioError)
    async def unreadable(_: Request, error: Exception) -> PlainTextResponse:
        return PlainTextResponse(f"velto studio: {error}\n", 500)

    @application.get("/sessions/{number}/tracks/{track}/curve")
    async def curve(number: int, track: int, parts: int = PARTS, begin: Date = 0, end: Date = 0) -> dict[str, Any]:
        session = session_of(workspace, number)
        found = track_of(session, track)
        # Reading a whole session takes time: samples are still taken meanwhile.
        return await asyncio.to_thread(curve_of, session, found, min(max(parts, 10), PARTS), begin, end)

    @application.get("/sessions/{number}/{form}.zip")
    async def archive(number: int, form: str) -> FileResponse:
        if form not in FORMS:
            raise HTTPException(404)
        session = session_of(workspace, number)
        folder = tempfile.TemporaryDirectory(prefix="velto-")
        path = Path(folder.name) / f"session-{number}-{form}.zip"
        await asyncio.to_thread(write_archive, session, form, path)
        return FileResponse(path, filename=path.name, background=BackgroundTask(folder.cleanup))


def session_of(workspace: Workspace, number: int) -> Session:
    """Returns the session with a number."""
    for session in workspace.studio.store.sessions:
        if session.number == number:
            return session
    raise HTTPException(404, "there is no such session")


def track_of(session: Session, number: int) -> Track:
    """Returns the track with a number."""
    for track in session.tracks:
        if track.info.track == number:
            return track
    raise HTTPException(404, "there is no such track")


def curve_of(session: Session, track: Track, parts: int, begin: float = 0, end: float = 0) -> dict[str, Any]:
    """Returns the smallest and the largest values of a track, with a row without values in each gap.

    Args:
        session: The session.
        track: The track.
        parts: The number of parts.
        begin: The earliest date (ms since 1970); 0 for no limit.
        end: The latest date; 0 for no limit.
    """
    info, channels, origin = track.info, track.channels(), begin_of(track)

    def date(time_ns: int) -> float:
        return origin + (time_ns - info.first_ns) / 1e6

    def time_ns(date: float, default: int) -> int:
        return min(max(info.first_ns + round((date - origin) * 1e6), info.first_ns), info.last_ns) if date else default

    overview = track.read_overview(parts, Units.SI, time_ns(begin, info.first_ns), time_ns(end, info.last_ns))
    rows: list[list[float | None]] = []
    for part, row in zip(overview.infos, overview):
        rows += [[date(part.timestamp_ns), *map(finite, row.values[side::2])] for side in (0, 1)]
    rows += [[date(gap.time_ns), None] for gap in track.gaps]  # The sort is stable: a gap stays behind its frame.
    return {
        "channels": [channel.name for channel in channels], "unit": channels[0].unit if channels else "",
        "span": [date(info.first_ns), date(info.last_ns)], "rows": sorted(rows, key=itemgetter(0)),
        "marks": [{"time": mark.utc_ns / 1e6, "text": mark.text} for mark in session.marks]}


def finite(value: float) -> float | None:
    """Returns a value that JSON can represent; None for infinity and NaN."""
    return value if math.isfinite(value) else None


def begin_of(track: Track) -> float:
    """The date of the first sample (ms since 1970); 0 if it is unknown."""
    first = track.facts.get("first_utc")
    if not first:
        return 0.0
    second, _, part = first.removesuffix("Z").partition(".")
    return (datetime.fromisoformat(second + "+00:00").timestamp() + float(f"0.{part or 0}")) * 1000


def write_archive(session: Session, form: str, path: Path) -> None:
    """Exports a session, and packs its files."""
    with tempfile.TemporaryDirectory(prefix="velto-", dir=path.parent) as folder:
        files = session.to_parquet(folder) if form == "parquet" else session.export(folder)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in files:
                archive.write(file, file.name)
