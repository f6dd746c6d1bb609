"""The application: which command is in which file, and in which panel of the help."""

from __future__ import annotations

from typing import Annotated

from typer import BadParameter, Context, Exit, Option, Typer

from .commands import (
    buzz, completion, doctor, firmware, first, info, led, log, mode, monitor, play, program, read, record, reset, scan, schema, sessions,
    settings, stream, studio,
)

DEVICES, MOTION, BOARDS, PROGRAM = "Devices", "Motion", "Boards and TAPs", "This program"

COMMANDS = (
    (DEVICES, "scan", scan.scan),
    (DEVICES, "info", info.info),
    (DEVICES, "doctor", doctor.doctor),
    (MOTION, "play", play.play),
    (MOTION, "monitor", monitor.monitor),
    (MOTION, "read", read.read),
    (MOTION, "stream", stream.stream),
    (MOTION, "record", record.record),
    (BOARDS, "led", led.led),
    (BOARDS, "buzz", buzz.buzz),
    (BOARDS, "mode", mode.mode),
    (BOARDS, "reset", reset.reset),
    (BOARDS, "factory-reset", reset.factory_reset),
    (DEVICES, "studio", studio.studio),
    (PROGRAM, "schema", schema.schema),
    (PROGRAM, "completion", completion.completion),
)
"""The commands, in the order of the help: panel, name, function."""

GROUPS = (
    (MOTION, "sessions", sessions.app),
    (BOARDS, "log", log.app),
    (BOARDS, "settings", settings.app),
    (BOARDS, "program", program.app),
    (BOARDS, "firmware", firmware.app),
)
"""The groups of commands."""


def application() -> Typer:
    """Returns the application."""
    app = Typer(
        help="Find Bluetooth wearables, show and record their motion, and log on boards.\n\n"
        "Without a command, shows the nearest device and commands to try. --simulated needs no hardware.",
        add_completion=False, pretty_exceptions_enable=False,
    )
    app.callback(invoke_without_command=True)(begin)
    for panel, name, function in COMMANDS:
        app.command(name, rich_help_panel=panel)(function)
    for panel, name, group in GROUPS:
        app.add_typer(group, name=name, rich_help_panel=panel)
    return app


def show_version(is_wanted: bool) -> None:
    """Prints the version."""
    if is_wanted:
        from veltokit import __version__

        print(f"velto {__version__}")
        raise Exit()


def begin(
    context: Context,
    version: Annotated[bool, Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)] = False,
    simulated: Annotated[bool, Option("--simulated", help="Without a command: look for simulated devices.")] = False,
) -> None:
    """Looks for a device if there is no command."""
    if context.invoked_subcommand is None:
        first.first(simulated)
    elif simulated:
        raise BadParameter(f"write it after the command: velto {context.invoked_subcommand} --simulated", param_hint="--simulated")
