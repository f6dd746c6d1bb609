"""Packages of the vendors' own tools, which `packages/make` has made: what they were made of is found in them."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from veltokit import Firmware, FirmwareFlag, FirmwareKind, FirmwarePart, FirmwareProcedure
from veltokit.errors import FormatError

PACKAGES = Path(__file__).parent / "packages"
CHECKED, SIGNED, DEBUG = FirmwareFlag.CHECKED, FirmwareFlag.SIGNED, FirmwareFlag.DEBUG
APP, BOTH = FirmwareKind.APPLICATION, FirmwareKind.SOFTDEVICE_BOOTLOADER
ANY = [0xFFFE]

# Kind, sizes of softdevice, bootloader and application, version, hardware, revision, softdevices, flags.
CONTENTS: dict[str, list[tuple[FirmwareKind, tuple[int, int, int], int | None, int | None, int | None, list[int], FirmwareFlag]]] = {
    "legacy-app": [(APP, (0, 0, 3000), 1003, 0x52, 2, [0x80, 0x81], CHECKED)],
    "legacy-any": [(APP, (0, 0, 3000), None, None, None, ANY, CHECKED)],
    "legacy-all": [(BOTH, (2000, 1200, 0), None, None, None, ANY, CHECKED), (APP, (0, 0, 3000), None, None, None, ANY, CHECKED)],
    "secure-app": [(APP, (0, 0, 3000), 17, 52, None, [0xA8], CHECKED | SIGNED)],
    "secure-unsigned": [(APP, (0, 0, 3000), 17, 52, None, [0xA8], CHECKED | DEBUG)],
    "secure-system": [(BOTH, (2000, 1200, 0), 4, 52, None, [0xA8, 0xB6], CHECKED | SIGNED)],
    "secure-all": [
        (BOTH, (2000, 1200, 0), 4, 52, None, [0xA8], CHECKED | SIGNED), (APP, (0, 0, 3000), 17, 52, None, [0xB6], CHECKED | SIGNED),
    ],
}


def facts(part: FirmwarePart) -> tuple[object, ...]:
    sizes = (part.softdevice_size, part.bootloader_size, part.application_size)
    softdevices = list(part.softdevices)[: part.softdevice_count]
    return part.kind, sizes, part.version, part.hardware, part.revision, softdevices, part.flags


@pytest.mark.parametrize("name", CONTENTS)
def test_a_package_has_what_its_tool_was_told(name: str) -> None:
    firmware = Firmware.load(PACKAGES / f"{name}.zip")
    assert [facts(part) for part in firmware.parts] == CONTENTS[name]
    procedure = FirmwareProcedure[name.split("-")[0].upper()]
    assert {part.procedure for part in firmware.parts} == {procedure} == {firmware.info.procedure}


def changed(name: str, file: str, offset: int, change: int) -> bytes:
    """A package with a byte of one of its files changed."""
    data = io.BytesIO()
    with zipfile.ZipFile(PACKAGES / f"{name}.zip") as old, zipfile.ZipFile(data, "w") as new:
        for entry in old.namelist():
            content = bytearray(old.read(entry))
            if entry == file:
                content[offset] ^= change
            new.writestr(entry, bytes(content))
    return data.getvalue()


@pytest.mark.parametrize(
    ("name", "file", "offset", "words"),
    [
        ("legacy-app", "app.bin", 2999, "CRC-16"),
        ("legacy-app", "app.dat", 15, "CRC-16"),
        ("legacy-all", "sd_bl.bin", 0, "CRC-16"),
        ("secure-app", "app.bin", 1500, "SHA-256"),
        ("secure-unsigned", "app.dat", 0x15, "init packet names"),  # app_size
        ("secure-unsigned", "app.dat", 0x0F, "part of kind softdevice"),  # type
        ("secure-unsigned", "app.dat", 0x22, "SHA-256"),  # in the hash
    ],
)
def test_a_changed_byte_is_found(name: str, file: str, offset: int, words: str) -> None:
    with pytest.raises(FormatError, match=words):
        Firmware.create(changed(name, file, offset, 0x01))


def test_a_part_of_another_kind_is_found() -> None:
    """The init packet of an application under the name of a bootloader."""
    data = io.BytesIO()
    with zipfile.ZipFile(PACKAGES / "secure-app.zip") as old, zipfile.ZipFile(data, "w") as new:
        for entry in old.namelist():
            content = old.read(entry)
            new.writestr(entry, content.replace(b'"application"', b'"bootloader"') if entry == "manifest.json" else content)
    with pytest.raises(FormatError, match="the init packet is one of a part of kind application"):
        Firmware.create(data.getvalue())
