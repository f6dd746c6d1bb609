"""`velto play`: a live gauge of a device as game input."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..command import command
from ..options import Device, Seconds
from ..output.live import drawing
from ..records import rounded, words
from ..talk import connected

if TYPE_CHECKING:
    from rich.table import Table

    from veltokit import Input
    from veltokit.studio import Studio

    from ..output import Output

HZ = 30
"""Frames per second."""
PLAIN_EVERY = HZ // 2
"""Frames between two lines where nothing can be drawn."""
WIDEST, BESIDE = 41, 20
"""The maximum width of the bar of a position, and the width of what is beside it."""


@command
async def play(studio: Studio, output: Output, device: Device = None, seconds: Seconds = 0) -> None:
    """Show the game input of a device: position, buttons, gestures; stop with Ctrl-C."""
    from veltokit.studio import ANY

    found = await connected(studio, output, device, ANY)
    if found.player_index is None:
        found.player_index = 0  # Only the devices of players send input.
    context = studio.context
    begin, index, pad = context.time, 0, found.poll(1 / HZ)
    with drawing(output) as draw:
        while not seconds or context.time - begin < seconds:
            await studio.rest(1 / HZ)
            pad = found.poll(1 / HZ)
            draw(lambda: picture(found.info.name, pad, output))
            if not output.is_live and index % PLAIN_EVERY == 0:
                output.record("input", input_record(pad))
                output.line(line(pad, width(output)))
            index += 1
    output.say(f"{found.info.name}: {pad.packet_count} packets, {pad.press_count} presses, {pad.shake_count} shakes.")


def input_record(pad: Input) -> dict[str, Any]:
    """The input of a frame."""
    return {
        "x": rounded(pad.position_x), "y": rounded(pad.position_y), "buttons": words(pad.buttons_down),
        "gestures": words(pad.gestures), "presses": pad.press_count, "packets": pad.packet_count,
    }


def width(output: Output) -> int:
    """The width of the bar, which has a middle."""
    return max(min(WIDEST, output.out.width - BESIDE) | 1, 5)


def bar(value: float, width: int) -> str:
    """A position, -1 to 1, as a mark on a line."""
    at = round((min(max(value, -1.0), 1.0) + 1) / 2 * (width - 1))
    marks = ["─"] * width
    marks[width // 2] = "┼"
    marks[at] = "●"
    return "".join(marks)


def line(pad: Input, width: int) -> str:
    """The input on one line."""
    return f"{bar(pad.position_x, width)} {pad.position_x:+.3f} {' '.join(words(pad.buttons_down) + words(pad.gestures))}".rstrip()


def picture(name: str, pad: Input, output: Output) -> Table:
    """The input as a table."""
    from rich.table import Table
    from rich.text import Text

    from ..output.text import clean

    result = Table.grid(padding=(0, 2))
    rows = {
        "device": clean(name) + (" (simulated)" if output.is_simulated else ""),
        "x": f"{bar(pad.position_x, width(output))} {pad.position_x:+.3f}",
        "y": f"{bar(pad.position_y, width(output))} {pad.position_y:+.3f}",
        "buttons": f"{', '.join(words(pad.buttons_down)) or '-'}  ({pad.press_count} presses)",
        "gestures": f"{', '.join(words(pad.gestures)) or '-'}  ({pad.shake_count} shakes)",
        "packets": f"{pad.packet_count}, the last {pad.packet_age * 1000:.0f} ms ago",
    }
    for title, text in rows.items():
        result.add_row(Text(title, "bold"), Text(text, overflow="crop"))
    return result
