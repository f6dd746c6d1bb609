"""What the tests that drive the library from outside share: where it is, and the example programs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from engines import godot4_program

REPOSITORY = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(REPOSITORY / "bindings/python"), str(REPOSITORY / "bindings/api")]
os.environ.setdefault("VELTOKIT_LIBRARY", str(REPOSITORY / ".build/release/libveltokit.so"))


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts its background jobs with interrupts ignored. Commands keep that, as nohup asks, so tests of Ctrl-C would never end.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    config.addinivalue_line("markers", "sweep: takes seconds of a processor; `make check` leaves it out")
    config.addinivalue_line("markers", "long: takes many seconds, tries chance or every moment: `make test-long` plays it")
    config.addinivalue_line("markers", "browser: clicks in Chromium; `make test-long` plays all of them")
    config.addinivalue_line("markers", "gate: of what clicks in Chromium, what shows most in a minute; `make test` plays it")


@pytest.fixture(scope="session")
def repository() -> Path:
    return REPOSITORY


@pytest.fixture(scope="session")
def library_path() -> Path:
    """The release library; another one is named by the environment."""
    return Path(os.environ["VELTOKIT_LIBRARY"]).resolve()


@pytest.fixture(scope="session")
def examples(library_path: Path) -> Path:
    """The folder of the built C examples."""
    out = REPOSITORY / ".build/examples"
    command = ["make", "-C", REPOSITORY / "examples/c", f"LIBRARY={library_path}", f"OUT={out}"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out


@pytest.fixture(scope="session")
def godot4() -> str:
    """The program that starts Godot 4."""
    return godot4_program()


@pytest.fixture(scope="session")
def built_probe() -> None:
    """The program of Tests/Bus/Probe; building it is quick when nothing changed. The parts of `make test` have built it, and
    would wait for each other here."""
    if not os.environ.get("VELTO_IS_BUILT"):
        subprocess.run(["make", "--silent", "probe"], cwd=REPOSITORY, check=True, capture_output=True)


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the library remembers stays out of the home folder, and out of other tests."""
    folder = tmp_path / "xdg-state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    return folder
