"""Copies a store, and dies of a second copy where the file of the copy gets longer than a limit.

Usage: killed_copy.py STORE FOLDER LIMIT
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "bindings/python"), str(Path(__file__).parent)]

from pumped_context import pumped
from veltokit import abi, core

if __name__ == "__main__":
    with pumped(core.load()) as context:
        store = context.answer(abi.velto_store, "context_open_store", context.context, os.fsencode(sys.argv[1]))
        context.store_copy(store, 0, os.fsencode(Path(sys.argv[2], "whole.velto")))
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # The kernel kills a program that writes beyond the limit.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[3]), resource.RLIM_INFINITY))
        context.store_copy(store, 0, os.fsencode(Path(sys.argv[2], "cut.velto")))
