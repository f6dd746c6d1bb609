"""A simulated device that a test programs: characteristics, reactions and faults by their members, and bare access."""

from __future__ import annotations

import ctypes
from typing import Any

from pumped_context import PumpedContext
from raw_device import NOTIFY, READ, WRITE, characteristic, table_sim
from veltokit import abi

COMMAND, DATA = 3, 5
"""Value handles: written by the host, notified by the device."""

TABLE = [
    characteristic(COMMAND, 0xFFF0, 0xFFF1, READ | WRITE | abi.VELTO_ATTRIBUTE_PROPERTY_WRITE_WITHOUT_RESPONSE),
    characteristic(DATA, 0xFFF0, 0xFFF2, READ | NOTIFY),
]


def filled(structure: Any, members: dict[str, Any]) -> Any:
    """A structure of which bytes are given as bytes."""
    result = structure()
    for name, value in members.items():
        if isinstance(value, bytes):
            getattr(result, name)[: len(value)] = list(value)
        else:
            setattr(result, name, value)
    return result


def rule(pattern: bytes = b"", bytes: bytes = b"", **members: Any) -> abi.velto_sim_reaction:
    """Writes to COMMAND that begin with the pattern are answered by DATA."""
    defaults = {"characteristic": COMMAND, "target": DATA, "pattern_size": len(pattern), "size": len(bytes)}
    return filled(abi.velto_sim_reaction, {**defaults, "pattern": pattern, "bytes": bytes, **members})


class TableDevice:
    """A device with that table; bare, with its link up and DATA subscribed to, unless a test says otherwise."""

    def __init__(self, context: PumpedContext, *reactions: abi.velto_sim_reaction, table=TABLE) -> None:
        self.context = context
        self.sim = table_sim(context, b"Table", table)
        if reactions:
            self.react(*reactions)

    def react(self, *reactions: abi.velto_sim_reaction) -> None:
        self.context.sim_set_reactions(self.sim, (abi.velto_sim_reaction * len(reactions))(*reactions), len(reactions))

    def fail(self, *faults: dict[str, Any]) -> None:
        listed = [filled(abi.velto_sim_fault, fault) for fault in faults]
        self.context.sim_set_faults(self.sim, (abi.velto_sim_fault * len(listed))(*listed), len(listed))

    def faults(self) -> list[abi.velto_sim_fault]:
        return self._listed(abi.velto_sim_fault, "sim_list_faults", self.sim)

    def characteristics(self) -> list[abi.velto_sim_characteristic]:
        return self._listed(abi.velto_sim_characteristic, "sim_list_characteristics", self.sim)

    def writes(self, room: int = 256) -> list[abi.velto_sim_write]:
        return self._listed(abi.velto_sim_write, "sim_read_writes", self.sim, room=room)

    def _listed(self, type_: Any, name: str, *arguments: Any, room: int = 256) -> list[Any]:
        items, count = (type_ * room)(), ctypes.c_size_t()
        getattr(self.context, name)(*arguments, items, room, ctypes.byref(count))
        return list(items[: min(count.value, room)])

    @property
    def info(self) -> abi.velto_sim_info:
        return self.context.answer(abi.velto_sim_info, "sim_get_info", self.sim)

    def bytes_of(self, name: str, *arguments: Any) -> bytes:
        buffer, count = ctypes.create_string_buffer(512), ctypes.c_size_t()
        getattr(self.context, name)(self.sim, *arguments, buffer, 512, ctypes.byref(count))
        return buffer.raw[: count.value]

    # As the backend of a bare device

    def connect(self) -> TableDevice:
        self.context.sim_set_bare(self.sim, 1)
        self.context.sim_report_link(self.sim, 1)
        self.context.sim_report_subscription(self.sim, DATA, 1)
        return self

    def write(self, value: bytes, handle: int = COMMAND, has_response: int = 1) -> None:
        self.context.sim_write_value(self.sim, handle, has_response, value, len(value))

    def read(self, handle: int = COMMAND) -> bytes:
        return self.bytes_of("sim_read_value", handle)

    def value(self, handle: int = DATA) -> bytes:
        return self.bytes_of("sim_get_value", handle)

    def notified(self) -> list[bytes]:
        """What the device has sent by now."""
        values = []
        while True:
            value = self.context.answer(abi.velto_sim_notification, "sim_poll_notification", self.sim)
            if self.context.footnote == abi.VELTO_NOTHING:
                return values
            values.append(bytes(value.bytes[: value.size]))

    def att_code(self) -> int:
        """That of the last failure."""
        return self.context.answer(abi.velto_error_detail, "error_get_detail").number
