"""`velto schema`: the JSON Schema of the output of a command."""

from __future__ import annotations

import sys
from typing import Annotated

from typer import Argument, Exit

from ..exit_codes import USAGE
from ..running import put


def schema(command: Annotated[list[str], Argument(metavar="COMMAND", help="A command, such as stream or log status.")]) -> None:
    """Print the JSON Schema of each line that a command prints with --json."""
    from importlib.resources import files

    folder = files("velto") / "schemas"
    file = folder / f"{'-'.join(command)}.json"
    if "/" in file.name or not file.is_file():
        names = sorted(path.name.removesuffix(".json") for path in folder.iterdir())
        print(f"velto: {' '.join(command)} prints no JSON; these do: {', '.join(names)}", file=sys.stderr)
        raise Exit(USAGE)
    put(file.read_text(encoding="utf-8"))
