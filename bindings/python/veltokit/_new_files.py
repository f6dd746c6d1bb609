"""Files of an export, of which a failure leaves none."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO


def tables(folder: str | os.PathLike[str], start_utc: str) -> dict[Path, tuple[int, int]]:
    """The tables of a session in a folder and the files beside them, by the date in their names; each with what a replacement changes.

    Args:
        folder: The folder.
        start_utc: The start of the session, of ISO 8601.
    """
    stamp = start_utc[:19].replace(":", "-")
    found = sorted(path for path in Path(folder).glob(f"*-{stamp}*") if path.suffix in (".csv", ".json"))
    return {path: (state.st_ino, state.st_mtime_ns) for path in found for state in [path.lstat()]}


class NewFiles:
    """Files that are written together: all of them are removed if the block ends by an exception."""

    def __init__(self) -> None:
        self.paths: list[Path] = []

    def open(self, path: Path) -> IO[bytes]:
        """Creates a file, which must not exist."""
        file = path.open("xb")
        self.paths.append(path)
        return file

    def write(self, path: Path, content: str) -> None:
        """Creates a file of a text."""
        with self.open(path) as file:
            file.write(content.encode())

    def __enter__(self) -> NewFiles:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None) -> None:
        if kind is not None:
            for path in self.paths:
                path.unlink(missing_ok=True)
