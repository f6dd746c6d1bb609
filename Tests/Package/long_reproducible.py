"""Two releases of the same library are the same bytes. Part of `make test-long`."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_a_release_is_made_again_with_the_same_bytes(dist: Path, repository: Path, library_path: Path, tmp_path: Path) -> None:
    """In another folder, at another time, under another umask."""
    command = f"umask 077; bindings/release/dist '{library_path}' 0.1.0 '{tmp_path}/again'"
    subprocess.run(["sh", "-c", command], cwd=repository, check=True, capture_output=True)
    assert (tmp_path / "again/SHA256SUMS").read_text() == (dist / "SHA256SUMS").read_text()
