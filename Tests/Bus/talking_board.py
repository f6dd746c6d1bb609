"""A MetaWear board of the scripted daemon: a switch, a BMI270 without a gyroscope, and settings that tell the battery."""

import struct

from player import Player

SERVICE, COMMAND, NOTIFICATION = (f"326a{number}-85cb-9195-d9dd-464cfbbae75a" for number in ("9000", "9001", "9006"))
MODULES = {0x01: bytes([0, 0]), 0x03: bytes([4, 0]), 0x11: bytes([0, 3])}
READING = 0x80
ANSWERS = {bytes.fromhex("11 8C"): bytes.fromhex("11 8C 63 68 10")}
START, STOP = bytes.fromhex("03 01 01"), bytes.fromhex("03 01 00")
FLAT = struct.pack("<9h", *(0, 0, 16384) * 3)


class Board(Player):
    """Answers what it is asked, and streams three samples a notification once it was told to start."""

    def __init__(self, bluez, **properties):
        characteristics = [(0x000C, COMMAND, ["write-without-response", "write"]), (0x000E, NOTIFICATION, ["notify"])]
        self._answered = 0
        self._measures = False
        super().__init__(bluez, service=SERVICE, characteristics=characteristics, **properties)
        self.start()

    def turn(self):
        command, notification = self.device.characteristics
        for value, _ in command.writes[self._answered:]:
            self._answered += 1
            self._measures = value == START or self._measures and value != STOP
            if len(value) > 1 and value[1] & READING:
                self.bluez.notify(notification, self._answer(value))
        if not self.bluez.is_connected(self.device):
            self._measures = False
            self.bluez.advertise(self.device)
        elif self._measures:
            self.bluez.notify(notification, bytes([0x03, 0x05]) + FLAT)

    @staticmethod
    def _answer(request):
        if request[1] == READING:
            return request[:2] + MODULES.get(request[0], b"")
        return ANSWERS.get(request, request[:2])
