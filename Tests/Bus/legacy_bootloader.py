"""A board of the scripted daemon that waits in its legacy bootloader, and stays there with the image that it takes."""

import struct

from player import Player

SERVICE, CONTROL, PACKET = (f"0000{number}-1212-efde-1523-785feabcd123" for number in ("1530", "1531", "1532"))
START, INITIALIZE, RECEIVE, VALIDATE, ACTIVATE, RECEIPTS = 1, 2, 3, 4, 5, 8
RESPONSE, RECEIPT, SUCCESS = 0x10, 0x11, 1
INITIALIZED = bytes([INITIALIZE, 1])


class LegacyBootloader(Player):
    """Takes one image; a write that has overtaken another one makes it end short."""

    def __init__(self, bluez, **properties):
        characteristics = [(0x000C, CONTROL, ["write", "notify"]), (0x000F, PACKET, ["write-without-response"])]
        self.image = b""
        self.is_activated = False
        self._handled = 0
        self._last = 0
        self._size = 0
        self._interval = 0
        self._packets = 0
        super().__init__(bluez, service=SERVICE, characteristics=characteristics, **properties)
        self.start()

    def turn(self):
        for uuid, value, _ in self.bluez.all_writes[self._handled:]:
            self._handled += 1
            self._command(value) if uuid == CONTROL else self._packet(value)
        if not self.bluez.is_connected(self.device):
            self.bluez.advertise(self.device)

    def _notify(self, *value):
        self.bluez.notify(self.device.characteristic(CONTROL), bytes(value))

    def _command(self, value):
        self._last = value[0]
        if value == INITIALIZED or value[0] == VALIDATE:
            self._notify(RESPONSE, value[0], SUCCESS)
        elif value[0] == RECEIPTS:
            self._interval = value[1]
        self.is_activated = value[0] == ACTIVATE

    def _packet(self, value):
        if self._last == START:
            self._size = struct.unpack("<3I", value)[2]
            self._notify(RESPONSE, START, SUCCESS)
        elif self._last == RECEIVE:
            self.image += value
            self._packets += 1
            if len(self.image) == self._size:
                self._notify(RESPONSE, RECEIVE, SUCCESS)
            elif self._packets % self._interval == 0:
                self._notify(RECEIPT, *struct.pack("<I", len(self.image)))
