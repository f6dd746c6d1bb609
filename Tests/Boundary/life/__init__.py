"""What happens to a process that uses the library; each scenario runs in a process of its own.

    python -m life NAME

A scenario that fails raises.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "bindings/python"))

SCENARIOS: dict[str, Callable[[], None]] = {}


def scenario(function: Callable[[], None]) -> Callable[[], None]:
    SCENARIOS[function.__name__] = function
    return function


from life import forking, loading, owning, plug_ins, repeating, scarcity, sharing, waiting  # noqa: E402, F401
