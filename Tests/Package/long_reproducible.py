"""Two releases of the same library are the same bytes. Part of `make test-long`."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_a_release_and_its_packages_are_made_again_with_the_same_bytes(
        dist: Path, repository: Path, library_path: Path, tmp_path: Path) -> None:
    """In another folder, at another time, under another umask."""
    command = f"umask 077; bindings/release/dist '{library_path}' 0.1.0 '{tmp_path}/again'"
    subprocess.run(["sh", "-c", command], cwd=repository, check=True, capture_output=True)
    assert (tmp_path / "again/SHA256SUMS").read_text() == (dist / "SHA256SUMS").read_text()
    for mask, name in (("022", "one"), ("077", "two")):
        command = f"umask {mask}; bindings/release/deb '{library_path}' 0.1.0 '{tmp_path}/{name}'"
        subprocess.run(["sh", "-c", command], cwd=repository, check=True, capture_output=True)
    first, second = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert len(first) == 3 and first == second
