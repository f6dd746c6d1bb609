"""Every command: as JSON, on terminals, into a pipe that is closed, and with Ctrl-C."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from velto import manual

from . import every_command
from .conftest import Velto
from .test_terminal import COLOR, on_terminal, screen

pytestmark = pytest.mark.sweep

ENDED = re.compile(r"^= (.*): (-?\d+)$", re.M)
SILENT = {"led", "buzz"}
"""The commands whose effect is on the device alone."""
SERVER = "studio"
"""The command that runs until it is interrupted; `Tests/Studio/test_command.py` has it."""


def names() -> list[str]:
    return list(every_command.calls(Path()))


def test_every_command_is_here() -> None:
    pages = {page.name.removeprefix("velto").strip() for page in manual.pages()}
    groups = {name.partition(" ")[0] for name in pages if " " in name}
    assert set(names()) | {SERVER} == pages - groups


def test_every_command_prints_json(simulated: Velto, velto: Velto, tmp_path: Path) -> None:
    """The fixture compares each line with its schema."""
    for name, found in every_command.calls(tmp_path).items():
        if name in ("", *every_command.PLAIN):
            continue
        done = simulated(*name.split(), *found)
        assert done.code == 0 and done.lines, (name, done.err)
        assert all(line["simulated"] for line in done.lines), name


def run(environment: dict[str, str], folder: Path, way: str) -> tuple[dict[str, int], str]:
    """Runs every command without a terminal; returns the exit codes and everything that was printed."""
    done = subprocess.run(
        [sys.executable, every_command.__file__, str(folder), way], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    return {name: int(code) for name, code in ENDED.findall(done.stdout)}, done.stdout


def test_a_closed_pipe_ends_every_command_quietly(environment: dict[str, str], tmp_path: Path) -> None:
    codes, printed = run(environment, tmp_path, "cut")
    assert set(codes.values()) == {0} and set(codes) == set(names()), codes
    assert "Traceback" not in printed and "Broken pipe" not in printed


def test_ctrl_c_ends_every_command(environment: dict[str, str], tmp_path: Path) -> None:
    codes, printed = run(environment, tmp_path, "stopped")
    waiting = {name for name in names() if name not in every_command.PLAIN and not name.startswith("sessions")}
    assert {codes[name] for name in waiting} == {130}, codes
    assert "Traceback" not in printed and "never" not in printed


def test_without_a_terminal_every_command_prints_plain_lines(environment: dict[str, str], tmp_path: Path) -> None:
    codes, printed = run(environment, tmp_path, "shown")
    assert set(codes.values()) == {0}, [name for name, code in codes.items() if code]
    assert "\x1b" not in printed and "\r" not in printed
    parts = dict(re.findall(r"^\$ (.*)\n((?:(?!= ).*\n)*)", printed, re.M))
    assert all(parts[name] for name in names() if name not in SILENT)


@pytest.mark.long
@pytest.mark.parametrize(("width", "variables"), [(40, {}), (80, {"NO_COLOR": "1"})])
def test_every_command_fits_its_terminal(
        environment: dict[str, str], tmp_path: Path, width: int, variables: dict[str, str]) -> None:
    code, drawn = on_terminal(environment, width, str(tmp_path), "shown", program=[sys.executable, every_command.__file__], **variables)
    assert code == 0 and "Traceback" not in drawn, drawn
    assert set(dict(ENDED.findall(drawn.replace("\r", ""))).values()) == {"0"}, drawn
    is_colored = any(set(code[2:-1].split(";")) & {"31", "32", "34"} for code in COLOR.findall(drawn))
    assert is_colored == (not variables)
    shown = drawn.partition("$ schema")[0].replace("\r\n", "\n")
    wide = [line for part in shown.split("\n") for line in screen(part) if len(line.rstrip()) > width]
    # Commands to be copied and paths of files are never broken.
    assert [line for line in wide if "velto " not in line and str(tmp_path) not in line] == []
