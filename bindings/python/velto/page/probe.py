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
"""The end of the UUIDs assigned by the Bluetooth SIG."""


class Probe:
    """Compares each packet of a characteristic with the previous one.

        probe = Probe(device, handle)
        probe.take()
        print(probe.last.hex(" "), probe.rises)
    """

    def __init__(self, device: Device, characteristic: int) -> None:
        """Subscribes in addition to other readers of the characteristic.

        Args:
            device: A connected device.
            characteristic: The value handle.
        """
        self._subscription = device.subscribe(characteristic)
        self.reset()

    def reset(self) -> None:
        """Clears the observed changes."""
        self.last = b""
        """The newest packet."""
        self.rises: dict[tuple[int, int], int] = {}
        """The number of changes of each bit from 0 to 1, by byte and bit."""
        self.lines: deque[str] = deque(maxlen=KEPT)
        """The packets with changes, the newest first, with the positions of the changed bytes."""

    def take(self) -> None:
        """Processes the received packets."""
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
    """Returns the notifying characteristics of a connected device, vendor-specific ones first."""
    rows = [row for row in device.characteristics if AttributeProperty.NOTIFY in row.properties]
    return {row.handle: str(row.uuid) for row in sorted(rows, key=lambda row: str(row.uuid).endswith(STANDARD))}
