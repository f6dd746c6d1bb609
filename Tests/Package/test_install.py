"""`make install`: out of a tree that was moved, programs are built by pkg-config and CMake, and run with the installed library."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

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
foreach(version 0.0 0.1 0.1.9 0.2 1.0)
    find_package(VeltoKit ${version} QUIET)
    message(STATUS "version ${version}: ${VeltoKit_FOUND}")
    unset(VeltoKit_DIR CACHE)
endforeach()
find_package(VeltoKit REQUIRED)
add_executable(frames frames.cpp)
target_link_libraries(frames PRIVATE VeltoKit::veltokit)
"""


def test_a_cpp_program_is_built_by_cmake_and_runs(root: Path, tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(LISTS)
    shutil.copy(FRAMES, tmp_path / "frames.cpp")
    configured = subprocess.run(
        ["cmake", "-S", tmp_path, "-B", tmp_path / "out", f"-DCMAKE_PREFIX_PATH={root}"], capture_output=True, text=True)
    assert configured.returncode == 0, configured.stderr
    found = [line[3:] for line in configured.stdout.splitlines() if line.startswith("-- version")]
    assert found == ["version 0.0: 0", "version 0.1: 1", "version 0.1.9: 0", "version 0.2: 0", "version 1.0: 0"]
    subprocess.run(["cmake", "--build", tmp_path / "out"], check=True, capture_output=True)
    assert last_line(tmp_path / "out/frames") == LAST_LINE


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
    symbols = subprocess.run(["nm", "-D", library], check=True, capture_output=True, text=True).stdout
    [address] = [line.split()[0] for line in symbols.splitlines() if line.split()[-1].startswith("velto_context_create@@")]
    place = subprocess.run(["addr2line", "-e", library, address], check=True, capture_output=True, text=True).stdout
    assert ".swift:" in place


def test_the_installed_headers_are_all_of_them(repository: Path, root: Path) -> None:
    names = {path.name for path in (repository / "include/veltokit").glob("*.h")}
    assert {path.name for path in (root / "include/veltokit").iterdir()} == names


def test_uninstall_removes_what_was_installed(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """With a library folder elsewhere, as distributions have it."""
    places = [f"DESTDIR={tmp_path}/to & fro", "PREFIX=/opt/a b|c&d", "LIBDIR=/opt/a b|c&d/lib/multi arch"]
    assert make(repository, library_path, "install", *places).returncode == 0
    root = tmp_path / "to & fro/opt/a b|c&d"
    printed = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "veltokit"], check=True, capture_output=True, text=True,
        env={**os.environ, "PKG_CONFIG_PATH": f"{root}/lib/multi arch/pkgconfig"}).stdout
    include, folder, name = shlex.split(printed)
    assert (Path(include[2:]) / "veltokit/velto.h").exists() and (Path(folder[2:]) / "libveltokit.so").exists()
    assert name == "-lveltokit"
    assert make(repository, library_path, "uninstall", *places).returncode == 0
    assert [path for path in tmp_path.rglob("*") if not path.is_dir()] == []


@pytest.mark.parametrize("setting", ["PREFIX=", "PREFIX=out", "LIBDIR=lib"])
def test_a_path_that_means_nothing_elsewhere_is_refused(repository: Path, library_path: Path, tmp_path: Path, setting: str) -> None:
    run = make(repository, library_path, "install", f"DESTDIR={tmp_path}", setting)
    name, value = setting.split("=")
    assert run.returncode != 0 and f'{name} is "{value}": must be an absolute path' in run.stderr
    assert os.listdir(tmp_path) == []
