"""The release on the systems that people have: the same program in C, C++ and Python prints the same last line. Part of `make test-long`.

The file systems are Debian's and Ubuntu's own, made by `mmdebstrap`. Where one cannot be made, its test is skipped with the reason;
with VELTO_SYSTEMS=required, as a release needs it, it fails.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import rooted
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
tar xf veltokit-0.1.0-linux-x86_64.tar.gz -C /opt
mv /opt/veltokit-0.1.0-linux-x86_64 /opt/velto
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
dpkg -i *.deb >log 2>&1 || cat log
echo "Debian $(python3 frames.py | tail -n 1)"
"""

SYSTEMS = {"jammy": "Ubuntu 22.04", "noble": "Ubuntu 24.04", "bookworm": "Debian 12", "trixie": "Debian 13"}


def system(suite: str) -> Path:
    """The archive of a file system."""
    made = subprocess.run([HERE / "systems/make", suite], capture_output=True, text=True)
    if made.returncode == 0:
        return Path(made.stdout.strip())
    reason = f"{SYSTEMS[suite]} cannot be made here: {made.stderr.strip()}"
    if os.environ.get("VELTO_SYSTEMS") == "required":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def kit(dist: Path, repository: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The files that a user downloads, and the programs."""
    folder = tmp_path_factory.mktemp("kit")
    (folder / "CMakeLists.txt").write_text(LISTS)
    (folder / "kept").write_bytes((repository / "bindings/abi/baseline/frames.x86_64").read_bytes())
    return [*sorted(folder.iterdir()), *dist.glob("*.deb"), dist / "veltokit-0.1.0-linux-x86_64.tar.gz", *dist.glob("*.whl"), FRAMES, HERE / "programs/frames.py"]


@pytest.mark.parametrize("suite", SYSTEMS)
def test_the_same_program_prints_the_same_line(suite: str, kit: list[Path], tmp_path: Path) -> None:
    rooted.skip_if_impossible(tmp_path / "tried")
    printed = rooted.run(tmp_path, SCRIPT, kit, system(suite))
    assert printed == [f"{way} {LAST_LINE}" for way in ("C", "kept", "C++", "Python", "Debian")]
