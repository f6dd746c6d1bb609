"""Builds the attacking programs, and runs them."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

FOLDER = Path(__file__).parent
REPOSITORY = FOLDER.parents[2]
FLAGS = ["-std=gnu11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-pthread"]

SECONDS = float(os.environ.get("VELTO_ATTACK_SECONDS", 1))
"""How long each program goes on; `make attack` takes longer."""


def build(name: str, library: Path, out: Path, *more: Path) -> Path:
    """Builds NAME.c against the library, and others."""
    loaded = out / "libveltokit.so.0"
    if not loaded.exists():
        loaded.symlink_to(library)
    program = out / name
    sources = ["-I", REPOSITORY / "include", FOLDER / f"{name}.c", loaded, *more]
    subprocess.run(["gcc", *FLAGS, *sources, f"-Wl,-rpath,{out}", "-o", program], check=True)
    return program


def build_preloaded(name: str, out: Path) -> Path:
    """Builds NAME.c, which changes what calls of the system do when it is preloaded."""
    library = out / f"{name}.so"
    subprocess.run(["gcc", *FLAGS, "-shared", "-fPIC", FOLDER / f"{name}.c", "-ldl", "-o", library], check=True)
    return library


def run(program: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs a program for `SECONDS`; only one that hangs takes ten minutes more."""
    return subprocess.run(
        [program, str(SECONDS), *arguments], capture_output=True, text=True, timeout=SECONDS + 600,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no", **environment},
    )
