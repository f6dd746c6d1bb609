"""What was acknowledged is there after a kill at any moment: the recorder prints a count, and only then goes on."""

from __future__ import annotations

import os
import random
import re
import subprocess
import time
from pathlib import Path

import pytest

KILLS = int(os.environ.get("VELTO_STORE_KILLS", "100"))


def kill_somewhere(probe: Path, file: Path, moment: float) -> tuple[int, int, bool]:
    """Records until that moment; returns process, acknowledged frames and whether the kill came within a commit."""
    recorder = subprocess.Popen([probe, "record", file, "100000"], stdout=subprocess.PIPE, text=True)
    assert recorder.stdout is not None
    recorder.stdout.readline()
    time.sleep(moment)
    recorder.kill()
    lines = ["begin", *recorder.stdout.read().splitlines()]
    recorder.wait()
    counts = [int(line) for line in lines if line.isdigit()]
    return recorder.pid, max(counts, default=0), lines[-1] == "begin"


def check(probe: Path, file: Path) -> dict[int, tuple[str, int, bool]]:
    """The state, number of frames and rightness of the session of each process."""
    run = subprocess.run([probe, "check", file], check=True, capture_output=True, text=True)
    found = re.findall(r"^kill (\d+): (\w+) (\d+) (true|false)$", run.stdout, re.M)
    return {int(process): (state, int(count), right == "true") for process, state, count, right in found}


def test_acknowledged_frames_outlive_kills(probe: Path, tmp_path: Path) -> None:
    file = tmp_path / "sessions.velto"
    chance = random.Random(30)
    within = 0
    for number in range(KILLS):
        process, acknowledged, is_within = kill_somewhere(probe, file, chance.uniform(0, 0.03))
        within += is_within
        state, count, is_right = check(probe, file)[process]
        assert (state, is_right) == ("recovered", True), f"kill {number}"
        # All of the commit that the kill interrupted, or nothing of it.
        assert count in (acknowledged, acknowledged + 10), f"kill {number}"
    assert within >= KILLS / 5


def test_several_programs_record_read_and_delete_in_one_file(probe: Path, tmp_path: Path) -> None:
    file = tmp_path / "sessions.velto"
    recorders = [subprocess.Popen([probe, "record", file, "150"], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    while any(recorder.poll() is None for recorder in recorders[1:]):
        for count in check(probe, file).values():
            assert count[2]
        subprocess.run([probe, "delete", file], check=True, stdout=subprocess.DEVNULL)
    for recorder in recorders:
        assert recorder.communicate()[0].splitlines()[-1] == "end"
    left = check(probe, file)
    assert all(state == "ended" and count == 1500 and is_right for state, count, is_right in left.values())


@pytest.mark.skipif(os.geteuid() != 0, reason="mounting a small disk needs the rights of root")
def test_a_full_disk_keeps_what_was_acknowledged(probe: Path, tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no disks can be mounted here")
    try:
        recorder = subprocess.run([probe, "record", disk / "sessions.velto", "4000"], capture_output=True, text=True)
        counts = [int(line) for line in recorder.stdout.splitlines() if line.isdigit()]
        assert recorder.returncode == 1 and "no room left" in recorder.stdout.splitlines()[-1]
        assert counts[-1] == counts[-2] > 0
        # The process is gone, and what it had acknowledged can be read where nothing can be written.
        (state, count, is_right), = check(probe, disk / "sessions.velto").values()
        assert count >= counts[-1] and is_right
    finally:
        subprocess.run(["umount", disk], check=True)
