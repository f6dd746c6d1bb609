"""The program that records, checks and makes session files."""

from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def probe(repository: Path) -> Path:
    return repository / ".build/release/StoreProbe"
