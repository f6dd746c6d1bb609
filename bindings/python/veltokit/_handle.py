"""The base of handles: they are compared as numbers, and can be keys."""

from __future__ import annotations

import weakref
from typing import Any, TypeVar

from ._core import library

O = TypeVar("O", bound="OwnedHandle")  # noqa: E741


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


class OwnedHandle(Handle):
    """A handle whose object ends by `close()`, or when it is no longer referenced."""

    __slots__ = ("_finalizer",)

    def __init__(self, id_: Any, destroy: str) -> None:
        super().__init__(id_)
        self._finalizer = weakref.finalize(self, getattr(library(), destroy), id_)

    def close(self) -> None:
        """Destroys the object."""
        self._finalizer()

    def __enter__(self: O) -> O:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
