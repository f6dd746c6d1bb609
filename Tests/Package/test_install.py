"""`make install`: out of a tree that was moved, programs are built by pkg-config and CMake, and run with the installed library."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

import rooted

FRAMES = Path(__file__).resolve().parent / "programs/frames.c"
LAST_LINE = "300 frames, 186 connected, 116 away from the center"


def make(repository: Path, library: Path, target: str, *settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", "-s", target, f"LIBRARY={library}", *settings], cwd=repository, capture_output=True, text=True)


@pytest.fixture(scope="module")
def root(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The prefix of an installed tree that was moved to a folder with a space after `make install`."""
    built, moved = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("moved to")
    installed = make(repository, library_path, "install", f"DESTDIR={built}", "PREFIX=/opt/velto")
    assert installed.returncode == 0, installed.stderr
    (built / "opt/velto").rename(moved / "velto kit")
    return moved / "velto kit"


def pkg_config(root: Path, *arguments: str) -> list[str]:
    environment = {**os.environ, "PKG_CONFIG_PATH": f"{root}/lib/pkgconfig"}
    command = ["pkg-config", *arguments, "veltokit"]
    return shlex.split(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)


def last_line(program: Path, *before: str, **environment: str) -> str:
    run = subprocess.run([*before, program], env={**os.environ, **environment}, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def program(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A C program that pkg-config compiled."""
    built = tmp_path_factory.mktemp("program") / "frames"
    flags = pkg_config(root, "--cflags", "--libs")
    subprocess.run(["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", FRAMES, *flags, "-o", built], check=True)
    return built


def test_a_c_program_is_compiled_by_pkg_config_and_runs(root: Path, program: Path) -> None:
    assert last_line(program, LD_LIBRARY_PATH=f"{root}/lib") == LAST_LINE


def test_a_program_runs_under_valgrind(root: Path, program: Path) -> None:
    """With the debug file beside the library, which valgrind reads too."""
    assert last_line(
        program, "valgrind", "--quiet", "--error-exitcode=9", LD_LIBRARY_PATH=f"{root}/lib") == LAST_LINE


LISTS = """
cmake_minimum_required(VERSION 3.16)
project(Frames CXX)
find_package(VeltoKit REQUIRED)
add_executable(frames frames.cpp)
target_link_libraries(frames PRIVATE VeltoKit::veltokit)
"""


def shipping(repository: Path) -> str:
    """The lines of the guide that put the library beside an installed program, which both pages have."""
    pages = (repository / "bindings/release/archive.md", repository / "Sources/VeltoKit/VeltoKit.docc/GettingStarted.md")
    lines = {re.search(r"```cmake\n(set_target.*?)```", page.read_text(), re.S) for page in pages}
    [text] = {found[1] for found in lines if found}
    return text.replace("game", "frames")


def test_a_cpp_program_is_built_by_cmake_and_runs(repository: Path, root: Path, tmp_path: Path) -> None:
    """In its folder, and installed with the library beside it."""
    (tmp_path / "CMakeLists.txt").write_text(LISTS + shipping(repository))
    shutil.copy(FRAMES, tmp_path / "frames.cpp")
    configured = subprocess.run(
        ["cmake", "-S", tmp_path, "-B", tmp_path / "out", f"-DCMAKE_PREFIX_PATH={root}"], capture_output=True, text=True)
    assert configured.returncode == 0, configured.stderr
    subprocess.run(["cmake", "--build", tmp_path / "out"], check=True, capture_output=True)
    assert last_line(tmp_path / "out/frames") == LAST_LINE
    subprocess.run(["cmake", "--install", tmp_path / "out", "--prefix", tmp_path / "game"], check=True, capture_output=True)
    library = tmp_path / "game/bin/libveltokit.so.0"
    assert library.is_file() and not library.is_symlink() and last_line(tmp_path / "game/bin/frames") == LAST_LINE


VERSIONS = """
cmake_minimum_required(VERSION 3.16)
project(Versions NONE)
set(CMAKE_SYSTEM_PROCESSOR ${MACHINE})
foreach(version ${WANTED})
    find_package(VeltoKit ${version} ${EXACT} QUIET)
    if(VeltoKit_FOUND)
        list(APPEND found ${version})
    endif()
    unset(VeltoKit_DIR CACHE)
endforeach()
message(STATUS "found ${found}")
"""


def install_version(repository: Path, folder: Path, action: str, version: str) -> set[str]:
    """Installs or uninstalls a version whose library is empty. Returns the names of all files and links."""
    programs = folder / "programs"
    programs.mkdir(exist_ok=True)
    (programs / "strip").write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\n: >"$2"\n')
    (programs / "strip").chmod(0o755)
    (folder / "library").write_bytes(b"")
    environment = {**os.environ, "PREFIX": "/velto", "LIBDIR": "/velto/lib", "DESTDIR": str(folder), "PATH": f"{programs}:{os.environ['PATH']}"}
    subprocess.run([repository / ".ci/install", action, folder / "library", version, "libveltokit.so.0"], check=True, env=environment, cwd=repository)
    return {path.name for path in (folder / "velto").rglob("*") if path.is_symlink() or path.is_file()}


def test_a_newer_version_takes_the_place_of_an_older_one(repository: Path, tmp_path: Path) -> None:
    """And the source of any version removes the installed one."""
    first = install_version(repository, tmp_path, "install", "0.1.0")
    second = install_version(repository, tmp_path, "install", "0.2.0")
    assert {name.replace("0.1.0", "0.2.0") for name in first} == second
    assert install_version(repository, tmp_path, "uninstall", "0.3.0") == set()


@pytest.mark.parametrize(("version", "wanted", "found", "settings"), [
    ("0.1.0", "0.0 0.1 0.1.0 0.1.1 0.2 1.0", "0.0 0.1 0.1.0", ()),
    ("0.3.2", "0.1 0.3.2 0.3.3 0.4 1.0", "0.1 0.3.2", ()),
    ("1.2.0", "0.1 1.0 1.2 1.3 2.0", "1.0 1.2", ()),
    ("0.3.2", "0.3 0.3.1 0.3.2", "0.3.2", ("-DEXACT=EXACT",)),
    ("0.1.0", "0.1", "", ("-DMACHINE=riscv64",)),
])
def test_cmake_takes_a_version_that_has_what_is_wanted(
    repository: Path, tmp_path: Path, version: str, wanted: str, found: str, settings: tuple[str, ...],
) -> None:
    """As velto_abi_check() does, except for patch numbers and 0.0."""
    install_version(repository, tmp_path, "install", version)
    (tmp_path / "CMakeLists.txt").write_text(VERSIONS)
    options = [f"-DCMAKE_PREFIX_PATH={tmp_path}/velto", f"-DWANTED={wanted.replace(' ', ';')}", f"-DMACHINE={os.uname().machine}", *settings]
    configured = subprocess.run(["cmake", "-S", tmp_path, "-B", tmp_path / "out", *options], capture_output=True, text=True)
    assert configured.returncode == 0, configured.stderr
    [line] = [line for line in configured.stdout.splitlines() if line.startswith("-- found")]
    assert line.removeprefix("-- found").strip() == found.replace(" ", ";")


def test_the_library_has_the_links_of_its_soname(root: Path) -> None:
    folder = root / "lib"
    (version,) = pkg_config(root, "--modversion")
    assert (folder / "libveltokit.so").readlink() == Path("libveltokit.so.0")
    assert (folder / "libveltokit.so.0").readlink() == Path(f"libveltokit.so.{version}")
    dynamic = subprocess.run(["readelf", "-d", folder / "libveltokit.so"], check=True, capture_output=True, text=True).stdout
    assert "soname: [libveltokit.so.0]" in dynamic


def test_debuggers_find_the_source_of_the_stripped_library(root: Path) -> None:
    library = (root / "lib/libveltokit.so").resolve()
    assert library.stat().st_size < 16 << 20 < Path(f"{library}.debug").stat().st_size
    sections = subprocess.run(["objdump", "-h", library], check=True, capture_output=True, text=True).stdout
    assert ".gnu_debuglink" in sections and ".debug_info" not in sections
    assert ".swift:" in place_of_create(library)


def place_of_create(library: Path) -> str:
    """The file and line of a function, as debuggers find them."""
    symbols = subprocess.run(["nm", "-D", library], check=True, capture_output=True, text=True).stdout
    [address] = re.findall(r"^(\w+) T velto_context_create@@", symbols, re.M)
    return subprocess.run(["addr2line", "-e", library, address], check=True, capture_output=True, text=True).stdout


def test_headers_of_an_older_version_are_removed(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """A program would still find them, and not their functions."""
    headers = tmp_path / "velto/include/veltokit"
    headers.mkdir(parents=True)
    for name in ("velto_old.h", "mine.h"):
        (headers / name).write_text("")
    assert make(repository, library_path, "install", f"DESTDIR={tmp_path}", "PREFIX=/velto").returncode == 0
    names = {path.name for path in (repository / "include/veltokit").glob("*.h")}
    assert {path.name for path in headers.iterdir()} == names | {"mine.h"}


def test_the_installed_headers_are_all_of_them(repository: Path, root: Path) -> None:
    names = {path.name for path in (repository / "include/veltokit").glob("*.h")}
    assert {path.name for path in (root / "include/veltokit").iterdir()} == names


def test_uninstall_removes_what_was_installed(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """With a library folder elsewhere, as distributions have it, and nothing of others."""
    root = tmp_path / "to & fro/opt/a b|c&d"
    others = {root / "lib/multi arch" / name for name in ("libother.so", "pkgconfig/other.pc", "cmake/Other/OtherConfig.cmake")}
    others |= {root / "lib/multi arch" / name for name in ("libveltokit.so.1", "libveltokit.so.0.2.0", "cmake/VeltoKit/Mine.cmake")}
    others |= {root / "include/other.h", root / "include/veltokit/mine.h"}
    for path in others:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("of others")
    places = [f"DESTDIR={tmp_path}/to & fro", "PREFIX=/opt/a b|c&d", "LIBDIR=/opt/a b|c&d/lib/multi arch"]
    assert make(repository, library_path, "install", *places).returncode == 0
    printed = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "veltokit"], check=True, capture_output=True, text=True,
        env={**os.environ, "PKG_CONFIG_PATH": f"{root}/lib/multi arch/pkgconfig"}).stdout
    include, folder, name = shlex.split(printed)
    assert (Path(include[2:]) / "veltokit/velto.h").exists() and (Path(folder[2:]) / "libveltokit.so").exists()
    assert name == "-lveltokit"
    assert make(repository, library_path, "uninstall", *places).returncode == 0
    assert {path for path in tmp_path.rglob("*") if not path.is_dir()} == others


def test_uninstall_leaves_the_links_of_another_version(repository: Path, library_path: Path, tmp_path: Path) -> None:
    places = [f"DESTDIR={tmp_path}", "PREFIX=/velto"]
    assert make(repository, library_path, "install", *places).returncode == 0
    link = tmp_path / "velto/lib/libveltokit.so.0"
    link.unlink()
    link.symlink_to("libveltokit.so.0.7.0")
    assert make(repository, library_path, "uninstall", *places).returncode == 0
    assert [path for path in tmp_path.rglob("*") if not path.is_dir() or path.is_symlink()] == [link]
    again = make(repository, library_path, "uninstall", *places)
    assert again.returncode != 0 and f"VeltoKit is not installed in {tmp_path}/velto: give the same PREFIX and LIBDIR" in again.stderr


def test_a_folder_that_cannot_be_written_is_named(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """A file system that is read-only also for root."""
    (tmp_path / "usr").mkdir()
    script = f"mount -t tmpfs -o ro none '{tmp_path}/usr' && make -s install LIBRARY='{library_path}' DESTDIR='{tmp_path}' PREFIX=/usr/local"
    prefix = [] if os.geteuid() == 0 else ["--map-root-user"]
    run = subprocess.run(["unshare", *prefix, "--mount", "sh", "-c", script], cwd=repository, capture_output=True, text=True)
    if run.stderr.startswith(("mount:", "unshare:")):
        rooted.give_up(f"no file system can be mounted here: {run.stderr.strip()}")
    assert run.returncode != 0 and run.stderr.splitlines()[0] == f"{tmp_path}/usr cannot be written: use sudo, or give another PREFIX"


def test_a_library_that_is_not_there_is_named(repository: Path, tmp_path: Path) -> None:
    run = make(repository, tmp_path / "none.so", "install", f"DESTDIR={tmp_path}", "PREFIX=/velto")
    assert run.returncode != 0 and f"there is no library {tmp_path}/none.so: run 'make lib' first" in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_install_that_fails_leaves_the_old_one_whole(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """As on a full disk: half of the library is written, then the program ends."""
    places = [f"DESTDIR={tmp_path}", "PREFIX=/velto"]
    assert make(repository, library_path, "install", *places).returncode == 0

    def contents() -> dict[Path, bytes]:
        return {path: path.read_bytes() if path.is_file() else b"" for path in (tmp_path / "velto").rglob("*")}

    before = contents()
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "strip").write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\nhead -c 1000 /dev/zero >"$2"\nexit 1\n')
    (programs / "strip").chmod(0o755)
    failed = make(repository, library_path, "install", *places, f"PATH={programs}:{os.environ['PATH']}")
    assert failed.returncode != 0 and contents() == before


def test_a_library_folder_behind_a_link_finds_the_headers(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """As /lib64 leads to usr/lib64."""
    (tmp_path / "usr/lib64").mkdir(parents=True)
    (tmp_path / "lib64").symlink_to("usr/lib64")
    places = [f"DESTDIR={tmp_path}", "PREFIX=/usr", "LIBDIR=/lib64"]
    assert make(repository, library_path, "install", *places).returncode == 0
    environment = {**os.environ, "PKG_CONFIG_PATH": f"{tmp_path}/lib64/pkgconfig"}
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "veltokit"], check=True, env=environment, capture_output=True, text=True).stdout
    subprocess.run(["cc", FRAMES, *shlex.split(flags), "-o", tmp_path / "frames"], check=True)
    (tmp_path / "CMakeLists.txt").write_text(LISTS)
    shutil.copy(FRAMES, tmp_path / "frames.cpp")
    settings = ["-S", tmp_path, "-B", tmp_path / "out", f"-DVeltoKit_DIR={tmp_path}/lib64/cmake/VeltoKit"]
    subprocess.run(["cmake", *settings], check=True, capture_output=True)
    subprocess.run(["cmake", "--build", tmp_path / "out"], check=True, capture_output=True)


@pytest.mark.parametrize("setting", ["PREFIX=", "PREFIX=out", "LIBDIR=lib"])
def test_a_path_that_means_nothing_elsewhere_is_refused(repository: Path, library_path: Path, tmp_path: Path, setting: str) -> None:
    run = make(repository, library_path, "install", f"DESTDIR={tmp_path}", setting)
    name, value = setting.split("=")
    assert run.returncode != 0 and f'{name} is "{value}": must be an absolute path' in run.stderr
    assert os.listdir(tmp_path) == []
