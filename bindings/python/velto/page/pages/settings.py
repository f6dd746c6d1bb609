"""The page Settings: settings stored on a board or a TAP, and resets (MW-27); the firmware card is in `firmware.py`."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from nicegui import ui

from veltokit.studio.actions import MEMBERS
from veltokit.studio.choosing import BOARD, TAP

from ..frame import attempt, block, button, card, confirmed, empty, facts, frame, heading, watched
from . import shown
from .firmware import firmware_card
from .parts import in_bootloader, is_in_bootloader

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

TITLES = {
    "advertising_interval": "Advertising interval (s)", "advertising_timeout": "Advertising timeout (s)", "transmit_power": "Transmit power (dBm)",
    "interval_min": "Shortest connection interval (s)", "interval_max": "Longest connection interval (s)", "latency": "Latency (connection events)",
    "supervision_timeout": "Supervision timeout (s)", "is_slow_phy_forced": "Force the 1 Mbit/s PHY", "double_tap_timeout": "Double-tap timeout",
}
"""The titles of settings with units."""


@ui.page("/settings")
def settings_page() -> None:
    """Draws the connected devices that have settings."""
    workspace = shown()
    with frame(workspace, "Settings and firmware", "/settings"):
        watched(lambda: [device.identifier for device in having(workspace)], lambda: draw(workspace))


def having(workspace: Workspace) -> list[Device]:
    """The devices with settings: connected devices, including those in their bootloader or under a firmware update."""
    return [
        device for device in workspace.devices()
        if (device.connected or is_in_bootloader(device) or device in workspace.jobs and workspace.jobs[device].is_running)
        and (BOARD.fits(device) or TAP.fits(device))]


def draw(workspace: Workspace) -> None:
    """Draws the devices."""
    found = having(workspace)
    if not found:
        empty("Nothing to set", "Connect a board or a TAP on the page Devices.")
    for device in found:
        section(workspace, device)


def section(workspace: Workspace, device: Device) -> None:
    """Draws a device, and redraws it when it leaves its bootloader."""
    watched(lambda: is_in_bootloader(device), lambda: draw_device(workspace, device))


def draw_device(workspace: Workspace, device: Device) -> None:
    """Draws the cards of a device; in its bootloader, a device has only the firmware card."""
    heading(device.info.name)
    if is_in_bootloader(device):
        in_bootloader(is_elsewhere=False)
        with block("grid"):
            firmware_card(workspace, device)
        return
    with block("grid"):
        values_card(workspace, device)
        if BOARD.fits(device):
            log_card(workspace, device)
            firmware_card(workspace, device)


def values_card(workspace: Workspace, device: Device) -> None:
    """The settings, as the device reports them."""
    with card().props("data-settings"):
        heading("Settings")
        holder = block("stack")

        async def read() -> None:
            values = await workspace.studio.settings(device)
            holder.clear()
            with holder:
                form(workspace, device, values)

        ui.timer(0, lambda: attempt(read), once=True)


def form(workspace: Workspace, device: Device, values: dict[str, Any]) -> None:
    """Fields for the settings that can be changed. After a write, the settings are read back from the device."""
    names = [name for name in (MEMBERS if BOARD.fits(device) else values) if name in values and values[name] is not None]
    fields = {name: field(name, values[name]) for name in names}

    async def save() -> None:
        changes = {name: str(made.value) for name, made in fields.items() if text_of(values[name]) != str(made.value)}
        if changes:
            values.update(await workspace.studio.change_settings(device, changes))
            ui.notify("Saved on the device", position="top")

    with block("line"):
        button("Save", save, "primary")


def text_of(value: Any) -> str:
    """Converts a value to the form of its field."""
    return value.name.lower() if isinstance(value, Enum) else str(value)


def field(name: str, value: Any) -> Any:
    """Draws a field for the type of a value."""
    title = TITLES.get(name) or name.removeprefix("is_").removeprefix("has_").replace("_", " ").capitalize()
    if isinstance(value, bool):
        return ui.switch(title, value=value)
    if isinstance(value, Enum):
        return ui.select([member.name.lower() for member in type(value)], value=text_of(value), label=title).props("outlined dense")
    return ui.input(title, value=str(value)).props("outlined dense")


def log_card(workspace: Workspace, device: Device) -> None:
    """The counters of the log, and the resets, each with a confirmation (MW-27)."""
    with card():
        heading("Log and resets")

        def counters() -> None:
            info = device.board.log_info
            facts({"entries": str(workspace.studio.log_entries(device)), "loggers": str(info.logger_count)})

        watched(lambda: (workspace.studio.log_entries(device), device.board.log_info.logger_count), counters)
        with block("line"):
            button("Clear the log", lambda: asked(f"Erase the log of {device.info.name}?", "Erase", lambda: workspace.studio.clear_log(device)))
            button("Reset", lambda: asked(f"Reset {device.info.name}? This clears everything that it runs, and keeps its log.", "Reset", lambda: workspace.studio.reset(device)))
            button("Factory reset", lambda: asked(
                f"Erase everything that {device.info.name} runs and has logged, and reset it?", "Factory reset", lambda: workspace.studio.factory_reset(device)), "danger")


async def asked(question: str, word: str, act: Any) -> None:
    """Runs an action after a confirmation."""
    if await confirmed(question, word):
        await act()
