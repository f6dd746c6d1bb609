"""What the tests that drive the library from outside share: where it is, and the example programs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def repository() -> Path:
    return REPOSITORY


@pytest.fixture(scope="session")
def library_path() -> Path:
    """The release library; another one is named by the environment."""
    return Path(os.environ.get("VELTOKIT_LIBRARY", REPOSITORY / ".build/release/libveltokit.so")).resolve()


@pytest.fixture(scope="session")
def examples(library_path: Path) -> Path:
    """The folder of the built C examples."""
    out = REPOSITORY / ".build/examples"
    command = ["make", "-C", REPOSITORY / "examples/c", f"LIBRARY={library_path}", f"OUT={out}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out
