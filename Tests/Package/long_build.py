"""The library is built again in another folder, at another time and with one job: the same bytes. Part of `make test-long`."""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

from test_package import tagged_clone

DIFFERENT = {
    ".note.gnu.build-id": "a hash of the whole file, with debug information that names sources by their paths",
    ".swift_modhash": "hashes by which the compiler knows a module again, of its options too, which are paths",
}
SECTION = re.compile(r"\] (\S+) +(\w+) +[0-9a-f]+ ([0-9a-f]+) ([0-9a-f]+) ", re.M)


def sections(library: Path, stripped: Path) -> dict[str, bytes]:
    """The contents of each section of the library as it is released."""
    subprocess.run(["strip", "--strip-unneeded", "-o", stripped, library], check=True)
    listed = subprocess.run(["readelf", "--sections", "--wide", stripped], check=True, capture_output=True, text=True).stdout
    content = stripped.read_bytes()
    found = {}
    for name, kind, offset, size in SECTION.findall(listed):
        start = int(offset, 16)
        found[name] = b"" if kind == "NOBITS" else content[start:start + int(size, 16)]
    return found


def revision(library: Path) -> str:
    function = ctypes.CDLL(str(library)).velto_version_revision
    function.restype = ctypes.c_char_p
    return function().decode()


def test_the_library_is_built_again_with_the_same_bytes(repository: Path, library_path: Path, tmp_path: Path) -> None:
    clone = tagged_clone(repository, tmp_path)
    # A build has as many jobs as processors that it may use.
    command = ["taskset", "--cpu-list", "0", "make", "--silent", "library", f"REVISION={revision(library_path)}"]
    built = subprocess.run(command, cwd=clone, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout[-4000:] + built.stderr[-4000:]
    one = sections(library_path, tmp_path / "one.so")
    other = sections(clone / ".build/release/libveltokit.so", tmp_path / "other.so")
    assert len(one) > 20 and list(one) == list(other)
    assert {name for name in one if one[name] != other[name]} == set(DIFFERENT)
