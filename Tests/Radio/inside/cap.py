"""The library's own simulated cap as a peripheral: what `velto_sim_...` plays, bumble carries to the real stack."""

import ctypes
import time
import uuid

from .library import Failed, Library, abi, structure
from .model import Advertisement, Attribute, LinkLost, PeripheralModel, Property, Refused, StreamingCap

LOOK_INTERVAL = 0.04  # seconds between two looks for notifications while a link is up; emulation makes every look dear
LONGEST_VALUE = 512  # bytes


class SimulatedCap(PeripheralModel):
    """A bare simulator. It lies still until the scenario moves it."""

    # For clients that are not ours.
    RX, TX, INIT, START = StreamingCap.RX, StreamingCap.TX, StreamingCap.INIT, StreamingCap.START

    def __init__(self, rig, name="Triki radio", seed=1):
        self.name = name
        self._velto = Library.load(rig)
        definition = structure(
            abi.velto_context_def,
            backends=abi.VELTO_BACKEND_SIMULATED,
            flags=abi.VELTO_CONTEXT_PUMPED,
            event_capacity=1,
        )
        self._context = abi.velto_context()
        self._velto.context_create(ctypes.byref(definition), ctypes.byref(self._context))
        self._sim = abi.velto_sim()
        cap = structure(
            abi.velto_sim_def, flags=abi.VELTO_SIM_BARE, seed=seed, name=name.encode(), script=b"rest"
        )
        self._velto.context_create_sim(self._context, ctypes.byref(cap), ctypes.byref(self._sim))
        self._is_linked = False
        #: Notifications that were handed to the radio while somebody listened.
        self.sent = 0

    # What a person does with it

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

    def writes(self):
        """What was written since the last call: values, and whether an answer was wanted."""
        taken = []
        write = abi.velto_sim_write()
        while self._velto.sim_poll_write(self._sim, ctypes.byref(write)) == abi.VELTO_OK:
            taken.append((bytes(write.bytes[: write.size]), bool(write.has_response)))
        return taken

    # What the rig asks

    def advertisement(self):
        buffer = ctypes.create_string_buffer(31)
        count = ctypes.c_size_t()
        result = self._velto.sim_get_advertisement(self._sim, buffer, len(buffer), ctypes.byref(count))
        return Advertisement(buffer.raw[: count.value]) if result == abi.VELTO_OK else None

    def attributes(self):
        table = (abi.velto_sim_characteristic * 16)()
        count = ctypes.c_size_t()
        self._velto.sim_list_characteristics(self._sim, table, len(table), ctypes.byref(count))
        return [
            Attribute(_text(entry.service), _text(entry.uuid), entry.handle, Property(entry.properties))
            for entry in table[: count.value]
        ]

    def link(self, connected):
        self._is_linked = connected
        self._velto.sim_report_link(self._sim, int(connected))

    def write(self, handle, value, with_response):
        self._exchange(self._velto.sim_write_value, self._sim, handle, int(with_response), value, len(value))

    def read(self, handle):
        buffer = ctypes.create_string_buffer(LONGEST_VALUE)
        count = ctypes.c_size_t()
        read = self._velto.sim_read_value
        self._exchange(read, self._sim, handle, buffer, len(buffer), ctypes.byref(count))
        return buffer.raw[: count.value]

    def subscribed(self, handle, on):
        self._exchange(self._velto.sim_report_subscription, self._sim, handle, int(on))

    def poll_notification(self):
        notification = abi.velto_sim_notification()
        poll = self._velto.sim_poll_notification
        if self._exchange(poll, self._sim, ctypes.byref(notification)) == abi.VELTO_NOTHING:
            return None
        self.sent += 1
        return notification.characteristic, bytes(notification.bytes[: notification.size])

    def next_deadline(self):
        return time.monotonic() + LOOK_INTERVAL if self._is_linked else None

    @staticmethod
    def _exchange(function, *arguments):
        try:
            return function(*arguments)
        except Failed as failure:
            if failure.detail.code == abi.VELTO_ERROR_REJECTED:
                raise Refused(failure.detail.number) from failure
            if failure.detail.code == abi.VELTO_ERROR_NOT_CONNECTED:
                raise LinkLost from failure
            raise


def _text(value):
    return str(uuid.UUID(bytes=bytes(value.bytes)))
