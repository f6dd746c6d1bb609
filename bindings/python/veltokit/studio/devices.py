"""Devices in range: scanning, choosing, connecting."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import TYPE_CHECKING, AsyncGenerator

from .._enums import Detail, Family
from ..errors import ConnectFailedError, DeviceTimeoutError, VeltoError
from .choosing import ANY, NEAREST, Kind, by_nearness, listed, matching, nearness, only
from .part import StudioPart
from .problems import ChoiceError, NoDeviceError

if TYPE_CHECKING:
    from ..device import Device

PATIENCE = 8.0
"""The longest time to wait for a device (seconds)."""
SETTLE = 1.5
"""The time for others to be seen after the first suitable device (seconds)."""
LOOK = 0.25
"""The time between two looks at the devices in range (seconds)."""
LONGEST_END = 5.0
"""The longest time to wait for the end of a link (seconds)."""
UNNAMED = "Unknown"
"""The name of a device that has sent none."""
NEAR = -70
"""The least signal strength of a device of an unknown family that is worth a word (dBm)."""
STRANGERS = 5
"""The most devices of unknown families that are worth a word."""
DETAILS = (Detail.MANUFACTURER, Detail.MODEL, Detail.SERIAL, Detail.FIRMWARE, Detail.HARDWARE)


class StudioDevices(StudioPart):
    """Scanning, choosing and connecting."""

    def __init__(self) -> None:
        super().__init__()
        self.connected: list[Device] = []
        """The devices that the studio has connected."""

    async def sightings(self, seconds: float = 5, hurries: bool = False) -> AsyncGenerator[list[Device], None]:
        """Scans for some time, and repeatedly yields the devices in range, nearest first.

        Args:
            seconds: The time (seconds); 0 has no end.
            hurries: Whether simulated time passes at once.

        Raises:
            VeltoError: Scanning is impossible; the reason is that of the library.
        """
        await self.context.start_scan()
        try:
            end = self.context.time + seconds
            while not seconds or self.context.time < end:
                await self.rest(min(LOOK, max(end - self.context.time, 0.01)) if seconds else LOOK, hurries)
                yield by_nearness(self.context.devices)
        finally:
            if not self.context.closed:
                self.context.stop_scan()

    async def scan(self, seconds: float = 5) -> list[Device]:
        """Scans for some time, and returns the devices in range, nearest first.

        Args:
            seconds: The time (seconds).
        """
        found: list[Device] = []
        async for found in self.sightings(seconds, hurries=True):
            pass
        return found

    async def find(self, text: str | None = None, kind: Kind = ANY) -> Device:
        """Finds a device without connecting it.

        Args:
            text: A name, a part of one, an address, or "@nearest"; None for the nearest. A device of an unknown family, such as
                a board with a name of its own, is found only by it.
            kind: The kind of device.

        Raises:
            NoDeviceError: None is in range.
            ChoiceError: Several fit the text.
        """
        is_named, settled = text is not None and text != NEAREST, 0.0
        if is_named and text is not None and text.startswith("@"):
            raise ChoiceError(f"{text!r} is not a device: write {NEAREST}, a name, part of a name, or an address")
        seen: list[Device] = []
        async with aclosing(self.sightings(PATIENCE, hurries=True)) as sightings:
            async for seen in sightings:
                fitting = suitable(seen, text if is_named else None, kind) or (
                    matching(text, strangers(seen)) if is_named and text is not None else [])
                settled += LOOK if fitting else 0
                if fitting and (settled >= SETTLE or (text is not None and is_exact(text, fitting))):
                    return only(text or "", fitting) if is_named else max(fitting, key=nearness)
        raise NoDeviceError(missing(text if is_named else None, kind, seen))

    async def choose(self, text: str | None = None, kind: Kind = ANY) -> Device:
        """Finds a device and connects it.

        Args:
            text: A name, a part of one, an address, or "@nearest"; None for the nearest.
            kind: The kind of device.
        """
        return await self.connect(await self.find(text, kind), kind)

    async def choose_named(self, text: str | None, kind: Kind = ANY) -> Device:
        """Finds a named device and connects it. Irreversible actions never use the nearest device.

        Args:
            text: A name, a part of one, or an address.
            kind: The kind of device.

        Raises:
            ChoiceError: No device was named; the sentence lists those in range.
        """
        if text is None or text == NEAREST:
            near = suitable(await self.scan(2), None, kind)
            raise ChoiceError(f"no {kind.word} is named: give its name or address with -d. " + (
                f"In range: {listed(near)}" if near else f"No {kind.word} is in range at the moment"))
        return await self.choose(text, kind)

    async def connect(self, device: Device, kind: Kind = ANY) -> Device:
        """Connects a device, and returns it.

        Args:
            device: The device.
            kind: The kind that it must be of; that of an unknown family shows when it is connected.

        Raises:
            NoDeviceError: It did not answer in time, or is of another kind.
        """
        try:
            await device.connect()
        except (ConnectFailedError, DeviceTimeoutError) as error:
            raise NoDeviceError(
                f"{device.info.name} could not be connected; bring it closer, press its button, and try again: {error}") from error
        if device not in self.connected:
            self.connected.append(device)
        if not kind.admits(device):
            raise NoDeviceError(f"{device.info.name} ({device.info.address or device.identifier}) is not a {kind.word}: it has other services")
        return device

    async def disconnect(self, device: Device) -> None:
        """Disconnects a device; a device that is already gone is not an error."""
        if device in self.connected:
            self.connected.remove(device)
        try:
            await device.disconnect()
        except VeltoError:
            pass

    async def details(self, device: Device) -> dict[str, str]:
        """Returns the device information texts of a connected device."""
        return {detail.name.lower(): text for detail in DETAILS if (text := device.detail(detail))}

    async def battery(self, device: Device) -> float | None:
        """Reads the charge of a battery, 0 to 1; None if the device does not report one."""
        try:
            return await device.read_battery()
        except VeltoError:
            return None

    async def stop_everything(self) -> None:
        """Disconnects the devices, which stop measuring first."""
        for device in list(self.connected):
            try:
                await asyncio.wait_for(self.disconnect(device), LONGEST_END)
            except asyncio.TimeoutError:
                pass  # The end of the context disconnects it.


def strangers(devices: list[Device]) -> list[Device]:
    """The devices of unknown families, whose names and services are those of no wearable."""
    return [device for device in devices if device.info.family is Family.UNKNOWN]


def near_strangers(devices: list[Device]) -> list[Device]:
    """The named ones of them that are near: one may be a wearable with a name of its own."""
    near = [device for device in strangers(devices) if (device.info.rssi or -128) >= NEAR and device.info.name != UNNAMED]
    return near[:STRANGERS]


def suitable(devices: list[Device], text: str | None, kind: Kind) -> list[Device]:
    """The devices of a kind that a text fits; all of the kind without one."""
    fitting = [device for device in devices if kind.fits(device)]
    return fitting if text is None else matching(text, fitting)


def is_exact(text: str, fitting: list[Device]) -> bool:
    """Whether a text is the address of a device, so that no other can fit."""
    return text.casefold() in (fitting[0].info.address.casefold(), fitting[0].info.identifier.casefold())


def missing(text: str | None, kind: Kind, seen: list[Device]) -> str:
    """The sentence about a device that was not found."""
    if text is None:
        return f"no {kind.word} is in range: move it or press its button, and try again; `velto doctor` checks for other causes"
    others = suitable(seen, None, kind)
    in_range = f"in range: {listed(others)}" if others else f"no {kind.word} is in range: move it or press its button"
    return f"no {kind.word} matches {text!r}; {in_range}"
