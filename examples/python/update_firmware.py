"""Updates the firmware of a MetaWear board, and draws the progress.

    python3 update_firmware.py firmware.zip                        a simulated board; .hex and .bin are taken, too
    python3 update_firmware.py firmware.zip --board ADDRESS        the board with that address, also in its bootloader
    python3 update_firmware.py firmware.zip --version 1.7.3        fails if the board runs another version afterwards

Interrupting the program with Ctrl-C cancels the update; run it again to finish it. A board that waits in its bootloader keeps its
address, and is updated by the same command.
"""

from __future__ import annotations

import argparse
import sys

from veltokit import Backend, Context, Detail, Device, Firmware, Operation, OperationPhase

BAR = 40


def bar(operation: Operation[None]) -> str:
    """Returns the progress as a line."""
    progress = operation.progress
    if progress is None:
        return "preparing"
    if progress.phase != OperationPhase.TRANSFERRING or progress.fraction is None:
        return progress.phase.name.lower().replace("_", " ")
    full = int(BAR * progress.fraction)
    rate = "" if progress.rate is None else f" {progress.rate / 1000:.1f} kB/s"
    left = "" if progress.remaining is None else f", {progress.remaining:.0f} s left"
    return f"[{'#' * full}{'.' * (BAR - full)}] {progress.done} of {progress.total} bytes{rate}{left}"


def connect(velto: Context, address: str | None) -> Device:
    """Connects a real or simulated board."""
    if address is None:
        address = velto.create_simulator(model_name="metamotion-s", script="rest").identifier
    return velto.connect(address).wait()


def ended(operation: Operation[None]) -> bool:
    """Waits for a fifth of a second; returns whether the update has ended."""
    try:
        operation.wait(0.2)
    except TimeoutError:
        return operation.done
    return True


def update(device: Device, firmware: Firmware, version: str | None) -> None:
    """Updates the firmware, and draws a progress bar."""
    print(f"before: {device.detail(Detail.FIRMWARE) or 'in its bootloader'}")
    operation = device.update_firmware(firmware, version=version)
    shown = ""
    try:
        while not ended(operation):
            if (line := bar(operation)) != shown:
                shown = line
                print(f"\r\033[K{line}" if sys.stdout.isatty() else line, end="" if sys.stdout.isatty() else "\n")
    except KeyboardInterrupt:
        operation.cancel()
    operation.wait()
    print(f"\nnow: {device.detail(Detail.FIRMWARE)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--board", metavar="ADDRESS")
    parser.add_argument("--version")
    options = parser.parse_args()
    simulated = options.board is None
    with Context(backends=Backend.SIMULATED if simulated else Backend.BLUEZ, manual_clock=simulated) as velto:
        with Firmware.load(options.file) as firmware:
            update(connect(velto, options.board), firmware, options.version)


if __name__ == "__main__":
    main()
