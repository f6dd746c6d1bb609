"""The library's own simulated MetaWear board as a peripheral."""

import ctypes
import io

from .library import abi
from .simulated import SimulatedDevice

COMMAND = "326a9001-85cb-9195-d9dd-464cfbbae75a"
NOTIFICATION = "326a9006-85cb-9195-d9dd-464cfbbae75a"

MARK = b"VKSB"
LOGGER, ENTRY = 5, 9  # bytes

START_ACCELEROMETER, STOP_ACCELEROMETER = bytes.fromhex("03 01 01"), bytes.fromhex("03 01 00")


class SimulatedBoard(SimulatedDevice):
    """A board that lies flat until the scenario moves it."""

    longest_packet = 247

    def __init__(self, rig, model="metamotion-s", name="MetaWear", seed=1, **definition):
        super().__init__(rig, name, seed, model_name=model.encode(), **definition)

    def lay(self, roll):
        """Lays it down with its right side lower by that many degrees."""
        self._velto.sim_set_motion(self._sim, float(roll), 0.0, 0.0)

    def press(self, seconds):
        """Presses the switch for a while."""
        self._velto.sim_press_button(self._sim, seconds)

    def inject(self, kind, value, seconds=0.0):
        """Does something to it, as `velto_sim_inject_step`."""
        step = abi.velto_sim_step(kind=kind, value=value, duration=seconds)
        self._velto.sim_inject_step(self._sim, ctypes.byref(step))

    def commands(self):
        """The commands that it was written since the last call, in order."""
        return [value for _, value, _ in self.writes()]

    def log_entries(self):
        """The entries of its log, the oldest first: logger, reset, tick and data."""
        size = ctypes.c_size_t()
        self._velto.sim_get_state(self._sim, None, 0, ctypes.byref(size))
        buffer = ctypes.create_string_buffer(size.value)
        self._velto.sim_get_state(self._sim, buffer, len(buffer), ctypes.byref(size))
        return _entries(buffer.raw)


def _entries(state):
    """The entries of a saved state; its format is that of `BoardState`."""
    reader = io.BytesIO(state)

    def number(size=1):
        return int.from_bytes(reader.read(size), "little")

    def skip_texts(count):
        for _ in range(count):
            reader.read(number())

    reader.read(len(MARK) + 1)
    skip_texts(2)  # the model and the firmware
    reader.read(1 + 8)  # the reset id and the time since the start
    skip_texts(number(2))  # commands
    reader.read(number() * LOGGER)
    for _ in range(number()):  # macros
        reader.read(2)
        skip_texts(number())
    reader.read(2 + 1)  # recycled pages, and whether the newest page is open
    pages = [[reader.read(ENTRY) for _ in range(number(2))] for _ in range(number(4))]
    return [
        (entry[0] & 0x1F, entry[0] >> 5, int.from_bytes(entry[1:5], "little"), int.from_bytes(entry[5:], "little"))
        for page in pages
        for entry in page
    ]
