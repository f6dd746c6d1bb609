"""The first programs of the README and of the guide "Getting started" do what is said there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import time
from pathlib import Path

import pytest

DOCUMENTS = ("README.md", "Sources/VeltoKit/VeltoKit.docc/GettingStarted.md")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


class Folder:
    """A folder with the program of a document, and the lines that build and run it."""

    def __init__(self, repository: Path, document: str, library: Path, folder: Path) -> None:
        text = (repository / document).read_text()
        (source,) = blocks(text, "c")
        (lines,) = (block.splitlines() for block in blocks(text, "sh") if "cc game.c" in block)
        self.folder, self.build_lines, self.run_line = folder, lines[:-1], lines[-1]
        (folder / "game.c").write_text(source)
        (folder / "include").symlink_to(repository / "include")
        self.library = folder / "built/libveltokit.so"
        self.library.parent.mkdir()
        for name in ("libveltokit.so", "libveltokit.so.0"):
            (self.library.parent / name).symlink_to(library)

    def build(self) -> None:
        """Runs the document's lines as they stand, with a `make` that has nothing to build."""
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "make").write_text(f"#!/bin/sh\necho Building for production...\necho {self.library}\n")
        (tools / "make").chmod(0o755)
        (tools / "cc").write_text(f'#!/bin/sh\nexec {shutil.which("cc")} -Wall -Wextra -Werror "$@"\n')
        (tools / "cc").chmod(0o755)
        path = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
        subprocess.run(["sh", "-e", "-c", "\n".join(self.build_lines)], cwd=self.folder, env=path, check=True)

    def run(self) -> subprocess.Popen[bytes]:
        """Runs it as the document says, printing by lines as in a terminal."""
        command = ["stdbuf", "-oL", "env", *shlex.split(self.run_line)]
        return subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE)


@pytest.fixture
def built(request: pytest.FixtureRequest, repository: Path, library_path: Path, tmp_path: Path) -> Folder:
    folder = Folder(repository, request.param, library_path, tmp_path)
    folder.build()
    return folder


def read_until(program: subprocess.Popen[bytes], pattern: bytes) -> None:
    shown = b""
    while not re.search(pattern, shown):
        piece = os.read(program.stdout.fileno(), 4096)
        assert piece, f"the program ended: {shown[-200:]!r}"
        shown += piece


@pytest.mark.parametrize("built", DOCUMENTS, indirect=True)
def test_first_program_shows_a_moving_cap_and_does_not_spin(built: Folder) -> None:
    start = time.monotonic()
    program = built.run()
    try:
        read_until(program, rb"[+-]0\.[1-9]")
        time.sleep(max(0, start + 2 - time.monotonic()))
    finally:
        program.kill()
        _, _, usage = os.wait4(program.pid, 0)
        program.stdout.close()
    assert usage.ru_utime + usage.ru_stime < 0.25 * (time.monotonic() - start)


def test_make_lib_prints_the_path_last_and_leaves_what_the_loader_wants(repository: Path) -> None:
    """What the stand-in of the test above does."""
    lines = subprocess.run(["make", "-n", "lib"], cwd=repository, check=True, capture_output=True, text=True).stdout.splitlines()
    assert re.fullmatch(r"echo /\S+/libveltokit\.so", lines[-1])
    assert any(re.fullmatch(r"ln -sf libveltokit\.so /\S+/libveltokit\.so\.0", line) for line in lines)


def test_library_beside_the_program_is_found_wherever_both_are(repository: Path, library_path: Path, tmp_path: Path) -> None:
    text = (repository / "README.md").read_text()
    name, flag = re.search(r"Put the library next to your\s+program as `(\S+)`.*?link with `([^`]+)`", text, re.S).groups()
    folder = Folder(repository, "README.md", library_path, tmp_path)
    together = tmp_path / "together"
    together.mkdir()
    shutil.copy(library_path, together / name)
    command = f"cc game.c -Iinclude together/{name} {flag} -o together/game"
    subprocess.run(["sh", "-c", command], cwd=folder.folder, check=True)
    moved = together.rename(tmp_path / "moved")
    loaded = subprocess.run([moved / "game"], env={**os.environ, "LD_TRACE_LOADED_OBJECTS": "1"}, capture_output=True, text=True)
    assert f"{name} => {moved / name}" in loaded.stdout
