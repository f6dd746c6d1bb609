"""A cap of the scripted daemon that plays by itself."""

import sys

from player import Player
from probe import ROOT

sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Boundary")]

from pumped_context import packet  # noqa: E402

START = bytes.fromhex("20 10 00 D0 07 34 00 03")


class Cap(Player):
    """A cap that streams at 100 Hz once it was told to start."""

    def __init__(self, bluez, **properties):
        self.button = 0
        self.sent = 0
        super().__init__(bluez, **properties)
        self.start()

    def turn(self):
        writes = self.device.rx.writes
        if self.device.tx.sockets and writes and writes[-1] == (START, "command"):
            self.sent += self.bluez.notify(self.device.tx, packet(x=self.sent % 200 * 20, button=self.button))
        elif not self.bluez.is_connected(self.device):
            self.bluez.advertise(self.device)
