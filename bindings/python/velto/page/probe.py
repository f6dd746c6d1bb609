"""`Probe`: shows changes in the packets of a device, to find the byte of a button."""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

from veltokit import AttributeProperty, VeltoError

if TYPE_CHECKING:
    from veltokit import Device

KEPT = 24
"""The number of lines that are kept."""
STANDARD = "-0000-1000-8000-00805f9b34fb"
"""The end of the UUIDs that the Bluetooth standard has given."""


class Probe:
    """Compares each packet of a characteristic with the previous one.

        probe = Probe(device, handle)
        probe.take()
        print(probe.last.hex(" "), probe.rises)
    """

    def __init__(self, device: Device, characteristic: int) -> None:
        """Subscribes beside whatever else reads the characteristic.

        Args:
            device: A connected device.
            characteristic: The value handle.
        """
        self._subscription = device.subscribe(characteristic)
        self.reset()

    def reset(self) -> None:
        """Forgets what has been seen."""
        self.last = b""
        """The newest packet."""
        self.rises: dict[tuple[int, int], int] = {}
        """The number of times that a bit went from 0 to 1, by byte and bit."""
        self.lines: deque[str] = deque(maxlen=KEPT)
        """The packets that differed, the newest first, with the positions of their changed bytes."""

    def take(self) -> None:
        """Takes the packets that have come."""
        while (value := self._subscription.poll()) is not None:
            self._compare(value.data)

    def _compare(self, data: bytes) -> None:
        before, self.last = self.last, data
        changed = [index for index, (old, new) in enumerate(zip(before, data)) if old != new]
        for index in changed:
            risen = data[index] & ~before[index]
            for bit in range(8):
                if risen >> bit & 1:
                    self.rises[index, bit] = self.rises.get((index, bit), 0) + 1
        if changed or len(before) != len(data):
            self.lines.appendleft(f"{data.hex(' ')}   changed: {', '.join(map(str, changed)) or '–'}")

    def close(self) -> None:
        """Ends the subscription."""
        with suppress(VeltoError):
            self._subscription.close()


def sources_of(device: Device) -> dict[int, str]:
    """The characteristics of a connected device that send packets, its own before those of the standard."""
    rows = [row for row in device.characteristics if AttributeProperty.NOTIFY in row.properties]
    return {row.handle: str(row.uuid) for row in sorted(rows, key=lambda row: str(row.uuid).endswith(STANDARD))}
