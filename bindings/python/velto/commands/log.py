"""`velto log`: boards that log while no one is there."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated, Any

from typer import Option, Typer

from ..command import command
from ..options import Device, Label, NamedDevice, Range, Rate, Signals, Yes
from ..output.live import progress
from ..output.text import date, duration, plain_date
from ..records import rounded, session_line, session_record, word, words
from ..talk import confirmed, connected, ranges
from .record import look_at

if TYPE_CHECKING:
    from veltokit import Device as Board
    from veltokit.studio import Studio

    from ..output import Output

app = Typer(help="Log on a board without a link, and download the log.", no_args_is_help=True)


NOTEWORTHY = ("reset", "full", "stalled", "paused")
"""The flags of a stopped log that a person should know of."""


class Full(str, Enum):
    """The behavior of a log that is full."""

    stop = "stop"
    overwrite = "overwrite"


FullOption = Annotated[Full, Option("--when-full", metavar="stop|overwrite", help="When the memory is full: stop, or overwrite the oldest samples.")]


@command
async def start(
    studio: Studio, output: Output, signals: Signals = None, device: Device = None, rate: Rate = 0, range_: Range = None,
    when_full: FullOption = Full.stop,
) -> None:
    """Start a log on a board; it continues when the link ends.

    Example: velto log start acceleration angular-velocity --rate 50
    """
    from veltokit import MwLogMode
    from veltokit.studio import BOARD
    from veltokit.studio.streams import Ranges

    found = await connected(studio, output, device, BOARD)
    mode = MwLogMode.OVERWRITE if when_full is Full.overwrite else MwLogMode.STOP_WHEN_FULL
    await studio.start_log(found, signals or (), rate=rate, ranges=Ranges(*ranges(range_)), mode=mode)
    show(studio, output, found)
    estimate = found.board.estimate_log()
    lasts = "" if estimate.duration is None else f" Its {word(estimate.first_end)} lasts about {duration(estimate.duration)}."
    output.say(f"The board is logging.{lasts} Download the log later: `{studio.command('log download')}`")


@command
async def status(studio: Studio, output: Output, device: Device = None) -> None:
    """Show the log of a board: signals, start time, fill level and remaining time."""
    from veltokit.studio import BOARD

    show(studio, output, await connected(studio, output, device, BOARD))


@command
async def stop(studio: Studio, output: Output, device: Device = None) -> None:
    """Stop the log of a board; the entries stay on the board for velto log download."""
    from veltokit.studio import BOARD

    found = await connected(studio, output, device, BOARD)
    if not await studio.stop_log(found):
        output.say(f"{found.info.name} was not logging.")
    show(studio, output, found)


@command
async def download(studio: Studio, output: Output, device: Device = None, label: Label = None) -> None:
    """Download the log of a board into a session, and erase it on the board.

    Stops a running log first. After a lost link or a kill, the same command resumes the download: no entry is lost or duplicated.
    """
    from veltokit.studio import BOARD

    found = await connected(studio, output, device, BOARD)
    with progress(output, "download") as report:
        session = await studio.download_log(found, label, lambda state: reported(output, state, report))
    info = session.info
    output.record("session", session_record(session))
    output.line(session_line(info))
    look_at(studio, output, session)


def reported(output: Output, state: Any, report: Any) -> None:
    """Reports progress, also as JSON."""
    report(state)
    output.record("progress", {
        "done": state.done, "total": state.total or None, "rate": rounded(state.rate), "remaining": rounded(state.remaining)})


@command
async def clear(studio: Studio, output: Output, device: NamedDevice = None, yes: Yes = False) -> None:
    """Erase the log and the loggers of a board, after confirmation; requires -d."""
    from veltokit.studio import BOARD

    found = await studio.choose_named(device, BOARD)
    count = studio.log_info(found).entries or 0
    await confirmed(f"Erase the log of {found.info.name} ({count} entries)?", yes)
    erased = await studio.clear_log(found)
    output.record("cleared", {"device": found.info.name, "address": found.info.address, "entries": erased})
    output.line(f"erased {erased} entries of {found.info.name}")


def show(studio: Studio, output: Output, board: Board) -> None:
    """Prints the state of the log of a board."""
    from veltokit.studio.actions import logger_name

    info, name = studio.log_info(board), board.info.name
    signals = [{"signal": logger_name(logger), "rate": rounded(logger.info.rate)} for logger in board.board.loggers]
    record = {
        "device": name, "address": board.info.address, "flags": words(info.flags), "signals": signals, "entries": info.entries,
        "fill": rounded(info.fill), "remaining": rounded(info.remaining), "started": date(info.started_utc_ns),
    }
    facts = {
        "board": name, "state": state(record), "signals": ", ".join(map(signal_text, signals)),
        "since": plain_date(info.started_utc_ns) if info.started_utc_ns else "",
        "entries": "" if info.entries is None else str(info.entries),
        "full": "" if info.fill is None else f"{info.fill:.2%}",
        "full in": duration(info.remaining) if info.remaining is not None else "",
    }
    output.facts("log", record, {title: text for title, text in facts.items() if text})


def signal_text(signal: dict[str, Any]) -> str:
    """A logged signal with its rate."""
    return str(signal["signal"]) + (f" at {signal['rate']:g} Hz" if signal["rate"] else "")


def state(record: dict[str, Any]) -> str:
    """The state of a log in words."""
    if "running" in record["flags"]:
        return "logging"
    waiting = "stopped, not downloaded" if record["entries"] else "empty"
    return ", ".join([waiting, *(flag for flag in record["flags"] if flag in NOTEWORTHY)])


for name, function in (("start", start), ("status", status), ("stop", stop), ("download", download), ("clear", clear)):
    app.command(name)(function)
