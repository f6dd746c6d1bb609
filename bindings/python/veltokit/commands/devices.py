"""List backends, adapters and devices in range."""

from __future__ import annotations

import sys
import time

from .._core import library
from .._enums import Backend, DeviceFlag, Family
from .._values import AdapterInfo
from ..context import Context
from ..device import Device
from ..errors import VeltoError
from ..version import library_revision, library_version
from . import open_context


def run(backends: Backend | None, seconds: float) -> int:
    """Scans for some time and prints what was found."""
    print(f"library   {library_version()} ({library_revision()}), {library().path}")
    with open_context(backends) as velto:
        problem = scan(velto, seconds)
        info = velto.info
        print(f"backends  {info.backends}")
        heading("adapters", len(velto.adapters))
        for adapter in velto.adapters:
            print(f"  {adapter.identifier:<10} {adapter.address:<18} {adapter.name:<24} {state(adapter)}")
        heading("devices", len(velto.devices))
        for device in sorted(velto.devices, key=strength, reverse=True):
            print(f"  {line(device)}")
        heading("known devices", len(velto.known_devices))
        for known in velto.known_devices:
            player = "" if known.player_index is None else f"player {known.player_index}"
            print(f"  {known.name:<24} {known.family.name.lower():<9} {known.identifier:<28} {player}")
    if problem is not None:
        print(f"\nveltokit: {problem}", file=sys.stderr)
        print("`python -m veltokit doctor` prints more.", file=sys.stderr)
    return 0 if problem is None else 1


def scan(velto: Context, seconds: float) -> VeltoError | None:
    """Scans for some time; returns why it could not."""
    operation = velto.start_scan()
    try:
        operation.wait(timeout=10)
    except VeltoError as error:
        return error
    except TimeoutError:
        pass
    time.sleep(seconds)
    return None


def heading(title: str, count: int) -> None:
    """Prints a blank line and a title, with "none" for an empty list."""
    print(f"\n{title}" + ("" if count else ": none"))


def state(adapter: AdapterInfo) -> str:
    """The state of an adapter in words."""
    words = ["powered" if adapter.is_powered else "switched off"]
    words += ["in use"] if adapter.is_selected else [] if adapter.is_usable else ["unusable"]
    return ", ".join(words)


def strength(device: Device) -> tuple[bool, int]:
    """Likely devices first, then the nearest."""
    info = device.info
    return DeviceFlag.LIKELY in info.flags, -128 if info.rssi is None else info.rssi


def line(device: Device) -> str:
    """One line about a device."""
    info = device.info
    family = "-" if info.family is Family.UNKNOWN else info.family.name.lower()
    rssi = "" if info.rssi is None else f"{info.rssi} dBm"
    return f"{info.name:<24} {family:<9} {info.identifier:<28} {rssi:<8} {info.link_state.name.lower()}"
