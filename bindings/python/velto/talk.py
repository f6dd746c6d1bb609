"""Words around the choice of a device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from veltokit import Device
    from veltokit.studio import Kind, Studio

    from .output import Output


async def connected(studio: Studio, output: Output, text: str | None, kind: Kind) -> Device:
    """Chooses and connects a device; the nearest is named on standard error."""
    from veltokit.studio import ANY, MEASURING

    is_named = text is not None and not text.startswith("@")
    wanted = ANY if is_named and kind is MEASURING else kind
    device = await studio.find(text, wanted)
    info = device.info
    if not is_named:
        output.say(f"{info.name} ({info.address or info.identifier}) is the nearest {kind.word}.")
    await studio.connect(device, wanted)
    if studio.is_in_bootloader(device):
        update = studio.command(f"firmware update -d {info.address or info.identifier}")
        output.say(f"{info.name} is in its bootloader after an interrupted update. Finish the update: `{update}`")
    return device


async def all_connected(studio: Studio, output: Output, texts: Sequence[str] | None, kind: Kind) -> list[Device]:
    """Chooses and connects devices; without a name the nearest."""
    return [await connected(studio, output, text, kind) for text in texts or (None,)]


def ranges(texts: Sequence[str] | None) -> tuple[float, float]:
    """The ranges in g and in °/s of texts such as "8g" and "1000dps".

    Raises:
        ChoiceError: A text is no range.
    """
    from veltokit.studio import ChoiceError

    found = {"g": 0.0, "dps": 0.0}
    for text in texts or []:
        unit = "dps" if text.endswith("dps") else "g"
        try:
            found[unit] = float(text.removesuffix(unit))
        except ValueError:
            raise ChoiceError(f"{text!r} is not a range: write 8g for acceleration, or 1000dps for rotation") from None
        if not (text.endswith(unit) and 0 < found[unit] < 1e6):
            raise ChoiceError(f"{text!r} is not a range: write 8g for acceleration, or 1000dps for rotation")
    return found["g"], found["dps"]


async def confirmed(question: str, is_agreed: bool) -> None:
    """Asks a question on the terminal, unless the person has agreed already.

    Raises:
        RefusedError: The person refused.
        ChoiceError: No person can be asked.
    """
    import os
    import sys

    from veltokit.studio import ChoiceError, RefusedError

    from .output.text import wrapped

    if is_agreed:
        return
    if sys.stdin is None or not sys.stdin.isatty():
        raise ChoiceError(f"{question} There is no terminal to ask on: add --yes to confirm")
    print(wrapped(f"{question} [y/N]", os.get_terminal_size(sys.stdin.fileno()).columns - 4), end=" ", file=sys.stderr, flush=True)
    if (await typed_line(sys.stdin.fileno())).strip().casefold() not in ("y", "yes"):
        raise RefusedError("nothing was changed")


async def typed_line(descriptor: int) -> str:
    """Waits for a line of a terminal; signals end the command meanwhile. It is empty if the terminal is gone."""
    import asyncio
    import os

    loop = asyncio.get_running_loop()
    typed = asyncio.Event()
    loop.add_reader(descriptor, typed.set)
    try:
        await typed.wait()
        return os.read(descriptor, 4096).decode(errors="replace")
    except OSError:
        return ""
    finally:
        loop.remove_reader(descriptor)
