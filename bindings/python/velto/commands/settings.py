"""`velto settings`: settings that a board or a TAP keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from typer import Argument, Typer

from ..command import command
from ..options import Device
from ..records import word
from ..talk import connected

if TYPE_CHECKING:
    from veltokit import Device as Wearable
    from veltokit.studio import Studio

    from ..output import Output

app = Typer(help="Show and change the stored settings of a board or a TAP.", no_args_is_help=True)


UNITS = {
    "advertising_interval": "s", "advertising_timeout": "s (0: none)", "interval_min": "s", "interval_max": "s",
    "supervision_timeout": "s", "transmit_power": "dBm", "watchdog_timeout": "s",
}
"""The units of settings."""


@command
async def show(studio: Studio, output: Output, device: Device = None) -> None:
    """Show the settings of a board (name, transmit power, connection) or a TAP (hand, sensitivities)."""
    from veltokit.studio import ANY

    found = await connected(studio, output, device, ANY)
    shown(output, found, await studio.settings(found))


@command
async def set_(studio: Studio, output: Output, changes: Annotated[list[str], Argument(
        metavar="NAME=VALUE", help="Settings and their values, such as name=Wrist.")], device: Device = None) -> None:
    """Change settings; the device stores them.

    Example: velto settings set name=Wrist transmit_power=0
    """
    from veltokit.studio import ANY, ChoiceError

    pairs = [change.partition("=") for change in changes]
    if not all(equals for _, equals, _ in pairs):
        raise ChoiceError("write each change as NAME=VALUE, such as name=Wrist; `velto settings show` lists the names")
    found = await connected(studio, output, device, ANY)
    shown(output, found, await studio.change_settings(found, {name: text for name, _, text in pairs}))


def shown(output: Output, device: Wearable, settings: dict[str, Any]) -> None:
    """Prints settings."""
    values = {name: plain(value) for name, value in settings.items()}
    output.facts("settings", {"device": device.info.name, "address": device.info.address, "settings": values}, {
        name: shown_value(value, UNITS.get(name, "")) for name, value in values.items()})


def shown_value(value: Any, unit: str) -> str:
    """A value for people."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value} {unit}".rstrip()


def plain(value: Any) -> Any:
    """A value for JSON."""
    if isinstance(value, bytes):
        return value.hex()
    return word(value) if hasattr(value, "name") else round(value, 6) if isinstance(value, float) else value


app.command("show")(show)
app.command("set")(set_)
