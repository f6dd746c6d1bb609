"""The card of a board's firmware: the installed version, the versions of a catalog, and the update with its phases (MW-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import events, ui

from veltokit import Detail, Firmware

from ..frame import Part, attempt, block, button, card, confirmed, facts, heading, looking, meter, notice, watched
from ..workspace import Job
from .parts import is_in_bootloader

if TYPE_CHECKING:
    from veltokit import Device, OperationProgress
    from veltokit.studio import FirmwareState

    from ..workspace import Workspace

LARGEST = 16_777_216
"""The largest file of firmware (bytes)."""
PHASES = {"NONE": "waiting", "HANDING_OVER": "restarting in the bootloader"}
"""The labels of phases whose names are not suitable as labels."""
TITLE = "updating"
"""The title of the job."""


def firmware_card(workspace: Workspace, device: Device) -> None:
    """Draws the installed version, and an update from a catalog or a file."""
    with card().props("data-firmware"):
        heading("Firmware")
        watched(lambda: installed(device), lambda: facts(installed(device)))
        watched(lambda: is_updating(workspace, device), lambda: ways(workspace, device))
        progress(workspace, device)


def installed(device: Device) -> dict[str, str]:
    """The firmware information. A bootloader reports neither model nor hardware."""
    if is_in_bootloader(device):
        return {"installed": "none (in its bootloader)"}
    return {
        "installed": device.detail(Detail.FIRMWARE) or "–", "model": device.board.info.model_name if device.connected else "–",
        "hardware": device.detail(Detail.HARDWARE) or "–"}


def is_updating(workspace: Workspace, device: Device) -> bool:
    """Whether the firmware is being replaced."""
    job = workspace.jobs.get(device)
    return job is not None and job.is_running and job.title == TITLE


def ways(workspace: Workspace, device: Device) -> None:
    """The two sources of firmware, a catalog and a file; none during an update."""
    if is_updating(workspace, device):
        return
    by_catalog(workspace, device)
    by_file(workspace, device)


def by_catalog(workspace: Workspace, device: Device) -> None:
    """Compares the board with a catalog, and offers its newest firmware."""
    found: list[FirmwareState] = []
    standard = "simulated" if workspace.studio.is_simulated else "MbientLab’s"
    source = ui.input("Catalog", placeholder=f"{standard}, or a file or https://").props("outlined dense stack-label")

    async def check() -> None:
        found[:] = []
        catalog = await workspace.studio.read_catalog((source.value or "").strip() or None)
        found[:] = [workspace.studio.compare_firmware(device, catalog)]
        result.look()

    async def install() -> None:
        state = found[0]
        catalog = await workspace.studio.read_catalog((source.value or "").strip() or None)
        await begin(workspace, device, await workspace.studio.read_updates(device, catalog), f" with {state.newest}")

    def draw() -> None:
        if not found:
            return
        with block("line"):
            if found[0].updates:
                ui.label(f"{found[0].newest} is newer.").classes("strong")
                button(f"Update to {found[0].newest}", install, "primary", icon="system_update_alt")
            else:
                ui.label(f"The board has the newest firmware, {found[0].newest}.").classes("good")

    with block("line"):
        button("Check for updates", check, icon="update")
    result = Part(lambda: list(found), draw)


def by_file(workspace: Workspace, device: Device) -> None:
    """Accepts a file, which is checked against the board before anything is sent."""
    ui.label("Or choose a firmware file. It is checked against the board before anything is sent.").classes("muted small")
    upload = ui.upload(on_upload=lambda event: chosen(workspace, device, event), auto_upload=True, max_file_size=LARGEST)
    upload.props('accept=".zip,.hex,.bin"').style("display:none")  # Screen readers use the button, which has a name.
    with block("line"):
        ui.button("Choose a file", color=None, icon="upload_file").props("unelevated no-caps").classes("button").on(
            "click", js_handler=f"() => getElement({upload.id}).pickFiles()")


async def chosen(workspace: Workspace, device: Device, event: events.UploadEventArguments) -> None:
    """Checks a file, asks for confirmation, and begins the update."""
    data = await event.file.read()

    async def check() -> None:
        firmware = Firmware.create(data)
        firmware.check(device)
        await begin(workspace, device, [(firmware, None)], "")

    await attempt(check)


async def begin(workspace: Workspace, device: Device, steps: list[tuple[Firmware, str | None]], by: str) -> None:
    """Asks for confirmation, and begins the update, which is refused unless the board is idle."""
    if any(choice.device == device for choice in workspace.showing.choices):
        raise ValueError("the board is streaming: stop the streams on the page Live first")
    if await confirmed(f"Replace the firmware of {device.info.name}{by}? Keep the board in range, and do not close the studio.", "Update"):
        update(workspace, device, steps)


def update(workspace: Workspace, device: Device, steps: list[tuple[Firmware, str | None]]) -> None:
    """Replaces the firmware; a board in its bootloader is recovered by the same call."""
    job = Job(TITLE, device)

    def report(state: OperationProgress) -> None:
        job.done, job.total = state.done, state.total
        job.text = f"{PHASES.get(state.phase.name, state.phase.name.lower().replace('_', ' '))}, {job.part:.0%}"

    async def work() -> str:
        version = None
        for firmware, wanted in steps:
            version = await workspace.studio.install_firmware(device, firmware, version=wanted, report=report, hurries=False)
        return f"The board runs the new firmware{f', {version}' if version else ''}."

    workspace.begin(TITLE, device, work(), job)


def progress(workspace: Workspace, device: Device) -> None:
    """Draws phase and progress bar, with space reserved from the beginning, and then the outcome, with the remedy of a failure."""
    ended = Part(lambda: ending(workspace, device), lambda: draw_ending(workspace, device))
    text = ui.label().classes("number small").style("min-height:21px")
    bar = meter(0)

    def look() -> None:
        ended.look()
        job, is_running = workspace.jobs.get(device), is_updating(workspace, device)
        text.set_text(job.text if job is not None and is_running else "")
        bar.set_visibility(is_running)
        bar.default_slot.children[0].style(f"width:{job.part if job else 0:.1%}")

    looking(0.25, look)


def ending(workspace: Workspace, device: Device) -> tuple[str, bool] | None:
    """Returns the message about the outcome of the last update, and whether it failed."""
    job = workspace.jobs.get(device)
    return None if job is None or job.title != TITLE or job.is_running else (job.text, job.is_failed)


def draw_ending(workspace: Workspace, device: Device) -> None:
    """Shows the outcome of the last update."""
    found = ending(workspace, device)
    if found is None:
        return
    text, is_failed = found
    with notice(text, "bad" if is_failed else ""):
        if is_failed:
            state = "is in its bootloader" if is_in_bootloader(device) else "runs its previous firmware"
            ui.label(f"The board {state}. Start the update again when the cause is gone. Nothing else was changed.").classes("small")
