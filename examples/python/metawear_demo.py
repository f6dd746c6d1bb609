"""Shows the features of a MetaWear board, step by step: device information, battery, light, motor and accelerometer.

    python3 metawear_demo.py                               a simulated board
    python3 metawear_demo.py --backend bluez               the first board in range
    python3 metawear_demo.py --seconds 2                   measures for two seconds instead of five

Exit status: 0 if every step succeeded, 1 if one failed or no board was found, 2 for wrong arguments.
"""

from __future__ import annotations

import argparse
import sys
import time

import veltokit
from veltokit import Backend, Context, Detail, Device, MwLedAction, MwLedColor, MwLedPreset, MwSensorConfig, Units, led_preset

SCAN_SECONDS = 8.0
LIGHT_SECONDS = 2.0
SHOWN = 20
"""Every 20th sample is printed."""


def find(velto: Context) -> Device | None:
    """Returns the first board in range."""
    velto.start_scan().wait()
    board = None
    begin = velto.time
    for frame in velto.frames(hz=10):
        board = next((device for device in velto.devices if device.family == veltokit.Family.METAWEAR), None)
        if board or frame.time - begin > SCAN_SECONDS:
            break
    velto.stop_scan()
    return board


def describe(device: Device) -> None:
    """Prints the device information and the battery charge."""
    for detail in (Detail.MANUFACTURER, Detail.MODEL, Detail.SERIAL, Detail.FIRMWARE, Detail.HARDWARE):
        print(f"  {detail.name.lower():13}{device.detail(detail)}")
    print(f"  {'board':13}{device.board.info.model_name}")
    charge, millivolts = device.signal("battery").read(units=Units.NATIVE).wait().values
    print(f"battery: {charge:.0f} %, {millivolts:.0f} mV")


def blink(device: Device) -> None:
    device.board.play_led([led_preset(MwLedPreset.FLASH, MwLedColor.GREEN)]).wait()
    time.sleep(LIGHT_SECONDS)
    device.board.control_led(MwLedAction.STOP_AND_CLEAR).wait()


def measure(velto: Context, device: Device, seconds: float) -> int:
    """Prints some samples of the accelerometer, and returns the number of all samples."""
    device.board.set_sensor(MwSensorConfig(rate=100, range_g=2))
    count = 0
    with device.signal("acceleration").stream(units=Units.NATIVE) as stream:
        stream.started.wait()
        begin = velto.time
        for frame in velto.frames(hz=50):
            for sample in stream.read():
                count += 1
                if count % SHOWN == 0:
                    print(f"[{count}]", *(f"{value:+.3f}" for value in sample.values))
            if frame.time - begin >= seconds:
                return count
    return count


def demo(velto: Context, seconds: float) -> int:
    print("scanning …")
    board = find(velto)
    if not board:
        print("no board was found: is it charged, and not connected to something else?", file=sys.stderr)
        return 1
    print(f"  {board.identifier}")
    device = velto.connect(board.identifier).wait()
    print(f"connected to {device.name}")
    describe(device)
    print("three green flashes, and a vibration")
    blink(device)
    device.board.play_motor(0.8, 0.3).wait()
    count = measure(velto, device, seconds)
    print(f"{count} samples, {count / seconds:.1f} Hz")
    device.disconnect().wait()
    return 0 if count else 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Show what a MetaWear board can do.")
    parser.add_argument("--backend", choices=("simulated", "bluez"), default="simulated")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long the accelerometer is measured")
    options = parser.parse_args()
    is_simulated = options.backend == "simulated"
    with Context(backends=Backend.SIMULATED if is_simulated else Backend.BLUEZ) as velto:
        if is_simulated:
            velto.create_simulator(model_name="metamotion-s", script="sweep")
        return demo(velto, options.seconds)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except veltokit.VeltoError as error:
        sys.exit(f"the demo failed: {error}")
