"""Shows the input of TAPs, fingers, pointer, gestures and raw sensors, in a table that is redrawn.

    python3 tap_monitor.py                   two simulated TAPs that play, for ten seconds
    python3 tap_monitor.py --raw             their raw sensors instead of taps
    python3 tap_monitor.py --backend bluez   the TAPs that are paired with this machine, until Ctrl-C

Without a terminal, or without the package rich, a row is printed whenever it has changed, at most twice a second.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import AbstractContextManager, nullcontext
from typing import Callable

import veltokit
from veltokit import (
    AirGestureEvent,
    Backend,
    Context,
    Device,
    DeviceConnectedEvent,
    EventClass,
    Families,
    Finger,
    MouseEvent,
    Stream,
    TapEvent,
)

SIGNALS = ("fingers", "imu")
HEAD = ("TAP", "fingers", "taps", "pointer", "gesture", "raw sensors")
HZ = 20
ROWS_EVERY = HZ // 2


class Row:
    """The state of one TAP."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.fingers = Finger(0)
        self.tap_count = 0
        self.x = self.y = 0
        self.gesture = ""
        self.streams: dict[str, Stream] = {}
        self.newest: dict[str, tuple[float, ...]] = {}

    def start_streams(self) -> None:
        """Streams the raw sensors that the TAP has; those of a previous link have ended."""
        found = {signal.identifier: signal for signal in self.device.signals}
        self.streams = {name: found[name].stream() for name in SIGNALS if name in found}

    def take(self, event: veltokit.Event) -> None:
        """Stores the data of an event."""
        match event:
            case TapEvent(combination=fingers):
                self.fingers, self.tap_count = fingers, self.tap_count + 1
            case MouseEvent(velocity_x=x, velocity_y=y, is_mouse=True):
                self.x, self.y = self.x + x, self.y + y
            case AirGestureEvent(gesture=gesture, raw=code, is_known=known):
                self.gesture = gesture.name if known else f"code {code}"

    def read_streams(self) -> None:
        """Shows only the newest waiting frame. A program that records would store all of them."""
        for name, stream in self.streams.items():
            for sample in stream.read():
                self.newest[name] = sample.values

    def cells(self) -> tuple[str, ...]:
        """Returns the row as text."""
        letters = "".join(finger.name[0] if finger in self.fingers else "-" for finger in Finger if finger.name)
        raw = "  ".join(f"{name} " + " ".join(f"{value:+.1f}" for value in values[:3]) for name, values in self.newest.items())
        return self.device.name, letters, str(self.tap_count), f"{self.x:+d} {self.y:+d}", self.gesture, raw


def print_changes() -> Callable[[list[Row]], None]:
    """Prints a line for each changed row."""
    shown: dict[Device, tuple[str, ...]] = {}
    turn = 0

    def show(rows: list[Row]) -> None:
        nonlocal turn
        turn += 1
        for row in rows:
            cells = row.cells()
            if turn % ROWS_EVERY == 0 and shown.get(row.device) != cells:
                shown[row.device] = cells
                print(*cells, sep=" | ", flush=True)

    return show


def screen() -> tuple[AbstractContextManager[object], Callable[[list[Row]], None]]:
    """Returns the display, and a function that draws the table."""
    if not sys.stdout.isatty():
        return nullcontext(), print_changes()
    try:
        from rich.live import Live
        from rich.table import Table
    except ImportError:
        return nullcontext(), print_changes()
    live = Live(refresh_per_second=HZ)

    def show(rows: list[Row]) -> None:
        table = Table(*HEAD)
        for row in rows:
            table.add_row(*row.cells())
        live.update(table)

    return live, show


def monitor(velto: Context, is_raw: bool, seconds: float, show: Callable[[list[Row]], None]) -> int:
    """Monitors all TAPs, and returns their number."""
    rows: dict[Device, Row] = {}
    with velto.events(EventClass.STANDARD | EventClass.MOUSE) as events:
        velto.auto_connect(players=4)
        begin = velto.time
        for frame in velto.frames(hz=HZ):
            for event in events.drain():
                if isinstance(event, DeviceConnectedEvent) and event.device is not None:
                    row = rows.setdefault(event.device, Row(event.device))
                    if is_raw:
                        row.start_streams()
                elif event.device in rows:
                    rows[event.device].take(event)
            for row in rows.values():
                row.read_streams()
            show(list(rows.values()))
            if frame.time - begin > seconds:
                break
    return len(rows)


def main() -> int:
    parser = argparse.ArgumentParser(description="Show what TAPs do.")
    parser.add_argument("--backend", choices=("simulated", "bluez"), default="simulated")
    parser.add_argument("--raw", action="store_true", help="show raw sensors instead of taps")
    parser.add_argument("--seconds", type=float)
    options = parser.parse_args()
    is_simulated = options.backend == "simulated"
    seconds = options.seconds if options.seconds is not None else 10 if is_simulated else float("inf")
    backend = Backend.SIMULATED if is_simulated else Backend.BLUEZ
    with Context(backends=backend, auto_connect_families=Families.TAP) as velto:
        if is_simulated:
            for model in ("tap-strap-2", "tap-xr"):
                velto.create_simulator(model_name=model, script="play")
        drawing, show = screen()
        with drawing:
            count = monitor(velto, options.raw, seconds, show)
    return 0 if count else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        pass
    except veltokit.VeltoError as error:
        sys.exit(f"{error}")
