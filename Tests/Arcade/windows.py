"""Runs the arcade in a window on a virtual screen: a processor draws, whatever graphics card there is."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


def has_virtual_screens() -> bool:
    return shutil.which("Xvfb") is not None


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[str]:
    """Starts a screen of its own, and yields its name; skips the test if that cannot be."""
    if not has_virtual_screens():
        pytest.skip("no virtual screen: Debian's package xvfb is not installed")
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        number = os.read(read, 20).decode().strip()  # waits until it is ready
        assert number, "the virtual screen did not start"
        yield f":{number}"
    finally:
        os.close(read)
        server.terminate()
        server.wait()
