"""Checks that what `make dist` has made is complete, of one version, and of the committed source.

Usage:
    made.py version LIBRARY                 print the version of a library
    made.py check FOLDER VERSION ADDRESS    print what is wrong; exit 1 if anything is
"""

from __future__ import annotations

import ctypes
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
PYTHON = "bindings/python/"
LIBRARY = "veltokit/libveltokit.so"


def names(version: str) -> set[str]:
    """The files of a release."""
    machine = platform.machine()
    debian = {"x86_64": "amd64", "aarch64": "arm64"}.get(machine, machine)
    return {
        f"veltokit-{version}-linux-{machine}.tar.gz", f"veltokit-{version}-linux-{machine}-debug.tar.gz", f"veltokit-{version}.spdx.json",
        wheel(version), f"VeltoKit.{version}.nupkg", f"org.veltokit-{version}.tgz", "veltokit-godot4.zip", "veltokit-godot3.zip",
        *(f"{name}_{version}-1_{debian}.deb" for name in ("libveltokit0", "libveltokit-dev")), f"python3-veltokit_{version}-1_all.deb",
        "SHA256SUMS",
    }


def wheel(version: str) -> str:
    return f"veltokit-{version}-py3-none-manylinux_2_34_{platform.machine()}.whl"


def text_of(library: Path, function: str) -> str:
    """Returns the text that a function without parameters of a library returns."""
    called = ctypes.CDLL(str(library))[function]
    called.restype = ctypes.c_char_p
    return called().decode()


def problems(folder: Path, version: str, address: str) -> list[str]:
    found = {path.name for path in folder.iterdir()}
    if found != names(version):
        missing, extra = sorted(names(version) - found), sorted(found - names(version))
        return [*(f"{name} is missing" for name in missing), *(f"{name} is no file of this release" for name in extra)]
    summed = {line.split("  ", 1)[-1] for line in (folder / "SHA256SUMS").read_text().splitlines()}
    if unsummed := names(version) - {"SHA256SUMS"} - summed:
        return [f"SHA256SUMS does not list {name}" for name in sorted(unsummed)]
    return [*of_library(folder, version), *of_wheel(folder, version, address)]


def of_library(folder: Path, version: str) -> list[str]:
    """The library states the source of which it was built."""
    name = f"veltokit-{version}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as place:
        library = Path(place) / "libveltokit.so"
        with tarfile.open(folder / f"{name}.tar.gz") as archive:
            content = archive.extractfile(f"{name}/lib/libveltokit.so.{version}")
            assert content is not None
            library.write_bytes(content.read())
        revision = text_of(library, "velto_version_revision")
    return [] if revision == version else [f"the library was built from {revision}, not from {version}"]


def of_wheel(folder: Path, version: str, address: str) -> list[str]:
    """The wheel has the library and no other file that is not committed, and its links are those of the project."""
    listed = subprocess.run(["git", "ls-files", "-z", PYTHON], cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout
    committed = {name.removeprefix(PYTHON) for name in listed.split("\0")}
    with zipfile.ZipFile(folder / wheel(version)) as archive:
        members = {name for name in archive.namelist() if not re.match(r"[^/]+\.(dist-info|data)/", name)}
        metadata = archive.read(f"veltokit-{version}.dist-info/METADATA").decode()
    found = [] if LIBRARY in members else ["the wheel has no library"]
    found += [f"the wheel has {name}, which is not committed" for name in sorted(members - committed - {LIBRARY})]
    urls = re.findall(r"^Project-URL: [^,]*, (\S+)$", metadata, re.M)
    if not urls or not all(url == address or url.startswith(f"{address}/") for url in urls):
        found.append(f"the wheel does not lead to {address}")
    return found


def main() -> int:
    match sys.argv[1:]:
        case ["version", library]:
            print(text_of(Path(library), "velto_version_string"))
            return 0
        case ["check", folder, version, address]:
            found = problems(Path(folder), version, address)
            for problem in found:
                print(f"release: {problem}", file=sys.stderr)
            return int(bool(found))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
