"""The pages of recorded sessions: the list, and one of them (MW-20, MW-26)."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Iterator

from nicegui import ui

from veltokit import SessionState, VeltoError
from veltokit.studio import StudioError

from ..frame import attempt, block, button, card, confirmed, empty, facts, frame, heading, notice, pill, put, watched
from ...output.text import clean, duration
from ..local_time import local_date
from ..ranges import defects_of
from . import shown
from .parts import color_of

if TYPE_CHECKING:
    from veltokit import Session, Track

    from ..workspace import Workspace

SPARK = 120
"""The parts of a small curve."""
STATES = {SessionState.RUNNING: ("recording", "accent dot"), SessionState.RECOVERED: ("recovered after a crash", "warn")}
"""The states that are shown, and their styles."""


@ui.page("/sessions")
def sessions_page() -> None:
    """Draws the list."""
    workspace = shown()
    with frame(workspace, "Sessions", "/sessions", "chart"):
        search = ui.input(placeholder="Search labels and notes").props('outlined dense clearable aria-label="Search"').style("max-width:320px")
        watched(lambda: listing(workspace, search.value), lambda: draw_list(workspace, search.value))


def listing(workspace: Workspace, text: str | None) -> Any:
    """The content of the list, without the counts of a running session, which do not redraw it."""
    try:
        infos = [session.info for session in workspace.studio.store.find(text=text or None)]
    except (VeltoError, StudioError) as error:
        return str(error)
    return [(info.session, info.label, info.state, info.end_utc_ns) for info in infos]


@contextmanager
def readable() -> Iterator[None]:
    """Shows the error instead of the content if the file of sessions cannot be read."""
    try:
        yield
    except (VeltoError, StudioError) as error:
        with notice(str(error), "bad"):
            ui.label("The studio does not write to this file. Move it away, and the studio creates a new one.").classes("small")


def draw_list(workspace: Workspace, text: str | None) -> None:
    """Draws the sessions, the newest first."""
    with readable():
        found = workspace.studio.store.find(text=text or None)
        if not found:
            empty("No sessions yet" if not text else "No session matches", "Press Record on the page Live to record the shown signals. A downloaded log is also a session.")
            return
        with card():
            with block("rows"):
                for session in found:
                    row(session)


def row(session: Session) -> None:
    """A session with a small curve of its first track."""
    info = session.info
    tracks = [track for track in session.tracks if track.info.frame_count]
    with block("row-item").props(f'data-session="{info.session}"'):
        with block("fill name"):
            with ui.element("a").props(f'href="/session/{info.session}"').classes("strong name"):
                ui.label(clean(info.label or f"Session {info.session}")).classes("name")
            ui.label(f"{local_date(info.start_utc_ns)[:16]} · {duration(length_of(tracks))} · {info.frame_count} samples").classes("muted small number")
        if info.state in STATES:
            pill(*STATES[info.state])
        if tracks:
            with block("").style("width:180px;max-width:30vw"):
                path = f"/sessions/{info.session}/tracks/{tracks[0].info.track}/curve?parts={SPARK}"
                ui.element("velto-chart").classes("spark").props(f'data="{path}" aria-hidden="true"')


def length_of(tracks: list[Track]) -> float | None:
    """The time from the first sample to the last one (seconds)."""
    spans = [(track.info.first_ns, track.info.last_ns) for track in tracks]
    return round((max(last for _, last in spans) - min(first for first, _ in spans)) / 1e9, 1) if spans else None


@ui.page("/session/{number}")
def session_page(number: int, beside: int = 0) -> None:
    """Draws a session, optionally with another one for comparison."""
    workspace = shown()
    sessions: dict[int, Session] = {}
    with suppress(VeltoError, StudioError):  # The frame shows the error below.
        sessions = {session.number: session for session in workspace.studio.store.sessions}
    session = sessions.get(number)
    if session is None:
        with frame(workspace, "Session", "/sessions"), readable():
            workspace.studio.store.find(text=None)
            empty("There is no such session", "It may have been deleted. The page Sessions lists all sessions.")
        return
    with frame(workspace, session.info.label or f"Session {number}", "/sessions", "chart"), readable():
        verbs(workspace, session, sessions, beside)
        curves(session)
        if beside in sessions:
            heading(f"Compared with {sessions[beside].info.label or f'session {beside}'}")
            curves(sessions[beside])
        about(session)


def verbs(workspace: Workspace, session: Session, sessions: dict[int, Session], beside: int) -> None:
    """Export, compare, delete."""
    number = session.number
    with block("line"):
        for form, word in (("csv", "CSV"), ("parquet", "Parquet")):
            ui.link(f"Download {word}", f"/sessions/{number}/{form}.zip").props("download")
        block("fill")
        others = {0: "nothing", **{other: clean(found.info.label or f"Session {other}") for other, found in sessions.items() if other != number}}
        ui.select(others, value=beside if beside in others else 0, label="Compare with", on_change=lambda event: ui.navigate.to(f"/session/{number}?beside={event.value}")).props(
            "outlined dense").style("min-width:160px")
        button("Delete", lambda: delete(session), "danger", icon="delete")


async def delete(session: Session) -> None:
    """Deletes a session after a confirmation."""
    info = session.info
    if await confirmed(f"Delete session {info.session} ({info.label or 'no label'}, {info.frame_count} samples)?", "Delete"):
        session.remove()
        ui.navigate.to("/sessions")


def curves(session: Session) -> None:
    """The curves of the whole session, a card for each signal."""
    tracks = [track for track in session.tracks if track.info.frame_count and track.info.channel_count]
    if not tracks:
        empty("No samples", "Nothing has been recorded in this session yet.")
    for track in tracks:
        info, channels = track.info, track.channels()
        with card().props(f'data-track="{info.track}"'):
            with block("line tight"):
                heading(info.signal.replace("-", " ").capitalize())
                ui.label(clean(info.device_name)).classes("muted small name")
                block("fill")
                ui.label(f"{info.frame_count} samples").classes("small number")
                ui.label(f"{info.lost_count} lost in {info.gap_count} gaps").classes("small number" + (" bad" if info.lost_count else ""))
                defects(track)
            chart = ui.element("velto-chart").props(f'data="/sessions/{session.number}/tracks/{info.track}/curve"')
            put(chart, "unit", channels[0].unit if channels else "")
            with block("chips"):
                for index, channel in enumerate(channels[:4]):
                    with block("chip").style(color_of(channel.name, index)):
                        ui.label(channel.name).classes("muted small")


def defects(track: Track) -> None:
    """The numbers of values that are not measurements. Counting reads the whole track, so the page is shown before it."""
    text = ui.label().classes("small number").props("data-defects")

    async def count() -> None:
        found = await asyncio.to_thread(defects_of, track)
        text.set_text(f"{found.clipped} clipped, {found.invalid} invalid")
        text.classes(add="warn" if found.clipped or found.invalid else "")

    ui.timer(0, lambda: attempt(count), once=True)


def about(session: Session) -> None:
    """Label, notes, marks and times, which can be edited."""
    info, status = session.info, session.status
    with block("grid"):
        with card():
            heading("Label and notes")
            label = ui.input("Label", value=info.label).props("outlined dense")
            notes = ui.textarea("Notes", value=status.notes).props("outlined dense autogrow")

            async def save() -> None:
                if await attempt(lambda: session.set_text(label.value or "", notes.value or "")):
                    ui.notify("Saved", position="top")

            with block("line"):
                button("Save", save, "primary")
        with card():
            heading("Times")
            facts({
                "begin": local_date(info.start_utc_ns), "end": local_date(info.end_utc_ns), "samples": str(info.frame_count), "number": str(info.session),
                **{f"mark at {local_date(mark.utc_ns)[11:]}": mark.text for mark in session.marks}})
