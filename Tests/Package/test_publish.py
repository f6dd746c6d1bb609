"""Publishing: what is refused, and the one command of each place. Programs that would upload are stand-ins here."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from released import ARCHIVE, REPOSITORY, VERSION
from test_dist import FILES
from test_package import commit, tagged_clone

[WHEEL] = [name for name in FILES if name.endswith(".whl")]
UPLOADERS = ("gh", "dotnet", "xdg-open")
ADDRESS = "https://velto.example.org"


class Release:
    """A source with everything that a release needs, what was made of it, and programs that only note how they were called."""

    def __init__(self, folder: Path) -> None:
        self.source = tagged_clone(REPOSITORY, folder, only=("bindings/release", "bindings/api/api.yml", "bindings/python/veltokit/__init__.py", "bindings/python/velto/__init__.py"))
        (self.source / "bindings/release/address").write_text(f"{ADDRESS}\n")
        (self.source / "CHANGELOG.md").write_text(f"# Changelog\n\n## {VERSION}\n\n- Everything.\n")
        commit(self.source, VERSION)
        self.dist = folder / "dist"
        self.dist.mkdir()
        self.programs = folder / "programs"
        self.programs.mkdir()
        for name in UPLOADERS:
            self.pretend(name)
        self.pretend("python3", f'if [ "$2" != twine ]; then exec "{sys.executable}" "$@"; fi')
        self.make(VERSION)

    def pretend(self, name: str, first: str = "") -> None:
        path = self.programs / name
        path.write_text(f'#!/bin/sh\n{first}\necho "{name} $*" >>"{self.programs}/calls"\ncat >>"{self.programs}/input"\n')
        path.chmod(0o755)

    def make(self, revision: str) -> None:
        """Makes the files of a release of a library that states this revision."""
        for name in FILES - {"SHA256SUMS"}:
            (self.dist / name).write_text(name)
        code, library = self.programs / "revision.c", self.programs / "library.so"
        code.write_text(f'const char *velto_version_revision(void) {{ return "{revision}"; }}\n')
        subprocess.run(["cc", "-shared", code, "-o", library], check=True)
        with tarfile.open(self.dist / f"{ARCHIVE}.tar.gz", "w:gz") as archive:
            archive.add(library, f"{ARCHIVE}/lib/libveltokit.so.{VERSION}")
        self.make_wheel(ADDRESS)
        self.sum()

    def make_wheel(self, address: str, *more: str, library: str = "veltokit/libveltokit.so") -> None:
        with zipfile.ZipFile(self.dist / WHEEL, "w") as archive:
            archive.writestr(f"veltokit-{VERSION}.dist-info/METADATA", f"Name: veltokit\nProject-URL: Homepage, {address}\n")
            for name in (library, "veltokit/__init__.py", *more):
                archive.writestr(name, b"")

    def sum(self, without: str = "") -> None:
        """Writes the checksums."""
        paths = sorted(path for path in self.dist.iterdir() if path.name not in ("SHA256SUMS", without))
        (self.dist / "SHA256SUMS").write_text("".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths))

    def run(self, script: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.source / "bindings/release" / script, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env={**os.environ, "PATH": f"{self.programs}:{os.environ['PATH']}"})

    @property
    def calls(self) -> list[str]:
        path = self.programs / "calls"
        return path.read_text().splitlines() if path.exists() else []


@pytest.fixture
def release(tmp_path: Path) -> Release:
    return Release(tmp_path)


def test_what_is_complete_is_accepted(release: Release) -> None:
    checked = release.run("check", release.dist)
    assert (checked.returncode, checked.stderr) == (0, "")


def without_tag(release: Release) -> None:
    subprocess.run(["git", "tag", "--delete", VERSION], cwd=release.source, check=True, capture_output=True)


REFUSED: dict[str, tuple[Callable[[Release], object], str]] = {
    "no address": (
        lambda release: [(release.source / "bindings/release/address").write_text("https://nobody.invalid\n"), commit(release.source, VERSION)],
        "bindings/release/address is not the address of the project: see CHECKLIST.md"),
    "a changed source": (
        lambda release: (release.source / "CHANGELOG.md").write_text("changed"), "the source has changes that are not committed"),
    "no tag": (without_tag, f"the source has no tag {VERSION}"),
    "a later commit": (lambda release: commit(release.source, None), f"the source has no tag {VERSION}"),
    "no section of the version": (
        lambda release: [(release.source / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- Much.\n"), commit(release.source, VERSION)],
        f"CHANGELOG.md has no section {VERSION}"),
    "another file": (lambda release: (release.dist / f"VeltoKit.{VERSION}.nupkg").write_text("other"), "the files are not those that were made"),
    "a file too many": (lambda release: (release.dist / "notes.txt").write_text("mine"), "notes.txt is no file of this release"),
    "another version": (
        lambda release: [(release.dist / WHEEL).rename(release.dist / WHEEL.replace(VERSION, "9.9.9")), release.sum()],
        f"{WHEEL.replace(VERSION, '9.9.9')} is no file of this release"),
    "a wheel with what is not committed": (
        lambda release: [release.make_wheel(ADDRESS, "velto/token.txt"), release.sum()], "the wheel has velto/token.txt, which is not committed"),
    "a wheel of another address": (
        lambda release: [release.make_wheel("https://nobody.invalid"), release.sum()], f"the wheel does not lead to {ADDRESS}"),
    "an address with a slash": (
        lambda release: [(release.source / "bindings/release/address").write_text("https://nobody.invalid/\n"), commit(release.source, VERSION)],
        "bindings/release/address is not the address of the project: see CHECKLIST.md"),
    "a file that is not summed": (
        lambda release: release.sum(without="veltokit-godot4.zip"), "SHA256SUMS does not list veltokit-godot4.zip"),
    "a wheel without the library": (
        lambda release: [release.make_wheel(ADDRESS, library="velto/__init__.py"), release.sum()], "the wheel has no library"),
    "a library of another revision": (
        lambda release: release.make(f"{VERSION}-3-gabcdef0"), f"the library was built from {VERSION}-3-gabcdef0, not from {VERSION}"),
}


@pytest.mark.parametrize("fault", REFUSED)
def test_what_is_incomplete_is_refused_and_nothing_is_uploaded(release: Release, fault: str) -> None:
    spoil, reason = REFUSED[fault]
    spoil(release)
    checked = release.run("check", release.dist)
    assert checked.returncode == 1 and checked.stderr.splitlines()[-1] == f"release: {reason}"
    for place in PLACES:
        assert release.run("publish", place, release.dist, "--yes").returncode == 1
    assert release.calls == []


PLACES = {
    "page": f"gh release create {VERSION} --verify-tag --title VeltoKit {VERSION} --notes-file - ",
    "pypi": "python3 -m twine upload --non-interactive ",
    "nuget": "dotnet nuget push ",
    "godot": "xdg-open https://godotengine.org/asset-library/asset/edit",
}


@pytest.mark.parametrize("place", PLACES)
def test_a_place_has_one_command(release: Release, place: str) -> None:
    """Which is printed, and run only with --yes. It is that of the checklist."""
    printed = release.run("publish", place, release.dist)
    [line] = printed.stdout.replace("\\ ", " ").splitlines()
    assert line.startswith(PLACES[place]) and release.calls == []
    assert release.run("publish", place, release.dist, "--no").stdout == printed.stdout and release.calls == []
    done = release.run("publish", place, release.dist, "--yes")
    assert done.returncode == 0, done.stderr
    assert [call.strip() for call in release.calls] == [line.strip()]
    names = {Path(word).name for word in line.split() if word.startswith(str(release.dist))}
    every = {path.name for path in release.dist.iterdir()}
    expected = {"page": every, "pypi": {name for name in every if name.endswith(".whl")}, "nuget": {f"VeltoKit.{VERSION}.nupkg"}, "godot": set()}
    assert names == expected[place]
    assert ("- Everything." in (release.programs / "input").read_text()) == (place == "page")
    checklist = (REPOSITORY / "bindings/release/CHECKLIST.md").read_text()
    assert f"bindings/release/publish {place} .build/dist --yes" in checklist


def test_an_unknown_place_is_refused(release: Release) -> None:
    refused = release.run("publish", "moon", release.dist, "--yes")
    assert refused.returncode == 2 and "must be page, pypi, nuget or godot" in refused.stderr and release.calls == []


def test_the_page_of_a_release_has_the_section_of_its_version_alone(tmp_path: Path) -> None:
    (tmp_path / "bindings/release").mkdir(parents=True)
    script = shutil.copy(REPOSITORY / "bindings/release/notes", tmp_path / "bindings/release")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\n### First\n\n- One.\n\n## 0.0.1\n\n")
    printed = subprocess.run([script, "0.1.0"], check=True, capture_output=True, text=True).stdout
    assert printed.strip() == "### First\n\n- One."
    for version in ("0.0.1", "0.1", "0.3.0"):
        refused = subprocess.run([script, version], capture_output=True, text=True)
        assert (refused.returncode, refused.stderr) == (1, f"release: CHANGELOG.md has no section {version}\n")
