"""What the tests of packages share: a release."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from released import VERSION


@pytest.fixture(scope="session")
def dist(repository: Path, library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `make dist` makes."""
    folder = tmp_path_factory.mktemp("release") / "dist"
    run = subprocess.run([repository / "bindings/release/dist", library_path, VERSION, folder], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    return folder
