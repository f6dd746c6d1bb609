"""Packages of the vendors' own tools, which `packages/make` has made: what they were made of is found in them."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from veltokit import Firmware, FirmwareFlag, FirmwareKind, FirmwarePart, FirmwareProcedure
from veltokit.errors import FormatError, InvalidArgumentError, RejectedError

PACKAGES = Path(__file__).parent / "packages"
CHECKED, SIGNED, DEBUG = FirmwareFlag.CHECKED, FirmwareFlag.SIGNED, FirmwareFlag.DEBUG
APP, BOTH = FirmwareKind.APPLICATION, FirmwareKind.SOFTDEVICE_BOOTLOADER
ANY = [0xFFFE]

# Kind, sizes of softdevice, bootloader and application, version, hardware, revision, softdevices, flags.
CONTENTS: dict[str, list[tuple[FirmwareKind, tuple[int, int, int], int | None, int | None, int | None, list[int], FirmwareFlag]]] = {
    "legacy-app": [(APP, (0, 0, 3000), 1003, 0x52, 2, [0x80, 0x81], CHECKED)],
    "legacy-any": [(APP, (0, 0, 3000), None, None, None, ANY, CHECKED)],
    "legacy-all": [(BOTH, (2000, 1200, 0), None, None, None, ANY, CHECKED), (APP, (0, 0, 3000), None, None, None, ANY, CHECKED)],
    "secure-app": [(APP, (0, 0, 3000), 17, 52, None, [0x80], CHECKED | SIGNED)],
    "secure-unsigned": [(APP, (0, 0, 3000), 17, 52, None, [0x80], CHECKED | DEBUG)],
    "secure-system": [(BOTH, (2000, 1200, 0), 4, 52, None, [0x80, 0xB6], CHECKED | SIGNED)],
    "secure-all": [
        (BOTH, (2000, 1200, 0), 4, 52, None, [0x80], CHECKED | SIGNED), (APP, (0, 0, 3000), 17, 52, None, [0x80], CHECKED | SIGNED),
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


# Signatures


SECURE = ("secure-app", "secure-system", "secure-all")


@pytest.mark.parametrize("name", CONTENTS)
def test_signatures_are_checked_with_the_key_of_the_program(name: str) -> None:
    firmware = Firmware.load(PACKAGES / f"{name}.zip")
    assert not firmware.info.flags & FirmwareFlag.VERIFIED
    assert firmware.check_signature((PACKAGES / "public.pem").read_text()) == (name in SECURE)
    assert all(bool(flags & FirmwareFlag.VERIFIED) == (name in SECURE) for flags in (firmware.info.flags, firmware.parts[0].flags))


@pytest.mark.parametrize("mark", [b"\x1a\x40", b"\x12\x3f\x08", None])  # the signature, the version, the end of the signature
def test_a_changed_signature_is_refused(mark: bytes | None) -> None:
    data = io.BytesIO()
    with zipfile.ZipFile(PACKAGES / "secure-app.zip") as old, zipfile.ZipFile(data, "w") as new:
        for entry in old.namelist():
            content = bytearray(old.read(entry))
            if entry == "app.dat":
                content[content.index(mark) + len(mark) if mark else -1] ^= 1
            new.writestr(entry, bytes(content))
    firmware = Firmware.create(data.getvalue())
    with pytest.raises(RejectedError, match="not signed with this key"):
        firmware.check_signature((PACKAGES / "public.pem").read_text())
    assert not firmware.info.flags & FirmwareFlag.VERIFIED


OTHER_CURVE = """-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----
"""


@pytest.mark.parametrize("key", ["", "no key", OTHER_CURVE, "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"])
def test_a_key_of_another_kind_is_refused(key: str) -> None:
    with pytest.raises(InvalidArgumentError, match="no public key of ECDSA on the curve P-256"):
        Firmware.load(PACKAGES / "secure-app.zip").check_signature(key)


def test_an_encrypted_key_is_refused_without_a_question() -> None:
    """libcrypto would ask for its passphrase: in a process without a terminal by the standard input, which stays open here."""
    key = "-----BEGIN EC PRIVATE KEY-----\\nProc-Type: 4,ENCRYPTED\\nDEK-Info: AES-128-CBC," + 32 * "0" + "\\n\\nAAAA\\n-----END EC PRIVATE KEY-----\\n"
    code = f"""
from veltokit import Firmware, errors
try: Firmware.load({str(PACKAGES / "secure-app.zip")!r}).check_signature("{key}")
except errors.InvalidArgumentError: raise SystemExit(3)
"""
    program = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                               stdin=subprocess.PIPE, start_new_session=True)
    try:
        assert program.wait(60) == 3
    finally:
        program.kill()


# Files that a package does not name


def test_what_the_manifest_does_not_name_is_not_unpacked() -> None:
    """A file of 200 MB whose bytes cannot even be unpacked."""
    data = io.BytesIO((PACKAGES / "legacy-app.zip").read_bytes())
    with zipfile.ZipFile(data, "a", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("movie.bin", bytes(range(256)))
    package = bytearray(data.getvalue())
    local, central = package.rindex(b"PK\3\4", 0, package.index(b"movie.bin")), package.rindex(b"PK\1\2")
    start = local + 30 + len("movie.bin")
    package[start : start + 16] = b"\xff" * 16
    for header, offset in ((local, 22), (central, 24)):
        package[header + offset : header + offset + 4] = (200_000_000).to_bytes(4, "little")
    with zipfile.ZipFile(io.BytesIO(bytes(package))) as archive:
        assert archive.getinfo("movie.bin").file_size == 200_000_000
        with pytest.raises(Exception, match="invalid"):
            archive.read("movie.bin")
    assert Firmware.create(bytes(package)).info.size == 3000
