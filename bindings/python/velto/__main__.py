"""The program `velto`, also as `python -m velto` and `python -m veltokit`."""

from __future__ import annotations

import os
import re
import sys
from importlib.util import find_spec
from typing import Sequence

PROGRAM = "velto"
COMPLETION = "_VELTO_COMPLETE"
"""The variable by which shells request completions."""

OLDEST_TYPER = (0, 12)
"""The oldest supported version of Typer, as in the extra `cli` of pyproject.toml; distributions have older ones."""


def obstacle() -> str | None:
    """Returns the reason that the command line cannot run, or None."""
    if not all(map(find_spec, ("typer", "rich"))):
        return "the command line is not installed"
    from typer import __version__ as version

    if tuple(int(number) for number in re.findall(r"\d+", version)[:2]) < OLDEST_TYPER:
        return f"Typer {version} is too old, {'.'.join(map(str, OLDEST_TYPER))} is needed"
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit status."""
    if problem := obstacle():
        print(f"{PROGRAM}: {problem}: run pip install 'veltokit[cli]' in a virtual environment", file=sys.stderr)
        return 2
    from .app import application

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
