"""`velto firmware`: the firmware of boards."""

from __future__ import annotations

from shlex import quote
from typing import TYPE_CHECKING, Annotated, Any, Optional

from typer import Argument, Option, Typer

from ..command import command
from ..options import Device, NamedDevice, Yes
from ..output.live import progress
from ..output.text import date, size
from ..records import rounded, word
from ..talk import confirmed, connected

if TYPE_CHECKING:
    from veltokit import Catalog as LibraryCatalog, Device as Board, Firmware
    from veltokit.studio import Studio

    from ..output import Output

app = Typer(help="Check and update the firmware of a board.", no_args_is_help=True)

Package = Annotated[Optional[str], Argument(
    metavar="PACKAGE", help="A firmware package: a file or an https:// address that ends in .zip, .hex or .bin. Default: the catalog.")]
Catalog = Annotated[Optional[str], Option(
    "--catalog", metavar="FILE", help="A catalog of builds: a file or an https:// address; default: MbientLab's.")]
Version = Annotated[Optional[str], Option(
    "--version", metavar="VERSION", help="The catalog version to install, also an older one; with a package, the version that the board must report afterwards.")]
Battery = Annotated[bool, Option("--ignore-battery", help="Update even if the charge is below 30 %.")]
Log = Annotated[bool, Option("--ignore-log", help="Update even if the log has samples, which may be lost.")]
LOSSES = "Its log, settings and programs may be lost."
"""The consequences of an update, as far as they are published."""


@command
async def check(
    studio: Studio, output: Output, package: Package = None, device: Device = None, catalog: Catalog = None,
) -> None:
    """Compare the firmware of a board with the newest version, or with a package, without changing anything.

    Also shows a board that is in its bootloader after an interrupted update.
    """
    from veltokit.studio import BOARD

    found = await connected(studio, output, device, BOARD)
    if package is not None:
        show_package(output, found, await studio.read_firmware(package))
        return
    listed = await studio.read_catalog(catalog)
    state = studio.compare_firmware(found, listed)
    output.facts("firmware", {
        "device": found.info.name, "address": found.info.address, "installed": state.installed, "newest": state.newest,
        "is_in_bootloader": studio.is_in_bootloader(found), "updates": [build.version for build in state.updates],
        **catalog_members(listed),
    }, {"board": found.info.name, "installed": state.installed or "none: it is in its bootloader", "newest": state.newest})
    if state.updates:
        output.say(f"Update it: `{update_command(studio, found, None, None)}`")
    else:
        output.say("It has the newest firmware.")


def catalog_members(listed: LibraryCatalog) -> dict[str, Any]:
    """The facts about a catalog."""
    info = listed.info
    return {"builds": info.build_count, "is_cached": bool(info.is_cached), "read": date(info.read_utc_ns)}


def show_package(output: Output, device: Board, firmware: Firmware) -> None:
    """Prints a package, and how it fits a board."""
    from veltokit.studio.firmware import compared

    names, info = compared(firmware.check(device)), firmware.info
    record = {
        "device": device.info.name, "address": device.info.address, "name": info.name, "version": info.version or None,
        "size": info.size, "parts": info.part_count, "procedure": word(info.procedure), "compared": names,
    }
    fits = f"its {' and '.join(names)} match" if names else "the package does not name its board"
    output.facts("package", record, {
        "package": info.name, "version": info.version or "-", "size": size(info.size), "bootloader": word(info.procedure),
        "board": f"{device.info.name}: {fits}",
    })


@command
async def update(
    studio: Studio, output: Output, package: Package = None, device: NamedDevice = None, version: Version = None,
    catalog: Catalog = None, ignore_battery: Battery = False, ignore_log: Log = False, yes: Yes = False,
) -> None:
    """Update the firmware of a board, after confirmation; requires -d.

    If the link is lost, the update resumes automatically. After Ctrl-C or a kill, run the same command again, even if the board is in its bootloader.
    """
    from veltokit import UpdateFlag
    from veltokit.errors import InvalidStateError
    from veltokit.studio import BOARD, RefusedError

    found = await studio.choose_named(device, BOARD)
    before = studio.firmware_version(found)
    steps = await packages(studio, found, package, catalog, version)
    if steps:
        after = steps[-1][1] or "the package"
        old = before or "the bootloader"
        await confirmed(f"Update {found.info.name} ({found.info.address}) from {old} to {after}? {LOSSES}", yes)
    flags = UpdateFlag.IGNORE_BATTERY * ignore_battery | UpdateFlag.IGNORE_LOG * ignore_log
    with progress(output, "update") as report:
        try:
            for firmware, wanted in steps:
                await studio.install_firmware(
                    found, firmware, version=wanted, flags=UpdateFlag(flags), report=lambda state: reported(output, state, report))
        except InvalidStateError as error:
            raise RefusedError(
                f"{error}: `{studio.command('log stop')}` stops a log, and `{studio.command('log download')}` downloads it; "
                "--ignore-log updates without downloading it, and --ignore-battery updates at any charge") from error
        except BaseException:  # Also by Ctrl-C.
            if studio.is_in_bootloader(found):
                output.say(f"{found.info.name} is in its bootloader. Update it again: `{update_command(studio, found, package, version)}`")
            raise
    finish(studio, output, found, before, bool(steps))


def finish(studio: Studio, output: Output, device: Board, before: str | None, is_updated: bool) -> None:
    """Reports the end of an update."""
    now = studio.firmware_version(device)
    output.record("updated", {
        "device": device.info.name, "address": device.info.address, "before": before, "now": now, "is_updated": is_updated})
    name = device.info.name
    output.line(f"{name}: firmware {now}, before {before or 'in its bootloader'}" if is_updated else f"{name} has the newest firmware, {now}")


async def packages(
    studio: Studio, device: Board, package: str | None, catalog: str | None, version: str | None,
) -> list[tuple[Firmware, str | None]]:
    """The firmware to install, one after the other, each with the version that the board must report then."""
    from veltokit.firmware import Firmware

    if package is not None:
        return [(await studio.read_firmware(package), version)]
    return await studio.read_updates(device, await studio.read_catalog(catalog), version)


def update_command(studio: Studio, device: Board, package: str | None, version: str | None) -> str:
    """The command that updates a board."""
    source = (f" {quote(package)}" if package else "") + (f" --version {quote(version)}" if version else "")
    return studio.command(f"firmware update{source} -d {device.info.address or device.identifier}")


def reported(output: Output, state: Any, report: Any) -> None:
    """Reports progress, also as JSON."""
    report(state)
    output.record("progress", {
        "phase": word(state.phase), "part": state.part, "parts": state.part_count, "done": state.done, "total": state.total or None,
        "rate": rounded(state.rate), "remaining": rounded(state.remaining)})


for name, function in (("check", check), ("update", update)):
    app.command(name)(function)
