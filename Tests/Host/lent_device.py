"""A lent stack with one device in range: a simulated one that belongs to the program and to no backend."""

from __future__ import annotations

import ctypes

from lent_stack import HostProgram, LentStack, Peripheral, characteristic, failure
from veltokit import abi


class LentDevice(LentStack):
    """Carries what the library requests to the simulated device, and what that notifies to the library."""

    def __init__(self, program: HostProgram, model: str, identifier: str, **advertisement: object) -> None:
        super().__init__(program)
        definition = abi.velto_sim_def()
        program.sim_def_init(ctypes.byref(definition), ctypes.sizeof(definition))
        definition.model_name, definition.script, definition.flags = model.encode(), b"rest", abi.VELTO_SIM_BARE
        self.sim = program.answer(abi.velto_sim, "context_create_sim", program.context, ctypes.byref(definition))
        rows, count = (abi.velto_sim_characteristic * 64)(), ctypes.c_size_t()
        program.sim_list_characteristics(self.sim, rows, 64, ctypes.byref(count))
        table = [characteristic(row.handle, row.service, row.uuid, row.properties) for row in rows[: count.value]]
        self.lent: Peripheral = self.add(identifier, **advertisement)
        self.lent.table = table

    def run(self, seconds: float = 1, step: float = 0.05) -> None:
        for _ in range(round(seconds / step)):
            super().run(step, step)
            self.carry()

    def carry(self) -> None:
        """Brings to the library what the device has notified."""
        notification = abi.velto_sim_notification()
        while (self.lent.is_linked
               and self.program.library.velto_sim_poll_notification(self.sim, ctypes.byref(notification)) == abi.VELTO_OK):
            value = bytes(notification.bytes[: notification.size])
            self.notify(self.lent, notification.characteristic, value)

    def act(self, kind: int, value: int) -> None:
        self.program.sim_inject_step(self.sim, ctypes.byref(abi.velto_sim_step(kind=kind, value=value)))
        self.run(0.2)

    def written(self, wanted: abi.velto_uuid) -> list[bytes]:
        """What was written to a characteristic since the last call; writes to others are forgotten."""
        target = next(row.handle for row in self.lent.table if bytes(row.uuid.bytes) == bytes(wanted.bytes))
        taken = [value for handle, value, _ in self.lent.writes if handle == target]
        self.lent.writes.clear()
        return taken

    # ---- Requests ----

    def do_connect(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_link(self.sim, 1)
        self.program.sim_report_encryption(self.sim, 1)
        super().do_connect(request)

    def do_disconnect(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_link(self.sim, 0)
        super().do_disconnect(request)

    def do_read(self, request: abi.velto_host_request) -> None:
        value, count = (ctypes.c_uint8 * 512)(), ctypes.c_size_t()
        self.program.sim_read_value(self.sim, request.characteristic, value, 512, ctypes.byref(count))
        self.complete(request, bytes(value[: count.value]))

    def do_write(self, request: abi.velto_host_request) -> None:
        value = bytes(request.bytes[: request.size])
        has_response = int(request.write_kind == abi.VELTO_WRITE_KIND_WITH_RESPONSE)
        result = failure(
            lambda: self.program.sim_write_value(self.sim, request.characteristic, has_response, value, len(value)))
        if result == abi.VELTO_OK:
            super().do_write(request)
        else:
            self.program.host_fail_request(self.radio, request.id, result, 0x13, None)

    def do_subscribe(self, request: abi.velto_host_request) -> None:
        self.program.sim_report_subscription(self.sim, request.characteristic, 1)
        super().do_subscribe(request)


def connect(stack: LentDevice) -> abi.velto_device:
    """Connects the device, which becomes READY."""
    device = stack.device()
    operation = stack.program.begin_connect(device)
    stack.run(2)
    assert stack.program.outcome(operation) == abi.VELTO_OK
    return device
