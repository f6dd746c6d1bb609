"""The base class of the parts of a context."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from . import _abi
from ._enums import ContextFlag
from .device import Device

if TYPE_CHECKING:
    from .context import Context


class ContextBase:
    """The handle of a context, and what makes objects of other handles."""

    def __init__(self, pointer: int, flags: ContextFlag) -> None:
        self._pointer = pointer
        self._is_pumped = ContextFlag.PUMPED in flags
        self._has_manual_clock = ContextFlag.MANUAL_CLOCK in flags

    @property
    def _context(self) -> Context:
        return cast("Context", self)

    def _device(self, id_: _abi.velto_device) -> Device | None:
        """The device of a handle; none for the null handle."""
        return Device(self._context, _abi.velto_device(id_.bits)) if id_.bits else None
