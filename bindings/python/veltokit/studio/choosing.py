"""Kinds of devices, and the choice among those in range."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Iterable

from .._enums import Capability, DeviceFlag, Family
from .problems import ChoiceError

if TYPE_CHECKING:
    from .._values import DeviceInfo
    from ..device import Device

NEAREST = "@nearest"
BOOTLOADER = "MetaBoot"
"""The name of a board in its bootloader, whose advertisement has nothing else."""
BARS = (-90, -75, -60)
"""The signal strengths from which on there are two, three and four bars (dBm)."""


@dataclass(frozen=True)
class Kind:
    """The devices that a verb is for."""

    word: str
    """The kind in a sentence, such as "board"."""
    families: tuple[Family, ...] = ()
    """The families; empty for any."""
    capabilities: Capability = Capability(0)
    """The capabilities that a device must have."""

    def fits(self, device: Device) -> bool:
        """Whether a device is of this kind."""
        family = device.info.family
        return (
            (family in self.families if self.families else family is not Family.UNKNOWN)
            and (not self.capabilities or device.has(self.capabilities))
        )


    def admits(self, device: Device) -> bool:
        """Whether a connected device is of this kind, or may be it with the firmware that its bootloader waits for."""
        is_waiting = DeviceFlag.IN_BOOTLOADER in device.info.flags
        return self.fits(device) or (is_waiting and not self.capabilities and Family.METAWEAR in (self.families or (Family.METAWEAR,)))


ANY = Kind("device")
MEASURING = Kind("device that measures motion", (Family.METAWEAR, Family.TRIKI))
BOARD = Kind("board", (Family.METAWEAR,))
TAP = Kind("TAP", (Family.TAP,))
VIBRATING = Kind("device that vibrates", capabilities=Capability.HAPTIC)


def nearness(device: Device) -> tuple[bool, int]:
    """A key to sort by: connected devices first, then the strongest signal."""
    info = device.info
    return device.connected, -128 if info.rssi is None else info.rssi


def by_nearness(devices: Iterable[Device]) -> list[Device]:
    """Returns devices, likely and near ones first."""
    return sorted(devices, key=lambda device: (DeviceFlag.LIKELY in device.info.flags, nearness(device)), reverse=True)


def bars(rssi: int | None) -> int:
    """Returns the signal strength as 1 to 4 bars; 0 if it is unknown."""
    return 0 if rssi is None else 1 + sum(rssi >= limit for limit in BARS)


def matching(text: str, devices: Iterable[Device]) -> list[Device]:
    """Returns the devices that a name, a part of one, or an address fits; whole ones rule out parts."""
    wanted = text.casefold()
    found = [(device, device.info) for device in devices]
    whole = [device for device, info in found if wanted in names(info)]
    return whole or [device for device, info in found if wanted in info.name.casefold()]


def names(info: DeviceInfo) -> tuple[str, ...]:
    """The texts that name exactly one device, or are its whole name."""
    return info.name.casefold(), info.address.casefold(), info.identifier.casefold()


def only(text: str, devices: list[Device]) -> Device:
    """Returns the single device that a text fits.

    Raises:
        ChoiceError: Several devices fit.
    """
    if len(devices) > 1:
        raise ChoiceError(f"{text!r} matches {listed(devices)}: give the address of one")
    return devices[0]


def listed(devices: Iterable[Device]) -> str:
    """Names and addresses of devices, nearest first."""
    return ", ".join(f"{device.info.name} ({device.info.address or device.identifier})" for device in by_nearness(devices))
