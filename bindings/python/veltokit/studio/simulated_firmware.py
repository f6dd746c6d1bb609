"""The catalog of simulated boards, with packages that they take."""

from __future__ import annotations

import binascii
import json
import struct
import zipfile
from pathlib import Path

MODEL, HARDWARE = "8", "0.1"
"""The model and the hardware of the simulated board."""
VERSIONS = ("1.7.2", "1.7.3")
"""The versions, the newest last."""
SIZE = 20_000
"""The size of an image (bytes)."""
NAME = "firmware.zip"
"""The name of each package."""


def write_catalog(folder: Path) -> Path:
    """Writes the catalog with its packages into a folder, unless they are there, and returns its file."""
    builds = {version: {"filename": NAME} for version in VERSIONS}
    for version in VERSIONS:
        file = folder / HARDWARE / MODEL / "vanilla" / version / NAME
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            write_package(file, version)
    catalog = folder / "info2.json"
    catalog.write_text(json.dumps({HARDWARE: {MODEL: {"vanilla": builds}}}))
    return catalog


def write_package(file: Path, version: str) -> None:
    """Writes a package for a legacy bootloader: a manifest, an image that names its version, and its init packet."""
    name = f"firmware {version}".encode() + b"\0"
    image = name + bytes(index * 31 & 0xFF for index in range(SIZE - len(name)))
    files = {
        "manifest.json": json.dumps({"manifest": {"application": {"bin_file": "app.bin", "dat_file": "app.dat"}}}).encode(),
        "app.bin": image, "app.dat": init_packet(image),
    }
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as package:
        for member, content in files.items():
            package.writestr(member, content)


def init_packet(image: bytes) -> bytes:
    """Device, revision, version, number of softdevices, softdevice, and the CRC-16 of the image."""
    return struct.pack("<HHIHHH", 0xFFFF, 0xFFFF, 2, 1, 0x80, binascii.crc_hqx(image, 0xFFFF))
