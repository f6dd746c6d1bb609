"""A TAP in use prints nothing unless it is told to, and then in a time of which there is only one."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

PROGRAM = """
import ctypes
from pumped_context import PumpedContext
from veltokit import abi, core

context = PumpedContext(core.load(), flags=abi.VELTO_CONTEXT_PUMPED | abi.VELTO_CONTEXT_MANUAL_CLOCK | abi.VELTO_CONTEXT_EPHEMERAL)
sim = context.create_sim("play", model_name=b"tap-strap-2", flags=abi.VELTO_SIM_BONDED)
device = context.sim_device(sim)
context.connect(device)
context.advance(30)
context.library.velto_sim_drop_link(sim)
context.advance(5)
context.device_disconnect(device, None)
context.context_stop_scan(context.context)
context.advance(50_000)
context.connect(device)
context.destroy()
"""


def play(**variables: str) -> subprocess.CompletedProcess[str]:
    folder = os.path.dirname(__file__)
    environment = {key: text for key, text in os.environ.items() if key != "VELTO_LOG"}
    environment["PYTHONPATH"] = os.pathsep.join([folder, environment.get("PYTHONPATH", ""), *sys.path])
    return subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment | variables, check=True, capture_output=True, text=True)


def test_bug19_nothing_is_printed_unless_the_program_is_told_to() -> None:
    run = play()
    assert (run.stdout, run.stderr) == ("", "")


def test_bug20_the_times_of_printed_lines_never_come_twice() -> None:
    run = play(VELTO_LOG="info,debug")
    times = [int(time) for time in re.findall(r"^velto \[(\d+) ms\] ", run.stderr, re.MULTILINE)]
    assert len(times) == len(run.stderr.splitlines()) > 3 and times == sorted(times)
    assert times[-1] - times[0] > 43_200_000, "half a day later is another time"


@pytest.mark.parametrize("name", ["info", "all"])
def test_what_is_printed_goes_to_the_error_stream(name: str) -> None:
    assert play(VELTO_LOG=name).stdout == ""
