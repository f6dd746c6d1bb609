"""Firmware: files, checks, and the catalog."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any, TypeVar

from . import _abi
from ._calls import call, listing, sized, structure, text
from ._enums import FirmwareComparison, FirmwareFormat
from ._handle import OwnedHandle
from ._values import CatalogInfo, FirmwareBuild, FirmwareInfo, FirmwarePart
from .operation import Operation

if TYPE_CHECKING:
    from .context import Context
    from .device import Device

O = TypeVar("O", bound=OwnedHandle)  # noqa: E741


class Firmware(OwnedHandle):
    """A loaded and checked firmware file.

        firmware = Firmware.load("firmware.zip")
        if not firmware.check(device):
            print("nothing to compare: is it for this device?")
    """

    __slots__ = ()

    def __init__(self, id_: _abi.velto_firmware) -> None:
        super().__init__(id_, "velto_firmware_destroy")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Firmware:
        """Loads a file, and checks it.

        Args:
            path: The file, whose name ends in .zip, .hex or .bin.

        Raises:
            FormatError: The file is damaged, or not a firmware.
            LibraryMissingError: libarchive is not installed.
        """
        return cls(structure(_abi.velto_firmware, "velto_firmware_load", os.fsencode(path)))

    @classmethod
    def create(cls, data: bytes, format: FirmwareFormat = FirmwareFormat.AUTO) -> Firmware:
        """Creates a firmware from the contents of a file, and checks it.

        Args:
            data: The contents.
            format: The format.

        Raises:
            FormatError: The bytes are damaged, or not a firmware.
            LibraryMissingError: libarchive is not installed.
        """
        return cls(structure(_abi.velto_firmware, "velto_firmware_create", data, len(data), format))

    @property
    def info(self) -> FirmwareInfo:
        """Size, properties, and the build of its catalog."""
        return FirmwareInfo._of(structure(_abi.velto_firmware_info, "velto_firmware_get_info", self._id))

    @property
    def parts(self) -> list[FirmwarePart]:
        """The images and the contents of their init packets, in the order of the transfer."""
        return [
            FirmwarePart._of(structure(_abi.velto_firmware_part, "velto_firmware_get_part", self._id, index))
            for index in range(self.info.part_count)
        ]

    def check_signature(self, public_key: str) -> bool:
        """Verifies the signatures of all parts, and returns whether all parts are signed.

        The flags of `info` then have `FirmwareFlag.VERIFIED`. The bootloader also verifies them, with its built-in key.

        Args:
            public_key: The vendor's public key in PEM, of ECDSA on the curve P-256.

        Raises:
            RejectedError: A signature does not match the key or the bytes.
            InvalidArgumentError: The text is not such a key.
            LibraryMissingError: libcrypto of OpenSSL 3 is not installed.
        """
        return call("velto_firmware_check_signature", self._id, public_key.encode()) == _abi.VELTO_OK

    def check(self, device: Device) -> FirmwareComparison:
        """Compares the firmware with a device, and returns the compared properties: none for a firmware from a file.

        Args:
            device: The device.

        Raises:
            UnsupportedError: It is for another model or hardware, needs a newer bootloader, or was withdrawn.
        """
        compared = ctypes.c_uint32()
        call("velto_firmware_check", self._id, device._id, ctypes.byref(compared))
        return FirmwareComparison(compared.value)


class Catalog(OwnedHandle):
    """A list of builds.

        catalog = velto.read_catalog().wait()
        for build in catalog.updates(device):
            firmware = catalog.read_firmware(device, build).wait()
    """

    __slots__ = ()

    def __init__(self, id_: _abi.velto_catalog) -> None:
        super().__init__(id_, "velto_catalog_destroy")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Catalog:
        """Loads a file; files of builds are read from its folder if present.

        Args:
            path: The file.

        Raises:
            FormatError: The file is damaged, or not a catalog.
        """
        return cls(structure(_abi.velto_catalog, "velto_catalog_load", os.fsencode(path)))

    @classmethod
    def create(cls, data: bytes) -> Catalog:
        """Creates a catalog from JSON, whose files are on MbientLab's server.

        Args:
            data: The JSON.

        Raises:
            FormatError: The bytes are not a catalog.
        """
        return cls(structure(_abi.velto_catalog, "velto_catalog_create", data, len(data)))

    @property
    def info(self) -> CatalogInfo:
        """The number of builds, and the time at which it was read."""
        return CatalogInfo._of(structure(_abi.velto_catalog_info, "velto_catalog_get_info", self._id))

    def builds(
        self, *, model: str | None = None, hardware: str | None = None, flavor: str | None = None,
        version: str | None = None,
    ) -> list[FirmwareBuild]:
        """The matching builds, the newest of a model last, including withdrawn builds.

        Args:
            model: The number of the model, such as "5".
            hardware: The revision of the hardware, such as "0.4" or "r0.4".
            flavor: The flavor; None for "vanilla".
            version: The version.
        """
        query = _query(model=model, hardware=hardware, flavor=flavor, version=version)
        rows = listing(_abi.velto_firmware_build, "velto_catalog_list_builds", self._id, query)
        return [FirmwareBuild._of(row) for row in rows]

    def updates(
        self, device: Device | None = None, *, model: str | None = None, hardware: str | None = None,
        flavor: str | None = None, version: str | None = None, firmware: str | None = None,
        bootloader: str | None = None,
    ) -> list[FirmwareBuild]:
        """The updates that a device needs for the newest firmware, in order; none if it is up to date.

        Bootloaders come first, if the firmware needs a newer one than the device has.

        Args:
            device: The device; None for a device described by the other arguments, which override the device's information.
            model: The number of the model, such as "5".
            hardware: The revision of the hardware, such as "0.4" or "r0.4".
            flavor: The flavor; None for "vanilla".
            version: The wanted version; None for the newest.
            firmware: The version on the device.
            bootloader: The version of its bootloader.

        Raises:
            NotFoundError: There is no firmware for the device, or a required bootloader is missing.
            UnsupportedError: It was withdrawn.
            InvalidStateError: The model or the hardware is unknown.
        """
        query = _query(
            model=model, hardware=hardware, flavor=flavor, version=version, firmware=firmware, bootloader=bootloader)
        id_ = _abi.velto_device() if device is None else device._id
        rows = listing(_abi.velto_firmware_build, "velto_catalog_list_updates", self._id, id_, query)
        return [FirmwareBuild._of(row) for row in rows]

    def url(self, build: FirmwareBuild) -> str:
        """The URL of a build.

        Args:
            build: The build; only model, hardware, flavor and version are used.

        Raises:
            NotFoundError: The catalog has no such build.
        """
        return text("velto_catalog_get_url", self._id, build._raw())

    def read_firmware(
        self, device: Device, build: FirmwareBuild, *, ca_path: str | os.PathLike[str] | None = None,
        timeout: float = 30.0, size_limit: int = 16_777_216,
    ) -> Operation[Firmware]:
        """Reads the firmware of a build for a device, and checks it.

        Args:
            device: The device.
            build: The build; only model, hardware, flavor and version are used.
            ca_path: File or folder of the only trusted certificates; None for those of the system.
            timeout: Maximum duration (seconds).
            size_limit: Maximum size (bytes).

        Raises:
            NotFoundError: The catalog has no such build.
            UnsupportedError: It was withdrawn.
        """
        definition = _http_definition(ca_path, timeout, size_limit)
        return _begin_reading(
            device._context, Firmware, _abi.velto_firmware, "velto_catalog_read_firmware", self._id, device._id, build._raw(),
            definition)


def _query(**members: str | None) -> _abi.velto_catalog_query:
    """A query; None matches anything."""
    query = sized(_abi.velto_catalog_query)
    for name, value in members.items():
        setattr(query, name, None if value is None else value.encode())
    return query


def _http_definition(ca_path: str | os.PathLike[str] | None, timeout: float, size_limit: int) -> _abi.velto_http_def:
    """The definition of a transfer."""
    definition = sized(_abi.velto_http_def)
    definition.ca_path = None if ca_path is None else os.fsencode(ca_path)
    definition.timeout, definition.size_limit = timeout, size_limit
    return definition


def _begin_reading(context: Context, class_: type[O], id_class: Any, name: str, *arguments: Any) -> Operation[O]:
    """Starts to read an object from a URL; the operation returns it."""
    id_, operation = id_class(), _abi.velto_op()
    call(name, *arguments, ctypes.byref(id_), ctypes.byref(operation))
    found: O = class_(id_)  # type: ignore[call-arg]
    return Operation(context, operation, lambda _: found)
