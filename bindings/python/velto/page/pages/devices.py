"""The page Devices: devices in range, known devices, and the reason of a failed search (MW-01 to MW-05, MW-29, TAP-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from ..frame import LOOK, Part, block, button, card, empty, frame, heading, looking, notice, pill, watched
from ...output.text import clean
from ..local_time import local_date
from . import shown
from .parts import FAMILIES, bars_of, battery, forget, has_waiting_log, link_buttons, name, path_of, short_address, state_of, state_pill, strength

if TYPE_CHECKING:
    from veltokit import Device, KnownDevice

    from ..workspace import Workspace

PATIENCE = 4.0
"""The time after which an empty search shows advice (seconds)."""


@ui.page("/")
def devices_page() -> None:
    """Draws the page. The search for devices begins with the window and ends with it."""
    workspace = shown()
    workspace.begin_scanning()
    ui.context.client.on_delete(workspace.end_scanning)
    with frame(workspace, "Devices", "/"):
        watched(lambda: workspace.scanning.failure, lambda: cannot_scan(workspace))
        near = NearDevices(workspace)
        watched(lambda: [(row.identifier, row.name) for row in remembered(workspace)], lambda: draw_remembered(workspace))
        looking(LOOK, near.look)


def is_waiting(workspace: Workspace) -> bool:
    """Returns whether the search has lasted long enough to show advice."""
    return workspace.studio.context.time - workspace.scanning.began > PATIENCE


class NearDevices:
    """The devices in range. Rows keep their places while the page is open; a new row is inserted by its signal strength."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self._rows: dict[Device, DeviceRow] = {}
        with card():
            heading("Near")
            self._state = Part(self._emptiness, self._draw_emptiness)
            self._holder = block("rows")

    def look(self) -> None:
        """Adds and removes rows, and updates each row."""
        near = self.workspace.devices()
        for device in [device for device in self._rows if device not in near]:
            self._rows.pop(device).element.delete()
        for index, device in enumerate(near):
            if device not in self._rows:
                with self._holder:
                    self._rows[device] = DeviceRow(self.workspace, device)
                self._rows[device].element.move(target_index=index)
        for row in self._rows.values():
            row.look()
        self._state.look()

    def _emptiness(self) -> Any:
        return bool(self._rows), is_waiting(self.workspace), self.workspace.scanning.failure is not None

    def _draw_emptiness(self) -> None:
        if self._rows:
            return
        if self.workspace.scanning.failure is not None:
            ui.label("Scanning is not possible at the moment. It starts automatically as soon as it is.").classes("muted")
        elif is_waiting(self.workspace):
            nothing_near()
        else:
            ui.label("Looking for devices …").classes("muted")


class DeviceRow:
    """A device in range. Its parts are updated separately, so that a click or the keyboard focus survives an update."""

    def __init__(self, workspace: Workspace, device: Device) -> None:
        self.workspace, self.device = workspace, device
        with block("row-item").props(f'data-device="{short_address(device)}"') as self.element:
            bars_ = Part(lambda: bars_of(device), lambda: strength(device.info.rssi), "")
            with block("fill name"):
                named = Part(lambda: device.info.name, self._draw_name, "name")
                failed = Part(lambda: workspace.failures.get(device), self._draw_failure, "")
            waits = Part(lambda: has_waiting_log(workspace, device), self._draw_log, "")
            if workspace.studio.is_simulated:
                pill("simulated", "warn")
            charge = Part(lambda: ("charge", device.info.battery), lambda: battery(device.info.battery), "charge")
            state = Part(lambda: state_of(workspace, device), lambda: state_pill(workspace, device), "state")
            with block("line flat verbs"):
                verbs = link_buttons(workspace, device)
        self._parts = (bars_, named, failed, waits, charge, state, *verbs)

    def look(self) -> None:
        """Shows what has changed."""
        for part in self._parts:
            part.look()

    def _draw_name(self) -> None:
        device = self.device
        with ui.element("a").props(f'href="{path_of(device)}"').classes("name strong"):
            name(device)
        ui.label(f"{FAMILIES.get(device.info.family, 'device')} · {short_address(device)}").classes("muted small name")

    def _draw_failure(self) -> None:
        failure = self.workspace.failures.get(self.device)
        if failure is not None:
            ui.label(clean(failure)).classes("bad small sentence")

    def _draw_log(self) -> None:
        if has_waiting_log(self.workspace, self.device):
            pill("log not downloaded", "bad dot").props('title="The board has a log that was not downloaded."')


def remembered(workspace: Workspace) -> list[KnownDevice]:
    """The known devices that are out of range, the most recent first (MW-03)."""
    seen = {device.identifier for device in workspace.devices()}
    return [row for row in workspace.studio.context.known_devices if row.identifier not in seen and row.last_connected_utc_ns]


def draw_remembered(workspace: Workspace) -> None:
    """Lists the remembered devices."""
    found = remembered(workspace)
    if found:
        with card():
            heading("Connected before")
            with block("rows"):
                for row in found:
                    known_row(workspace, row)


def cannot_scan(workspace: Workspace) -> None:
    """Shows why no device can be found (MW-02)."""
    if workspace.scanning.failure is not None:
        with notice(workspace.scanning.failure, "bad"):
            ui.label("To find the cause, run velto doctor in a terminal. To try the studio without Bluetooth, run velto studio --simulated.").classes("small")


def nothing_near() -> None:
    """The state of an empty search."""
    empty("No device is in range", "Move it or press its button. A board or TAP that is connected to a phone does not advertise: close that program first.")


def known_row(workspace: Workspace, row: KnownDevice) -> None:
    """A known device that is out of range (MW-03)."""
    with block("row-item").props(f'data-known="{row.address}"'):
        with block("fill name"):
            ui.label(clean(row.name or row.address)).classes("name strong")
            ui.label(f"{FAMILIES.get(row.family, 'device')} · {row.address} · last {local_date(row.last_connected_utc_ns)}").classes("muted small name")
        pill("offline", "dot")
        button("Forget", lambda: forget(workspace, row.identifier))
