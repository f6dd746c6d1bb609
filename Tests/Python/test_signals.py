"""Ctrl-C ends every wait."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import asyncio, os, signal, sys, threading, time
import veltokit
from veltokit import Backend, Context

velto = Context(backends=Backend.SIMULATED | Backend.HOST, ephemeral=True, pumped={pumped})
sim = velto.create_simulator(script="rest", name="Triki test")
device = velto.connect("Triki test").wait()
velto.default_queue.classes = veltokit.EventClass.BUTTON
velto.default_queue.flush()
events = velto.events(veltokit.EventClass.BUTTON)
async def forever():
    async for event in events: pass
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
begin = time.monotonic()
try:
    {wait}
except KeyboardInterrupt:
    velto.close()
    sys.exit(7 if time.monotonic() - begin < 20 else 8)
"""

WAITS = {
    "operation": "velto.connect('nobody', timeout=300).wait()",
    "events": "for event in events: pass",
    "one event": "events.wait()",
    "default queue": "velto.default_queue.wait()",
    "values": "for value in device.subscribe(device.characteristics[1].uuid): pass",
    "frames": "for frame in velto.frames(): pass",
    "requests": "velto.create_host_radio().wait()",
    "coroutine": "asyncio.run(forever())",
}


def run_interruptible(program: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs a program that Ctrl-C can end, also where a shell without a terminal has made its children ignore that."""
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


@pytest.mark.sweep
@pytest.mark.parametrize("pumped", [False, True])
@pytest.mark.parametrize("wait", WAITS)
def test_ctrl_c_ends(repository: Path, wait: str, pumped: bool) -> None:
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python")}
    program = PROGRAM.replace("{pumped}", str(pumped)).replace("{wait}", WAITS[wait])
    run = run_interruptible(program, environment)
    assert run.returncode == 7, run.stderr


def test_ctrl_c_ends_a_dispatch(repository: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(repository / "bindings/python")}
    program = (
        "import os, signal, threading, veltokit\n"
        "velto = veltokit.Context(backends=veltokit.Backend.HOST, ephemeral=True, pumped=True)\n"
        "threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        "while True: velto.dispatch(None)\n"
    )
    run = run_interruptible(program, environment)
    assert run.returncode == -signal.SIGINT and "KeyboardInterrupt" in run.stderr


ADVANCING = """
import os, signal, sys, threading, time
from veltokit import Backend, Context

velto = Context(backends=Backend.SIMULATED, ephemeral=True, manual_clock=True)
sim = velto.create_simulator(name="Triki test")
velto.connect("Triki test").wait()
threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
begin = time.monotonic()
try:
    velto.advance(3e7)
except KeyboardInterrupt:
    velto.close()
    sys.exit(7 if time.monotonic() - begin < 20 else 8)
"""


def test_ctrl_c_ends_a_long_advance(repository: Path) -> None:
    run = run_interruptible(ADVANCING, {**os.environ, "PYTHONPATH": str(repository / "bindings/python")})
    assert run.returncode == 7, run.stderr
