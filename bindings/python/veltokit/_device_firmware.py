"""Updates of a device's firmware."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _abi
from ._calls import sized
from ._device_gatt import DeviceGatt
from ._enums import UpdateFlag
from .firmware import Firmware
from .operation import Operation, nothing

if TYPE_CHECKING:
    from .context import Context


class DeviceFirmware(DeviceGatt):
    """The firmware of a device."""

    __slots__ = ()

    def update_firmware(
        self, firmware: Firmware, flags: UpdateFlag = UpdateFlag(0), version: str | None = None, bootloader: str | None = None
    ) -> Operation[None]:
        """Replaces the firmware; the operation ends when the device is ready with the new firmware, and reports progress.

            with Firmware.load("firmware.zip") as firmware:
                operation = device.update_firmware(firmware)
            while not operation.done:
                with contextlib.suppress(TimeoutError):
                    operation.wait(0.2)  # seconds
                if (progress := operation.progress) and progress.fraction is not None:
                    draw_progress(progress.fraction, progress.rate, progress.remaining)

        A device in its bootloader, after an interrupted update for example, is updated by the same call. Macros, the log and
        settings may not survive. A cancelled update ends when the device has restarted; the error describes the outcome.

        Args:
            firmware: The firmware, which may be closed after the call.
            flags: The checks to skip.
            version: The version that the device must report afterwards; None for any.
            bootloader: The address or identifier of the bootloader; None for the address of the device, or the next higher
                address if nothing advertises within 10 s.
        """
        definition = sized(_abi.velto_update_def)
        definition.flags = flags
        definition.version = None if version is None else version.encode()
        definition.bootloader = None if bootloader is None else bootloader.encode()
        return Operation.start(
            self._context, nothing, "velto_device_update_firmware", self._id, firmware._id, definition
        )
