"""A copy of the machine's file system, or another one, that keeps its changes in memory: for what installs packages."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest

COPY = """
set -e
place=$1
mount -t tmpfs none "$place"
mkdir "$place/changes" "$place/work" "$place/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$place/changes,workdir=$place/work" "$place/root"
"""

EMPTY = """
set -e
place=$1
mount -t tmpfs none "$place"
mkdir "$place/root"
"""

UNPACK = EMPTY + """
tar --extract --file "$2" --directory "$place/root" --exclude=./dev/*
"""

DEVICES = """
mount -t proc none "$place/root/proc"
mount --rbind /dev "$place/root/dev"
"""
"""All in a mount namespace of its own: nothing is left when the shell ends."""


def run(folder: Path, script: str, files: list[Path], system: Path | None = None) -> list[str]:
    """Runs a shell script as root of a copy of this machine, in which `files` lie in /kit. Returns the lines that it prints.

    Args:
        folder: An empty folder; what the script leaves in /kept is in its folder `kept`.
        system: The archive of another file system to run it in.
    """
    copy = "".join(f'install -D "{file}" "$place/root/kit/{file.name}"\n' for file in files)
    (folder / "script").write_text(script)
    (folder / "kept").mkdir()
    kept = f'mkdir "$place/root/kept"\nmount --bind "{folder}/kept" "$place/root/kept"\n'
    enter = f'{UNPACK if system else COPY}{DEVICES}{kept}{copy}cp "{folder}/script" "$place/root/kit/script"\nexec chroot "$place/root" sh -e /kit/script\n'
    place = folder / "place"
    place.mkdir()
    environment = {"PATH": "/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        ["unshare", "--mount", "bash", "-c", enter, "-", place, system or ""], capture_output=True, text=True, env=environment, cwd="/")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


def give_up(reason: str, *, is_required: bool = False) -> NoReturn:
    """Skips a test, or fails it where a release needs it."""
    if is_required:
        pytest.fail(reason)
    pytest.skip(reason)


def require(folder: Path, *, is_required: bool = False, mount: str = COPY) -> None:
    """Gives up a test where no file system can be entered: without root, and in containers that allow no such mount."""
    if os.geteuid() != 0:
        give_up("installing packages into a copy of the file system needs root", is_required=is_required)
    folder.mkdir()
    tried = subprocess.run(["unshare", "--mount", "bash", "-c", mount, "-", folder], capture_output=True, text=True)
    if tried.returncode:
        give_up(f"no file system can be mounted here: {tried.stderr.strip()}", is_required=is_required)
