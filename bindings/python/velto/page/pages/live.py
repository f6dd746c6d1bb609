"""The page Live: curves and the board in 3-D, updated with the samples (MW-12 to MW-21, TAP-07)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable

from nicegui import ui

from ..frame import block, button, card, empty, frame, heading, later, notice, watched
from ...output.text import clean
from . import shown
from .parts import color_of
from .picker import picker

if TYPE_CHECKING:
    from ..feed import Track
    from ..workspace import Workspace

ORIENTATIONS = ("orientation", "quaternion")
"""The signals that turn the board in 3-D, in order of preference: computed on the host, or by the board's sensor fusion."""
LIMITS = {"m/s²": (20, 40, 80, 160), "rad/s": (5, 10, 20, 40)}
"""The selectable fixed axis ranges, by unit."""

DEFECTS = {"clipped": "Values at the limit of the range: choose a wider range", "invalid": "Values that are not numbers"}
"""The counts that are shown only if they are not 0."""


@ui.page("/live")
def live_page() -> None:
    """Draws the page."""
    workspace = shown()
    with frame(workspace, "Live", "/live", "curve", "board"):
        ui.element("velto-feed").classes("notice warn").props('role="status" hidden')
        watched(lambda: toolbar_key(workspace), lambda: toolbar(workspace))
        watched(lambda: workspace.showing.trouble, lambda: trouble(workspace))
        watched(lambda: workspace.feed.generation, lambda: pictures(workspace))
        watched(lambda: [device.identifier for device in workspace.ready()], lambda: later(pickers(workspace)))


def toolbar_key(workspace: Workspace) -> Any:
    """The state on which the row of buttons depends."""
    showing = workspace.showing
    return bool(showing.choices), showing.is_paused, showing.session and showing.session.number, bool(workspace.ready())


def toolbar(workspace: Workspace) -> None:
    """The buttons for the streams."""
    showing = workspace.showing
    if not showing.choices:
        return
    with block("line"):
        if showing.is_paused:
            button("Resume", showing.resume, "primary", icon="play_arrow")
        else:
            button("Pause", showing.pause, icon="pause")
        button("Stop", showing.stop, icon="stop")
        if showing.session is None:
            button("Record", lambda: showing.record("live"), icon="fiber_manual_record")
        else:
            recording(workspace)
        block("fill")
        totals(workspace)


def recording(workspace: Workspace) -> None:
    """The buttons for the session being recorded: mark a moment, and end and show the session."""
    session = workspace.showing.session
    assert session is not None
    mark = ui.input(placeholder="mark").props('outlined dense aria-label="Text of the mark"').style("width:140px")
    button("Mark", lambda: session.mark(mark.value or "mark"), icon="flag")

    async def end() -> None:
        await workspace.showing.stop_recording()
        ui.navigate.to(f"/session/{session.number}")

    button("Stop recording", end, "danger", icon="stop_circle")


def totals(workspace: Workspace) -> None:
    """Samples per second, lost samples and duration: first as they are now, then as `samples.js` receives them."""
    texts = workspace.showing.totals()
    for name, look in {"rate": "strong", "lost": "", "length": "muted"}.items():
        bad = " bad" if name == "lost" and texts[name] != "0 lost" else ""
        ui.label(texts[name]).classes(f"stat {look}{bad}").props(f'data-total="{name}"')


def trouble(workspace: Workspace) -> None:
    """The reason why samples are missing."""
    if workspace.showing.trouble is not None:
        with notice(workspace.showing.trouble, "warn"):
            ui.label("Recorded samples are kept. The curves continue when the device is connected again.").classes("small")


def pictures(workspace: Workspace) -> None:
    """The board in 3-D, and a card for each signal."""
    tracks = list(workspace.feed.tracks.values())
    turning = next((track for name in ORIENTATIONS for track in tracks if track.signal == name), None)
    curves = [track for track in tracks if track is not turning]
    if not tracks:
        if not workspace.ready():
            empty("Nothing to show yet", "Connect a device on the page Devices; its motion appears here.")
        return
    if turning is None:
        with block("grid wide"):
            for track in tracks:
                curve_card(track)
        return
    with block("split"):
        board_card(turning)
        with block("stack"):
            for track in curves[:2] or [turning]:
                curve_card(track)
    if curves[2:]:
        with block("grid wide"):
            for track in curves[2:]:
                curve_card(track)


def board_card(track: Track) -> None:
    """The board in its current orientation (MW-21)."""
    with card().props("data-card"):
        card_head(track, "Orientation")
        ui.element("velto-board").props(f"track={track.number}")
        chips(track)


def curve_card(track: Track) -> None:
    """The curves of a signal, with its numbers (MW-18)."""
    with card().props(f'data-card data-signal="{track.signal}"'):
        choice = card_head(track, track.signal.replace("-", " ").capitalize(), LIMITS.get(track.unit, ()))
        fixed = " limit=1" if track.signal in ORIENTATIONS else ""
        curve = ui.element("velto-curve").props(f'track={track.number} unit="{track.unit}"{fixed}')
        if choice is not None:
            choice.on_value_change(lambda event: curve.props(f"limit={event.value}"))
        chips(track)


def card_head(track: Track, title: str, limits: tuple[int, ...] = ()) -> ui.select | None:
    """Title, rate, loss, and the choice of the axis."""
    with block("line tight"):
        heading(title)
        ui.label(clean(track.name)).classes("muted small name").style("max-width:16ch")
        block("fill")
        ui.label("–").classes("stat small").props('data-stat="rate"')
        ui.label("–").classes("stat small").style("min-width:7ch").props('data-stat="lost"')
        if not limits:
            return None
        options = {0: "auto", **{limit: f"±{limit}" for limit in limits}}
        return ui.select(options, value=0).props('dense borderless options-dense aria-label="Axis"').classes("small")


def chips(track: Track) -> None:
    """The newest value of each channel."""
    with block("chips"):
        for index, channel in enumerate(track.channels[:4]):
            with block("chip" + (" short" if track.signal in ORIENTATIONS else "")).style(color_of(channel, index)):
                ui.label(channel).classes("muted small")
                with ui.element("b").props(f'data-value="{index}"'):
                    ui.label("–")
        ui.label(track.unit).classes("muted small")
        block("fill")
        for stat, title in DEFECTS.items():
            ui.label("").classes("small warn").props(f'data-stat="{stat}" title="{title}"')


def pickers(workspace: Workspace) -> list[Callable[[], None]]:
    """The choices of sensors, one for each connected device (MW-12 to MW-17)."""
    return [partial(picker, workspace, device) for device in workspace.ready()]
