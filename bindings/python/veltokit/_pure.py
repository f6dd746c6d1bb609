"""Objects that need no context: drivers, strategies, navigators."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any, TypeVar

from ._calls import call
from ._core import library

P = TypeVar("P", bound="PureObject")


class PureObject:
    """An object that returns the same results for the same inputs. Used by one thread at a time.

    It ends by `close()`, or when it is no longer referenced.
    """

    __slots__ = ("_finalizer", "_pointer", "__weakref__")

    def __init__(self, create: str, destroy: str, *arguments: Any) -> None:
        pointer = ctypes.c_void_p()
        call(create, *arguments, ctypes.byref(pointer))
        self._pointer = pointer.value
        self._finalizer = weakref.finalize(self, getattr(library(), destroy), pointer.value)

    def close(self) -> None:
        """Destroys the object."""
        self._finalizer()

    def __enter__(self: P) -> P:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
