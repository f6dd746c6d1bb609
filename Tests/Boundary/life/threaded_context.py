"""A context with a thread of its own."""

from __future__ import annotations

import ctypes
from typing import Any

from patience import until
from pumped_context import Caller, definition
from veltokit import abi


class ThreadedContext(Caller):
    """A context with a thread of its own."""

    def __init__(self, library: Any, **members: Any) -> None:
        super().__init__(library)
        settings = {"backends": abi.VELTO_BACKEND_SIMULATED, **members}
        self.context = self.answer(ctypes.c_void_p, "context_create", ctypes.byref(definition(library, **settings)))

    def destroy(self) -> None:
        self.library.velto_context_destroy(self.context)

    def create_sim(self, script: bytes = b"sweep") -> abi.velto_sim:
        options = abi.velto_sim_def()
        self.sim_def_init(ctypes.byref(options), ctypes.sizeof(options))
        options.script = script
        return self.answer(abi.velto_sim, "context_create_sim", self.context, ctypes.byref(options))

    def device(self, sim: abi.velto_sim) -> abi.velto_device:
        """Scans until the device of a simulator is in sight."""
        self.answer(abi.velto_op, "context_start_scan", self.context, None)
        found = abi.velto_device()

        def is_found() -> bool:
            # A pumped context does its work while it is waited in.
            self.context_wait_event(self.context, 0.01, ctypes.byref(abi.velto_event()))
            self.sim_get_device(sim, ctypes.byref(found))
            return found.bits != 0

        until(is_found, "the simulated device")
        return found

    def connect(self, device: abi.velto_device) -> abi.velto_op:
        return self.answer(abi.velto_op, "device_connect", device, None)

    def put_out_of_range(self, sim: abi.velto_sim) -> None:
        link = abi.velto_sim_link()
        self.sim_link_init(ctypes.byref(link), ctypes.sizeof(link))
        link.is_in_range = 0
        self.sim_set_link(sim, ctypes.byref(link))
