"""The release on the systems that people have: the same program in C, C++, C# and Python prints the same last line. Part of `make test-long`.

The file systems are Debian's and Ubuntu's own, made by `mmdebstrap`. Where one cannot be made, its test fails with
VELTO_SYSTEMS=required, as `make test-long` sets it; otherwise it is skipped with the reason.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest

import rooted
from released import ARCHIVE, NUGET
from test_install import FRAMES, LAST_LINE

HERE = Path(__file__).resolve().parent

LISTS = """
cmake_minimum_required(VERSION 3.16)
project(Frames CXX)
find_package(VeltoKit 0.1 REQUIRED)
add_executable(frames frames.cpp)
target_link_libraries(frames PRIVATE VeltoKit::veltokit)
"""

SCRIPT = """
cd /kit
echo "interpreter $(python3 -c 'import sys; print("%d.%d" % sys.version_info[:2])')"
tar xf veltokit-*-linux-x86_64.tar.gz --one-top-level=/opt/velto --strip-components=1
export PKG_CONFIG_PATH=/opt/velto/lib/pkgconfig LD_LIBRARY_PATH=/opt/velto/lib
cc -std=c99 frames.c $(pkg-config --cflags --libs veltokit) -o frames
echo "C $(./frames | tail -n 1)"
./kept >kept.log
echo "kept $(tail -n 1 kept.log)"
unset LD_LIBRARY_PATH
cp frames.c frames.cpp
cmake -S . -B out -DCMAKE_PREFIX_PATH=/opt/velto >log 2>&1 || cat log
cmake --build out >log 2>&1 || cat log
echo "C++ $(out/frames | tail -n 1)"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check --no-index veltokit-*.whl
echo "Python $(venv/bin/python frames.py | tail -n 1)"
echo "C# $(mono frames.exe | tail -n 1)"
chmod +x frozen
echo "frozen $(./frozen | tail -n 1)"
dpkg -i *.deb >log 2>&1 || cat log
echo "Debian $(python3 frames.py | tail -n 1)"
"""

FREEZE = """
cd /kit
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check --no-index --find-links=. pyinstaller veltokit
venv/bin/pyinstaller --log-level=ERROR --onefile --name=frozen --distpath=/kept frames.py
"""

OLDEST = "jammy"
SYSTEMS = {"jammy": "Ubuntu 22.04", "noble": "Ubuntu 24.04", "bookworm": "Debian 12", "trixie": "Debian 13"}
PYTHON = {"jammy": "3.10", "noble": "3.12", "bookworm": "3.11", "trixie": "3.13"}
WAYS = ("C", "kept", "C++", "Python", "C#", "frozen", "Debian")


def system(suite: str) -> Path:
    """The archive of a file system."""
    made = subprocess.run([HERE / "systems/make", suite], capture_output=True, text=True)
    if made.returncode:
        rooted.give_up(f"{SYSTEMS[suite]} cannot be made here: {made.stderr.strip()}", is_required=is_required())
    return Path(made.stdout.strip())


def is_required() -> bool:
    """Whether a system that cannot be had is a failure, as it is for a release."""
    return os.environ.get("VELTO_SYSTEMS") == "required"


def require_root(folder: Path) -> None:
    rooted.require(folder, is_required=is_required(), mount=rooted.EMPTY)


def command(*words: str | Path) -> None:
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def managed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A program of C# with the two files of the NuGet package that belong beside it."""
    folder = tmp_path_factory.mktemp("managed")
    with zipfile.ZipFile(dist / NUGET) as package:
        for name in ("lib/net472/VeltoKit.dll", "runtimes/linux-x64/native/libveltokit.so"):
            (folder / Path(name).name).write_bytes(package.read(name))
    command("mcs", f"-r:{folder}/VeltoKit.dll", f"-out:{folder}/frames.exe", FRAMES.with_suffix(".cs"))
    return sorted(folder.iterdir())


@pytest.fixture(scope="module")
def frozen(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program of Python that PyInstaller has frozen in the oldest system, of wheels that are downloaded here."""
    folder = tmp_path_factory.mktemp("frozen")
    require_root(folder / "tried")
    wheels = folder / "wheels"
    version = metadata.version("pyinstaller")
    command(
        sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--python-version=3.10", f"--dest={wheels}",
        f"pyinstaller=={version}", "setuptools")
    place = folder / "place"
    place.mkdir()
    rooted.run(place, FREEZE, [*wheels.iterdir(), *dist.glob("*.whl"), HERE / "programs/frames.py"], system(OLDEST))
    return place / "kept/frozen"


@pytest.fixture(scope="module")
def kit(dist: Path, repository: Path, managed: list[Path], frozen: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The files that a user downloads, and the programs."""
    folder = tmp_path_factory.mktemp("kit")
    (folder / "CMakeLists.txt").write_text(LISTS)
    (folder / "kept").write_bytes((repository / "bindings/abi/baseline/frames.x86_64").read_bytes())
    released = [*dist.glob("*.deb"), dist / f"{ARCHIVE}.tar.gz", *dist.glob("*.whl")]
    return [*sorted(folder.iterdir()), *released, *managed, frozen, FRAMES, HERE / "programs/frames.py"]


@pytest.mark.parametrize("suite", SYSTEMS)
def test_the_same_program_prints_the_same_line(suite: str, kit: list[Path], tmp_path: Path) -> None:
    require_root(tmp_path / "tried")
    printed = rooted.run(tmp_path, SCRIPT, kit, system(suite))
    assert printed == [f"interpreter {PYTHON[suite]}", *(f"{way} {LAST_LINE}" for way in WAYS)]
