"""`make deb`: the Debian packages, installed, used, upgraded and removed in a copy of the machine's file system."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import rooted
from released import VERSION
from test_install import FRAMES, LAST_LINE

LIFE = """
cd /kit
install_all() { dpkg --force-unsafe-io -i "$@" >/kit/log 2>&1 || { cat /kit/log; exit 1; }; }
use() {
    ./frames
    echo "loaded $(readlink -f "$(ldd frames | sed -n 's/.*libveltokit.so.0 => \\(.*\\) (.*/\\1/p')" | sed 's/.*\\.so/so/')"
}
use_python() {
    /usr/bin/python3 -c 'import veltokit; veltokit.Context(simulated=True, manual_clock=True, ephemeral=True).close(); print("python", veltokit.core.library().path)'
}
all() { find /usr /var/lib/dpkg/info -path '*velto*' -not -path '/usr/src/*' | sort; }
all >before
install_all *_0.0.9-1_*.deb
cc frames.c $(pkg-config --cflags --libs veltokit) -o frames
echo "version $(pkg-config --modversion veltokit)" $(pkg-config --cflags --libs veltokit)
use
use_python
# What the package of a program that was built with it would depend on.
mkdir debian
printf 'Source: frames\n\nPackage: frames\nArchitecture: any\n' >debian/control
dpkg-shlibdeps -O frames 2>/dev/null | grep -o 'libveltokit0[^,]*'
install_all *_@VERSION@-1_*.deb
echo "version $(pkg-config --modversion veltokit)" $(pkg-config --cflags --libs veltokit)
use
use_python
# With Typer its help, otherwise what is missing.
velto --help 2>&1 | grep -oE -m 1 "veltokit.cli.|Usage" | sed 's/.*/program velto/'
sudo() { "$@" --yes; }
sudo apt-get purge libveltokit0 >/dev/null 2>&1
all | comm -13 before - | sed 's/^/left /'
./frames 2>&1 | grep -o 'cannot open shared object file' || true
"""


@pytest.fixture(scope="module")
def packages(dist: Path, repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The packages of this version and of an older one."""
    folder = tmp_path_factory.mktemp("packages")
    built = subprocess.run([repository / "bindings/release/deb", library_path, "0.0.9", folder], capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return sorted([*folder.glob("*.deb"), *dist.glob("*.deb")])


def test_packages_are_installed_used_upgraded_and_removed(packages: list[Path], tmp_path: Path) -> None:
    rooted.require(tmp_path / "tried")
    assert rooted.run(tmp_path, LIFE.replace("@VERSION@", VERSION), [*packages, FRAMES]) == [
        "version 0.0.9 -lveltokit", LAST_LINE, "loaded so.0.0.9", "python libveltokit.so.0",
        "libveltokit0 (>= 0.0.9)",
        f"version {VERSION} -lveltokit", LAST_LINE, f"loaded so.{VERSION}", "python libveltokit.so.0",
        "program velto", "cannot open shared object file",
    ]


def control(package: Path, *fields: str) -> list[str]:
    shown = subprocess.run(["dpkg-deb", "--field", package, *fields], check=True, capture_output=True, text=True).stdout
    return [line.split(": ", 1)[-1] for line in shown.splitlines()]


def listed(package: Path, option: str) -> str:
    return subprocess.run(f"dpkg-deb {option} '{package}' | tar t", shell=True, check=True, capture_output=True, text=True).stdout


def test_each_package_has_its_own_files(packages: list[Path]) -> None:
    newest = {path.name.split("_")[0]: path for path in packages if f"_{VERSION}-1_" in path.name}
    assert set(newest) == {"libveltokit0", "libveltokit-dev", "python3-veltokit"}
    assert control(newest["libveltokit-dev"], "Depends") == [f"libveltokit0 (= {VERSION}-1)"]
    assert control(newest["python3-veltokit"], "Depends") == [f"libveltokit0 (>= {VERSION}), python3 (>= 3.10)"]
    assert control(newest["libveltokit0"], "Depends") == ["libc6 (>= 2.34), libgcc-s1 (>= 3.3), libstdc++6 (>= 11)"]
    assert ".so" not in listed(newest["python3-veltokit"], "--fsys-tarfile")
    described = listed(newest["libveltokit0"], "--ctrl-tarfile").split()
    assert {"./symbols", "./triggers", "./shlibs", "./md5sums"} <= set(described)
