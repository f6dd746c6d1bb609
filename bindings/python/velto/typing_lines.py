"""Lines that a person types, or another program writes, while a command runs."""

from __future__ import annotations

import codecs
import os
import sys
from contextlib import contextmanager
from typing import Callable, Iterator

ERASE, ERASE_LINE = "\x7f\b", "\x15"
"""The letters that remove the last one, and the whole line."""


def is_typed() -> bool:
    """Whether a person can type lines."""
    return sys.stdin is not None and sys.stdin.isatty()


class Typed:
    """The letters of a line that has not ended."""

    def __init__(self, take: Callable[[str], None]) -> None:
        self.text = ""
        """The line as far as it was typed."""
        self._take = take
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")

    def add(self, data: bytes) -> None:
        """Adds what was typed; each whole line is handed over."""
        for letter in self._decoder.decode(data, final=not data):
            if letter in "\r\n":
                self.end()
            elif letter in ERASE:
                self.text = self.text[:-1]
            else:
                self.text = "" if letter == ERASE_LINE else self.text + letter

    def end(self) -> None:
        """Hands the line over, unless it is empty."""
        line, self.text = self.text, ""
        if line:
            self._take(line)


@contextmanager
def typed_lines(take: Callable[[str], None], is_drawn: bool) -> Iterator[Typed]:
    """Hands over each line of standard input.

    Args:
        take: Receives a line.
        is_drawn: Whether the command draws the line itself, so that its own drawing does not erase it.
    """
    from asyncio import get_running_loop

    typed, loop = Typed(take), get_running_loop()
    try:
        descriptor = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        yield typed  # There is no standard input.
        return

    def read() -> None:
        data = os.read(descriptor, 4096)
        typed.add(data)
        if not data:
            loop.remove_reader(descriptor)
            typed.end()

    try:
        loop.add_reader(descriptor, read)
    except (OSError, ValueError):
        yield typed  # A file cannot be waited for.
        return
    try:
        with letter_by_letter(descriptor, is_drawn and is_typed()):
            yield typed
    finally:
        loop.remove_reader(descriptor)


@contextmanager
def letter_by_letter(descriptor: int, is_wanted: bool) -> Iterator[None]:
    """Has a terminal send each letter at once, without drawing it; Ctrl-C stays a signal."""
    if not is_wanted:
        yield
        return
    import termios

    kept = termios.tcgetattr(descriptor)
    changed = [*kept]
    changed[3] &= ~(termios.ICANON | termios.ECHO)
    termios.tcsetattr(descriptor, termios.TCSADRAIN, changed)
    try:
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, kept)
