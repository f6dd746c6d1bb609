"""Downloads of a log into a store by programs that SIGKILL ends, also between a commit and its confirmation.

The board and the store are files, which outlive each program. Every row has to be that of a download by one program, and those are compared
with what the sensors measured.

Usage: killed_store.py [--kills 10] [--seed 0]. Each program is a process of its own.
"""

from __future__ import annotations

import argparse
import os
import pickle
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from signal import SIGKILL

if __name__ == "__main__":
    ROOT = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "bindings/api")]

from killed_download import in_process
from veltokit import (
    Backend, Context, Device, MwLogMode, MwSensorConfig, SessionState, Simulator, SimulatorStep, SimulatorStepKind, Store, Units,
)

Row = tuple[float, ...]

STEP = 0.01
"""Seconds between two moments at which a program can be killed."""
LONGEST = 10_000
"""Steps within which a download ends."""
PORTION = 10.0
"""Seconds between two readings of a stream, which keeps a minute."""
MARGIN = 100
"""Samples that the log has before those of the stream, and behind them."""


@dataclass(frozen=True)
class Files:
    """What outlives a program."""

    folder: Path

    @property
    def board(self) -> Path:
        """The memory of the board."""
        return self.folder / "board"

    @property
    def host(self) -> Path:
        """What a host knows of the board."""
        return self.folder / "host"

    @property
    def store(self) -> Path:
        """The sessions."""
        return self.folder / "sessions.velto"

    @property
    def measured(self) -> Path:
        """What the sensors have measured."""
        return self.folder / "measured"


@contextmanager
def board(memory: bytes | None = None, host: str = "") -> Iterator[tuple[Context, Simulator, Device]]:
    """The board with a memory, connected."""
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as velto:
        sim = velto.create_simulator(model_name="metamotion-s", script="walk", seed=5)
        if memory is not None:
            sim.state = memory
        velto.start_scan()
        velto.advance(1)
        velto.stop_scan()
        device = sim.device
        assert device is not None
        if host:
            device.board.state = host
        velto.connect(sim.identifier).wait()
        velto.advance(0.5)
        yield velto, sim, device


# What was measured


def log(files: Files, seconds: float) -> None:
    """Logs beside a stream; no two samples are alike."""
    with board() as (velto, sim, device):
        noise = SimulatorStep(SimulatorStepKind.NOISE, duration=0.01, amplitude_x=100, amplitude_y=100, amplitude_z=100)
        sweep = SimulatorStep(SimulatorStepKind.SWEEP, duration=3600, amplitude_x=20, amplitude_y=30, amplitude_z=40, period=4)
        sim.set_script([noise, sweep])
        device.board.set_sensor(MwSensorConfig(rate=100, range_g=4))
        device.board.create_logger(device.signal("acceleration"))[1].wait()
        device.board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
        with device.signal("acceleration").stream(Units.RAW) as stream:
            measured = []
            for _ in range(round(seconds / PORTION)):
                velto.advance(PORTION)
                measured += [sample.values for sample in stream.drain()]
        device.board.stop_logging().wait()
        velto.advance(1)
        files.board.write_bytes(sim.state)
        files.host.write_text(device.board.state)
        files.measured.write_bytes(pickle.dumps(measured))


# Programs


@dataclass(frozen=True)
class Kill:
    """The moment of a kill: after a number of steps, or behind the commit of so many pages and before its confirmation."""

    count: int
    is_behind_commit: bool


def download(files: Files, kill: Kill | None) -> None:
    """Downloads to the end of the log, or until it is killed."""
    with board(files.board.read_bytes(), files.host.read_text()) as (velto, sim, device), velto.open_store(files.store) as store:
        session, operation = store.download_log(device, "night")
        before, memory = pages(store), b""
        for step in range(LONGEST):
            if kill is not None and kill.is_behind_commit:
                memory = sim.state
            velto.advance(STEP)
            if kill is not None and (pages(store) - before if kill.is_behind_commit else step) >= kill.count:
                # A board that is behind a commit has not heard of it.
                files.board.write_bytes(memory or sim.state)
                os.kill(os.getpid(), SIGKILL)
            if operation.done:
                operation.result()
                velto.advance(0.5)
                assert kill is None, "the log is too short for the kills"
                assert session.info.state is SessionState.ENDED and store.downloads == []
                return
    raise AssertionError("the download does not end")


def pages(store: Store) -> int:
    """The pages of the download that are on the disk."""
    return sum(found.page_count for found in store.downloads)


def stored(files: Files) -> tuple[list[Row], list[int], list[int]]:
    """Values, numbers and ticks of the only session."""
    with Context(backends=Backend.SIMULATED, manual_clock=True, ephemeral=True) as velto, velto.open_store(files.store) as store:
        (session,) = store.sessions
        (track,) = session.tracks
        samples = list(track.read(Units.RAW))
        return [sample.values for sample in samples], [sample.info.sequence for sample in samples], [sample.info.tick for sample in samples]


def compare(found: tuple[list[Row], list[int], list[int]], plain: tuple[list[Row], list[int], list[int]], measured: list[Row]) -> None:
    """Every row is that of one program, once and in order, and what was measured is all there."""
    assert found == plain, "rows, numbers or ticks are lost, doubled or other ones"
    values, numbers, _ = plain
    assert numbers == list(range(1, len(values) + 1))
    starts = [start for start in range(MARGIN) if values[start:start + len(measured)] == measured]
    assert len(starts) == 1 and len(values) - len(measured) < 2 * MARGIN, "not what the sensors have measured"


def play(kills: int, seed: int) -> tuple[int, int]:
    """Kills programs, every second one behind a commit; returns the numbers of kills and of rows."""
    random = Random(seed)
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        files, plain = Files(Path(folder)), Files(Path(other))
        assert in_process(lambda: log(files, 20 + 4.0 * kills)) == 0
        for file in (files.board, files.host, files.measured):
            (plain.folder / file.name).write_bytes(file.read_bytes())
        assert in_process(lambda: download(plain, None)) == 0
        for number in range(kills):
            is_behind_commit = number % 2 == 0
            kill = Kill(random.randint(1, 2) if is_behind_commit else random.randint(1, 60), is_behind_commit)
            ending = in_process(lambda: download(files, kill))
            assert ending == SIGKILL, f"the program ended by signal {ending}"
        assert in_process(lambda: download(files, None)) == 0
        rows = files.folder / "rows"

        def check() -> None:
            found = stored(files)
            compare(found, stored(plain), pickle.loads(files.measured.read_bytes()))
            rows.write_text(str(len(found[0])))

        assert in_process(check) == 0
        return kills, int(rows.read_text())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print("{} kills, {} rows".format(*play(arguments.kills, arguments.seed)))
