"""The program `velto`, also as `python -m velto` and `python -m veltokit`."""

from __future__ import annotations

import os
import sys
from typing import Sequence

PROGRAM = "velto"
COMPLETION = "_VELTO_COMPLETE"
"""The variable by which shells request completions."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit status."""
    try:
        from .app import application
    except ModuleNotFoundError as error:
        if error.name not in ("typer", "rich"):
            raise
        print("velto: the command line is not installed: run pip install 'veltokit[cli]'", file=sys.stderr)
        return 2
    if COMPLETION in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]

        completion_init()
    try:
        application()(list(sys.argv[1:] if arguments is None else arguments), prog_name=PROGRAM, complete_var=COMPLETION)
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0
    return code


if __name__ == "__main__":
    sys.exit(main())
