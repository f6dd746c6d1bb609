"""`make dist`: what a release consists of."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from test_install import FRAMES, LAST_LINE, last_line, pkg_config

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "bindings/release"))

import needs  # noqa: E402
import pack  # noqa: E402
import sbom  # noqa: E402

NAME = "veltokit-0.1.0-linux-x86_64"
FILES = {
    f"{NAME}.tar.gz", f"{NAME}-debug.tar.gz", "veltokit-0.1.0-py3-none-manylinux_2_34_x86_64.whl", "veltokit-0.1.0.spdx.json",
    "veltokit-godot4.zip", "veltokit-godot3.zip", "VeltoKit.0.1.0.nupkg", "org.veltokit-0.1.0.tgz", "SHA256SUMS",
    "libveltokit0_0.1.0-1_amd64.deb", "libveltokit-dev_0.1.0-1_amd64.deb", "python3-veltokit_0.1.0-1_all.deb",
}


@pytest.fixture(scope="session")
def tree(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the library, unpacked."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(dist / f"{NAME}.tar.gz") as archive:
        archive.extractall(folder, filter="data")
    return folder / NAME


def test_the_checksums_are_of_all_files(dist: Path) -> None:
    sums = dict(reversed(line.split("  ")) for line in (dist / "SHA256SUMS").read_text().splitlines())
    assert {*sums, "SHA256SUMS"} == {path.name for path in dist.iterdir()} == FILES
    assert all(hashlib.sha256((dist / name).read_bytes()).hexdigest() == value for name, value in sums.items())


def test_a_program_is_compiled_out_of_the_archive_and_runs(tree: Path, tmp_path: Path) -> None:
    flags = pkg_config(tree, "--cflags", "--libs")
    subprocess.run(["cc", FRAMES, *flags, "-o", tmp_path / "frames"], check=True)
    assert last_line(tmp_path / "frames", LD_LIBRARY_PATH=f"{tree}/lib") == LAST_LINE


def deb_names(package: Path) -> list[str]:
    listed = subprocess.run(["dpkg-deb", "--contents", package], check=True, capture_output=True, text=True).stdout
    return [line.split()[5] for line in listed.splitlines()]


def test_every_archive_has_the_licenses(dist: Path) -> None:
    for path in dist.iterdir():
        if path.suffix in (".zip", ".nupkg", ".whl"):
            names = zipfile.ZipFile(path).namelist()
        elif path.suffix == ".deb":
            names = deb_names(path)
            assert [name for name in names if name.endswith("/copyright")], path.name
            continue
        elif path.name.endswith("gz") and "-debug" not in path.name:
            names = tarfile.open(path).getnames()
        else:
            continue
        assert [name for name in names if Path(name).name in ("LICENSE", "LICENSE.md")], path.name
        assert [name for name in names if re.search(r"LICENSE\.Swift\.txt$|Third Party Notices\.md$", name)], path.name


def test_the_pages_of_packages_name_the_address_of_the_project(dist: Path) -> None:
    address = (REPOSITORY / "bindings/release/address").read_text().strip()
    [wheel] = dist.glob("*.whl")
    metadata = zipfile.ZipFile(wheel).read("veltokit-0.1.0.dist-info/METADATA").decode()
    urls = dict(re.findall(r"^Project-URL: (\w+), (\S+)$", metadata, re.M))
    assert set(urls) == {"Homepage", "Documentation", "Source", "Changelog"} and all(url.startswith(address) for url in urls.values())
    assert re.findall(r"^License-File: (\S+)$", metadata, re.M) == ["LICENSE", "LICENSE.Swift.txt"]
    manifest = zipfile.ZipFile(dist / "VeltoKit.0.1.0.nupkg").read("VeltoKit.nuspec").decode()
    assert f"<projectUrl>{address}</projectUrl>" in manifest


def test_the_address_of_the_project_is_written_once() -> None:
    """In the file that the checklist names; whoever publishes changes that one alone."""
    name = (REPOSITORY / "bindings/release/address").read_text().strip().removeprefix("https://")
    found = subprocess.run(["git", "grep", "-l", "-i", "-F", "-e", name], cwd=REPOSITORY, capture_output=True, text=True)
    assert found.stdout.split() == ["bindings/release/address"], "the address is written in another file, too"
    checklist = (REPOSITORY / "bindings/release/CHECKLIST.md").read_text()
    assert "Write the address of the project into `address`" in checklist


def test_the_library_needs_no_more_than_ubuntu_22_04_has(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tree / "lib/libveltokit.so.0.1.0"
    assert needs.excess(library) == []
    monkeypatch.setitem(needs.NEWEST, "GLIBC", (2, 33))
    monkeypatch.setitem(needs.NEWEST, "GLIBCXX", (3, 4, 28))
    monkeypatch.setattr(needs, "LIBRARIES", needs.LIBRARIES - {"libm.so.6"})
    assert needs.excess(library) == ["GLIBC_2.34", "GLIBCXX_3.4.29", "libm.so.6"]


# -- The list of parts ---------------------------------------------------------------------------


def test_the_list_of_parts_is_valid(dist: Path) -> None:
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document

    path = dist / "veltokit-0.1.0.spdx.json"
    assert [str(message) for message in validate_full_spdx_document(parse_file(str(path)))] == []


def test_the_list_of_parts_is_about_the_library_of_the_archive(dist: Path, tree: Path) -> None:
    document = json.loads((dist / "veltokit-0.1.0.spdx.json").read_text())
    [file] = document["files"]
    sums = {row["algorithm"]: row["checksumValue"] for row in file["checksums"]}
    assert sums["SHA256"] == hashlib.sha256((tree / file["fileName"]).read_bytes()).hexdigest()
    assert sbom.swift_version() in {package["versionInfo"] for package in document["packages"]}


def symbols(path: Path, kinds: str) -> set[str]:
    rows = (row.split() for row in subprocess.run(["nm", "--defined-only", path], capture_output=True, text=True).stdout.splitlines())
    return {row[2] for row in rows if len(row) == 3 and row[1] in kinds}


def static_parts(library: Path, archives: list[Path]) -> set[str]:
    """The static libraries of which the library has a twentieth or more. Symbols that several of them define count for none."""
    defined = {archive.name: symbols(archive, "TDBR") for archive in archives}
    count = Counter(symbol for found in defined.values() for symbol in found)
    own = {name: {symbol for symbol in found if count[symbol] == 1} for name, found in defined.items()}
    present = symbols(library, "TDBRtdbrWVwv")
    return {name for name, found in own.items() if len(found & present) * 20 > len(found)}


def test_every_part_of_the_library_is_listed(library_path: Path) -> None:
    toolchain = Path(shutil.which("swift") or "").resolve().parents[1]
    archives = sorted((toolchain / "lib/swift_static/linux").glob("*.a"))
    assert archives, toolchain
    listed = {archive for part in sbom.PARTS for archive in part.archives}
    assert static_parts(library_path, archives) == listed
    demangled = subprocess.run(["nm", "-C", library_path], capture_output=True, text=True).stdout
    assert ("llvm::" in demangled) == ("llvm-support" in {part.name for part in sbom.PARTS})


# -- The same bytes ------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", [".zip", ".tar.gz"])
def test_the_same_files_make_the_same_archive(tmp_path: Path, ending: str) -> None:
    def make(place: str, names: list[str], when: int) -> bytes:
        folder = tmp_path / place / "kit"
        folder.mkdir(parents=True)
        for name in names:
            (folder / name).write_text(name)
            os.utime(folder / name, (when, when))
        (folder / "run").chmod(0o700 + when % 2)
        return pack.pack(folder, tmp_path / f"{place}{ending}").read_bytes()

    assert make("one", ["a", "b", "run"], 1_000_000_000) == make("two", ["run", "b", "a"], 1_500_000_001)
    assert make("three", ["a", "b", "c", "run"], 1_000_000_000) != make("four", ["a", "b", "run"], 1_000_000_000)


# -- Publishing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "command"), [
    ("page", "gh release create 0.1.0"), ("pypi", "python3 -m twine upload"), ("nuget", "dotnet nuget push"), ("godot", "xdg-open"),
])
def test_publishing_prints_one_command_and_does_nothing(dist: Path, place: str, command: str) -> None:
    script = REPOSITORY / "bindings/release/publish"
    printed = subprocess.run([script, place, dist], check=True, capture_output=True, text=True, env={"PATH": "/usr/bin:/bin"}).stdout
    [line] = printed.splitlines()
    assert line.startswith(command)
    checklist = (REPOSITORY / "bindings/release/CHECKLIST.md").read_text()
    assert f"bindings/release/publish {place} .build/dist --yes" in checklist


def test_the_page_of_a_release_has_the_section_of_its_version_alone(tmp_path: Path) -> None:
    (tmp_path / "bindings/release").mkdir(parents=True)
    script = shutil.copy(REPOSITORY / "bindings/release/notes", tmp_path / "bindings/release")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n\n### First\n\n- One.\n\n## 0.0.1\n\n")
    printed = subprocess.run([script, "0.1.0"], check=True, capture_output=True, text=True).stdout
    assert printed.strip() == "### First\n\n- One."
    for version in ("0.0.1", "0.1", "0.3.0"):
        refused = subprocess.run([script, version], capture_output=True, text=True)
        assert (refused.returncode, refused.stderr) == (1, f"release: CHANGELOG.md has no section {version}\n")


def test_a_release_without_an_address_is_refused(dist: Path, tmp_path: Path) -> None:
    script = REPOSITORY / "bindings/release/check"
    refused = subprocess.run([script, dist], capture_output=True, text=True)
    assert refused.returncode == 1 and refused.stderr.startswith("release: bindings/release/address is not the address")
    shutil.copytree(dist, tmp_path / "dist")
    (tmp_path / "dist/veltokit-godot3.zip").write_bytes(b"something else")
    refused = subprocess.run([script, tmp_path / "dist"], capture_output=True, text=True)
    assert refused.returncode == 1 and "release: the files are not those that were made" in refused.stderr
