"""The page of a device: its information and its actions (MW-06 to MW-11, MW-29, TAP-01 to TAP-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from veltokit import Capability, MwLedColor, MwLedPreset
from veltokit.studio.choosing import BOARD, TAP

from ..frame import LOOK, Part, attempt, block, button, card, empty, facts, frame, heading, looking, watched
from ...output.text import clean
from ..local_time import local_date
from . import shown
from .modules import MODULES
from .parts import FAMILIES, bars_of, battery, in_bootloader, is_in_bootloader, link_buttons, short_address, state_of, state_pill, strength
from .tap import tap_cards

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

IDENTIFY = 3.0
"""The time for which the light flashes (seconds)."""
FIRST_SAMPLES = 3.0
"""The longest wait for a sample that is not zero (seconds)."""
READS = (("temperature[0]", "Temperature", 1, "°C"), ("pressure", "Pressure", 0.01, "hPa"), ("illuminance", "Ambient light", 1, "lux"))
"""The quick reads: signal, title, factor and unit."""


@ui.page("/device/{identifier:path}")
def device_page(identifier: str) -> None:
    """Draws the page."""
    workspace = shown()
    device = workspace.device(identifier)
    if device is None:
        with frame(workspace, "Device", "/"):
            empty("This device is not in range", "It has not been seen since the studio was started. The page Devices lists the devices in range.")
        return
    with frame(workspace, device.info.name, "/"):
        top(workspace, device)
        watched(lambda: (device.connected, is_in_bootloader(device)), lambda: body(workspace, device))


def top(workspace: Workspace, device: Device) -> None:
    """State, battery and link. Each part is updated separately, so that the buttons are not redrawn."""
    with card(), block("line"):
        watched(lambda: bars_of(device), lambda: strength(device.info.rssi), "")
        watched(lambda: state_of(workspace, device), lambda: state_pill(workspace, device), "")
        watched(lambda: ("charge", device.info.battery), lambda: battery(device.info.battery), "charge")
        ui.label(f"{FAMILIES.get(device.info.family, 'device')} · {short_address(device)}").classes("muted name")
        block("fill")
        with block("line"):
            identifying = Part(lambda: can_identify(device), lambda: identify_button(workspace, device))
            verbs = [identifying, *link_buttons(workspace, device)]

        def look() -> None:
            for verb in verbs:
                verb.look()

        looking(LOOK, look)


def identify_button(workspace: Workspace, device: Device) -> None:
    """The button for identification."""
    if can_identify(device):
        button("Identify", lambda: identify(workspace, device), icon="lightbulb")


def can_identify(device: Device) -> bool:
    """Returns whether a device has a light or a motor, and accepts commands."""
    return device.connected and not is_in_bootloader(device) and (device.has(Capability.HAPTIC) or BOARD.fits(device))


async def identify(workspace: Workspace, device: Device) -> None:
    """Flashes the green light of a board (MW-06), or makes another device vibrate."""
    if BOARD.fits(device):
        await workspace.studio.light(device, MwLedColor.GREEN, MwLedPreset.FLASH, IDENTIFY)
    else:
        await device.play_haptic([0.2, 0.1, 0.2])


def body(workspace: Workspace, device: Device) -> None:
    """The cards of a connected device."""
    if not device.connected:
        empty("Not connected", "Connect the device to see its information and its sensors. If the link is lost, the studio reconnects the device as soon as it is in range.")
        return
    if is_in_bootloader(device):
        in_bootloader(is_elsewhere=True)
        return
    with block("line"):
        for title, page in (("Show its motion", "/live"), ("Log", "/log"), ("Settings and firmware", "/settings")):
            if page == "/live" or BOARD.fits(device):
                ui.link(title, page)
    with block("grid"):
        identity(workspace, device)
        if BOARD.fits(device):
            light(workspace, device)
            motor(device)
            reads(workspace, device)
        if TAP.fits(device):
            tap_cards(workspace, device)
    if BOARD.fits(device):
        modules(device)


def identity(workspace: Workspace, device: Device) -> None:
    """The device information texts (MW-07, MW-08, TAP-03)."""
    with card():
        heading("Device information")
        holder = block("")

        async def read() -> None:
            details = await workspace.studio.details(device)
            charge = await workspace.studio.battery(device)
            model = {"model": device.board.info.model_name} if BOARD.fits(device) else {}
            rows = {**details, **model, "address": short_address(device), "battery": "–" if charge is None else f"{charge:.0%}"}
            with holder:
                facts(rows)

        ui.timer(0, lambda: attempt(read), once=True)


def light(workspace: Workspace, device: Device) -> None:
    """The light of a board (MW-09)."""
    with card():
        heading("Light")
        with block("line"):
            color = ui.select({color: color.name.lower() for color in MwLedColor}, value=MwLedColor.GREEN, label="Color").props("outlined dense")
            pattern = ui.select({preset: preset.name.lower() for preset in MwLedPreset}, value=MwLedPreset.BREATHE, label="Pattern").props("outlined dense")
        with block("line"):
            button("Play", lambda: workspace.studio.light(device, color.value, pattern.value), "primary")
            button("Stop", lambda: workspace.studio.darken(device))


def motor(device: Device) -> None:
    """The motor and the buzzer of a board (MW-10)."""
    with card():
        heading("Vibration")
        strength_ = labelled("Strength", 0, 100, 10, 80, "%")
        length = labelled("Pulse", 50, 2000, 50, 300, "ms")
        with block("line"):
            button("Vibrate", lambda: device.board.play_motor(strength_.value / 100, length.value / 1000), "primary")
            button("Buzz", lambda: device.board.play_buzzer(length.value / 1000))


def labelled(title: str, low: float, high: float, step: float, value: float, unit: str) -> ui.slider:
    """A slider with its title and its value."""
    with block("stack").style("gap:0"):
        with block("line"):
            ui.label(title).classes("muted small")
            block("fill")
            shown_ = ui.label().classes("number small")
        made = ui.slider(min=low, max=high, step=step, value=value).props(f'aria-label="{title}"')
        shown_.bind_text_from(made, "value", lambda number: f"{number:g} {unit}")
    return made


def reads(workspace: Workspace, device: Device) -> None:
    """Values that are read once (MW-11), each only if the board has its sensor."""
    names = {signal.identifier for signal in device.signals}
    with card():
        heading("Quick reads")
        with block("rows"):
            for signal, title, factor, unit in READS:
                if signal in names:
                    read_row(workspace, device, signal, title, factor, unit)


def read_row(workspace: Workspace, device: Device, signal: str, title: str, factor: float, unit: str) -> None:
    """A value with its button."""

    async def read() -> None:
        value.set_text(f"{await measured(workspace, device, signal) * factor:.4g} {unit}")
        time.set_text(local_date(workspace.studio.context.utc_ns(workspace.studio.context.time_ns))[11:])

    with block("row-item"):
        ui.label(title).classes("fill")
        value = ui.label("–").classes("number strong").props(f'data-read="{signal}"')
        time = ui.label("").classes("muted small number")
        button("Read", read).props(f'aria-label="Read {title.lower()}"')


async def measured(workspace: Workspace, device: Device, signal: str) -> float:
    """Measures once. A streaming sensor is started for this, and leading zeros, which the light sensor sends, are skipped."""
    studio = workspace.studio
    if not studio.signal(device, signal).can_stream:
        return (await studio.read(device, signal)).values[0]
    found = 0.0
    async with studio.streaming([device], [signal]) as streams:
        async for table in streams.tables(FIRST_SAMPLES):
            found = next((sample.values[0] for sample in table.rows if sample.values[0]), found)
            if found:
                break
    return found


def modules(device: Device) -> None:
    """Every module with its implementation and revision, or a dash (MW-08)."""
    present = {module.id: module for module in device.board.modules}
    with ui.expansion(f"Modules ({len(present)})").classes("card").style("padding:0"):
        with block("scroll"), ui.element("table").classes("plain"):
            table_row("th", ("Module", "Implementation", "Revision"))
            for number, word in {**MODULES, **{number: f"0x{number:02X}" for number in present if number not in MODULES}}.items():
                module = present.get(number)
                table_row("td", (word, module.implementation if module else "–", module.revision if module else "–"))


def table_row(cell: str, texts: tuple[Any, ...]) -> None:
    """A row of a table."""
    with ui.element("tr"):
        for text in texts:
            with ui.element(cell):
                ui.label(clean(str(text)))
