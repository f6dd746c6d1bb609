"""What stored sessions cost: writing, reading and tables, beside programs that use SQLite, printf and std::to_chars alone."""

from __future__ import annotations

import subprocess
import tempfile
from functools import cache
from pathlib import Path

import programs
from tables import Table

# Shares of the speed of the other program.
BUDGETS = {"bulk": 0.7, "live": 0.7, "read": 0.8, "original": 1.0, "plain": 0.4}
FIGURES = programs.ROOT / ".build/release/StoreFigures"
WRITES = {"bulk": ("1", "20000", "20"), "live": ("20", "100", "60")}
"""Tracks, frames of each in a commit, commits."""

NAMES = {
    "bulk": "20,000 frames of a track in a commit", "live": "20 tracks at 100 Hz, a commit each second",
    "read": "a track read in SI units", "original": "a table in the original dialect", "plain": "a table in the plain dialect",
}


@cache
def peer() -> Path:
    program = programs.WORK / "store_way"
    programs.WORK.mkdir(parents=True, exist_ok=True)
    source = programs.FOLDER / "store_way.cpp"
    subprocess.run(["c++", "-O2", "-std=c++17", "-Wall", "-Wextra", "-Werror", source, "-o", program, "-lsqlite3"], check=True)
    return program


def nanoseconds(*command: str | Path) -> float:
    """Of one frame."""
    time, count = programs.lines(*map(str, command))[0].split("|")
    return float(time) / float(count)


def written(folder: Path, kind: str) -> tuple[float, float]:
    for path in folder.glob("*.velto*"):
        path.unlink()
    amounts = WRITES[kind]
    own = nanoseconds(FIGURES, "write", folder / "own.velto", *amounts)
    return own, nanoseconds(peer(), "write", folder / "own.velto", folder / "peer.velto", *amounts)


def used(folder: Path, kind: str) -> tuple[float, float]:
    last = "20" if kind == "read" else folder / "table.csv"
    own = nanoseconds(FIGURES, kind, folder / "own.velto", last)
    return own, nanoseconds(peer(), kind, folder / "own.velto", last)


def measure(is_brief: bool) -> dict[str, tuple[float, float]]:
    """Nanoseconds of a frame in the library and in the other program: the best of some runs that take turns."""
    best: dict[str, tuple[float, float]] = {}
    with tempfile.TemporaryDirectory(dir=programs.WORK) as folder:
        for kind in ("live", "bulk", "read", "original", "plain"):
            for _ in range(1 if is_brief else 7):
                run = (written if kind in WRITES else used)(Path(folder), kind)
                best[kind] = min(best.get(kind, run)[0], run[0]), min(best.get(kind, run)[1], run[1])
    return best


def table(is_brief: bool) -> Table:
    rows = [
        [NAMES[kind], f"{own:.1f}", f"{other:.1f}", f"{other / own:.2f}", f"{BUDGETS[kind]}"]
        for kind, (own, other) in measure(is_brief).items()
    ]
    return Table(
        "Stored sessions", ["", "ns of a frame", "the other program", "share", "at least"], rows,
        note="Acceleration of three axes. Writing is measured from the frames in the queue to the durable commit, and compared with a C "
        "program that writes blobs of the same sizes into the same tables in the same transactions. Reading is compared with a program "
        "that selects the same blocks and decodes them to f32 and i64, tables with `fprintf(\"%.6f\")` and `std::to_chars` with the same "
        "columns.")
