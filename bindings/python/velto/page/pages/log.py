"""The page Log: boards that log without a link (MW-22 to MW-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from veltokit import MwLogFlag
from veltokit.studio.actions import logger_name
from veltokit.studio.choosing import BOARD

from ..frame import block, button, card, confirmed, empty, facts, frame, heading, looking, meter, notice, watched
from ..sensors import loggable
from ..workspace import Job
from ...output.text import duration
from ..local_time import local_date
from . import shown
from .parts import state_of, state_pill
from .picker import Picker

if TYPE_CHECKING:
    from veltokit import Device, OperationProgress

    from ..workspace import Workspace


@ui.page("/log")
def log_page() -> None:
    """Draws a card for each connected board."""
    workspace = shown()
    with frame(workspace, "Log", "/log"):
        watched(lambda: [device.identifier for device in boards(workspace)], lambda: draw(workspace))


def boards(workspace: Workspace) -> list[Device]:
    """The connected boards."""
    return [device for device in workspace.ready() if BOARD.fits(device)]


def draw(workspace: Workspace) -> None:
    """Draws the boards."""
    found = boards(workspace)
    if not found:
        empty("No board is connected", "Connect a board on the page Devices. It can then log its sensors into its own memory, without this computer.")
    for device in found:
        board_card(workspace, device)


def board_card(workspace: Workspace, device: Device) -> None:
    """The log of a board: its state, and the next step."""
    with card().props("data-log"):
        with block("line"):
            heading(device.info.name)
            watched(lambda: state_of(workspace, device), lambda: state_pill(workspace, device))
        watched(lambda: phase(workspace, device), lambda: step(workspace, device))
        progress(workspace, device)


def phase(workspace: Workspace, device: Device) -> Any:
    """The state that determines the next step."""
    job = workspace.jobs.get(device)
    info = device.board.log_info
    return MwLogFlag.RUNNING in info.flags, workspace.studio.log_entries(device) > 0, job is not None and (job.is_running, job.text, job.is_failed)


def step(workspace: Workspace, device: Device) -> None:
    """The next step: start, stop, download or erase."""
    info, job = device.board.log_info, workspace.jobs.get(device)
    if job is not None and job.is_running:
        return
    if job is not None and job.text:
        notice(job.text, "bad" if job.is_failed else "")
    if MwLogFlag.RUNNING in info.flags:
        running(workspace, device)
    elif workspace.studio.log_entries(device):
        waiting(workspace, device)
    else:
        ui.label("The board logs into its own memory, also without a link. Choose sensors, start the log, and download it later.").classes("muted")
        Picker(workspace, device, "Start the log", lambda: start(workspace, device), loggable, is_sent=False).draw()


async def start(workspace: Workspace, device: Device) -> None:
    """Starts a log of the picked signals; if a step fails, the studio undoes all steps (MW-22)."""
    workspace.jobs.pop(device, None)
    choice = loggable(workspace.choice(device))
    for signal in choice.signals:
        workspace.studio.configure(device, [signal], choice.rate(signal), choice.ranges)
    await workspace.studio.start_log(device, choice.signals)


def running(workspace: Workspace, device: Device) -> None:
    """A running log, possibly found after a restart of the studio (MW-23)."""
    info, estimate = device.board.log_info, device.board.estimate_log()
    elapsed = workspace.studio.context.utc_ns(workspace.studio.context.time_ns) - info.started_utc_ns
    facts({
        "signals": ", ".join(logger_name(logger) for logger in device.board.loggers) or "–",
        "since": f"{local_date(info.started_utc_ns)}, {duration(round(elapsed / 1e9))} ago" if info.started_utc_ns else "–",
        "lasts": "–" if estimate.duration is None else f"about {duration(estimate.duration)}, limited by the {estimate.first_end.name.lower()}"})
    fill(device)
    with block("line"):
        button("Stop", lambda: workspace.studio.stop_log(device), icon="stop")
        button("Stop and download", lambda: download(workspace, device), "primary", icon="download")


def fill(device: Device) -> None:
    """The share of the memory that is used."""
    with block("line"):
        text = ui.label().classes("number small muted").style("min-width:22ch")
        bar = meter(0)

    def look() -> None:
        info = device.board.log_info
        text.set_text(f"{info.entries or 0} entries, {info.fill or 0:.2%} full")
        bar.default_slot.children[0].style(f"width:{min(info.fill or 0, 1):.1%}")

    looking(1, look)


def waiting(workspace: Workspace, device: Device) -> None:
    """A stopped log of the studio or of another program (MW-24, MW-25). Nothing is erased without confirmation."""
    entries = workspace.studio.log_entries(device)
    names = [name for name in map(logger_name, device.board.loggers) if name != "-"]
    with notice(f"The board has a log of {entries} entries.", "warn"):
        if names:
            ui.label(f"Signals: {', '.join(names)}. A download saves the log as a session, and only then erases it on the board.").classes("small")
        else:
            ui.label("It was started elsewhere, or its record was lost. Signals that cannot be identified are saved as unknown.").classes("small")
    with block("line"):
        button("Download", lambda: download(workspace, device), "primary", icon="download")
        button("Erase", lambda: erase(workspace, device), "danger")


async def erase(workspace: Workspace, device: Device) -> None:
    """Erases the log of a board after a confirmation."""
    if await confirmed(f"Erase the log of {device.info.name} ({workspace.studio.log_entries(device)} entries)? This cannot be undone.", "Erase"):
        await workspace.studio.clear_log(device)


def download(workspace: Workspace, device: Device) -> None:
    """Downloads the log of a board, which is erased only once everything is in the file. A lost link does not restart the
    download."""
    job = Job("downloading", device)

    def report(state: OperationProgress) -> None:
        job.done, job.total = state.done, state.total

    async def work() -> str:
        session = await workspace.studio.download_log(device, report=report)
        return f"Downloaded into session {session.number}: {session.info.frame_count} samples."

    workspace.begin("downloading", device, work(), job)


def progress(workspace: Workspace, device: Device) -> None:
    """The progress of a download, with space reserved from the beginning."""
    with block("line").style("min-height:24px"):
        text = ui.label().classes("number small").style("min-width:30ch")
        bar = meter(0)

    def look() -> None:
        job = workspace.jobs.get(device)
        is_running = job is not None and job.is_running
        bar.set_visibility(is_running)
        text.set_text(f"{job.title}: {job.done} of {job.total} entries, {job.part:.0%}" if job is not None and is_running else "")
        bar.default_slot.children[0].style(f"width:{job.part if job else 0:.1%}")

    looking(0.25, look)
