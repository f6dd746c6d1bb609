"""Show the input of a device, live."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Callable, Iterator

from .._enums import Backend
from ..context import Context
from ..device import Device
from ..input import Input
from . import open_context
from .devices import scan

if TYPE_CHECKING:
    from rich.table import Table

WIDTH = 41
HZ = 60
PLAIN_EVERY = HZ // 2
"""Frames between two lines where nothing can be drawn."""


def run(backends: Backend | None, seconds: float) -> int:
    """Connects the device in range and draws until Ctrl-C. A radio that is missing is said, and may still appear."""
    with open_context(backends) as velto:
        problem = scan(velto, 0)
        if problem is not None:
            print(f"veltokit: {problem}\n`python -m veltokit doctor` prints more.", file=sys.stderr)
        velto.stop_scan()
        velto.auto_connect(players=1)
        show = rich_show() if sys.stdout is not None and sys.stdout.isatty() else None
        try:
            last = draw(velto, seconds, show or print_some)
        except KeyboardInterrupt:
            last = velto.player(0).peek()
        device = velto.player(0).device
        print(summary(device, last))
    return 0 if device is not None else 1


def draw(velto: Context, seconds: float, show: Callable[[Iterator[Input]], Input]) -> Input:
    """Polls once a frame and shows what it reads."""
    return show(polls(velto, seconds))


def polls(velto: Context, seconds: float) -> Iterator[Input]:
    """The input of each frame."""
    begin = velto.time
    for frame in velto.frames(hz=HZ):
        yield velto.player(0).poll(frame.dt)
        if seconds and frame.time - begin >= seconds:
            return


def print_some(inputs: Iterator[Input]) -> Input:
    """A line every half second."""
    pad = Input()
    for index, pad in enumerate(inputs):
        if index % PLAIN_EVERY == 0:
            print(line(pad), flush=True)
    return pad


def rich_show() -> Callable[[Iterator[Input]], Input]:
    """A table that is drawn in place, if rich is installed; otherwise one line."""
    try:
        from rich.live import Live
    except ImportError:
        return rewrite_line

    def show(inputs: Iterator[Input]) -> Input:
        pad = Input()
        with Live(refresh_per_second=30) as live:
            for pad in inputs:
                live.update(table(pad))
        return pad

    return show


def rewrite_line(inputs: Iterator[Input]) -> Input:
    """One line that is written again in every frame."""
    pad = Input()
    for pad in inputs:
        print(f"\r{line(pad):<100}", end="", flush=True)
    print()
    return pad


def bar(value: float) -> str:
    """A position, -1 to 1, as a mark on a line."""
    at = round((min(max(value, -1.0), 1.0) + 1) / 2 * (WIDTH - 1))
    marks = ["-"] * WIDTH
    marks[WIDTH // 2] = "|"
    marks[at] = "#"
    return "".join(marks)


def line(pad: Input) -> str:
    """The input on one line."""
    if not pad.connected:
        return f"[{bar(0)}] waiting for a device"
    return f"[{bar(pad.position_x)}] {pad.position_x:+.3f} {'DOWN' if pad.down else '    '} {pad.gestures}"


def table(pad: Input) -> Table:
    """The input as a table."""
    from rich.table import Table

    result = Table.grid(padding=(0, 2))
    device = pad.device
    rows = {
        "device": device.name if device is not None else "waiting for one",
        "x": f"[{bar(pad.position_x)}] {pad.position_x:+.3f}",
        "y": f"[{bar(pad.position_y)}] {pad.position_y:+.3f}",
        "buttons": f"{pad.buttons_down}  ({pad.press_count} presses)",
        "gestures": f"{pad.gestures}  ({pad.shake_count} shakes, {pad.swing_count} swings, {pad.throw_count} throws)",
        "states": str(pad.states),
        "rate": f"{pad.rate_mode}  {pad.packet_count} packets, {pad.packet_age * 1000:.0f} ms ago",
    }
    for name, text in rows.items():
        result.add_row(name, text.replace("[", r"\["))
    return result


def summary(device: Device | None, pad: Input) -> str:
    """Returns a summary, in one line."""
    if device is None:
        return "no device"
    return f"{device.name}: {pad.poll_count} polls, {pad.packet_count} packets, {pad.press_count} presses"
