"""Parts that several pages have: bars, states and names of devices."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nicegui import ui

from veltokit import DeviceFlag, Family, LinkState
from veltokit.studio.choosing import BOARD, bars

from ..frame import Part, block, button, notice, pill, put
from ...output.text import clean

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

FAMILIES = {Family.METAWEAR: "MetaWear board", Family.TAP: "TAP", Family.TRIKI: "Triki cap"}
LINKS = {
    LinkState.CONNECTING: ("connecting", "accent"), LinkState.DISCOVERING: ("connecting", "accent"),
    LinkState.READY: ("connected", "good"), LinkState.CLOSING: ("disconnecting", ""),
}
"""The label and the style of each link state."""
PLACE = "position:absolute;left:{x:.2f}%;top:{y:.2f}%;transform:translate(-{x:.2f}%,-{y:.2f}%);width:{size}px;height:{size}px;border-radius:50%;background:var(--accent)"
"""The style of a point in a view, which clips it (percent, pixels)."""
COLORS = {"x": 1, "y": 2, "z": 3, "w": 4}
"""The colors of the channels with an axis in the 3-D view; other channels have the color of their number."""
LOW, FAIR = 0.15, 0.35
"""The charges below which a battery is shown in red and in amber."""


def color_of(channel: str, index: int) -> str:
    """The style that gives a channel the color of its curve: `signals.js` has the same."""
    return f"--chip:var(--signal-{COLORS.get(channel, index + 1)})"


def state_of(workspace: Workspace, device: Device) -> tuple[str, str]:
    """Returns the label and the style of a device's state (MW-29)."""
    info = device.info
    job = workspace.jobs.get(device)
    is_busy = job is not None and job.is_running
    if is_in_bootloader(device) and not is_busy:
        return "in its bootloader", "warn"
    if job is not None and is_busy:
        return f"{job.title} {job.part:.0%}", "accent"
    if device in workspace.busy:
        return ("disconnecting", "") if device.connected else ("connecting", "accent")
    if info.link_state is not LinkState.READY:
        waiting = "offline" if workspace.is_offline(device) else "available"
        return LINKS.get(info.link_state, (waiting, ""))
    if any(choice.device == device for choice in workspace.showing.choices) and workspace.showing.is_running:
        return "streaming", "good"
    if is_logging(device):
        return "logging", "good"
    return "connected", "good"


def is_in_bootloader(device: Device) -> bool:
    """Returns whether a board is in its bootloader, for instance after an interrupted update."""
    return DeviceFlag.IN_BOOTLOADER in device.info.flags


def in_bootloader(is_elsewhere: bool) -> None:
    """Shows how to recover a board in its bootloader.

    Args:
        is_elsewhere: Whether another page gives it that.
    """
    with notice("This board is in its bootloader, for instance after an interrupted update. It cannot measure until its firmware is installed.", "warn"):
        if is_elsewhere:
            ui.link("Install it: Settings and firmware", "/settings").classes("small")


def is_logging(device: Device) -> bool:
    """Returns whether the log of a connected board is running."""
    from veltokit import MwLogFlag

    return BOARD.fits(device) and MwLogFlag.RUNNING in device.board.log_info.flags


def has_waiting_log(workspace: Workspace, device: Device) -> bool:
    """Returns whether a connected board has a stopped log that was not downloaded."""
    return BOARD.fits(device) and device.connected and not is_in_bootloader(device) and not is_logging(device) and workspace.studio.log_entries(device) > 0


def state_pill(workspace: Workspace, device: Device) -> None:
    """The state of a device."""
    word, look = state_of(workspace, device)
    pill(word, f"{look} dot")


def strength(rssi: int | None) -> None:
    """The signal strength as four bars (MW-01)."""
    count = bars(rssi)
    title = "unknown signal strength" if rssi is None else f"{rssi} dBm, {count} of 4 bars"
    with block("bars").props(f'role="img" aria-label="{title}" title="{title}"'):
        for index in range(4):
            ui.element("i").classes("on" if index < count else "")


def bars_of(device: Device) -> int:
    """The number of bars of a device, which changes less often than its signal strength."""
    return bars(device.info.rssi)


def battery(charge: float | None) -> None:
    """The charge of a battery, red below 15 % and amber below 35 % (MW-07)."""
    if charge is None:
        ui.label("–").classes("muted number")
        return
    look = "bad" if charge < LOW else "warn" if charge < FAIR else "good"
    ui.label(f"{charge:.0%}").classes(f"number {look}").props('title="battery"')


def name(device: Device, classes: str = "strong") -> None:
    """The name of a device, cut if too long, and not interpreted as markup."""
    text = device.info.name
    put(ui.label(clean(text)).classes(f"name {classes}"), "title", text)


def short_address(device: Device) -> str:
    """The end of the address, which distinguishes devices with the same name."""
    info = device.info
    return info.address or info.identifier


def path_of(device: Device, page: str = "device") -> str:
    """Returns the path of a device's page, without characters that would end the path."""
    from urllib.parse import quote

    return f"/{page}/{quote(device.identifier, safe='')}"


def is_known(workspace: Workspace, device: Device) -> bool:
    """Whether a device was connected before."""
    return any(row.identifier == device.identifier and row.last_connected_utc_ns for row in workspace.studio.context.known_devices)


def link_verbs(workspace: Workspace, device: Device) -> tuple[str, ...]:
    """The actions that the link of a device allows at the moment (MW-04). They do not affect other devices."""
    if device in workspace.busy:
        return ("Disconnecting …" if device.connected else "Connecting …",)
    if device.connected:
        return ("Disconnect",)
    return ("Forget", "Connect") if workspace.is_offline(device) and is_known(workspace, device) else ("Connect",)


def link_buttons(workspace: Workspace, device: Device) -> list[Part]:
    """Returns the buttons, each in a part of its own: a press counts also when another one appears meanwhile."""
    acts = {"Forget": lambda: forget(workspace, device.identifier), "Connect": lambda: workspace.connect(device), "Disconnect": lambda: workspace.disconnect(device)}
    looks = {"Connect": "primary", "Forget": "quiet"}

    def offered(verb: str) -> bool:
        return verb in link_verbs(workspace, device)

    def draw(verb: str) -> None:
        if offered(verb):
            button(verb, acts[verb], looks.get(verb, ""))

    def waiting() -> list[str]:
        return [verb for verb in link_verbs(workspace, device) if verb not in acts]

    def draw_waiting() -> None:
        for verb in waiting():
            ui.button(verb, color=None).props("unelevated no-caps disable").classes("button")

    return [*(Part(partial(offered, verb), partial(draw, verb)) for verb in acts), Part(waiting, draw_waiting)]


async def forget(workspace: Workspace, identifier: str) -> None:
    """Forgets a device."""
    await workspace.studio.context.forget_known(identifier)
