"""Plots the accelerometer of a MetaWear board in the terminal while it streams.

    python3 metawear_stream.py                               a simulated board that is turned, for five seconds
    python3 metawear_stream.py --address D5:7B:B9:7D:CE:0E   a real board, until Ctrl-C
    python3 metawear_stream.py --seconds 20 --rate 50

The plot needs plotext: pip install "veltokit[plot]". Without it, or when the output is no terminal, a line is printed for
each tenth of a second.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections import deque
from collections.abc import Callable

import veltokit
from veltokit import Backend, Context, Device, MwSensorConfig, Sample, Stream

AXES = ("x", "y", "z")
SHOWN = 5.0
"""The time span of the plot (seconds)."""
PLOTS_PER_SECOND = 10


def plotter(velto: Context) -> Callable[[deque[Sample]], None]:
    """Returns a function that draws the samples."""

    def print_newest(samples: deque[Sample]) -> None:
        newest = samples[-1]
        date = velto.date(newest).isoformat(timespec="milliseconds")
        print(date, *(f"{value:+.2f}" for value in newest.values), flush=True)

    if not sys.stdout.isatty():
        return print_newest
    try:
        plotext = importlib.import_module("plotext")
    except ImportError:
        return print_newest

    def plot(samples: deque[Sample]) -> None:
        end = samples[-1].timestamp
        plotext.clear_terminal()
        plotext.clear_data()
        for index, axis in enumerate(AXES):
            plotext.plot([each.timestamp - end for each in samples], [each.values[index] for each in samples], label=axis)
        plotext.xlabel("seconds")
        plotext.ylabel("m/s²")
        plotext.show()

    return plot


def follow(velto: Context, stream: Stream, rate: float, seconds: float) -> int:
    """Plots the samples, and returns their number."""
    show, shown, total = plotter(velto), deque[Sample](maxlen=int(SHOWN * rate) + 1), 0
    begin = velto.time
    for frame in velto.frames(hz=PLOTS_PER_SECOND):
        fresh = stream.read()
        shown.extend(fresh)
        total += len(fresh)
        if fresh:
            show(shown)
        if frame.time - begin > seconds:
            break
    return total


def stream_board(velto: Context, device: Device, rate: float, seconds: float) -> int:
    """Configures the sensor, streams it, and returns the number of samples."""
    chosen = device.board.set_sensor(MwSensorConfig(rate=rate, range_g=4))
    print(f"{device.board.info.model_name}, {chosen.rate:g} Hz, up to {chosen.range_g:g} g", file=sys.stderr)
    with device.signal("acceleration").stream() as stream:
        stream.started.wait()
        return follow(velto, stream, chosen.rate, seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description="Plot what a MetaWear board measures.")
    parser.add_argument("--address", help="a board in range, instead of a simulated one")
    parser.add_argument("--rate", type=float, default=100, help="samples per second")
    parser.add_argument("--seconds", type=float)
    options = parser.parse_args()
    is_simulated = options.address is None
    seconds = options.seconds if options.seconds is not None else 5 if is_simulated else float("inf")
    with Context(backends=Backend.SIMULATED if is_simulated else Backend.BLUEZ) as velto:
        name = options.address or velto.create_simulator(model_name="metamotion-rl", script="sweep").identifier
        count = stream_board(velto, velto.connect(name).wait(), options.rate, seconds)
    print(f"{count} samples", file=sys.stderr)
    return 0 if count else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        pass
    except veltokit.VeltoError as error:
        sys.exit(f"{error}")
