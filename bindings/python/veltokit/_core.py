"""Finds and loads libveltokit, and declares its functions for ctypes."""

from __future__ import annotations

import ctypes
import os
from functools import lru_cache
from typing import Any, Callable, Iterator

from . import _abi

LIBRARY_VARIABLE = "VELTOKIT_LIBRARY"
SONAME = "libveltokit.so.0"


class LibraryNotFoundError(ImportError):
    """No usable library; the message lists what was tried and why each candidate failed."""


class Library:
    """The functions of the library by their C names.

    A function that the loaded library does not have raises a sentence when it is called, not when the package is
    imported.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self._handle = ctypes.CDLL(path)
        for name, prototype in _abi.PROTOTYPES.items():
            setattr(self, name, self._declare(name, prototype))

    def has(self, name: str) -> bool:
        """Whether the loaded library has a function."""
        return hasattr(self._handle, name)

    def _declare(self, name: str, prototype: _abi.Prototype) -> Callable[..., Any]:
        try:
            function = getattr(self._handle, name)
        except AttributeError:
            return _missing(name, prototype.since, self.path)
        function.restype = prototype.result
        function.argtypes = prototype.arguments
        return function  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name} is not a function of the C API")


def _missing(name: str, since: str, path: str) -> Callable[..., Any]:
    def call(*_: Any) -> Any:
        raise NotImplementedError(f"{name} needs VeltoKit {since} or newer, and {path} is older")

    return call


def candidates() -> Iterator[str]:
    """Where to look, best first: the variable (alone, if set), this package's own copy, the system."""
    named = os.environ.get(LIBRARY_VARIABLE)
    if named is not None:
        yield named
        return
    bundled = os.path.join(os.path.dirname(__file__), "libveltokit.so")
    if os.path.exists(bundled):
        yield bundled
    from ctypes.util import find_library

    found = find_library("veltokit")
    if found is not None:
        yield found
    yield SONAME


def load() -> Library:
    """Loads the first candidate that works and fits this package."""
    failures = []
    for path in candidates():
        if path == "":
            failures.append(f"{LIBRARY_VARIABLE} is empty: set it to a path, or unset it")
            continue
        if os.path.isdir(path):
            failures.append(f"{path}: is a folder; name the file in it")
            continue
        if os.sep in path and not os.path.isfile(path):
            failures.append(f"{path}: there is no such file")
            continue
        try:
            library = Library(path)
        except OSError as error:
            failures.append(f"{path}: {error}")
            continue
        if not (library.has("velto_abi_check") and library.has("velto_version_string")):
            failures.append(f"{path}: is not VeltoKit")
            continue
        if library.velto_abi_check(_abi.VELTO_VERSION) == _abi.VELTO_OK:
            return library
        version = library.velto_version_string().decode()
        failures.append(f"{path}: has version {version}, which does not fit this package")
    raise LibraryNotFoundError(
        "libveltokit cannot be loaded. Install it, install the veltokit wheel that contains it, or set "
        f"{LIBRARY_VARIABLE} to its path. Tried:\n  " + "\n  ".join(failures)
    )


@lru_cache(maxsize=None)
def library() -> Library:
    """The library of this process, loaded when first needed."""
    return load()


def loaded_path() -> str:
    """Returns the file of the library, also if the loader has found it by its name."""
    path = library().path
    if os.sep in path:
        return os.path.abspath(path)
    with open("/proc/self/maps") as maps:
        return next(line.split(maxsplit=5)[5].rstrip("\n") for line in maps if os.path.basename(line.rstrip("\n")).startswith("libveltokit.so"))
