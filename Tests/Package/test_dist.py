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
from pathlib import Path

import pytest

from released import ARCHIVE, NUGET, REPOSITORY, VERSION
from test_install import FRAMES, LAST_LINE, last_line, pkg_config, place_of_create

sys.path.insert(0, str(REPOSITORY / "bindings/release"))

import linked  # noqa: E402
import made  # noqa: E402
import needs  # noqa: E402
import pack  # noqa: E402
import sbom  # noqa: E402

FILES = {
    f"{ARCHIVE}.tar.gz", f"{ARCHIVE}-debug.tar.gz", f"veltokit-{VERSION}-py3-none-manylinux_2_34_x86_64.whl", f"veltokit-{VERSION}.spdx.json",
    "veltokit-godot4.zip", "veltokit-godot3.zip", NUGET, f"org.veltokit-{VERSION}.tgz", "SHA256SUMS",
    f"libveltokit0_{VERSION}-1_amd64.deb", f"libveltokit-dev_{VERSION}-1_amd64.deb", f"python3-veltokit_{VERSION}-1_all.deb",
}


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


@pytest.fixture(scope="session")
def tree(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the library, unpacked."""
    return unpacked(dist / f"{ARCHIVE}.tar.gz", tmp_path_factory.mktemp("unpacked"))


def test_the_checksums_are_of_all_files(dist: Path) -> None:
    sums = dict(reversed(line.split("  ")) for line in (dist / "SHA256SUMS").read_text().splitlines())
    assert {*sums, "SHA256SUMS"} == {path.name for path in dist.iterdir()} == FILES
    assert all(hashlib.sha256((dist / name).read_bytes()).hexdigest() == value for name, value in sums.items())


def test_a_release_is_what_the_check_expects(dist: Path) -> None:
    assert made.names(VERSION) == FILES
    assert made.of_wheel(dist, VERSION, (REPOSITORY / "bindings/release/address").read_text().strip()) == []


PAGES = (
    "README.md", "bindings/csharp/README.md", "bindings/csharp/unity/README.md", "bindings/python/docs/commands.md", "bindings/python/docs/studio.md")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_files_of_this_release(page: str) -> None:
    names = set(re.findall(r"[\w.-]*\d\.\d+\.\d+[\w.-]*\.(?:whl|tgz|nupkg|deb|tar\.gz)", (REPOSITORY / page).read_text()))
    assert names and names <= FILES


def test_a_library_of_another_version_is_no_release(library_path: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("of somebody else")
    refused = subprocess.run([REPOSITORY / "bindings/release/dist", library_path, "9.9.9", tmp_path], capture_output=True, text=True)
    assert (refused.returncode, refused.stderr) == (1, f"dist: the library has version {VERSION}, not 9.9.9\n")
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_program_is_compiled_out_of_the_archive_and_runs(tree: Path, tmp_path: Path) -> None:
    flags = pkg_config(tree, "--cflags", "--libs")
    subprocess.run(["cc", FRAMES, *flags, "-o", tmp_path / "frames"], check=True)
    assert last_line(tmp_path / "frames", LD_LIBRARY_PATH=f"{tree}/lib") == LAST_LINE


def test_the_debug_archive_is_of_the_released_library(dist: Path, tree: Path, tmp_path: Path) -> None:
    """Unpacked beside it, it names the source of a function."""
    [debug] = unpacked(dist / f"{ARCHIVE}-debug.tar.gz", tmp_path).iterdir()
    library = Path(shutil.copy(tree / f"lib/libveltokit.so.{VERSION}", tmp_path))
    assert ".swift:" not in place_of_create(library)
    shutil.copy(debug, tmp_path)
    assert ".swift:" in place_of_create(library)


def test_links_in_the_pages_of_archives_lead_somewhere(dist: Path) -> None:
    for path in dist.glob("*.zip"):
        with zipfile.ZipFile(path) as archive:
            names = set(archive.namelist())
            for page in (name for name in names if name.endswith(".md")):
                links = re.findall(r"\]\((?!https?:|#)([^)#]+)", archive.read(page).decode())
                assert [link for link in links if os.path.normpath(f"{os.path.dirname(page)}/{link}") not in names] == [], f"{path.name}: {page}"


def test_the_commands_of_its_readme_build_an_example(tree: Path, tmp_path: Path) -> None:
    documents = tree / "share/doc/veltokit"
    [commands] = re.findall(r"```sh\n(.*?)```", (documents / "README.md").read_text(), re.S)
    played = subprocess.run(
        ["sh", "-e", "-c", commands.replace("./gauge", "./gauge --seconds 1")], cwd=tmp_path, env={**os.environ, "KIT": str(tree)}, capture_output=True, text=True)
    assert played.returncode == 0 and " frames" in played.stdout.splitlines()[-1], played.stdout + played.stderr
    assert len(list((documents / "examples").glob("*.c"))) > 20


def test_the_add_ons_need_no_more_than_ubuntu_22_04_has(dist: Path, tmp_path: Path) -> None:
    for name in ("veltokit-godot4.zip", "veltokit-godot3.zip"):
        with zipfile.ZipFile(dist / name) as archive:
            archive.extractall(tmp_path / name)
    plugins = list(tmp_path.rglob("libveltokit_godot*.so"))
    assert len(plugins) == 2 and [needs.excess(plugin) for plugin in plugins] == [[], []]


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
    metadata = zipfile.ZipFile(wheel).read(f"veltokit-{VERSION}.dist-info/METADATA").decode()
    urls = dict(re.findall(r"^Project-URL: (\w+), (\S+)$", metadata, re.M))
    assert set(urls) == {"Homepage", "Documentation", "Source", "Changelog"} and all(url.startswith(address) for url in urls.values())
    assert re.findall(r"^License-File: (\S+)$", metadata, re.M) == ["LICENSE", "LICENSE.Swift.txt"]
    manifest = zipfile.ZipFile(dist / NUGET).read("VeltoKit.nuspec").decode()
    assert f"<projectUrl>{address}</projectUrl>" in manifest


def test_the_address_of_the_project_is_written_once() -> None:
    """In the file that the checklist names; whoever publishes changes that one alone."""
    name = (REPOSITORY / "bindings/release/address").read_text().strip().removeprefix("https://")
    found = subprocess.run(["git", "grep", "-l", "-i", "-F", "-e", name], cwd=REPOSITORY, capture_output=True, text=True)
    assert found.stdout.split() == ["bindings/release/address"], "the address is written in another file, too"
    checklist = (REPOSITORY / "bindings/release/CHECKLIST.md").read_text()
    assert "Write the address of the project into `address`" in checklist


def test_the_library_needs_no_more_than_ubuntu_22_04_has(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tree / f"lib/libveltokit.so.{VERSION}"
    assert needs.excess(library) == []
    monkeypatch.setitem(needs.NEWEST, "GLIBC", (2, 33))
    monkeypatch.setitem(needs.NEWEST, "GLIBCXX", (3, 4, 28))
    monkeypatch.setattr(needs, "LIBRARIES", needs.LIBRARIES - {"libm.so.6"})
    assert needs.excess(library) == ["GLIBC_2.34", "GLIBCXX_3.4.29", "libm.so.6"]


# -- The list of parts ---------------------------------------------------------------------------


def test_the_list_of_parts_is_valid(dist: Path) -> None:
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document

    path = dist / f"veltokit-{VERSION}.spdx.json"
    assert [str(message) for message in validate_full_spdx_document(parse_file(str(path)))] == []


def test_the_list_of_parts_is_about_the_library_of_the_archive(dist: Path, tree: Path) -> None:
    document = json.loads((dist / f"veltokit-{VERSION}.spdx.json").read_text())
    [file] = document["files"]
    sums = {row["algorithm"]: row["checksumValue"] for row in file["checksums"]}
    assert sums["SHA256"] == hashlib.sha256((tree / file["fileName"]).read_bytes()).hexdigest()
    found = {package["name"]: package["versionInfo"] for package in document["packages"]}
    made_by = sbom.versions()
    assert found == {"veltokit": VERSION, **{part.name: made_by[part.origin] for part in sbom.PARTS}}
    linked = {relation["relatedSpdxElement"] for relation in document["relationships"] if relation["relationshipType"] == "STATIC_LINK"}
    assert linked == {f"SPDXRef-{part.name}" for part in sbom.PARTS}


def test_the_copyright_of_debian_names_whoever_wrote_a_part() -> None:
    text = (REPOSITORY / "bindings/release/debian/copyright.in").read_text()
    assert [part.copyright for part in sbom.PARTS if part.copyright.removeprefix("Copyright (c) the ").removeprefix("Copyright (c) ") not in text] == []


def test_every_part_of_the_library_is_listed(library_path: Path, tmp_path: Path) -> None:
    found = linked.files(library_path, tmp_path)
    assert found == {file for part in sbom.PARTS for file in part.files}
    demangled = subprocess.run(["nm", "-C", library_path], capture_output=True, text=True).stdout
    assert ("llvm::" in demangled) == ("llvm-support" in {part.name for part in sbom.PARTS})


def test_a_part_that_is_not_listed_is_found(library_path: Path, tmp_path: Path) -> None:
    (tmp_path / "lamp.c").write_text("int lamp(void) { return 1; }\n")
    subprocess.run(["cc", "-c", "-fPIC", "lamp.c", "-o", "lamp.o"], cwd=tmp_path, check=True)
    subprocess.run(["ar", "rc", "liblamp.a", "lamp.o"], cwd=tmp_path, check=True)
    more = ["-Xlinker", "--undefined=lamp", str(tmp_path / "liblamp.a")]
    listed = {file for part in sbom.PARTS for file in part.files}
    assert linked.files(library_path, tmp_path, more) - listed == {"liblamp.a"}


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
