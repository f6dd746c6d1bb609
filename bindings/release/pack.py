"""Packs a folder so that the same files always make the same archive: sorted, of one time, owned by root.

Usage: pack.py FOLDER ARCHIVE. ARCHIVE ends with .zip or .tar.gz; its one folder has the name of FOLDER.
"""

from __future__ import annotations

import gzip
import io
import stat
import sys
import tarfile
import time
import zipfile
from pathlib import Path

LONG_AGO = 315532800
"""The time of every file: 1980, the earliest that a ZIP archive knows (seconds since 1970)."""


def entries(folder: Path) -> list[Path]:
    """The folder, and everything below it in the order of names."""
    return [folder, *sorted(folder.rglob("*"))]


def mode(path: Path) -> int:
    """The permissions of a file or folder: whoever unpacks it may read it, and programs remain programs."""
    is_program = path.is_dir() or bool(path.stat().st_mode & stat.S_IXUSR)
    return 0o755 if is_program else 0o644


def write_tar(folder: Path, archive: Path) -> None:
    with archive.open("wb") as file, gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=LONG_AGO, compresslevel=6) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.USTAR_FORMAT) as tar:
            for path in entries(folder):
                add(tar, path, str(path.relative_to(folder.parent)))


def add(tar: tarfile.TarFile, path: Path, name: str) -> None:
    row = tarfile.TarInfo(name)
    row.mtime = LONG_AGO
    if path.is_symlink():
        row.type, row.linkname, row.mode = tarfile.SYMTYPE, str(path.readlink()), 0o777
        tar.addfile(row)
        return
    row.mode = mode(path)
    if path.is_dir():
        row.type = tarfile.DIRTYPE
        tar.addfile(row)
        return
    content = path.read_bytes()
    row.size = len(content)
    tar.addfile(row, io.BytesIO(content))


def write_zip(folder: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in entries(folder):
            name = str(path.relative_to(folder.parent)) + ("/" if path.is_dir() else "")
            row = zipfile.ZipInfo(name, time.gmtime(LONG_AGO)[:6])
            kind = stat.S_IFDIR if path.is_dir() else stat.S_IFREG
            row.external_attr = (kind | mode(path)) << 16
            packed.writestr(row, b"" if path.is_dir() else path.read_bytes(), zipfile.ZIP_DEFLATED)


def pack(folder: Path, archive: Path) -> Path:
    archive.parent.mkdir(parents=True, exist_ok=True)
    (write_zip if archive.suffix == ".zip" else write_tar)(folder, archive)
    return archive


if __name__ == "__main__":
    pack(Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute())
