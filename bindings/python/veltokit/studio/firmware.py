"""The firmware of boards: the builds of a catalog, packages, updates."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Callable

from .._enums import Detail, DeviceFlag, FirmwareComparison, UpdateFlag
from ..errors import InvalidStateError, NotFoundError, VeltoError
from ..firmware import Catalog, Firmware
from .devices import StudioDevices
from .part import StudioPart, refusing
from .problems import RefusedError

if TYPE_CHECKING:
    from .._values import FirmwareBuild, OperationProgress
    from ..device import Device
    from ..operation import Operation

TURN = 0.1
"""The time between two reports of progress (seconds)."""
LONGEST_CANCEL = 8.0
"""The longest time in which a board starts again after its update was cancelled (seconds)."""
WEB = "://"
"""The mark of addresses; everything else is a file."""
Report = Callable[["OperationProgress"], None]
"""A function that receives the progress of an update."""


@dataclass(frozen=True)
class FirmwareState:
    """The firmware of a board beside that of a catalog."""

    installed: str | None
    """The version on the board; None in its bootloader."""
    newest: str
    """The newest version for the board."""
    updates: list[FirmwareBuild]
    """The updates to it, in their order; empty if the board has it."""


class StudioFirmware(StudioDevices, StudioPart):
    """Checking and replacing the firmware of boards."""

    def firmware_version(self, device: Device) -> str | None:
        """Returns the version of the firmware of a connected board; None in its bootloader."""
        return None if self.is_in_bootloader(device) else device.detail(Detail.FIRMWARE)

    def is_in_bootloader(self, device: Device) -> bool:
        """Whether a board is in its bootloader, such as after an interrupted update."""
        return DeviceFlag.IN_BOOTLOADER in device.info.flags

    async def read_catalog(self, source: str | None = None) -> Catalog:
        """Reads a catalog of builds.

        Args:
            source: A file, or an address that begins with https://; None for MbientLab's, or that of simulated boards.
        """
        if source is None and self._world is not None:
            return Catalog.load(self._world.catalog_path)
        with refusing(source or ""):
            if source is None or WEB in source:
                return await self.context.read_catalog(source)
            return Catalog.load(readable(source))

    def compare_firmware(self, device: Device, catalog: Catalog) -> FirmwareState:
        """Compares the firmware of a connected board with a catalog.

        Raises:
            RefusedError: The board is in its bootloader, which does not report its model.
            VeltoError: The catalog has no firmware for it.
        """
        updates = self.updates_of(device, catalog)
        installed = self.firmware_version(device)
        return FirmwareState(installed, updates[-1].version if updates else installed or "", updates)

    def updates_of(self, device: Device, catalog: Catalog, version: str | None = None) -> list[FirmwareBuild]:
        """The updates that a connected board needs for a version, in order.

        Args:
            device: The board.
            catalog: The catalog.
            version: The version; None for the newest.

        Raises:
            RefusedError: The board is in its bootloader, which does not report its model.
        """
        try:
            return catalog.updates(device, version=version)
        except InvalidStateError:
            raise RefusedError(
                f"{device.info.name} is in its bootloader, which reports neither model nor hardware: "
                "give its firmware package, a file or an address"
            ) from None
        except NotFoundError as error:
            versions = sorted({build.version for build in catalog.builds() if build.model == device.detail(Detail.MODEL)})
            if version is None or not versions:
                raise
            raise RefusedError(f"{error}: it has {', '.join(versions)}") from error

    async def read_updates(self, device: Device, catalog: Catalog, version: str | None = None) -> list[tuple[Firmware, str | None]]:
        """Reads the firmware of the updates that a connected board needs for a version, in order.

        Args:
            device: The board.
            catalog: The catalog.
            version: The version; None for the newest.

        Returns:
            The firmware to install, in order, each with the version that the board must then report.
        """
        found: list[tuple[Firmware, str | None]] = []
        for build in self.updates_of(device, catalog, version):
            is_last = build.flavor != "bootloader"
            found.append((await catalog.read_firmware(device, build), build.version if is_last else None))
        return found

    async def read_firmware(self, source: str) -> Firmware:
        """Reads a package.

        Args:
            source: A file, or an address that begins with https://; it ends in .zip, .hex or .bin.
        """
        with refusing(source):
            if WEB in source:
                return await self.context.read_firmware(source)
            return Firmware.load(readable(source))

    async def install_firmware(
        self, device: Device, firmware: Firmware, *, version: str | None = None, flags: UpdateFlag = UpdateFlag(0),
        report: Report | None = None, hurries: bool = True,
    ) -> str | None:
        """Replaces the firmware of a board, and returns the version that it reports afterwards.

        A board in its bootloader is updated by the same call. After cancellation the board restarts; a legacy bootloader then
        waits for the next update.

        Args:
            device: The board.
            firmware: The firmware.
            version: The version that the board must report afterwards; None for any.
            flags: The checks to skip.
            report: Receives the progress.
            hurries: Whether simulated time passes at once.
        """
        firmware.check(device)
        operation = device.update_firmware(firmware, flags, version)
        try:
            while not operation.done:
                await self.rest(TURN, hurries)
                progress = operation.progress
                if report is not None and progress is not None:
                    report(progress)
            operation.result()
        except BaseException:  # Also by Ctrl-C.
            await self._cancel_update(operation)
            raise
        return self.firmware_version(device)

    async def _cancel_update(self, operation: Operation[None]) -> None:
        """Cancels an update, and waits until the board has been told to start again."""
        with suppress(VeltoError):
            operation.cancel()
            end = self.context.time + LONGEST_CANCEL
            while not operation.done and self.context.time < end:
                await self.rest(TURN, hurries=True)


def readable(file: str) -> str:
    """A file that can be read.

    Raises:
        OSError: It cannot; the error has its name.
    """
    with open(os.path.expanduser(file), "rb") as opened:
        return str(opened.name)


def compared(found: FirmwareComparison) -> list[str]:
    """The names of the properties that were compared with a device."""
    return [str(member.name).lower() for member in FirmwareComparison if member in found]
