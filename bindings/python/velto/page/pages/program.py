"""The page Program: the loggers, processors, timers, events and macros of a board, including those of other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import ui

from ..frame import attempt, block, button, card, empty, frame, heading, watched
from ...output.text import clean
from . import shown
from .log import boards

if TYPE_CHECKING:
    from veltokit import Device
    from veltokit.studio.actions import BoardProgram

    from ..workspace import Workspace


@ui.page("/program")
def program_page() -> None:
    """Draws a card for each connected board."""
    workspace = shown()
    with frame(workspace, "Program", "/program"):
        watched(lambda: [device.identifier for device in boards(workspace)], lambda: draw(workspace))


def draw(workspace: Workspace) -> None:
    """Draws the boards."""
    found = boards(workspace)
    if not found:
        empty("No board is connected", "Connect a board on the page Devices to see its loggers, processors, timers, events and macros.")
    for device in found:
        board_card(workspace, device)


def board_card(workspace: Workspace, device: Device) -> None:
    """The program of a board."""
    with card().props("data-program"):
        with block("line"):
            heading(device.info.name)
            block("fill")
            button("Read again", lambda: read(), icon="refresh")
        holder = block("stack")
        with holder:
            ui.label("Reading …").classes("muted")

        async def read() -> None:
            program = await workspace.studio.program(device)
            holder.clear()
            with holder:
                tree(program)

        ui.timer(0, lambda: attempt(read), once=True)


def tree(program: BoardProgram) -> None:
    """Loggers, processors, and the rest, each under its heading."""
    parts = {"Loggers": program.loggers, "Processors": program.processors, "Timers, events and macros": program.items}
    for title, lines in parts.items():
        ui.label(f"{title} ({len(lines)})").classes("strong")
        with ui.element("pre").classes("tree"):
            ui.label("\n".join(f"{'└' if line is lines[-1] else '├'}─ {clean(line)}" for line in lines) or "none").style("white-space:pre-wrap")
