"""Firmware: files and checks."""

from __future__ import annotations

import weakref

from . import _abi
from ._calls import structure
from ._core import library
from ._enums import FirmwareFormat
from ._handle import Handle


class Firmware(Handle):
    """A firmware file that was read and checked."""

    __slots__ = ("_finalizer",)

    def __init__(self, id_: _abi.velto_firmware) -> None:
        super().__init__(id_)
        self._finalizer = weakref.finalize(self, library().velto_firmware_destroy, id_)

    @classmethod
    def create(cls, data: bytes, format: FirmwareFormat = FirmwareFormat.AUTO) -> Firmware:
        """Makes a firmware of the contents of a file, and checks it."""
        return cls(structure(_abi.velto_firmware, "velto_firmware_create", data, len(data), format))

    def close(self) -> None:
        """Destroys the object."""
        self._finalizer()

    def __enter__(self) -> Firmware:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
