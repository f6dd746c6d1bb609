"""Curves and files of sessions, by number and never by path."""

from __future__ import annotations

import asyncio
import tempfile
import zipfile
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, HTTPException
from fastapi.responses import FileResponse
from starlette.background import BackgroundTask

if TYPE_CHECKING:
    from veltokit import Session, Track

    from .workspace import Workspace

PARTS = 1200
"""The parts of a curve: each has its smallest and its largest value."""
FORMS = ("csv", "parquet")


def add_downloads(application: FastAPI, workspace: Workspace) -> None:
    """Adds the curves and the files."""

    @application.get("/sessions/{number}/tracks/{track}/curve")
    async def curve(number: int, track: int, parts: int = PARTS) -> dict[str, Any]:
        return curve_of(track_of(session_of(workspace, number), track), min(max(parts, 10), PARTS))

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
    """The session of a number."""
    for session in workspace.studio.store.sessions:
        if session.number == number:
            return session
    raise HTTPException(404, "there is no such session")


def track_of(session: Session, number: int) -> Track:
    """The track of a number."""
    for track in session.tracks:
        if track.info.track == number:
            return track
    raise HTTPException(404, "there is no such track")


def curve_of(track: Track, parts: int) -> dict[str, Any]:
    """The smallest and the largest values of a whole track, with a row without values in each gap."""
    overview, channels = track.read_overview(parts), track.channels()
    begin = begin_of(track)
    rows: list[list[float | None]] = []
    gaps = sorted(gap.time_ns for gap in track.gaps)
    for info, row in zip(overview.infos, overview):
        time = begin + (info.timestamp_ns - track.info.first_ns) / 1e6
        while gaps and gaps[0] < info.timestamp_ns:
            rows.append([begin + (gaps.pop(0) - track.info.first_ns) / 1e6, None])
        rows += [[time, *row.values[0::2]], [time, *row.values[1::2]]]
    return {"channels": [channel.name for channel in channels], "unit": channels[0].unit if channels else "", "rows": rows}


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
