"""The page Devices: what is near, what was connected before, and why nothing can be found (MW-01 to MW-05, MW-29, TAP-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from ..frame import block, button, card, empty, frame, heading, notice, pill, watched
from ...output.text import clean
from ..local_time import local_date
from . import shown
from .parts import FAMILIES, battery, has_waiting_log, name, path_of, short_address, state_of, state_pill, strength

if TYPE_CHECKING:
    from veltokit import Device, KnownDevice

    from ..workspace import Workspace

PATIENCE = 4.0
"""The time after which an empty search says what to do (seconds)."""


@ui.page("/")
def devices_page() -> None:
    """Draws the page. The search for devices begins with the window and ends with it."""
    workspace = shown()
    workspace.begin_scanning()
    ui.context.client.on_delete(workspace.end_scanning)
    with frame(workspace, "Devices", "/"):
        watched(lambda: key(workspace), lambda: draw(workspace))


def key(workspace: Workspace) -> Any:
    """Whatever the page shows."""
    rows = [(device, device.info.name, state_of(workspace, device), bars_of(device), device.info.battery, has_waiting_log(workspace, device),
             workspace.failures.get(device), device in workspace.busy) for device in workspace.devices()]
    known = [(row.identifier, row.name) for row in workspace.studio.context.known_devices]
    return rows, known, workspace.scanning.failure, is_waiting(workspace)


def bars_of(device: Device) -> int:
    """The bars of a device: they change less often than the strength."""
    from veltokit.studio.choosing import bars

    return bars(device.info.rssi)


def is_waiting(workspace: Workspace) -> bool:
    """Whether the search has lasted long enough to say what to do."""
    return workspace.studio.context.time - workspace.scanning.began > PATIENCE


def draw(workspace: Workspace) -> None:
    """Draws the lists."""
    if workspace.scanning.failure is not None:
        cannot_scan(workspace.scanning.failure)
    near = workspace.devices()
    with card():
        heading("Near")
        if near:
            with block("rows"):
                for device in near:
                    device_row(workspace, device)
        elif is_waiting(workspace) or workspace.scanning.failure:
            nothing_near()
        else:
            ui.label("Looking for devices …").classes("muted")
    seen = {device.identifier for device in near}
    remembered = [row for row in workspace.studio.context.known_devices if row.identifier not in seen and row.last_connected_utc_ns]
    if remembered:
        with card():
            heading("Connected before")
            with block("rows"):
                for row in remembered:
                    known_row(workspace, row)


def cannot_scan(reason: str) -> None:
    """Says why no device can be found (MW-02)."""
    with notice(reason, "bad"):
        ui.label("In a terminal, velto doctor looks for the cause. To try everything without Bluetooth: velto studio --simulated").classes("small")


def nothing_near() -> None:
    """The state of an empty search."""
    empty("No device is near", "Move it or press its button. A board or TAP that a phone is connected to stays silent: close that program first.")


def device_row(workspace: Workspace, device: Device) -> None:
    """A device in range."""
    with block("row-item").props(f'data-device="{short_address(device)}"'):
        strength(device.info.rssi)
        with block("fill name"):
            with ui.element("a").props(f'href="{path_of(device)}"').classes("name strong"):
                name(device)
            ui.label(f"{FAMILIES.get(device.info.family, 'device')} · {short_address(device)}").classes("muted small name")
            if (failure := workspace.failures.get(device)) is not None:
                ui.label(clean(failure)).classes("bad small")
        if has_waiting_log(workspace, device):
            pill("log waits", "bad dot").props('title="The board has a log that waits for its download."')
        if workspace.studio.is_simulated:
            pill("simulated", "warn")
        battery(device.info.battery)
        state_pill(workspace, device)
        link_button(workspace, device)


def is_known(workspace: Workspace, device: Device) -> bool:
    """Whether a device was connected before."""
    return any(row.identifier == device.identifier and row.last_connected_utc_ns for row in workspace.studio.context.known_devices)


def link_button(workspace: Workspace, device: Device) -> None:
    """Connects or disconnects (MW-04). Other devices stay connected."""
    if device in workspace.busy:
        ui.button("Connecting …", color=None).props("unelevated no-caps disable").classes("button")
        return
    if device.connected:
        button("Disconnect", lambda: workspace.disconnect(device))
        return
    if workspace.is_offline(device) and is_known(workspace, device):
        button("Forget", lambda: forget(workspace, device.identifier), "quiet")
    button("Connect", lambda: workspace.connect(device), "primary")


def known_row(workspace: Workspace, row: KnownDevice) -> None:
    """A device that was connected before and is not near (MW-03)."""
    with block("row-item").props(f'data-known="{row.address}"'):
        with block("fill name"):
            ui.label(clean(row.name or row.address)).classes("name strong")
            ui.label(f"{FAMILIES.get(row.family, 'device')} · {row.address} · last {local_date(row.last_connected_utc_ns)}").classes("muted small name")
        pill("offline", "dot")
        button("Forget", lambda: forget(workspace, row.identifier))


async def forget(workspace: Workspace, identifier: str) -> None:
    """Forgets a device."""
    await workspace.studio.context.forget_known(identifier)
