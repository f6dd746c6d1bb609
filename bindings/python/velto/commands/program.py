"""`velto program`: everything that a board runs by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typer import Typer

from ..command import command
from ..options import Device
from ..talk import connected

if TYPE_CHECKING:
    from veltokit.studio import Studio

    from ..output import Output

app = Typer(help="Show the program of a board.", no_args_is_help=True)


@command
async def show(studio: Studio, output: Output, device: Device = None) -> None:
    """Show the loggers, processors, timers, events and macros of a board, including those of other programs."""
    from rich.tree import Tree
    from veltokit.studio import BOARD

    from ..output.text import clean

    found = await connected(studio, output, device, BOARD)
    program = await studio.program(found)
    parts = {"loggers": program.loggers, "processors": program.processors, "timers, events and macros": program.items}
    output.record("program", {
        "device": found.info.name, "address": found.info.address, "loggers": program.loggers, "processors": program.processors,
        "items": program.items,
    })
    if output.is_json:
        return
    tree = Tree(clean(found.info.name) + (" (simulated)" if output.is_simulated else ""))
    for title, lines in parts.items():
        branch = tree.add(title if lines else f"{title}: none")
        for line in lines:
            branch.add(clean(line))
    output.print(tree)


app.callback()(lambda: None)
app.command("show")(show)
