"""A cap of the scripted daemon that plays by itself."""

import sys
import threading

from probe import ROOT

sys.path[:0] = [str(ROOT / "bindings/python"), str(ROOT / "Tests/Boundary")]

from pumped_context import packet  # noqa: E402

START = bytes.fromhex("20 10 00 D0 07 34 00 03")


class Cap:
    """A device of the scripted daemon that streams at 100 Hz once it was told to start."""

    def __init__(self, bluez, **properties):
        self.bluez = bluez
        self.device = bluez.add_device(**properties)
        self.button = 0
        self.sent = 0
        self.turns = 0
        self.failure: Exception | None = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self):
        try:
            while not self._over.wait(0.01):
                self._turn()
                self.turns += 1
        except Exception as failure:
            self.failure = failure

    def _turn(self):
        writes = self.device.rx.writes
        if self.device.tx.sockets and writes and writes[-1] == (START, "command"):
            self.sent += self.bluez.notify(self.device.tx, packet(x=self.sent % 200 * 20, button=self.button))
        elif not self.bluez.is_connected(self.device):
            self.bluez.advertise(self.device)

    def close(self):
        """Ends the cap; a test whose cap has failed meanwhile has shown nothing."""
        self._over.set()
        self._thread.join()
        if self.failure:
            raise self.failure
