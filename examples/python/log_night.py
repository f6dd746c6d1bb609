"""Lets a simulated MetaWear board log its acceleration for a night, and downloads it in the morning as comma-separated values.

    python3 log_night.py > night.csv                 eight hours at 12.5 Hz
    python3 log_night.py --hours 0.1 --rate 100
    python3 log_night.py --bookmark night.bookmark --pages 3 > night.csv     three pages
    python3 log_night.py --bookmark night.bookmark >> night.csv              the rest, in another run

The link is lost in the middle of the download, which continues automatically. Progress is printed to standard error. The clock
is manual, so the night takes seconds.

With a bookmark file, the position in the log is stored after each page, and a later run continues there. The simulated
board is kept in a folder beside it. If a program is killed between the rows and the bookmark, the rows of one page come twice: a
database stores both in one transaction.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from veltokit import Backend, Context, Device, Logger, MwLogMode, MwSensorConfig, Page, Simulator

BAR = 40
KEY = "night"
"""The program's name for its logger."""


def find_logger(device: Device) -> Logger:
    """Finds the logger of an earlier run, or creates it."""
    for logger in device.board.loggers:
        if logger.key == KEY:
            return logger
    logger, created = device.board.create_logger(device.signal("acceleration"), key=KEY)
    created.wait()
    return logger


def log(velto: Context, device: Device, rate: float, hours: float) -> None:
    """Logs without a link."""
    board = device.board
    chosen = board.set_sensor(MwSensorConfig(rate=rate))
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    device.disconnect().wait()
    print(f"logging at {chosen.rate:g} Hz for {hours:g} hours", file=sys.stderr)
    velto.advance(hours * 3600)
    device.connect().wait()
    board.stop_logging().wait()
    # A simulated board is saved when its link ends, so that a later kill does not undo the log.
    device.disconnect().wait()
    device.connect().wait()


def print_page(velto: Context, page: Page, logger: Logger) -> int:
    """Prints the samples of a page, and returns their number."""
    for sample in page[logger]:
        date = velto.date(sample).isoformat(timespec="milliseconds")
        print(date, *(f"{value:.3f}" for value in sample.values), sep=",")
    sys.stdout.flush()
    return len(page[logger])


def store(bookmark: bytes, file: Path | None) -> None:
    """Replaces the bookmark file atomically: after a kill, either the old or the new file exists."""
    if file is None:
        return
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(bookmark)
    os.replace(new, file)


def download(velto: Context, device: Device, logger: Logger, sim: Simulator, file: Path | None, pages: int) -> int:
    """Downloads the log from the stored bookmark on, and returns the number of samples."""
    total, tenths = 0, 0
    bookmark = file.read_bytes() if file and file.exists() else b""
    with device.board.download(bookmark) as log:
        for count, page in enumerate(log, 1):
            total += print_page(velto, page, logger)
            store(log.bookmark, file)
            progress = log.operation.progress
            share = progress.done / progress.total if progress else 0
            if int(share * 10) > tenths:
                if tenths < 5 <= int(share * 10):
                    print("the link breaks", file=sys.stderr)
                    sim.drop_link()
                tenths = int(share * 10)
                print(f"[{'#' * int(share * BAR):<{BAR}}] {share:4.0%}", file=sys.stderr)
            log.acknowledge()
            if count == pages:
                return total
    device.board.clear_log().wait()  # Otherwise the next download would repeat the last page.
    if file is not None:
        file.unlink(missing_ok=True)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Log a night on a simulated MetaWear board, and download it.")
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--rate", type=float, default=12.5, help="samples per second")
    parser.add_argument("--bookmark", type=Path, metavar="FILE", help="store the place in the log here, and go on from it")
    parser.add_argument("--pages", type=int, default=0, help="end after this number of pages")
    options = parser.parse_args()
    file: Path | None = options.bookmark
    folder = file.with_name(f"{file.name}.board") if file else None
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True, state_path=folder, ephemeral=not file) as velto:
        sim = velto.create_simulator(model_name="metamotion-r", script="walk")
        device = velto.connect(sim.identifier).wait()
        logger = find_logger(device)
        if not device.board.log_info.entries:
            log(velto, device, options.rate, options.hours)
            print("date,x,y,z")
        total = download(velto, device, logger, sim, file, options.pages)
    print(f"{total} samples", file=sys.stderr)
    return 0 if total else 1


if __name__ == "__main__":
    sys.exit(main())
