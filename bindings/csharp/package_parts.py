"""What both packages of the C# binding need: the version, the sources, the library without its symbols."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
SOURCES = HERE / "VeltoKit"
LICENSE = REPOSITORY / "LICENSE"
RUNTIME_LICENSE = REPOSITORY / "bindings/release/licenses/Swift.txt"
"""The license of the runtime that is linked into the library."""

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file of an archive, so that the same files make the same archive."""


def version() -> str:
    """The version of the description of the C API."""
    found = re.search(r"^version: (\S+)$", (REPOSITORY / "bindings/api/api.yml").read_text(), re.M)
    assert found
    return found[1]


def address() -> str:
    """The address of the project, which a publisher writes."""
    return (REPOSITORY / "bindings/release/address").read_text().strip()


def sources() -> dict[str, bytes]:
    """The C# sources by their paths below the folder."""
    return {str(path.relative_to(SOURCES)): path.read_bytes() for path in sorted(SOURCES.rglob("*.cs"))}


def guide(path: Path, packed: dict[str, str], without: tuple[str, ...] = ()) -> bytes:
    """A guide for a package: links to pages that it does not have become text.

    Args:
        path: The page.
        packed: Links in the page to the names that their pages have in the package.
        without: Titles of sections for other readers.
    """
    text = path.read_text()
    for title in without:
        text, count = re.subn(rf"^## {re.escape(title)}\n.*?(?=^## )", "", text, flags=re.M | re.S)
        assert count == 1, f"{path.name} has no section {title}"

    def link(found: re.Match[str]) -> str:
        return f"[{found[1]}]({packed[found[2]]})" if found[2] in packed else found[1]

    return re.sub(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)", link, text).encode()


def stripped(library: Path, folder: Path) -> bytes:
    """The library without what only debuggers need."""
    small = folder / "stripped.so"
    subprocess.run(["strip", "--strip-unneeded", "-o", small, library], check=True)
    content = small.read_bytes()
    small.unlink()
    return content
