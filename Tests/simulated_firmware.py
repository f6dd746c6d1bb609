"""Packages of firmware that simulated boards take, as the packagers make them."""

from __future__ import annotations

import binascii
import hashlib
import io
import json
import struct
import zipfile


def image(version: str = "1.7.9", size: int = 6000) -> bytes:
    """The bytes of a program: a simulated board reads its version from the text."""
    name = f"firmware {version}".encode() + b"\0"
    return name + bytes(index * 31 & 0xFF for index in range(size - len(name)))


def package(secure: bool = False, version: str = "1.7.9", size: int = 6000, **fields: int) -> bytes:
    """A package with an application; fields of its init packet may be made wrong."""
    program = image(version, size)
    init = secure_init(program, **fields) if secure else legacy_init(program, **fields)
    manifest = {"manifest": {"application": {"bin_file": "app.bin", "dat_file": "app.dat"}}}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("manifest.json", json.dumps(manifest))
        archive.writestr("app.bin", program)
        archive.writestr("app.dat", init)
    return file.getvalue()


def legacy_init(program: bytes, number: int = 2, softdevice: int = 0x80, device_type: int = 0xFFFF) -> bytes:
    """Device, revision, version, softdevices, CRC-16."""
    return struct.pack(
        "<HHIHHH", device_type, 0xFFFF, number, 1, softdevice, binascii.crc_hqx(program, 0xFFFF)
    )


def varint(number: int) -> bytes:
    return bytes([number]) if number < 0x80 else bytes([number & 0x7F | 0x80]) + varint(number >> 7)


def field(tag: int, value: int | bytes) -> bytes:
    if isinstance(value, int):
        return varint(tag << 3) + varint(value)
    return varint(tag << 3 | 2) + varint(len(value)) + value


def secure_init(program: bytes, number: int = 2, softdevice: int = 0x80, hardware: int = 52) -> bytes:
    """A command with a signature."""
    digest = hashlib.sha256(program).digest()[::-1]
    content = field(1, number) + field(2, hardware) + field(3, varint(softdevice)) + field(4, 0)
    content += field(7, len(program)) + field(8, field(1, 3) + field(2, digest))
    command = field(1, 1) + field(2, content)
    return field(2, field(1, command) + field(2, 0) + field(3, bytes(64)))
