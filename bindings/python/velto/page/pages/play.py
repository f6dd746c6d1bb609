"""The page Play: the game input of a device, its calibration, and Dev Mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from veltokit import Button, MotionMode

from ..frame import attempt, block, button, card, empty, frame, heading, looking, watched
from . import shown
from .dev_mode import dev_mode
from .parts import PLACE

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

EVERY = 0.1
"""The interval at which the input is updated (seconds)."""
POINT = 22
"""The size of the point that a player moves (pixels)."""
COUNTERS = {
    "press_count": "press", "click_count": "click", "primary_count": "primary", "throw_count": "throw", "shake_count": "shake", "swing_count": "swing", "action_count": "action"}
"""The counters of button presses and gestures, and their labels."""


@ui.page("/play")
def play_page() -> None:
    """Draws the page."""
    workspace = shown()
    workspace.begin_playing()
    ui.context.client.on_delete(workspace.end_playing)
    with frame(workspace, "Play", "/play"):
        watched(lambda: [device.identifier for device in workspace.ready()], lambda: draw(workspace))


def draw(workspace: Workspace) -> None:
    """Draws the choice of a device, and its input."""
    found = workspace.ready()
    if not found:
        empty("No device is connected", "Connect a device on the page Devices, and move it: this page shows the input that a game receives.")
        return
    if workspace.playing not in found:
        workspace.play(workspace.player() or found[0])
    names = {device.identifier: device.info.name for device in found}
    playing = workspace.playing
    assert playing is not None

    def choose(identifier: str) -> None:
        device = workspace.device(identifier)
        if device is not None:
            workspace.play(device)
            body.refresh()

    if len(found) > 1:
        ui.select(names, value=playing.identifier, label="Device", on_change=lambda event: choose(event.value)).props("outlined dense").style("max-width:320px")

    @ui.refreshable
    def body() -> None:
        device = workspace.playing
        if device is not None:
            with block("split"):
                hud(workspace, device)
                with block("stack"):
                    calibration(device)
                    gestures(workspace)
            dev_mode(workspace, device)

    body()


def hud(workspace: Workspace, device: Device) -> None:
    """Position, mode and link, as in the heads-up display of a game."""
    with card():
        heading("Position")
        with ui.element("div").style("position:relative;aspect-ratio:1;max-height:320px;background:var(--raised);border-radius:8px;overflow:hidden").props('data-hud role="img" aria-label="Position"'):
            ui.element("div").style("position:absolute;left:50%;top:0;bottom:0;border-left:1px solid var(--line)")
            ui.element("div").style("position:absolute;top:50%;left:0;right:0;border-top:1px solid var(--line)")
            point = ui.element("div").style(PLACE.format(x=50, y=50, size=POINT))
        with block("line"):
            numbers = ui.label().classes("number strong").style("min-width:24ch")
            link = ui.label().classes("number small muted")
        modes = {mode: mode.name.lower() for mode in MotionMode}

        async def set_mode(mode: MotionMode) -> None:
            await attempt(lambda: setattr(device, "motion_mode", mode))

        ui.toggle(modes, value=device.motion_mode, on_change=lambda event: set_mode(event.value)).props("no-caps unelevated")

        def look() -> None:
            pad = workspace.input
            if pad is not None:
                point.style(PLACE.format(x=inside(pad.position_x), y=inside(-pad.position_y), size=POINT))
                numbers.set_text(f"x {pad.position_x:+.3f}   y {pad.position_y:+.3f}")
                link.set_text(f"{workspace.packet_rate:.0f} packets/s, {pad.packet_count} in total")

        looking(EVERY, look)


def inside(position: float) -> float:
    """Converts a position, -1 to 1, to a place in the view (percent)."""
    return 50 + 50 * min(max(position, -1), 1)


def gestures(workspace: Workspace) -> None:
    """Buttons and gestures that light up, with their counts."""
    with card():
        heading("Buttons and gestures")
        with block("line tight"):
            buttons = {found: ui.label(str(found.name).lower()).classes("pill").props(f'data-button="{str(found.name).lower()}"') for found in Button}
        with block("line tight"):
            pills = {name: ui.label(f"{word} 0").classes("pill number").props(f'data-gesture="{word}"') for name, word in COUNTERS.items()}
        before: dict[str, tuple[int, float]] = {}

        def look() -> None:
            pad = workspace.input
            if pad is None:
                return
            for found, made in buttons.items():
                light(made, found in pad.buttons_down)
            now = workspace.studio.context.time
            for name, made in pills.items():
                count = getattr(pad, name)
                if name not in before or count != before[name][0]:
                    made.set_text(f"{COUNTERS[name]} {count}")
                    before[name] = count, now if name in before else -1
                light(made, now - before[name][1] < 0.6)

        looking(EVERY, look)


def light(made: ui.label, is_lit: bool) -> None:
    """Highlights a label."""
    made.classes(add="accent" if is_lit else "", remove="" if is_lit else "accent")


def calibration(device: Device) -> None:
    """The calibration of the neutral pose, with instructions: hold still for a second."""
    with card():
        heading("Neutral pose")
        ui.label("Hold the device as in the game, keep it still, and press the button.").classes("muted")
        result = ui.label().classes("small").style("min-height:18px")

        async def hold() -> None:
            result.set_text("Hold still for a second …")
            try:
                await device.calibrate()
                result.set_text("Calibrated.")
            except BaseException:
                result.set_text("The device moved: try again.")
                raise

        with block("line"):
            button("Hold still to calibrate", hold, "primary")
            button("Zero", device.calibrate_neutral)
            button("Save profile", device.save_profile)
            button("Load profile", lambda: load(device))


def load(device: Device) -> None:
    """Loads a saved profile.

    Raises:
        LookupError: Nothing was saved.
    """
    if not device.load_profile():
        raise LookupError("no profile was saved for this device")
