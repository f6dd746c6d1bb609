"""The library's own simulated MetaWear board as a peripheral."""

import ctypes

from .library import abi
from .simulated import SimulatedDevice

COMMAND = "326a9001-85cb-9195-d9dd-464cfbbae75a"
NOTIFICATION = "326a9006-85cb-9195-d9dd-464cfbbae75a"

START_ACCELEROMETER, STOP_ACCELEROMETER = bytes.fromhex("03 01 01"), bytes.fromhex("03 01 00")


class SimulatedBoard(SimulatedDevice):
    """A board that lies flat until the scenario moves it."""

    def __init__(self, rig, model="metamotion-s", name="MetaWear", seed=1):
        super().__init__(rig, name, seed, model_name=model.encode())

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
