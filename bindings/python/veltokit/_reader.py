"""Sources of elements taken in order of arrival: by polling, by waiting, in a `for` or an `async for`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, AsyncIterator, Generic, Iterator, TypeVar

from ._handle import OwnedHandle
from .errors import StaleHandleError

if TYPE_CHECKING:
    from .context import Context

T = TypeVar("T")


class Reader(ABC, Generic[T]):
    """Iterating waits for the next item, until the source or its context is closed. Ctrl-C ends every wait."""

    __slots__ = ()
    _context: Context

    @abstractmethod
    def poll(self) -> T | None:
        """Takes the oldest item, if there is one."""

    @abstractmethod
    def wait(self, timeout: float | None = None) -> T | None:
        """Takes the oldest item, waiting up to the timeout; returns None if there is none.

        A pumped context is dispatched meanwhile, and a manual clock advances by up to the timeout.

        Args:
            timeout: Longest wait (seconds); None waits forever.
        """

    @abstractmethod
    def fileno(self) -> int:
        """The descriptor that is readable while an item waits; never read or close it."""

    def drain(self) -> Iterator[T]:
        """Takes all waiting items, for instance once per frame."""
        while (item := self.poll()) is not None:
            yield item

    def _is_over(self) -> bool:
        """Whether no further items arrive, although the source still exists."""
        return False

    @property
    def _is_closing(self) -> bool:
        """Whether the program closes the source, perhaps in another thread."""
        return False

    def __iter__(self) -> Iterator[T]:
        while True:
            try:
                item = self.wait()
                if item is None and self._is_over():
                    return
            except StaleHandleError:
                return
            if item is not None:
                yield item

    async def __aiter__(self) -> AsyncIterator[T]:
        while True:
            try:
                while (item := self.poll()) is not None:
                    yield item
                if self._is_over() or self._is_closing:
                    return
                await self._context._loop().readable(self)
            except StaleHandleError:
                return


class OwnedReader(OwnedHandle, Reader[T]):
    """A source that the program has created. It ends by `close()`, or when it is no longer referenced."""

    __slots__ = ("_context", "_closing")

    def __init__(self, context: Context, id_: Any, destroy: str) -> None:
        super().__init__(id_, destroy)
        self._context = context
        self._closing = False

    @property
    def _is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        """Ends the source, and the iterations over it, in any thread."""
        if self._finalizer.alive and not self._context.closed:
            self._closing = True
            try:
                self._context._forget_fd(self.fileno())
            except StaleHandleError:
                pass  # The context was closed by another thread at the same time.
        self._finalizer()
