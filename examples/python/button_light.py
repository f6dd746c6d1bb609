"""Lets the button of a simulated MetaWear board light its LED without a host.

    python3 button_light.py

The event stays on the board when the program disconnects. The light of a simulated board is invisible, so the button also sets
pin 1, which the program reads after it has reconnected. The clock is manual, so the program never waits. """

from __future__ import annotations

import sys

from veltokit import Backend, Context, Device, MwLedColor, MwLedPreset, MwPinAction, Simulator, Units, led_preset


def make_event(device: Device) -> None:
    """Creates the event of the button on the board, with a copy of the sequence."""
    with device.board.create_sequence() as sequence:
        sequence.play_led([led_preset(MwLedPreset.SOLID, MwLedColor.GREEN)])
        sequence.write_pin(1, MwPinAction.HIGH)
        _, created = device.board.create_event(device.signal("switch"), sequence)
    created.wait()
    print(device.board.describe_program())


def level(device: Device) -> int:
    """Returns the level of pin 1."""
    return int(device.signal("digital[1]").read(units=Units.NATIVE).wait().values[0])


def press(velto: Context, sim: Simulator, device: Device) -> None:
    """Presses the button while no host is connected."""
    device.disconnect().wait()
    sim.press(0.2)
    velto.advance(1)
    device.connect().wait()


def main() -> int:
    with Context(backends=Backend.SIMULATED, pumped=True, manual_clock=True) as velto:
        sim = velto.create_simulator(model_name="metamotion-s")
        device = velto.connect(sim.identifier).wait()
        make_event(device)
        before = level(device)
        press(velto, sim, device)
        after = level(device)
        print(f"pin 1 before: {before}, after the button: {after}")
        return 0 if (before, after) == (0, 1) else 1


if __name__ == "__main__":
    sys.exit(main())
