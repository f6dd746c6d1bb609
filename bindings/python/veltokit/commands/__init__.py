"""The commands of `python -m veltokit`, a module each."""

from __future__ import annotations

from .._enums import Backend
from ..context import Context


def open_context(backends: Backend | None, ephemeral: bool = False) -> Context:
    """A context of the given backends; the simulated one comes with a cap that plays."""
    is_simulated = backends is not None and Backend.SIMULATED in backends
    return Context(backends=backends, simulated=is_simulated, ephemeral=ephemeral)
