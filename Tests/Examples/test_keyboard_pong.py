"""A person plays Pong with a keyboard in a terminal, and has the terminal back however the game ends."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time
from pathlib import Path
from typing import Iterator

import pytest

PATIENCE = 60.0
"""Seconds after which something will not happen any more."""
LEFT, RIGHT = "\x1bOD", "\x1bOC"
ENTER_SCREEN, LEAVE_SCREEN, SHOW_CURSOR = "\x1b[?1049h", "\x1b[?1049l", "\x1b[?25h"
SUMMARY = re.compile(
    r"summary: you (\d+), the cap (\d+); returns (\d+) and (\d+); your paddle from (\S+) to (\S+)\r\n")


class Terminal:
    """A pseudo terminal of 60 columns in which the program runs."""

    def __init__(self, program: Path, *arguments: str) -> None:
        self.ours, self.theirs = pty.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 20, 60, 0, 0))
        self.modes = termios.tcgetattr(self.theirs)
        self.seen = ""
        self.process = subprocess.Popen(
            [program, *arguments], stdin=self.theirs, stdout=self.theirs, stderr=self.theirs,
            env={**os.environ, "TERM": "xterm"}, start_new_session=True)

    def read(self) -> None:
        if select.select([self.ours], [], [], 0.02)[0]:
            self.seen += os.read(self.ours, 65536).decode(errors="replace")

    def wait_for(self, pattern: str, keys: str = "") -> None:
        """Types the keys again and again until the pattern shows in what is printed from now on."""
        start, deadline = len(self.seen), time.monotonic() + PATIENCE
        while not re.search(pattern, self.seen[start:]):
            assert time.monotonic() < deadline, f"waited in vain for {pattern}: {self.seen[-500:]!r}"
            os.write(self.ours, keys.encode())
            self.read()

    def end(self) -> int:
        """Waits for the end of the program; the terminal must be as it was."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < deadline, "the game does not end"
            self.read()
        self.read()
        assert termios.tcgetattr(self.theirs) == self.modes, "echo and line editing are back"
        assert self.seen.count(LEAVE_SCREEN) >= self.seen.count(ENTER_SCREEN) == 1
        assert self.seen.rfind(SHOW_CURSOR) > self.seen.find(ENTER_SCREEN)
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)
        os.close(self.theirs)


@pytest.fixture
def terminal(examples: Path) -> Iterator[Terminal]:
    terminal = Terminal(examples / "keyboard_pong")
    yield terminal
    terminal.close()


def test_a_person_plays_against_a_cap(terminal: Terminal) -> None:
    terminal.wait_for("space serves")
    terminal.wait_for("arrows move", keys=" ")
    # A point goes to somebody while the paddle is kept at an edge; the cap has returned the ball before.
    terminal.wait_for("space serves", keys=LEFT)
    terminal.wait_for("arrows move", keys=RIGHT + " ")
    deadline = time.monotonic() + 2
    while time.monotonic() < deadline:
        os.write(terminal.ours, b"d")
        terminal.read()
    os.write(terminal.ours, b"q")
    assert terminal.end() == 0
    you, cap, _, returned, farthest_left, farthest_right = SUMMARY.search(terminal.seen).groups()
    assert int(cap) >= 1 and int(returned) >= 1, "the cap moved and was read"
    assert float(farthest_left) < 0.2 and float(farthest_right) > 0.8


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_ends_the_game_and_restores_the_terminal(terminal: Terminal, number: signal.Signals) -> None:
    terminal.wait_for("space serves")
    terminal.process.send_signal(number)
    assert terminal.end() == 0
    assert SUMMARY.search(terminal.seen)


@pytest.mark.parametrize("number", [signal.SIGABRT, signal.SIGSEGV])
def test_a_crash_restores_the_terminal(terminal: Terminal, number: signal.Signals) -> None:
    terminal.wait_for("space serves")
    terminal.process.send_signal(number)
    assert terminal.end() == -number


def test_the_time_can_be_limited(examples: Path) -> None:
    terminal = Terminal(examples / "keyboard_pong", "--seconds", "0.5")
    try:
        assert terminal.end() == 0
    finally:
        terminal.close()


def test_without_a_terminal_it_says_so(examples: Path) -> None:
    run = subprocess.run([examples / "keyboard_pong"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert run.returncode == 2 and run.stderr == "keyboard_pong: must be played in a terminal\n" and run.stdout == ""


@pytest.mark.parametrize("arguments", [("--backend", "water"), ("--seconds", "0"), ("--seconds",), ("--help", "me")])
def test_senseless_option_is_answered_by_the_usage(examples: Path, arguments: tuple[str, ...]) -> None:
    run = subprocess.run([examples / "keyboard_pong", *arguments], capture_output=True, text=True)
    assert run.returncode == 2 and run.stderr == "usage: keyboard_pong [--seconds N]\n"
