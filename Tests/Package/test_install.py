"""`make install`: a C program is compiled by what pkg-config prints, and runs with the installed library."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from playing import play_until


@pytest.fixture(scope="module")
def root(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder below which everything is installed, as a package builder does it."""
    root = tmp_path_factory.mktemp("root")
    command = ["make", "-s", "install", f"LIBRARY={library_path}", f"DESTDIR={root}", "PREFIX=/opt/velto"]
    subprocess.run(command, cwd=repository, check=True, capture_output=True)
    return root


def pkg_config(root: Path, *arguments: str) -> list[str]:
    environment = {**os.environ, "PKG_CONFIG_PATH": f"{root}/opt/velto/lib/pkgconfig", "PKG_CONFIG_SYSROOT_DIR": str(root)}
    command = ["pkg-config", *arguments, "veltokit"]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split()


def test_an_example_is_compiled_by_pkg_config_and_runs(repository: Path, root: Path, tmp_path: Path) -> None:
    flags = pkg_config(root, "--cflags", "--libs")
    assert f"-I{root}/opt/velto/include" in flags and "-lveltokit" in flags
    program = tmp_path / "gauge"
    subprocess.run(["cc", repository / "examples/c/gauge.c", *flags, "-o", program], check=True)
    has_moved = re.compile(r"position [+-]0\.[1-9]")
    play = play_until(
        lambda lines: bool(has_moved.search(lines[-1])), program, LD_LIBRARY_PATH=f"{root}/opt/velto/lib")
    assert play.status == 0, play


def test_the_library_has_the_links_of_its_soname(root: Path) -> None:
    folder = root / "opt/velto/lib"
    (version,) = pkg_config(root, "--modversion")
    assert (folder / "libveltokit.so").readlink() == Path("libveltokit.so.0")
    assert (folder / "libveltokit.so.0").readlink() == Path(f"libveltokit.so.{version}")
    dynamic = subprocess.run(["readelf", "-d", folder / "libveltokit.so"], check=True, capture_output=True, text=True).stdout
    assert "soname: [libveltokit.so.0]" in dynamic


def test_the_installed_headers_are_all_of_them(repository: Path, root: Path) -> None:
    names = {path.name for path in (repository / "include/veltokit").glob("*.h")}
    assert {path.name for path in (root / "opt/velto/include/veltokit").iterdir()} == names


def test_uninstall_removes_what_was_installed(repository: Path, library_path: Path, tmp_path: Path) -> None:
    places = [f"LIBRARY={library_path}", f"DESTDIR={tmp_path}", "PREFIX=/opt/velto"]
    for target in ("install", "uninstall"):
        subprocess.run(["make", "-s", target, *places], cwd=repository, check=True, capture_output=True)
    assert [path for path in tmp_path.rglob("*") if not path.is_dir()] == []


def test_paths_hold_any_sign(repository: Path, library_path: Path, tmp_path: Path) -> None:
    root = tmp_path / "to & fro"
    subprocess.run(
        ["make", "-s", "install", f"LIBRARY={library_path}", f"DESTDIR={root}", "PREFIX=/opt/a b|c&d"],
        cwd=repository, check=True, capture_output=True)
    folder = root / "opt/a b|c&d/lib"
    assert (folder / "libveltokit.so").exists() and "prefix=/opt/a b|c&d\n" in (folder / "pkgconfig/veltokit.pc").read_text()
    printed = subprocess.run(
        ["pkg-config", "--cflags", "--libs", "veltokit"], env={**os.environ, "PKG_CONFIG_PATH": str(folder / "pkgconfig")},
        check=True, capture_output=True, text=True).stdout
    assert shlex.split(printed) == ["-I/opt/a b|c&d/include", "-L/opt/a b|c&d/lib", "-lveltokit"]


@pytest.mark.parametrize("setting", ["PREFIX=", "PREFIX=out", "LIBDIR=lib"])
def test_a_path_that_means_nothing_elsewhere_is_refused(repository: Path, library_path: Path, tmp_path: Path, setting: str) -> None:
    run = subprocess.run(
        ["make", "-s", "install", f"LIBRARY={library_path}", f"DESTDIR={tmp_path}", setting],
        cwd=repository, capture_output=True, text=True)
    name, value = setting.split("=")
    assert run.returncode != 0 and f'{name} is "{value}": must be an absolute path' in run.stderr
    assert os.listdir(tmp_path) == []
