"""A device of the scripted daemon that plays by itself."""

import threading


class Player:
    """A device whose `turn` is taken a hundred times a second, from its `start` to its `close`."""

    def __init__(self, bluez, **properties):
        self.bluez = bluez
        self.device = bluez.add_device(**properties)
        self.turns = 0
        self.failure: Exception | None = None
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)

    def start(self):
        """Begins to play."""
        self._thread.start()

    def turn(self):
        """Does what a device does."""
        raise NotImplementedError

    def _play(self):
        try:
            while not self._over.wait(0.01):
                self.turn()
                self.turns += 1
        except Exception as failure:
            self.failure = failure

    def close(self):
        """Ends the device; a test whose device has failed meanwhile has shown nothing."""
        self._over.set()
        self._thread.join()
        if self.failure:
            raise self.failure
