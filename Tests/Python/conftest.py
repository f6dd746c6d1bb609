"""A context on a manual clock, on which nothing ever waits, and a cap in it."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest

import veltokit
from veltokit import Backend, Context, Device, Simulator, Store


@pytest.fixture
def velto() -> Iterator[Context]:
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as context:
        yield context


@pytest.fixture
def cap(velto: Context) -> Simulator:
    """A cap that lies still."""
    return velto.create_simulator(name="Triki test", script="rest", seed=7)


@pytest.fixture
def device(velto: Context, cap: Simulator) -> Device:
    """The cap's device, connected, with its first packets arrived."""
    device = velto.connect("Triki test").wait()
    velto.advance(0.5)
    assert device.link_state is veltokit.LinkState.READY
    return device


@pytest.fixture
def fed(velto: Context) -> Device:
    """A device whose packets the test feeds."""
    return velto.create_ingest_device(veltokit.Family.TRIKI, "test")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file for a store."""
    return tmp_path / "sessions.velto"


@pytest.fixture
def store(velto: Context, file: Path) -> Iterator[Store]:
    """A store in it."""
    with velto.open_store(file) as store:
        yield store
