"""The sensors of a board in the picker: their rates and ranges, and the sensors that exclude each other."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Iterable

from veltokit.studio.choosing import BOARD
from veltokit.studio.streams import Ranges

if TYPE_CHECKING:
    from veltokit import Device, Signal

MOTION_RATES = (12.5, 25, 50, 100, 200, 400)
FUSED = (100,)
"""The rate of sensor fusion, which the chip determines."""
SLOWEST = 0.78125
"""The lowest rate that halving results in (hertz)."""
GUIDE_RATE = 100.0
"""The samples per second that even the link of a slow phone carries easily."""


@dataclass(frozen=True)
class Sensor:
    """A signal in the picker."""

    signal: str
    label: str
    rates: tuple[float, ...] = ()
    """The rates to choose from (hertz); empty for a signal that is sent when it changes."""
    rate: float = 0
    """The default rate (hertz)."""
    ranges: tuple[int, ...] = ()
    """The ranges to choose from, in the unit of `range_unit`."""
    range_unit: str = ""
    """The unit of the ranges, "g" or "dps"."""
    range_first: int = 0
    """The default range."""
    samples: int = 1
    """The samples in a packet."""
    group: str = "sensors"
    """The heading in the picker; signals of "raw" and "fusion" exclude each other."""


SENSORS = (
    Sensor("acceleration", "Acceleration", MOTION_RATES, 50, (2, 4, 8, 16), "g", 2, 3, "raw"),
    Sensor("angular-velocity", "Angular velocity", MOTION_RATES, 50, (125, 250, 500, 1000, 2000), "dps", 2000, 3, "raw"),
    Sensor("magnetic-field", "Magnetic field", (10, 15, 20, 25, 30), 25, samples=3, group="raw"),
    Sensor("orientation", "Orientation (computed here)", group="raw"),
    Sensor("quaternion", "Orientation (quaternion)", FUSED, 100, group="fusion"),
    Sensor("euler-angles", "Euler angles", FUSED, 100, group="fusion"),
    Sensor("linear-acceleration", "Linear acceleration", FUSED, 100, group="fusion"),
    Sensor("gravity", "Gravity", FUSED, 100, group="fusion"),
    Sensor("corrected-acceleration", "Corrected acceleration", FUSED, 100, group="fusion"),
    Sensor("corrected-angular-velocity", "Corrected angular velocity", FUSED, 100, group="fusion"),
    Sensor("corrected-magnetic-field", "Corrected magnetic field", FUSED, 25, group="fusion"),
    Sensor("pressure", "Pressure", (5, 10, 25), 25),
    Sensor("illuminance", "Ambient light", (2, 5, 10), 2),
    Sensor("relative-humidity", "Humidity", (0.5, 1, 2, 5), 1),
    Sensor("axes", "Axes"),
    Sensor("imu", "Motion of the thumb"), Sensor("fingers", "Acceleration of the fingers"),
)
"""The signals in the order of the picker."""
BY_SIGNAL = {sensor.signal: sensor for sensor in SENSORS}
FIRST = (("acceleration", "angular-velocity", "orientation"), ("quaternion",))
"""The signals that turn a board in 3-D, the preferred set first; a link does not carry two outputs of fusion."""
TURNING_RATE = 100
"""The rate of the raw signals in these sets (hertz)."""


@dataclass(frozen=True)
class Choice:
    """The picked signals of a device."""

    device: Device
    signals: tuple[str, ...] = ()
    rates: dict[str, float] = field(default_factory=dict)
    """The rates that differ from the defaults (hertz)."""
    ranges: Ranges = Ranges(2, 2000)

    def rate(self, signal: str) -> float:
        """The rate of a signal (hertz); 0 if it has none."""
        sensor = BY_SIGNAL.get(signal)
        return self.rates.get(signal, sensor.rate if sensor else 0)

    def is_fused(self) -> bool:
        """Whether sensor fusion runs."""
        return any(group_of(signal) == "fusion" for signal in self.signals)

    def with_signal(self, signal: str, is_wanted: bool) -> Choice:
        """Adds or removes a signal. Adding a signal of fusion removes all raw signals, and adding a raw signal removes those of
        fusion."""
        if not is_wanted:
            return replace(self, signals=tuple(name for name in self.signals if name != signal))
        barred = {"raw": "fusion", "fusion": "raw"}.get(group_of(signal))
        kept = [name for name in self.signals if barred is None or group_of(name) != barred]
        return replace(self, signals=in_order([*kept, signal]))

    def with_rate(self, signal: str, rate: float) -> Choice:
        """Changes the rate of a signal (hertz)."""
        return replace(self, rates={**self.rates, signal: rate})

    def halved(self) -> Choice:
        """Halves the rate of every signal, as far as its sensor has lower rates."""
        rates = {signal: lower(BY_SIGNAL[signal].rates, self.rate(signal)) for signal in self.signals if signal in BY_SIGNAL}
        return replace(self, rates={**self.rates, **{signal: rate for signal, rate in rates.items() if rate}})

    def total(self) -> float:
        """Samples a second."""
        return sum(self.rate(signal) for signal in self.signals)

    def packets(self) -> float:
        """Packets a second."""
        return sum(self.rate(signal) / (BY_SIGNAL[signal].samples if signal in BY_SIGNAL else 1) for signal in self.signals)


def group_of(signal: str) -> str:
    """The heading of a signal."""
    return BY_SIGNAL[signal].group if signal in BY_SIGNAL else "other"


def lower(rates: tuple[float, ...], rate: float) -> float:
    """Returns the largest rate of the sensor that is at most half the given rate, or else its lowest rate."""
    below = [each for each in rates if SLOWEST <= each <= rate / 2]
    return max(below, default=min(rates, default=rate))


def in_order(signals: Iterable[str]) -> tuple[str, ...]:
    """Returns the signals without duplicates, in the order of the picker; unknown signals are last."""
    places = list(BY_SIGNAL)
    return tuple(sorted(dict.fromkeys(signals), key=lambda name: places.index(name) if name in BY_SIGNAL else len(places)))


def pickable(device: Device) -> list[Sensor]:
    """Returns the sensors of a connected device; sensors that the table lacks are last, under their own names."""
    signals = {signal.identifier: signal for signal in device.signals}
    found = [sensor for sensor in SENSORS if sensor.signal in signals]
    if BOARD.fits(device):
        return found + [thermometer(signal) for name, signal in signals.items() if name.startswith("temperature[")]
    names = [name for name, signal in signals.items() if signal.can_stream and "[" not in name and name not in BY_SIGNAL]
    return found + [Sensor(name, name.replace("-", " ").capitalize()) for name in names]


def loggable(choice: Choice) -> Choice:
    """Returns the part of a choice that a board can log, without the signals computed on this computer."""
    signals = {signal.identifier: signal for signal in choice.device.signals}
    return replace(choice, signals=tuple(
        name for name in choice.signals if name in signals and (signals[name].can_read or signals[name].info.logger_slot_count)))


def thermometer(signal: Signal) -> Sensor:
    """Returns the name of one of a board's thermometers: in the chip, outside, or in the barometer."""
    place = signal.channels()[0].name
    return Sensor(signal.identifier, f"Temperature, {place.replace('-', ' ').replace('_', ' ')}", (0.5, 1, 2, 5), 1)


def first_choice(device: Device) -> Choice:
    """Returns the default choice for a device: the signals that turn a board in 3-D, or else its motion."""
    names = [sensor.signal for sensor in pickable(device)]
    for turning in FIRST:
        if set(turning) <= set(names):
            return Choice(device, turning, {name: TURNING_RATE for name in turning if len(BY_SIGNAL[name].rates) > 1})
    return Choice(device, tuple(name for name in ("acceleration", "axes", "imu") if name in names)[:1] or tuple(names[:1]))
