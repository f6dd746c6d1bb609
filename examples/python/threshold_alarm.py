"""Lets a simulated MetaWear board monitor its acceleration, and buzzes while it is high.

    python3 threshold_alarm.py                            a minute of walking and of standing
    python3 threshold_alarm.py --model metamotion-s --seconds 600

The board computes the length of the acceleration vector, the mean of the length over a quarter of a second, and the crossings
of a threshold by the mean. It sends a packet for each crossing, and none between them. A line is the date in UTC, and "above"
or "below". The clock is manual.

Exit status: 0 if there were crossings.
"""

from __future__ import annotations

import argparse
import sys

from veltokit import (
    Backend,
    Context,
    Device,
    MwProcessorMode,
    MwProcessorType,
    MwSensorConfig,
    Processor,
)

RATE = 50
BOUNDARY, HYSTERESIS = 1.1, 0.05
"""The threshold (g)."""


def create_chain(device: Device) -> Processor:
    """Creates the processors, and waits only for the last one."""
    board = device.board
    board.set_sensor(MwSensorConfig(rate=RATE, range_g=4))
    length, _ = board.create_processor(device.signal("acceleration"), MwProcessorType.RSS)
    mean, _ = board.create_processor(length, MwProcessorType.LOW_PASS, count=RATE // 4)
    crossing, created = board.create_processor(
        mean, MwProcessorType.THRESHOLD, mode=MwProcessorMode.BINARY, value=BOUNDARY, hysteresis=HYSTERESIS
    )
    created.wait()
    return crossing


def watch(velto: Context, device: Device, alarm: Processor, seconds: float) -> int:
    """Prints the crossings, and returns their number."""
    count = 0
    with alarm.output.stream() as stream:
        for _ in range(round(2 * seconds)):
            velto.advance(0.5)
            for sample in stream.read():
                is_above = sample.values[0] > 0
                print(velto.date(sample).isoformat(timespec="milliseconds"), "above" if is_above else "below", sep=",")
                if is_above:
                    device.board.play_buzzer(0.2)
                count += 1
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description="Buzzes when the acceleration of a board is high.")
    parser.add_argument("--model", default="metamotion-r", help="the simulated board (default: metamotion-r)")
    parser.add_argument("--seconds", type=float, default=60, help="duration (default: 60)")
    arguments = parser.parse_args()
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
        sim = velto.create_simulator(model_name=arguments.model, script="walk")
        device = velto.connect(sim.identifier).wait()
        count = watch(velto, device, create_chain(device), arguments.seconds)
    print(f"{count} packets in place of {arguments.seconds * RATE / 3:.0f}", file=sys.stderr)
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
