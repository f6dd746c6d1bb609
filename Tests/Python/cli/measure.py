"""Measures `velto`: its help beside that of Typer alone, and its rows beside those of plain Python.

    make cli-speed
"""

from __future__ import annotations

import asyncio
import csv
import io
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Callable

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "bindings/python")]

ROUNDS = 7
HELP_BUDGET = 1.3
"""The processor time of the help, of that of a program with Typer alone."""
BOARDS, RATES = 8, {"acceleration": 100, "angular-velocity": 100, "magnetic-field": 25}
ROWS_PER_SECOND = BOARDS * sum(RATES.values())
"""Rows of eight boards with acceleration, angular velocity and magnetic field."""
SHARE_BUDGET = 0.15
"""The share of a core that `velto stream --csv` takes with these boards."""
SPEED_BUDGET = 0.5
"""The speed of its rows, of that of the `csv` module."""
WATCHED = 10.0
"""The time for which these boards stream (seconds)."""
ROWS = 20_000


def cpu_of(command: list[str]) -> float:
    """The processor time of a run of a program (seconds)."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "bindings/python")})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def least(*works: Callable[[], float]) -> list[float]:
    """The least of some runs of each work, which alternate, so that a busy machine slows all of them."""
    return [min(times) for times in zip(*([work() for work in works] for _ in range(ROUNDS)))]


def typer_alone() -> str:
    """A program of Typer alone with the help of `velto`: the same groups, commands, panels and summaries."""
    from velto import app, manual

    pages = {page.name: page for page in manual.pages()}
    panels = {name: panel for panel, name, _ in (*app.COMMANDS, *app.GROUPS)}
    lines = ["import typer", f"app = typer.Typer(help={pages['velto'].summary!r}, add_completion=False)",
             "@app.callback(invoke_without_command=True)", "def begin(version: bool = typer.Option(False, help='Show the version.')): pass"]
    for name in panels:
        inner = [page for page in pages.values() if page.name.startswith(f"velto {name} ")] or [pages[f"velto {name}"]]
        target = "app"
        if inner[0].name != f"velto {name}":
            target = f"group{len(lines)}"
            lines += [f"{target} = typer.Typer(help={pages[f'velto {name}'].summary!r})",
                      f"app.add_typer({target}, name={name!r}, rich_help_panel={panels[name]!r})"]
        for page in inner:
            options = ", ".join(
                f"p{index}: str = typer.Option('', '--o{index}', help={entry.text!r})" for index, entry in enumerate(page.entries))
            panel = f", rich_help_panel={panels[name]!r}" if target == "app" else ""
            lines += [f"@{target}.command({page.name.split()[-1]!r}{panel})", f"def f{len(lines)}({options}): {page.summary!r}"]
    return "\n".join([*lines, "app()"])


def help_ratio() -> float:
    """The processor time of `velto --help` beside that of Typer alone."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "alone.py"
        program.write_text(typer_alone())
        subprocess.run([sys.executable, "-m", "compileall", "-q", folder], check=True)
        plain = [sys.executable, "-c", f"import sys; sys.path.insert(0, {folder!r}); sys.argv = ['velto', '--help']; import alone"]
        ours, alone = least(lambda: cpu_of([sys.executable, "-m", "velto", "--help"]), lambda: cpu_of(plain))
    return ours / alone


def timed(work: Callable[[], None]) -> float:
    """The processor time of some work (seconds)."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def row_costs() -> tuple[float, float]:
    """The processor time of a row of `velto stream --csv`, and of the same rows by the `csv` module (seconds)."""
    import veltokit
    from veltokit.studio.streams import Source, StreamTable, Streams

    from velto.output import Output
    from velto.output.samples import CsvRows

    with veltokit.Context(backends=veltokit.Backend.SIMULATED, manual_clock=True, ephemeral=True) as context:
        simulator = context.create_simulator(model_name="metamotion-s", script="play", seed=3)
        device = context.connect(simulator.identifier).wait()
        device.board.set_sensor(veltokit.MwSensorConfig(rate=100))
        stream = device.signal("acceleration").stream(capacity=ROWS)
        stream.started.wait()
        context.advance(ROWS / 100)
        rows = stream.read()
        source = Source(device, "acceleration", stream)
        source.describe()
        table = StreamTable(device, source.name, source.signal, source.channels, source.unit, rows)
        streams: Any = Streams(None, [source])  # type: ignore[arg-type]

        def ours() -> None:
            view = CsvRows(Output(), context, streams)
            view.take(table)

        def plain() -> None:
            writer = csv.writer(sys.stdout)
            for sample in rows:
                date = context.date(sample).isoformat(timespec="microseconds")
                writer.writerow([date, source.name, source.signal, source.unit, *(f"{value:.7g}" for value in sample.values)])

        kept, sys.stdout = sys.stdout, io.StringIO()
        try:
            mine, other = least(lambda: timed(ours), lambda: timed(plain))
            return mine / len(rows), other / len(rows)
        finally:
            sys.stdout = kept


def stream_share() -> tuple[float, float]:
    """Rows per second of eight boards by `velto stream --csv`, and the share of a core that it takes, with simulating the boards."""
    import veltokit.studio.world

    create, kept = veltokit.studio.world.create, sys.stdout
    veltokit.studio.world.create = lambda context: [
        context.create_simulator("MetaWear", "play", model_name="metamotion-s", seed=20 + number, ideal_link=True)
        for number in range(BOARDS)]
    sys.stdout = io.StringIO()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(streamed(folder))
    finally:
        veltokit.studio.world.create, sys.stdout = create, kept


async def streamed(folder: str) -> tuple[float, float]:
    """The same, in an event loop."""
    from veltokit.studio import BOARD, Studio

    from velto.output import Output
    from velto.output.samples import CsvRows

    async with Studio(simulated=True, state_path=folder, speed=1e9) as studio:
        boards = [await studio.connect(device) for device in await studio.scan(3) if BOARD.fits(device)]
        for board in boards:
            for signal, rate in RATES.items():
                studio.configure(board, [signal], rate)
        async with studio.streaming(boards, list(RATES)) as streams:
            view = CsvRows(Output(), studio.context, streams)
            begin, used, count = studio.context.time, time.process_time(), 0
            async for table in streams.tables(WATCHED):
                view.take(table)
                count += len(table.rows)
            seconds = studio.context.time - begin
            assert len(boards) == BOARDS and not any(source.stream.info.dropped_count for source in streams.sources)
            return count / seconds, (time.process_time() - used) / seconds


def main() -> str | None:
    """Prints the measurements; returns what is beyond its budget."""
    ratio, (ours, plain), (rows, share) = help_ratio(), row_costs(), stream_share()
    print(f"velto --help beside Typer alone: {ratio:.2f} of {HELP_BUDGET}")
    print(f"a row of velto stream --csv: {ours * 1e6:.2f} µs; by csv.writer {plain * 1e6:.2f} µs; speed {plain / ours:.2f}, at least {SPEED_BUDGET}")
    print(f"velto stream --csv with {BOARDS} simulated boards, {rows:.0f} rows/s: {share:.1%} of a core, at most {SHARE_BUDGET:.0%}")
    beyond = {"velto --help": ratio > HELP_BUDGET, "a row": plain / ours < SPEED_BUDGET, "the stream": share > SHARE_BUDGET}
    return ", ".join(f"{name} is beyond its budget" for name, is_beyond in beyond.items() if is_beyond) or None


if __name__ == "__main__":
    sys.exit(main())
