"""The Debian packages as Debian's checker sees them. Part of `make test-long`."""

from __future__ import annotations

import subprocess
from pathlib import Path


def test_lintian_finds_no_error(dist: Path) -> None:
    checked = subprocess.run(["lintian", "--allow-root", "--fail-on", "error", *dist.glob("*.deb")], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
