"""The table "Getting it" of the README: its commands as they stand there, with the files of a release."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from long_systems import SYSTEMS
from released import VERSION
from test_install import FRAMES, LAST_LINE

REPOSITORY = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| ([^|]+) \| (.+) \| \[[^\]]+\]\(([^)]+)\) \|$", re.M)


def rows() -> dict[str, tuple[list[str], Path]]:
    """Reader to the code of the line and the test that tries it."""
    text = (REPOSITORY / "README.md").read_text()
    table = text[text.index("## Getting it"):text.index("## Five minutes in C")]
    return {name: (re.findall(r"`([^`]+)`", how), REPOSITORY / test) for name, how, test in ROW.findall(table)}


def play(folder: Path, commands: list[str], **environment: str) -> str:
    """The last line that commands print, which see nothing of this repository."""
    script = "\n".join(["set -e", *commands])
    kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VELTOKIT_LIBRARY")}
    run = subprocess.run(["bash", "-c", script], cwd=folder, env={**kept, **environment}, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.splitlines()[-1]


def test_every_line_is_tried_by_a_test_that_exists() -> None:
    found = rows()
    assert list(found) == [
        "C", "C++ with CMake", "Debian, Ubuntu", "Python", "the program `velto`", "Swift", "Godot", "Unity", "Mono and .NET", "everything, from source"]
    assert all(test.exists() for _, test in found.values())


@pytest.fixture(scope="module")
def kit(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the commands for C unpack the archive; a game is built there with them."""
    folder = tmp_path_factory.mktemp("game")
    shutil.copy(FRAMES, folder / "game.c")
    for path in dist.glob("*.tar.gz"):
        (folder / path.name).symlink_to(path)
    assert play(folder, [*rows()["C"][0], "./game"], KIT=str(folder / "kit")) == LAST_LINE
    return folder / "kit"


def test_the_line_for_cpp(kit: Path, tmp_path: Path) -> None:
    code = rows()["C++ with CMake"][0]
    begin = ["cmake_minimum_required(VERSION 3.16)", "project(Game CXX)"]
    (tmp_path / "CMakeLists.txt").write_text("\n".join([*begin, code[0], "add_executable(game game.cpp)", code[1], ""]))
    shutil.copy(FRAMES, tmp_path / "game.cpp")
    assert play(tmp_path, [*code[2:], "out/game"], KIT=str(kit)) == LAST_LINE


def test_the_line_for_python(dist: Path, tmp_path: Path) -> None:
    """In an environment of its own, by the installer of this one: making one with an installer takes longer than the test."""
    python = tmp_path / "venv/bin/python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    [command] = rows()["Python"][0]
    (tmp_path / command.split()[-1]).symlink_to(dist / command.split()[-1])
    settings = {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "PIP_NO_INDEX": "1", "PIP_PYTHON": str(python)}
    before = {path for path in (tmp_path / "venv").rglob("*") if path.is_file()}
    assert play(tmp_path, [command, f"'{python}' '{FRAMES.with_suffix('.py')}'"], **settings) == LAST_LINE
    assert len(installed(tmp_path / "venv", before)) > 10
    play(tmp_path, [f"{removal('pip')} --yes"], **settings)
    assert installed(tmp_path / "venv", before) == set()


def test_the_line_for_velto(dist: Path, tmp_path: Path) -> None:
    """Typer and Rich are those of the tests, since no index is asked; the wheel names them itself."""
    environment = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "tests.pth").write_text(sysconfig.get_path("purelib") + "\n")
    install, look = rows()["the program `velto`"][0]
    file = install.split('"')[1].removesuffix("[cli]")
    (tmp_path / file).symlink_to(dist / file)
    settings = {
        "PATH": f"{environment / 'bin'}:{Path(sys.executable).parent}:{os.environ['PATH']}", "PIP_NO_INDEX": "1",
        "PIP_PYTHON": str(environment / "bin/python"), "XDG_STATE_HOME": str(tmp_path), "VELTO_SIMULATED_SPEED": "1e9",
    }
    last = play(tmp_path, [install, look], **settings)
    assert last.split() == ["velto", "log", "start", "acceleration", "--rate", "50", "--simulated"]
    assert (environment / "bin/velto").exists() and (environment / "share/man/man1/velto.1").exists()


def installed(environment: Path, before: set[Path]) -> set[Path]:
    return {path for path in environment.rglob("*") if path.is_file()} - before


def removal(tool: str) -> str:
    """A command of the line below the table."""
    [line] = re.findall(r"^To remove it: (.*?)\n\n", (REPOSITORY / "README.md").read_text(), re.M | re.S)
    return next(command for command in re.findall(r"`([^`]+)`", line) if tool in command)


def test_every_way_has_a_removal_that_is_tried() -> None:
    """Of the folder by the tests that unpack it, of Debian's packages in test_deb.py, of what was built here in test_install.py."""
    assert removal("apt-get") in (REPOSITORY / "Tests/Package/test_deb.py").read_text()
    assert removal("make") == "sudo make uninstall" and '"uninstall"' in (REPOSITORY / "Tests/Package/test_install.py").read_text()


def test_the_line_for_debian_names_the_packages(repository: Path) -> None:
    """test_deb.py installs them."""
    [command] = rows()["Debian, Ubuntu"][0]
    control = (repository / "bindings/release/debian/control").read_text()
    assert re.findall(rf"\./(\S+?)_{re.escape(VERSION)}-1_(?:amd64|all)\.deb", command) == re.findall(r"^Package: (\S+)$", control, re.M)


def test_the_platforms_are_those_that_were_tried() -> None:
    """The systems on which the release runs, the untested systems, and the systems on which it does not work."""
    text = (REPOSITORY / "README.md").read_text()
    table = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", text[text.index("**Platforms:**"):text.index("## When something fails")], re.M))
    ran = ", ".join(system for system, state in table.items() if state.startswith(("built", "the release runs")))
    for name in SYSTEMS.values():
        distribution, version = name.split()
        assert re.search(rf"{distribution} [^,]*\b{re.escape(version)}\b", ran), name
    states = {word: state for system, state in table.items() for word in ("arm64", "Fedora", "Arch", "musl") if word in system}
    assert all("expected to work, not" in states[word] for word in ("arm64", "Fedora", "Arch")) and states["musl"] == "does not work"


def test_the_line_for_the_source(repository: Path, library_path: Path, tmp_path: Path) -> None:
    """Its commands, with stand-ins for those that change the machine, into another folder. The library is built already."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, code in {"sudo": 'exec "$@"', "ldconfig": "exit 0"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{code}\n")
        (programs / name).chmod(0o755)
    settings = {"IS_BUILT": "1", "DESTDIR": str(tmp_path), "MAKEFLAGS": f"LIBRARY={library_path}", "PATH": f"{programs}:{os.environ['PATH']}"}
    commands = rows()["everything, from source"][0]
    assert commands == ["make lib", "sudo make install", "sudo ldconfig"]
    play(repository, [*commands, "echo done"], **settings)
    installed = tmp_path / "usr/local"
    assert (installed / "lib/libveltokit.so").resolve().exists() and (installed / "include/veltokit/velto.h").exists()
    play(repository, [removal("make"), "echo done"], **settings)
    assert [path for path in installed.rglob("*") if not path.is_dir()] == []


def test_the_line_for_c(kit: Path) -> None:
    assert (kit / "lib/libveltokit.so.0").exists()
