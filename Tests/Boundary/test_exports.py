"""The release library exports exactly what is described, under its name, and needs nothing unusual."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest


def dynamic_symbols(library: Path) -> list[str]:
    command = ["nm", "--dynamic", "--defined-only", "--format=posix", str(library)]
    rows = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    return [row.split()[0] for row in rows if row.split()[1] != "A"]


def test_every_described_function_is_exported_under_the_version_that_added_it(api, library_path: Path) -> None:
    described = {f"{function.name}@@VELTO_{function.since}" for function in api.functions()}
    assert described - set(dynamic_symbols(library_path)) == set()


def test_nothing_else_is_exported(api, library_path: Path) -> None:
    described = {function.name for function in api.functions()}
    assert {symbol.split("@")[0] for symbol in dynamic_symbols(library_path)} - described == set()


def test_library_carries_its_soname_and_is_never_unloaded(api, library_path: Path) -> None:
    dynamic = subprocess.run(["readelf", "-d", str(library_path)], capture_output=True, text=True, check=True).stdout
    assert f"[{api.soname}]" in dynamic
    assert "NODELETE" in dynamic


def test_library_needs_the_c_library_and_friends_only(library_path: Path) -> None:
    dynamic = subprocess.run(["readelf", "-d", str(library_path)], capture_output=True, text=True, check=True).stdout
    needed = {line.split("[")[1].rstrip("]") for line in dynamic.splitlines() if "(NEEDED)" in line}
    friends = {"libc.so.6", "libm.so.6", "libstdc++.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2"}
    assert needed - friends - {"libpthread.so.0", "libdl.so.2"} == set()


FLOORS = {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29), "CXXABI": (1, 3, 11), "GCC": (3, 3)}
"""The newest versions that Ubuntu 22.04, Debian 12 and Fedora 35 all have; the README promises them."""


@pytest.mark.parametrize("name", FLOORS)
def test_the_oldest_system_that_is_promised_has_all_versions_that_the_library_needs(name: str, library_path: Path) -> None:
    symbols = subprocess.run(["objdump", "-T", str(library_path)], capture_output=True, text=True, check=True).stdout
    needed = {tuple(map(int, text.split("."))) for text in re.findall(rf"\(?\b{name}_([\d.]+)", symbols)}
    assert max(needed, default=(0,)) <= FLOORS[name]
