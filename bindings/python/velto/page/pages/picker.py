"""The picker of a device's sensors, their rates and their ranges (MW-12 to MW-17)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Callable

from nicegui import ui

from veltokit.studio.choosing import BOARD

from ..frame import block, button, card, heading, meter
from ..sensors import GUIDE_RATE, Choice, Sensor, pickable
from ...output.text import clean

if TYPE_CHECKING:
    from nicegui.element import Element
    from veltokit import Device

    from ..workspace import Workspace

GROUPS = {"raw": "Motion, raw", "fusion": "Motion, fused by the board", "sensors": "Environment"}
"""The headings, in their order."""


CARRIED = 100.0
"""The packets per second that a link carries, unless the device reports its own limit."""


class Picker:
    """The picker of a device. A change updates the existing elements without redrawing them, so that the keyboard focus is kept."""

    def __init__(self, workspace: Workspace, device: Device, verb: str, act: Any, part: Callable[[Choice], Choice] = lambda choice: choice, is_sent: bool = True) -> None:
        """Makes the picker; `draw()` draws it.

        Args:
            workspace: The workspace.
            device: The device.
            verb: The word on the button.
            act: The action of the button.
            part: Returns the part of a choice that the action can use; sensors outside of it are not offered.
            is_sent: Whether the samples have to pass the link.
        """
        self.workspace, self.device = workspace, device
        self.verb, self.act, self.part, self.is_sent = verb, act, part, is_sent
        self.shown = workspace.choice(device)
        """The choice that is shown."""
        self._settlers: list[Callable[[], Any]] = []
        self._is_settling = False

    def choose(self, choice: Choice) -> None:
        """Stores a choice for all windows."""
        if not self._is_settling:
            self.workspace.picked[self.device] = choice
            self.settle()

    @property
    def choice(self) -> Choice:
        """The current choice, which another window may have changed."""
        return self.workspace.choice(self.device)

    def settle(self) -> None:
        """Updates all elements to the current choice."""
        self.shown = self.choice
        self._is_settling = True
        for settler in self._settlers:
            settler()
        self._is_settling = False

    def draw(self) -> None:
        """Draws the sensors, the sum and the button."""
        sensors = pickable(self.device)
        usable = self.part(Choice(self.device, tuple(sensor.signal for sensor in sensors))).signals
        sensors = [sensor for sensor in sensors if sensor.signal in usable]
        for group, title in GROUPS.items():
            found = [sensor for sensor in sensors if sensor.group == group]
            if not found:
                continue
            ui.label(title if BOARD.fits(self.device) else "Signals").classes("muted small strong")
            with block("grid").style("gap:0 var(--space-4)"):
                for sensor in found:
                    self.row(sensor)
        self.total()
        self.settle()

    def row(self, sensor: Sensor) -> None:
        """A sensor with its rate and its range."""
        with block("line tight flat").style("min-height:44px"):
            box = ui.checkbox(clean(sensor.label), on_change=lambda event: self.choose(self.choice.with_signal(sensor.signal, event.value))).classes("fill")
            self._settlers.append(lambda: box.set_value(sensor.signal in self.shown.signals))
            if len(sensor.rates) > 1:
                self.rates(sensor)
            elif sensor.rates:
                self.when_chosen(sensor, ui.label(f"{sensor.rates[0]:g} Hz").classes("muted small number"))
            if sensor.ranges:
                self.ranges(sensor)

    def when_chosen(self, sensor: Sensor, element: Element) -> None:
        """Shows a part of a row only while its sensor is picked."""
        self._settlers.append(lambda: element.set_visibility(sensor.signal in self.shown.signals))

    def rates(self, sensor: Sensor) -> None:
        """The rates that the sensor has (MW-14)."""
        options = {rate: f"{rate:g} Hz" for rate in sensor.rates}
        made = ui.select(options, value=sensor.rate, on_change=lambda event: self.choose(self.choice.with_rate(sensor.signal, event.value)))
        made.props(f'dense outlined options-dense aria-label="Rate of {sensor.label.lower()}"')
        self._settlers.append(lambda: made.set_value(self.shown.rate(sensor.signal)))
        self.when_chosen(sensor, made)

    def ranges(self, sensor: Sensor) -> None:
        """The ranges that the sensor has (MW-13)."""
        word, unit = "g" if sensor.range_unit == "g" else "°/s", sensor.range_unit
        options = {limit: f"±{limit} {word}" for limit in sensor.ranges}
        made = ui.select(options, value=sensor.range_first, on_change=lambda event: self.choose(
            replace(self.choice, ranges=replace(self.choice.ranges, **{unit: event.value}))))
        made.props(f'dense outlined options-dense aria-label="Range of {sensor.label.lower()}"')
        self._settlers.append(lambda: made.set_value(int(getattr(self.shown.ranges, unit))))
        self.when_chosen(sensor, made)

    def total(self) -> None:
        """Draws the sum of the rates; if it exceeds the capacity of a link, also the capacity and a remedy (MW-17)."""
        with block("line"):
            with block("stack fill").style("gap:4px;max-width:460px"):
                text = ui.label().classes("small number").props("data-sum")
                bar = meter(0)
                bar.set_visibility(self.is_sent)
            halve = button("Halve all", lambda: self.choose(self.choice.halved()))
            block("fill")
            button(self.verb, self.act, "primary")

        def settle() -> None:
            choice = self.part(self.shown)
            total, packets, limit = choice.total(), choice.packets(), self.limit()
            link = f" in {packets:.0f} packets/s; a link carries about {limit:.0f} packets/s" if self.is_sent else ""
            text.set_text(f"{total:g} samples/s{link}")
            is_over = self.is_sent and packets > limit
            text.classes(add="warn strong" if is_over else "muted", remove="muted" if is_over else "warn strong")
            bar.classes(add="over" if is_over else "", remove="" if is_over else "over")
            bar.default_slot.children[0].style(f"width:{min(packets / limit, 1):.1%}")
            halve.set_visibility(total > GUIDE_RATE)

        self._settlers.append(settle)

    def limit(self) -> float:
        """Packets a second that the link of the device carries."""
        return (self.device.board.info.carried_notification_rate if BOARD.fits(self.device) else 0) or CARRIED


def picker(workspace: Workspace, device: Device) -> None:
    """The picker of the page Live."""

    async def show() -> None:
        others = [choice for choice in workspace.showing.choices if choice.device != device]
        await workspace.showing.start([*others, workspace.choice(device)])

    with card().props("data-picker"):
        with block("line"):
            heading(f"Sensors of {device.info.name}")
        Picker(workspace, device, "Show", show).draw()
