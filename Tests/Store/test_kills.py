"""What was acknowledged is there after a kill at any moment: the recorder prints a count, and only then goes on."""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

KILLS = int(os.environ.get("VELTO_STORE_KILLS", "100"))
"""`make store-kills` plays 500, of which 100 are within commits, 50 within checkpoints and 50 within migrations."""


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


def check(probe: Path, file: Path, *further: str) -> dict[int, tuple[str, int, bool]]:
    """The state, number of frames and rightness of the session of each process."""
    run = subprocess.run([probe, "check", file, *further], check=True, capture_output=True, text=True)
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


LOG, DATABASE = "1", "2"


@pytest.mark.parametrize("kind, share, most", [(LOG, 5, 300), (DATABASE, 10, 60)], ids=["commits", "checkpoints"])
def test_kills_in_the_middle_of_an_operation_lose_nothing(probe: Path, tmp_path: Path, kind: str, share: int, most: int) -> None:
    chance = random.Random(31)
    file = tmp_path / "sessions.velto"
    for number in range(KILLS // share):
        command = [probe, "record", file, "100000", kind, str(chance.randrange(most))]
        recorder = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        output, _ = recorder.communicate()
        assert recorder.returncode == -signal.SIGKILL, f"kill {number}"
        lines = output.splitlines()
        acknowledged = max((int(line) for line in lines if line.isdigit()), default=0)
        # Within a commit, or a checkpoint that follows it before it is acknowledged.
        assert lines[-1] == "begin", f"kill {number}"
        state, count, is_right = check(probe, file)[recorder.pid]
        assert (state, is_right) == ("recovered", True) and count in (acknowledged, acknowledged + 10), f"kill {number}"


def test_a_kill_within_a_migration_leaves_the_old_version_or_the_new(probe: Path, tmp_path: Path) -> None:
    original = tmp_path / "original.velto"
    recorder = subprocess.Popen([probe, "record", original, "30"], stdout=subprocess.DEVNULL)
    assert recorder.wait() == 0
    killed = 0
    for number in range(KILLS // 10):
        # The last operations are those after the migration: begin again.
        folder = tmp_path / f"{number}"
        folder.mkdir()
        file = folder / "sessions.velto"
        shutil.copy(original, file)
        killed += subprocess.run([probe, "migrate", file, str(number % 10)], stdout=subprocess.DEVNULL).returncode == -signal.SIGKILL
        for version in ((), ("newer",)):
            run = subprocess.run([probe, "check", file, *version], capture_output=True, text=True)
            assert run.returncode == 0 and f"kill {recorder.pid}: ended 300 true" in run.stdout or not version and "newer than" in run.stdout
        shutil.rmtree(folder)
    assert killed >= KILLS / 10 * 0.9


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
