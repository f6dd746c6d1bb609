"""Running a command: its event loop, signals and exit code."""

from __future__ import annotations

import errno
import os
import signal
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Awaitable, Callable, Optional

from typer import Exit

from .exit_codes import FAILED, INTERRUPTED, NO_BLUETOOTH, OK, USAGE, exit_code
from .output import Output

if TYPE_CHECKING:
    import asyncio

    from veltokit.studio import Studio

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a command; a second one ends it at once."""
NO_BLUETOOTH_HINT = ". `velto doctor` finds the cause; --simulated needs no Bluetooth"
"""The next step where Bluetooth cannot be used."""
UNWRITABLE = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""The failures of the system at output."""


@dataclass(frozen=True)
class Setting:
    """The common options of a command."""

    simulated: bool = False
    hours: float = 0
    json: bool = False
    store: str | None = None
    adapter: str | None = None


Task = Callable[["Studio", Output], Awaitable[Optional[int]]]


def run(body: Task, setting: Setting) -> None:
    """Runs the body of a command in a studio.

    Raises:
        Exit: Always, with the exit code.
    """
    import asyncio  # The help needs none, and would take a tenth longer.

    output = Output(setting.json, setting.simulated)
    if setting.hours and not setting.simulated:
        output.complain("--hours is for simulated devices: add --simulated")
        raise Exit(USAGE)
    try:
        code = asyncio.run(_in_studio(body, setting, output)) or OK
        output.flush()
    except BrokenPipeError:
        drop_output()
        code = OK
    except (KeyboardInterrupt, asyncio.CancelledError):
        code = INTERRUPTED
    except Exit:
        raise
    except Exception as error:
        code = explain(error, output)
    raise Exit(code)


def explain(error: Exception, output: Output) -> int:
    """Prints the sentence of a failure, and returns its exit code. A defect of the program keeps its traceback."""
    from veltokit import LibraryNotFoundError, VeltoError
    from veltokit.studio import StudioError

    if isinstance(error, OSError) and error.errno and not isinstance(error, VeltoError):
        if error.filename:
            output.complain(f"{error.filename}: {(error.strerror or str(error)).lower()}")
        elif error.errno in UNWRITABLE:
            drop_output()
            output.complain(f"cannot write the output: {error.strerror or error}")
        else:
            output.complain((error.strerror or str(error)).lower())
        return FAILED
    if not isinstance(error, (VeltoError, StudioError, LibraryNotFoundError)):
        raise error
    code = exit_code(error)
    output.complain(str(error) + (NO_BLUETOOTH_HINT if code == NO_BLUETOOTH else ""))
    return code


async def _in_studio(body: Task, setting: Setting, output: Output) -> int | None:
    import asyncio

    from veltokit.studio import Studio

    studio = Studio(simulated=setting.simulated, hours=setting.hours, store=setting.store, adapter=setting.adapter)
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    for number in (each for each in ENDING if signal.getsignal(each) is not signal.SIG_IGN):  # As `nohup` asks.
        loop.add_signal_handler(number, _end, loop, task, number)
    async with studio:
        return await body(studio, output)


def _end(loop: asyncio.AbstractEventLoop, task: asyncio.Task[object], number: signal.Signals) -> None:
    """Ends the command cleanly. The next signal finds the system's own handler."""
    for each in ENDING:
        loop.remove_signal_handler(each)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    task.cancel()


def put(text: str) -> None:
    """Prints a text that is no record; nothing if no program reads it."""
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        drop_output()


def drop_output() -> None:
    """Sends what is still buffered nowhere, so that the interpreter does not fail at it when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
