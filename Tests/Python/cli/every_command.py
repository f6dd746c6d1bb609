"""Every command of `velto` with arguments that make it do its work, in an order in which each finds what it needs."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path

BOARD = "D0:DB:F7:96:51:EF"
"""The address of the simulated board."""


def calls(folder: Path) -> dict[str, list[str]]:
    """The arguments of each command by its name; files are made in a folder."""
    return {
        "": [],
        "scan": ["--seconds", "1"],
        "info": [],
        "doctor": ["--seconds", "0.5"],
        "play": ["--seconds", "0.2"],
        "monitor": ["--seconds", "0.5"],
        "read": ["battery", "pressure"],
        "stream": ["--seconds", "0.5"],
        "record": ["--seconds", "0.5", "--label", "every", "--mark", "begin"],
        "led": ["--seconds", "0.1"],
        "buzz": ["--seconds", "0.1"],
        "mode": ["text", "--seconds", "0.3"],
        "settings show": [],
        "settings set": ["name=MetaWear"],
        "log start": ["acceleration", "--rate", "50"],
        "log status": ["--hours", "0.005"],
        "program show": [],
        "log stop": [],
        "log download": ["--label", "night"],
        "log clear": ["-d", BOARD, "--yes"],
        "sessions list": [],
        "sessions show": ["every"],
        "sessions plot": ["every"],
        "sessions export": ["every", str(folder)],
        "sessions copy": ["every", str(folder / "copy.velto")],
        "sessions delete": ["every", "--yes"],
        "firmware check": [],
        "firmware update": ["-d", BOARD, "--yes"],
        "reset": ["-d", BOARD],
        "factory-reset": ["-d", BOARD, "--yes"],
        "schema": ["log", "status"],
        "completion": ["bash"],
    }


PLAIN = ("schema", "completion")
"""The commands without devices and JSON."""


def arguments_of(name: str, found: list[str]) -> list[str]:
    """The whole command line, for simulated devices."""
    return [*name.split(), *found, *([] if name in PLAIN else ["--simulated"])]


def run_all(folder: Path, way: str) -> None:
    """Runs every command in a process of its own, forked from this one, which has imported everything and begun no context: that is quick.

    Args:
        folder: The folder of files.
        way: "shown" for all of its output; "cut" for standard output that is closed after its first byte; "stopped" for Ctrl-C
            as soon as the command waits for a device.
    """
    import rich.live, rich.progress, rich.table, rich.tree  # noqa: F401
    import asyncio, velto.output.samples, veltokit.studio  # noqa: F401
    import typer.main
    from velto import app

    # One command without a device: libraries import a part of themselves at their first use.
    application = typer.main.get_command(app.application())
    app.application = lambda: application  # type: ignore[assignment, return-value]
    with contextlib.redirect_stdout(io.StringIO()):
        application(["schema", "info"], standalone_mode=False)
    for name, found in calls(folder).items():
        print(f"$ {name}", flush=True)
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            os._exit(run_one(arguments_of(name, found), way, writing))
        os.close(writing)
        if way == "cut" and name not in PLAIN:
            os.read(reading, 1)
        os.close(reading)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        print(f"= {name}: {status}", flush=True)


def run_one(arguments: list[str], way: str, pipe: int) -> int:
    """Runs a command in this process, and returns its exit code."""
    from velto.__main__ import main

    if way == "cut":
        os.dup2(pipe, 1)
        while arguments[:1] and arguments[0] in PLAIN and not is_closed(pipe):
            pass  # Their output is written at once, and must find no reader.
    if way == "stopped":
        interrupt_at_once()
    code = main(arguments)
    try:
        sys.stdout.flush()  # As the interpreter does when it exits.
    except BrokenPipeError:
        return 1
    return code


def is_closed(pipe: int) -> bool:
    """Whether a pipe has no reader."""
    import select

    watch = select.poll()
    watch.register(pipe, 0)
    return bool(watch.poll(1000))


def interrupt_at_once() -> None:
    """Sends Ctrl-C at the first wait."""
    import signal

    from veltokit.studio import Studio

    rest = Studio.rest

    async def cut(studio: Studio, *arguments: object, **named: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        await rest(studio, *arguments, **named)  # type: ignore[arg-type]

    Studio.rest = cut  # type: ignore[method-assign]


if __name__ == "__main__":
    run_all(Path(sys.argv[1]), sys.argv[2])
