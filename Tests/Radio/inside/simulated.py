"""The library's own simulated devices as peripherals: what `velto_sim_...` plays, bumble carries to the real stack."""

import ctypes
import time
import uuid

from .library import Failed, Library, abi, structure
from .model import Advertisement, Attribute, LinkLost, PeripheralModel, Property, Refused

LOOK_INTERVAL = 0.04  # seconds between two looks for notifications while a link is up; emulation makes every look dear
LONGEST_VALUE = 512  # bytes
MOST_CHARACTERISTICS = 48
INSUFFICIENT_ENCRYPTION = 0x0F


class SimulatedDevice(PeripheralModel):
    """A bare simulator. It lies still until the scenario moves it."""

    def __init__(self, rig, name, seed, **definition):
        self.name = name
        self._velto = Library.load(rig)
        context = structure(
            abi.velto_context_def,
            backends=abi.VELTO_BACKEND_SIMULATED,
            flags=abi.VELTO_CONTEXT_PUMPED,
            event_capacity=1,
        )
        self._context = abi.velto_context()
        self._velto.context_create(ctypes.byref(context), ctypes.byref(self._context))
        self._sim = abi.velto_sim()
        members = {"flags": abi.VELTO_SIM_BARE, "seed": seed, "name": name.encode(), "script": b"rest"} | definition
        device = structure(abi.velto_sim_def, **members)
        self._velto.context_create_sim(self._context, ctypes.byref(device), ctypes.byref(self._sim))
        self._is_linked = False
        #: Notifications that were handed to the radio while somebody listened.
        self.sent = 0

    def writes(self):
        """What was written since the last call: value handle, value, and whether an answer was wanted."""
        taken = []
        write = abi.velto_sim_write()
        while self._velto.sim_poll_write(self._sim, ctypes.byref(write)) == abi.VELTO_OK:
            taken.append((write.characteristic, bytes(write.bytes[: write.size]), bool(write.has_response)))
        return taken

    # What the rig asks

    def advertisement(self):
        data = self._payload(self._velto.sim_get_advertisement)
        return None if data is None else Advertisement(data, self._payload(self._velto.sim_get_scan_response) or b"")

    def attributes(self):
        table = (abi.velto_sim_characteristic * MOST_CHARACTERISTICS)()
        count = ctypes.c_size_t()
        self._velto.sim_list_characteristics(self._sim, table, len(table), ctypes.byref(count))
        return [
            Attribute(
                _text(entry.service),
                _text(entry.uuid),
                entry.handle,
                Property(entry.properties),
                is_protected=entry.security != abi.VELTO_SIM_SECURITY_OPEN,
            )
            for entry in table[: count.value]
        ]

    def link(self, connected):
        self._is_linked = connected
        self._velto.sim_report_link(self._sim, int(connected))

    def encrypted(self):
        self._exchange(self._velto.sim_report_encryption, self._sim, abi.VELTO_SIM_SECURITY_ENCRYPTED)

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

    def _payload(self, function):
        buffer = ctypes.create_string_buffer(31)
        count = ctypes.c_size_t()
        result = function(self._sim, buffer, len(buffer), ctypes.byref(count))
        return buffer.raw[: count.value] if result == abi.VELTO_OK else None

    @staticmethod
    def _exchange(function, *arguments):
        try:
            return function(*arguments)
        except Failed as failure:
            if failure.detail.code == abi.VELTO_ERROR_REJECTED:
                raise Refused(failure.detail.number) from failure
            if failure.detail.code == abi.VELTO_ERROR_PAIRING_REQUIRED:
                raise Refused(INSUFFICIENT_ENCRYPTION) from failure
            if failure.detail.code == abi.VELTO_ERROR_NOT_CONNECTED:
                raise LinkLost from failure
            raise


def _text(value):
    return str(uuid.UUID(bytes=bytes(value.bytes)))
