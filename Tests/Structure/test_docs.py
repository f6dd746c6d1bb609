"""The documents name what exists: functions and constants of the headers, and files of the repository."""

from __future__ import annotations

import re
from pathlib import Path

CATALOGUE = "Sources/VeltoKit/VeltoKit.docc"
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", CATALOGUE)


def documents(repository: Path) -> list[Path]:
    paths = [repository / name for name in DOCUMENTS]
    return [page for path in paths for page in (sorted(path.glob("*.md")) if path.is_dir() else [path])]


def test_every_name_of_the_c_interface_exists(repository: Path) -> None:
    headers = " ".join(path.read_text() for path in (repository / "include/veltokit").glob("*.h"))
    known = set(re.findall(r"\bvelto_\w+|\bVELTO_\w+", headers))
    unknown = {
        f"{page.name}: {name}"
        for page in documents(repository)
        for name in re.findall(r"\bvelto_[a-z0-9_]+\b|\bVELTO_[A-Z0-9_]+\b", page.read_text())
        if name not in known
    }
    assert not unknown


def test_every_linked_file_exists(repository: Path) -> None:
    broken = {
        f"{page.name}: {target}"
        for page in documents(repository)
        for target in re.findall(r"\]\((?!\w+:)([^)#]+)", page.read_text())
        if not (page.parent / target).exists()
    }
    assert not broken


def test_every_guide_is_listed_on_the_first_page(repository: Path) -> None:
    first_page = (repository / CATALOGUE / "VeltoKit.md").read_text()
    guides = {page.stem for page in (repository / CATALOGUE).glob("*.md")} - {"VeltoKit"}
    assert guides == set(re.findall(r"<doc:(\w+)>", first_page))
