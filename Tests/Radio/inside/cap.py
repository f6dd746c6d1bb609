"""The library's own simulated cap as a peripheral."""

import ctypes

from .library import abi
from .model import StreamingCap
from .simulated import SimulatedDevice


class SimulatedCap(SimulatedDevice):
    """A cap that lies still until the scenario moves it."""

    # For clients that are not ours.
    RX, TX, INIT, START = StreamingCap.RX, StreamingCap.TX, StreamingCap.INIT, StreamingCap.START

    def __init__(self, rig, name="Triki radio", seed=1):
        super().__init__(rig, name, seed)

    def move(self, counts):
        """Holds the cap so that its paddle axis reads that many counts; about 294 are the edge of the screen."""
        self._velto.sim_set_motion(self._sim, float(counts), 0.0, 0.0)

    def press(self, seconds):
        """Presses the button for a while."""
        self._velto.sim_press_button(self._sim, seconds)

    def stop_sending(self):
        """Makes the firmware fall silent; the link stays."""
        step = abi.velto_sim_step(kind=abi.VELTO_SIM_STEP_KIND_SILENCE, duration=86400.0)
        self._velto.sim_set_script(self._sim, ctypes.byref(step), 1, 0)
