"""The first program of the README does what the README says."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest


@pytest.fixture
def first_program(repository: Path, library_path: Path, tmp_path: Path) -> Path:
    """The README's program, built as the README says against what `make lib` leaves."""
    (source,) = re.findall(r"^```c\n(.*?)^```", (repository / "README.md").read_text(), re.M | re.S)
    (tmp_path / "game.c").write_text(source)
    for name in ("libveltokit.so", "libveltokit.so.0"):
        (tmp_path / name).symlink_to(library_path)
    command = ["cc", "game.c", f"-I{repository}/include", f"-L{tmp_path}", "-lveltokit", f"-Wl,-rpath,{tmp_path}"]
    subprocess.run([*command, "-Wall", "-Wextra", "-Werror"], cwd=tmp_path, check=True)
    return tmp_path / "a.out"


def test_first_program_shows_a_moving_simulated_cap(first_program: Path) -> None:
    environment = {**os.environ, "VELTO_BACKEND": "simulated"}
    program = subprocess.Popen([first_program], env=environment, stdout=subprocess.PIPE)
    try:
        shown = b""
        while not re.search(rb"\r[+-]0\.[1-9]", shown[-64:]):
            piece = os.read(program.stdout.fileno(), 4096)
            assert piece, f"the program ended: {shown[-200:]!r}"
            shown += piece
    finally:
        program.kill()
        program.communicate()
