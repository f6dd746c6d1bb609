"""`velto studio` as a process: its address, a taken port, Ctrl-C, and its words where NiceGUI is missing."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Callable, Iterator

import pytest

from .serving import LONGEST


@pytest.fixture
def environment(repository: Path, tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(repository / "bindings/python"), "XDG_DATA_HOME": str(tmp_path / "data")}


@pytest.fixture
def begun(environment: dict[str, str]) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Begins the command, and leaves nothing behind."""
    processes: list[subprocess.Popen[str]] = []

    def begin(*arguments: str, **variables: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "velto", "studio", "--simulated", "--no-browser", *arguments]
        processes.append(subprocess.Popen(
            command, env={**environment, **variables}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
        return processes[-1]

    yield begin
    for process in processes:
        process.kill()
        process.wait()


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_it_serves_until_it_is_interrupted(begun: Callable[..., subprocess.Popen[str]]) -> None:
    process = begun("--port", "0", "--json")
    assert process.stdout is not None and process.stderr is not None
    record = json.loads(process.stdout.readline())
    assert record["kind"] == "server" and record["simulated"] and record["address"] == f"http://127.0.0.1:{record['port']}/live"
    with urllib.request.urlopen(record["address"], timeout=LONGEST) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGINT)
    assert process.wait(LONGEST) == 130 and "Traceback" not in process.stderr.read()


def test_a_taken_port_is_said_with_its_owner(begun: Callable[..., subprocess.Popen[str]], taken: int) -> None:
    process = begun("--port", str(taken))
    _, words = process.communicate(timeout=LONGEST)
    assert process.returncode == 1
    assert f"port {taken} is taken by" in words and f"({os.getpid()})" in words and f"--port {taken + 1}" in words


def test_without_the_extra_it_says_what_to_install(begun: Callable[..., subprocess.Popen[str]], environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "nicegui").mkdir()
    (tmp_path / "nicegui/__init__.py").write_text("raise ModuleNotFoundError(\"No module named 'nicegui'\", name='nicegui')")
    process = begun("--port", "0", PYTHONPATH=f"{tmp_path}:{environment['PYTHONPATH']}")
    _, words = process.communicate(timeout=LONGEST)
    assert process.returncode == 1 and "pip install 'veltokit[studio]'" in words
