"""Counts saturated values, live and in sessions: at the limit of a sensor's range, the true value may have been larger."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Iterable

from veltokit import Units, ValueType

if TYPE_CHECKING:
    from veltokit import ChannelInfo, Track

RANGED = ("acceleration", "angular-velocity", "axes", "imu")
"""The signals whose raw values use all 16 bits, so that the range of the sensor ends with them."""
LOW, HIGH = -32768, 32767
"""The raw values at the ends of a range."""
BROAD = 0.5
"""The rounding tolerance of converted values, as a fraction of a step."""


@dataclass
class Defects:
    """The numbers of values that are not measurements."""

    clipped: int = 0
    """Values at the end of the range."""
    invalid: int = 0
    """Values that are not numbers."""


@dataclass(frozen=True)
class Range:
    """The smallest and the largest value that is still within the range."""

    low: float = -math.inf
    high: float = math.inf

    def defects(self, values: Iterable[float]) -> Defects:
        """Counts the values that are not measurements."""
        found = Defects()
        for value in values:
            if not self.low < value < self.high:
                if math.isfinite(value):
                    found.clipped += 1
                else:
                    found.invalid += 1
        return found


def range_of(signal: str, channels: Iterable[ChannelInfo]) -> Range:
    """Returns the range of a signal's converted values, from the smallest step of its channels; infinite if it has no range."""
    step = max((channel.scale for channel in channels), default=0)
    return Range((LOW + BROAD) * step, (HIGH - BROAD) * step) if signal in RANGED and step > 0 else Range()


def defects_of(track: Track) -> Defects:
    """Counts the values of a recorded track that are not measurements. It reads the whole track."""
    is_ranged = track.info.signal in RANGED and track.info.value_type is ValueType.I32
    limits, found = Range(LOW, HIGH) if is_ranged else Range(), Defects()
    for table in track.portions(Units.RAW if is_ranged else Units.SI):
        values: Any = table.values.cast("B")
        part = limits.defects(values.cast(table.values.format))
        found.clipped += part.clipped
        found.invalid += part.invalid
    return found
