"""Prints the processors, loggers, timers, events and the length of the log of a MetaWear board, also of other programs.

    python3 recover.py             a simulated board that other programs have used
    python3 recover.py ADDRESS     the board with that address

Nothing on the board is changed. A board reports neither the macros of other programs nor the range of the values that a logger
has stored.

Exit status: 0 if the board answered.
"""

from __future__ import annotations

import sys

from veltokit import Backend, Context, Detail, Device, Logger, LoggerFlag, ProcessorFlag, Simulator
from veltokit.errors import NotFoundError

LEFT_BEHIND = [
    "03 03 A7 01",  # the accelerometer: 50 Hz, ±4 g
    "09 02 03 04 FF A0 07 A5 01",  # processor 0: the length of the acceleration
    "09 02 09 03 00 20 03 05 10 00",  # processor 1: the mean of 16 lengths
    "09 02 09 03 01 20 0D 09 00 22 00 00 00 00",  # processor 2: whether the mean is above a threshold of more than 1 g
    "0B 02 09 03 01 20",
    "0B 02 03 04 FF 60",
    "0B 02 03 04 FF 24",
    "0A 02 09 03 02 08 01 04",  # an event: each crossing runs the motor
    "0A 03 F8 F4 01 00",
]
"""Packets of another program."""


def described(logger: Logger) -> str:
    try:
        name = logger.signal.identifier
    except NotFoundError:
        name = "a register or a processor that is no signal"
    return name + (", raw values" if logger.info.flags & LoggerFlag.UNSCALED else "")


def print_board(device: Device) -> None:
    board = device.board
    loggers = board.recover().wait()
    print(f"{board.info.model_name}, serial number {device.detail(Detail.SERIAL)}")
    for processor in board.processors:
        info = processor.info
        origin = "another program" if info.flags & ProcessorFlag.RECOVERED else "this program"
        print(f"processor {info.slot}: {processor.output.identifier}; of {origin}")
    for logger in loggers:
        print(f"logger {logger.info.slots[0]}: {described(logger)}")
    print(board.describe_program())
    length, log = device.signal("log-length").read().wait(), board.log_info
    print(f"log: {length.values[0]:.0f} entries, loggers take {log.slot_count} of {log.slot_capacity} slots")


def used_by_others(velto: Context) -> Device:
    """Returns a simulated board with the parts of another program."""
    sim: Simulator = velto.create_simulator(model_name="metamotion-s", script="walk")
    device = velto.connect(sim.identifier).wait()
    for packet in LEFT_BEHIND:
        device.board.write_packet(bytes.fromhex(packet)).wait()
    return device


def main() -> int:
    if len(sys.argv) > 1:
        with Context() as velto:
            print_board(velto.connect(sys.argv[1]).wait())
    else:
        with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
            print_board(used_by_others(velto))
    return 0


if __name__ == "__main__":
    sys.exit(main())
