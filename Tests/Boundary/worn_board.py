"""A simulated MetaWear board that the library's own session talks to, and what arrives at it."""

from __future__ import annotations

import ctypes
from typing import Any

from pumped_context import PumpedContext
from raw_device import RawDevice
from veltokit import abi

R, RL, S = b"metamotion-r", b"metamotion-rl", b"metamotion-s"


class Board(RawDevice):
    """A board that is READY."""

    def __init__(self, context: PumpedContext, model: bytes = S, **members: Any) -> None:
        self.context = context
        self.sim = context.create_sim(model_name=model, **members)
        self.device = context.sim_device(self.sim)
        context.connect(self.device)
        self.packets()

    def call(self, name: str, *arguments: Any) -> int:
        """Calls a function with an operation, and returns the result of the operation."""
        return self.outcome(self.started(f"mw_{name}", *arguments))

    def packets(self) -> list[str]:
        """The packets that arrived at the device since the last look, in hexadecimal."""
        writes, count = (abi.velto_sim_write * 256)(), ctypes.c_size_t()
        self.context.sim_read_writes(self.sim, writes, 256, ctypes.byref(count))
        return [bytes(each.bytes[: each.size]).hex(" ") for each in writes[: count.value]]

    def ask(self, type_: Any, name: str, *arguments: Any) -> Any:
        return self.context.answer(type_, f"mw_{name}", self.device, *arguments)

    @property
    def info(self) -> abi.velto_mw_info:
        return self.ask(abi.velto_mw_info, "get_info")


def sized(type_: Any, **members: Any) -> Any:
    """A structure with its size and some members; the others are 0, which is their default."""
    return type_(struct_size=ctypes.sizeof(type_), **members)
