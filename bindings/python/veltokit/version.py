"""The version of the loaded library."""

from __future__ import annotations

from ._core import library


def library_version() -> str:
    """Returns the version of the loaded library, such as "0.1.0"."""
    return str(library().velto_version_string().decode())


def library_version_number() -> int:
    """Returns the version of the loaded library as major x 1,000,000 + minor x 1,000 + patch."""
    return int(library().velto_version_number())


def library_revision() -> str:
    """Returns the source revision from which the library was built, or "unknown"."""
    return str(library().velto_version_revision().decode())
