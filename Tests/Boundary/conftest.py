"""What the boundary tests share: the functions of the release library, their description, and a context."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(REPOSITORY / "bindings/python"))
sys.path.insert(0, str(REPOSITORY / "bindings/api"))
os.environ.setdefault("VELTOKIT_LIBRARY", str(REPOSITORY / ".build/release/libveltokit.so"))


@pytest.fixture(scope="session")
def velto():
    """The library's functions, declared for ctypes."""
    from veltokit import core

    return core.load()


@pytest.fixture(scope="session")
def api():
    """The description that everything is generated from."""
    from generate import loading

    return loading.load()


@pytest.fixture
def context(velto):
    """A pumped context on a manual clock with the simulated air; see pumped_context.py."""
    from pumped_context import pumped

    with pumped(velto) as created:
        yield created


@pytest.fixture(scope="session", autouse=True)
def state_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the library remembers stays out of the home folder, in processes that tests start too."""
    folder = tmp_path_factory.mktemp("state")
    os.environ["XDG_STATE_HOME"] = str(folder)
    return folder
