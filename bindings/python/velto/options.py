"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated, Optional

from typer import Argument, Option

COMMON = "Common options"
"""The panel of the options that every command has."""

SENSORS = {
    "accelerometer": "acceleration", "gyroscope": "angular-velocity", "gyro": "angular-velocity", "magnetometer": "magnetic-field",
    "barometer": "pressure", "light": "illuminance", "humidity": "relative-humidity",
}
"""The signals that people call by the name of their sensor."""


def signal_named(text: str) -> str:
    """Returns the identifier of a signal that may be called by the name of its sensor."""
    return SENSORS.get(text.lower(), text)


Device = Annotated[Optional[str], Option(
    "-d", "--device", metavar="DEVICE", help="A name, part of a name, an address, or @nearest; default: the nearest device.")]
NamedDevice = Annotated[Optional[str], Option(
    "-d", "--device", metavar="DEVICE", help="A name, part of a name, or an address; required.")]
Devices = Annotated[Optional[list[str]], Option(
    "-d", "--device", metavar="DEVICE", help="A name, part of a name, or an address; repeat it for each device. Default: the nearest device.")]
Signals = Annotated[Optional[list[str]], Argument(
    metavar="SIGNAL", parser=signal_named, help="Signals, such as acceleration, or their sensors, such as gyro; `velto info` lists the signals. Default: the motion of the device.")]
Rate = Annotated[float, Option("--rate", min=0, max=3200, metavar="HZ", show_default=False, help="Samples per second; 0 for the sensor's default.")]
Range = Annotated[Optional[list[str]], Option(
    "--range", metavar="RANGE", help="The full scale, such as 8g or 1000dps; repeat it for each sensor.")]
Seconds = Annotated[float, Option("--seconds", min=0, metavar="S", show_default=False, help="The duration; 0 runs until Ctrl-C.")]
Session = Annotated[str, Argument(metavar="SESSION", help="A number, part of a label, or last.")]
Label = Annotated[Optional[str], Option("--label", metavar="TEXT", help="A label for the session.")]
Yes = Annotated[bool, Option("--yes", help="Do not ask.")]

Simulated = Annotated[bool, Option(
    "--simulated", help="Use simulated devices: a board, a TAP and two caps in motion, the same in every run.", rich_help_panel=COMMON)]
Hours = Annotated[float, Option(
    "--hours", min=0, max=8760, metavar="H", show_default=False, help="With --simulated: advance the time of the devices by H hours first.", rich_help_panel=COMMON)]
Json = Annotated[bool, Option(
    "--json", help="Print one JSON object per line; velto schema COMMAND prints its schema.", rich_help_panel=COMMON)]
Store = Annotated[Optional[str], Option(
    "--store", metavar="FILE", help="The session file; default: the user's own.", rich_help_panel=COMMON)]
Adapter = Annotated[Optional[str], Option(
    "--adapter", metavar="HCI", help="The Bluetooth adapter, such as hci0.", rich_help_panel=COMMON)]
