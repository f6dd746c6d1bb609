"""Dev Mode on the page Play: the motion configuration, the internal values of the motion engine, and the bytes of packets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nicegui import ui

from ..frame import block, button, heading, looking
from ..probe import Probe, sources_of
from .device import labelled

if TYPE_CHECKING:
    from veltokit import Device

    from ..workspace import Workspace

SLIDERS: dict[str, tuple[float, float, float]] = {
    "deadzone": (0, 1, 0.01), "input_smoothing": (0.01, 1, 0.01), "drift_retain": (0, 1, 0.005), "drift_blend": (0, 1, 0.005),
    "paddle_input_gain": (0, 2, 0.01), "paddle_micro_deadzone": (0, 0.5, 0.005), "paddle_raw_divisor": (10, 1000, 10), "paddle_raw_smoothing": (0.01, 1, 0.01),
    "paddle_smooth_max": (0.1, 5, 0.1), "paddle_smooth_retain": (0, 1, 0.01), "pointer_sensitivity": (0, 0.2, 0.001), "pointer_damping": (0, 1, 0.01),
    "pointer_output_smoothing": (0, 1, 0.01), "gesture_cooldown": (0, 3, 0.05), "gesture_min_thrust_speed": (0, 1, 0.01), "gesture_pullback_delta": (0, 1, 0.01),
}
"""The members of the motion's configuration that have a slider: lowest, highest, step."""
SWITCHES = ("invert_x", "invert_y", "drift_enabled", "paddle_auto_calibration")
AXES = {"input_x": "Source of x", "input_y": "Source of y", "paddle_axis": "Paddle axis"}
"""The members with the sources of the directions, and their titles."""
EVERY = 0.12
"""The interval at which packets are read (seconds)."""


def dev_mode(workspace: Workspace, device: Device) -> None:
    """Draws the motion configuration, whose changes apply at once, and the internal values of the motion engine."""
    with ui.expansion("Dev Mode").classes("card").style("padding:0"), block("stack"):
        with block("grid"):
            for name, (low, high, step) in SLIDERS.items():
                value = getattr(device.motion_config, name)
                slider = labelled(name.replace("_", " "), low, max(high, value), step, value, "").props(f'data-slider="{name}"')
                slider.on_value_change(lambda event, name=name: change(device, name, event.value))
        axes(device)
        with block("line"):
            for name in SWITCHES:
                ui.switch(name.replace("_", " "), value=getattr(device.motion_config, name), on_change=lambda event, name=name: change(device, name, event.value))
        internals(device)
        heading("Byte probe")
        byte_probe(device)


def axes(device: Device) -> None:
    """The sources of both directions, and the axis that steers a paddle."""
    with block("line"):
        for name, title in AXES.items():
            value = getattr(device.motion_config, name)
            options = {member: member.name.lower().replace("_", " ") for member in type(value)}
            made = ui.select(options, value=value, label=title, on_change=lambda event, name=name: change(device, name, event.value))
            made.props("outlined dense").style("min-width:160px")


def byte_probe(device: Device) -> None:
    """Draws the changed bytes of every packet, and the number of changes of each bit from 0 to 1, which reveals a button."""
    sources = sources_of(device)
    if not sources:
        ui.label("This device has no characteristic that notifies.").classes("muted")
        return
    probe: list[Probe] = []

    def end() -> None:
        if probe:
            probe.pop().close()

    def begin() -> None:
        end()
        if is_on.value:
            probe.append(Probe(device, chosen.value))

    with block("line"):
        is_on = ui.switch("Log packets", on_change=begin)
        chosen = ui.select(sources, value=next(iter(sources)), label="Characteristic", on_change=begin).props("outlined dense").style("min-width:220px")
        button("Reset the probe", lambda: probe[0].reset() if probe else None)
    last = ui.label("–").classes("number small").props("data-packet")
    rises = ui.label("–").classes("number small").props("data-rises")
    lines = ui.element("pre").classes("tree").style("min-height:120px")
    with lines:
        text = ui.label("").style("white-space:pre-wrap").props("data-probe")
    ui.context.client.on_delete(end)

    def look() -> None:
        if not probe:
            return
        found = probe[0]
        found.take()
        last.set_text(f"last packet: {found.last.hex(' ') or '–'}")
        rises.set_text("changes from 0 to 1: " + (", ".join(f"byte {byte} bit {bit} ({count}×)" for (byte, bit), count in found.rises.items()) or "–"))
        text.set_text("\n".join(found.lines))

    looking(EVERY, look)


def change(device: Device, name: str, value: Any) -> None:
    """Changes a member of the configuration, with immediate effect."""
    config = device.motion_config
    setattr(config, name, value)
    device.motion_config = config


def internals(device: Device) -> None:
    """The internal values of the motion engine."""
    members = ("raw_x", "smooth_x", "relative_x", "position_x", "paddle_offset", "paddle_delta", "paddle_steer", "rotation_x", "rotation_y")
    with block("chips"):
        places = {}
        for name in members:
            with block("chip"):
                ui.label(name.replace("_", " ")).classes("muted small")
                places[name] = ui.label("–").classes("number").style("min-width:9ch")

    def look() -> None:
        debug = device.motion_debug
        for name, place in places.items():
            place.set_text(f"{getattr(debug, name):.3f}")

    looking(0.25, look)

