"""Prints what is on a MetaWear board, whoever has put it there: processors, loggers, timers, events and the length of the log.

    python3 recover.py             a simulated board that other programs have used
    python3 recover.py ADDRESS     the board with that address

Nothing on the board is changed. A board tells neither the macros of other programs nor the range in which a logger has stored its values.

Exit status: 0 if the board answered.
"""

from __future__ import annotations

import sys

from veltokit import Backend, Context, Detail, Device, Logger, LoggerFlag, ProcessorFlag, Simulator
from veltokit.errors import NotFoundError

LEFT_BEHIND = [
    "03 03 A7 01",  # the accelerometer: 50 Hz, ±4 g
    "09 02 03 04 FF A0 07 A5 01",  # 0: its length
    "09 02 09 03 00 20 03 05 10 00",  # 1: the mean of 16 of them
    "09 02 09 03 01 20 0D 09 00 22 00 00 00 00",  # 2: whether that is above 1 g and something
    "0B 02 09 03 01 20",
    "0B 02 03 04 FF 60",
    "0B 02 03 04 FF 24",
    "0A 02 09 03 02 08 01 04",  # crossings let the motor run
    "0A 03 F8 F4 01 00",
]
"""What another program might have written."""


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
    """A simulated board that another program has left."""
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
