"""The base of handles: they are compared as numbers, and can be keys."""

from __future__ import annotations

from typing import Any


class Handle:
    """Names an object of the library. A handle whose object is gone raises `StaleHandleError`."""

    __slots__ = ("_id", "__weakref__")

    def __init__(self, id_: Any) -> None:
        self._id = id_

    @property
    def bits(self) -> int:
        """The handle as a number, the same in every language."""
        return int(self._id.bits)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.bits == self.bits

    def __hash__(self) -> int:
        return hash((type(self), self.bits))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.bits:#x}>"
