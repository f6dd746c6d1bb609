"""The base class of the parts of a studio."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, Iterator

from ..errors import FormatError, LibraryMissingError
from .problems import RefusedError

if TYPE_CHECKING:
    from ..context import Context
    from ..queue import EventQueue
    from ..store import Store
    from .world import SimulatedWorld


class StudioPart:
    """The state that the verbs share."""

    context: Context
    """The context, once the studio is open."""
    _events: EventQueue
    _world: SimulatedWorld | None
    _store_path: str | os.PathLike[str] | None

    def __init__(self) -> None:
        self._store: Store | None = None

    def command(self, text: str) -> str:
        """A command of `velto` for the same devices and sessions, as a person types it.

        Args:
            text: The command, such as "sessions show 1".
        """
        return f"velto {text}" + (" --simulated" if self._world is not None else "")

    async def rest(self, seconds: float, hurries: bool = False) -> None:
        """Lets time pass for the devices."""
        raise NotImplementedError

    @property
    def store(self) -> Store:
        """The sessions, opened when they are first needed.

        Raises:
            RefusedError: SQLite is not installed.
        """
        if self._store is None:
            path = self._store_path
            if path is None and self._world is not None:
                path = self._world.store_path
            with refusing():
                self._store = self.context.open_store(path)
        return self._store

    @property
    def recorded(self) -> Store:
        """The store, for reading: a file that was named must be there.

        Raises:
            RefusedError: There is no such file, or SQLite is not installed.
        """
        path = self._store_path
        if self._store is None and path is not None and not os.path.exists(path):
            raise RefusedError(f"{os.fspath(path)}: there is no such session file; a recording creates it")
        return self.store


@contextmanager
def refusing(name: str = "") -> Iterator[None]:
    """Names the file that is damaged, and refuses what needs a library that is not installed.

    Raises:
        RefusedError: One of them.
    """
    try:
        yield
    except LibraryMissingError as error:
        raise RefusedError(str(error)) from error
    except FormatError as error:
        if not name:
            raise
        raise RefusedError(f"{name}: {error}") from error
