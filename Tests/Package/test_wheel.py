"""The Python package as others install it: pure, and as a wheel with the library inside."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from released import VERSION

DEMO = """
import veltokit
with veltokit.Context(simulated=True, manual_clock=True, ephemeral=True) as velto:
    velto.auto_connect()
    pads = [velto.player(0).poll(frame.dt) for frame, _ in zip(velto.frames(hz=60), range(300))]
print(veltokit.core.library().path, pads[-1].connected, len({pad.position_x for pad in pads}) > 20)
"""


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """A program that sees nothing of this repository."""
    hidden = ("PYTHONPATH", "VELTOKIT_LIBRARY", "VIRTUAL_ENV")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(list(map(str, command)), env={**environment, **variables}, capture_output=True, text=True, cwd="/")


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    """The wheel of a release; the script that builds it fails if auditwheel does not agree with its name."""
    [wheel] = dist.glob("*.whl")
    return wheel


def environment_with(folder: Path, package: Path) -> Path:
    """A clean virtual environment with a package; its interpreter. An installer in it would take longer than the test."""
    python = folder / "venv/bin/python"
    assert run(sys.executable, "-m", "venv", "--without-pip", folder / "venv").returncode == 0
    installed = run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps", package)
    assert installed.returncode == 0, installed.stderr
    return python


def test_the_wheel_is_for_every_python_and_holds_the_library(repository: Path, wheel: Path) -> None:
    assert wheel.name.startswith(f"veltokit-{VERSION}-py3-none-manylinux_2_34_")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        about = archive.read(f"veltokit-{VERSION}.dist-info/WHEEL").decode()
        license_text = archive.read(f"veltokit-{VERSION}.dist-info/licenses/LICENSE").decode()
    assert "Root-Is-Purelib: false" in about and license_text == (repository / "LICENSE").read_text()
    assert {"veltokit/libveltokit.so", "veltokit/py.typed", "veltokit/_abi.py", "velto/__main__.py", "velto/schemas/scan.json"} <= set(names)
    assert "Requires-Dist: rich" not in about and not [name for name in names if "Tests" in name]


def test_a_wheel_that_needs_more_than_its_name_promises_is_refused(repository: Path, tmp_path: Path) -> None:
    """The check by auditwheel: SQLite is no library of every system."""
    (tmp_path / "lamp.c").write_text('int sqlite3_libversion_number(void);\nint lamp(void) { return sqlite3_libversion_number(); }\n')
    assert run("cc", "-shared", "-fPIC", tmp_path / "lamp.c", "-lsqlite3", "-o", tmp_path / "lamp.so").returncode == 0
    refused = run(repository / ".ci/wheel", tmp_path / "lamp.so", tmp_path / "wheel")
    assert refused.returncode == 1 and refused.stderr.endswith(f"wheel: the library needs more than manylinux_2_34_{os.uname().machine} promises\n")


def test_a_clean_environment_plays_also_without_libdbus(wheel: Path, tmp_path: Path) -> None:
    python = environment_with(tmp_path, wheel)
    done = run(python, "-W", "error", "-c", DEMO)
    assert done.returncode == 0, done.stderr
    path, *rest = done.stdout.split()
    assert path.startswith(str(tmp_path)) and rest == ["True", "True"]
    (tmp_path / "libdbus-1.so.3").write_text("no library")
    done = run(python, "-c", DEMO, LD_LIBRARY_PATH=str(tmp_path))
    assert done.returncode == 0 and done.stdout.split()[1:] == ["True", "True"], done.stderr
    command = run(tmp_path / "venv/bin/velto", "scan")
    assert command.returncode == 2 and command.stderr == "velto: the command line is not installed: run pip install 'veltokit[cli]' in a virtual environment\n"


def test_the_pure_package_finds_the_library_at_run_time(repository: Path, library_path: Path, tmp_path: Path) -> None:
    built = run(
        sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", tmp_path,
        repository / "bindings/python")
    assert built.returncode == 0, built.stderr
    [pure] = tmp_path.glob("*.whl")
    assert pure.name == f"veltokit-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(pure) as archive:
        assert not [name for name in archive.namelist() if ".so" in name]
    python = environment_with(tmp_path, pure)
    missing = run(python, "-c", "import veltokit; veltokit.Context()")
    assert missing.returncode == 1 and "libveltokit cannot be loaded. Install it" in missing.stderr
    assert run(python, "-c", "import veltokit").returncode == 0, "importing needs no library"
    named = run(python, "-c", DEMO, VELTOKIT_LIBRARY=str(library_path))
    assert named.stdout.split() == [str(library_path), "True", "True"], named.stderr
    (tmp_path / "libveltokit.so.0").symlink_to(library_path)
    found = run(python, "-c", DEMO, LD_LIBRARY_PATH=str(tmp_path))
    assert found.stdout.split()[1:] == ["True", "True"], found.stderr
    path = run(python, "-c", "from veltokit import core; print(core.loaded_path())", LD_LIBRARY_PATH=str(tmp_path)).stdout.strip()
    assert os.path.samefile(path, library_path), "a frozen program gets the file that the loader has found"
    beside = next(tmp_path.glob("venv/lib/python*/site-packages/veltokit")) / "libveltokit.so"
    beside.symlink_to(library_path)
    assert run(python, "-c", DEMO).stdout.split() == [str(beside), "True", "True"]


def test_a_frozen_program_plays(wheel: Path, tmp_path: Path) -> None:
    """PyInstaller finds the hook by its entry point: no option names the library."""
    package = tmp_path / "package"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(package)
    program = tmp_path / "game.py"
    program.write_text(DEMO)
    folders = [f"--{name}path={tmp_path / name}" for name in ("work", "dist", "spec")]
    unused = [f"--exclude-module={name}" for name in ("numpy", "pandas", "pyarrow", "rich")]
    frozen = run(sys.executable, "-m", "PyInstaller", "--log-level=WARN", *folders, *unused, program, PYTHONPATH=str(package))
    assert frozen.returncode == 0, frozen.stderr
    played = run(tmp_path / "dist/game/game")
    path, *rest = played.stdout.split()
    assert path.startswith(str(tmp_path / "dist/game")) and rest == ["True", "True"], played.stderr


def test_the_long_description_has_no_relative_links(repository: Path) -> None:
    """Package indexes show it without the files beside it."""
    text = (repository / "bindings/python/README.md").read_text()
    assert not re.findall(r"\]\((?!https?://|#)", text)


def test_versions_are_the_same(repository: Path) -> None:
    import tomllib

    import veltokit

    project = tomllib.loads((repository / "bindings/python/pyproject.toml").read_text())["project"]
    assert project["version"] == veltokit.__version__ == veltokit.library_version()
    assert "dependencies" not in project
