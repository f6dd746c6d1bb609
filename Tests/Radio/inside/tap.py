"""The library's own simulated TAP wearable as a peripheral: also the keyboard that the real stack makes of it."""

import ctypes
import dataclasses

from .library import abi
from .model import Property
from .simulated import SimulatedDevice

REPORT = "00002a4d-0000-1000-8000-00805f9b34fb"
REPORT_REFERENCE = "2908"
INPUT_REPORT = 1  # type of a report that the device sends (HID Service Specification 1.0, 2.5.3)

TEXT, CONTROLLER = bytes.fromhex("03 0C 00 00"), bytes.fromhex("03 0C 00 01")
RAW = bytes.fromhex("03 0C 00 0A 00 00 00")
REPORTING = 1  # bit of the last byte of a mode
DETECTION = bytes.fromhex("00 00 00 00 01")  # of the framed protocol, with 1 or 0 behind it
AIR_QUERY = bytes.fromhex("0D")
KEEP_ALIVE = bytes.fromhex("02 00 00 00")


def vendor(number):
    """A characteristic of the vendor's service, by the number of the protocol notes."""
    return f"c3ff{number:04x}-1d8b-40fd-a56f-c7bd5d0f3370"


def assigned(number):
    """A characteristic of the Bluetooth SIG."""
    return f"{number:08x}-0000-1000-8000-00805f9b34fb"


TAPS, HAPTICS, AIR, FRAMES_OUT = vendor(5), vendor(9), vendor(0xA), vendor(0xF)
COMMANDS = "6e400002-b5a3-f393-e0a9-e50e24dcca9e"
HARDWARE_VERSION, FIRMWARE_VERSION = assigned(0x2A27), assigned(0x2A26)


class SimulatedTap(SimulatedDevice):
    """A TAP at a hand that rests until the scenario moves it.

    The simulator has no descriptors. Its two reports, the keyboard's and the mouse's, get here those that tell them apart,
    so the handles on the radio are not those of the simulator.
    """

    def __init__(self, rig, model="tap-strap-2", name="Tap radio", seed=1, mode_timeout=0.0):
        super().__init__(rig, name, seed, model_name=model.encode(), mode_timeout=mode_timeout)
        self._table = []
        self._inner = {}  # handles of the simulator by those on the radio
        self._outer = {}
        #: Does something whenever a characteristic of that UUID is read.
        self.at_read = {}
        #: The UUIDs of characteristics that were read, in order.
        self.reads = []
        self._listened = set()
        #: Whether the host has told it to report taps; until then they are keys.
        self.reports_taps = False

    # What a person does with it

    def tap(self, combination, seconds=0.0):
        """Taps with those fingers: 1 is the thumb, 16 the pinky."""
        self._perform(abi.VELTO_SIM_STEP_KIND_TAP, combination, seconds)

    def gesture(self, code):
        """Makes a gesture in the air."""
        self._perform(abi.VELTO_SIM_STEP_KIND_GESTURE, code)

    def hold_for(self, mouse_state):
        """Holds the hand for that mouse state: 0 standby, 1 air mouse, 2 optical."""
        self._perform(abi.VELTO_SIM_STEP_KIND_POSTURE, mouse_state)

    def turn(self, x, y):
        """Turns the hand at that many degrees per second, which the pointer follows."""
        self._velto.sim_set_motion(self._sim, float(x), float(y), 0.0)

    # What a host did to it

    def commands(self, *uuids):
        """What was written since the last call, to characteristics of those UUIDs or to all: UUID, value, with response."""
        by_handle = {self._inner[attribute.handle]: attribute.uuid for attribute in self._table}
        taken = [(by_handle[handle], value, with_response) for handle, value, with_response in self.writes()]
        return [command for command in taken if not uuids or command[0] in uuids]

    @property
    def listens_to_keys(self):
        """Whether the system listens to the keyboard and the mouse."""
        return {attribute.handle for attribute in self._table if attribute.uuid == REPORT} <= self._listened

    # What the rig asks

    def attributes(self):
        if not self._table:
            self._lay_out(super().attributes())
        return self._table

    def link(self, connected):
        self._listened.clear()
        self.reports_taps = False
        super().link(connected)

    def read(self, handle):
        uuid = self._uuid(handle)
        self.reads.append(uuid)
        self.at_read.get(uuid, lambda: None)()
        return super().read(self._inner[handle])

    def write(self, handle, value, with_response):
        super().write(self._inner[handle], value, with_response)
        match self._uuid(handle), value[:-1]:
            case (COMMANDS, mode) if mode == TEXT[:-1]:
                self.reports_taps = value[-1] & REPORTING != 0
            case (FRAMES_OUT, feature) if feature == DETECTION:
                self.reports_taps = value[-1] != 0

    def subscribed(self, handle, on):
        super().subscribed(self._inner[handle], on)
        (self._listened.add if on else self._listened.discard)(handle)

    def poll_notification(self):
        notification = super().poll_notification()
        return notification and (self._outer[notification[0]], notification[1])

    def _perform(self, kind, value, seconds=0.0):
        step = abi.velto_sim_step(kind=kind, value=value, duration=seconds)
        self._velto.sim_inject_step(self._sim, ctypes.byref(step))

    def _uuid(self, handle):
        return next(attribute.uuid for attribute in self._table if attribute.handle == handle)

    def _lay_out(self, attributes):
        handle, service, reports = 1, None, 0
        for attribute in attributes:
            descriptors = ()
            if attribute.uuid == REPORT:
                reports += 1
                descriptors = ((REPORT_REFERENCE, bytes([reports, INPUT_REPORT])),)
            # Before the value come its declaration and that of a service that begins.
            handle += 1 if attribute.service == service else 2
            service = attribute.service
            laid = dataclasses.replace(attribute, handle=handle, descriptors=descriptors)
            self._inner[handle], self._outer[attribute.handle] = attribute.handle, handle
            self._table.append(laid)
            handle = laid.last_handle + 1
