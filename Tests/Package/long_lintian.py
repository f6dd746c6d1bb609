"""The Debian packages as Debian's checker sees them. Part of `make test-long`."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_lintian_finds_no_error(repository: Path, library_path: Path, tmp_path: Path) -> None:
    built = subprocess.run([repository / "bindings/release/deb", library_path, "0.1.0", tmp_path], capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    checked = subprocess.run(["lintian", "--allow-root", "--fail-on", "error", *tmp_path.glob("*.deb")], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
