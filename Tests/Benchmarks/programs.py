"""The C programs of this folder: built against the release library, stripped as it ships, and run."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tables import Table

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parent.parent
WORK = ROOT / ".build/benchmarks"
FIGURES = ("input", "games")

# Nanoseconds.
BUDGETS = {"1 packet": 150}
# What no poll can do without; its budget is one of instructions, in `instructions.py`.
FLOOR = ("the system's clock", "a mutex, locked and unlocked")


@cache
def library() -> Path:
    """The stripped library, under the name by which the loader asks for it."""
    given = Path(os.environ["VELTOKIT_LIBRARY"])
    WORK.mkdir(parents=True, exist_ok=True)
    stripped = WORK / "libveltokit.so.0"
    shutil.copy(given, stripped)
    subprocess.run(["strip", stripped], check=True)
    link = WORK / "libveltokit.so"
    link.unlink(missing_ok=True)
    link.symlink_to(stripped.name)
    return stripped


@cache
def build(name: str, *further: str) -> Path:
    """A program of that name, linked with further sources."""
    program = WORK / name
    sources = [FOLDER / f"{source}.c" for source in (name, *further)]
    options = ["-O2", "-std=gnu11", "-Wall", "-Wextra", "-Werror", f"-I{ROOT / 'include'}"]
    libraries = [f"-L{library().parent}", "-lveltokit", "-ldl", "-lpthread", f"-Wl,-rpath,{WORK}"]
    subprocess.run(["cc", *options, *sources, "-o", program, *libraries], check=True)
    return program


def lines(program: Path, *arguments: str) -> list[str]:
    """What a program prints."""
    run = subprocess.run([program, *arguments], check=True, stdout=subprocess.PIPE, text=True)
    return run.stdout.splitlines()


def size(_: bool) -> Table:
    megabytes = library().stat().st_size / 1e6
    return Table("Size", ["", "MB", "budget"], [["libveltokit.so, stripped", f"{megabytes:.2f}", "14"]])


def rows(program: Path, *arguments: str) -> list[list[str]]:
    """The lines that a program prints, cut at their bars."""
    return [[cell.strip() for cell in line.split("|")] for line in lines(program, *arguments)]


def start(_: bool) -> Table:
    return Table("Start, nothing connected", ["", "ms", "budget"], rows(build("life_cycle"), str(library())))


def devices(is_brief: bool) -> Table:
    options = ["--brief"] if is_brief else []
    return Table(
        "Simulated caps at 100 Hz, polled at 60 Hz", ["", "", "budget"], rows(build("devices", "measure"), *options),
        note="The simulated caps run in the same process and are included.",
    )


def taps(is_brief: bool) -> Table:
    return Table(
        "Simulated TAPs", ["", "", "budget"], rows(build("taps", "measure"), *(["--brief"] if is_brief else [])),
        note="The simulated TAPs run in the same process and are included.",
    )


def boards(is_brief: bool) -> Table:
    return Table(
        "Eight simulated MetaWear boards", ["", "", "budget"],
        rows(build("boards", "measure"), *(["--brief"] if is_brief else [])),
        note="The simulated boards run in the same process and are included. Each streams acceleration and angular velocity at 100 Hz "
        "and the magnetic field at 30 Hz; then its thermometer is polled at 100 Hz.",
    )


def calls(is_brief: bool) -> Table:
    """Nanoseconds of each call, as a ratio to what no poll can do without, and what it allocates."""
    table = Table(
        "Calls", ["", "ns", "budget", "to clock + mutex", "allocations"],
        note="Each figure is the best of many short rounds. The ratio is to the system's clock and a mutex together.")
    floor = 0.0
    for name in FIGURES:
        for figure, nanoseconds, allocations, _ in rows(build(name, "measure"), *(["--brief"] if is_brief else [])):
            floor += float(nanoseconds) if figure in FLOOR else 0
            ratio = f"{float(nanoseconds) / floor:.2f}" if floor and figure not in FLOOR else ""
            table.rows.append([figure, nanoseconds, str(BUDGETS.get(figure, "")), ratio, allocations])
    return table
