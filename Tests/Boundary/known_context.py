"""Runs of a program, one after the other or at the same time, that remember devices in one state folder.

A "run" is a context of its own. Simulated caps of one seed have one identity in all of them.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from pumped_context import PumpedContext
from veltokit import abi


class KnownContext(PumpedContext):
    """A context, and shorter names for what these tests ask of it."""

    def known(self) -> list[abi.velto_known_device]:
        # Room for all that there can be: with a loop of its own the context may learn of one between two calls.
        count, devices = ctypes.c_size_t(), (abi.velto_known_device * 1000)()
        self.context_list_known_devices(self.context, devices, len(devices), ctypes.byref(count))
        return list(devices[: count.value])

    def identifier(self, device: abi.velto_device) -> str:
        return self.text("device_get_identifier", device)

    def cap(self, seed: int) -> tuple[abi.velto_device, str]:
        """A simulated cap that is connected by the program, and its identifier."""
        _, device = self.connected_cap(seed=seed)
        return device, self.identifier(device)

    def auto_connect(self, players: int, seconds: float = 6) -> None:
        self.context_set_auto_connect(self.context, players)
        self.advance(seconds)

    def player(self, index: int) -> abi.velto_device:
        return self.answer(abi.velto_device, "context_find_player", self.context, index)

    def connect_last(self, timeout: float = 15) -> tuple[abi.velto_device, abi.velto_op]:
        options = abi.velto_connect_options()
        self.connect_options_init(ctypes.byref(options), ctypes.sizeof(options))
        options.timeout = timeout
        device, operation = abi.velto_device(), abi.velto_op()
        self.context_connect_last_device(
            self.context, ctypes.byref(options), ctypes.byref(device), ctypes.byref(operation))
        return device, operation

    def ended(self, operation: abi.velto_op) -> int:
        """How an operation ended; PENDING while it has not."""
        return self.answer(ctypes.c_int32, "op_get_result", operation)

    def warnings(self) -> list[str]:
        return self.log_lines(abi.VELTO_LOG_CLASS_WARNING)


Run = Callable[..., AbstractContextManager[KnownContext]]


def runs(library: Any, folder: Path) -> Run:
    """Makes runs on one state folder."""

    @contextmanager
    def run(**members: Any) -> Iterator[KnownContext]:
        context = KnownContext(library, **{"state_path": os.fsencode(folder), **members})
        try:
            yield context
        finally:
            context.destroy()

    return run
