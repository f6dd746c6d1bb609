"""Lets a simulated MetaWear board log its acceleration for a night, and downloads it in the morning as comma-separated values.

    python3 log_night.py > night.csv                 eight hours at 12.5 Hz
    python3 log_night.py --hours 0.1 --rate 100

The link breaks in the middle of the download, which goes on by itself. Progress is printed to standard error. The clock is a
manual one, so the night takes seconds. A program for real boards stores the rows of each page together with the bookmark, in
one transaction, and gives the bookmark to the next download.
"""

from __future__ import annotations

import argparse
import sys
from datetime import datetime, timezone

from veltokit import Backend, Context, Device, Logger, MwLogMode, MwSensorConfig, Page, Simulator

BAR = 40


def log(velto: Context, device: Device, rate: float, hours: float) -> Logger:
    """Logs without a link."""
    board = device.board
    chosen = board.set_sensor(MwSensorConfig(rate=rate))
    logger, created = board.create_logger(device.signal("acceleration"), key="night")
    created.wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    device.disconnect().wait()
    print(f"logging at {chosen.rate:g} Hz for {hours:g} hours", file=sys.stderr)
    velto.advance(hours * 3600)
    device.connect().wait()
    board.stop_logging().wait()
    return logger


def print_page(page: Page, logger: Logger) -> int:
    """Prints the samples of a page, and returns their number."""
    for sample in page[logger]:
        date = datetime.fromtimestamp(sample.timestamp, timezone.utc).isoformat(timespec="milliseconds")
        print(date, *(f"{value:.3f}" for value in sample.values), sep=",")
    return len(page[logger])


def download(device: Device, logger: Logger, sim: Simulator) -> int:
    """Downloads the log, and returns the number of samples."""
    total, tenths, bookmark = 0, 0, b""
    print("date,x,y,z")
    with device.board.download(bookmark) as log:
        for page in log:
            total += print_page(page, logger)
            bookmark = log.bookmark  # to be stored with the rows
            progress = log.operation.progress
            share = progress.done / progress.total if progress else 0
            if int(share * 10) > tenths:
                if tenths < 5 <= int(share * 10):
                    print("the link breaks", file=sys.stderr)
                    sim.drop_link()
                tenths = int(share * 10)
                print(f"[{'#' * int(share * BAR):<{BAR}}] {share:4.0%}", file=sys.stderr)
            log.acknowledge()
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description="Log a night on a simulated MetaWear board, and download it.")
    parser.add_argument("--hours", type=float, default=8)
    parser.add_argument("--rate", type=float, default=12.5, help="samples per second")
    options = parser.parse_args()
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
        sim = velto.create_simulator(model_name="metamotion-r", script="walk")
        device = velto.connect(sim.identifier).wait()
        logger = log(velto, device, options.rate, options.hours)
        total = download(device, logger, sim)
    print(f"{total} samples", file=sys.stderr)
    return 0 if total else 1


if __name__ == "__main__":
    sys.exit(main())
