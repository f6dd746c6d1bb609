"""`python -m veltokit`: what is there, what is wrong, and a live gauge."""

from __future__ import annotations

import argparse
import math
import os
import sys
from typing import Sequence

from . import __version__
from ._core import LibraryNotFoundError
from ._enums import Backend
from .commands import devices, doctor, gauge
from .errors import VeltoError


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    result = argparse.ArgumentParser(
        prog="python -m veltokit", description="Bluetooth motion wearables as game input.",
        epilog="Without a command, lists backends, adapters and devices.",
    )
    result.add_argument("--version", action="version", version=f"veltokit {__version__}")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--backend", choices=["bluez", "simulated"], help="where devices come from; VELTO_BACKEND or bluez otherwise"
    )
    commands = result.add_subparsers(dest="command", metavar="COMMAND")
    for name, module, seconds in (("list", devices, 5.0), ("doctor", doctor, 3.0), ("gauge", gauge, 0.0)):
        summary = (module.__doc__ or "").split("\n")[0]
        command = commands.add_parser(name, parents=[common], help=summary, description=summary)
        command.add_argument("--seconds", type=duration, default=seconds, help=f"how long ({seconds:g}; 0 has no end)")
        command.set_defaults(run=module.run)
    return result


def duration(text: str) -> float:
    """A number of seconds."""
    seconds = float(text)
    if not 0 <= seconds < math.inf:
        raise ValueError(text)
    return seconds


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or given[0].startswith("--") and given[0] not in ("--help", "--version"):
        given.insert(0, "list")
    options = parser().parse_args(given)
    backends = {"bluez": Backend.BLUEZ, "simulated": Backend.SIMULATED}.get(options.backend)
    try:
        status = int(options.run(backends, options.seconds))
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        drop_output()
        return 141
    except (VeltoError, LibraryNotFoundError) as error:
        print(f"veltokit: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        drop_output()
        print(f"veltokit: the output cannot be written: {error}", file=sys.stderr)
        return 1


def drop_output() -> None:
    """Sends what is still buffered nowhere, so that the interpreter does not fail at it when it exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
