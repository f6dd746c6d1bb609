"""The keyboard that the kernel makes of a device: what the system's programs read."""

import asyncio
import os
import pathlib
import struct

from .waiting import wait_until

INPUTS = pathlib.Path("/sys/class/input")
EVENT = struct.Struct("llHHi")  # struct input_event: two numbers of the time, type, code, value
KEY, DOWN = 1, 1
KEY_A, KEY_E, KEY_I = 30, 18, 23


class Keyboard:
    """An input device of the kernel, and the keys that went down on it."""

    def __init__(self, path):
        self.keys = []
        self._descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        asyncio.get_running_loop().add_reader(self._descriptor, self._read)

    @classmethod
    async def of(cls, address):
        """Waits for the input device of a Bluetooth device."""
        return cls(await wait_until(f"the keyboard of {address}", lambda: _find(address)))

    async def types(self, *keys):
        """Waits until exactly those keys have gone down since the last call."""
        await wait_until(f"the keys {keys}", lambda: len(self.keys) >= len(keys))
        taken, self.keys = self.keys, []
        assert taken == list(keys), f"{taken} instead of {keys}"

    def close(self):
        """Reads no more."""
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)

    def _read(self):
        try:
            events = os.read(self._descriptor, 64 * EVENT.size)
        except OSError:  # the device is gone
            asyncio.get_running_loop().remove_reader(self._descriptor)
            return
        for _, _, kind, code, value in EVENT.iter_unpack(events):
            if kind == KEY and value == DOWN:
                self.keys.append(code)


def _find(address):
    for event in INPUTS.glob("event*"):
        # The mouse of the device is an input device of its own.
        name, uniq = ((event / "device" / file).read_text().strip() for file in ("name", "uniq"))
        if uniq.upper() == address and name.endswith(" Keyboard"):
            return pathlib.Path("/dev/input") / event.name
    return None
