"""What the boundary tests share: the functions of the release library, their description, and a context."""

from __future__ import annotations

import pytest


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
    """A pumped context on a manual clock with the simulated backend; see pumped_context.py."""
    from pumped_context import pumped

    with pumped(velto) as created:
        yield created
