"""Lets a simulated MetaWear board log only while its wearer walks, and prints the times of the walk.

    python3 walking_log.py                                     ten minutes of walking, and ten of rest
    python3 walking_log.py --seconds 60 --model metamotion-s   by the board that recognizes walking itself

The board computes without a link. Five processors output the mean size of the acceleration without gravity, only while it is
large. Another processor reduces this to one value per second, which is logged. So a day of rest takes no memory. A MetaMotion S
recognizes walking itself: its detector triggers an event, whose command opens or closes a gate for the size of the
acceleration. The clock is manual.

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
    MwDetector,
    MwLogMode,
    MwProcessorFunction,
    MwProcessorMode,
    MwProcessorType,
    MwRecipe,
    MwSensor,
    MwSensorConfig,
    MwToken,
    Processor,
    Units,
)

WALKING = 0.05
"""The mean size of the acceleration without gravity above which the wearer walks (g)."""


def create_chain(device: Device) -> Processor:
    """Creates the processors, and waits only for the last one."""
    board = device.board
    gate, _ = board.create_recipe(device.signal("acceleration"), MwRecipe.ACTIVITY_GATE, count=50, value=WALKING)
    walk, created = board.create_recipe(gate[-1], MwRecipe.THROTTLE, period=1)
    created.wait()
    return walk[-1]


def create_gate(device: Device) -> Processor:
    """Creates processors for the length of the acceleration, once a second, and a gate that the board's walking detector opens."""
    board = device.board
    length, _ = board.create_processor(device.signal("acceleration"), MwProcessorType.RSS)
    steady, _ = board.create_processor(length, MwProcessorType.TIME, period=1)
    gate, _ = board.create_processor(steady, MwProcessorType.PASSTHROUGH, mode=MwProcessorMode.CONDITIONAL, count=0)
    # The activity is 1 at rest, and more while the wearer walks or runs.
    moves, created = board.create_processor(
        device.signal("activity"),
        MwProcessorType.COMPARISON,
        function=MwProcessorFunction.GREATER,
        references=[1],
        mode=MwProcessorMode.BINARY,
    )
    created.wait()
    with board.create_sequence() as sequence:
        sequence.write_processor_state(gate, 0)
        # The result of the comparison, 1 or 0, replaces the state byte, which follows the number of the gate.
        _, created = board.create_event(moves.output, sequence, MwToken(length=1, target_offset=1))
    created.wait()
    # A detector started by this program would stop with the link, so the board starts it itself.
    with board.create_sequence() as sequence:
        sequence.start_sensor(MwSensor.ACCELEROMETER)
        sequence.start_detector(MwDetector.ACTIVITY)
        macro, created = board.create_macro(sequence)
    created.wait()
    macro.run().wait()
    return gate


def log(velto: Context, device: Device, seconds: float) -> Logger:
    """Logs without a link."""
    board = device.board
    board.set_sensor(MwSensorConfig(rate=50, range_g=4))
    has_activity = any(signal.identifier == "activity" for signal in device.signals)
    walk = create_gate(device) if has_activity else create_chain(device)
    logger, created = board.create_logger(walk.output, key="walk")
    created.wait()
    board.start_logging(MwLogMode.STOP_WHEN_FULL).wait()
    device.disconnect().wait()
    velto.advance(seconds)
    device.connect().wait()
    board.stop_logging().wait()
    return logger


def download(velto: Context, device: Device, logger: Logger) -> int:
    """Prints the stored values, and returns their number."""
    count = 0
    with device.board.download(units=Units.NATIVE) as pages:
        for page in pages:
            for sample in page[logger]:
                print(velto.date(sample).isoformat(timespec="seconds"), f"{sample.values[0]:.3f} g")
                count += 1
            pages.acknowledge()
    return count


def run(model: str, script: str, seconds: float) -> int:
    """Returns the number of values that a board logs during these activities."""
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
        sim = velto.create_simulator(model_name=model, script=script)
        device = velto.connect(sim.identifier).wait()
        return download(velto, device, log(velto, device, seconds))


def main() -> int:
    parser = argparse.ArgumentParser(description="Logs only while the wearer walks.")
    parser.add_argument("--seconds", type=float, default=600, help="duration of the walk and of the rest (default: 600)")
    parser.add_argument("--model", default="metamotion-r", help="the simulated board (default: metamotion-r)")
    arguments = parser.parse_args()
    seconds = arguments.seconds
    walked, rested = (run(arguments.model, script, seconds) for script in ("walk", "rest"))
    print(f"{walked} values of {seconds:g} s of walking, {rested} of as much rest", file=sys.stderr)
    return 0 if walked > seconds / 2 and rested == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
