"""The cards of a TAP on the device page: mode, taps, movements and vibration (TAP-01 to TAP-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nicegui import ui

from veltokit import Finger, TapAbility, TapInputMode, TapXrState
from veltokit.tap import version_text

from ..frame import attempt, block, button, card, facts, heading, looking, watched
from ...output.text import clean
from ..local_time import local_date
from .parts import PLACE
from ...records import word

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

BUZZ = (0.1, 0.1, 0.1)
"""Vibration, pause, vibration (seconds)."""
LIT = 0.6
"""The time for which fingers stay lit (seconds)."""
EVERY = 0.1
"""The interval at which the TAP's state is updated (seconds)."""
POINT = 16
"""The size of the point that the mouse moves (pixels)."""
ROOM = 100.0
"""Half the size of the view in which the mouse moves (raw units)."""


def tap_cards(workspace: Workspace, device: Device) -> None:
    """Draws the cards of a TAP."""
    mode_card(device)
    fingers_card(workspace, device)
    mouse_card(workspace, device)
    with card():
        heading("Vibration")
        ui.label("100 ms on, 100 ms off, 100 ms on").classes("muted")
        with block("line"):
            button("Vibrate", lambda: device.play_haptic(BUZZ), "primary")
    events_card(workspace, device)


def mode_card(device: Device) -> None:
    """Mode, state and versions (TAP-01, TAP-03)."""
    with card():
        heading("Mode")

        async def write() -> None:
            if mode.value is not device.tap.mode.mode and not await attempt(lambda: device.tap.write_mode(mode.value)):
                mode.set_value(device.tap.mode.mode)

        mode = ui.select({mode: word(mode).replace("-", " ") for mode in TapInputMode}, value=device.tap.mode.mode, label="Input", on_change=write)
        mode.props("outlined dense")
        if TapAbility.XR_STATES in device.tap.info.abilities:
            state_choice(device)
        watched(lambda: versions(device), lambda: facts(versions(device)))


def state_choice(device: Device) -> None:
    """The state of a TapXR, which determines the meaning of a hand in mid-air."""

    async def write() -> None:
        if state.value is not device.tap.xr_state and not await attempt(lambda: device.tap.write_xr_state(state.value)):
            state.set_value(device.tap.xr_state)

    state = ui.select({state: word(state).replace("-", " ") for state in TapXrState}, value=device.tap.xr_state, label="State in mid-air", on_change=write)
    state.props("outlined dense")


def versions(device: Device) -> dict[str, str]:
    """The versions that the TAP has reported."""
    info = device.tap.info
    found = {"firmware": info.firmware_version, "hardware": info.hardware_version}
    return {name: "–" if number is None else version_text(number) for name, number in found.items()}


def fingers_card(workspace: Workspace, device: Device) -> None:
    """Fingers that light up as they tap (TAP-04)."""
    with card():
        heading("Taps")
        with block("line tight"):
            pills = {finger: ui.label(word(finger)).classes("pill").props(f'data-finger="{word(finger)}"') for finger in Finger}
        last = ui.label("No tap yet").classes("muted small")

        def look() -> None:
            found = workspace.happenings.taps.get(device)
            if found is None:
                return
            is_lit = workspace.studio.context.time_ns - found.time_ns < LIT * 1e9
            for finger, shown in pills.items():
                shown.classes(add="accent" if is_lit and finger in found.fingers else "", remove="" if is_lit and finger in found.fingers else "accent")
            names = ", ".join(word(finger) for finger in Finger if finger in found.fingers)
            last.set_text(f"{names} (combination {int(found.fingers)})")

        looking(EVERY, look)


def mouse_card(workspace: Workspace, device: Device) -> None:
    """A point that follows the mouse, within its view (TAP-05)."""
    with card():
        heading("Mouse")
        with ui.element("div").style("position:relative;height:120px;background:var(--raised);border-radius:8px;overflow:hidden"):
            point = ui.element("div").style(PLACE.format(x=50, y=50, size=POINT)).props("data-mouse")
        ui.label("Move the hand in mid-air; only movements that the TAP marks as genuine count.").classes("muted small")

        def look() -> None:
            x, y = workspace.happenings.pointers.get(device, (0.0, 0.0))
            point.style(PLACE.format(x=50 + x / ROOM * 50, y=50 + y / ROOM * 50, size=POINT))

        looking(EVERY, look)


def events_card(workspace: Workspace, device: Device) -> None:
    """The list of events with their times (TAP-02, TAP-04, TAP-06), which can be paused (TAP-09)."""
    with card():
        with block("line"):
            heading("Events")
            block("fill")
            is_on = ui.switch("Show new events", value=True)
        quiet = ui.label("The list is paused until you switch it on again.").classes("muted small")
        quiet.set_visibility(False)
        is_on.on_value_change(lambda event: quiet.set_visibility(not event.value))
        holder = block("rows").style("max-height:220px;overflow:auto")
        seen: list[object] = [None]

        def look() -> None:
            notes = [note for note in workspace.happenings.notes if note.device == device.info.name][:24]
            first = notes[0] if notes else None
            if first is seen[0] or not is_on.value:
                return
            seen[0] = first
            holder.clear()
            with holder:
                for note in notes:
                    times = f" ×{note.count}" if note.count > 1 else ""
                    ui.label(f"{local_date(note.utc_ns)[11:]}  {clean(note.text)}{times}").classes("small number")

        looking(0.3, look)

