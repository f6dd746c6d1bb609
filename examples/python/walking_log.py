"""Lets a simulated MetaWear board log only while its wearer walks, and prints when that was.

    python3 walking_log.py                 ten minutes of walking, and ten of rest
    python3 walking_log.py --seconds 60

The board computes by itself, without a link: a recipe of five processors emits the mean size of the acceleration without gravity, only
while that is large, and another processor one value of it a second, which is logged. So a day of rest takes no memory. The clock is
a manual one.

Exit status: 0 if the log has values of the walk and none of the rest.
"""

from __future__ import annotations

import argparse
import sys

from veltokit import (
    Backend,
    Context,
    Device,
    Logger,
    MwLogMode,
    MwRecipe,
    MwSensorConfig,
    Processor,
    Units,
)

WALKING = 0.05
"""Mean size of the acceleration beyond gravity from which on the wearer walks (g)."""


def create_chain(device: Device) -> Processor:
    """Creates the processors; nothing waits for the board before the last one."""
    board = device.board
    gate, _ = board.create_recipe(device.signal("acceleration"), MwRecipe.ACTIVITY_GATE, count=50, value=WALKING)
    walk, created = board.create_recipe(gate[-1], MwRecipe.THROTTLE, period=1)
    created.wait()
    return walk[-1]


def log(velto: Context, device: Device, seconds: float) -> Logger:
    """Logs without a link."""
    board = device.board
    board.set_sensor(MwSensorConfig(rate=50, range_g=4))
    walk = create_chain(device)
    logger, created = board.create_logger(walk.output, key="walk")
    created.wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    device.disconnect().wait()
    velto.advance(seconds)
    device.connect().wait()
    board.stop_logging().wait()
    return logger


def download(velto: Context, device: Device, logger: Logger) -> int:
    """Prints what the board has stored, and returns the number of values."""
    count = 0
    with device.board.download(units=Units.NATIVE) as pages:
        for page in pages:
            for sample in page[logger]:
                print(velto.date(sample).isoformat(timespec="seconds"), f"{sample.values[0]:.3f} g")
                count += 1
            pages.acknowledge()
    return count


def run(script: str, seconds: float) -> int:
    """Returns the number of values that a board logs while it is carried like that."""
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
        sim = velto.create_simulator(model_name="metamotion-r", script=script)
        device = velto.connect(sim.identifier).wait()
        return download(velto, device, log(velto, device, seconds))


def main() -> int:
    parser = argparse.ArgumentParser(description="Logs only while the wearer walks.")
    parser.add_argument("--seconds", type=float, default=600, help="duration of the walk and of the rest (default: 600)")
    seconds = parser.parse_args().seconds
    walked, rested = run("walk", seconds), run("rest", seconds)
    print(f"{walked} values of {seconds:g} s of walking, {rested} of as much rest", file=sys.stderr)
    return 0 if walked > seconds / 2 and rested == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
