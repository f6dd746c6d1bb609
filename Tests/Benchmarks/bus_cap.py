"""Runs programs with a cap on a private bus: a scripted daemon plays it, and lends them its end of the notification socket."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

import programs

sys.path.insert(0, str(programs.ROOT / "Tests/Bus"))

from private_bus import PrivateBus  # noqa: E402
from scripted_bluez import ScriptedBlueZ  # noqa: E402

Play = Callable[[socket.socket, socket.socket], None]


def run(program: str, *arguments: str, under: tuple[str, ...] = (), play: Play | None = None) -> str:
    """What a program of this folder prints, which is called with the bus, a control socket, and the arguments.

    `under` runs it in a tool. `play` is called once the cap is connected, with the control socket and the daemon's end
    of the notification socket; then the control socket is closed.
    """
    bus = PrivateBus()
    try:
        with ScriptedBlueZ(bus.address) as bluez:
            bluez.start()
            bluez.add_adapter()
            device = bluez.add_device()
            over = threading.Event()
            advertising = threading.Thread(target=_advertise, args=(bluez, device, over))
            advertising.start()
            try:
                return _run([*under, str(programs.build(program, "bus_cap")), bus.address], arguments, device, play)
            finally:
                over.set()
                advertising.join()
    finally:
        bus.close()


def _advertise(bluez: ScriptedBlueZ, device, over: threading.Event) -> None:
    while not over.wait(0.02):
        if not bluez.is_connected(device):
            bluez.advertise(device)


def _run(command: list[str], arguments: tuple[str, ...], device, play: Play | None) -> str:
    ours, theirs = socket.socketpair()
    with ours, tempfile.TemporaryDirectory() as state:
        program = subprocess.Popen(
            [*command, str(theirs.fileno()), *arguments], pass_fds=[theirs.fileno()], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "XDG_STATE_HOME": state},
        )
        theirs.close()
        if ours.recv(1):
            notifications = device.tx.sockets[-1]
            socket.send_fds(ours, [b"d"], [notifications.fileno()])
            if play is not None:
                play(ours, notifications)
                ours.shutdown(socket.SHUT_WR)
        text, _ = program.communicate()
    if program.returncode != 0:
        raise RuntimeError(f"{Path(command[-2]).name} ended with {program.returncode}")
    return text
