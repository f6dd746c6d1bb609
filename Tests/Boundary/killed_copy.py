"""Copies a store again and again, each to a name of its own, and prints each name before it begins.

Usage: killed_copy.py STORE FOLDER
"""

from __future__ import annotations

import itertools
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bindings/python"), str(Path(__file__).parent)]

from pumped_context import pumped
from veltokit import abi, core

if __name__ == "__main__":
    with pumped(core.load()) as context:
        store = context.answer(abi.velto_store, "context_open_store", context.context, os.fsencode(sys.argv[1]))
        for number in itertools.count():
            path = Path(sys.argv[2], f"{number}.velto")
            print(path, flush=True)
            context.store_copy(store, 0, os.fsencode(path))
